// Beat it: a game against a player that draws no lots, as a puzzle for one. What is possible against it is known
// exactly, or between bounds that say so; a hint is the next move of the best line, and the line can be gone through.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { shippedTexts } from "../api/client";
import type { ExploitSeat, GameInfo } from "../api/types";
import { Part } from "../base/part";
import { lang, onLang, say, setLang, t, silent } from "../i18n/i18n";
import { packed, savedPlayers, unpacked, type SavedPlayer } from "../model/bench";
import { Beating, better, hasPuzzle, playedWords, possibleWords, type Played } from "../model/beating";
import { moveTold } from "../model/describe";
import { findMove, HUMAN, Session } from "../model/session";
import { placeFragment, readFragment } from "../model/share";
import { movesTo, pathTo, type Node } from "../model/tree";
import { playerOf, titleOf } from "../model/who";
import { beatForm, type BeatChoice } from "../parts/beat-form";
import { beatPanel } from "../parts/beat-panel";
import { Desk } from "../parts/desk";
import { Past } from "../parts/past";
import { banked, plateOf, stopInRow } from "../parts/plate";
import "../parts/move-box";
import { root } from "../api/root";
import "../parts/move-list";

const GIVEN = "given"; // the choice of a text that came with the link

@customElement("rk-beat")
export class Beat extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private choice: BeatChoice = { player: "", seat: 1, rules: "" };
  @state() private texts: SavedPlayer[] = [];
  @state() private best: Played | null = null; // of the games that were played here
  @state() private hints = 0;
  @state() private lineShown = false;
  private given = "";
  private position = "";
  private beating!: Beating;
  private written = "";
  private counted = new Set<Node>(); // ends that were reached

  readonly desk: Desk = new Desk(this, { moved: () => this.moved(), shortcut: (key) => this.shortcut(key) });
  private readonly past = new Past(this.desk);
  get session(): Session {
    return this.desk.session;
  }
  private stopLang: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopLang = onLang(() => this.session?.at.info && void this.remember());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopLang();
    this.beating?.leave();
  }
  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game") || (changed.has("fragment") && this.fragment !== this.written)) void this.open();
  }

  // ---- opening ------------------------------------------------------------------------------------------------------

  private async open(): Promise<void> {
    if (!hasPuzzle(this.game)) return;
    const shared = readFragment(this.fragment);
    const fields = new URLSearchParams(this.fragment);
    if (shared.lang) setLang(shared.lang);
    try {
      this.texts = await shippedTexts(this.game.name);
      this.given = fields.get("t") ? await unpacked(fields.get("t")!) : "";
      const player = this.given ? GIVEN : fields.get("pl") || this.game.default_player;
      this.choice = { player, seat: fields.get("seat") === "2" ? 2 : 1, rules: shared.rules };
      this.position = shared.position;
      await this.begin(shared.moves, shared.ply);
    } catch (error) {
      this.desk.complain(error);
    }
  }
  private get who(): string {
    const { player } = this.choice;
    return player === GIVEN ? this.given : playerOf(player, this.texts, savedPlayers(this.game.name));
  }

  // The puzzle from its beginning, or where a link goes on.
  private async begin(moves: string[] = [], ply = 0): Promise<void> {
    const { rules, seat } = this.choice;
    const { who, position } = this;
    const players: [string, string] = seat === 1 ? [HUMAN, who] : [who, HUMAN];
    const session = new Session(this.game, { rules, position, seed: "1", players });
    session.goToPly(Math.min(ply, await session.playLine(moves)));
    await session.look();
    const same = this.beating && this.beating.seat === seat && this.beating.opponent.rules === rules;
    if (!same || this.beating.opponent.player !== who) this.anew(rules, who, seat);
    this.desk.begin(session, silent, session.at.main === null);
    const possible = await this.search(session.root);
    // The goal stands there as long as nobody has moved.
    if (possible && session === this.session && session.at === session.root && this.desk.thinking === null)
      this.desk.tell(() => possibleWords(possible));
  }
  private anew(rules: string, player: string, seat: 1 | 2): void {
    this.beating?.leave();
    this.beating = new Beating({ game: this.game.name, rules, player }, seat, () => this.desk.redraw());
    [this.best, this.hints, this.lineShown] = [null, 0, false];
  }
  private async choose(choice: BeatChoice): Promise<void> {
    this.choice = choice;
    try {
      await this.begin();
    } catch (error) {
      this.desk.complain(error);
    }
  }

  // ---- what is possible ---------------------------------------------------------------------------------------------

  private async search(node: Node): Promise<ExploitSeat | null> {
    return this.beating.find(node.info!.position).catch((error: unknown) => (this.desk.complain(error), null));
  }
  private get possible(): ExploitSeat | null {
    return this.beating.at(this.session.root.info?.position ?? "");
  }

  private async hint(): Promise<void> {
    const { session, desk } = this;
    const { at } = session;
    const info = at.info!;
    if (info.outcome !== null || !session.isHuman(info.side)) return;
    if (!this.beating.next(at)) {
      desk.tell(() => t("beat_looking"));
      await this.search(at);
    }
    const next = this.beating.next(at);
    if (at !== session.at) return;
    const move = next ? findMove(next, info.moves)?.move : undefined;
    if (!move) return desk.tell(() => t("beat_no_hint"));
    this.hints++;
    desk.lit = move;
    desk.tell(() => t("beat_hint", moveTold(info, move)));
  }

  // The whole line is put on the board; from its beginning one goes through it as through any game.
  private async showLine(): Promise<void> {
    const line = this.possible?.line ?? [];
    const { session, desk } = this;
    desk.rest();
    try {
      await session.playLine(line);
      this.lineShown = true;
      this.counted.add(session.at);
      await desk.goTo(session.root);
      desk.tell(() => t("beat_line_shown", line.length));
    } catch (error) {
      desk.complain(error);
    }
  }

  // ---- playing ------------------------------------------------------------------------------------------------------

  private moved(): void {
    this.desk.lit = "";
    void this.remember();
    const { at } = this.session;
    if (at.info?.outcome == null || this.counted.has(at)) return;
    this.counted.add(at);
    const played = this.played(at);
    this.best = this.best ? better(this.best, played) : played;
    const { possible } = this;
    this.desk.tell(() => playedWords(played, possible));
  }
  private played(end: Node): Played {
    const { seat } = this.choice;
    const { scene, outcome } = end.info!;
    const [mine, its] = [banked(scene, seat), banked(scene, seat === 1 ? 2 : 1)];
    const moves = pathTo(end).filter((n) => n.parent && this.session.mover(n) === seat).length;
    return { won: outcome === (seat === 1 ? 1 : -1), moves, margin: mine === null ? null : mine - its! };
  }
  private shortcut(key: string): boolean {
    if (this.desk.board?.touchSign(key)) return true;
    if (key === "h") void this.hint();
    return key === "h";
  }
  private async remember(): Promise<void> {
    const { player, seat, rules } = this.choice;
    const text = player === GIVEN ? `t=${await packed(this.given)}` : `pl=${encodeURIComponent(player)}`;
    const { at } = this.session;
    this.written = `${text}&seat=${seat}&${placeFragment(rules, this.position, movesTo(at))}&lang=${lang()}`;
    history.replaceState(null, "", `${location.pathname}#${this.written}`);
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { desk, game, session } = this;
    const heading = html`<div class="heading">
      <h1>${t("beat_title", say(game.title))}</h1>
      <a class="chip" href="${root}counterexamples/${game.name}">${t("counterexamples")}</a>
    </div>`;
    if (!hasPuzzle(game))
      return html`${heading}
        <p class="lead">${t("beat_chance")}</p>
        <p class="actions"><a class="button primary" href="${root}${game.name}">${t("play")}</a></p>`;
    if (!session?.at.info)
      return html`${heading}
        <p class="lead">${t("beat_lead")}</p>
        <p class="status" role="status">${desk.message || t("loading")}</p>`;
    const { seat } = this.choice;
    return html`<div class="desk beat">
      ${heading}
      <section class="stage" aria-label=${t("board")}>
        ${plateOf(desk, seat === 1 ? 2 : 1)}
        <div class="boards">${desk.boardPart({ flipped: seat === 2 })}</div>
        ${plateOf(desk, seat)}
        <div class="dock">${desk.statusPart()}${this.toolbar()}</div>
        <div class="past" role="region" aria-label=${t("history")}>${this.past.part()}</div>
        <rk-move-box></rk-move-box>
      </section>
      <section class="side" aria-label=${t("beat")}>
        ${beatPanel(
          { seat: this.possible, job: this.beating.job, best: this.best, hints: this.hints, name: titleOf(this.who) },
          { stop: () => this.beating.stop(), more: () => void this.search(session.root) },
        )}
        ${beatForm(this.offered(), this.choice, (choice) => void this.choose(choice))}
        <p class="note">${t("beat_lead")}</p>
        ${this.lineShown ? html`<rk-move-list .session=${session} .stamp=${desk.stamp}></rk-move-list>` : nothing}
      </section>
    </div>`;
  }
  private offered() {
    const named = this.game.players.filter((p) => p.deterministic && p.name !== "alphabeta").map((p) => p.name);
    return { named, texts: this.texts, saved: savedPlayers(this.game.name), given: this.given, game: this.game };
  }
  private toolbar(): TemplateResult {
    const { desk } = this;
    return html`<div class="toolbar" role="group" aria-label=${t("tools")}>
      ${stopInRow(desk)}<button class="primary" @click=${() => void this.hint()}>${t("hint")}</button>
      <button @click=${() => void desk.undo()}>${t("undo")}</button>
      <button @click=${() => void this.choose(this.choice)}>${t("beat_again")}</button>
      <button ?disabled=${!this.possible?.line.length} @click=${() => void this.showLine()}>${t("beat_line")}</button>
    </div>`;
  }
}
