// What every board is given, and what it may say back ("play" with a move, "say" with a sentence for the status line).
import type { GameInfo, MoveTruth, PositionDoc } from "../api/types";

export interface BoardView {
  game: GameInfo;
  info: PositionDoc;
  before: PositionDoc | null; // the position the last move was made in, when it should be shown moving
  last: string; // the move that led here
  enabled: boolean; // a person is to move
  truths: Map<string, MoveTruth> | null;
  pick: string; // a move to point at: the hint
  preview: PositionDoc | null; // what a candidate would lead to
  flipped: boolean;
}
