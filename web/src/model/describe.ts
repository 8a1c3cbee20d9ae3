// A move and what comes next, in one sentence: this is what the status line says.
import type { GameInfo, PositionDoc } from "../api/types";
import { cardMoveWords } from "../boards/card-words";
import { drops, readSowing } from "../boards/sowing";
import { sowingWords } from "../boards/sowing-words";
import { t } from "../i18n/i18n";
import { HUMAN } from "./session";

function sowingDetails(game: GameInfo, before: PositionDoc, move: string, decorated: string): string {
  return ` (${sowingWords(game.name, drops(readSowing(before.position), Number(move), before.rules).length, decorated)})`;
}

function gobbletDetails(decorated: string): string {
  return decorated.includes("x") ? ` (${t("did_gobbles")})` : "";
}

function details(game: GameInfo, before: PositionDoc, move: string, decorated: string): string {
  if (game.name === "bantumi" || game.name === "congklak") return sowingDetails(game, before, move, decorated);
  return game.name === "gobblet" ? gobbletDetails(decorated) : "";
}

export function moveName(game: GameInfo, decorated: string): string {
  return game.name === "exodia" || game.name === "pokemon" ? cardMoveWords(game.name, decorated) : decorated;
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

export function moveSentence(
  game: GameInfo,
  before: PositionDoc,
  now: PositionDoc,
  move: string,
  decorated: string,
  players: [string, string],
): string {
  const what = details(game, before, move, decorated);
  return t(
    game.solitaire ? "solo_played" : "played",
    before.side,
    moveName(game, decorated) + what,
    nextWords(game, now, players),
  );
}
