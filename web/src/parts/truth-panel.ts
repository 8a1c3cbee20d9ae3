// The truth of the position and of every move, with its kind, unit and source.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { PositionDoc, TruthDoc } from "../api/types";
import { num, say, t } from "../i18n/i18n";
import { moveName, moveNote, worded } from "../model/describe";
import { badge, claimWords, inWords, isOpen, kindName, lossWords, unitName } from "../model/truth";
import { Part } from "../base/part";
import { capital } from "../scene/words";
import { term } from "./tip";

function unitOf(doc: TruthDoc): string {
  const { truth } = doc;
  if (truth.kind === "exact" && truth.unit === "result" && truth.plies === undefined) return t("unit_result");
  return unitName(truth);
}

@customElement("rk-truth-panel")
export class TruthPanel extends Part {
  @property({ attribute: false }) doc: TruthDoc | null = null;
  @property({ attribute: false }) info: PositionDoc | null = null; // names the moves where they have names
  @property({ type: Boolean }) busy = false;
  @property({ type: Boolean }) clairvoyant = false;
  @property({ type: Boolean }) chance = false;
  @property({ type: Boolean }) alone = false;

  override render(): TemplateResult {
    if (this.busy) return html`<p>${t("computing")}</p>`;
    if (!this.doc) return html``;
    const { doc } = this;
    return html`<p class="verdict-line"><b>${term(doc.truth.kind, inWords(doc.truth))}</b></p>
      <p class="legend">
        ${t("legend", kindName(doc.truth), unitOf(doc), sourceName(doc.source))}
        ${this.clairvoyant ? html`<span class="chip warn">${t("clairvoyant_badge")}</span>` : nothing}
      </p>
      ${doc.note ? html`<p class="note">${say(doc.note)}</p>` : nothing}
      ${(doc.also ?? []).map((x) => html`<p>${inWords(x)}</p>`)}
      ${
        doc.line.length && !this.chance
          ? html`<p>${t("best_line")}: <code>${doc.line.slice(0, 24).join(" ")}</code></p>`
          : nothing
      }
      ${
        isOpen(doc)
          ? html`<p>
              ${doc.cut ? t(`cut_${doc.cut}`) : nothing}
              <button @click=${() => this.send("deeper")}>${t("compute_longer")}</button>
            </p>`
          : nothing
      }
      ${
        doc.preparation
          ? html`<p>
              <button @click=${() => this.send("table")}>
                ${t("build_table", num(doc.preparation.seconds, 0), num(doc.preparation.bytes / 1e6, 0))}
              </button>
            </p>`
          : nothing
      }
      ${doc.moves?.length ? this.table() : nothing}
      ${
        this.alone
          ? nothing
          : html`<p class="legend">
              ▲ ${t("legend_win")} · ● ${t("legend_draw")} · ▼ ${t("legend_loss")} · ○ ${t("legend_open")}
            </p>`
      }`;
  }

  private name({ move, decorated }: { move: string; decorated: string }): string {
    if (this.info && worded(this.info)) return capital(moveName(this.info, move));
    return this.chance ? move : decorated;
  }
  private note(move: string): TemplateResult | typeof nothing {
    const words = moveNote(this.info, move);
    return words ? html`<span class="note">${words}</span>` : nothing;
  }
  private table(): TemplateResult {
    const { moves, order } = this.doc!;
    const sorted = order!.flatMap((move) => moves!.find((m) => m.move === move) ?? []);
    return html`<table class="truths">
      <thead>
        <tr>
          <th scope="col">${t("move")}</th>
          <th scope="col">${term("truth", t("truth"))}</th>
          <th scope="col">${term("verdict", t("verdict"))}</th>
        </tr>
      </thead>
      <tbody>
        ${sorted.map((m) => {
          const b = badge(m.truth, this.alone);
          return html`<tr data-move=${m.move}>
            <td>
              <button class="move" @click=${() => this.send("play", m.move)}>${this.name(m)}</button>
              ${this.note(m.move)}
            </td>
            <td>
              <span class="badge ${b.tone}"><span aria-hidden="true">${b.shape}</span>${b.text}</span>
              ${inWords(m.truth)}
            </td>
            <td>${claimWords(m)}${lossWords(m)}</td>
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
          : source === "book"
            ? t("source_book")
            : source;
}
