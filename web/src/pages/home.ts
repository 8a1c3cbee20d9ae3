// Home: a famous counter-example that plays itself, the games, and four doors.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { advise, inspect } from "../api/client";
import type { GameInfo, PositionDoc, Scene } from "../api/types";
import { Part } from "../base/part";
import "../boards/board";
import { boardOf } from "../boards/view";
import { say, t } from "../i18n/i18n";
import { lastGame } from "../model/lasting";
import { calm } from "../model/settings";
import { emblem } from "../parts/emblem";
import { root } from "../api/root";
import { term } from "../parts/tip";

const STEP_MS = 3200;

// What is shown one after the other: the position, what greedy does, what is best.
type Act = "before" | "greedy" | "best";
const ACTS: Act[] = ["before", "greedy", "best"];

@customElement("rk-home")
export class Home extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];
  @state() private shown: Record<Act, PositionDoc> | null = null;
  @state() private looked = false; // the living board is there, or will not come
  @state() private act = 0;
  private greedy = ""; // what greedy picks there
  private timer = 0;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("games") && this.games.length) void this.open();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }
  // The last lesson of a game is the position in which greedy errs and one move is best.
  private get game(): GameInfo | undefined {
    return this.games.find((g) => !g.hidden && g.lessons.at(-1)?.moves.length === 1);
  }
  private async open(): Promise<void> {
    const { game } = this;
    if (!game) return void (this.looked = true);
    const { position, moves } = game.lessons.at(-1)!;
    const place = { game: game.name, rules: "", position, moves: [], seed: 1 };
    const at = (line: string[]) => inspect({ ...place, moves: line });
    try {
      const { pick } = await advise(place, game.default_player);
      const docs = await Promise.all([at([]), at([pick!]), at([moves[0]])]);
      if (!this.isConnected) return;
      this.greedy = pick!;
      this.shown = { before: docs[0], greedy: docs[1], best: docs[2] };
    } catch {
      return; // without it the games are there all the same
    } finally {
      this.looked = true;
    }
    clearInterval(this.timer);
    if (!calm()) this.timer = window.setInterval(() => (this.act = (this.act + 1) % ACTS.length), STEP_MS);
  }

  override render(): TemplateResult {
    return html`<section class="home">
      <div class="hero">
        <div>
          <h1>${t("home_title")}</h1>
          <p class="lead">${t("home_lead")}</p>
          ${this.actions()}
        </div>
        ${this.living()}
      </div>
      ${this.looked ? this.below() : nothing}
    </section>`;
  }
  private below(): TemplateResult {
    return html`<ul class="cards">
        ${this.games.map((g) => this.card(g))}
      </ul>
      <nav class="four-doors" aria-label=${t("pages")}>${this.doors()}</nav>`;
  }

  private actions(): TemplateResult {
    const running = lastGame();
    const game = running && this.games.find((g) => g.name === running.game);
    const first = this.games[0];
    return html`<p class="actions">
      ${
        game
          ? html`<a class="button primary" href="${root}${game.name}#${running.fragment}"
              >${t("continue_game", say(game.title))}</a
            >`
          : nothing
      }
      ${
        first && !game
          ? html`<a class="button primary" href="${root}${first.name}">${t("play_game", say(first.title))}</a>`
          : nothing
      }
      ${
        first ? html`<a class="button" href="${root}${first.name}/how">${t("how_game", say(first.title))}</a>` : nothing
      }
    </p>`;
  }

  private living(): TemplateResult | typeof nothing {
    const { game, shown } = this;
    if (!game || !shown) return nothing;
    const lesson = game.lessons.at(-1)!;
    const act = ACTS[this.act];
    const before: Scene | null = act === "before" ? null : shown.before.scene;
    const view = {
      ...boardOf(shown[act], game),
      before,
      moved: act !== "before",
      pick: act === "before" ? this.greedy : "",
    };
    const words = {
      before: say(lesson.ask),
      greedy: t("show_greedy", this.greedy),
      best: `${lesson.moves[0]}: ${say(lesson.shown)}`,
    };
    return html`<figure class="living">
      <div inert><rk-board class="board" .view=${view}></rk-board></div>
      <figcaption>${words[act]}</figcaption>
      <a
        class="button"
        href="${root}${game.name}#p=${encodeURIComponent(lesson.position.replaceAll(" ", "_"))}&a=human,human"
        >${t("try_it")}</a
      >
    </figure>`;
  }

  private card(g: GameInfo): TemplateResult {
    return html`<li class="game-card">
      ${emblem(g.name)}
      <h2>${say(g.title)}</h2>
      <p>${say(g.goal)}</p>
      <p class="truth-reach" title=${say(g.truth)}>
        <b>${term("truth", t("truth"))}:</b> ${t(`reach_${g.truth_kind}`)}
      </p>
      <p class="actions">
        <a class="button primary" href="${root}${g.name}" aria-label=${t("play_game", say(g.title))}>${t("play")}</a>
        <a class="button" href="${root}${g.name}/how" aria-label=${t("how_game", say(g.title))}>${t("how")}</a>
        <a href="${root}${g.name}/learn" aria-label=${t("learn_game", say(g.title))}>${t("learn")}</a>
        <a href="${root}${g.name}/workbench" aria-label=${t("workbench_game", say(g.title))}>${t("workbench")}</a>
        <a href="${root}counterexamples/${g.name}" aria-label=${t("examples_game", say(g.title))}
          >${t("counterexamples")}</a
        >
      </p>
    </li>`;
  }

  private doors(): TemplateResult[] {
    const first = this.games[0]?.name ?? "";
    const doors = [
      [`${first}/learn`, "learn", "door_learn"],
      [`${first}/workbench`, "workbench", "door_workbench"],
      ["lab", "lab", "door_lab"],
      ["review", "review", "door_review"],
    ] as const;
    return doors.map(
      ([href, title, words]) =>
        html`<a class="door" href="${root}${href}"><b>${t(title)}</b><span>${t(words)}</span></a>`,
    );
  }
}
