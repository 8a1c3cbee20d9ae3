// The text of a written player, with the errors at their lines while it is typed.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { t } from "../i18n/i18n";
import type { TextError } from "../model/written";
import type { Edited } from "./rule-cards";

@customElement("rk-player-text")
export class PlayerText extends Part {
  @property({ attribute: false }) text = "";
  @property({ attribute: false }) errors: TextError[] = [];

  override render(): TemplateResult {
    const lines = this.text.split("\n");
    const wrong = new Set(this.errors.map((e) => e.line));
    return html`<div class="player-text">
        <div class="gutter" aria-hidden="true">
          ${lines.map((_, i) => html`<span class=${wrong.has(i + 1) ? "wrong" : ""}>${i + 1}</span>`)}
        </div>
        <textarea
          spellcheck="false"
          autocapitalize="off"
          wrap="off"
          rows=${lines.length + 1}
          aria-label=${t("player_text")}
          aria-invalid=${this.errors.length > 0}
          aria-describedby="text-errors"
          .value=${this.text}
          @input=${(e: Event) =>
            this.send<Edited>("edited", { text: (e.target as HTMLTextAreaElement).value, typing: "text" })}
        ></textarea>
      </div>
      <ul id="text-errors" class="text-errors">
        ${this.errors.map(
          (e) =>
            html`<li class="error">
              <button class="small" @click=${() => this.goTo(e)}>${t("line_n", e.line)}</button> ${e.words}
            </li>`,
        )}
        ${this.errors.length ? nothing : html`<li class="note">${t("text_fine")}</li>`}
      </ul>`;
  }
  private goTo(e: TextError): void {
    const area = this.querySelector("textarea")!;
    const start =
      this.text
        .split("\n")
        .slice(0, e.line - 1)
        .join("\n").length +
      (e.line > 1 ? 1 : 0) +
      e.column -
      1;
    area.focus();
    area.setSelectionRange(start, start + 1);
  }
}
