// How to play: a few steps on the board, each one move to make; then the paper in short.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { faultWords, inspect } from "../api/client";
import type { GameInfo, Lesson, PositionDoc, Scene } from "../api/types";
import { Part } from "../base/part";
import "../boards/board";
import type { Board } from "../boards/board";
import { boardOf } from "../boards/view";
import { say, t, silent, type Saying } from "../i18n/i18n";
import { moveTold } from "../model/describe";
import { root } from "../api/root";
import { onShortcut } from "../parts/shortcuts";
import { capital } from "../scene/words";

@customElement("rk-how")
export class How extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private index = 0;
  @state() private info: PositionDoc | null = null;
  @state() private scene: Scene | null = null;
  @state() private made = false; // the move of this step
  @state() private saying: Saying = silent;
  @state() private shown = false; // the answer was asked for
  private stop: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = onShortcut((key) => this.shortcut(key));
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }
  private shortcut(key: string): boolean {
    if (key === "ArrowRight" && this.made) void this.go(this.index + 1);
    else if (key === "ArrowLeft") void this.go(this.index - 1);
    else if (key === " ") return this.board?.skip() ?? false;
    else return this.board?.touchSign(key) ?? false;
    return true;
  }
  private get board(): Board | null {
    return this.querySelector<Board>(".board");
  }
  private get lesson(): Lesson {
    return this.game.lessons[this.index];
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) void this.go(Number(new URLSearchParams(this.fragment).get("step")) || 0);
  }
  private async go(to: number): Promise<void> {
    if (to < 0 || to >= this.game.lessons.length) return;
    this.index = to;
    history.replaceState(null, "", `${location.pathname}#step=${to}`);
    try {
      const info = await inspect(this.at([]));
      [this.made, this.shown, this.scene, this.saying] = [false, false, null, silent];
      this.info = info;
    } catch (error) {
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }
  private at(moves: string[]) {
    return { game: this.game.name, rules: "", position: this.lesson.position, moves, seed: 1 };
  }
  private async play(move: string): Promise<void> {
    const { lesson } = this;
    if (lesson.moves.length && !lesson.moves.includes(move)) {
      const { info } = this;
      this.saying = () => t("how_not_that", capital(moveTold(info!, move)));
      return;
    }
    try {
      const scene = this.info!.scene;
      const next = await inspect(this.at([move]));
      [this.scene, this.made, this.saying] = [scene, true, silent];
      this.info = next;
    } catch (error) {
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }

  override render(): TemplateResult {
    const { game } = this;
    const n = game.lessons.length;
    return html`<div class="heading"><h1>${t("how_title", say(game.title))}</h1></div>
      <p class="lead">${say(game.goal)}</p>
      ${n ? this.steps(n) : this.paper()}`;
  }

  private steps(n: number): TemplateResult {
    const { info, lesson } = this;
    if (!info) return html`<p class="status" role="status">${this.saying() || t("loading")}</p>`;
    const last = this.index === n - 1;
    const view = {
      ...boardOf(info, this.game),
      enabled: !this.made,
      before: this.scene,
      moved: this.made,
      pick: this.shown ? (lesson.moves[0] ?? "") : "",
    };
    return html`<div class="desk how">
      <section
        class="stage"
        aria-label=${t("board")}
        @play=${(e: CustomEvent<string>) => void this.play(e.detail)}
        @say=${(e: CustomEvent<Saying>) => (this.saying = e.detail)}
      >
        <rk-board class="board" .view=${view}></rk-board>
        <p class="status plain ${this.made ? "done" : this.saying() ? "" : "asks"}" role="status" aria-live="polite">
          ${this.made ? `✓ ${say(lesson.shown)}` : this.saying() || say(lesson.ask)}
        </p>
      </section>
      <section class="side" aria-label=${t("steps")}>
        <p class="step-of">${t("step_of", this.index + 1, n)}</p>
        <progress max=${n} value=${this.index + (this.made ? 1 : 0)} aria-label=${t("progress")}></progress>
        <p class="ask">${say(lesson.ask)}</p>
        <p class="actions">
          <button ?disabled=${this.index === 0} @click=${() => void this.go(this.index - 1)}>${t("step_back")}</button>
          ${
            this.made && last
              ? html`<a class="button primary" href="${root}${this.game.name}">${t("play")}</a>`
              : html`<button
                  class=${this.made ? "primary" : ""}
                  ?disabled=${last}
                  @click=${() => void this.go(this.index + 1)}
                >
                  ${this.made ? t("next_step") : t("skip_step")}
                </button>`
          }
          ${
            this.made || !lesson.moves.length
              ? nothing
              : html`<button @click=${() => (this.shown = true)}>${t("show_me")}</button>`
          }
        </p>
      </section>
      ${this.paper()}
    </div>`;
  }

  private paper(): TemplateResult {
    const { game } = this;
    const of = (id: string) => game.elements.find((e) => e.id === id);
    const selection = of("selection");
    const objective = of("objective");
    const differs = game.elements.filter((e) => e.here);
    return html`<section class="prose">
      <h2>${t("how_paper", game.paper)}</h2>
      ${objective ? html`<p>${t("how_aims", say(objective.paper))}</p>` : nothing}
      ${selection ? html`<p>${t("how_selects", say(selection.paper))}</p>` : nothing}
      ${game.remark.en ? html`<p>${say(game.remark)}</p>` : nothing}
      ${
        differs.length
          ? html`<p>${t("how_differs")}</p>
              <ul>
                ${differs.map((e) => html`<li><b>${t(`el_${e.id}`)}</b>: ${say(e.here!)}</li>`)}
              </ul>`
          : nothing
      }
      <p class="actions">
        <a class="button primary" href="${root}${game.name}">${t("play")}</a>
        <a class="button" href="${root}${game.name}/learn">${t("learn")}</a>
        <a href="${root}about">${t("statement_by_statement")}</a>
      </p>
    </section>`;
  }
}
