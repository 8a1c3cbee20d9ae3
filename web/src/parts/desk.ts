// What every page with a board has: making moves, the computer's answers, going back and forth, hints, truth, the
// status line. A page has a desk, gives it what comes from the board and the keys, and is drawn anew when the desk says
// so: event -> desk -> session -> answer -> redraw.
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { inspect, isOnline, Offline, onConnection, RequestError } from "../api/client";
import type { AdviceDoc, GameInfo, PositionDoc } from "../api/types";
import type { Board } from "../boards/board";
import "../boards/board";
import type { BoardView } from "../boards/view";
import { say, silent, t, type Saying } from "../i18n/i18n";
import { moveSentence, moveTold, nodeTold, turnSentence } from "../model/describe";
import type { Session } from "../model/session";
import { settings } from "../model/settings";
import { lineThrough, type Node } from "../model/tree";
import { answer } from "./answer";
import { statusLine } from "./status-line";
import { onShortcut, SKIP } from "./shortcuts";
import { TruthFinder, type TruthPlan } from "./truth-finder";

const THINKING_MS = 400; // the computer never answers sooner: a move should be seen

// What a page adds to its desk.
export interface DeskPlan extends TruthPlan {
  adviser?(): string; // who gives the hints; else the game's usual player
  hinted?(): Promise<void>; // after a hint was shown
  shortcut?(key: string): boolean; // what a key does on this page; false: not one of its own
}

// A move that has to be good: what is said instead of making it, or after it was made.
export interface Trial {
  refusal(move: string): Saying | null;
  passed(): Saying;
}

export class Desk implements ReactiveController {
  session!: Session;
  private sentence: Saying = silent;
  preview: PositionDoc | null = null;
  aimed: BoardView["aimed"] = null; // what the move that is pointed at would do
  hintLevel = 0; // 0 nothing, 1 the pick, 2 the table
  advice: AdviceDoc | null = null;
  lit = ""; // a move that the page points at
  stamp = 0; // counts what changed inside the session
  trial: Trial | null = null;
  thinking: AbortController | null = null; // while the computer chooses
  readonly truth: TruthFinder;
  private task = 0;
  private stops: (() => void)[] = [];
  private hadFocus = false;

  constructor(
    private readonly page: ReactiveControllerHost & HTMLElement,
    private readonly plan: DeskPlan,
  ) {
    this.truth = new TruthFinder(this, plan);
    page.addController(this);
  }
  // What the status line says, in the language of the moment.
  get message(): string {
    return this.sentence();
  }
  get told(): Saying {
    return this.sentence;
  }
  get game(): GameInfo {
    return this.session.game;
  }
  get adviser(): string {
    return this.plan.adviser?.() ?? this.game.default_player;
  }

  hostConnected(): void {
    this.stops = [
      onConnection((online) => online && void this.think()),
      onShortcut((key) => this.shortcut(key)),
      ...Object.entries(this.events).map(([name, act]) => this.hear(name, act)),
    ];
  }
  // What boards, tables and boxes of the page say.
  private events: Record<string, (detail: never) => unknown> = {
    play: (move: string) => this.play(move),
    say: (words: Saying) => this.tell(words),
    ask: (text: string) => this.ask(text),
    aim: (move: string) => this.aimAt(move),
    goto: (node: Node) => this.goTo(node),
    preview: (move: string) => this.previewMove(move),
    deeper: () => this.truth.find(15, true),
  };
  private hear(name: string, act: (detail: never) => unknown): () => void {
    const listen = (event: Event): unknown => act((event as CustomEvent<never>).detail);
    this.page.addEventListener(name, listen);
    return () => this.page.removeEventListener(name, listen);
  }
  hostDisconnected(): void {
    this.stops.forEach((stop) => stop());
    this.task++;
  }
  hostUpdated(): void {
    if (document.activeElement === document.body && this.hadFocus)
      this.page.querySelector<HTMLElement>('.board [data-cell][tabindex="0"], .status')?.focus();
  }

  tell(message: Saying): void {
    this.sentence = message;
    this.redraw();
  }
  redraw(): void {
    this.stamp++;
    this.page.requestUpdate();
  }

  // A game to go on with, its position looked at.
  begin(session: Session, message: Saying = silent, goOn = true): void {
    this.session = session;
    const { info } = session.at;
    this.sentence = () => message() || turnSentence(this.game, info!, session.setup.players);
    this.changed(goOn);
  }

  // ---- moves --------------------------------------------------------------------------------------------------------

  async play(move: string): Promise<void> {
    const refusal = this.trial?.refusal(move);
    if (refusal) return this.tell(refusal);
    this.hadFocus = this.page.contains(document.activeElement);
    const { side } = this.session.at.info!;
    try {
      const node = await this.session.play(move);
      const passed = this.trial?.passed();
      const { game, session } = this;
      this.sentence = passed ?? (() => moveSentence(game, side, node, session.setup.players));
      this.changed();
    } catch (error) {
      this.complain(error);
    }
  }

