// The drawings of a match: scores with their intervals, and how long the games were.
import { html, svg, type TemplateResult } from "lit";
import type { MatchDoc } from "../api/types";
import { num, percent, t } from "../i18n/i18n";
import { figure, type Table } from "./figure";
import { playerName } from "../model/describe";

const WIDTH = 560;
const LEFT = 150;
const ROW = 30;

interface Bar {
  name: string;
  value: number;
  low: number;
  high: number;
  games: number;
}

const across = (share: number) => LEFT + share * (WIDTH - LEFT - 30);

function forest(bars: Bar[], label: string): TemplateResult {
  const height = bars.length * ROW + 34;
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${label}>
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (s) =>
        svg`<line class=${s === 0.5 ? "half" : "grid"} x1=${across(s)} x2=${across(s)} y1="6" y2=${height - 24}></line>
          <text x=${across(s)} y=${height - 8} text-anchor="middle">${percent(s, 0)}</text>`,
    )}
    ${bars.map(
      (b, i) =>
        svg`<text x=${LEFT - 8} y=${i * ROW + 26} text-anchor="end">${b.name}</text>
          <line class="ci" x1=${across(b.low)} x2=${across(b.high)} y1=${i * ROW + 22} y2=${i * ROW + 22}></line>
          <circle class="dot" cx=${across(b.value)} cy=${i * ROW + 22} r="5"></circle>`,
    )}
  </svg>`;
}

const show = (x: string | number) => (typeof x === "number" ? num(x, 4) : x);

function scoreFigure(name: string, title: string, bars: Bar[]): TemplateResult {
  const table: Table = {
    head: [t("player"), t("games"), t("score"), t("ci_low"), t("ci_high")],
    rows: bars.map((b) => [b.name, b.games, b.value, b.low, b.high]),
  };
  return figure(name, title, forest(bars, title), table, show);
}

export function scorePlot(m: MatchDoc): TemplateResult {
  const n = m.players.reduce((sum, p) => sum + p.games, 0) / 2;
  return scoreFigure(
    "scores",
    t("plot_scores", n, m.seed),
    m.players.map((p) => ({
      name: playerName(p.name),
      value: p.score,
      low: p.score_low,
      high: p.score_high,
      games: p.games,
    })),
  );
}

export function seatPlot(m: MatchDoc): TemplateResult {
  const n = m.players.reduce((sum, p) => sum + p.games, 0) / 2;
  const bars = m.players.flatMap((p) => [
    { ...p.as_first, name: `${playerName(p.name)} · 1` },
    { ...p.as_second, name: `${playerName(p.name)} · 2` },
  ]);
  return scoreFigure(
    "seats",
    t("plot_seats", n, m.seed),
    bars.map((b) => ({ name: b.name, value: b.score, low: b.score_low, high: b.score_high, games: b.games })),
  );
}

// A histogram with the share of games that have ended by then drawn over it.
export function turnsPlot(m: MatchDoc): TemplateResult {
  const total = m.turns.reduce((sum, x) => sum + x.games, 0);
  const [first, last] = [m.turns[0]?.turns ?? 0, m.turns.at(-1)?.turns ?? 1];
  const most = Math.max(...m.turns.map((x) => x.games), 1);
  const x = (turns: number) => 56 + ((turns - first) / Math.max(1, last - first)) * (WIDTH - 86);
  const wide = Math.max(2, (WIDTH - 86) / Math.max(1, last - first + 1) - 1);
  const y = (share: number) => 150 - share * 122;
  let sum = 0;
  const ended = m.turns.map((t_) => ({ ...t_, share: (sum += t_.games) / total }));
  const curve = ended.map((e) => `${x(e.turns).toFixed(1)},${y(e.share).toFixed(1)}`);
  const title = t("plot_turns", total, m.seed);
  const drawing = html`<svg viewBox="0 0 ${WIDTH} 180" role="img" aria-label=${title}>
    ${m.turns.map(
      (b) =>
        svg`<rect class="bar" x=${x(b.turns) - wide / 2} y=${y(b.games / most)} width=${wide}
          height=${150 - y(b.games / most)}></rect>`,
    )}
    ${svg`<polyline class="curve" points=${curve.join(" ")}></polyline>`}
    <line x1="46" x2=${WIDTH - 20} y1="150" y2="150"></line>
    ${[first, Math.round((first + last) / 2), last].map(
      (v) => svg`<text x=${x(v)} y="168" text-anchor="middle">${v}</text>`,
    )}
    <text x="42" y="32" text-anchor="end">${num(most)}</text>
    <text x=${WIDTH - 4} y="18" text-anchor="end">100 %</text>
  </svg>`;
  const table: Table = {
    head: [t("turns"), t("games"), t("ended_by")],
    rows: ended.map((e) => [e.turns, e.games, e.share]),
  };
  return figure("turns", title, drawing, table, show);
}
