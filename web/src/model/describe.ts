// A move and what comes next, in one sentence: this is what the status line says.
import type { GameInfo, PositionDoc } from "../api/types";
import { say, t } from "../i18n/i18n";
import { capital } from "../scene/words";
import { HUMAN } from "./session";
import type { Node } from "./tree";

// A player as people call it: of a written one the title, not the whole text.
export const playerName = (name: string): string => name.replace(/(?:\.greedy)?\{[\s\S]*\}/, "");

// On a table of cards moves are named in words, elsewhere people write them.
export const worded = (info: PositionDoc): boolean => info.scene.board === "cards";

export function moveName(info: PositionDoc, move: string): string {
  const known = info.moves.find((m) => m.move === move);
  return worded(info) && known?.words ? say(known.words) : move;
}

// A move in a sentence that tells it to whoever cannot read its notation, with a sign of its verdict. The notation
// stands behind it where it is more than the sign of a place; what a move brings stands after a colon and is not told
// here.
export function moveTold(info: PositionDoc, move: string, glyph = ""): string {
  const known = info.moves.find((m) => m.move === move);
  if (!known?.words || worded(info)) return moveName(info, move) + glyph;
  const [made] = say(known.words).split(": ");
  return isSign(info, move) ? made + glyph : `${made} (${known.decorated || move}${glyph})`;
}
const isSign = (info: PositionDoc, move: string): boolean => info.scene.places.some((p) => p.sign === move);

// The sentence alone, where the notation beside it needs one.
export function moveNote(info: PositionDoc | null | undefined, move: string): string {
  const words = info && !worded(info) && !isSign(info, move) && info.moves.find((m) => m.move === move)?.words;
  return words ? say(words) : "";
}

// The move that led to a node, told.
export function nodeTold(node: Node, glyph = ""): string {
  const before = node.parent?.info;
  return before ? capital(moveTold(before, node.move, glyph)) : node.decorated + glyph;
}

// The move that led to a node, as people call it.
export function nodeName(node: Node): string {
  const before = node.parent?.info;
  return before && worded(before) ? capital(moveName(before, node.move!)) : node.decorated;
}

// The same with what came of it.
export function madeWords(node: Node): string {
  const { last } = node.info!;
  const before = node.parent?.info;
  if (last && before && moveNote(before, node.move)) return `${say(last.words)} (${node.decorated})`;
  const name = worded(node.info!) && last ? say(last.words) : node.decorated;
  return last?.detail ? `${name} (${say(last.detail)})` : name;
}

export function outcomeWords(outcome: number, solitaire: boolean): string {
  if (solitaire) return outcome > 0 ? t("solo_won") : t("solo_lost");
  return outcome === 0 ? t("is_draw") : t("player_wins", outcome > 0 ? 1 : 2);
}

function nextWords(game: GameInfo, now: PositionDoc, players: [string, string]): string {
  if (now.outcome !== null) return outcomeWords(now.outcome, game.solitaire);
  const alone = game.solitaire || (players[now.side - 1] === HUMAN && players[2 - now.side] !== HUMAN);
  return alone ? t("your_turn") : t("turn_of", now.side);
}

export function turnSentence(game: GameInfo, now: PositionDoc, players: [string, string]): string {
  const words = nextWords(game, now, players);
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}

export function moveSentence(game: GameInfo, mover: 1 | 2, node: Node, players: [string, string]): string {
  const next = nextWords(game, node.info!, players);
  if (worded(node.info!) || moveNote(node.parent?.info, node.move)) {
    const made = madeWords(node);
    return game.solitaire ? `${capital(made)}; ${next}.` : t("played_words", mover, made, next);
  }
  return t(game.solitaire ? "solo_played" : "played", mover, madeWords(node), next);
}
