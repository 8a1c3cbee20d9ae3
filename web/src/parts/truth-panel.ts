// The truth of the position and of every move, with its kind, unit and source.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { TruthDoc } from "../api/types";
import { say, t } from "../i18n/i18n";
import { badge, compare, inWords, kindName, unitName } from "../model/truth";
import { glyphWords } from "./move-list";
import { Part } from "./part";

function unitOf(doc: TruthDoc): string {
  return unitName("unit" in doc.truth ? doc.truth.unit : undefined);
}

@customElement("rk-truth-panel")
export class TruthPanel extends Part {
  @property({ attribute: false }) doc: TruthDoc | null = null;
  @property({ type: Boolean }) busy = false;
  @property({ type: Boolean }) clairvoyant = false;
  @property({ type: Boolean }) chance = false;
  @property({ type: Boolean }) alone = false;
  @property({ type: Boolean }) tabled = false; // a complete table could answer

  override render(): TemplateResult {
    if (this.busy) return html`<p>${t("computing")}</p>`;
    if (!this.doc) return html``;
    const { doc } = this;
    const open =
      doc.truth.kind === "unknown" ||
      doc.truth.kind === "bounds" ||
      (doc.moves ?? []).some((m) => m.truth.kind === "unknown" || m.truth.kind === "bounds");
    return html`<p class="verdict-line"><b>${inWords(doc.truth)}</b></p>
      <p class="legend">
        ${t("legend", kindName(doc.truth), unitOf(doc), sourceName(doc.source))}
        ${this.clairvoyant ? html`<span class="chip warn">${t("clairvoyant_badge")}</span>` : nothing}
      </p>
      ${doc.note ? html`<p class="note">${say(doc.note)}</p>` : nothing}
      ${(doc.also ?? []).map((x) => html`<p>${inWords(x)}</p>`)}
      ${doc.line.length && !this.chance ? html`<p>${t("best_line")}: <code>${doc.line.slice(0, 24).join(" ")}</code></p>` : nothing}
      ${open ? html`<p><button @click=${() => this.send("deeper")}>${t("compute_longer")}</button></p>` : nothing}
      ${this.tabled && doc.source !== "table" ? html`<p><button @click=${() => this.send("table")}>${t("build_table")}</button></p>` : nothing}
      ${doc.moves?.length ? this.table() : nothing}
      ${this.alone ? nothing : html`<p class="legend">▲ ${t("legend_win")} · ● ${t("legend_draw")} · ▼ ${t("legend_loss")} · ○ ${t("legend_open")}</p>`}`;
  }

  private table(): TemplateResult {
    const moves = [...this.doc!.moves!].sort((a, b) => compare(b.truth, a.truth));
    return html`<table class="truths">
      <thead>
        <tr>
          <th scope="col">${t("move")}</th>
          <th scope="col">${t("truth")}</th>
          <th scope="col">${t("verdict")}</th>
        </tr>
      </thead>
      <tbody>
        ${moves.map((m) => {
          const b = badge(m.truth, this.alone);
          return html`<tr data-move=${m.move}>
            <td>
              <button class="move" @click=${() => this.send("play", m.move)}>
                ${this.chance ? m.move : m.decorated}
              </button>
            </td>
            <td>
              <span class="badge ${b.tone}"><span aria-hidden="true">${b.shape}</span>${b.text}</span>
              ${inWords(m.truth)}
            </td>
            <td>${m.verdict} ${glyphWords(m.verdict)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  }
}

function sourceName(source: string): string {
  return source === "table"
    ? t("source_table")
    : source === "play-outs"
      ? t("source_playouts")
      : source === "search"
        ? t("source_search")
        : source === "table+search"
          ? t("source_both")
          : source;
}