  async goTo(node: Node): Promise<void> {
    this.session.goTo(node);
    await this.settle();
  }
  async undo(): Promise<void> {
    if (!this.session.undoTurn()) this.tell(() => t("nothing_to_undo"));
    else await this.settle();
  }
  async redo(): Promise<void> {
    if (!this.session.redoTurn()) this.tell(() => t("nothing_to_redo"));
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

  // After going somewhere without a move.
  private async settle(): Promise<void> {
    this.rest();
    try {
      const info = await this.session.look();
      const { at, setup } = this.session;
      const { players } = setup;
      const count = this.session.path().length - 1;
      this.sentence = () => (at.move ? t("at_move", count, nodeTold(at)) : turnSentence(this.game, info, players));
      this.changed(false);
    } catch (error) {
      this.complain(error);
    }
  }

  // A move is seen being made by whoever comes from the position before it; going back shows what was there.
  private came: Node | null = null;
  private was: Node | null = null;

  private changed(goOn = true): void {
    const { at } = this.session;
    this.came = at.parent && at.parent === this.was ? at : null;
    this.was = at;
    this.preview = null;
    this.aimed = null;
    this.hintLevel = 0;
    this.advice = null;
    this.redraw();
    this.plan.moved();
    if (this.truth.on) void this.truth.find();
    if (goOn) void this.think();
  }

  // The computer's move, if it is its turn.
  async think(): Promise<void> {
    const { session } = this;
    const info = session?.at.info;
    if (!info || info.outcome !== null || session.isHuman(info.side) || session.at.main || !isOnline()) return;
    const task = ++this.task;
    const began = performance.now();
    this.thinking?.abort();
    const thinking = new AbortController();
    this.setThinking(thinking);
    try {
      const advice = await session.advice(session.setup.players[info.side - 1], session.at, thinking.signal);
      await new Promise((done) => setTimeout(done, Math.max(0, THINKING_MS - (performance.now() - began))));
      if (this.thinking === thinking) this.setThinking(null);
      if (task === this.task && session === this.session && advice.pick) await this.play(advice.pick);
    } catch (error) {
      if (this.thinking === thinking) this.setThinking(null);
      if (!thinking.signal.aborted) this.complain(error);
    }
  }
  private setThinking(now: AbortController | null): void {
    this.thinking = now;
    this.redraw();
  }
  // Whoever waits may stop the computer; its search ends with the request.
  stopThinking(): void {
    if (!this.thinking) return;
    this.rest();
    this.tell(() => t("stopped"));
  }
  // The computer does not move on its own until a person plays on.
  rest(): void {
    this.task++;
    this.thinking?.abort();
    if (this.thinking) this.setThinking(null);
  }

  complain(error: unknown): void {
    if (error instanceof Offline) this.tell(() => t("offline"));
    else if (error instanceof RequestError) this.tell(() => say(error.words));
    else throw error;
  }

  // ---- hints -------------------------------------------------------------------------------------------------------

  async hint(): Promise<void> {
    if (this.session.at.info?.outcome !== null) return;
    try {
      this.advice = await this.session.advice(this.adviser);
      if (this.hintLevel === 0) this.session.hints++;
      this.hintLevel = Math.min(2, this.hintLevel + 1);
      const { pick } = this.advice;
      const { info } = this.session.at;
      this.tell(() => (pick ? t("hint_is", moveTold(info!, pick)) : t("no_feasible")));
      await this.plan.hinted?.();
    } catch (error) {
      this.complain(error);
    }
  }

  // Another adviser, while a hint is shown.
  async adviseAnew(): Promise<void> {
    if (this.hintLevel === 0) return;
    try {
      this.advice = await this.session.advice(this.adviser);
      this.redraw();
    } catch (error) {
      this.complain(error);
    }
  }

  async previewMove(move: string): Promise<void> {
    this.wanted = move;
    const place = this.session.place();
    const shown = move && !this.game.hidden;
    const seen = shown ? await inspect({ ...place, moves: [...place.moves, move] }).catch(() => null) : null;
    if (this.wanted !== move) return;
    this.preview = seen;
    this.redraw();
  }
  private wanted = "";

  // What the move that is pointed at would do, as far as it is known.
  async aimAt(move: string): Promise<void> {
    this.pointed = move;
    if (this.aimed) this.redraw();
    this.aimed = null;
    const legal = this.session.at.info!.moves.some((m) => m.move === move);
    if (!legal) return;
    const seen = await this.session.ahead(move).catch(() => null);
    if (this.pointed !== move || !seen) return;
    this.aimed = { detail: seen.detail ? say(seen.detail) : "", steps: seen.steps };
    this.redraw();
  }
  private pointed = "";

  // ---- keys and questions -------------------------------------------------------------------------------------------

  async ask(text: string): Promise<void> {
    if (this.session) this.tell(await answer(this, text));
  }
  private shortcut(key: string): boolean {
    if (key === SKIP) return this.board?.skip() ?? false;
    if (!this.session || this.plan.shortcut?.(key)) return Boolean(this.session);
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
    t: () => this.truth.toggle(),
    " ": () => this.board?.skip(),
  };
  get isOpen(): boolean {
    return this.page.isConnected;
  }
  get board(): Board | null {
    return this.page.querySelector<Board>(".board");
  }

  // ---- pieces of the page -------------------------------------------------------------------------------------------

  // Another picture of the position at hand (`instead`) is only looked at.
  boardPart(instead: Partial<BoardView> = {}): TemplateResult {
    const { session, game } = this;
    const node = session.at;
    const info = node.info!;
    const enabled = info.outcome === null && session.isHuman(info.side);
    // Two people who share a screen see the table with different eyes before and after a move.
    const sameEyes = !game.hidden || game.solitaire || session.alone;
    const view: BoardView = {
      info,
      enabled,
      before: (sameEyes && this.came === node && node.parent?.info?.scene) || null,
      moved: node.parent !== null,
      alone: game.solitaire,
      truths: this.truth.moves,
      pick: this.lit || (this.hintLevel > 0 ? (this.advice?.pick ?? "") : ""),
      preview: this.preview,
      aimed: this.aimed,
      flipped: settings().flipped,
      ...instead,
    };
    return html`<rk-board class="board" .view=${view}></rk-board>`;
  }
  statusPart(): TemplateResult {
    return statusLine(this.message);
  }
}
