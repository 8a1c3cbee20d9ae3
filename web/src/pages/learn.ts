// The greedy loop, step by step, beside its pseudo-code: C, x and S change as the course writes them.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { adviseTurn, trace } from "../api/client";
import type { AdviceDoc, GameInfo, PositionDoc, TraceStep, Words } from "../api/types";
import { Part } from "../base/part";
import type { BoardView } from "../boards/view";
import { say, setLang, t } from "../i18n/i18n";
import { hasPuzzle } from "../model/beating";
import { moveTold, turnSentence, worded } from "../model/describe";
import { HUMAN, Session } from "../model/session";
import { exampleFragment, fragment, readFragment } from "../model/share";
import { Unfolding, type Picture } from "../model/unfolding";
import { Desk } from "../parts/desk";
import { capital, cardsIn } from "../scene/words";
import { predicted, question, type Guess } from "../parts/predict";
import { pseudoCode } from "../parts/pseudo-code";
import { elementsTable } from "../parts/elements-table";
import { greedyChoice } from "../parts/player-options";
import { loopVariables, selectionScores } from "../parts/loop-variables";
import { menu } from "../parts/menu";
import { localAndGlobal } from "../parts/local-global";
import "../parts/move-box";
import { root } from "../api/root";
import { term } from "../parts/tip";

const NARROW = matchMedia("(max-width: 560px)"); // there one row stands before the board: the rest is in a menu
const RUN_MS = { slow: 1400, normal: 700, fast: 250 };
const EXPLAINED = { select: "selection", feasible: "feasible", test: "solution", add: "solution_set" } as const;
type Pace = keyof typeof RUN_MS;

