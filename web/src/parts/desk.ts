// A board with everything around it that pages share: making moves, the computer's answers, history, hints, truth, the
// status line and the move box.
import { html, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { inspect, isOnline, Offline, onConnection, RequestError } from "../api/client";
import type { AdviceDoc, GameInfo, MoveTruth, PositionDoc, TruthDoc } from "../api/types";
import type { Board } from "../boards/board";
import "../boards/board";
import type { BoardView } from "../boards/view";
import { say, t } from "../i18n/i18n";
import { moveName, moveSentence, turnSentence } from "../model/describe";
import type { Session } from "../model/session";
import { settings } from "../model/settings";
import { lineThrough, type Node } from "../model/tree";
import { answer } from "./answer";
import { Part } from "../base/part";
import { onShortcut } from "./shortcuts";

const THINKING_MS = 400; // the computer never answers sooner: a move should be seen

export abstract class Desk extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @state() session!: Session;
  @state() message = "";
  @state() truthOn = false;
  @state() seeAll = false;
  @state() busy = false;
  @state() preview: PositionDoc | null = null;
  @state() aimed: BoardView["aimed"] = null; // what the move that is pointed at would do
  @state() hintLevel = 0; // 0 nothing, 1 the pick, 2 the table
  @state() advice: AdviceDoc | null = null;
  @state() stamp = 0; // counts what changed inside the session
  private task = 0;
  private stops: (() => void)[] = [];

  // Told after every change of the current position.
  protected abstract moved(): void;
  // What a shortcut of this page does; false: not one of its own.
  protected ownShortcut(_: string): boolean {
    return false;
  }
  protected get adviser(): string {
    return this.game.default_player;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stops = [onConnection((online) => online && void this.think()), onShortcut((key) => this.shortcut(key))];
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stops.forEach((stop) => stop());
    this.task++;
  }
  protected override updated(_: PropertyValues): void {
    if (document.activeElement === document.body && this.hadFocus)
      this.querySelector<HTMLElement>('.board [data-cell][tabindex="0"], .status')?.focus();
  }
  private hadFocus = false;

  // ---- moves --------------------------------------------------------------------------------------------------------

  async play(move: string): Promise<void> {
    this.hadFocus = this.contains(document.activeElement);
    const { side } = this.session.at.info!;
    try {
      const node = await this.session.play(move);
      this.message = moveSentence(this.game, side, node, this.session.setup.players);
      await this.changed();
    } catch (error) {
      this.complain(error);
    }
  }

  async goTo(node: Node): Promise<void> {
    this.session.goTo(node);
    await this.settle();
  }
  async undo(): Promise<void> {
    if (!this.session.undoTurn()) this.message = t("nothing_to_undo");
    else await this.settle();
  }
  async redo(): Promise<void> {
    if (!this.session.redo()) this.message = t("nothing_to_redo");
    else await this.settle();
  }
  async step(by: number): Promise<void> {
    const moved = by < 0 ? this.session.undo() : this.session.redo();
    if (moved) await this.settle();
  }
  async toEnd(last: boolean): Promise<void> {
    const line = lineThrough(this.session.at);
    await this.goTo(line[last ? line.length - 1 : 0]);
  }

  // After going somewhere without a move: the computer waits until a person plays on.
  private async settle(): Promise<void> {
    try {
      const info = await this.session.look();
      this.message = this.session.at.move
        ? t("at_move", this.session.path().length - 1, this.session.at.decorated)
        : turnSentence(this.game, info, this.session.setup.players);
      await this.changed(false);
    } catch (error) {
      this.complain(error);
    }
  }

  protected async changed(goOn = true): Promise<void> {
    this.preview = null;
    this.aimed = null;
    this.hintLevel = 0;
    this.advice = null;
    this.stamp++;
    this.moved();
    if (this.truthOn) void this.findTruths();
    if (goOn) void this.think();
  }

  // The computer's move, if it is its turn.
  async think(): Promise<void> {
    const { session } = this;
    const info = session?.at.info;
    if (!info || info.outcome !== null || session.isHuman(info.side) || session.at.main || !isOnline()) return;
    const task = ++this.task;
    const began = performance.now();
    try {
      const advice = await session.advice(session.setup.players[info.side - 1]);
      await new Promise((done) => setTimeout(done, Math.max(0, THINKING_MS - (performance.now() - began))));
      if (task === this.task && session === this.session && advice.pick) await this.play(advice.pick);
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error: unknown): void {
    if (error instanceof Offline) this.message = t("offline");
    else if (error instanceof RequestError) this.message = say(error.words);
    else throw error;
  }

  // ---- hints and truth ----------------------------------------------------------------------------------------------

  async hint(): Promise<void> {
    if (this.session.at.info?.outcome !== null) return;
    try {
      this.advice = await this.session.advice(this.adviser);
      if (this.hintLevel === 0) this.session.hints++;
      this.hintLevel = Math.min(2, this.hintLevel + 1);
      this.message = this.advice.pick
        ? t("hint_is", moveName(this.session.at.info!, this.advice.pick))
        : t("no_feasible");
      this.stamp++;
    } catch (error) {
      this.complain(error);
    }
  }

  async toggleTruth(): Promise<void> {
    this.truthOn = !this.truthOn;
    this.moved();
    if (this.truthOn) await this.findTruths();
    this.message = this.truthOn && this.truthDoc ? t("truth_shown") : t("truth_hidden");
  }

  // The truth here first, then along the line for the graph.
  async findTruths(seconds = 2, again = false): Promise<void> {
    const { session } = this;
    const here = session.at;
    this.busy = true;
    try {
      await session.look(here);
      await session.truth(here, this.seeAll, seconds, again);
      this.busy = false;
      this.stamp++;
      for (const node of lineThrough(here)) {
        if (!this.truthOn || session !== this.session || here !== session.at) return;
        await session.look(node);
        if (!node.truth && (this.judgesAll || !this.game.hidden)) await session.truth(node);
        this.stamp++;
      }
    } catch (error) {
      this.complain(error);
    } finally {
      this.busy = false;
    }
  }
  // Estimates cost more than a look at a table: only a review asks for all of them.
  protected get judgesAll(): boolean {
    return false;
  }
  protected get truthDoc(): TruthDoc | null {
    return (this.seeAll ? this.session.at.clairvoyant : this.session.at.truth) ?? null;
  }
  // From the best move to the worst, as far as that is known.
  protected get truths(): Map<string, MoveTruth> | null {
    const doc = this.truthOn ? this.truthDoc : null;
    const known = new Map(doc?.moves?.map((m) => [m.move, m]));
    return doc?.order ? new Map(doc.order.map((move) => [move, known.get(move)!])) : null;
  }

  async previewMove(move: string): Promise<void> {
    this.wanted = move;
    if (!move || this.game.hidden) {
      this.preview = null;
      return;
    }
    const place = this.session.place();
    const seen = await inspect({ ...place, moves: [...place.moves, move] }).catch(() => null);
    if (this.wanted === move) this.preview = seen;
  }
  private wanted = "";

  // What the move that is pointed at would do; where chance has a say nobody knows.
  async aimAt(move: string): Promise<void> {
    this.pointed = move;
    this.aimed = null;
    const legal = this.session.at.info!.moves.some((m) => m.move === move);
    if (!legal || this.game.hidden) return;
    const seen = await this.session.ahead(move).catch(() => null);
    if (this.pointed === move && seen)
      this.aimed = { detail: seen.last?.detail ? say(seen.last.detail) : "", steps: seen.steps };
  }
  private pointed = "";

  // ---- keys and questions -------------------------------------------------------------------------------------------

  async ask(text: string): Promise<void> {
    this.message = await answer(this, text);
  }
  private shortcut(key: string): boolean {
    if (!this.session || this.ownShortcut(key)) return Boolean(this.session);
    const act = this.actions[key];
    if (act) void act();
    return Boolean(act);
  }
  private actions: Record<string, () => unknown> = {
    ArrowLeft: () => this.step(-1),
    ArrowRight: () => this.step(1),
    Home: () => this.toEnd(false),
    End: () => this.toEnd(true),
    u: () => this.undo(),
    y: () => this.redo(),
    h: () => this.hint(),
    t: () => this.toggleTruth(),
    " ": () => this.board?.skip(),
  };
  get board(): Board | null {
    return this.querySelector<Board>(".board");
  }

  // ---- pieces of the page -------------------------------------------------------------------------------------------

  protected boardPart(): TemplateResult {
    const { session, game } = this;
    const node = session.at;
    const info = node.info!;
    const enabled = info.outcome === null && session.isHuman(info.side);
    // Two people who share a screen see the table with different eyes before and after a move.
    const sameEyes = !game.hidden || game.solitaire || session.alone;
    const view: BoardView = {
      info,
      enabled,
      before: (sameEyes && node.parent?.info?.scene) || null,
      moved: node.parent !== null,
      alone: game.solitaire,
      truths: this.truths,
      pick: this.hintLevel > 0 ? (this.advice?.pick ?? "") : "",
      preview: this.preview,
      aimed: this.aimed,
      flipped: settings().flipped,
    };
    return html`<rk-board
      class="board"
      .view=${view}
      @aim=${(e: CustomEvent<string>) => void this.aimAt(e.detail)}
    ></rk-board>`;
  }
  protected statusPart(): TemplateResult {
    return html`<p class="status" role="status" aria-live="polite" tabindex="-1">${this.message}</p>`;
  }
}
