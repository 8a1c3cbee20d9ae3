// The value of the game ply by ply, from player 1's side: points where it is known, spans where only bounds or an
// interval are. A line joins neighbours only. A press on a mark goes there; the same numbers stand in a table.
import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { num, shares, signed, t } from "../i18n/i18n";
import type { Node } from "../model/tree";
import { spanFor1, type Span } from "../model/value";
import { Part } from "../base/part";

const WIDTH = 600;
const HEIGHT = 90;

// Runs of neighbours that have a value.
function runs(spans: (Span | null)[]): number[][] {
  const out: number[][] = [[]];
  spans.forEach((s, i) => (s && s.at !== null ? out.at(-1)!.push(i) : out.push([])));
  return out.filter((run) => run.length > 1);
}

// Far bounds run off the edge: the scale is that of what is known.
function scaleOf(spans: (Span | null)[]): number {
  const known = spans.flatMap((s) =>
    !s
      ? []
      : s.at !== null
        ? [Math.abs(s.at)]
        : s.low * s.high > 0
          ? [Math.min(Math.abs(s.low), Math.abs(s.high))]
          : [],
  );
  return Math.max(1, ...known);
}

function valueText(s: Span | null): string {
  if (!s) return "?";
  if (s.chance) {
    const [, low, high] = shares((1 + s.at!) / 2, (1 + s.low) / 2, (1 + s.high) / 2);
    return `${low} … ${high}`;
  }
  return s.at !== null && s.kind === "exact" ? num(s.at) : `${signed(s.low)} … ${signed(s.high)}`;
}

function title(spans: (Span | null)[]): string {
  const chance = spans.find((s) => s?.chance)?.chance;
  return t(!chance ? "graph_title" : chance.within === "turn" ? "graph_chance_turn" : "graph_chance");
}

@customElement("rk-value-graph")
export class ValueGraph extends Part {
  @property({ attribute: false }) line: Node[] = [];
  @property({ attribute: false }) at!: Node;
  @property({ attribute: false }) stamp: unknown; // redraws when the truths of the nodes have changed

  override render(): TemplateResult {
    const spans = this.line.map(spanFor1);
    if (spans.filter((s) => s !== null).length < 2) return html``;
    const most = scaleOf(spans);
    const x = (i: number) => 10 + (i * (WIDTH - 20)) / Math.max(1, spans.length - 1);
    const y = (v: number) => HEIGHT / 2 - Math.max(-1.15, Math.min(1.15, v / most)) * (HEIGHT / 2 - 8);
    const line = (run: number[]) => run.map((i) => `${x(i).toFixed(1)},${y(spans[i]!.at!).toFixed(1)}`).join(" ");
    return html`<figure class="graph">
      <figcaption>${title(spans)}</figcaption>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${title(spans)}>
        <line class="zero" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
        ${runs(spans).map((run) => svg`<polyline points=${line(run)}></polyline>`)}
        ${spans.map((s, i) => (s ? this.mark(s, i, x(i), y) : nothing))}
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
            ${spans.map(
              (s, i) =>
                html`<tr>
                  <td>${i}</td>
                  <td>${this.line[i].decorated || "–"}</td>
                  <td class="n">${valueText(s)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </details>
    </figure>`;
  }

  private mark(s: Span, i: number, x: number, y: (v: number) => number): TemplateResult {
    const now = this.line[i] === this.at;
    const go = () => this.send("goto", this.line[i]);
    const title = svg`<title>${i}: ${valueText(s)}</title>`;
    const span =
      s.low === s.high
        ? nothing
        : svg`<rect class="span ${s.kind} ${now ? "now" : ""}" data-ply=${i} x=${x - 3} width="6" y=${y(s.high)}
            height=${Math.max(2, y(s.low) - y(s.high))} @click=${go}>${title}</rect>`;
    const point =
      s.at === null
        ? nothing
        : svg`<circle data-ply=${i} class=${now ? "now" : ""} cx=${x} cy=${y(s.at)} r=${now ? 6 : 4}
            @click=${go}>${title}</circle>`;
    return svg`${span}${point}`;
  }
}
