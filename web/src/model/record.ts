// Records (.rkr): tags, moves numbered by turn, comments, variations. What is written reads back to the same text.
import { RequestError } from "../api/client";
import type { Words } from "../api/types";
import type { Session } from "./session";
import { judged, type Node } from "./tree";

export interface RecordedMove {
  move: string;
  comment: string;
  variations: RecordedMove[][];
}
export interface GameRecord {
  tags: Record<string, string>;
  moves: RecordedMove[];
}

const TOKEN = /\{([^}]*)\}|([()])|([^\s(){}]+)/g;
const RESULT = /^(\*|1-0|0-1|1\/2-1\/2)$/;

export function readRecord(text: string): GameRecord {
  const tags: Record<string, string> = {};
  const body = text.replace(/^\s*\[(\w+)\s+"([^"]*)"\]\s*$/gm, (_, key: string, value: string) => {
    tags[key] = value;
    return "";
  });
  return { tags, moves: readMoves(body.matchAll(TOKEN)) };
}

function readMoves(tokens: IterableIterator<RegExpMatchArray>): RecordedMove[] {
  const line: RecordedMove[] = [];
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const [, comment, paren, word] = next.value;
    if (paren === ")") return line;
    if (paren === "(") line.at(-1)?.variations.push(readMoves(tokens));
    else if (comment !== undefined) addComment(line.at(-1), comment);
    else if (word && !/^\d+\.+$/.test(word) && !/^[?!]+$/.test(word) && !RESULT.test(word))
      line.push({ move: word.replace(/[?!]+$/, ""), comment: "", variations: [] });
  }
  return line;
}

// Machine comments ([%t ..], [%s ..]) are written anew and not kept.
function addComment(move: RecordedMove | undefined, text: string): void {
  const plain = text.replace(/\[%\w+ [^\]]*\]/g, "").trim();
  if (move && plain) move.comment = move.comment ? `${move.comment} ${plain}` : plain;
}

function resultOf(outcome: number | null | undefined): string {
  return outcome === 1 ? "1-0" : outcome === -1 ? "0-1" : outcome === 0 ? "1/2-1/2" : "*";
}

export function writeRecord(session: Session): string {
  const { root, game, setup } = session;
  let last = root;
  while (last.main) last = last.main;
  const result = resultOf(last.info?.outcome);
  const rules = Object.entries(root.info?.rules ?? {})
    .map(([k, v]) => `${k}=${v}`)
    .join(",");
  const tags: Record<string, string> = {
    ...session.tags,
    Game: game.name,
    Rules: rules,
    Player1: setup.players[0],
    Player2: setup.players[1],
    Position: game.hidden ? setup.position : (root.info?.position ?? setup.position), // the seed deals hidden cards
    Seed: setup.seed,
    Advice: String(session.hints),
    Result: result,
  };
  const head = Object.entries(tags)
    .map(([k, v]) => `[${k} "${v.replaceAll('"', "'")}"]`)
    .join("\n");
  return `${head}\n\n${writeFrom(root, { turn: 0, side: 0 })}${result}\n`;
}

// A new number stands before each turn; a variation follows the move it replaces.
function writeFrom(node: Node, count: { turn: number; side: number }): string {
  const main = node.main;
  if (!main) return "";
  const side = node.info?.side ?? 1;
  const before = { ...count };
  let out = numbered(main, count, side);
  for (const other of node.children)
    if (other !== main)
      out += `( ${numbered(other, { ...before, side: 0 }, side)}${writeFrom(other, { turn: before.turn + 1, side })}) `;
  return out + writeFrom(main, count);
}

function numbered(node: Node, count: { turn: number; side: number }, side: number): string {
  const fresh = side !== count.side;
  if (fresh) count.turn++;
  count.side = side;
  const comment = node.comment ? `{ ${node.comment} } ` : "";
  return `${
    fresh ? `${count.turn > 1 ? "\n" : ""}${count.turn}. ` : ""
  }${node.decorated.includes("?") ? node.move : node.decorated}${judged(node)?.verdict ?? ""} ${comment}`;
}

// A move of a record that could not be played, where, and why not.
export interface Stop {
  move: string;
  at: Node;
  why: Words;
}

// Plays a record into a session, variations too. Answers where it stops short, if it does: its line, or else a
// variation.
export async function playRecord(session: Session, record: GameRecord): Promise<Stop | null> {
  session.tags = record.tags;
  session.hints = Number(record.tags.Advice) || 0;
  return playMoves(session, session.root, record.moves);
}

async function playMoves(session: Session, from: Node, moves: RecordedMove[]): Promise<Stop | null> {
  let at = from;
  let aside: Stop | null = null;
  for (const m of moves) {
    session.at = at;
    try {
      await session.play(m.move);
    } catch (error) {
      if (error instanceof RequestError) return { move: m.move, at, why: error.words };
      throw error;
    }
    const next = session.at;
    next.comment = m.comment;
    for (const variation of m.variations) aside ??= await playMoves(session, at, variation);
    at.main = next;
    session.at = next;
    at = next;
  }
  return aside;
}
