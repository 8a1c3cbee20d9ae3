// The value of the game ply by ply, from player 1's side. A press on a point goes there; the same numbers stand in a table.
import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { num, t } from "../i18n/i18n";
import { valueOf } from "../model/truth";
import type { Node } from "../model/tree";
import { Part } from "./part";

const WIDTH = 600;
const HEIGHT = 90;

// For player 1, whoever is to move; null where nothing is known.
export function valueFor1(node: Node): number | null {
  if (node.info?.outcome !== undefined && node.info.outcome !== null && !node.truth) return node.info.outcome;
  const value = node.truth ? valueOf(node.truth.truth) : null;
  return value === null || value === 0 ? value : node.info?.side === 2 ? -value : value;
}

@customElement("rk-value-graph")
export class ValueGraph extends Part {
  @property({ attribute: false }) line: Node[] = [];
  @property({ attribute: false }) at!: Node;
  @property({ attribute: false }) stamp: unknown; // redraws when the truths of the nodes have changed

  override render(): TemplateResult {
    const values = this.line.map(valueFor1);
    if (values.filter((v) => v !== null).length < 2) return html``;
    const most = Math.max(1, ...values.map((v) => Math.abs(v ?? 0)));
    const x = (i: number) => 10 + (i * (WIDTH - 20)) / Math.max(1, values.length - 1);
    const y = (v: number) => HEIGHT / 2 - (v / most) * (HEIGHT / 2 - 8);
    const points = values.flatMap((v, i) => (v === null ? [] : [`${x(i).toFixed(1)},${y(v).toFixed(1)}`]));
    return html`<figure class="graph">
      <figcaption>${t("graph_title")}</figcaption>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t("graph_title")}>
        <line class="zero" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
        ${svg`<polyline points=${points.join(" ")}></polyline>`}
        ${values.map((v, i) => (v === null ? nothing : svg`<circle data-ply=${i} class=${this.line[i] === this.at ? "now" : ""} cx=${x(i)} cy=${y(v)} r=${this.line[i] === this.at ? 6 : 4} @click=${() => this.send("goto", this.line[i])}><title>${i}: ${num(v)}</title></circle>`))}
      </svg>
      <details>
        <summary>${t("as_table")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("ply")}</th>
              <th scope="col">${t("move")}</th>
              <th scope="col" class="n">${t("value")}</th>
            </tr>
          </thead>
          <tbody>
            ${values.map(
              (v, i) =>
                html`<tr>
                  <td>${i}</td>
                  <td>${this.line[i].decorated || "–"}</td>
                  <td class="n">${v === null ? "?" : num(v)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </details>
    </figure>`;
  }
}
