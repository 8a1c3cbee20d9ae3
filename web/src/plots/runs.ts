// Runs of a game for one player: the chance to have won by each turn, with its interval.
import { html, svg, type TemplateResult } from "lit";
import type { RunsDoc } from "../api/types";
import { num, percent, t } from "../i18n/i18n";
import { figure, type Table } from "./figure";
import { playerName } from "../model/describe";

const WIDTH = 560;
const HEIGHT = 240;
const LEFT = 58; // shares
const RIGHT = 130; // names
const LINE = 18; // of letters
const LONGEST = 30; // turns drawn; the table has all

// Names beside the ends of their curves, one below the other where they would lie on each other.
function apart(heights: number[]): number[] {
  const placed: number[] = [];
  let last = -Infinity;
  for (const i of [...heights.keys()].sort((a, b) => heights[a] - heights[b]))
    placed[i] = last = Math.max(heights[i], last + LINE);
  return placed;
}

export function runsPlot(doc: RunsDoc): TemplateResult {
  const last = Math.min(LONGEST, Math.max(...doc.players.map((p) => p.wins_by_turn.length), 2));
  const x = (turn: number) => LEFT + ((turn - 1) / (last - 1)) * (WIDTH - LEFT - RIGHT - 6);
  const y = (share: number) => HEIGHT - 28 - share * (HEIGHT - 48);
  const curves = doc.players.map((p) => p.wins_by_turn.slice(0, last));
  const names = apart(curves.map((shown) => y(shown.at(-1)?.p ?? 0)));
  const title = t("plot_runs", doc.runs, doc.seed);
  const drawing = html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${title}>
    ${[0, 0.5, 1].map(
      (s) =>
        svg`<line class="grid" x1=${LEFT - 4} x2=${WIDTH - RIGHT} y1=${y(s)} y2=${y(s)}></line>
          <text x=${LEFT - 8} y=${y(s) + 4} text-anchor="end">${percent(s, 0)}</text>`,
    )}
    ${[1, Math.round(last / 2), last].map(
      (turn) => svg`<text x=${x(turn)} y=${HEIGHT - 8} text-anchor="middle">${turn}</text>`,
    )}
    ${doc.players.map((p, i) => {
      const shown = curves[i];
      const end = shown.at(-1);
      return svg`<polyline class="curve k${i % 4}" points=${shown
        .map((w) => `${x(w.turn).toFixed(1)},${y(w.p).toFixed(1)}`)
        .join(" ")}></polyline>
        ${shown.map(
          (w) => svg`<line class="ci" x1=${x(w.turn)} x2=${x(w.turn)} y1=${y(w.low)} y2=${y(w.high)}></line>`,
        )}
        ${end ? svg`<text x=${x(end.turn) + 6} y=${names[i] + 4}>${playerName(p.name)}</text>` : ""}`;
    })}
  </svg>`;
  const rows = doc.players.flatMap((p) => [
    ...p.wins_by_turn.map((w) => [playerName(p.name), w.turn, w.p, w.low, w.high]),
    [playerName(p.name), t("never"), p.never.p, p.never.low, p.never.high],
  ]);
  const table: Table = { head: [t("player"), t("won_by_turn"), t("score"), t("ci_low"), t("ci_high")], rows };
  return figure("runs", title, drawing, table, (v) => (typeof v === "number" ? num(v, 4) : v));
}
