// A table of cards: slots with a card and what lies under it, hands with cards side by side, piles with a count.
import { html, nothing, svg, type TemplateResult } from "lit";
import type { CardFace, Piece, Place, Zone } from "../api/types";
import { say, t } from "../i18n/i18n";
import { capital, faceOf, pieceWords, placeWords } from "../scene/words";
import { buttonOf, choices, pieceId, placeOf, stateClasses, touchable, type Easel } from "./easel";

function bar(value: number, of: number): TemplateResult {
  const share = Math.max(0, Math.min(1, value / of));
  return html`<svg class="hp" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="all" width="100" height="8"></rect>
    ${svg`<rect class="left ${share < 0.34 ? "low" : ""}" width=${(share * 100).toFixed(1)} height="8"></rect>`}
  </svg>`;
}

const sign = (text: string): TemplateResult => html`<span class="energy e${text}" title=${text}>${text}</span>`;

function factLine(f: NonNullable<CardFace["facts"]>[number]): TemplateResult {
  const head = [
    f.cost ? [...f.cost].map(sign) : nothing,
    f.title ? html`<b>${f.title}</b>` : t(`fact_${f.kind}` as "fact_attack"),
  ];
  const minor = ["weakness", "resistance", "retreat"].includes(f.kind);
  return html`<li class=${minor ? "minor" : ""}>
    ${head} ${f.value ?? ""}${f.words ? html`<span class="words"> ${say(f.words)}</span>` : nothing}
  </li>`;
}

// What is printed on a card, and how it stands now.
function face(easel: Easel, piece: Piece, under: Piece[]): TemplateResult {
  if (piece.kind === "back")
    return html`<span class="back ${piece.count > 1 ? "several" : ""}"
      >${piece.count > 1 ? `×${piece.count}` : ""}</span
    >`;
  const f = faceOf(easel.scene, piece);
  return html`<span class="head"
      >${f?.sign && f.sign.length === 1 ? sign(f.sign) : nothing}<span class="name">${f?.title ?? piece.card}</span
      >${piece.count > 1 ? html`<span class="times">×${piece.count}</span>` : nothing}</span
    >
    ${f ? html`<span class="kind-line">${say(f.line)}</span>` : nothing}
    ${(piece.bars ?? []).map(
      (b) =>
        html`${b.of ? bar(b.value, b.of) : nothing}<span class="points"
            >${b.value}${b.of ? `/${b.of}` : ""} ${say(b.label)}</span
          >`,
    )}
    ${
      under.length
        ? html`<span class="energies"
            >${under.flatMap((p) =>
              Array.from({ length: p.count }, () => sign(faceOf(easel.scene, p)?.sign ?? "▪")),
            )}</span
          >`
        : nothing
    }
    ${(piece.badges ?? []).map((b) => html`<span class="state" title=${say(b.words)}>${say(b.words)}</span>`)}`;
}

// What the card says, printed on it; a small card opens it.
function print(easel: Easel, piece: Piece, small = false): TemplateResult | typeof nothing {
  const f = faceOf(easel.scene, piece);
  if (!f?.facts?.length) return f?.sign && !small ? html`<div class="facts emblem-of">${sign(f.sign)}</div>` : nothing;
  const list = html`<ul>
    ${f.facts.map(factLine)}
  </ul>`;
  if (!small) return html`<div class="facts">${list}</div>`;
  return html`<details class="facts">
    <summary>${say(f.line)}</summary>
    ${list}
  </details>`;
}

// Buttons that belong to the card in a place: its attacks, its power.
function ownButtons(easel: Easel, place: Place): TemplateResult | typeof nothing {
  const own = easel.scene.places.filter((p) => p.kind === "button" && p.at === place.id);
  return own.length ? html`<div class="own">${own.map((p) => buttonOf(easel, p))}</div>` : nothing;
}

// Pieces under the card are touched where they lie when an effect asks for one.
function askedUnder(easel: Easel, place: Place, under: Piece[]): TemplateResult | typeof nothing {
  const asked = under.filter((p) => easel.isNext(pieceId(place, p)));
  if (!asked.length) return nothing;
  return html`<div class="own">
    ${asked.map((p) =>
      touchable(
        easel,
        pieceId(place, p),
        `${pieceWords(easel.scene, p)}, ${say(place.label)}`,
        pieceWords(easel.scene, p),
        "move",
      ),
    )}
  </div>`;
}

function slot(easel: Easel, place: Place, alone: boolean): TemplateResult {
  const pieces = place.pieces ?? [];
  const top = pieces.at(-1);
  const under = pieces.slice(0, -1);
  if (!top && !easel.isNext(place.id))
    return html`<div
      role="gridcell"
      class="slot free"
      aria-label=${placeWords(easel.scene, place)}
      title=${capital(say(place.label))}
    >
      ${alone ? html`<span class="empty-name" aria-hidden="true">${capital(say(place.label))}</span>` : nothing}
    </div>`;
  return html`<div role="gridcell" class="slot ${stateClasses(easel, place.id)}">
    ${touchable(
      easel,
      place.id,
      placeWords(easel.scene, place),
      top ? face(easel, top, under) : capital(say(place.label)),
      "card-face",
    )}
    ${top ? print(easel, top, !alone) : nothing}${ownButtons(easel, place)}${askedUnder(easel, place, under)}
  </div>`;
}

