// The workbench: a player of one's own as rule cards and as text, both live, beside what it does and what it is worth.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { advise, faultWords, features, inspect, RequestError, samples, shippedTexts } from "../api/client";
import type { AdviceDoc, FeaturesDoc, GameInfo, PositionDoc, TuneDoc } from "../api/types";
import { download } from "../base/download";
import { Part } from "../base/part";
import { onLang, say, setLang, t, silent, type Saying } from "../i18n/i18n";
import { hasPuzzle } from "../model/beating";
import { Edits, forgetPlayer, packed, savedPlayers, savePlayer, type SavedPlayer } from "../model/bench";
import { readBenchLink, VIEWS, writeBenchLink, type View } from "../model/bench-link";
import { moveTold } from "../model/describe";
import { playerOf, titleOf } from "../model/who";
import { cardsOf, errorsIn, textOf, withFact, withName, withWeight, type TextError } from "../model/written";
import { benchBoard, type BenchMoves } from "../parts/bench-board";
import "../parts/bench-lab";
import type { BenchLab } from "../parts/bench-lab";
import { benchToolbar, type BenchActs } from "../parts/bench-toolbar";
import { factsTable } from "../parts/facts-table";
import { playerOptions } from "../parts/player-options";
import "../parts/player-text";
import { ReportBox } from "../parts/report-box";
import "../parts/rule-cards";
import type { Edited } from "../parts/rule-cards";
import { TuneBox } from "../parts/tune-box";
import { root } from "../api/root";
import { go } from "../router";

