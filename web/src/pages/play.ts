// Play and analyse one game.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { buildTable } from "../api/client";
import type { AdviceDoc, GameInfo } from "../api/types";
import { Part } from "../base/part";
import { onLang, say, setLang, t, silent, type Saying } from "../i18n/i18n";
import { keepGame } from "../model/lasting";
import { playRecord, readRecord, writeRecord } from "../model/record";
import { HUMAN, Session, type Setup } from "../model/session";
import { change, settings, type Speed } from "../model/settings";
import { fragment, placeFragment, readFragment, shareLink } from "../model/share";
import { lineThrough } from "../model/tree";
import { Desk } from "../parts/desk";
import { Past } from "../parts/past";
import { download } from "../base/download";
import { hasPuzzle } from "../model/beating";
import { spanFor1 } from "../model/value";
import { menu } from "../parts/menu";
import { plateOf, stopInRow } from "../parts/plate";
import { adviceTab, gameTab, movesTab, truthTab } from "../parts/play-tabs";
import { valueBar } from "../parts/value-bar";
import { go } from "../router";
import "../parts/end-card";
import "../parts/move-box";
import { root } from "../api/root";
import "../parts/value-graph";
import { readSeed, seedAfter } from "../model/seed";

const WIDE = matchMedia("(min-width: 900px)"); // the panel stands beside the board
const TABS = ["advice", "truth", "moves", "game"] as const;
type Tab = (typeof TABS)[number];

