// A game as an address: everything stands in the fragment, so it never leaves this machine unless it is copied.
//   /#/GAME?p=4.4.../..._1&m=3,6&i=2&a=human,paper&v=truth&lang=id
import { lang, type Lang } from "../i18n/i18n";
import type { PaperExample } from "../api/types";
import type { Session } from "./session";
import { lineThrough, ply } from "./tree";

export interface Shared {
  position: string;
  rules: string;
  seed: number;
  moves: string[];
  ply: number;
  players: [string, string] | null;
  view: string;
  lang: Lang | null;
}

export function fragment(session: Session, view: string): string {
  const { rules, position, seed, players } = session.setup;
  const moves = lineThrough(session.at)
    .slice(1)
    .map((n) => n.move);
  const parts: [string, string][] = [];
  if (position) parts.push(["p", position.replaceAll(" ", "_")]);
  if (rules) parts.push(["r", rules]);
  if (seed !== 1) parts.push(["s", String(seed)]);
  if (moves.length) parts.push(["m", moves.join(",")]);
  parts.push(["i", String(ply(session.at))], ["a", players.join(",")], ["v", view], ["lang", lang()]);
  return joined(parts);
}

function joined(parts: [string, string][]): string {
  return parts
    .map(([k, v]) => `${k}=${encodeURIComponent(v).replace(/%(2C|2F|3A|40|3B)/g, (m) => decodeURIComponent(m))}`)
    .join("&");
}

// A position of the game's paper as an address.
export function exampleFragment(example: PaperExample): string {
  const parts: [string, string][] = [["p", example.position.replaceAll(" ", "_")]];
  if (example.rules) parts.push(["r", example.rules]);
  if (example.moves.length) parts.push(["m", example.moves.join(",")]);
  return joined(parts);
}

export function shareLink(session: Session, view: string): string {
  return `${location.origin}/#/${session.game.name}?${fragment(session, view)}`;
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
    seed: /^\d{1,18}$/.test(get("s")) ? Number(get("s")) : 1,
    moves: get("m") ? get("m").split(",") : [],
    ply: /^\d{1,5}$/.test(get("i")) ? Number(get("i")) : Number.MAX_SAFE_INTEGER,
    players: players.length === 2 && players.every(Boolean) ? [players[0], players[1]] : null,
    view: get("v"),
    lang: language === "en" || language === "id" ? language : null,
  };
}
