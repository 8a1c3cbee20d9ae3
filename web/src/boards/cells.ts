// A square of cells with stacks of discs, and a reserve for each player. A disc shows its size by its diameter and a
// digit, its owner by colour and pattern.
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Piece, Zone } from "../api/types";
import { t } from "../i18n/i18n";
import { placeWords } from "../scene/words";
import { choicesBeside, placeOf, stateClasses, touchable, type Easel } from "./easel";

const RADIUS = [0, 19, 31, 43];
const STACKS = "stacks";

function disc(p: Piece): TemplateResult {
  const r = RADIUS[p.size!];
  const [near, far] = [50 - r * 0.7, 50 + r * 0.7];
  return svg`<g class="piece owner${p.owner}"><circle cx="50" cy="50" r=${r}></circle>
    ${
      p.owner === 1
        ? svg`<circle class="ring" cx="50" cy="50" r=${r - 5}></circle>`
        : svg`<path class="ring" d=${`M${near} ${far}L${far} ${near}M${near} ${near}L${far} ${far}`}></path>`
    }
    <circle class="plate" cx="50" cy="50" r="12"></circle><text x="50" y="51">${p.size}</text></g>` as TemplateResult;
}

function reserve(easel: Easel, zone: Zone | undefined): TemplateResult | typeof nothing {
  if (!zone) return nothing;
  return html`<div role="row" class="reserve">
    ${zone.rows.flat().map((id) => {
      const place = placeOf(easel, id);
      const spare = place.pieces?.[0];
      const content = html`<svg viewBox="0 0 100 100" aria-hidden="true">${spare ? disc(spare) : nothing}</svg>
        <span class="count" aria-hidden="true">×${spare?.count ?? 0}</span>`;
      return html`<div role="gridcell" class="spare ${stateClasses(easel, id)}">
        ${touchable(easel, id, placeWords(easel.scene, place), content)}
      </div>`;
    })}
  </div>`;
}

function cell(easel: Easel, id: string): TemplateResult {
  const place = placeOf(easel, id);
  const stack = place.pieces ?? [];
  const top = stack.at(-1);
  const beneath = stack.length > 1;
  const target = easel.isNext(id) && easel.scene.places.some((p) => easel.isHeld(p.id));
  const content = html`<svg viewBox="0 0 100 100" aria-hidden="true">
      ${
        beneath ? svg`<circle class="beneath" cx="50" cy="50" r=${RADIUS[top!.size!] + 3.5}></circle>` : nothing
      }${top ? disc(top) : nothing}
    </svg>
    <span class="number" aria-hidden="true">${place.sign}</span>
    ${
      easel.opened === STACKS && beneath
        ? html`<span class="under"
            >${stack
              .slice(0, -1)
              .map((p) => `${p.owner === 1 ? "●" : "✕"}${p.size}`)
              .join(" ")}</span
          >`
        : nothing
    }`;
  const classes = stateClasses(easel, id).replace("legal", target ? "target" : "legal");
  return html`<div role="gridcell" class="cell ${classes}">
    ${touchable(easel, id, placeWords(easel.scene, place), content)}
  </div>`;
}

export function drawCells(easel: Easel): TemplateResult {
  const zone = (role: Zone["role"]) => easel.scene.zones.find((z) => z.role === role);
  const [above, below] = easel.flipped ? [zone("near"), zone("far")] : [zone("far"), zone("near")];
  const stacked = easel.scene.places.some((p) => p.kind === "cell" && (p.pieces?.length ?? 0) > 1);
  return html`<div class="discs ${easel.ghost ? "ghost" : ""}">
    <div role="grid" aria-label=${t("board")} class="grid">
      ${reserve(easel, above)}
      <div class="cells">
        ${zone("field")!.rows.map((row) => html`<div role="row">${row.map((id) => cell(easel, id))}</div>`)}
      </div>
      ${reserve(easel, below)}
    </div>
    ${choicesBeside(easel)}
    ${
      stacked
        ? html`<button class="small" aria-pressed=${easel.opened === STACKS} @click=${() => easel.open(STACKS)}>
            ${t("peek")}
          </button>`
        : nothing
    }
  </div>`;
}
