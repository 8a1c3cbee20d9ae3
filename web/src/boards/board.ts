// The board: draws any scene by the drawing that fits it, takes touches and keys, and shows what a move does.
import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { MoveText, MoveTruth, Scene, Step } from "../api/types";
import { say, t } from "../i18n/i18n";
import { calm, settings } from "../model/settings";
import { Part } from "../base/part";
import { frames, wayOf, type Frame, type Way } from "../scene/stepping";
import { placesOf, Touching } from "../scene/touching";
import { capital } from "../scene/words";
import { drawCards } from "./cards";
import { drawCells } from "./cells";
import { Dragging } from "./dragging";
import type { Easel } from "./easel";
import { keepTabStop, moveFocus } from "./focus";
import { drawHoles } from "./holes";
import { drawPlain } from "./plain";
import type { BoardView } from "./view";

const drawings: Record<string, (easel: Easel) => TemplateResult> = {
  holes: drawHoles,
  cells: drawCells,
  cards: drawCards,
};

const LONGEST_MS = 2600;
const FRAME_MS = { off: 0, slow: 320, normal: 160, fast: 60 };

@customElement("rk-board")
export class Board extends Part {
  @property({ attribute: false }) view!: BoardView;
  @state() shown: Frame | null = null; // while pieces are moving
  @state() private opened = "";
  private touching = new Touching([]);
  private known: unknown = null;
  private timer = 0;
  private readonly dragging = new Dragging(this, {
    takesUp: (id) => this.touching.takesUp(id),
    isNext: (id) => this.touching.isNext(id),
    isHeld: (id) => this.touching.isHeld(id),
    touch: (id) => this.touch(id),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.dragging.connect();
    this.addEventListener("keydown", this.onKey);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.dragging.disconnect();
    this.removeEventListener("keydown", this.onKey);
    this.stop();
  }
  private onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.cancel();
    else moveFocus(this, event);
  };

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("view") || this.known === this.view.info) return;
    this.known = this.view.info;
    this.asked = "";
    this.touching = new Touching(this.view.enabled ? this.view.info.moves : []);
    this.stop();
    if (this.view.before && !calm()) this.walk(frames(this.view.before, this.view.info.steps));
  }
  protected override updated(_: PropertyValues): void {
    keepTabStop(this);
  }

  // ---- touching -----------------------------------------------------------------------------------------------------

  touch(id: string): void {
    this.stop(); // whoever touches has seen enough of the last move
    const touched = this.touching.touch(id);
    const next = this.touching.next();
    if (typeof touched === "object") this.make(touched.made);
    else if (touched === "held") this.send("say", () => this.heldWords(id, next));
    else if (touched === "freed") this.send("say", () => t("selection_cancelled"));
    this.requestUpdate();
  }
  // What cannot be taken back is asked for twice.
  private make(move: MoveText): void {
    if (!move.confirm || this.asked === move.move) return this.send("play", move.move);
    this.asked = move.move;
    move.touch!.slice(0, -1).forEach((id) => this.touching.touch(id));
    const { confirm } = move;
    this.send("say", () => `${say(confirm)} ${t("touch_again")}`);
  }
  private asked = "";
  // A key touches the place that it is the sign of, if that may be touched now.
  touchSign(sign: string): boolean {
    const place = this.view.info.scene.places.find((p) => p.sign === sign && this.touching.isNext(p.id));
    if (place) this.touch(place.id);
    return Boolean(place);
  }
  cancel(): void {
    if (!this.touching.free()) return;
    this.send("say", () => t("selection_cancelled"));
    this.requestUpdate();
  }
  private heldWords(id: string, after: string[]): string {
    const label = (touch: string): string => {
      const [place, piece] = touch.split("/");
      const scene = this.view.info.scene;
      const found = scene.places.find((p) => p.id === place);
      const title = piece && (scene.cards?.find((c) => c.id === piece)?.title ?? piece);
      return title || (found ? (found.sign ?? say(found.label)) : touch);
    };
    const [place, piece] = id.split("/");
    const found = this.view.info.scene.places.find((p) => p.id === place);
    const what = piece ? label(id) : found ? say(found.label) : id;
    return t("selected_next", capital(what), after.map(label).join(", "));
  }

  // ---- moving -------------------------------------------------------------------------------------------------------

  // Ends whatever moves on the board. Answers whether something did.
  skip(): boolean {
    const moving = this.shown !== null;
    this.stop();
    return moving;
  }
  private stop(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
  // Slow at first; a long way gets faster, so that all of it stays below three seconds.
  private walk(way: Frame[]): void {
    if (!way.length) return;
    const each = Math.min(FRAME_MS[settings().speed], LONGEST_MS / way.length);
    const began = performance.now();
    this.shown = way[0];
    const tick = (): void => {
      const due = Math.floor((performance.now() - began) / each);
      if (due >= way.length) return this.stop();
      this.shown = way[due];
      this.timer = window.setTimeout(tick, Math.max(each, 16));
    };
    this.timer = window.setTimeout(tick, each);
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const scene = this.shown?.scene ?? (this.view.preview ?? this.view.info).scene;
    return html`${(drawings[scene.board] ?? drawPlain)(this.easel(scene))}`;
  }

  private easel(scene: Scene): Easel {
    const { view, touching } = this;
    const still = !this.shown && !view.preview;
    const aimed = still ? view.aimed : null;
    const last = view.moved ? view.info.steps : [];
    const picked = placesOf(view.pick, view.info);
    const refused = placesOf(view.refused ?? "", view.info);
    const among = new Set((view.among ?? []).flatMap((move) => placesOf(move, view.info)));
    const lastPlaces = new Set(last.flatMap((s) => [s.from, s.along ? undefined : s.to]).filter(Boolean));
    return {
      scene,
      flipped: view.flipped,
      ghost: view.preview !== null,
      alone: view.alone,
      way: this.wayShown(still, aimed?.steps ?? null, last),
      aiming: aimed !== null,
      detail: aimed?.detail ?? (view.info.last?.detail ? say(view.info.last.detail) : ""),
      opened: this.opened,
      isNext: (id) => still && touching.isNext(id),
      isHeld: (id) => touching.isHeld(id),
      isPick: (id) => picked.includes(id),
      isAmong: (id) => still && among.has(id),
      isRefused: (id) => still && refused.includes(id),
      isLast: (id) => still && lastPlaces.has(id),
      isMarked: (id) => this.shown?.at === id,
      truth: (id) => (still ? this.truthOf(id) : undefined),
      press: (id) => this.touch(id),
      aim: (id) => this.aim(id),
      open: (id) => (this.opened = this.opened === id ? "" : id),
    };
  }
  private wayShown(still: boolean, aimed: Step[] | null, last: Step[]): Way | null {
    return still ? wayOf(aimed ?? last) : null;
  }

  // The best that a touch can lead to.
  private truthOf(id: string): MoveTruth | undefined {
    if (!this.view.truths || this.touching.isHeld(id)) return undefined;
    const moves = new Set(this.touching.through(id).map((m) => m.move));
    const readers = moves.size ? moves : this.readOnly(id);
    return [...this.view.truths.values()].find((m) => readers.has(m.move));
  }
  // While the computer is to move the board is only read.
  private readOnly(id: string): Set<string> {
    if (this.view.enabled) return new Set();
    return new Set(this.view.info.moves.filter((m) => m.touch?.[0] === id).map((m) => m.move));
  }

  private aim(id: string): void {
    const through = id ? this.touching.through(id) : [];
    this.send("aim", through.length === 1 ? through[0].move : "");
  }
}
