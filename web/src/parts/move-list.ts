// The moves of the game with their verdicts and branches.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Glyph, MoveTruth } from "../api/types";
import { num, t } from "../i18n/i18n";
import type { Session } from "../model/session";
import { inWords } from "../model/truth";
import { lineThrough, ply, type Node } from "../model/tree";
import { Part } from "./part";

// What the truth of the position before says about the move into this node.
export function judged(node: Node): MoveTruth | undefined {
  return node.parent?.truth?.moves?.find((m) => m.move === node.move);
}

export function glyphWords(glyph: Glyph): string {
  return glyph === "??" ? t("glyph_blunder") : glyph === "?" ? t("glyph_mistake") : glyph === "?!" ? t("glyph_slip") : "";
}

@customElement("rk-move-list")
export class MoveList extends Part {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) stamp: unknown;
  @state() private byLoss = false;

  override render(): TemplateResult {
    const line = lineThrough(this.session.at).slice(1);
    if (!line.length) return html`<p>${t("no_moves_yet")}</p>`;
    const known = line.filter((n) => judged(n)?.loss !== undefined);
    const kept = known.filter((n) => judged(n)!.loss === 0).length;
    const shown = this.byLoss ? [...line].sort((a, b) => (judged(b)?.loss ?? -1) - (judged(a)?.loss ?? -1)) : line;
    return html`${known.length ? html`<p>${t("value_kept", kept, known.length)} <button class="small" aria-pressed=${this.byLoss} @click=${() => (this.byLoss = !this.byLoss)}>${t("sort_loss")}</button></p>` : nothing}
      <ol class="line">${shown.map((n) => this.entry(n))}</ol>${this.branches(line)}`;
  }

  private entry(n: Node): TemplateResult {
    const j = judged(n);
    const now = n === this.session.at;
    return html`<li class="owner${this.session.mover(n)}"><span class="ply">${ply(n)}.</span>
      <button class="move ${now ? "now" : ""}" aria-current=${now ? "true" : "false"} aria-label=${t("goto_ply", ply(n), n.decorated)} @click=${() => this.send("goto", n)}>${n.decorated}</button>
      ${j?.verdict ? html`<b class="glyph g${j.verdict.length}${j.verdict.includes("!") ? "s" : ""}">${j.verdict}</b> <span class="verdict">${glyphWords(j.verdict)}${j.loss ? ` (−${num(j.loss)})` : ""}</span>` : nothing}
      ${j ? html`<span class="truth-note">${inWords(j.truth)}</span>` : nothing}
      ${n.comment ? html`<span class="comment">${n.comment}</span>` : nothing}</li>`;
  }

  private branches(line: Node[]): TemplateResult | typeof nothing {
    const main = new Set(line);
    const others = [line[0].parent!, ...line].flatMap((n) => n.children.filter((c) => !main.has(c)));
    if (!others.length) return nothing;
    return html`<h3>${t("branches")}</h3><ul class="branches">${others.map((n) => html`<li>${t("branch_at", ply(n))} <button class="move" aria-label=${t("goto_ply", ply(n), n.decorated)} @click=${() => this.send("goto", n)}>${n.decorated}</button></li>`)}</ul>`;
  }
}
