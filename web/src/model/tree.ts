// A game as a tree of moves: going back and playing on keeps the old line as a branch.
import type { AdviceDoc, MoveTruth, PositionDoc, PreviewDoc, TruthDoc } from "../api/types";

export interface Node {
  move: string; // canonical; empty at the root
  decorated: string;
  parent: Node | null;
  children: Node[];
  main: Node | null; // the child that redo goes to
  comment: string;
  info?: PositionDoc;
  truth?: TruthDoc;
  clairvoyant?: TruthDoc;
  advice?: Map<string, AdviceDoc>; // by player
  ahead?: Map<string, PreviewDoc>; // what moves would do
}

export function newNode(parent: Node | null, move = "", decorated = move): Node {
  return { move, decorated, parent, children: [], main: null, comment: "" };
}

// The nodes from the root to here, the root first.
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let n: Node | null = node; n; n = n.parent) path.unshift(n);
  return path;
}

// The line through this node: back to the root, and on to the end along the main children.
export function lineThrough(node: Node): Node[] {
  const line = pathTo(node);
  for (let n = node.main; n; n = n.main) line.push(n);
  return line;
}

export function movesTo(node: Node): string[] {
  return pathTo(node)
    .slice(1)
    .map((n) => n.move);
}

export function ply(node: Node): number {
  return pathTo(node).length - 1;
}

// The child with this move, made if it is not there, and now the main one.
export function child(node: Node, move: string, decorated = move): Node {
  const known = node.children.find((c) => c.move === move);
  const next = known ?? newNode(node, move, decorated);
  if (!known) node.children.push(next);
  node.main = next;
  return next;
}

// Makes the way to this node the main line.
export function choose(node: Node): void {
  for (let n = node; n.parent; n = n.parent) n.parent.main = n;
}

// What the truth of the position before says about the move into this node.
export function judged(node: Node): MoveTruth | undefined {
  return node.parent?.truth?.moves?.find((m) => m.move === node.move);
}
