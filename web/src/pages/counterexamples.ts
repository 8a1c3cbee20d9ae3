// Positions where the greedy choice gives something away, as exercises, with a view for print.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { faultWords } from "../api/client";
import type { GameInfo } from "../api/types";
import { boardOf } from "../boards/view";
import "../boards/board";
import { say, t, silent, type Saying } from "../i18n/i18n";
import { hasPuzzle } from "../model/beating";
import { blamed, knownExamples, searchByLab, type Example, type Search } from "../model/examples";
import { moveTold } from "../model/describe";
import { inWords, lossWords } from "../model/truth";
import { columnsOf } from "../parts/advice-table";
import { menu } from "../parts/menu";
import { greedyChoice } from "../parts/player-options";
import { Part } from "../base/part";
import { whyNot } from "../parts/why-not";
import { term } from "../parts/tip";
import { root } from "../api/root";
import { statusLine } from "../parts/status-line";
import { capital } from "../scene/words";

const NARROW = matchMedia("(max-width: 560px)");

@customElement("rk-counterexamples")
export class Counterexamples extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @state() private known: Example[] = [];
  @state() private found: Example[] = [];
  @state() private tried = 0;
  @state() private search: Search | null = null;
  @state() private shown = new Set<string>(); // positions whose solution is open
  @state() private saying: Saying = silent;
  @state() private player = "";
  @state() private answers = new Map<string, { move: string; right: boolean }>(); // the last try, by position
  @state() private teaches = ""; // only those that blame this rule
  @state() private streak = 0;
  private seed = 1;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) void this.open();
  }
  override connectedCallback(): void {
    super.connectedCallback();
    NARROW.addEventListener("change", this.turned);
  }
  private turned = (): void => this.requestUpdate();
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    NARROW.removeEventListener("change", this.turned);
    this.search?.stop();
  }
  private get adviser(): string {
    return this.player || this.game.default_player;
  }
  // Good ones of the papers and of earlier runs of the lab stand there from the beginning.
  private async open(): Promise<void> {
    [this.known, this.found, this.saying, this.teaches] = [[], [], silent, ""];
    this.answers = new Map();
    const { game, adviser } = this;
    this.streak = Number(localStorage.getItem(`streak:${game.name}`)) || 0;
    await knownExamples(
      game,
      adviser,
      (known) => this.game === game && this.adviser === adviser && (this.known = known),
    ).catch((e) => this.complain(e));
  }
  private complain(error: unknown): void {
    this.saying = () => faultWords(error, t("offline"), say);
  }

  private async find(): Promise<void> {
    [this.found, this.tried, this.saying] = [[], 0, silent];
    const seen = (tried: number, found: Example[]): void => void ([this.tried, this.found] = [tried, found]);
    try {
      this.search = await searchByLab(this.game, this.adviser, this.seed++, seen);
      await this.search.finished;
      const { found, tried } = this;
      this.saying = () => t("examples_found", found.length, tried);
    } catch (error) {
      this.complain(error);
    }
    this.search = null;
  }

  private get everything(): Example[] {
    const earlier = this.known.filter((k) => !this.found.some((f) => f.info.position === k.info.position));
    return [...this.found, ...earlier];
  }
  private get exercises(): Example[] {
    return this.everything.filter((e) => !this.teaches || blamed(e).en === this.teaches);
  }

  // Every move that keeps the value solves it. The streak counts puzzles that were solved at the first try.
  private answer(e: Example, move: string): void {
    const { position } = e.info;
    const right = e.truth.moves?.find((m) => m.move === move)?.verdict === "";
    const first = !this.answers.has(position);
    if (first || !right) this.streak = right ? this.streak + 1 : 0;
    localStorage.setItem(`streak:${this.game.name}`, String(this.streak));
    this.answers = new Map(this.answers).set(position, { move, right });
  }
  private said(e: Example): TemplateResult | typeof nothing {
    const answer = this.answers.get(e.info.position);
    if (!answer) return nothing;
    const truth = e.truth.moves?.find((m) => m.move === answer.move);
    const name = capital(moveTold(e.info, answer.move));
    return html`<p class="answer ${answer.right ? "right" : "wrong"}" role="status">
      ${answer.right ? t("puzzle_right", name, say(blamed(e))) : t("retry_no", name, truth ? inWords(truth.truth) : "")}
    </p>`;
  }

  override render(): TemplateResult {
    const all = this.exercises;
    return html`<section class="examples">
      ${NARROW.matches ? this.narrowHead() : this.wideHead()} ${statusLine(this.statusWords())}
      <div class="exercises">${all.map((e, i) => this.exercise(e, i))}</div>
      <section class="solutions">
        ${all.map(
          (e, i) =>
            html`<h2>${t("solution_n", i + 1)}</h2>
              ${this.solution(e)}`,
        )}
      </section>
    </section>`;
  }
  private wideHead(): TemplateResult {
    return html`<h1>${say(this.game.title)}: ${t("counterexamples")}</h1>
      <p>${t("examples_lead")} ${this.door()}</p>
      <p class="actions no-print">
        ${this.playerChoice()} ${this.lessonChoice()} ${this.streakPart()} ${this.searchPart()}
        <button @click=${() => print()}>${t("print")}</button>
      </p>`;
  }
  // On a phone the first puzzle is in sight: what is set once is in a menu.
  private narrowHead(): TemplateResult {
    const tools = html`${this.playerChoice()}${this.lessonChoice()}${this.searchPart()}
      <button @click=${() => print()}>${t("print")}</button>${this.door()}`;
    return html`<div class="heading no-print">
        <h1>${say(this.game.title)}: ${t("counterexamples")}</h1>
        ${menu(t("menu"), tools)}
      </div>
      <p class="actions no-print">${this.streakPart()}</p>`;
  }
  private door(): TemplateResult | typeof nothing {
    if (!hasPuzzle(this.game)) return nothing;
    return html`<a href="${root}${this.game.name}/beat#pl=${this.adviser}">${t("beat_door", this.adviser)}</a>`;
  }
  private playerChoice(): TemplateResult {
    return greedyChoice(this.game, this.adviser, this.pickPlayer);
  }
  private streakPart(): TemplateResult {
    return html`<span class="chip" data-streak=${this.streak}>${t("streak", this.streak)}</span>`;
  }
  private searchPart(): TemplateResult {
    return html`<button ?disabled=${this.search !== null} @click=${() => void this.find()}>
        ${t("find_examples")}
      </button>
      ${this.search ? html`<button @click=${() => this.search?.stop()}>${t("cancel")}</button>` : nothing}`;
  }
  private statusWords(): string {
    if (this.search) return t("examples_searching", this.tried, this.found.length);
    const how = this.game.hidden ? "examples_how_estimate" : "examples_how_lab";
    return this.saying() || t(NARROW.matches ? "examples_ask" : how);
  }
  private lessonChoice(): TemplateResult {
    const rules = [...new Map(this.everything.map((e) => [blamed(e).en, blamed(e)])).values()];
    return html`<label
      >${t("teaches")}
      <select @change=${(e: Event) => (this.teaches = (e.target as HTMLSelectElement).value)}>
        <option value="">${t("teaches_all", this.everything.length)}</option>
        ${rules.map((r) => html`<option value=${r.en} ?selected=${r.en === this.teaches}>${say(r)}</option>`)}
      </select></label
    >`;
  }
  private pickPlayer = (event: Event): void => {
    this.player = (event.target as HTMLSelectElement).value;
    void this.open();
  };

  private exercise(e: Example, i: number): TemplateResult {
    const columns = columnsOf(e.advice);
    const open = this.shown.has(e.info.position);
    const place = `p=${encodeURIComponent(e.info.position.replaceAll(" ", "_"))}`;
    const solved = this.answers.get(e.info.position)?.right ?? false;
    const view = { ...boardOf(e.info, this.game), flipped: e.info.side === 2, enabled: !solved };
    const board = html`<rk-board class="board" .view=${view}></rk-board>`;
    return html`<article class="exercise">
      <h2>${t("exercise_n", i + 1)}</h2>
      <div class="exercise-board" @play=${(event: CustomEvent<string>) => this.answer(e, event.detail)}>${board}</div>
      ${this.said(e)}
      <pre class="sr">${say(e.info.picture)}</pre>
      <p>
        ${
          this.game.solitaire
            ? t("exercise_ask_solo", e.advice.player)
            : t("exercise_ask", e.info.side, e.advice.player)
        }
      </p>
      <div class="scroller print-only">
        <table>
          <thead>
            <tr>
              <th scope="col">${t("move")}</th>
              ${columns.map((c) => html`<th scope="col">${say(c.words)}</th>`)}
              <th scope="col">${t("total")}</th>
            </tr>
          </thead>
          <tbody>
            ${e.advice.candidates
              .filter((c) => c.feasible)
              .map(
                (c) =>
                  html`<tr>
                    <td>${c.move}</td>
                    ${columns.map(() => html`<td></td>`)}
                    <td></td>
                  </tr>`,
              )}
          </tbody>
        </table>
      </div>
      <p class="actions no-print">
        <a class="button" href="${root}${this.game.name}#${place}&a=human,human" aria-label="${t("try_it")} ${i + 1}"
          >${t("try_it")}</a
        >
        <a class="button" href="${root}${this.game.name}/learn#${place}" aria-label="${t("learn")} ${i + 1}"
          >${t("learn")}</a
        >
        <button
          aria-expanded=${open}
          aria-label="${t("show_solution")} ${i + 1}"
          @click=${() => this.toggle(e.info.position)}
        >
          ${t("show_solution")}
        </button>
      </p>
      ${open ? this.solution(e) : nothing}
    </article>`;
  }
  private toggle(position: string): void {
    const next = new Set(this.shown);
    if (!next.delete(position)) next.add(position);
    this.shown = next;
  }
  private solution(e: Example): TemplateResult {
    const why = e.advice.candidates.find((c) => c.move === e.best.move)?.why_not;
    const told = (move: string): string => moveTold(e.info, move);
    return html`<div class="solution">
      <p>
        ${t("example_solution", told(e.picked.move), inWords(e.picked.truth), told(e.best.move), inWords(e.best.truth))}
        <b class="glyph">${e.picked.verdict}</b>${lossWords(e.picked)}
      </p>
      <p>${term("blame", t("blamed_rule"))}: ${say(blamed(e))}</p>
      ${why ? whyNot(e.info, e.picked.move, e.best.move, why) : nothing}
    </div>`;
  }
}
