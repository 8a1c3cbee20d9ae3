// The report of duels of one player: who wins how soon, with the plot of P(win by turn t).
import { html, type TemplateResult } from "lit";
import type { RunsDoc, Share } from "../api/types";
import { num, shares, t } from "../i18n/i18n";
import { runsPlot } from "../plots/runs";
import { download } from "../base/download";
import { playerName } from "../model/describe";
import { term } from "./tip";

const interval = (s: Share) => {
  const [p, low, high] = shares(s.p, s.low, s.high);
  return html`${p} <span class="note span">[${low}; ${high}]</span>`;
};

export function runsResults(doc: RunsDoc): TemplateResult {
  return html`<h2>${t("ranking")}</h2>
    <div class="scroller" tabindex="0" role="region" aria-label=${t("ranking")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("player")}</th>
            ${(["duels", "won_first_turn", "never", "mean_turn", "activations"] as const).map(
              (k) => html`<th scope="col" class="n">${k === "won_first_turn" ? term("ftk", t(k)) : t(k)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${doc.players.map(
            (p) =>
              html`<tr data-player=${p.name}>
                <th scope="row">${playerName(p.name)}</th>
                <td class="n">${doc.runs}</td>
                <td class="n">${interval(p.ftk)}</td>
                <td class="n">${interval(p.never)}</td>
                <td class="n">${p.turns_mean === null ? "–" : num(p.turns_mean, 2)}</td>
                <td class="n">${num(p.activations_mean, 2)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${runsPlot(doc)}
    <p>
      <button @click=${() => download("results.json", JSON.stringify(doc), "application/json")}>
        ${t("save_json")}
      </button>
    </p>`;
}
