// Bantumi and Congklak: holes with their seeds drawn and counted, sowing shown seed by seed.
import { html, nothing, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { t } from "../i18n/i18n";
import { calm, settings } from "../model/settings";
import { Board } from "./board";
import { drops, opposite, readSowing, same, wayOf, type Drop, type Hole, type SowingBoard, type Way } from "./sowing";
import { sowingWords } from "./sowing-words";

const DRAWN = 12; // more seeds than this are only counted
const TRAIL_WORDS = 10; // stations of a relay that are told; all are counted
const LONGEST_MS = 2600;
const DROP_MS = { off: 0, slow: 320, normal: 160, fast: 60 };

// Seeds in a sunflower's pattern: they never overlap and need no random numbers.
function seedDots(n: number): TemplateResult[] {
  return Array.from({ length: Math.min(n, DRAWN) }, (_, i) => {
    const r = 9.5 * Math.sqrt(i + 0.4);
    const a = i * 2.399963;
    const [x, y] = [50 + r * Math.cos(a), 45 + r * Math.sin(a)];
    return svg`<circle class="seed s${i % 3}" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="7.6"></circle><circle class="shine" cx=${(x - 2.4).toFixed(1)} cy=${(y - 2.6).toFixed(1)} r="1.9"></circle>` as TemplateResult;
  });
}

@customElement("rk-sowing-board")
export class SowingBoardElement extends Board {
  @state() private shown: SowingBoard | null = null; // while seeds are moving
  @state() private marked: Hole | null = null;
  @state() private aim: number | null = null; // the hole in focus, whose landing place is shown
  private timer = 0;
  private animated: unknown = null;

  override willUpdate(changed: PropertyValues): void {
    const { before, info, last } = this.view;
    if (!changed.has("view") || this.animated === info) return;
    this.animated = info;
    this.stop();
    if (before && !calm())
      this.walk(readSowing(before.position), drops(readSowing(before.position), Number(last), info.rules));
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }
  override skip(): boolean {
    const moving = this.shown !== null;
    this.stop();
    return moving;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.shown = this.marked = null;
  }

  // Slow at first; a long way gets faster, so that all of it stays below three seconds.
  private walk(board: SowingBoard, way: Drop[]): void {
    if (!way.length) return;
    const each = Math.min(DROP_MS[settings().speed], LONGEST_MS / way.length);
    const began = performance.now();
    let done = 0;
    this.shown = lift(board, Number(this.view.last));
    const tick = (): void => {
      const due = Math.min(way.length, Math.floor((performance.now() - began) / each));
      for (; done < due; done++) this.shown = drop(this.shown!, way[done]);
      this.marked = done > 0 ? way[done - 1].to : null;
      if (done < way.length) this.timer = window.setTimeout(tick, Math.max(each, 16));
      else this.timer = window.setTimeout(() => this.stop(), Math.min(200, each * 2));
    };
    this.timer = window.setTimeout(tick, each);
  }

  private get board(): SowingBoard {
    return this.shown ?? readSowing((this.view.preview ?? this.view.info).position);
  }

  override render(): TemplateResult {
    const board = this.board;
    this.way = this.findWay();
    const clockwise = this.view.info.rules.dir === "cw";
    const pits = board.pits[0].length;
    const mirrored = clockwise !== this.view.flipped;
    const top = this.view.flipped ? 0 : 1;
    const row = (owner: 0 | 1) => {
      const order = Array.from({ length: pits }, (_, i) => (owner === top ? pits - i : i + 1));
      const store = this.store(board, owner, (owner === top) !== clockwise);
      const holes = order.map((pit, column) => this.hole(board, owner, pit, column));
      return html`<div role="row" class=${owner === top ? "far" : "near"}>
        ${(owner === top) !== clockwise ? [store, ...holes] : [...holes, store]}
      </div>`;
    };
    return html`<div
        role="grid"
        aria-label=${t("board")}
        class="sowing pits-${pits} ${this.view.preview ? "ghost" : ""} ${mirrored ? "mirrored" : ""}"
      >
        ${row(top as 0 | 1)}${row((1 - top) as 0 | 1)}
        <span class="direction" aria-hidden="true">${clockwise ? "↻" : "↺"}</span>
      </div>
      ${this.trailText()}`;
  }

  // The way of the hole in focus, or of the move just made once the seeds lie still.
  private way: Way | null = null;
  private findWay(): Way | null {
    const { view } = this;
    if (this.shown || view.preview) return null;
    if (this.aim !== null) return wayOf(readSowing(view.info.position), this.aim, view.info.rules);
    return view.before && view.info.rules.relay === 1
      ? wayOf(readSowing(view.before.position), Number(view.last), view.info.rules)
      : null;
  }
  // The relays of a move in words: pit 5 (7) → pit 3' (2) → ..; the dash marks the other player's pits.
  private trailText(): TemplateResult | typeof nothing {
    if (this.view.info.rules.relay !== 1) return nothing;
    if (!this.way) return html`<p class="trail-text idle note">${t("trail_none")}</p>`;
    const { stations, drops: seeds } = this.way;
    const mover = stations[0].at.owner;
    const shown = stations
      .slice(0, TRAIL_WORDS)
      .map((s, i) => `${i + 1}. ${s.at.pit}${s.at.owner === mover ? "" : "′"} (${s.seeds})`);
    const what = sowingWords(
      this.view.game.name,
      seeds,
      this.aim === null ? this.view.info.played.at(-1)! : this.decorated(this.aim),
    );
    return html`<p class="trail-text note">
      <b>${what}.</b> ${t("trail")}: ${shown.join(" → ")}${stations.length > TRAIL_WORDS ? " → …" : ""}
    </p>`;
  }
  private decorated(pit: number): string {
    return this.view.info.moves.find((m) => m.move === String(pit))?.decorated ?? "";
  }
  private trailMark(owner: 0 | 1, pit: number): TemplateResult | typeof nothing {
    if (this.view.info.rules.relay !== 1 || !this.way) return nothing;
    const numbers = this.way.stations.flatMap((s, i) => (same(s.at, { owner, pit }) ? [i + 1] : []));
    if (!numbers.length) return nothing;
    return html`<span class="trail" aria-hidden="true"
      >${numbers.slice(0, 2).join("·")}${numbers.length > 2 ? "…" : ""}</span
    >`;
  }

  private store(board: SowingBoard, owner: 0 | 1, left: boolean): TemplateResult {
    const marked = same(this.marked, { owner, pit: 0 });
    const lands = this.aim !== null && same(this.way?.end ?? null, { owner, pit: 0 });
    return html`<div
      role="gridcell"
      class="store ${left ? "left" : "right"} owner${owner + 1} ${marked ? "marked" : ""} ${lands ? "lands" : ""}"
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
        ${seedDots(board.store[owner])}
      </svg>
      <span class="count" aria-hidden="true">${board.store[owner]}</span>
      <span class="owner" aria-hidden="true">${t("store_of", owner + 1)}</span>
      <span class="sr">${t("store_name", owner + 1, board.store[owner])}</span>
    </div>`;
  }

  private hole(board: SowingBoard, owner: 0 | 1, pit: number, column: number): TemplateResult {
    const { view } = this;
    const seeds = board.pits[owner][pit - 1];
    const move = String(pit);
    const mine = owner === view.info.side - 1;
    const legal = mine && !this.shown && this.legal(move);
    const here: Hole = { owner, pit };
    const aimed = this.aim !== null ? this.way : null;
    const lands = same(aimed?.end ?? null, here);
    const shot =
      aimed?.end && /x/.test(this.decorated(this.aim!)) && same(opposite(aimed.end, board.pits[0].length), here);
    const last = view.last === move && view.before !== null && owner === view.before.side - 1;
    const classes = [
      "hole",
      `c${column}`,
      `owner${owner + 1}`,
      legal ? "legal" : "",
      mine && view.pick === move ? "pick" : "",
      lands ? "lands" : "",
      shot ? "shot" : "",
      last ? "last" : "",
      same(this.marked, here) ? "marked" : "",
    ].join(" ");
    return html`<div role="gridcell" class=${classes}>
      <button
        data-cell=${`${owner + 1}:${pit}`}
        ?data-legal=${legal}
        aria-disabled=${legal ? "false" : "true"}
        tabindex="-1"
        aria-label=${this.holeName(owner, pit, seeds, legal)}
        @click=${() => legal && this.play(move)}
        @focus=${() => (this.aim = legal ? pit : null)}
        @blur=${() => (this.aim = null)}
        @mouseenter=${() => (this.aim = legal ? pit : null)}
        @mouseleave=${() => (this.aim = null)}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle class="bowl" cx="50" cy="50" r="47"></circle>
          <circle class="depth" cx="50" cy="53" r="41"></circle>
          ${seedDots(seeds)}
        </svg>
        <span class="count" aria-hidden="true">${seeds}</span>
        <span class="number" aria-hidden="true">${pit}</span>
        ${this.trailMark(owner, pit)} ${mine && view.truths ? this.badge(view.truths.get(move)) : nothing}
      </button>
    </div>`;
  }

  private holeName(owner: 0 | 1, pit: number, seeds: number, legal: boolean): string {
    const truth = owner === this.view.info.side - 1 ? this.view.truths?.get(String(pit)) : undefined;
    return (
      t("hole_name", pit, owner + 1, seeds) +
      (legal ? `, ${t("legal")}` : "") +
      (this.view.pick === String(pit) && legal ? `, ${t("hint")}` : "") +
      (truth ? `, ${this.truthWords(truth.truth)}` : "")
    );
  }
}

function lift(board: SowingBoard, pit: number): SowingBoard {
  const next = structuredClone(board);
  next.pits[board.side - 1][pit - 1] = 0;
  return next;
}

function drop(board: SowingBoard, { to, pickup }: Drop): SowingBoard {
  const next = structuredClone(board);
  if (to.pit === 0) next.store[to.owner]++;
  else next.pits[to.owner][to.pit - 1] = pickup ? 0 : next.pits[to.owner][to.pit - 1] + 1;
  return next;
}
