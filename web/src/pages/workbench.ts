// The workbench: a player of one's own as rule cards and as text, both live, beside what it does and what it is worth.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import {
  advise,
  faultWords,
  features,
  inspect,
  RequestError,
  samples,
  shippedTexts,
  startJob,
  startTune,
  watchJob,
} from "../api/client";
import type { AdviceDoc, FeaturesDoc, GameInfo, JobDoc, PositionDoc, TuneDoc } from "../api/types";
import { download } from "../base/download";
import { Part } from "../base/part";
import "../boards/board";
import { boardOf } from "../boards/view";
import { lang, onLang, say, setLang, t } from "../i18n/i18n";
import { Edits, forgetPlayer, packed, savedPlayers, savePlayer, unpacked, type SavedPlayer } from "../model/bench";
import { moveName } from "../model/describe";
import { placeFragment, readFragment } from "../model/share";
import { cardsOf, errorsIn, headName, textOf, withFact, withName, withWeight, type TextError } from "../model/written";
import { keepJob, noteState } from "../model/jobs";
import "../parts/advice-table";
import "../parts/bench-lab";
import type { BenchLab } from "../parts/bench-lab";
import { factsTable } from "../parts/facts-table";
import { menu } from "../parts/menu";
import "../parts/player-text";
import "../parts/rule-cards";
import type { Edited } from "../parts/rule-cards";
import { tuneBox } from "../parts/tune-box";
import { go } from "../router";

const VIEWS = ["cards", "text"] as const;
type View = (typeof VIEWS)[number];
const TUNE = { trials: 40, games: 200, holdout: 1000 };

