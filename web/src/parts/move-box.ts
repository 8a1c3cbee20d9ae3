// Moves and questions by keyboard: the answer goes to the status line.
import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { t } from "../i18n/i18n";
import { Part } from "../base/part";

@customElement("rk-move-box")
export class MoveBox extends Part {
  @state() private text = "";

  override render(): TemplateResult {
    return html`<form class="move-box" @submit=${this.submit}>
      <label
        >${t("move_box")}
        <input
          name="move"
          autocomplete="off"
          spellcheck="false"
          .value=${this.text}
          placeholder=${t("move_box_hint")}
          @input=${(e: Event) => (this.text = (e.target as HTMLInputElement).value)}
      /></label>
      <button>${t("do_it")}</button>
    </form>`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    const text = this.text.trim();
    this.text = "";
    if (text) this.send("ask", text);
  }
}
