// A game as an address: everything stands in the fragment, so it never leaves this machine unless it is copied.
//   /#/GAME?p=4.4.../..._1&m=3,6&i=2&a=human,paper&v=truth&lang=id
import { lang, type Lang } from "../i18n/i18n";
import type { PaperExample } from "../api/types";
import type { Session } from "./session";
import { root } from "../api/root";
import { lineThrough, ply, type Node } from "./tree";
import { readSeed, type Seed } from "./seed";

// A line that leaves the main one after so many moves.
export interface Branch {
  after: number;
  moves: string[];
}

export interface Shared {
  position: string;
  rules: string;
  seed: Seed;
  moves: string[];
  branches: Branch[];
  ply: number;
  players: [string, string] | null;
  view: string;
  lang: Lang | null;
}

export function fragment(session: Session, view: string): string {
  const { rules, position, seed, players } = session.setup;
  const line = lineThrough(session.at);
  const moves = line.slice(1).map((n) => n.move);
  const branches = branchesOf(line);
  const parts: [string, string][] = [];
  if (position) parts.push(["p", position.replaceAll(" ", "_")]);
  if (rules) parts.push(["r", rules]);
  if (seed !== "1") parts.push(["s", seed]);
  if (moves.length) parts.push(["m", moves.join(",")]);
  if (branches.length) parts.push(["b", branches.map((b) => `${b.after}!${b.moves.join(",")}`).join("|")]);
  parts.push(["i", String(ply(session.at))], ["a", players.join(",")], ["v", view], ["lang", lang()]);
  return joined(parts);
}

function branchesOf(line: Node[]): Branch[] {
  const main = new Set(line);
  return line.flatMap((n, after) =>
    n.children
      .filter((c) => !main.has(c))
      .map((c) => {
        const moves = [c.move];
        for (let next = c.main; next; next = next.main) moves.push(next.move);
        return { after, moves };
      }),
  );
}
function readBranches(text: string): Branch[] {
  return text.split("|").flatMap((part) => {
    const found = /^(\d{1,5})!(.+)$/.exec(part);
    return found ? [{ after: Number(found[1]), moves: found[2].split(",") }] : [];
  });
}

function joined(parts: [string, string][]): string {
  return parts
    .map(([k, v]) => `${k}=${encodeURIComponent(v).replace(/%(2C|2F|3A|40|3B)/g, (m) => decodeURIComponent(m))}`)
    .join("&");
}

// A position as an address.
export function placeFragment(rules: string, position: string, moves: string[] = []): string {
  const parts: [string, string][] = [["p", position.replaceAll(" ", "_")]];
  if (rules) parts.push(["r", rules]);
  if (moves.length) parts.push(["m", moves.join(",")]);
  return joined(parts);
}
// A position of the game's paper.
export const exampleFragment = (e: PaperExample): string => placeFragment(e.rules, e.position, e.moves);

export function shareLink(session: Session, view: string): string {
  return `${location.origin}${root}#/${session.game.name}?${fragment(session, view)}`;
}

// Anything that cannot be read is left at its default; whether the position is good, the server says.
export function readFragment(text: string): Shared {
  const fields = new URLSearchParams(text.replace(/^[#?]+/, ""));
  const get = (key: string) => fields.get(key) ?? "";
  const players = get("a").split(",");
  const language = get("lang");
  return {
    position: get("p"),
    rules: get("r"),
    seed: readSeed(get("s")),
    moves: get("m") ? get("m").split(",") : [],
    branches: readBranches(get("b")),
    ply: /^\d{1,5}$/.test(get("i")) ? Number(get("i")) : Number.MAX_SAFE_INTEGER,
    players: players.length === 2 && players.every(Boolean) ? [players[0], players[1]] : null,
    view: get("v"),
    lang: language === "en" || language === "id" ? language : null,
  };
}