@customElement("rk-workbench")
export class Workbench extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private view: View = "cards";
  @state() private text = "";
  @state() private good = ""; // the last text without errors
  @state() private errors: TextError[] = [];
  @state() private wrong: Saying = silent; // what is wrong and belongs to no line
  private get fault(): string {
    return this.wrong();
  }
  @state() private info: PositionDoc | null = null;
  @state() private advice: AdviceDoc | null = null;
  @state() private facts: FeaturesDoc | null = null;
  @state() private texts: SavedPlayer[] = []; // that come with the program
  @state() private saved: SavedPlayer[] = [];
  @state() private opponent = "";
  @state() private saying: Saying = silent;
  @state() private measuring = true;
  private edits!: Edits;
  private rules = "";
  private sample = 0;
  private asked = 0;
  private written = "";
  private readonly tuning = new TuneBox(() => this.requestUpdate());
  private readonly report = new ReportBox(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.onKey);
    this.stopLang = onLang(() => void this.choose());
  }
  private stopLang: () => void = () => undefined;
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    this.stopLang();
    this.tuning.leave();
    this.report.leave();
  }
  // Undo and redo of edits, as everywhere; a text field has its own.
  private onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || (event.target as Element).matches?.("textarea, input[type=search]"))
      return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    this.step(key === "y" || event.shiftKey ? 1 : -1);
  };

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game") || (changed.has("fragment") && this.fragment !== this.written)) void this.open();
  }

  // ---- opening ------------------------------------------------------------------------------------------------------

  private async open(): Promise<void> {
    const { game } = this;
    this.edits = new Edits(`edits:${game.name}`);
    const link = await readBenchLink(this.fragment);
    if (link.lang) setLang(link.lang);
    [this.rules, this.opponent] = [link.rules, link.opponent || game.default_player];
    this.saved = savedPlayers(game.name);
    this.view = link.view ?? this.view;
    try {
      this.texts = await shippedTexts(game.name);
      if (link.broken) this.saying = () => t("link_no_text");
      const usual = this.texts.find((x) => x.name === game.default_player) ?? this.texts[0];
      const first = link.text || this.edits.text || usual?.text || "";
      if (!first) this.wrong = () => t("no_written_players");
      await this.look(link.position, link.moves);
      if (first) await this.setText(first);
    } catch (error) {
      this.wrong = () => faultWords(error, t("offline"), say);
      if (link.position && !this.info)
        await this.look("", []).then(
          () => this.setText(this.edits.text || this.texts[0]?.text || ""),
          () => undefined,
        );
    }
  }

  // ---- the position -------------------------------------------------------------------------------------------------

  private at(position: string, moves: string[] = []) {
    return { game: this.game.name, rules: this.rules, position, moves, seed: 1 };
  }
  private async look(position: string, moves: string[] = []): Promise<void> {
    const info = await inspect(this.at(position, moves));
    this.info = info;
    const writes = this.texts.length > 0 && info.outcome === null;
    this.facts = writes ? await features(this.at(info.position)).catch(() => null) : null;
  }
  private async show(position: string): Promise<void> {
    try {
      await this.look(position);
      await this.choose();
    } catch (error) {
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }
  private readonly moves: BenchMoves = {
    play: (move) => void this.playPick(move),
    say: (words) => (this.saying = words),
    next: () => void this.next(),
    start: () => void this.show(""),
  };
  private async next(): Promise<void> {
    const [position] = await samples({ game: this.game.name, rules: this.rules }, 7, this.sample++, 1).catch(() => []);
    if (position !== undefined) await this.show(position);
  }
  private async playPick(move: string): Promise<void> {
    const info = await inspect(this.at(this.info!.position, [move])).catch(() => null);
    if (info && info.outcome === null) await this.show(info.position);
  }

  // ---- the text -----------------------------------------------------------------------------------------------------

  private onEdited = (event: CustomEvent<Edited>): void => {
    void this.setText(event.detail.text, event.detail.typing);
  };
  private async setText(text: string, typing = ""): Promise<void> {
    this.edits.set(text, typing);
    this.text = text;
    await this.choose();
  }
  private step(by: -1 | 1): void {
    if (!this.edits.step(by)) return;
    this.text = this.edits.text;
    void this.choose();
  }
  // What the player does in the position that is shown; the answer to an older text is not wanted any more.
  private async choose(): Promise<void> {
    const { text, info } = this;
    const asked = ++this.asked;
    if (!info || !text) return;
    void this.remember();
    try {
      const advice = await advise(this.at(info.position), text);
      if (asked !== this.asked) return;
      [this.advice, this.errors, this.wrong, this.good] = [advice, [], silent, text];
    } catch (error) {
      if (asked !== this.asked) return;
      const words = faultWords(error, t("offline"), say);
      this.errors = error instanceof RequestError ? errorsIn(words) : [];
      this.wrong = this.errors.length ? silent : () => faultWords(error, t("offline"), say);
    }
  }
  // Everything is in the address: text, position, opponent.
  private async remember(): Promise<void> {
    const { text, info, rules, opponent, view } = this;
    if (!info) return;
    const link = await writeBenchLink({ text, rules, position: info.position, opponent, view });
    if (text !== this.text || info !== this.info) return;
    this.written = link;
    history.replaceState(null, "", `${location.pathname}#${link}`);
  }

  // ---- keeping, sharing, measuring ----------------------------------------------------------------------------------

  private get title_(): string {
    return titleOf(this.text) || t("this_player");
  }
  private readonly acts: BenchActs = {
    step: (by) => this.step(by),
    take: (text) => void this.setText(text.trimEnd()),
    save: () => this.save(),
    share: () => void this.share(),
    export: () => download(`${titleOf(this.text) || "player"}.greedy`, `${this.text.replace(/\n$/, "")}\n`),
    tune: () => void this.tune(),
    report: () => this.report.toggle(),
    beat: () => void packed(this.good).then((text) => go(`/${this.game.name}/beat#t=${text}`)),
    toTournament: () => {
      this.save();
      go(`/tournament#game=${this.game.name}&saved=${encodeURIComponent(this.title_)}`);
    },
    forget: (name) => {
      forgetPlayer(this.game.name, name);
      this.saved = savedPlayers(this.game.name);
    },
  };
  private save(): void {
    savePlayer(this.game.name, { name: this.title_, text: this.text });
    this.saved = savedPlayers(this.game.name);
    const title = this.title_;
    this.saying = () => t("player_saved", title);
  }
  private async share(): Promise<void> {
    await this.remember();
    const link = `${location.origin}${root}#/${this.game.name}/workbench?${this.written}`;
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    this.saying = () => t("player_shared", link);
  }
  // Measuring makes room for it.
  private async tune(): Promise<void> {
    this.querySelector<BenchLab>("rk-bench-lab")?.stop();
    try {
      const wrong = await this.tuning.start(this.game.name, this.rules, this.good);
      if (wrong) this.saying = () => say(wrong);
    } catch (error) {
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }
  private takeWeights(report: TuneDoc): void {
    let cards = cardsOf(this.text);
    for (const w of report.weights) cards = withWeight(cards, w.name, Number(w.after.toFixed(4)));
    this.tuning.close();
    void this.setText(textOf(cards));
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { game, text } = this;
    const title = html`<h1>${t("workbench_title", say(game.title))}</h1>`;
    const lead = html`<p class="lead">${t("workbench_lead")}</p>`;
    // What comes later would push away what is there: the page waits for its text and its board.
    if (!(text && this.info) && !this.fault && !this.saying())
      return html`<div class="heading">${title}</div>
        ${lead}`;
    return html`<div class="heading">${title} ${text ? this.namePart() : nothing}</div>
      ${text ? nothing : lead}
      <div class="bench-bar">
        ${this.toolbar()}
        <p class="status slim plain ${this.fault ? "wrong" : ""}" role="status" aria-live="polite">
          ${this.fault || this.saying() || this.pickWords()}
        </p>
      </div>
      <div class="bench">
        <section class="editor" aria-label=${t("player_editor")} @edited=${this.onEdited}>${this.editor()}</section>
        <section class="bench-board" aria-label=${t("board")}>${this.board()}</section>
        <section class="bench-lab" aria-label=${t("measured")}>${this.lab()}</section>
      </div>`;
  }
  private namePart(): TemplateResult {
    const rename = (e: Event): void => void this.setText(withName(this.text, (e.target as HTMLInputElement).value));
    return html`<label class="player-name"
      >${t("player_name")} <input .value=${titleOf(this.text)} maxlength="40" @change=${rename}
    /></label>`;
  }
  private pickWords(): string {
    const { advice, info } = this;
    if (this.errors.length) return t("text_wrong", this.errors.length);
    if (!info || !advice) return info?.outcome != null ? t("game_over") : t(this.text ? "computing" : "workbench_lead");
    return advice.pick ? t("bench_pick", moveTold(info, advice.pick)) : t("no_feasible");
  }
  private toolbar(): TemplateResult {
    const { texts, saved, text, good, edits } = this;
    return benchToolbar(
      {
        canUndo: edits?.canUndo ?? false,
        canRedo: edits?.canRedo ?? false,
        hasText: text !== "",
        good: good !== "",
        hasPuzzle: hasPuzzle(this.game),
        texts,
        saved,
      },
      this.acts,
    );
  }
  private board(): TemplateResult {
    const { info, advice, game, rules } = this;
    if (!info) return html`<p class="note">${t("loading")}</p>`;
    return benchBoard({ game, rules, info, advice, wrong: this.errors.length > 0 }, this.moves);
  }

  private editor(): TemplateResult {
    return html`<div class="segments" role="group" aria-label=${t("player_editor")}>
        ${VIEWS.map(
          (v) =>
            html`<button aria-pressed=${this.view === v} @click=${() => this.turnTo(v)}>${t(`view_${v}`)}</button>`,
        )}
      </div>
      ${
        this.view === "cards"
          ? this.cards()
          : html`<rk-player-text .text=${this.text} .errors=${this.errors}></rk-player-text>`
      }
      ${this.facts ? factsTable(this.facts, (fact) => void this.setText(withFact(this.text, fact))) : nothing}`;
  }
  private turnTo(view: View): void {
    this.view = view;
    void this.remember();
  }
  private cards(): TemplateResult {
    const fired = new Map<number, string[]>();
    for (const c of this.advice?.candidates ?? [])
      if (c.feasible) fired.set(c.priority ?? 0, [...(fired.get(c.priority ?? 0) ?? []), c.move]);
    const pick = this.advice?.candidates.find((c) => c.move === this.advice?.pick);
    return html`<rk-rule-cards
      .text=${this.text}
      .errors=${this.errors}
      .fired=${this.errors.length ? new Map() : fired}
      .picked=${pick ? (pick.priority ?? 0) : -1}
    ></rk-rule-cards>`;
  }

  private lab(): TemplateResult {
    const { game, rules, texts, saved } = this;
    const named = game.players.filter((p) => p.deterministic || p.name === "random").map((p) => p.name);
    return html`<p class="actions">
        <label
          >${t("against")}
          <select @change=${this.pickOpponent}>
            ${playerOptions({ named, texts, saved }, this.opponent)}
          </select></label
        >
        <label class="check"
          ><input
            type="checkbox"
            .checked=${this.measuring}
            @change=${(e: Event) => (this.measuring = (e.target as HTMLInputElement).checked)}
          />
          ${t("measure_while")}</label
        >
      </p>
      ${this.report.part({ game: game.name, rules, player: this.good, named: game.players.map((p) => p.name) })}
      ${this.tuning.part((report) => this.takeWeights(report))}
      <rk-bench-lab
        .game=${game}
        .rules=${rules}
        .text=${this.errors.length ? "" : this.good}
        .word=${this.advice?.player ?? ""}
        .opponent=${playerOf(this.opponent, texts, saved) || game.default_player}
        ?paused=${!this.measuring || this.tuning.open || this.report.busy}
        @look=${(e: CustomEvent<string>) => void this.show(e.detail)}
      ></rk-bench-lab>`;
  }
  private pickOpponent = (event: Event): void => {
    this.opponent = (event.target as HTMLSelectElement).value;
    void this.remember();
  };
}
