// Holes with seeds in them: two rows (or one) and stores at their ends.
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Place, Zone } from "../api/types";
import { t } from "../i18n/i18n";
import { placeWords } from "../scene/words";
import { choicesBeside, placeOf, stateClasses, touchable, type Easel } from "./easel";

const DRAWN = 12; // more seeds than this are only counted
const TRAIL_WORDS = 10; // stations of a relay that are told; all are counted

// Seeds in a sunflower's pattern: they never overlap and need no random numbers.
function seedDots(n: number): TemplateResult[] {
  return Array.from({ length: Math.min(n, DRAWN) }, (_, i) => {
    const r = 9.5 * Math.sqrt(i + 0.4);
    const a = i * 2.399963;
    const [x, y] = [50 + r * Math.cos(a), 45 + r * Math.sin(a)];
    const shine = [(x - 2.4).toFixed(1), (y - 2.6).toFixed(1)];
    return svg`<circle class="seed s${i % 3}" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="7.6"></circle>
      <circle class="shine" cx=${shine[0]} cy=${shine[1]} r="1.9"></circle>` as TemplateResult;
  });
}
const seedsIn = (place: Place): number => (place.pieces ?? []).reduce((n, p) => n + p.count, 0);

function store(easel: Easel, id: string, side: "left" | "right"): TemplateResult {
  const place = placeOf(easel, id);
  const n = seedsIn(place);
  const lands = easel.aiming && easel.way?.end === id;
  const words = placeWords(easel.scene, place);
  const content = html`<svg viewBox="0 0 100 100" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      ${seedDots(n)}
    </svg>
    <span class="count" aria-hidden="true">${n}</span>
    <span class="owner" aria-hidden="true">${t("store_of", place.owner!)}</span>`;
  return html`<div
    role="gridcell"
    class="store ${side} owner${place.owner} ${stateClasses(easel, id)} ${lands ? "lands" : ""}"
  >
    ${
      easel.isNext(id)
        ? touchable(easel, id, words, content, "whole")
        : html`${content}<span class="sr">${words}</span>`
    }
  </div>`;
}

function trailMark(easel: Easel, id: string): TemplateResult | typeof nothing {
  const stations = easel.way?.stations ?? [];
  const numbers = stations.length > 1 ? stations.flatMap((s, i) => (s.at === id ? [i + 1] : [])) : [];
  if (!numbers.length) return nothing;
  return html`<span class="trail" aria-hidden="true"
    >${numbers.slice(0, 2).join("·")}${numbers.length > 2 ? "…" : ""}</span
  >`;
}

function hole(easel: Easel, id: string, column: number): TemplateResult {
  const place = placeOf(easel, id);
  const n = seedsIn(place);
  const aimed = easel.aiming ? easel.way : null;
  const classes = `${aimed?.end === id ? "lands" : ""} ${aimed?.taken.includes(id) ? "shot" : ""}`;
  const content = html`<svg viewBox="0 0 100 100" aria-hidden="true">
      <circle class="bowl" cx="50" cy="50" r="47"></circle>
      <circle class="depth" cx="50" cy="53" r="41"></circle>
      ${seedDots(n)}
    </svg>
    <span class="count" aria-hidden="true">${n}</span>
    <span class="number" aria-hidden="true">${place.sign}</span>
    ${trailMark(easel, id)}`;
  return html`<div
    role="gridcell"
    class="hole c${column} owner${place.owner ?? 0} ${stateClasses(easel, id)} ${classes}"
  >
    ${touchable(easel, id, placeWords(easel.scene, place), content)}
  </div>`;
}

// The stations of a relay in words: 5 (7) → 3′ (2) → ..; the dash marks the other player's holes.
function trailText(easel: Easel): TemplateResult {
  const { way } = easel;
  if (!way) return html`<p class="trail-text idle note">${t("trail_none")}</p>`;
  const mover = placeOf(easel, way.stations[0].at).owner;
  const shown = way.stations.slice(0, TRAIL_WORDS).map((s, i) => {
    const at = placeOf(easel, s.at);
    return `${i + 1}. ${at.sign}${at.owner === mover ? "" : "′"} (${s.count})`;
  });
  const more = way.stations.length > TRAIL_WORDS ? " → …" : "";
  return html`<p class="trail-text note">
    <b>${easel.detail}.</b> ${way.stations.length > 1 ? html`${t("trail")}: ${shown.join(" → ")}${more}` : nothing}
  </p>`;
}

export function drawHoles(easel: Easel): TemplateResult {
  const zone = (role: Zone["role"]) => easel.scene.zones.find((z) => z.role === role)?.rows ?? [];
  const turned = (rows: string[][]) => (easel.flipped ? [...rows].reverse().map((r) => [...r].reverse()) : rows);
  const rows = turned(zone("field"));
  const [left, right] = easel.flipped ? [zone("right"), zone("left")] : [zone("left"), zone("right")];
  const ends = { left: left.flat(), right: right.flat() };
  const onTheRight = ends.right[0] && placeOf(easel, ends.right[0]).owner === (easel.flipped ? 2 : 1);
  const columns = Math.max(...rows.map((r) => r.length));
  return html`<div role="grid" aria-label=${t("board")} class="sowing pits-${columns} ${easel.ghost ? "ghost" : ""}">
      ${rows.map(
        (row, i) =>
          html`<div role="row" class=${i === 0 && rows.length > 1 ? "far" : "near"}>
            ${i === 0 ? ends.left.map((id) => store(easel, id, "left")) : nothing}
            ${row.map((id, column) => hole(easel, id, column))}
            ${i === rows.length - 1 ? ends.right.map((id) => store(easel, id, "right")) : nothing}
          </div>`,
      )}
      ${ends.right.length ? html`<span class="direction" aria-hidden="true">${onTheRight ? "↺" : "↻"}</span>` : nothing}
    </div>
    ${choicesBeside(easel)}${ends.right.length ? trailText(easel) : nothing}`;
}
