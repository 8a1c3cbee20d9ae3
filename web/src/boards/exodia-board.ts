// Exodia: the hand, the field, what the deck still holds. A press on a card plays it, or asks which way.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { percent, t } from "../i18n/i18n";
import type { Key } from "../i18n/strings";
import { Board } from "./board";
import { exodiaWords } from "./card-words";
import { cardOf, NAMES, PIECES, readDuel, unseen, type Card, type Duel } from "./exodia";
import { moveButton } from "./move-button";

const PLACES = 6; // drawn on the field, taken or free

@customElement("rk-exodia-board")
export class ExodiaBoardElement extends Board {
  @state() private asked = ""; // the place whose several moves are offered
  private known: unknown = null;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("view") && this.known !== this.view.info) [this.known, this.asked] = [this.view.info, ""];
  }

  override render(): TemplateResult {
    const duel = readDuel((this.view.preview ?? this.view.info).position);
    const pieces = duel.hand.filter((c) => PIECES.includes(c.code)).length;
    return html`<div class="exodia ${this.view.preview ? "ghost" : ""}">
      <p class="facts">
        <b>${t("turn_n", duel.turn)}</b> ·
        <span
          >${t("pieces_of", pieces)}
          <span aria-hidden="true">${"◆".repeat(pieces)}${"◇".repeat(5 - pieces)}</span></span
        >
        · ${this.nextPiece(duel)}
      </p>
      <div role="grid" aria-label=${t("board")} class="zones">
        ${this.zone("zone_field", [...duel.monsters, ...duel.field, ...duel.spells], "e", duel)}
        ${this.zone("zone_hand", duel.hand, "na", duel)}
        <div role="row" class="zone choices">${this.choices()}</div>
      </div>
      <div class="piles">
        <details class="deck">
          <summary>
            ${t(
              "deck_left",
              unseen(duel).reduce((n, [, k]) => n + k, 0),
            )}
          </summary>
          <ul>
            ${unseen(duel).map(([code, n]) => html`<li>${n}× ${NAMES[code] ?? code}</li>`)}
          </ul>
        </details>
        <details class="deck">
          <summary>${t("grave", duel.grave.length)}</summary>
          <ul>
            ${duel.grave.map((c) => html`<li>${NAMES[c.code] ?? c.code}</li>`)}
          </ul>
        </details>
      </div>
    </div>`;
  }

  private nextPiece(duel: Duel): string {
    const left = unseen(duel);
    const all = left.reduce((n, [, k]) => n + k, 0);
    const missing = left.filter(([code]) => PIECES.includes(code)).length;
    return all ? t("next_piece", percent(missing / all)) : "";
  }

  private zone(title: Key, cards: Card[], verbs: string, duel: Duel): TemplateResult {
    return html`<div role="row" class="zone" aria-label=${t(title)}>
      <span class="zone-name" aria-hidden="true">${t(title)}</span>
      ${cards.length ? cards.map((c, i) => this.card(c, i, cards, verbs, duel)) : html`<span role="gridcell" class="none">${t("empty")}</span>`}${verbs === "e" ? this.free(cards.length) : nothing}
    </div>`;
  }

  // Places of the field that hold nothing, for the eye.
  private free(taken: number): TemplateResult[] {
    return Array.from(
      { length: Math.max(0, PLACES - taken) },
      () => html`<span class="free" aria-hidden="true"></span>`,
    );
  }

  // The moves that this card offers, listed at its first copy only: copies are alike.
  private movesOf(code: string, verbs: string): string[] {
    if (!this.view.enabled) return [];
    return this.view.info.moves.map((m) => m.move).filter((m) => cardOf(m) === code && verbs.includes(m[0]));
  }

  private card(card: Card, i: number, all: Card[], verbs: string, _: Duel): TemplateResult {
    const copy = all.slice(0, i).filter((c) => c.code === card.code).length + 1;
    const moves = this.movesOf(card.code, verbs);
    const place = `${verbs}${i}`;
    const name = NAMES[card.code] ?? card.code;
    const copies = all.filter((c) => c.code === card.code).length;
    const pick = moves.includes(this.view.pick) && copy === 1;
    const label =
      t("card_name", name, t(verbs === "e" ? "zone_field" : "zone_hand")) +
      (copies > 1 ? ` ${t("copy_n", copy)}` : "") +
      (card.counters ? `, ${t("counters", card.counters)}` : "") +
      (moves.length ? `, ${t("legal")}` : "");
    return html`<div
      role="gridcell"
      class="card ${PIECES.includes(card.code) ? "piece" : ""} ${moves.length ? "legal" : ""} ${pick ? "pick" : ""}"
    >
      <button
        data-cell=${place}
        ?data-legal=${moves.length > 0}
        tabindex="-1"
        aria-disabled=${moves.length ? "false" : "true"}
        aria-label=${label}
        @click=${() => this.press(place, moves)}
      >
        <span class="code">${card.code}</span><span class="name">${name}</span>
        ${verbs === "e" && (card.code === "RML" || card.counters) ? html`<span class="dots" aria-hidden="true">${"●".repeat(Math.min(card.counters, 9))}${card.code === "RML" ? "○".repeat(Math.max(0, 3 - card.counters)) : ""}</span>` : nothing}
        ${moves.length === 1 ? this.badge(this.view.truths?.get(moves[0])) : nothing}
      </button>
    </div>`;
  }

  private press(place: string, moves: string[]): void {
    if (moves.length === 1) return this.play(moves[0]);
    if (moves.length > 1) {
      this.asked = this.asked === place ? "" : place;
      this.choicesFor = moves;
    }
  }
  private choicesFor: string[] = [];

  // Moves that belong to no card on the table (ending the turn, answers to an effect), and those of the card in question.
  private choices(): TemplateResult[] {
    const loose = this.view.info.moves.map((m) => m.move).filter((m) => cardOf(m) === "");
    const shown = this.asked ? [...this.choicesFor, ...loose] : loose;
    return shown.map(
      (m) =>
        html`<div role="gridcell">
          ${moveButton(this.view, m, exodiaWords(m), () => this.view.enabled && this.play(m))}
        </div>`,
    );
  }
}
