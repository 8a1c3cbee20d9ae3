// Play and analyse one game.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { buildTable } from "../api/client";
import type { AdviceDoc, GameInfo } from "../api/types";
import { Part } from "../base/part";
import { say, setLang, t } from "../i18n/i18n";
import { playRecord, readRecord, writeRecord } from "../model/record";
import { HUMAN, Session, type Setup } from "../model/session";
import { change, settings, type Speed } from "../model/settings";
import { fragment, readFragment, shareLink } from "../model/share";
import { lineThrough } from "../model/tree";
import { Desk } from "../parts/desk";
import { Past } from "../parts/past";
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
export class Play extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private tab: Tab = "advice";
  @state() private chosenAdviser = "";
  @state() private beside: AdviceDoc[] = [];

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game") || (changed.has("fragment") && this.fragment !== this.written)) void this.open();
  }
  private written = "";

  readonly desk: Desk = new Desk(this, {
    moved: () => this.moved(),
    adviser: () => this.chosenAdviser || this.game.default_player,
    hinted: () => this.hinted(),
    shortcut: (key) => this.shortcut(key),
  });
  private readonly past = new Past(this.desk);
  get session(): Session {
    return this.desk.session;
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
      this.desk.complain(error);
      const reason = this.desk.message;
      const fresh = new Session(this.game, { rules: "", position: "", seed: 1, players: this.usualPlayers() });
      await fresh.look().then(
        () => this.begin(fresh, t("link_bad", reason)),
        (e) => this.desk.complain(e),
      );
    }
  }
  private usualPlayers(): [string, string] {
    return this.game.solitaire ? [HUMAN, HUMAN] : [HUMAN, this.game.default_player];
  }
  private begin(session: Session, message: string): void {
    this.desk.begin(session, message, session.at.main === null);
    if (this.tab === "truth" && !this.desk.truth.on) void this.desk.truth.toggle();
  }
  private async restart(setup: Setup): Promise<void> {
    const session = new Session(this.game, setup);
    await session.look().then(
      () => this.begin(session, ""),
      (e) => this.desk.complain(e),
    );
  }

  private moved(): void {
    this.written = fragment(this.session, this.desk.truth.on && this.tab === "truth" ? "truth" : this.tab);
    history.replaceState(null, "", `${location.pathname}#${this.written}`);
  }

  private async startRetry(): Promise<void> {
    this.desk.truth.on = false;
    await this.past.startRetry();
  }

  // ---- keys ---------------------------------------------------------------------------------------------------------

  private shortcut(key: string): boolean {
    if (this.desk.board?.touchSign(key)) return true;
    if (key === "f") this.flip();
    else if (key === "n") void this.past.nextMistake();
    else return false;
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
    this.desk.tell(t("link_copied", link));
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
      (e) => this.desk.complain(e),
    );
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { desk, session, game } = this;
    if (!session?.at.info)
      return html`<h1>${say(game.title)}</h1>
        <p class="status" role="status">${desk.message || t("loading")}</p>`;
    return html`<div
      class="desk"
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
        ${desk.truth.on ? valueBar(spanFor1(session.at), session.at.truth, game.solitaire) : nothing}${desk.boardPart()}${desk.statusPart()}${this.toolbar()}<rk-move-box
        ></rk-move-box>
      </section>
      <section class="side" aria-label=${t("analysis")}>${this.tabs()}</section>
      <section class="past" aria-label=${t("history")}>
        ${this.past.part()}${desk.truth.on ? html`<rk-value-graph .line=${lineThrough(session.at)} .at=${session.at} .stamp=${desk.stamp}></rk-value-graph>` : nothing}
      </section>
    </div>`;
  }

  private ruleChip(): string {
    const rules = this.session.at.info!.rules;
    const changed = this.game.rules
      .filter((r) => String(rules[r.key]) !== String(r.default))
      .map((r) => `${r.key}=${rules[r.key]}`);
    return changed.length ? t("rules_are", changed.join(", ")) : t("rules_usual");
  }

  private allRules(): string {
    return this.game.rules.map((r) => `${say(r)}: ${this.session.at.info!.rules[r.key]}`).join("\n");
  }

  private toolbar(): TemplateResult {
    const { desk } = this;
    const tool = (label: string, act: () => unknown, pressed?: boolean) =>
      html`<button aria-pressed=${pressed ?? nothing} @click=${() => act()}>${label}</button>`;
    return html`<div class="toolbar" role="group" aria-label=${t("tools")}>
      ${tool(t("undo"), () => desk.undo())}${tool(t("redo"), () => desk.redo())}${tool(desk.hintLevel === 1 ? t("hint_more") : t("hint"), () => this.showHint())}
      ${tool(t("truth_toggle"), () => desk.truth.toggle(), desk.truth.on)}${this.game.solitaire ? nothing : tool(t("flip"), () => this.flip())}${tool(t("share"), () => this.share())}
      ${desk.truth.on || this.past.retry ? html`${tool(t("next_mistake"), () => this.past.nextMistake())}${tool(t("retry"), () => this.startRetry())}` : nothing}
      <label
        >${t("speed")}
        <select @change=${(e: Event) => change({ speed: (e.target as HTMLSelectElement).value as Speed })}>
          ${(["off", "slow", "normal", "fast"] as const).map((s) => html`<option value=${s} ?selected=${settings().speed === s}>${t(`speed_${s}`)}</option>`)}
        </select></label
      >
    </div>`;
  }
  private async showHint(): Promise<void> {
    await this.desk.hint();
    if (this.desk.hintLevel === 2) this.tab = "advice";
  }
  private async hinted(): Promise<void> {
    if (this.desk.hintLevel === 2) await this.askBeside();
  }
  // The players of the same paper, whose totals stand beside the adviser's.
  private async askBeside(): Promise<void> {
    const others = this.game.beside.filter((p) => p !== this.desk.adviser);
    this.beside = await Promise.all(others.map((p) => this.session.advice(p))).catch(
      (e) => (this.desk.complain(e), []),
    );
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
    const { advice, adviser, hintLevel } = this.desk;
    const truths = this.desk.truth.moves;
    if (this.session.at.info!.outcome !== null) return html`<p>${t("game_over")}</p>`;
    if (hintLevel < 2 || !advice)
      return html`<p>${hintLevel === 1 ? t("hint_again") : t("advice_hidden", adviser)}</p>
        ${this.adviserChoice()}`;
    const choice = {
      ...advice,
      candidates: advice.candidates.map((c) => ({
        ...c,
        truth: truths?.get(c.move)?.truth,
        verdict: truths?.get(c.move)?.verdict,
        best: truths?.get(c.move)?.best,
      })),
    };
    return html`<p>${t("advice_by", advice.player, say(advice.credit))} ${this.adviserChoice()}</p>
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
      await this.desk.adviseAnew();
      await this.hinted();
    };
    return html`<label
      >${t("adviser")}
      <select @change=${choose}>
        ${this.game.players.map((p) => html`<option ?selected=${p.name === this.desk.adviser} title=${say(p.about)}>${p.name}</option>`)}
      </select></label
    >`;
  }
  private truthTab(): TemplateResult {
    const { desk } = this;
    if (!desk.truth.on)
      return html`<p>${t("truth_off")}</p>
        <button @click=${() => void desk.truth.toggle()}>${t("show_truth")}</button>`;
    return html`${this.game.hidden ? html`<label class="check"><input type="checkbox" .checked=${desk.truth.seeAll} @change=${() => this.toggleSeeAll()} /> ${t("see_all")}</label>` : nothing}
      <rk-truth-panel
        .doc=${desk.truth.doc}
        ?busy=${desk.truth.busy}
        ?clairvoyant=${desk.truth.seeAll}
        ?chance=${this.game.hidden}
        ?alone=${this.game.solitaire}
      ></rk-truth-panel>`;
  }
  // The complete table is built once, on the server, and kept there; then every position is answered at once.
  private async buildTable(): Promise<void> {
    const { desk } = this;
    desk.tell(t("table_building"));
    const good = await buildTable(this.game.name).catch((e) => (desk.complain(e), null));
    if (good === null) return;
    desk.tell(good ? t("table_built") : t("table_failed"));
    for (const node of lineThrough(this.session.at)) node.truth = undefined;
    await desk.truth.find();
  }
  private toggleSeeAll(): void {
    this.desk.truth.seeAll = !this.desk.truth.seeAll;
    void this.desk.truth.find();
  }
  private movesTab(): TemplateResult {
    return html`<rk-move-list .session=${this.session} .stamp=${this.desk.stamp}></rk-move-list>
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
    this.desk.tell(position);
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