@customElement("rk-workbench")
export class Workbench extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private view: View = "cards";
  @state() private text = "";
  @state() private good = ""; // the last text without errors
  @state() private errors: TextError[] = [];
  @state() private fault = ""; // what is wrong and belongs to no line
  @state() private info: PositionDoc | null = null;
  @state() private advice: AdviceDoc | null = null;
  @state() private facts: FeaturesDoc | null = null;
  @state() private texts: SavedPlayer[] = []; // that come with the program
  @state() private saved: SavedPlayer[] = [];
  @state() private opponent = "";
  @state() private message = "";
  @state() private tuning: JobDoc<TuneDoc> | null = null;
  @state() private measuring = true;
  private edits!: Edits;
  private rules = "";
  private sample = 0;
  private asked = 0;
  private written = "";
  private unwatch: () => void = () => undefined;

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
    this.unwatch();
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
    const shared = readFragment(this.fragment);
    const fields = new URLSearchParams(this.fragment);
    if (shared.lang && this.fragment) setLang(shared.lang);
    this.edits = new Edits(`edits:${game.name}`);
    this.rules = shared.rules;
    this.opponent = fields.get("o") || game.default_player;
    this.saved = savedPlayers(game.name);
    if (VIEWS.includes(fields.get("v") as View)) this.view = fields.get("v") as View;
    try {
      this.texts = await shippedTexts(game.name);
      const linked = fields.get("t") ? await unpacked(fields.get("t")!) : "";
      if (fields.get("t") && !linked) this.message = t("link_no_text");
      const usual = this.texts.find((x) => x.name === game.default_player) ?? this.texts[0];
      const first = linked || this.edits.text || usual?.text || "";
      if (!first) this.fault = t("no_written_players");
      await this.look(shared.position, shared.moves);
      if (first) await this.setText(first);
    } catch (error) {
      this.fault = faultWords(error, t("offline"), say);
      if (shared.position && !this.info)
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
      this.message = faultWords(error, t("offline"), say);
    }
  }
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
      [this.advice, this.errors, this.fault, this.good] = [advice, [], "", text];
    } catch (error) {
      if (asked !== this.asked) return;
      const words = faultWords(error, t("offline"), say);
      this.errors = error instanceof RequestError ? errorsIn(words) : [];
      this.fault = this.errors.length ? "" : words;
    }
  }
  // Everything is in the address: text, position, opponent.
  private async remember(): Promise<void> {
    const { text } = this;
    const word = await packed(text);
    if (text !== this.text || !this.info) return;
    this.written = `t=${word}&${placeFragment(this.rules, this.info.position)}&o=${encodeURIComponent(this.opponentName)}&v=${this.view}&lang=${lang()}`;
    history.replaceState(null, "", `${location.pathname}#${this.written}`);
  }

  // ---- who it is measured against -----------------------------------------------------------------------------------

  private get opponentName(): string {
    return this.opponent;
  }
  private get opponentText(): string {
    const [kind, name] = this.opponent.split("/");
    if (kind === "text") return this.texts.find((x) => x.name === name)?.text ?? this.game.default_player;
    if (kind === "saved") return this.saved.find((x) => x.name === name)?.text ?? this.game.default_player;
    return this.opponent;
  }

  // ---- keeping, sharing, tuning -------------------------------------------------------------------------------------

  private save(): void {
    const name = headName(cardsOf(this.text)) || t("this_player");
    savePlayer(this.game.name, { name, text: this.text });
    this.saved = savedPlayers(this.game.name);
    this.message = t("player_saved", name);
  }
  private async share(): Promise<void> {
    await this.remember();
    const link = `${location.origin}/#/${this.game.name}/workbench?${this.written}`;
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    this.message = t("player_shared", link);
  }
  private export_(): void {
    download(
      `${headName(cardsOf(this.text)) || "player"}.greedy`,
      this.text.endsWith("\n") ? this.text : `${this.text}\n`,
    );
  }
  private async import_(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const text = await input.files?.[0]?.text();
    input.value = "";
    if (text) await this.setText(text.trimEnd());
  }
  private take(event: Event): void {
    const select = event.target as HTMLSelectElement;
    const [kind, name] = select.value.split("/");
    const from = (kind === "saved" ? this.saved : this.texts).find((x) => x.name === name);
    select.value = "";
    if (from) void this.setText(from.text.trimEnd());
  }
  private sendToTournament(): void {
    this.save();
    go(
      `/tournament#game=${this.game.name}&saved=${encodeURIComponent(headName(cardsOf(this.text)) || t("this_player"))}`,
    );
  }
  private async tune(): Promise<void> {
    this.querySelector<BenchLab>("rk-bench-lab")?.stop();
    this.measuring = false;
    try {
      this.unwatch();
      this.tuning = await startTune({ game: this.game.name, rules: this.rules, player: this.good, ...TUNE, seed: 1 });
      const players = [headName(cardsOf(this.text)) || t("this_player")];
      keepJob(this.tuning, { kind: "tune", game: this.game.name, rules: this.rules, players });
      this.unwatch = watchJob<TuneDoc>(this.tuning.id, (job) => {
        noteState(job);
        this.tuning = job;
        if (job.error) this.message = say(job.error);
      });
    } catch (error) {
      this.message = faultWords(error, t("offline"), say);
    }
  }
  // A report takes a minute: the lab shows how far it is, and has it in the end.
  private async makeReport(): Promise<void> {
    try {
      const job = await startJob<unknown>("report", {
        game: this.game.name,
        rules: this.rules,
        player: this.good,
        quick: true,
      });
      const players = [headName(cardsOf(this.text)) || t("this_player")];
      keepJob(job, { kind: "report", game: this.game.name, rules: this.rules, players });
      go("/lab");
    } catch (error) {
      this.message = faultWords(error, t("offline"), say);
    }
  }
  private takeWeights(report: TuneDoc): void {
    let cards = cardsOf(this.text);
    for (const w of report.weights) cards = withWeight(cards, w.name, Number(w.after.toFixed(4)));
    this.closeTuning();
    void this.setText(textOf(cards));
  }
  private closeTuning(): void {
    [this.tuning, this.measuring] = [null, true];
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { game } = this;
    // What comes later would push away what is there: the page waits for its text and its board.
    if (!(this.text && this.info) && !this.fault && !this.message)
      return html`<div class="heading"><h1>${t("workbench_title", say(game.title))}</h1></div>
        <p class="lead">${t("workbench_lead")}</p>`;
    return html`<div class="heading">
        <h1>${t("workbench_title", say(game.title))}</h1>
        ${this.text ? html`<label class="player-name">${t("player_name")} <input .value=${headName(cardsOf(this.text))} maxlength="40" @change=${(e: Event) => void this.setText(withName(this.text, (e.target as HTMLInputElement).value))} /></label>` : nothing}
      </div>
      ${this.text ? nothing : html`<p class="lead">${t("workbench_lead")}</p>`} ${this.toolbar()}
      <p class="status slim plain ${this.fault ? "wrong" : ""}" role="status" aria-live="polite">
        ${this.fault || this.message || this.pickWords()}
      </p>
      <div class="bench">
        <section class="editor" aria-label=${t("player_editor")} @edited=${this.onEdited}>${this.editor()}</section>
        <section class="bench-board" aria-label=${t("board")}>${this.board()}</section>
        <section class="bench-lab" aria-label=${t("measured")}>${this.lab()}</section>
      </div>`;
  }
  private pickWords(): string {
    const { advice, info } = this;
    if (this.errors.length) return t("text_wrong", this.errors.length);
    if (!info || !advice) return info?.outcome != null ? t("game_over") : t("workbench_lead");
    return advice.pick ? t("bench_pick", moveName(info, advice.pick)) : t("no_feasible");
  }

  private toolbar(): TemplateResult {
    return html`<div class="toolbar" role="group" aria-label=${t("tools")}>
      <button ?disabled=${!this.edits?.canUndo} @click=${() => this.step(-1)}>${t("undo")}</button>
      <button ?disabled=${!this.edits?.canRedo} @click=${() => this.step(1)}>${t("redo")}</button>
      <label
        >${t("start_from")}
        <select @change=${(e: Event) => this.take(e)}>
          <option value="">…</option>
          <optgroup label=${t("shipped_texts")}>
            ${this.texts.map((x) => html`<option value="text/${x.name}">${x.name}</option>`)}
          </optgroup>
          ${this.saved.length ? html`<optgroup label=${t("saved_texts")}>${this.saved.map((x) => html`<option value="saved/${x.name}">${x.name}</option>`)}</optgroup>` : nothing}
        </select></label
      >
      <button class="primary" ?disabled=${!this.good} @click=${() => this.save()}>${t("save")}</button>
      <button ?disabled=${!this.text} @click=${() => void this.share()}>${t("share")}</button>
      ${menu(t("more"), this.menuItems())}
    </div>`;
  }

  private menuItems(): TemplateResult {
    return html`<button ?disabled=${!this.text} @click=${() => this.export_()}>${t("export_text")}</button>
      <label class="button"
        >${t("import_text")}
        <input class="sr" type="file" accept=".greedy,text/plain" @change=${(e: Event) => void this.import_(e)}
      /></label>
      <button ?disabled=${!this.good} @click=${() => void this.tune()}>${t("tune_weights")}</button>
      <button ?disabled=${!this.good} @click=${() => void this.makeReport()}>${t("make_report")}</button>
      <button ?disabled=${!this.good} @click=${() => this.sendToTournament()}>${t("to_tournament")}</button>
      ${this.saved.map(
        (x) =>
          html`<button
            @click=${() => {
              forgetPlayer(this.game.name, x.name);
              this.saved = savedPlayers(this.game.name);
            }}
          >
            ${t("forget_player", x.name)}
          </button>`,
      )}`;
  }

  private editor(): TemplateResult {
    const fired = new Map<number, string[]>();
    for (const c of this.advice?.candidates ?? [])
      if (c.feasible) fired.set(c.priority ?? 0, [...(fired.get(c.priority ?? 0) ?? []), c.move]);
    const pick = this.advice?.candidates.find((c) => c.move === this.advice?.pick);
    return html`<div class="segments" role="group" aria-label=${t("player_editor")}>
        ${VIEWS.map(
          (v) =>
            html`<button
              aria-pressed=${this.view === v}
              @click=${() => {
                this.view = v;
                void this.remember();
              }}
            >
              ${t(`view_${v}`)}
            </button>`,
        )}
      </div>
      ${
        this.view === "cards"
          ? html`<rk-rule-cards
              .text=${this.text}
              .errors=${this.errors}
              .fired=${this.errors.length ? new Map() : fired}
              .picked=${pick ? (pick.priority ?? 0) : -1}
            ></rk-rule-cards>`
          : html`<rk-player-text .text=${this.text} .errors=${this.errors}></rk-player-text>`
      }
      ${this.facts ? factsTable(this.facts, (fact) => void this.setText(withFact(this.text, fact))) : nothing}`;
  }
  private board(): TemplateResult {
    const { info, advice, game } = this;
    if (!info) return html`<p class="note">${t("loading")}</p>`;
    const wrong = this.errors.length > 0;
    const view = {
      ...boardOf(info, game),
      enabled: true,
      pick: wrong ? "" : (advice?.pick ?? ""),
      flipped: info.side === 2,
    };
    return html`<rk-board
        class="board ${wrong ? "stale" : ""}"
        .view=${view}
        @play=${(e: CustomEvent<string>) => void this.playPick(e.detail)}
        @say=${(e: CustomEvent<string>) => (this.message = e.detail)}
      ></rk-board>
      <p class="actions">
        <button class="primary" @click=${() => void this.next()}>${t("next_position")}</button>
        <button ?disabled=${!advice?.pick || wrong} @click=${() => void this.playPick(advice!.pick!)}>
          ${t("play_pick")}
        </button>
        <button @click=${() => void this.show("")}>${t("start_position")}</button>
        <a class="button" href="/${game.name}/setup#${placeFragment(this.rules, info.position)}">${t("set_up")}</a>
      </p>
      ${
        advice?.candidates && !wrong
          ? html`<h3>${t("rules_say")}</h3>
              <rk-advice-table
                .choice=${advice}
                ?chance=${game.hidden}
                ?alone=${game.solitaire}
                ?playable=${true}
                @play=${(e: CustomEvent<string>) => void this.playPick(e.detail)}
              ></rk-advice-table>`
          : nothing
      }`;
  }

  private lab(): TemplateResult {
    const quick = this.game.players.filter((p) => p.deterministic || p.name === "random");
    return html`<p class="actions">
        <label
          >${t("against")}
          <select
            @change=${(e: Event) => {
              this.opponent = (e.target as HTMLSelectElement).value;
              void this.remember();
            }}
          >
            ${quick.map((p) => html`<option value=${p.name} ?selected=${this.opponent === p.name}>${p.name}</option>`)}
            ${this.texts.map((x) => html`<option value="text/${x.name}" ?selected=${this.opponent === `text/${x.name}`}>${x.name} (${t("as_text")})</option>`)}
            ${this.saved.map((x) => html`<option value="saved/${x.name}" ?selected=${this.opponent === `saved/${x.name}`}>${x.name} (${t("saved")})</option>`)}
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
      ${
        this.tuning
          ? tuneBox(
              this.tuning,
              (report) => this.takeWeights(report),
              () => this.closeTuning(),
            )
          : nothing
      }
      <rk-bench-lab
        .game=${this.game}
        .rules=${this.rules}
        .text=${this.errors.length ? "" : this.good}
        .word=${this.advice?.player ?? ""}
        .opponent=${this.opponentText}
        ?paused=${!this.measuring}
        @look=${(e: CustomEvent<string>) => void this.show(e.detail)}
      ></rk-bench-lab>`;
  }
}
