// The base of the boards: one tab stop, arrows, badges of truth.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { MoveTruth } from "../api/types";
import { badge, inWords } from "../model/truth";
import { Part } from "../parts/part";
import { keepTabStop, moveFocus } from "./focus";
import type { BoardView } from "./view";

export abstract class Board extends Part {
  @property({ attribute: false }) view!: BoardView;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.onArrow);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("keydown", this.onArrow);
  }
  private onArrow = (event: KeyboardEvent): void => moveFocus(this, event);

  protected override updated(_: PropertyValues): void {
    keepTabStop(this);
  }

  // Ends whatever moves on the board. Answers whether something did.
  skip(): boolean {
    return false;
  }

  protected legal(move: string): boolean {
    return this.view.enabled && this.view.info.moves.some((m) => m.move === move);
  }
  protected play(move: string): void {
    this.send("play", move);
  }

  protected truthWords = inWords;

  protected badge(move: MoveTruth | undefined): TemplateResult | typeof nothing {
    if (!move) return nothing;
    const b = badge(move.truth, this.view.game.solitaire);
    return html`<span class="badge ${b.tone}" title=${inWords(move.truth)}
      ><span aria-hidden="true">${b.shape}</span>${b.text}</span
    >`;
  }
}
