// The rules that are played, the papers, and what differs from them.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GameInfo } from "../api/types";
import { say, t } from "../i18n/i18n";
import { notes } from "../i18n/notes";
import { Part } from "../parts/part";

@customElement("rk-about")
export class About extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];

  override render(): TemplateResult {
    return html`<section class="prose">
      <h1>${t("about")}</h1>
      <p>${t("about_lead")}</p>
      <p>${t("about_offline")}</p>
      ${this.games.map(
        (g) =>
          html`<article>
            <h2>${say(g.title)}</h2>
            <p>${say(g.goal)}</p>
            <p><b>${t("paper")}:</b> ${g.paper}. <b>${t("truth")}:</b> ${say(g.truth)}.</p>
            ${(notes[g.name] ?? []).map((n) => html`<p>${say(n)}</p>`)}
            <details>
              <summary>${t("rules")}: ${say(g.title)}</summary>
              <div class="scroller" tabindex="0" role="region" aria-label="${t("rules")}: ${say(g.title)}">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${t("rule")}</th>
                      <th scope="col">${t("default")}</th>
                      <th scope="col">${t("allowed")}</th>
                      <th scope="col">${t("meaning")}</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${g.rules.map(
                      (r) =>
                        html`<tr>
                          <td><code>${r.key}</code></td>
                          <td>${r.default}</td>
                          <td>${r.allowed}</td>
                          <td>${say(r)}</td>
                        </tr>`,
                    )}
                  </tbody>
                </table>
              </div>
            </details>
            <details>
              <summary>${t("players")}: ${say(g.title)}</summary>
              <dl>
                ${g.players.map(
                  (p) =>
                    html`<dt>${p.name}</dt>
                      <dd>${say(p.about)}</dd>`,
                )}
              </dl>
            </details>
          </article>`,
      )}
    </section>`;
  }
}
