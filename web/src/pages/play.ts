// Play and analyse one game.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { buildTable } from "../api/client";
import type { AdviceDoc } from "../api/types";
import { say, setLang, t } from "../i18n/i18n";
import { turnSentence } from "../model/describe";
import { playRecord, readRecord, writeRecord } from "../model/record";
import { HUMAN, Session, type Setup } from "../model/session";
import { change, settings, type Speed } from "../model/settings";
import { fragment, readFragment, shareLink } from "../model/share";
import { lineThrough, type Node } from "../model/tree";
import { AnalysisDesk } from "../parts/analysis-desk";
import { download } from "../base/download";
import { spanFor1 } from "../model/value";
import { valueBar } from "../parts/value-bar";
import "../parts/advice-table";
import "../parts/move-box";
import "../parts/move-list";
import "../parts/setup-form";
import "../parts/truth-panel";
import "../parts/value-graph";

const TABS = ["advice", "truth", "moves", "game"] as const;
type Tab = (typeof TABS)[number];

@customElement("rk-play")
export class Play extends AnalysisDesk {
  @property({ attribute: false }) fragment = "";
  @state() private tab: Tab = "advice";
  @state() private chosenAdviser = "";
  @state() private beside: AdviceDoc[] = [];

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game") || (changed.has("fragment") && this.fragment !== this.written)) void this.open();
  }
  private written = "";

  protected override get adviser(): string {
    return this.chosenAdviser || this.game.default_player;
  }

  // ---- opening ------------------------------------------------------------------------------------------------------

  private async open(): Promise<void> {
    const shared = readFragment(this.fragment);
    if (shared.lang) setLang(shared.lang);
    if (TABS.includes(shared.view as Tab)) this.tab = shared.view as Tab;
    const players = shared.players?.every(
      (p) => p === HUMAN || this.game.players.some((k) => p.split(":")[0] === k.name),
    )
      ? shared.players
      : null;
    const setup: Setup = {
      rules: shared.rules,
      position: shared.position,
      seed: shared.seed,
      players: players ?? this.usualPlayers(),
    };
    const session = new Session(this.game, setup);
    try {
      const good = await session.playLine(shared.moves);
      session.goToPly(Math.min(shared.ply, good));
      await session.look();
      this.begin(session, good < shared.moves.length ? t("link_cut", good) : "");
    } catch (error) {
      this.complain(error);
      const reason = this.message;
      const fresh = new Session(this.game, { rules: "", position: "", seed: 1, players: this.usualPlayers() });
      await fresh.look().then(
        () => this.begin(fresh, t("link_bad", reason)),
        (e) => this.complain(e),
      );
    }
  }
  private usualPlayers(): [string, string] {
    return this.game.solitaire ? [HUMAN, HUMAN] : [HUMAN, this.game.default_player];
  }
  private begin(session: Session, message: string): void {
    this.session = session;
    this.message = message || turnSentence(this.game, session.at.info!, session.setup.players);
    void this.changed(session.at.main === null);
    if (this.tab === "truth" && !this.truthOn) void this.toggleTruth();
  }
  private async restart(setup: Setup): Promise<void> {
    const session = new Session(this.game, setup);
    await session.look().then(
      () => this.begin(session, ""),
      (e) => this.complain(e),
    );
  }

  protected override moved(): void {
    this.written = fragment(this.session, this.truthOn && this.tab === "truth" ? "truth" : this.tab);
    history.replaceState(null, "", `${location.pathname}#${this.written}`);
  }

  protected override async startRetry(): Promise<void> {
    this.truthOn = false;
    await super.startRetry();
  }

  // ---- keys ---------------------------------------------------------------------------------------------------------

  protected override ownShortcut(key: string): boolean {
    if (this.board?.touchSign(key)) return true;
    if (key === "f") this.flip();
    else return super.ownShortcut(key);
    return true;
  }
  private flip(): void {
    change({ flipped: !settings().flipped });
    this.requestUpdate();
  }

  // ---- records and links --------------------------------------------------------------------------------------------

  private async share(): Promise<void> {
    const link = shareLink(this.session, this.tab);
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    this.message = t("link_copied", link);
  }
  private async load(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    const record = readRecord(await file.text());
    const session = new Session(this.game, {
      rules: record.tags.Rules ?? "",
      position: record.tags.Position ?? "",
      seed: Number(record.tags.Seed) || 1,
      players: [record.tags.Player1 || HUMAN, record.tags.Player2 || HUMAN],
    });
    const wrong = await playRecord(session, record).catch(() => "?");
    await session.look().then(
      () => this.begin(session, wrong ? t("record_stops", wrong) : t("record_read")),
      (e) => this.complain(e),
    );
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    if (!this.session?.at.info)
      return html`<h1>${say(this.game.title)}</h1>
        <p class="status" role="status">${this.message || t("loading")}</p>`;
    const { session, game } = this;
    return html`<div
      class="desk"
      @play=${(e: CustomEvent<string>) => void this.play(e.detail)}
      @say=${(e: CustomEvent<string>) => (this.message = e.detail)}
      @ask=${(e: CustomEvent<string>) => void this.ask(e.detail)}
      @goto=${(e: CustomEvent<Node>) => void this.goTo(e.detail)}
      @preview=${(e: CustomEvent<string>) => void this.previewMove(e.detail)}
      @deeper=${() => void this.findTruths(15, true)}
      @table=${() => void this.buildTable()}
      @setup=${(e: CustomEvent<Setup>) => void this.restart(e.detail)}
      @again=${() => void this.restart(session.setup)}
    >
      <div class="heading">
        <h1>${say(game.title)}</h1>
        <span class="chip" title=${this.allRules()}>${this.ruleChip()}</span
        >${game.solitaire ? nothing : html`<span class="chip">${session.setup.players.map((p) => (p === HUMAN ? t("human") : p)).join(" – ")}</span>`}${game.hidden ? html`<span class="chip">${t(game.solitaire ? "fair_advice" : "fair_ai")}</span>` : nothing}
        ${session.hints ? html`<span class="chip">${t("hints_used", session.hints)}</span>` : nothing}<a
          class="chip"
          href="/${game.name}/learn#${this.written}"
          >${t("learn")}</a
        >
      </div>
      <section class="stage" aria-label=${t("board")}>
        ${this.truthOn ? valueBar(spanFor1(session.at), session.at.truth, game.solitaire) : nothing}${this.boardPart()}${this.statusPart()}${this.toolbar()}<rk-move-box
        ></rk-move-box>
      </section>
      <section class="side" aria-label=${t("analysis")}>${this.tabs()}</section>
      <section class="past" aria-label=${t("history")}>
        ${this.historyPart()}${this.truthOn ? html`<rk-value-graph .line=${lineThrough(session.at)} .at=${session.at} .stamp=${this.stamp}></rk-value-graph>` : nothing}
      </section>
    </div>`;
  }

  private ruleChip(): string {
    const rules = this.session.at.info!.rules;
    const size = "pits" in rules && "seeds" in rules ? `${rules["pits"]}×${rules["seeds"]}, ` : "";
    const changed = this.game.rules
      .filter((r) => !(size && (r.key === "pits" || r.key === "seeds")) && String(rules[r.key]) !== String(r.default))
      .map((r) => `${r.key}=${rules[r.key]}`);
    return size + (changed.length ? t("rules_are", changed.join(", ")) : t("rules_usual"));
  }

  private allRules(): string {
    return this.game.rules.map((r) => `${say(r)}: ${this.session.at.info!.rules[r.key]}`).join("\n");
  }

  private toolbar(): TemplateResult {
    const tool = (label: string, act: () => unknown, pressed?: boolean) =>
      html`<button aria-pressed=${pressed ?? nothing} @click=${() => act()}>${label}</button>`;
    return html`<div class="toolbar" role="group" aria-label=${t("tools")}>
      ${tool(t("undo"), () => this.undo())}${tool(t("redo"), () => this.redo())}${tool(this.hintLevel === 1 ? t("hint_more") : t("hint"), () => this.showHint())}
      ${tool(t("truth_toggle"), () => this.toggleTruth(), this.truthOn)}${this.game.solitaire ? nothing : tool(t("flip"), () => this.flip())}${tool(t("share"), () => this.share())}
      ${this.truthOn || this.retry ? html`${tool(t("next_mistake"), () => this.nextMistake())}${tool(t("retry"), () => this.startRetry())}` : nothing}
      <label
        >${t("speed")}
        <select @change=${(e: Event) => change({ speed: (e.target as HTMLSelectElement).value as Speed })}>
          ${(["off", "slow", "normal", "fast"] as const).map((s) => html`<option value=${s} ?selected=${settings().speed === s}>${t(`speed_${s}`)}</option>`)}
        </select></label
      >
    </div>`;
  }
  private async showHint(): Promise<void> {
    await this.hint();
    if (this.hintLevel === 2) this.tab = "advice";
  }
  override async hint(): Promise<void> {
    await super.hint();
    if (this.hintLevel === 2) await this.askBeside();
  }
  // The players of the same paper, whose totals stand beside the adviser's.
  private async askBeside(): Promise<void> {
    const others = this.game.beside.filter((p) => p !== this.adviser);
    this.beside = await Promise.all(others.map((p) => this.session.advice(p))).catch((e) => (this.complain(e), []));
  }

  private tabs(): TemplateResult {
    const panel = {
      advice: () => this.adviceTab(),
      truth: () => this.truthTab(),
      moves: () => this.movesTab(),
      game: () => this.gameTab(),
    };
    return html`<div role="tablist" aria-label=${t("analysis")} @keydown=${this.onTabKey}>
        ${TABS.map((tab) => html`<button role="tab" id="tab-${tab}" aria-selected=${this.tab === tab} aria-controls="panel" tabindex=${this.tab === tab ? 0 : -1} @click=${() => this.openTab(tab)}>${t(`tab_${tab}`)}</button>`)}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby="tab-${this.tab}">${panel[this.tab]()}</div>`;
  }
  private openTab(tab: Tab): void {
    this.tab = tab;
    this.moved();
  }
  private onTabKey = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.openTab(TABS[(TABS.indexOf(this.tab) + by + TABS.length) % TABS.length]);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus());
  };

  private adviceTab(): TemplateResult {
    if (this.session.at.info!.outcome !== null) return html`<p>${t("game_over")}</p>`;
    if (this.hintLevel < 2 || !this.advice)
      return html`<p>${this.hintLevel === 1 ? t("hint_again") : t("advice_hidden", this.adviser)}</p>
        ${this.adviserChoice()}`;
    const truths = this.truths;
    const choice = {
      ...this.advice,
      candidates: this.advice.candidates.map((c) => ({
        ...c,
        truth: truths?.get(c.move)?.truth,
        verdict: truths?.get(c.move)?.verdict,
        best: truths?.get(c.move)?.best,
      })),
    };
    return html`<p>${t("advice_by", this.advice.player, say(this.advice.credit))} ${this.adviserChoice()}</p>
      <rk-advice-table
        .choice=${choice}
        .beside=${this.beside}
        ?playable=${this.session.isHuman(this.session.at.info!.side)}
        ?chance=${this.game.hidden}
        ?alone=${this.game.solitaire}
      ></rk-advice-table>`;
  }
  // Every player of the game can be asked; their tables can be compared one after the other.
  private adviserChoice(): TemplateResult {
    const choose = async (event: Event): Promise<void> => {
      this.chosenAdviser = (event.target as HTMLSelectElement).value;
      if (this.hintLevel > 0)
        this.advice = await this.session.advice(this.adviser).catch((e) => (this.complain(e), this.advice));
      if (this.hintLevel === 2) await this.askBeside();
    };
    return html`<label
      >${t("adviser")}
      <select @change=${choose}>
        ${this.game.players.map((p) => html`<option ?selected=${p.name === this.adviser} title=${say(p.about)}>${p.name}</option>`)}
      </select></label
    >`;
  }
  private truthTab(): TemplateResult {
    if (!this.truthOn)
      return html`<p>${t("truth_off")}</p>
        <button @click=${() => void this.toggleTruth()}>${t("show_truth")}</button>`;
    return html`${this.game.hidden ? html`<label class="check"><input type="checkbox" .checked=${this.seeAll} @change=${() => this.toggleSeeAll()} /> ${t("see_all")}</label>` : nothing}
      <rk-truth-panel
        .doc=${this.truthDoc}
        ?busy=${this.busy}
        ?clairvoyant=${this.seeAll}
        ?chance=${this.game.hidden}
        ?alone=${this.game.solitaire}
      ></rk-truth-panel>`;
  }
  // The complete table is built once, on the server, and kept there; then every position is answered at once.
  private async buildTable(): Promise<void> {
    this.message = t("table_building");
    const good = await buildTable(this.game.name).catch((e) => (this.complain(e), null));
    if (good === null) return;
    this.message = good ? t("table_built") : t("table_failed");
    for (const node of lineThrough(this.session.at)) node.truth = undefined;
    await this.findTruths();
  }
  private toggleSeeAll(): void {
    this.seeAll = !this.seeAll;
    void this.findTruths();
  }
  private movesTab(): TemplateResult {
    return html`<rk-move-list .session=${this.session} .stamp=${this.stamp}></rk-move-list>
      <p class="actions">
        <button @click=${() => download(`${this.game.name}.rkr`, writeRecord(this.session))}>
          ${t("save_record")}
        </button>
        <button @click=${() => this.copyPosition()}>${t("copy_position")}</button>
        <label class="button"
          >${t("open_record")}
          <input class="sr" type="file" accept=".rkr,text/plain" @change=${(e: Event) => void this.load(e)}
        /></label>
      </p>`;
  }
  private async copyPosition(): Promise<void> {
    const { position } = this.session.at.info!;
    await navigator.clipboard?.writeText(position).catch(() => undefined);
    this.message = position;
  }
  private gameTab(): TemplateResult {
    return html`<p>${say(this.game.goal)}</p>
      <rk-setup-form
        .game=${this.game}
        .setup=${this.session.setup}
        .rules=${this.session.at.info!.rules}
      ></rk-setup-form>
      <p class="note">
        ${t("position")}: <code class="position">${this.game.hidden ? "" : this.session.at.info!.position}</code>
      </p>`;
  }
}
