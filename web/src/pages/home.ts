// The games as cards.
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GameInfo } from "../api/types";
import { say, t } from "../i18n/i18n";
import { Part } from "../base/part";
import { emblem } from "../parts/emblem";

@customElement("rk-home")
export class Home extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];

  override render(): TemplateResult {
    return html`<section class="home">
      <h1>${t("home_title")}</h1>
      <p class="lead">${t("home_lead")}</p>
      <ul class="cards">
        ${this.games.map(
          (g) =>
            html`<li class="game-card">
              ${emblem(g.name)}
              <h2>${say(g.title)}</h2>
              <p>${say(g.goal)}</p>
              <p class="truth-reach" title=${say(g.truth)}><b>${t("truth")}:</b> ${t(`reach_${g.truth_kind}`)}</p>
              <p class="actions">
                <a class="button primary" href="/${g.name}" aria-label=${t("play_game", say(g.title))}>${t("play")}</a>
                <a class="button" href="/${g.name}/learn" aria-label=${t("learn_game", say(g.title))}>${t("learn")}</a>
                <a href="/counterexamples/${g.name}" aria-label=${t("examples_game", say(g.title))}
                  >${t("counterexamples")}</a
                >
              </p>
            </li>`,
        )}
        <li class="game-card">
          ${emblem("plot")}
          <h2>${t("home_more")}</h2>
          <p>${t("home_more_lead")}</p>
          <p class="truth-reach"></p>
          <p class="actions">
            <a class="button primary" href="/tournament">${t("tournament")}</a>
            <a class="button" href="/review">${t("review")}</a>
          </p>
        </li>
      </ul>
    </section>`;
  }
}
