// Players to choose from: those of the program by name, the texts that come with it (text/NAME), those saved in this
// browser (saved/NAME).
import type { GameInfo } from "../api/types";
import { playerName } from "./describe";
import type { SavedPlayer } from "./bench";
import { cardsOf, headName } from "./written";

// What is sent for a choice: a name, or a whole text.
export function playerOf(choice: string, texts: SavedPlayer[], saved: SavedPlayer[]): string {
  const found = /^(text|saved)\/(.*)$/.exec(choice);
  if (!found) return choice;
  return (found[1] === "text" ? texts : saved).find((x) => x.name === found[2])?.text ?? "";
}

export const isText = (player: string): boolean => /^\s*(#.*\n\s*)*rakus \d/.test(player);

// A player as people call it, also one that is a whole text.
export const titleOf = (player: string): string => (isText(player) ? headName(cardsOf(player)) : playerName(player));

// How rules are written, by those of the game.
export const rulesHint = (game: GameInfo): string =>
  game.rules
    .slice(0, 2)
    .map((r) => `${r.key}=${r.default}`)
    .join(",");