// A hand or a pile that is touched itself, when cards are put there.
function wholePlace(easel: Easel, place: Place): TemplateResult | null {
  if (!easel.isNext(place.id)) return null;
  return html`<div role="gridcell">
    ${touchable(easel, place.id, placeWords(easel.scene, place), capital(say(place.label)), "move")}
  </div>`;
}

// Cards side by side, each to be touched.
function hand(easel: Easel, place: Place): TemplateResult {
  const label = capital(say(place.label));
  return html`<div class="zone">
    ${wholePlace(easel, place) ?? html`<span class="zone-name" aria-hidden="true">${label}</span>`}
    ${(place.pieces ?? []).map((p, i) => {
      const id = pieceId(place, p);
      const copies = place.pieces!.slice(0, i).filter((o) => o.card === p.card).length;
      const name = `${pieceWords(easel.scene, p)}, ${say(place.label)}${copies ? ` (${copies + 1})` : ""}`;
      return html`<div role="gridcell" class="card ${stateClasses(easel, id)}">
        ${touchable(easel, id, name, face(easel, p, []), "card-face")}${p.kind === "card" ? print(easel, p) : nothing}
      </div>`;
    })}
    ${place.pieces?.length ? nothing : html`<span role="gridcell" class="none">${t("empty")}</span>`}
  </div>`;
}

function pile(easel: Easel, place: Place): TemplateResult {
  const count = (place.pieces ?? []).reduce((n, p) => n + p.count, 0);
  const seen = place.contents ?? (place.pieces ?? []).filter((p) => p.kind === "card");
  const label = `${capital(say(place.label))}: ${count}`;
  const whole = wholePlace(easel, place);
  if (whole) return whole;
  if (!seen.length) return html`<span role="gridcell" class="pile">${label}</span>`;
  return html`<details role="gridcell" class="pile deck">
    <summary>${label}</summary>
    <ul>
      ${seen.map(
        (p) =>
          html`<li>
            ${
              easel.isNext(pieceId(place, p))
                ? touchable(
                    easel,
                    pieceId(place, p),
                    `${pieceWords(easel.scene, p)}, ${say(place.label)}`,
                    pieceWords(easel.scene, p),
                    "move",
                  )
                : pieceWords(easel.scene, p)
            }
          </li>`,
      )}
    </ul>
  </details>`;
}

function drawPlace(easel: Easel, id: string, alone = true): TemplateResult {
  const place = placeOf(easel, id);
  if (place.kind === "pile") return pile(easel, place);
  return place.kind === "hand" || place.kind === "offer" ? hand(easel, place) : slot(easel, place, alone);
}

function drawZone(easel: Easel, zone: Zone, above: boolean): TemplateResult {
  // Beyond the first row, a row in which nothing lies says nothing.
  const nothingIn = (id: string) => !placeOf(easel, id).pieces?.length;
  const spare = (row: string[], i: number) =>
    row.every(nothingIn) &&
    row.every((id) => placeOf(easel, id).kind === (zone.role === "field" ? "slot" : "hand")) &&
    (i > 0 || zone.role === "field");
  const rows = zone.rows.filter((r, i) => !spare(r, i));
  const turned = easel.flipped && (zone.role === "far" || zone.role === "near") ? [...rows].reverse() : rows;
  if (!turned.length) return html``;
  return html`<div
    role="rowgroup"
    class="table-zone ${zone.role} ${above ? "above" : ""}"
    aria-label=${zone.label ? capital(say(zone.label)) : nothing}
  >
    ${turned.map(
      (row) =>
        html`<div role="row" class="table-row n${row.length}">
          ${row.map((id) => drawPlace(easel, id, row.length === 1))}
        </div>`,
    )}
  </div>`;
}

export function drawCards(easel: Easel): TemplateResult {
  const { scene } = easel;
  const order: Zone["role"][] = easel.flipped ? ["near", "field", "far"] : ["far", "field", "near"];
  const zones = order.flatMap((role) => scene.zones.filter((z) => z.role === role));
  const offers = scene.places.filter(
    (p) => p.kind === "offer" && (p.pieces ?? []).some((c) => easel.isNext(pieceId(p, c))),
  );
  return html`<div class="table ${easel.ghost ? "ghost" : ""}">
    <p class="facts">
      ${(scene.counters ?? []).map(
        (c) =>
          html`<span class="counter"
            ><b>${capital(say(c.label))}</b> ${c.value}${c.of === undefined ? "" : `/${c.of}`}</span
          > `,
      )}${scene.phase ? html`<span class="phase">${capital(say(scene.phase))}</span>` : nothing}
    </p>
    <div role="grid" aria-label=${t("board")} class="zones">
      ${zones.map((z, i) => drawZone(easel, z, i === 0))}
      ${offers.map((p) => html`<div role="row">${hand(easel, p)}</div>`)}${choices(easel)}
    </div>
  </div>`;
}
