// What a board is given, and what it may say back: "play" with a move, "aim" with a move that is pointed at (or ""),
// "say" with a sentence for the status line.
import type { GameInfo, MoveTruth, PositionDoc, Scene, Step } from "../api/types";

export interface BoardView {
  info: PositionDoc;
  before: Scene | null; // the scene in which the last move was made, when it should be shown moving
  moved: boolean; // there was a last move
  enabled: boolean; // a person is to move
  alone: boolean; // a game for one: a chance below one half is no loss
  truths: Map<string, MoveTruth> | null;
  pick: string; // a move to point at: the hint
  among?: string[]; // the moves that are still candidates
  refused?: string; // a move that was found not feasible
  preview: PositionDoc | null; // what a candidate would lead to
  aimed: { detail: string; steps: Step[] } | null; // what the move that is pointed at would do
  flipped: boolean;
}

// A position that is only looked at.
export const boardOf = (info: PositionDoc, game: GameInfo): BoardView => ({
  info,
  enabled: false,
  before: null,
  moved: false,
  alone: game.solitaire,
  truths: null,
  pick: "",
  preview: null,
  aimed: null,
  flipped: false,
});