@customElement("rk-play")
export class Play extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private tab: Tab = "advice";
  @state() private chosenAdviser = "";
  @state() private beside: AdviceDoc[] = [];
  @state() private judging = false;
  @state() private sheet: "low" | "half" | "full" = "low"; // of the panel on a small screen

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game") || (changed.has("fragment") && this.fragment !== this.written)) void this.open();
  }
  private written = "";
  // Another language is in the address too, so that a reload keeps it.
  override connectedCallback(): void {
    super.connectedCallback();
    this.stopLang = onLang(() => this.session?.at.info && this.moved());
    WIDE.addEventListener("change", this.turned);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopLang();
    WIDE.removeEventListener("change", this.turned);
  }
  private turned = (): void => this.requestUpdate();
  private stopLang: () => void = () => undefined;

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
      await session.playBranches(shared.branches);
      session.goToPly(Math.min(shared.ply, good));
      await session.look();
      this.begin(session, good < shared.moves.length ? () => t("link_cut", good) : silent);
    } catch (error) {
      this.desk.complain(error);
      const reason = this.desk.told;
      const fresh = new Session(this.game, { rules: "", position: "", seed: "1", players: this.usualPlayers() });
      await fresh.look().then(
        () => this.begin(fresh, () => t("link_bad", reason())),
        (e) => this.desk.complain(e),
      );
    }
  }
  private usualPlayers(): [string, string] {
    return this.game.solitaire ? [HUMAN, HUMAN] : [HUMAN, this.game.default_player];
  }
  private begin(session: Session, message: Saying = silent): void {
    this.desk.begin(session, message, session.at.main === null);
    if (this.tab === "truth" && !this.desk.truth.on) void this.desk.truth.toggle();
  }
  private async restart(setup: Setup): Promise<void> {
    this.sheet = "low";
    const session = new Session(this.game, setup);
    await session.look().then(
      () => this.begin(session),
      (e) => this.desk.complain(e),
    );
  }

  private truthWas = false;
  private moved(): void {
    const { truth, hintLevel } = this.desk;
    // What the signs on the board mean stands in the panel, unless a table of advice does.
    if (truth.on && !this.truthWas && this.tab === "advice" && hintLevel < 2) this.tab = "truth";
    this.truthWas = truth.on;
    this.written = fragment(this.session, this.desk.truth.on && this.tab === "truth" ? "truth" : this.tab);
    history.replaceState(null, "", `${location.pathname}#${this.written}`);
    const { at } = this.session;
    // On a small screen the end rises with the panel.
    if (at.info?.outcome !== null && !at.main && this.sheet === "low") this.sheet = "half";
    if (at.parent) keepGame(at.info?.outcome === null ? { game: this.game.name, fragment: this.written } : null);
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
    this.desk.tell(() => t("link_copied", link));
  }
  private async load(file: File): Promise<void> {
    const record = readRecord(await file.text());
    const session = new Session(this.game, {
      rules: record.tags.Rules ?? "",
      position: record.tags.Position ?? "",
      seed: readSeed(record.tags.Seed),
      players: [record.tags.Player1 || HUMAN, record.tags.Player2 || HUMAN],
    });
    try {
      const stop = await playRecord(session, record);
      if (stop) session.goTo(stop.at);
      await session.look();
      this.begin(session, () => (stop ? t("record_stops", stop.move, say(stop.why)) : t("record_read")));
    } catch (error) {
      this.desk.complain(error);
    }
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { desk, session, game } = this;
    if (!session?.at.info)
      return html`<h1>${say(game.title)}</h1>
        <p class="status" role="status">${desk.message || t("loading")}</p>`;
    const over = session.at.info.outcome !== null;
    const onPlate = WIDE.matches && !game.solitaire; // there the board stays where it is
    const [above, below] = settings().flipped ? ([1, 2] as const) : ([2, 1] as const);
    return html`<div
      class="desk play"
      @table=${() => void this.buildTable()}
      @setup=${(e: CustomEvent<Setup>) => void this.restart(e.detail)}
      @again=${() => void this.restart(session.setup)}
      @rematch=${() => void this.rematch(false)}
      @swap=${() => void this.rematch(true)}
      @review=${() => go(`/review#record=${encodeURIComponent(writeRecord(session))}`)}
      @share=${() => void this.share()}
      @judge=${() => void this.judge()}
    >
      <div class="heading">
        <h1>${say(game.title)}</h1>
        <span class="chip" title=${this.allRules()}>${this.ruleChip()}</span>${
          game.hidden ? html`<span class="chip long">${t(game.solitaire ? "fair_advice" : "fair_ai")}</span>` : nothing
        }
        ${session.hints ? html`<span class="chip">${t("hints_used", session.hints)}</span>` : nothing}
        <nav class="doors" aria-label=${t("pages_of_game")}>
          <a class="chip" href="${root}${game.name}/how">${t("how")}</a>
          <a class="chip" href="${root}${game.name}/learn#${this.written}">${t("learn")}</a>
          <a class="chip" href="${root}${game.name}/workbench#${this.here()}">${t("workbench")}</a>
        </nav>
      </div>
      <section class="stage" aria-label=${t("board")}>
        ${plateOf(desk, above, onPlate ? this.value() : nothing)}
        <div class="boards">${onPlate ? nothing : this.value()}${desk.boardPart()}</div>
        ${plateOf(desk, below)}
        <div class="dock">${desk.statusPart()}${this.toolbar()}</div>
        <div class="past" role="region" aria-label=${t("history")}>
          ${this.past.part()}${
            desk.truth.on || (over && this.judging)
              ? html`<rk-value-graph
                  .line=${lineThrough(session.at)}
                  .at=${session.at}
                  .stamp=${desk.stamp}
                ></rk-value-graph>`
              : nothing
          }
        </div>
        <rk-move-box></rk-move-box>
      </section>
      <section class="side ${this.sheet}" aria-label=${t("analysis")}>${this.tabs()}</section>
    </div>`;
  }
  private value(): TemplateResult | typeof nothing {
    const { desk, session, game } = this;
    if (desk.truth.on) return valueBar(spanFor1(session.at), session.at.truth, game.solitaire);
    return WIDE.matches && game.solitaire ? html`<p class="value-bar" aria-hidden="true"></p>` : nothing;
  }
  private end(): TemplateResult {
    const { desk, session } = this;
    return html`<rk-end-card .session=${session} .stamp=${desk.stamp} ?judging=${this.judging}></rk-end-card>`;
  }

  // ---- the end ------------------------------------------------------------------------------------------------------

  private async rematch(swap: boolean): Promise<void> {
    const { setup } = this.session;
    const [a, b] = setup.players;
    const seed = this.game.hidden ? seedAfter(setup.seed) : setup.seed;
    await this.restart({ ...setup, players: swap ? [b, a] : [a, b], seed });
  }
  // What decided the game: the truth of every position of the line, one after the other.
  private async judge(): Promise<void> {
    const { desk, session } = this;
    this.judging = true;
    try {
      for (const node of lineThrough(session.at)) {
        if (session !== desk.session || !this.isConnected) return;
        await session.look(node);
        if (node.info!.outcome === null) await session.truth(node);
        desk.redraw();
      }
    } catch (error) {
      desk.complain(error);
    } finally {
      this.judging = false;
    }
  }

  // The position that is shown, for pages that begin with one.
  private here(): string {
    const { session } = this;
    return placeFragment(session.setup.rules, session.at.info!.position);
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
    const tool = (label: string, act: () => unknown, pressed?: boolean, kind = "", name = "") =>
      html`<button class=${kind} aria-label=${name || nothing} aria-pressed=${pressed ?? nothing} @click=${() => act()}>
        ${label}
      </button>`;
    const { session } = this;
    const waits =
      !session.isHuman(session.at.info!.side) &&
      session.at.info!.outcome === null &&
      !desk.thinking &&
      !session.at.main;
    return html`<div class="toolbar" role="group" aria-label=${t("tools")}>
      ${stopInRow(desk)}${
        session.at.info!.outcome === null
          ? tool(desk.hintLevel === 1 ? t("hint_more") : t("hint"), () => desk.hint(), undefined, "primary")
          : nothing
      }
      ${tool(
        t("truth"),
        () => desk.truth.toggle(),
        desk.truth.on,
        "",
        t("truth_toggle"),
      )}${tool(t("undo"), () => desk.undo())}
      ${waits ? tool(t("think_again"), () => desk.think()) : nothing}
      ${this.mistakeTools((label, act) => tool(label, act, undefined, "roomy"))}
      ${menu(t("menu"), this.menuItems(tool))}
    </div>`;
  }
  // On a narrow screen they are in the menu.
  private mistakeTools(tool: (label: string, act: () => unknown) => TemplateResult): TemplateResult | typeof nothing {
    const { desk, past, session } = this;
    if (!(desk.truth.on || past.retry) || lineThrough(session.at).length < 2) return nothing;
    return html`${tool(t("next_mistake"), () => past.nextMistake())}${tool(t("retry"), () => this.startRetry())}`;
  }
  private menuItems(tool: (label: string, act: () => unknown) => TemplateResult): TemplateResult {
    const { name, solitaire } = this.game;
    return html`<span class="cramped">${this.mistakeTools(tool)}</span>${tool(t("redo"), () => this.desk.redo())}
      ${solitaire ? nothing : tool(t("flip"), () => this.flip())}${tool(t("share"), () => this.share())}
      ${tool(t("save_record"), () => download(`${name}.rkr`, writeRecord(this.session)))}
      <a class="button" href="${root}${name}/how">${t("how")}</a>
      <a class="button" href="${root}${name}/setup#${this.here()}">${t("set_up")}</a>
      <a class="button" href="${root}${name}/learn#${this.written}">${t("learn")}</a>
      <a class="button" href="${root}${name}/workbench#${this.here()}">${t("workbench")}</a>
      <a class="button" href="${root}counterexamples/${name}">${t("counterexamples")}</a>
      ${hasPuzzle(this.game) ? html`<a class="button" href="${root}${name}/beat">${t("beat")}</a>` : nothing}
      <label
        >${t("speed")}
        <select @change=${(e: Event) => change({ speed: (e.target as HTMLSelectElement).value as Speed })}>
          ${(["off", "slow", "normal", "fast"] as const).map(
            (s) => html`<option value=${s} ?selected=${settings().speed === s}>${t(`speed_${s}`)}</option>`,
          )}
        </select></label
      >
      ${this.past.tempoPart()}`;
  }
  private async hinted(): Promise<void> {
    if (this.desk.hintLevel < 2) return;
    [this.tab, this.sheet] = ["advice", this.sheet === "low" ? "half" : this.sheet];
    await this.askBeside();
  }
  private async chooseAdviser(player: string): Promise<void> {
    this.chosenAdviser = player;
    await this.desk.adviseAnew();
    await this.hinted();
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
      advice: () => adviceTab(this.desk, this.beside, (player) => void this.chooseAdviser(player)),
      truth: () => truthTab(this.desk),
      moves: () => movesTab(this.desk, (file) => void this.load(file)),
      game: () => gameTab(this.desk),
    };
    return html`<button
        class="handle"
        aria-label=${t("panel_size")}
        aria-expanded=${this.sheet !== "low"}
        @click=${() => (this.sheet = this.sheet === "low" ? "half" : this.sheet === "half" ? "full" : "low")}
      ></button>
      <div role="tablist" aria-label=${t("analysis")} @keydown=${this.onTabKey}>
        ${TABS.map(
          (tab) =>
            html`<button
              role="tab"
              id="tab-${tab}"
              aria-selected=${this.tab === tab}
              aria-controls="panel"
              tabindex=${this.tab === tab ? 0 : -1}
              @click=${() => this.openTab(tab)}
            >
              ${t(`tab_${tab}`)}
            </button>`,
        )}
      </div>
      ${this.session.at.info!.outcome === null ? nothing : this.end()}
      <div role="tabpanel" id="panel" aria-labelledby="tab-${this.tab}">${panel[this.tab]()}</div>`;
  }
  private openTab(tab: Tab): void {
    if (this.tab === tab || this.sheet === "low") this.sheet = this.sheet === "low" ? "half" : "low";
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

  // The complete table is built once, on the server, and kept there; then every position is answered at once.
  private async buildTable(): Promise<void> {
    const { desk } = this;
    desk.tell(() => t("table_building"));
    const good = await buildTable(this.game.name).catch((e) => (desk.complain(e), null));
    if (good === null) return;
    desk.tell(() => t(good ? "table_built" : "table_failed"));
    for (const node of lineThrough(this.session.at)) node.truth = undefined;
    await desk.truth.find();
  }
}
