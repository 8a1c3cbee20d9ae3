// A game without a board of its own: the picture in text and a button for every move.
import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { say, t } from "../i18n/i18n";
import { Board } from "./board";
import { moveButton } from "./move-button";

@customElement("rk-plain-board")
export class PlainBoardElement extends Board {
  override render(): TemplateResult {
    const { view } = this;
    return html`<div class="plain ${view.preview ? "ghost" : ""}">
      <pre tabindex="0" role="region" aria-label=${t("board")}>${say((view.preview ?? view.info).picture)}</pre>
      <div role="group" aria-label=${t("legal_moves")} class="moves">
        ${view.info.moves.map((m) => moveButton(view, m.move, m.move, () => view.enabled && this.play(m.move)))}
      </div>
    </div>`;
  }
}
