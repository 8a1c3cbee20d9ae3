// A desk with a past to go through: history, replay, mistakes and trying them again.
import { html, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { num, t } from "../i18n/i18n";
import { inWords } from "../model/truth";
import { judged, lineThrough, type Node } from "../model/tree";
import { Desk } from "./desk";

export abstract class AnalysisDesk extends Desk {
  @state() protected retry: Node | null = null; // the move to do better than
  @state() private replaying = false;
  @state() private tempo = 1;

  // ---- mistakes -----------------------------------------------------------------------------------------------------

  protected async nextMistake(): Promise<void> {
    const line = lineThrough(this.session.at);
    const here = line.indexOf(this.session.at);
    const next = line.find((n, i) => i > here && judged(n)?.verdict) ?? line.find((n) => judged(n)?.verdict);
    if (!next) return void (this.message = t("no_mistake"));
    await this.goTo(next);
    const found = judged(next)!;
    this.message = t("mistake_at", next.decorated + found.verdict, inWords(found.truth));
  }

  // Back to before the mistake at hand, or the first of the line; what is known about it is hidden by the page.
  protected async startRetry(): Promise<void> {
    const line = lineThrough(this.session.at);
    const node = judged(this.session.at)?.verdict ? this.session.at : line.find((n) => judged(n)?.verdict);
    if (!node?.parent) return void (this.message = t("no_mistake"));
    await this.goTo(node.parent);
    this.retry = node;
    this.message = t("retry_now", node.decorated);
  }

  // While a mistake is tried again only a move that keeps the value is taken.
  override async play(move: string): Promise<void> {
    if (!this.retry) return super.play(move);
    const known = this.session.at.truth?.moves?.find((m) => m.move === move);
    if (known && known.verdict !== "") return void (this.message = t("retry_no", move, inWords(known.truth)));
    this.retry = null;
    await super.play(move);
    this.message = t("retry_yes", move);
  }

  protected override ownShortcut(key: string): boolean {
    if (key !== "n") return false;
    void this.nextMistake();
    return true;
  }

  // ---- history ------------------------------------------------------------------------------------------------------

  protected historyPart(): TemplateResult {
    const button = (name: string, sign: string, act: () => unknown, off: boolean) =>
      html`<button aria-label=${name} title=${name} aria-disabled=${off} @click=${() => !off && act()}>
        ${sign}
      </button>`;
    const { at } = this.session;
    return html`<div class="history" role="group" aria-label=${t("history")}>
      ${button(t("to_start"), "|◀", () => this.toEnd(false), !at.parent)}${button(t("back"), "◀", () => this.step(-1), !at.parent)}
      ${button(t("forward"), "▶", () => this.step(1), !at.main)}${button(t("to_end"), "▶|", () => this.toEnd(true), !at.main)}
      <button aria-pressed=${this.replaying} @click=${() => this.replay()}>${t("replay")}</button>
      <label
        >${t("tempo")}
        <select @change=${(e: Event) => (this.tempo = Number((e.target as HTMLSelectElement).value))}>
          ${[0.5, 1, 2, 4].map((x) => html`<option value=${x} ?selected=${x === this.tempo}>${num(x)}×</option>`)}
        </select></label
      >
    </div>`;
  }

  // Plays the line on by itself, one move a second at tempo 1, until its end or until it is stopped.
  private replay(): void {
    this.replaying = !this.replaying;
    const tick = async (): Promise<void> => {
      if (!this.replaying || !this.isConnected) return;
      await this.step(1);
      if (this.session.at.main) setTimeout(() => void tick(), 1000 / this.tempo);
      else this.replaying = false;
    };
    if (this.replaying) void tick();
  }
}
