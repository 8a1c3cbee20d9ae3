// The turn that the greedy loop builds, as it grows on the board: one picture for every number of members of S.
import { inspect, type Place } from "../api/client";
import type { AdviceDoc, PositionDoc, Scene, Step, TraceStep, Words } from "../api/types";

export interface Picture {
  info: PositionDoc;
  before: Scene | null; // in which the newest member was played
  made: Words[]; // the members of S in words
}

// Where chance has a say, what came of a move is seen only by what is different afterwards.
function differences(before: Scene, after: Scene): Step[] {
  const was = new Map(before.places.map((p) => [p.id, JSON.stringify(p.pieces ?? [])]));
  const changed = after.places.filter((p) => was.get(p.id) !== JSON.stringify(p.pieces ?? []));
  return changed.map((p) => ({ kind: "note", from: p.id }));
}

export class Unfolding {
  private readonly pictures: Promise<Picture>[];
  private readonly positions: string[]; // after each member of S

  constructor(
    private place: Place,
    start: PositionDoc,
    turn: AdviceDoc,
    private readonly trace: TraceStep[],
  ) {
    const added = trace.filter((s) => s.kind === "add");
    this.positions = added.map((s) => turn.steps?.[s.choice]?.position ?? turn.position_after);
    this.pictures = [Promise.resolve({ info: start, before: null, made: [] })];
    this.place = { ...place, viewer: place.viewer ?? start.side };
  }

  // The board when S has so many members; the next one is asked for ahead of time.
  async at(members: number): Promise<Picture> {
    const picture = await this.picture(members);
    if (members < this.positions.length) void this.picture(members + 1).catch(() => undefined);
    return picture;
  }
  private picture(members: number): Promise<Picture> {
    this.pictures[members] ??= this.played(members);
    return this.pictures[members];
  }
  private async played(members: number): Promise<Picture> {
    const { info, before, made: earlier } = await this.picture(members - 1);
    const move = this.trace.at(-1)!.S[members - 1];
    const words = info.moves.find((m) => m.move === move)?.words ?? { en: move, id: move };
    const shown = { before: info.scene, made: [...earlier, words] };
    const from = before ? { ...this.place, position: info.position, moves: [] } : this.place;
    const made = await inspect({ ...from, moves: [...from.moves, move] });
    const position = this.positions[members - 1];
    if (made.position === position) return { info: made, ...shown };
    const drawn = await inspect({ ...this.place, position, moves: [] });
    return { info: { ...drawn, steps: differences(info.scene, drawn.scene) }, ...shown };
  }
}
