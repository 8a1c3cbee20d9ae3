// The report of a match: ranking, cross table, plots with their tables, the games.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { MatchDoc, MatchPlayer } from "../api/types";
import { num, percent, say, shares, t } from "../i18n/i18n";
import { scorePlot, seatPlot, turnsPlot } from "../plots/plots";
import { download } from "../base/download";
import "./match-games";
import { Part } from "../base/part";
import { playerName } from "../model/describe";
import { term } from "./tip";

const EXPLAINED = { score: "score", ci: "interval", rating: "elo", elo: "elo" } as const;

@customElement("rk-match-results")
export class MatchResults extends Part {
  @property({ attribute: false }) match!: MatchDoc;
  @property({ attribute: false }) position = "";

  override render(): TemplateResult {
    const m = this.match;
    const heading = m.exact ? html`<p>${t("exact_openings", m.openings_there_are ?? 0, m.openings)}</p>` : "";
    return html`${m.warnings.map((w) => html`<p class="warning">${say(w)}</p>`)}
      <h2>${t("ranking")}</h2>
      ${heading} ${this.ranking()}
      <h2>${t("cross_table")}</h2>
      ${this.cross()}
      <div class="plots">${scorePlot(m)}${seatPlot(m)}${turnsPlot(m)}</div>
      <rk-match-games .match=${m} .position=${this.position}></rk-match-games>
      <p>
        <button @click=${() => download("results.json", JSON.stringify(m), "application/json")}>
          ${t("save_json")}
        </button>
      </p>`;
  }
  private ranking(): TemplateResult {
    const rows = [...this.match.players].sort((a, b) => b.score - a.score);
    const elo = (x: number | null, sign: number) =>
      x === null ? (sign > 0 ? "+∞" : "−∞") : num(x, 0).replace("-", "−");
    const rank = (p: MatchPlayer) => (p.rank_best === p.rank_worst ? p.rank_best : `${p.rank_best}–${p.rank_worst}`);
    const row = (p: MatchPlayer) => {
      const [score, low, high] = shares(p.score, p.score_low, p.score_high);
      return html`<tr data-player=${p.name}>
        <td class="rank">${rank(p)}</td>
        <th scope="row">${playerName(p.name)}</th>
        <td class="n">${p.games}</td>
        <td class="n">${p.wins}–${p.draws}–${p.losses}</td>
        <td class="n points">${num(p.points)}</td>
        <td class="n score">${score}</td>
        <td class="n">[${low}; ${high}]</td>
        <td class="n">${elo(p.elo, p.score - 0.5)} [${elo(p.elo_low, -1)}; ${elo(p.elo_high, 1)}]</td>
      </tr>`;
    };
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${t("ranking")}>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">${t("player")}</th>
            ${(["games", "wdl", "points", "score", "ci", rows.length > 2 ? "rating" : "elo"] as const).map(
              (k) =>
                html`<th scope="col" class="n">
                  ${k in EXPLAINED ? term(EXPLAINED[k as keyof typeof EXPLAINED], t(k)) : t(k)}
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>
    </div>`;
  }
  private cross(): TemplateResult {
    const m = this.match;
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${t("cross_table")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("player")}</th>
            ${m.players.map((p) => html`<th scope="col" class="n name">${playerName(p.name)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${m.cross.map(
            (row, i) =>
              html`<tr>
                <th scope="row">${playerName(m.players[i].name)}</th>
                ${row.map((c) => html`<td class="n">${c && c.games ? `${percent(c.score)} (n=${c.games})` : "–"}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}
