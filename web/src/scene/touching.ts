// Making a move by touching places: after the first touch only the moves with that beginning are left, and a touch that
// completes one makes it. No sequence is the beginning of another.
import type { MoveText, PositionDoc } from "../api/types";

export type Touched = { made: MoveText } | "held" | "freed" | "nothing";

export class Touching {
  private held: string[] = [];

  constructor(private readonly moves: MoveText[]) {}

  // The moves that go on with this touch.
  through(id: string): MoveText[] {
    const n = this.held.length;
    return this.moves.filter((m) => m.touch?.[n] === id && this.held.every((h, i) => m.touch![i] === h));
  }
  isNext(id: string): boolean {
    return this.through(id).length > 0;
  }
  // A touch here begins a move, or goes on with it, and does not complete it.
  takesUp(id: string): boolean {
    const through = this.through(id);
    return through.length > 0 && through.every((m) => m.touch!.length > this.held.length + 1);
  }
  isHeld(id: string): boolean {
    return this.held.includes(id);
  }
  get begun(): boolean {
    return this.held.length > 0;
  }
  // The touches that may follow.
  next(): string[] {
    const n = this.held.length;
    const open = this.moves.filter((m) => this.held.every((h, i) => m.touch?.[i] === h));
    return [...new Set(open.flatMap((m) => m.touch?.[n] ?? []))];
  }

  touch(id: string): Touched {
    const through = this.through(id);
    if (through.length) {
      const made = through.find((m) => m.touch!.length === this.held.length + 1);
      this.held = made ? [] : [...this.held, id];
      return made ? { made } : "held";
    }
    if (this.held.at(-1) === id) {
      this.held.pop();
      return "freed";
    }
    return this.startAnew(id);
  }
  // What cannot follow may begin another move.
  private startAnew(id: string): Touched {
    const before = this.held;
    this.held = [];
    if (before.length && this.isNext(id)) return this.touch(id);
    this.held = before;
    return "nothing";
  }
  free(): boolean {
    const had = this.begun;
    this.held = [];
    return had;
  }
}

// The places that a move is about. One that is not legal has no touches: then the place or the cards of its name.
export function placesOf(move: string, info: PositionDoc): string[] {
  const legal = info.moves.find((m) => m.move === move);
  if (legal || !move) return legal?.touch ?? [];
  const { places } = info.scene;
  const mine = places.filter((p) => !p.owner || p.owner === info.side);
  const signed = mine.filter((p) => p.sign === move).map((p) => p.id);
  if (signed.length) return signed;
  const names = move.split(/[^\w-]+/);
  const held = mine.filter((p) => p.kind === "hand").flatMap((p) => (p.pieces ?? []).map((c) => [p.id, c.card ?? ""]));
  const inHand = held.filter(([, card]) => names.includes(card)).map(([id, card]) => `${id}/${card}`);
  const lying = mine.filter((p) => p.kind === "slot" && names.includes(p.pieces?.at(-1)?.card ?? ""));
  return inHand.length ? inHand : lying.map((p) => p.id);
}
