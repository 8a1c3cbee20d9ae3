// The past of a desk: going through it, replaying it, its mistakes, and trying them again.
import { html, svg, type TemplateResult } from "lit";
import { num, t, type Saying } from "../i18n/i18n";
import { moveTold, nodeTold } from "../model/describe";
import { inWords } from "../model/truth";
import { judged, lineThrough, type Node } from "../model/tree";
import { capital } from "../scene/words";
import type { Desk } from "./desk";

export class Past {
  retry: Node | null = null; // the move to do better than
  private replaying = false;
  private tempo = 1;

  constructor(private readonly desk: Desk) {}

  // ---- mistakes -----------------------------------------------------------------------------------------------------

  async nextMistake(): Promise<void> {
    const { desk } = this;
    const line = lineThrough(desk.session.at);
    const here = line.indexOf(desk.session.at);
    const next = line.find((n, i) => i > here && judged(n)?.verdict) ?? line.find((n) => judged(n)?.verdict);
    if (!next) return desk.tell(() => t("no_mistake"));
    await this.showMistake(next);
  }
  async showMistake(next: Node): Promise<void> {
    const { desk } = this;
    await desk.goTo(next);
    const found = judged(next)!;
    desk.tell(() => t("mistake_at", nodeTold(next, found.verdict), inWords(found.truth)));
  }

  // Back to before the mistake at hand, or the first of the line; what is known about it is hidden by the page.
  async startRetry(): Promise<void> {
    const { desk } = this;
    const { at } = desk.session;
    const node = judged(at)?.verdict ? at : lineThrough(at).find((n) => judged(n)?.verdict);
    if (!node?.parent) return desk.tell(() => t("no_mistake"));
    await desk.goTo(node.parent);
    this.retry = node;
    desk.trial = { refusal: (move) => this.refusal(move), passed: () => this.passed() };
    desk.tell(() => t("retry_now", moveTold(node.parent!.info!, node.move)));
  }
  // While a mistake is tried again only a move that keeps the value is taken.
  private refusal(move: string): Saying | null {
    const { at } = this.desk.session;
    const known = at.truth?.moves?.find((m) => m.move === move);
    if (!known || known.verdict === "") return null;
    return () => t("retry_no", capital(moveTold(at.info!, move)), inWords(known.truth));
  }
  private passed(): Saying {
    this.endRetry();
    const { at } = this.desk.session;
    return () => t("retry_yes", nodeTold(at));
  }
  endRetry(): void {
    this.retry = null;
    this.desk.trial = null;
    this.desk.redraw();
  }

  // ---- history ------------------------------------------------------------------------------------------------------

  part(): TemplateResult {
    const button = (name: string, sign: string, act: () => unknown, off: boolean) =>
      html`<button aria-label=${name} title=${name} aria-disabled=${off} @click=${() => !off && act()}>
        ${sign}
      </button>`;
    const { desk } = this;
    const { at } = desk.session;
    return html`<div class="history" role="group" aria-label=${t("history")}>
      ${button(
        t("to_start"),
        "|◀",
        () => desk.toEnd(false),
        !at.parent,
      )}${button(t("back"), "◀", () => desk.step(-1), !at.parent)}
      ${this.scrubber()}
      ${button(t("forward"), "▶", () => desk.step(1), !at.main)}${button(
        t("to_end"),
        "▶|",
        () => desk.toEnd(true),
        !at.main,
      )}
      <button
        aria-pressed=${this.replaying}
        aria-label=${t("replay")}
        title=${t("replay")}
        aria-disabled=${!at.parent && !at.main}
        @click=${() => this.replay()}
      >
        ${this.replaying ? "❚❚" : "↻"}
      </button>
    </div>`;
  }

  // The whole line under one finger; mistakes that are known are marked on it.
  private scrubber(): TemplateResult {
    const { desk } = this;
    const line = lineThrough(desk.session.at);
    const here = line.indexOf(desk.session.at);
    const last = line.length - 1;
    const label = t("ply_of", here, last);
    return html`<span class="scrubber">
      <input
        type="range"
        min="0"
        max=${Math.max(1, last)}
        .value=${String(here)}
        ?disabled=${last === 0}
        aria-label=${t("history")}
        aria-valuetext=${label}
        title=${label}
        @input=${(e: Event) => void desk.goTo(line[Number((e.target as HTMLInputElement).value)])}
      />
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        ${line.map((n, i) =>
          judged(n)?.verdict && !this.retry
            ? svg`<rect class="mistake" x=${((100 * i) / Math.max(1, last) - 0.4).toFixed(
                2,
              )} width="0.8" height="8"></rect>`
            : "",
        )}
      </svg>
    </span>`;
  }
  tempoPart(): TemplateResult {
    return html`<label
      >${t("tempo")}
      <select @change=${(e: Event) => (this.tempo = Number((e.target as HTMLSelectElement).value))}>
        ${[0.5, 1, 2, 4].map((x) => html`<option value=${x} ?selected=${x === this.tempo}>${num(x)}×</option>`)}
      </select></label
    >`;
  }

  // Plays the line on by itself, one move a second at tempo 1, until its end or until it is stopped; from the end it
  // begins at the start.
  private replay(): void {
    const { desk } = this;
    const { at } = desk.session;
    if (!at.main && !at.parent) return;
    if (!this.replaying && !at.main) void desk.toEnd(false);
    this.replaying = !this.replaying;
    const tick = async (): Promise<void> => {
      if (!this.replaying || !desk.isOpen) return;
      await desk.step(1);
      this.replaying = desk.session.at.main !== null;
      if (this.replaying) setTimeout(() => void tick(), 1000 / this.tempo);
      else desk.redraw();
    };
    if (this.replaying) setTimeout(() => void tick(), at.main ? 0 : 1000 / this.tempo);
    desk.redraw();
  }
}
