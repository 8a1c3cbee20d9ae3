// The end of a game: the result, what each side kept of the value, the moments that decided it, and what to do next.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import "../boards/board";
import { boardOf } from "../boards/view";
import { t } from "../i18n/i18n";
import { nodeTold, outcomeWords } from "../model/describe";
import type { Session } from "../model/session";
import { glyphWords, lossWords } from "../model/truth";
import { judged, lineThrough, ply, type Node } from "../model/tree";
import { banked } from "./plate";

const MOMENTS = 3;

@customElement("rk-end-card")
export class EndCard extends Part {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) stamp: unknown;
  @property({ type: Boolean }) judging = false;

  override render(): TemplateResult {
    const { session } = this;
    const { game, at } = session;
    const scores = ([1, 2] as const).map((side) => banked(at.info!.scene, side));
    const line = lineThrough(at).slice(1);
    return html`<section class="end-card" aria-label=${t("the_end")}>
      <h2>${this.headline()}</h2>
      ${scores[0] === null ? nothing : html`<p class="final">${t("final_score", scores[0]!, scores[1]!)}</p>`}
      ${([1, 2] as const).map((side) => this.kept(line, side))} ${this.moments(line)}
      <p class="actions">
        <button class="primary" @click=${() => this.send("rematch")}>${t("rematch")}</button>
        ${game.solitaire ? nothing : html`<button @click=${() => this.send("swap")}>${t("swap_sides")}</button>`}
        <button @click=${() => this.send("review")}>${t("review")}</button>
        <button @click=${() => this.send("share")}>${t("share")}</button>
      </p>
    </section>`;
  }

  private headline(): string {
    const { session } = this;
    const outcome = session.at.info!.outcome!;
    if (!session.alone || session.game.solitaire || outcome === 0) {
      const words = outcomeWords(outcome, session.game.solitaire);
      return words[0].toUpperCase() + words.slice(1);
    }
    return t(session.isHuman(outcome > 0 ? 1 : 2) ? "you_won" : "you_lost");
  }
  private kept(line: Node[], side: 1 | 2): TemplateResult | typeof nothing {
    const known = line.filter(
      (n) => this.session.mover(n) === side && (judged(n)?.mistake ?? "possible") !== "possible",
    );
    if (!known.length) return nothing;
    const kept = known.filter((n) => !judged(n)!.verdict).length;
    const words = this.session.game.solitaire ? "kept_solo" : "kept_by";
    return html`<p class="kept" data-kept=${side}>${t(words, side, kept, known.length)}</p>`;
  }
  // The moves that gave most away, in the order of the game.
  private moments(line: Node[]): TemplateResult {
    const given = (n: Node) => judged(n)?.loss ?? judged(n)?.loss_at_least ?? 0;
    const worst = line
      .filter((n) => judged(n)?.verdict)
      .sort((a, b) => given(b) - given(a))
      .slice(0, MOMENTS)
      .sort((a, b) => ply(a) - ply(b));
    const judgedSoFar = line.filter((n) => judged(n)).length;
    if (!worst.length)
      return html`<p class="note">
        ${this.judging ? t("judging", judgedSoFar, line.length) : judgedSoFar ? t("no_moments") : nothing}
        ${
          this.judging || judgedSoFar
            ? nothing
            : html`<button @click=${() => this.send("judge")}>${t("what_decided")}</button>`
        }
      </p>`;
    return html`<h3>${t("deciding_moments")}</h3>
      ${this.judging ? html`<p class="note">${t("judging", judgedSoFar, line.length)}</p>` : nothing}
      <div class="moments">
        ${worst.map((n) => {
          const verdict = judged(n)!;
          return html`<button class="moment" @click=${() => this.send("goto", n)}>
            <span class="mini" inert
              ><rk-board class="board" .view=${boardOf(n.parent!.info!, this.session.game)}></rk-board
            ></span>
            <span
              >${t(
                "moment_is",
                ply(n),
                nodeTold(n, verdict.verdict),
                glyphWords(verdict.verdict),
              )}${lossWords(verdict)}</span
            >
          </button>`;
        })}
      </div>`;
  }
}
