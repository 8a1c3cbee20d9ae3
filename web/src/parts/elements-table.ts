// The six elements of the greedy scheme in a game.
import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo } from "../api/types";
import { say, t } from "../i18n/i18n";
import { term } from "./tip";

// The paper's elements, and beside them what is played here where that differs.
export function elementsTable(game: GameInfo): TemplateResult | typeof nothing {
  if (!game.elements.length) return nothing;
  return html`<section class="elements">
    <h2>${t("six_elements")}</h2>
    <div class="scroller">
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${t("in_the_paper")}</th>
            <th scope="col">${t("played_here")}</th>
          </tr>
        </thead>
        <tbody>
          ${game.elements.map(
            (e) =>
              html`<tr>
                <th scope="row">${term(e.id, t(`el_${e.id}`))}</th>
                <td>${say(e.paper)}</td>
                <td>${e.here ? say(e.here) : t("the_same")}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note">${t("from_paper", game.paper)} ${say(game.remark)}</p>
  </section>`;
}
