// Steps played on a scene, one picture after the other, so that a move can be watched.
import type { Piece, Place, Scene, Step } from "../api/types";

export interface Frame {
  scene: Scene;
  at: string; // the place where something has just happened
}

const look = ({ count: _, ...rest }: Piece): string => JSON.stringify(rest);

function withPlace(scene: Scene, id: string, change: (pieces: Piece[]) => Piece[]): Scene {
  const places = scene.places.map((p): Place => (p.id === id ? { ...p, pieces: change(p.pieces ?? []) } : p));
  return { ...scene, places };
}
function taken(pieces: Piece[], piece: Piece): Piece[] {
  const at = pieces.findIndex((p) => look(p) === look(piece) && p.count >= piece.count);
  return pieces.flatMap((p, i) =>
    i !== at ? [p] : p.count > piece.count ? [{ ...p, count: p.count - piece.count }] : [],
  );
}
function given(pieces: Piece[], piece: Piece): Piece[] {
  if (piece.count === 0) return pieces;
  const at = pieces.findIndex((p) => look(p) === look(piece));
  if (at < 0) return [...pieces, piece];
  return pieces.map((p, i) => (i === at ? { ...p, count: p.count + piece.count } : p));
}

function framesOfMove(scene: Scene, s: Step): Frame[] {
  const lifted = withPlace(scene, s.from!, (p) => taken(p, s.piece!));
  const arriving = s.becomes ?? s.piece!;
  if (!s.along) return [{ scene: withPlace(lifted, s.to!, (p) => given(p, arriving)), at: s.to! }];
  const frames: Frame[] = [{ scene: lifted, at: s.from! }];
  for (const id of s.along) {
    const next = withPlace(frames.at(-1)!.scene, id, (p) => given(p, { ...arriving, count: 1 }));
    frames.push({ scene: next, at: id });
  }
  return frames;
}

function framesOf(scene: Scene, s: Step): Frame[] {
  if (s.kind === "move") return framesOfMove(scene, s);
  if (!s.becomes || !s.from || !s.piece) return [];
  const change = (p: Piece[]): Piece[] => given(s.piece!.count ? taken(p, s.piece!) : p, s.becomes!);
  return [{ scene: withPlace(scene, s.from, change), at: s.from }];
}

export function frames(before: Scene, steps: Step[]): Frame[] {
  const all: Frame[] = [];
  for (const s of steps) all.push(...framesOf(all.at(-1)?.scene ?? before, s));
  return all;
}

// ---- the way of a sowing --------------------------------------------------------------------------------------------

export interface Way {
  stations: { at: string; count: number }[]; // where pieces were lifted to be dropped one by one
  end: string; // where the last one fell
  taken: string[]; // what was carried off afterwards, elsewhere
}

export function wayOf(steps: Step[]): Way | null {
  const sown = steps.filter((s) => s.along);
  if (!sown.length) return null;
  const end = sown.at(-1)!.to!;
  const after = steps.slice(steps.lastIndexOf(sown.at(-1)!) + 1);
  return {
    stations: sown.map((s) => ({ at: s.from!, count: s.piece!.count })),
    end,
    taken: after.filter((s) => s.kind === "move" && s.from !== end).map((s) => s.from!),
  };
}
