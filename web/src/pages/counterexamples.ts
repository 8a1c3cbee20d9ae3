// Positions where the greedy choice gives something away: found on request, as exercises, with a view for print.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { advise, inspect, Offline, RequestError, truth, type Place } from "../api/client";
import type { AdviceDoc, GameInfo, PositionDoc, TruthDoc } from "../api/types";
import { num, say, t } from "../i18n/i18n";
import { compare, inWords } from "../model/truth";
import { columnsOf } from "../parts/advice-table";
import { Part } from "../parts/part";

interface Example {
  info: PositionDoc;
  advice: AdviceDoc;
  truth: TruthDoc;
  loss: number;
  glyph: string;
}

const WANTED = 5;
const TRIES = 60;

// Positions the papers speak of: they come first.
const KNOWN: Record<string, string[]> = { bantumi: ["1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"], gobblet: ["M2/1L1/s1l 1"] };

@customElement("rk-counterexamples")
export class Counterexamples extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @state() private found: Example[] = [];
  @state() private tried = 0;
  @state() private searching = false;
  @state() private shown = new Set<string>(); // positions whose solution is open
  @state() private message = "";
  @state() private player = "";

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.searching = false;
  }

  private async search(): Promise<void> {
    [this.found, this.tried, this.searching, this.message] = [[], 0, true, ""];
    try {
      for (const position of KNOWN[this.game.name] ?? []) await this.tryAt(this.at(position, []));
      for (let i = 0; i < TRIES && this.searching && this.found.length < WANTED; i++) await this.tryAt(await this.somewhere());
      this.message = t("examples_found", this.found.length, this.tried);
    } catch (error) {
      this.message = error instanceof RequestError ? say(error.words) : error instanceof Offline ? t("offline") : String(error);
    }
    this.searching = false;
  }
  private at(position: string, moves: string[]): Place {
    return { game: this.game.name, rules: "", position, moves, seed: 1 };
  }
  // A position after some random moves; later ones are sooner solved.
  private async somewhere(): Promise<Place> {
    const moves: string[] = [];
    const plies = (this.game.name === "gobblet" ? 4 : 16) + Math.floor(Math.random() * 14);
    for (let i = 0; i < plies; i++) {
      const info = await inspect(this.at("", moves));
      if (info.outcome !== null) return this.at("", moves.slice(0, -4));
      moves.push(info.moves[Math.floor(Math.random() * info.moves.length)].move);
    }
    return this.at("", moves);
  }
  private async tryAt(place: Place): Promise<void> {
    this.tried++;
    const info = await inspect(place);
    if (info.outcome !== null || info.moves.length < 2) return;
    const [advice, doc] = await Promise.all([advise(place, this.player || this.game.default_player), truth(place, { all: true, seconds: 1 })]);
    const picked = doc.moves?.find((m) => m.move === advice.pick);
    if (!picked?.verdict || this.found.some((e) => e.info.position === info.position)) return;
    const example = { info, advice, truth: doc, loss: picked.loss ?? 0, glyph: picked.verdict };
    this.found = [...this.found, example].sort((a, b) => b.glyph.length - a.glyph.length || b.loss - a.loss);
  }

  override render(): TemplateResult {
    return html`<section class="examples"><h1>${say(this.game.title)}: ${t("counterexamples")}</h1><p>${t("examples_lead")}</p>
      <p class="actions"><label>${t("player")} <select @change=${(e: Event) => (this.player = (e.target as HTMLSelectElement).value)}>${this.game.players.filter((p) => p.deterministic && p.name !== "alphabeta").map((p) => html`<option ?selected=${p.name === this.game.default_player}>${p.name}</option>`)}</select></label>
        <button class="primary" ?disabled=${this.searching} @click=${() => void this.search()}>${t("find_examples")}</button> ${this.searching ? html`<button @click=${() => (this.searching = false)}>${t("cancel")}</button>` : nothing} <button @click=${() => print()}>${t("print")}</button></p>
      <p class="status" role="status" aria-live="polite">${this.searching ? t("examples_searching", this.tried, this.found.length) : this.message}</p>
      ${this.found.map((e, i) => this.exercise(e, i))}
      <section class="solutions">${this.found.map((e, i) => html`<h2>${t("solution_n", i + 1)}</h2>${this.solution(e)}`)}</section></section>`;
  }

  private exercise(e: Example, i: number): TemplateResult {
    const columns = columnsOf(e.advice);
    const open = this.shown.has(e.info.position);
    return html`<article class="exercise"><h2>${t("exercise_n", i + 1)}</h2><pre tabindex="0" role="region" aria-label=${t("exercise_n", i + 1)}>${say(e.info.picture)}</pre>
      <p>${t("exercise_ask", e.info.side, e.advice.player)}</p>
      <div class="scroller print-only"><table><thead><tr><th scope="col">${t("move")}</th>${columns.map((c) => html`<th scope="col">${say(c.words)}</th>`)}<th scope="col">${t("total")}</th></tr></thead><tbody>${e.advice.candidates.filter((c) => c.feasible).map((c) => html`<tr><td>${c.move}</td>${columns.map(() => html`<td></td>`)}<td></td></tr>`)}</tbody></table></div>
      <p class="actions no-print"><a class="button" href="/${this.game.name}#p=${e.info.position.replaceAll(" ", "_")}&a=human,human" aria-label="${t("try_it")} ${i + 1}">${t("try_it")}</a> <a class="button" href="/${this.game.name}/learn#p=${e.info.position.replaceAll(" ", "_")}" aria-label="${t("learn")} ${i + 1}">${t("learn")}</a>
        <button aria-expanded=${open} aria-label="${t("show_solution")} ${i + 1}" @click=${() => this.toggle(e.info.position)}>${t("show_solution")}</button></p>${open ? this.solution(e) : nothing}</article>`;
  }
  private toggle(position: string): void {
    const next = new Set(this.shown);
    if (!next.delete(position)) next.add(position);
    this.shown = next;
  }
  private solution(e: Example): TemplateResult {
    const best = [...e.truth.moves!].sort((a, b) => compare(b.truth, a.truth))[0];
    const mine = e.truth.moves!.find((m) => m.move === e.advice.pick)!;
    return html`<p>${t("example_solution", e.advice.pick ?? "", inWords(mine.truth), best.move, inWords(best.truth))} <b>${e.glyph}</b> ${e.loss ? `(−${num(e.loss)})` : ""}</p>`;
  }
}
