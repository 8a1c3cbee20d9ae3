// The base of every component: plain DOM (no shadow), redrawn when the language changes.
import { LitElement } from "lit";
import { onLang } from "../i18n/i18n";

export class Part extends LitElement {
  private stopListening?: () => void;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }
  override connectedCallback(): void {
    super.connectedCallback();
    this.stopListening = onLang(() => this.requestUpdate());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopListening?.();
  }
  protected send<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
