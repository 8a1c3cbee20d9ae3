// The greedy loop, step by step, beside its pseudo-code: C, x and S change as the course writes them.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { adviseTurn, trace } from "../api/client";
import type { AdviceDoc, Candidate, Choice, GameInfo, MoveTruth, TraceStep, TruthDoc } from "../api/types";
import { Part } from "../base/part";
import { num, say, setLang, t } from "../i18n/i18n";
import { turnSentence } from "../model/describe";
import { HUMAN, Session } from "../model/session";
import { exampleFragment, fragment, readFragment } from "../model/share";
import { inWords, isOpen } from "../model/truth";
import { Desk } from "../parts/desk";
import { ordered } from "../parts/advice-table";
import { predicted, question, type Guess } from "../parts/predict";
import { pseudoCode } from "../parts/pseudo-code";
import "../parts/advice-table";
import "../parts/move-box";

const RUN_MS = { slow: 1400, normal: 700, fast: 250 };
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
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }
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
      this.desk.tell(turnSentence(this.game, session.at.info!, session.setup.players));
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
      this.steps = doc.steps;
      this.turn = turn;
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

  // ---- stepping -----------------------------------------------------------------------------------------------------

  private goStep(i: number): void {
    this.index = Math.max(0, Math.min(this.steps.length - 1, i));
    // The candidate under consideration is lit on the board.
    this.desk.lit = this.steps[this.index]?.x ?? "";
    this.written = `${fragment(this.session, "learn")}&step=${this.index}`;
    history.replaceState(null, "", `${location.pathname}#${this.written}`);
    this.requestUpdate();
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

  private choiceAt(step: TraceStep): Choice {
    return this.turn?.steps?.[step.choice - 1] ?? this.turn!;
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
        <a class="chip" href="/${this.game.name}">${t("play")}</a
        ><a class="chip" href="/counterexamples/${this.game.name}">${t("counterexamples")}</a>${this.paperLinks()}
        <label
          >${t("player")}
          <select @change=${this.pickPlayer}>
            ${this.game.players.filter((p) => p.deterministic && p.name !== "alphabeta").map((p) => html`<option ?selected=${p.name === this.adviser}>${p.name}</option>`)}
          </select></label
        >
      </div>
      <section class="stage" aria-label=${t("board")}>
        ${desk.boardPart()}${desk.statusPart()}<rk-move-box></rk-move-box>
      </section>
      <section class="code" aria-label=${t("pseudo_code")}>
        ${pseudoCode(this.now.line)}${this.controls()}
        <p class="note step-note" aria-live="polite">
          <b>${t(`kind_${this.now.kind}`)}</b>
          ${this.now.holds === undefined ? nothing : html`<b>${this.now.holds ? t("yes") : t("no")}</b>: `}${say(this.now.note)}
        </p>
        ${this.questionPart()}
      </section>
      <section class="variables" aria-label=${t("variables")}>
        ${this.variables()}${this.scores()}${this.now.kind === "return" ? this.ending() : nothing}
      </section>
      ${this.elementsTable()}
    </div>`;
  }
  private paperLinks(): TemplateResult[] {
    return this.game.examples.map(
      (e) =>
        html`<a
          class="chip example"
          title=${e.note ? say(e.note) : nothing}
          href="/${this.game.name}/learn#${exampleFragment(e)}"
          >${say(e.title)}</a
        >`,
    );
  }
  private pickPlayer = (event: Event): void => {
    this.player = (event.target as HTMLSelectElement).value;
    void this.loadTrace();
  };

  private controls(): TemplateResult {
    return html`<div class="toolbar" role="group" aria-label=${t("steps")}>
      <button @click=${() => this.backward()}>◀ ${t("step_back")}</button
      ><button class="primary" @click=${() => this.forward()}>${t("step_on")} ▶</button>
      <button aria-pressed=${this.running} @click=${() => (this.running ? this.stop() : this.run())}>${t("run")}</button
      ><button @click=${() => this.run("feasible")}>${t("to_decision")}</button
      ><button @click=${() => this.goStep(0)}>${t("reset")}</button>
      <label
        >${t("speed")}
        <select @change=${(e: Event) => (this.pace = (e.target as HTMLSelectElement).value as Pace)}>
          ${(Object.keys(RUN_MS) as Pace[]).map((p) => html`<option value=${p} ?selected=${p === this.pace}>${t(`speed_${p}`)}</option>`)}
        </select></label
      >
      <span class="step-count" data-steps=${this.steps.length}>${t("step_of", this.index + 1, this.steps.length)}</span>
      <label class="check"
        ><input type="checkbox" .checked=${this.predicting} @change=${() => (this.predicting = !this.predicting)} />
        ${t("predict_first")}</label
      >${this.score.asked ? html`<span>${t("score_is", this.score.right, this.score.asked)}</span>` : nothing}
    </div>`;
  }

  private questionPart(): TemplateResult | typeof nothing {
    if (!this.guess) return nothing;
    const { step, answered, text } = this.guess;
    const options = step.kind === "select" ? this.now.C : ["yes", "no"];
    return html`<fieldset class="question">
      <legend>${step.kind === "select" ? t("ask_select") : t("ask_feasible", step.x ?? "")}</legend>
      ${
        answered
          ? html`<p role="status">${text}</p>
              <button class="primary" @click=${() => this.forward()}>${t("step_on")} ▶</button>`
          : options.map(
              (o) =>
                html`<button @click=${() => this.answer(o)}>
                  ${o === "yes" ? t("yes") : o === "no" ? t("no") : o}
                </button>`,
            )
      }
    </fieldset>`;
  }

  private variables(): TemplateResult {
    const set = (name: string, items: string[]) =>
      html`<p class="set" data-set=${name}>
        <b>${name}</b> = { ${items.map((i) => html`<span class="chip ${i === this.now.x ? "x" : ""}">${i}</span> `)} }
      </p>`;
    return html`${set("C", this.now.C)}
      <p class="set" data-set="x"><b>x</b> = ${this.now.x ? html`<span class="chip x">${this.now.x}</span>` : "–"}</p>
      ${set("S", this.now.S)}
      <p class="note">${t("operations", this.counted("select"), this.compared())}</p>`;
  }
  private counted(kind: TraceStep["kind"]): number {
    const choices = new Set(
      this.steps
        .slice(0, this.index + 1)
        .filter((s) => s.kind === kind)
        .map((s) => s.choice),
    );
    return [...choices].reduce((n, c) => n + this.candidatesIn(c).length, 0);
  }
  private compared(): number {
    return this.steps
      .slice(0, this.index + 1)
      .filter((s) => s.kind === "select")
      .reduce((n, s) => n + s.C.length - 1, 0);
  }
  private candidatesIn(choice: number): Candidate[] {
    return (this.turn?.steps?.[choice - 1] ?? this.turn!).candidates.filter((c) => c.in_candidates !== false);
  }

  // SELEKSI shows the score of every member of C, then the largest.
  private scores(): TemplateResult | typeof nothing {
    if (this.now.kind !== "select") return nothing;
    const rows = ordered(this.choiceAt(this.now)).filter((c) => this.now.C.includes(c.move));
    return html`<table class="scores">
        <caption>
          ${t("selection_scores")}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t("move")}</th>
            <th scope="col">${t("priority")}</th>
            <th scope="col" class="n">${t("total")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (c) =>
              html`<tr class=${c.move === this.now.x ? "pick" : ""}>
                <td>${c.move === this.now.x ? "★ " : ""}${c.move}</td>
                <td>${c.priority ?? "–"}</td>
                <td class="n">${num(c.total ?? 0)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="note">${t("tie_break", say(this.choiceAt(this.now).tie_break))}</p>`;
  }

  private ending(): TemplateResult {
    const { truth } = this.session.at;
    const ask = html`<button @click=${() => void this.desk.truth.find()}>${t("ask_global")}</button>`;
    return html`<section class="ending">
      <h2>${t("local_global")}</h2>
      <p>${this.now.S.length ? t("local_is", this.now.S.join(", ")) : t("no_feasible")}</p>
      ${truth?.optimum ? this.optimum(truth, this.now.S[0]) : this.desk.truth.busy ? html`<p>${t("computing")}</p>` : ask}
    </section>`;
  }
  // Only what the document claims: the optimum where it is proved or measured, else which moves may be it.
  private optimum(doc: TruthDoc, local: string): TemplateResult {
    const { optimum, moves, truth } = doc;
    const mine = moves?.find((m) => m.move === local);
    const best = moves?.find((m) => m.move === optimum!.moves[0]);
    const longer = html`<button @click=${() => void this.desk.truth.find(15, true)}>${t("compute_longer")}</button>`;
    const words = { proved: "global_is", likely: "global_likely" } as const;
    const claim = optimum!.claim;
    return html`<p data-claim=${claim} data-moves=${optimum!.moves.join(" ")}>
        ${claim === "proved" || claim === "likely" ? t(words[claim], optimum!.moves.join(", "), best ? inWords(best.truth) : "") : t("global_open", inWords(truth), optimum!.moves.join(", "))}
        ${isOpen(doc) ? longer : nothing}
      </p>
      ${mine ? html`<p><b>${this.parting(mine)}</b></p>` : nothing}`;
  }
  private parting(mine: MoveTruth): string {
    if (mine.best === "proved") return t("they_agree");
    if (mine.best === "no") return t("they_part", mine.move, inWords(mine.truth));
    if (mine.best === "unlikely") return t("they_part_likely", mine.move, inWords(mine.truth));
    return t(mine.best === "likely" ? "they_agree_likely" : "they_open", mine.move, inWords(mine.truth));
  }

  // The paper's elements, and beside them what is played here where that differs.
  private elementsTable(): TemplateResult | typeof nothing {
    if (!this.game.elements.length) return nothing;
    return html`<section class="elements">
      <h2>${t("six_elements")}</h2>
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${t("in_the_paper")}</th>
            <th scope="col">${t("played_here")}</th>
          </tr>
        </thead>
        <tbody>
          ${this.game.elements.map(
            (e) =>
              html`<tr>
                <th scope="row">${t(`el_${e.id}`)}</th>
                <td>${say(e.paper)}</td>
                <td>${e.here ? say(e.here) : t("the_same")}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="note">${t("from_paper", this.game.paper)} ${say(this.game.remark)}</p>
    </section>`;
  }
}
