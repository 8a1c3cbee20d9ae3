// Places and pieces for those who do not see them.
import type { CardFace, Piece, Place, Scene } from "../api/types";
import { say, t } from "../i18n/i18n";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function faceOf(scene: Scene, piece: Piece): CardFace | undefined {
  return scene.cards?.find((c) => c.id === piece.card);
}

// The cards that a move's notation names: for one that cannot be made, of which the position has no sentence.
export function cardsIn(scene: Scene, move: string): string {
  const named = move.split(/\W+/).map((word) => scene.cards?.find((c) => c.id === word)?.title);
  return named.filter(Boolean).join(", ");
}

export function pieceWords(scene: Scene, p: Piece): string {
  if (p.kind === "seed") return t("seeds_n", p.count);
  if (p.kind === "disc") return t("piece_name", p.size!, p.owner!);
  if (p.kind === "back") return t("backs_n", p.count);
  const bars = (p.bars ?? []).map((b) => `${say(b.label)} ${b.value}${b.of ? `/${b.of}` : ""}`);
  const badges = (p.badges ?? []).map((b) => say(b.words));
  const times = p.count > 1 ? [`×${p.count}`] : [];
  return [faceOf(scene, p)?.title ?? p.card ?? "", ...times, ...bars, ...badges].join(", ");
}

// "Cell 5, size 3 of player 1 over size 1 of player 2".
export function contentWords(scene: Scene, place: Place): string {
  const pieces = place.pieces ?? [];
  if (place.kind === "hole" || place.kind === "store")
    return t(
      "seeds_n",
      pieces.reduce((n, p) => n + p.count, 0),
    );
  if (place.kind === "reserve") return t("left_n", pieces[0]?.count ?? 0);
  if (!pieces.length) return t("empty");
  const [top, ...under] = [...pieces].reverse().map((p) => pieceWords(scene, p));
  return under.length ? `${top} ${t("over", under.join(", "))}` : top;
}

export function placeWords(scene: Scene, place: Place): string {
  const label = capital(say(place.label));
  return place.kind === "button" ? label : `${label}, ${contentWords(scene, place)}`;
}