@customElement("rk-learn")
export class Learn extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private steps: TraceStep[] = [];
  @state() private turn: AdviceDoc | null = null;
  @state() private index = 0;
  @state() private predicting = false;
  @state() private guess: Guess | null = null;
  @state() private score = { right: 0, asked: 0 };
  @state() private running = false;
  @state() private picture: Picture | null = null; // the board with S played on it
  private shown = 0; // members of S on it
  private unfolding: Unfolding | null = null;
  private pace: Pace = "normal";
  private timer = 0;
  private written = "";
  private player = "";

  readonly desk: Desk = new Desk(this, {
    moved: () => this.moved(),
    adviser: () => this.adviser,
    shortcut: (key) => this.shortcut(key),
  });
  get session(): Session {
    return this.desk.session;
  }
  private get adviser(): string {
    return this.player || this.game.default_player;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game") || (changed.has("fragment") && this.fragment !== this.written)) void this.open();
  }
  override connectedCallback(): void {
    super.connectedCallback();
    NARROW.addEventListener("change", this.turned);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    NARROW.removeEventListener("change", this.turned);
    this.stop();
  }
  private turned = (): void => this.requestUpdate();
  private async open(): Promise<void> {
    const shared = readFragment(this.fragment);
    if (shared.lang) setLang(shared.lang);
    const session = new Session(this.game, {
      rules: shared.rules,
      position: shared.position,
      seed: shared.seed,
      players: [HUMAN, HUMAN],
    });
    const step = Number(new URLSearchParams(this.fragment).get("step")) || 0;
    try {
      const good = await session.playLine(shared.moves);
      session.goToPly(Math.min(shared.ply, good));
      await session.look();
      this.desk.session = session;
      const { info } = session.at;
      this.desk.tell(() => turnSentence(this.game, info!, session.setup.players));
      await this.loadTrace(step);
    } catch (error) {
      this.desk.complain(error);
      if (this.fragment) ((this.fragment = ""), void this.open());
    }
  }

  private async loadTrace(step = 0): Promise<void> {
    try {
      const [doc, turn] = await Promise.all([
        trace(this.session.place(), this.adviser),
        adviseTurn(this.session.place(), this.adviser),
      ]);
      this.hear(this.session.at.info!);
      this.steps = doc.steps;
      this.turn = turn;
      this.unfolding = new Unfolding(this.session.place(), this.session.at.info!, turn, doc.steps);
      this.guess = null;
      this.goStep(Math.min(step, doc.steps.length - 1));
    } catch (error) {
      this.desk.complain(error);
    }
  }
  private moved(): void {
    this.stop();
    void this.loadTrace();
  }

  // Moves of cards as sentences, as far as their positions have been seen: S moves on from the one at hand.
  private readonly names = new Map<string, Words>();
  private readonly called = (move: string): string => {
    const words = this.names.get(move);
    if (words) return capital(say(words));
    const cards = cardsIn(this.session.at.info!.scene, move);
    return cards ? `${cards} (${move})` : move;
  };
  // In a sentence, where the first position has one.
  private readonly told = (move: string): string => {
    const { info } = this.session.at;
    return info!.moves.some((m) => m.move === move) && !worded(info!) ? moveTold(info!, move) : this.called(move);
  };
  private hear(info: PositionDoc): void {
    if (worded(info)) for (const m of info.moves) if (m.words) this.names.set(m.move, m.words);
  }

  // ---- stepping -----------------------------------------------------------------------------------------------------

  private goStep(i: number): void {
    this.index = Math.max(0, Math.min(this.steps.length - 1, i));
    void this.drawS();
    this.written = `${fragment(this.session, "learn")}&step=${this.index}`;
    history.replaceState(null, "", `${location.pathname}#${this.written}`);
    this.requestUpdate();
  }
  // S is played on the board as it grows: what joins it is seen being made, what leaves it is taken back.
  private async drawS(): Promise<void> {
    const { now, unfolding } = this;
    const picture = await unfolding!.at(now.S.length).catch((error: unknown) => (this.desk.complain(error), null));
    if (unfolding !== this.unfolding || now !== this.now || !picture) return;
    this.hear(picture.info);
    const grown = now.S.length === this.shown + 1;
    if (now.S.length !== this.shown || !this.picture)
      this.picture = { ...picture, before: grown ? picture.before : null };
    this.shown = now.S.length;
  }
  // The candidate under consideration is lit on the board, as long as it is not played.
  private marks(): Partial<BoardView> {
    const { now, picture } = this;
    const considered = now.kind === "add" ? "" : (now.x ?? "");
    const refused = now.kind === "feasible" && now.holds === false ? considered : "";
    const drawn =
      picture && now.S.length ? { info: picture.info, before: picture.before, enabled: false, moved: true } : {};
    return { ...drawn, pick: refused ? "" : considered, refused, among: now.kind === "return" ? [] : now.C };
  }
  private forward(): void {
    const next = this.steps[this.index + 1];
    if (!next) return this.stop();
    if (this.predicting && question(next) && !this.guess?.answered) {
      this.guess = { step: next, answered: false, right: false, text: "" };
      return this.stop();
    }
    this.guess = null;
    this.goStep(this.index + 1);
  }
  private backward(): void {
    this.guess = null;
    this.goStep(this.index - 1);
  }
  private run(until?: TraceStep["kind"]): void {
    this.stop();
    if (until) {
      do this.forward();
      while (this.index < this.steps.length - 1 && this.now.kind !== until && !this.guess);
      return;
    }
    this.running = true;
    const tick = (): void => {
      this.forward();
      if (this.running) this.timer = window.setTimeout(tick, RUN_MS[this.pace]);
    };
    tick();
  }
  private stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }
  private get now(): TraceStep {
    return this.steps[this.index];
  }
  private shortcut(key: string): boolean {
    if (key === "ArrowRight") this.forward();
    else if (key === "ArrowLeft") this.backward();
    else if (key === " ") this.running ? this.stop() : this.run();
    else if (key.toLowerCase() === "r") this.goStep(0);
    else return false;
    return true;
  }

  private answer(value: string): void {
    if (!this.guess) return;
    this.guess = predicted(this.guess.step, value);
    this.score = { right: this.score.right + (this.guess.right ? 1 : 0), asked: this.score.asked + 1 };
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { desk } = this;
    if (!this.session?.at.info || !this.now || !this.turn)
      return html`<h1>${say(this.game.title)}: ${t("learn")}</h1>
        <p class="status" role="status">${desk.message || t("loading")}</p>`;
    return html`<div class="lesson">
      <div class="heading">
        <h1>${say(this.game.title)}: ${t("learn")}</h1>
        ${
          NARROW.matches
            ? menu(
                t("menu"),
                html`${this.jumps()}${this.predictPart()}${this.playerChoice()}${this.doors("button")}
                ${this.paperLinks()}`,
              )
            : html`${this.doors("chip")}${
                this.game.examples.length ? menu(t("paper_positions"), this.paperLinks()) : nothing
              }${this.playerChoice()}`
        }
      </div>
      <section class="stage" aria-label=${t("board")}>
        ${desk.boardPart(this.marks())}${this.controls()}${this.stepNote()}${this.questionPart()}
      </section>
      <div class="loop">
        <section class="code" aria-label=${t("pseudo_code")}>${pseudoCode(this.now.line)}</section>
        <section class="variables" aria-label=${t("variables")}>
          ${loopVariables(this.steps, this.index, this.turn, this.called)}${this.solution()}
          ${selectionScores(this.now, this.turn, this.called)}
          ${this.now.kind === "return" ? localAndGlobal(this.desk, this.now.S, this.told) : nothing}
        </section>
      </div>
      <section class="asking" aria-label=${t("move_box")}>${desk.statusPart()}<rk-move-box></rk-move-box></section>
      ${elementsTable(this.game)}
    </div>`;
  }
  private stepNote(): TemplateResult {
    const { kind, holds, note } = this.now;
    return html`<p class="step-note" aria-live="polite">
      <b
        >${
          kind in EXPLAINED ? term(EXPLAINED[kind as keyof typeof EXPLAINED], t(`kind_${kind}`)) : t(`kind_${kind}`)
        }</b
      >
      ${holds === undefined ? nothing : html`<b>${holds ? t("yes") : t("no")}</b>: `}${this.inWords(say(note))}
    </p>`;
  }
  // A sentence about moves of cards names them; one word alone may be a word of the sentence.
  private inWords(sentence: string): string {
    const coded = [...this.names.keys()].filter((move) => move.includes(":")).sort((a, b) => b.length - a.length);
    return coded.reduce((text, move) => text.replaceAll(move, `“${this.called(move)}”`), sentence);
  }
  // S in words, as far as it is played on the board.
  private solution(): TemplateResult {
    const made = this.now.S.length && this.picture ? this.picture.made : [];
    return html`<section class="solution-set" aria-label=${t("s_on_board")}>
      <h2>${t("s_on_board")}</h2>
      ${
        made.length
          ? html`<ol>
              ${made.map((words) => html`<li>${capital(say(words))}</li>`)}
            </ol>`
          : html`<p class="note">${t("s_begins")}</p>`
      }
      ${made.length && this.turn?.imagined ? html`<p class="note">${t("s_imagined")}</p>` : nothing}
    </section>`;
  }
  private doors(looks: "chip" | "button"): TemplateResult {
    const { name } = this.game;
    const door = (path: string, words: string): TemplateResult =>
      html`<a class=${looks} href="${root}${path}">${words}</a>`;
    return html`${door(name, t("play"))}${door(`counterexamples/${name}`, t("counterexamples"))}${
      hasPuzzle(this.game) ? door(`${name}/beat`, t("beat")) : nothing
    }`;
  }
  private playerChoice(): TemplateResult {
    return greedyChoice(this.game, this.adviser, this.pickPlayer);
  }
  private paperLinks(): TemplateResult[] {
    const { examples, name } = this.game;
    return examples.map(
      (e) =>
        html`<a
          class="example"
          title=${e.note ? say(e.note) : nothing}
          href="${root}${name}/learn#${exampleFragment(e)}"
          >${say(e.title)}</a
        >`,
    );
  }
  private pickPlayer = (event: Event): void => {
    this.player = (event.target as HTMLSelectElement).value;
    void this.loadTrace();
  };

  // On a phone what is pressed at every step stays under the thumb; the rest is in the menu.
  private controls(): TemplateResult {
    return html`<div class="toolbar" role="group" aria-label=${t("steps")}>
      <button @click=${() => this.backward()}>◀ ${t("step_back")}</button
      ><button class="primary" @click=${() => this.forward()}>${t("step_on")} ▶</button>
      <button aria-pressed=${this.running} @click=${() => (this.running ? this.stop() : this.run())}>${t("run")}</button
      >${NARROW.matches ? nothing : this.jumps()}
      <span class="step-count" data-steps=${this.steps.length}>${t("step_of", this.index + 1, this.steps.length)}</span>
      ${NARROW.matches ? nothing : this.predictPart()}
      ${this.score.asked ? html`<span>${t("score_is", this.score.right, this.score.asked)}</span>` : nothing}
    </div>`;
  }
  private jumps(): TemplateResult {
    return html`<button @click=${() => this.run("feasible")}>${t("to_decision")}</button
      ><button @click=${() => this.goStep(0)}>${t("reset")}</button>
      <label
        >${t("speed")}
        <select @change=${(e: Event) => (this.pace = (e.target as HTMLSelectElement).value as Pace)}>
          ${(Object.keys(RUN_MS) as Pace[]).map(
            (p) => html`<option value=${p} ?selected=${p === this.pace}>${t(`speed_${p}`)}</option>`,
          )}
        </select></label
      >`;
  }
  private predictPart(): TemplateResult {
    return html`<label class="check"
      ><input type="checkbox" .checked=${this.predicting} @change=${() => (this.predicting = !this.predicting)} />
      ${t("predict_first")}</label
    >`;
  }

  private questionPart(): TemplateResult | typeof nothing {
    if (!this.guess) return nothing;
    const { step, answered, text } = this.guess;
    const options = step.kind === "select" ? this.now.C : ["yes", "no"];
    return html`<fieldset class="question">
      <legend>${step.kind === "select" ? t("ask_select") : t("ask_feasible", this.called(step.x ?? ""))}</legend>
      ${
        answered
          ? html`<p role="status">${text}</p>
              <button class="primary" @click=${() => this.forward()}>${t("step_on")} ▶</button>`
          : options.map(
              (o) =>
                html`<button @click=${() => this.answer(o)}>
                  ${o === "yes" ? t("yes") : o === "no" ? t("no") : this.called(o)}
                </button>`,
            )
      }
    </fieldset>`;
  }
}
