// The line that says what happened, read aloud by screen readers. Its spaces count: pictures of boards are told by it
// too.
import { html, type TemplateResult } from "lit";

export const statusLine = (text: string): TemplateResult =>
  html`<p
    class="status ${text.includes("\n") ? "drawn" : ""}"
    role="status"
    aria-live="polite"
    tabindex="-1"
    .textContent=${text}
  ></p>`;
