// What the drawings of boards share: the scene, what each place is at the moment, and a button that can be touched.
import { html, nothing, type TemplateResult } from "lit";
import type { MoveTruth, Piece, Place, Scene } from "../api/types";
import { say, t } from "../i18n/i18n";
import { badge, inWords } from "../model/truth";
import type { Way } from "../scene/stepping";
import { capital, placeWords } from "../scene/words";

export interface Easel {
  scene: Scene;
  flipped: boolean; // player 2 sits below
  ghost: boolean; // a preview
  way: Way | null; // of the move that is pointed at, or was made
  aiming: boolean;
  detail: string; // of the same move
  opened: string; // the pile or stacks that are looked into
  isNext(id: string): boolean;
  isHeld(id: string): boolean;
  isPick(id: string): boolean;
  isAmong(id: string): boolean; // of a candidate
  isRefused(id: string): boolean;
  isLast(id: string): boolean;
  isMarked(id: string): boolean;
  truth(id: string): MoveTruth | undefined;
  alone: boolean;
  press(id: string): void;
  aim(id: string): void;
  open(id: string): void;
}

export const placeOf = (easel: Easel, id: string): Place => easel.scene.places.find((p) => p.id === id)!;
export const pieceId = (place: Place, piece: Piece): string => `${place.id}/${piece.card ?? "?"}`;

export function badgeOf(easel: Easel, id: string): TemplateResult | typeof nothing {
  const truth = easel.truth(id);
  if (!truth) return nothing;
  const b = badge(truth.truth, easel.alone);
  return html`<span class="badge ${b.tone}" title=${inWords(truth.truth)}
    ><span aria-hidden="true">${b.shape}</span>${b.text}</span
  >`;
}

export function stateWords(easel: Easel, id: string): string {
  const truth = easel.truth(id);
  const next = easel.isNext(id);
  return [
    easel.isHeld(id) ? t("held") : next ? t("legal") : "",
    easel.isPick(id) && next ? t("hint") : easel.isAmong(id) ? t("candidate") : "",
    easel.isRefused(id) ? t("infeasible") : "",
    truth ? inWords(truth.truth) : "",
  ]
    .filter(Boolean)
    .map((w) => `, ${w}`)
    .join("");
}

export function stateClasses(easel: Easel, id: string): string {
  return [
    easel.isNext(id) ? "legal" : "",
    easel.isHeld(id) ? "held" : "",
    easel.isPick(id) ? "pick" : easel.isAmong(id) ? "among" : "",
    easel.isRefused(id) ? "refused" : "",
    easel.isLast(id) ? "last" : "",
    easel.isMarked(id) ? "marked" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

// A place or a piece that can be touched, or only read. Its name is text that is heard and not seen: what is seen
// (numbers, signs, a whole card) is no name to be read out, and a label beside it would be another one.
export function touchable(easel: Easel, id: string, name: string, content: unknown, classes = ""): TemplateResult {
  const next = easel.isNext(id);
  const held = easel.isHeld(id);
  return html`<button
    class=${classes}
    data-cell=${id}
    ?data-legal=${next}
    tabindex="-1"
    aria-disabled=${next || held ? "false" : "true"}
    aria-pressed=${held ? "true" : nothing}
    @click=${() => easel.press(id)}
    @focus=${() => easel.aim(id)}
    @blur=${() => easel.aim("")}
    @mouseenter=${() => easel.aim(id)}
    @mouseleave=${() => easel.aim("")}
  >
    <span class="seen" aria-hidden="true">${content}${badgeOf(easel, id)}</span>
    <span class="sr">${name + stateWords(easel, id)}</span>
  </button>`;
}

export function buttonOf(easel: Easel, place: Place): TemplateResult {
  return touchable(
    easel,
    place.id,
    placeWords(easel.scene, place),
    capital(say(place.label)),
    `move ${stateClasses(easel, place.id)}`,
  );
}

// Moves that belong to no place on the table: pass, yes, no, an answer.
export function choices(easel: Easel): TemplateResult | typeof nothing {
  const zones = easel.scene.zones.filter((z) => z.role === "choices");
  const ids = zones.flatMap((z) => z.rows.flat()).filter((id) => placeOf(easel, id).kind === "button");
  const loose = ids.map((id) => placeOf(easel, id)).filter((p) => !p.at);
  if (!loose.length) return nothing;
  return html`<div role="row" class="choices" aria-label=${t("legal_moves")}>
    ${loose.map((p) => html`<div role="gridcell">${buttonOf(easel, p)}</div>`)}
  </div>`;
}

// The same beside a board whose grid they are no part of.
export function choicesBeside(easel: Easel): TemplateResult | typeof nothing {
  const row = choices(easel);
  return row === nothing ? nothing : html`<div role="grid" aria-label=${t("legal_moves")}>${row}</div>`;
}
