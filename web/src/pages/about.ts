// The rules that are played, the papers, and what differs from them.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { papers } from "../api/client";
import type { GameInfo, PapersDoc, Statement } from "../api/types";
import { say, t } from "../i18n/i18n";
import { Part } from "../base/part";

@customElement("rk-about")
export class About extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];
  @state() private papers: PapersDoc["games"] | null = null; // until they are there

  override connectedCallback(): void {
    super.connectedCallback();
    void papers().then(
      (doc) => (this.papers = doc.games),
      () => (this.papers = []), // the connection is announced by the frame
    );
  }

  override render(): TemplateResult {
    return html`<section class="prose papers">
      <h1>${t("about")}</h1>
      <p>${t("about_lead")}</p>
      <p>${t("about_offline")}</p>
      ${(this.papers ? this.games : []).map(
        (g) =>
          html`<article>
            <h2>${say(g.title)}</h2>
            <p>${say(g.goal)}</p>
            <p><b>${t("paper")}:</b> ${g.paper}. <b>${t("truth")}:</b> ${say(g.truth)}.</p>
            ${this.paperPart(g)}
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

  private paperPart(game: GameInfo): TemplateResult | typeof nothing {
    const paper = this.papers?.find((p) => p.name === game.name);
    if (!paper?.statements.length) return nothing;
    return html`<p>${paper.source}.</p>
      <details class="paper">
        <summary>${t("statement_by_statement")} (${paper.statements.length}): ${say(game.title)}</summary>
        <div class="scroller" tabindex="0" role="region" aria-label="${t("paper")}: ${say(game.title)}">
          <table>
            <thead>
              <tr>
                <th scope="col">${t("section")}</th>
                <th scope="col">${t("paper_says")}</th>
                <th scope="col">${t("rakus_does")}</th>
              </tr>
            </thead>
            <tbody>
              ${paper.statements.map((s) => this.row(s))}
            </tbody>
          </table>
        </div>
      </details>`;
  }
  private row(s: Statement): TemplateResult {
    return html`<tr>
      <td>${s.section}</td>
      <td>${say(s.says)}</td>
      <td>
        <b>${t(`standing_${s.standing}`)}</b>${s.does ? html`: ${say(s.does)}` : nothing}
        ${s.try ? html`<br /><code>rakus ${s.try}</code>` : nothing}
      </td>
    </tr>`;
  }
}
