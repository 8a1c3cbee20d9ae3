// One game on the page: where it began, everything that was played, who plays. All of it lives here and in the address,
// nothing on the server.
import { advise, inspect, preview, truth, type Place } from "../api/client";
import type { AdviceDoc, GameInfo, MoveText, PositionDoc, PreviewDoc, TruthDoc } from "../api/types";
import { child, choose, movesTo, newNode, pathTo, type Node } from "./tree";
import type { Seed } from "./seed";

export const HUMAN = "human";

export interface Setup {
  rules: string;
  position: string; // empty: the start of the game
  seed: Seed;
  players: [string, string];
}

export class Session {
  root: Node = newNode(null);
  at: Node = this.root;
  hints = 0;
  tags: Record<string, string> = {}; // of a record that was read, kept when it is written again

  constructor(
    readonly game: GameInfo,
    readonly setup: Setup,
  ) {}

  place(node: Node = this.at): Place {
    const { rules, position, seed } = this.setup;
    const place = { game: this.game.name, rules, position, moves: movesTo(node), seed };
    return this.game.hidden && this.alone ? { ...place, viewer: this.isHuman(1) ? 1 : 2 } : place;
  }

  async look(node: Node = this.at): Promise<PositionDoc> {
    node.info ??= await inspect(this.place(node));
    return node.info;
  }

  // Plays a move from the current position, as it is written by people too. Throws when it is not legal.
  async play(text: string): Promise<Node> {
    const before = await this.look();
    const known = findMove(text, before.moves);
    const move = known?.move ?? text;
    const info = await inspect({ ...this.place(), moves: [...movesTo(this.at), move] });
    const next = child(this.at, move, info.played[info.played.length - 1] ?? move);
    next.info = info;
    this.at = next;
    return next;
  }

  // What a move would do.
  async ahead(move: string): Promise<PreviewDoc> {
    const at = this.at;
    at.ahead ??= new Map();
    const known = at.ahead.get(move) ?? (await preview(this.place(at), move));
    at.ahead.set(move, known);
    return known;
  }

  // Plays a whole line from the root; answers how many moves were good.
  async playLine(moves: string[]): Promise<number> {
    this.at = this.root;
    await this.look();
    for (let i = 0; i < moves.length; i++) {
      try {
        await this.play(moves[i]);
      } catch (error) {
        if (i === 0 && !(error instanceof Error)) throw error;
        return i;
      }
    }
    return moves.length;
  }

  // Lines that leave the main one; what is not legal ends a line.
  async playBranches(branches: { after: number; moves: string[] }[]): Promise<void> {
    let end = this.root;
    while (end.main) end = end.main;
    for (const branch of branches) {
      this.goTo(end);
      this.goToPly(branch.after);
      try {
        for (const move of branch.moves) await this.play(move);
      } catch {
        continue;
      }
    }
    this.goTo(end);
  }

  goTo(node: Node): void {
    this.at = node;
    choose(node);
  }
  goToPly(n: number): void {
    let node = this.root;
    for (let i = 0; i < n && node.main; i++) node = node.main;
    this.at = node;
  }
  undo(): boolean {
    if (!this.at.parent) return false;
    this.at = this.at.parent;
    return true;
  }
  redo(): boolean {
    if (!this.at.main) return false;
    this.at = this.at.main;
    return true;
  }
  // On to where a person was to choose, or to the end.
  redoTurn(): boolean {
    if (!this.redo()) return false;
    while (this.at.main && this.at.info && !this.isHuman(this.at.info.side)) this.redo();
    return true;
  }
  // Back to where a person was to choose: the answers of the computer go with it.
  undoTurn(): boolean {
    if (!this.undo()) return false;
    while (this.at.parent && this.at.info && !this.isHuman(this.at.info.side)) this.undo();
    return true;
  }

  isHuman(side: 1 | 2): boolean {
    return this.setup.players[side - 1] === HUMAN;
  }
  get alone(): boolean {
    return this.setup.players.includes(HUMAN) && this.setup.players.some((p) => p !== HUMAN);
  }

  async advice(player: string, node: Node = this.at, signal?: AbortSignal): Promise<AdviceDoc> {
    node.advice ??= new Map();
    const known = node.advice.get(player);
    if (known) return known;
    const fresh = await advise(this.place(node), player, signal);
    node.advice.set(player, fresh);
    return fresh;
  }

  // An answer is kept until somebody asks `again`, for more.
  async truth(node: Node = this.at, seeAll = false, seconds = 2, again = false): Promise<TruthDoc> {
    const known = seeAll ? node.clairvoyant : node.truth;
    if (known && !again) return known;
    const fresh = await truth(this.place(node), { all: true, seconds, see_all: seeAll });
    if (seeAll) node.clairvoyant = fresh;
    else node.truth = fresh;
    return fresh;
  }

  // The side that made the move into this node.
  mover(node: Node): 1 | 2 {
    return node.parent?.info?.side ?? 1;
  }
  path(): Node[] {
    return pathTo(this.at);
  }
}

// The legal move that a text means: canonical, decorated, or with decorations of its own ("4x3", "3@7#").
export function findMove(text: string, legal: MoveText[]): MoveText | undefined {
  const word = text.trim();
  const exact = legal.find((m) => m.move === word || m.decorated === word);
  if (exact) return exact;
  const prefixes = legal.filter((m) => word.startsWith(m.move) && /^[x+#~=]/.test(word.slice(m.move.length)));
  return prefixes.sort((a, b) => b.move.length - a.move.length)[0];
}
