// One menu behind one button: it closes when something of it was chosen, on Escape, and when one looks elsewhere.
import { html, type TemplateResult } from "lit";

function shut(event: Event): void {
  const menu = (event.currentTarget as Element).closest("details")!;
  const chosen = (event.target as Element).closest("button, a");
  if (chosen) menu.open = false;
}
function onKey(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.key !== "Escape" || !menu.open) return;
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
document.addEventListener("pointerdown", (event) => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu[open]"))
    if (!menu.contains(event.target as globalThis.Node)) menu.open = false;
});

export function menu(label: string, content: unknown): TemplateResult {
  return html`<details class="menu" @keydown=${onKey}>
    <summary>${label}</summary>
    <div class="menu-sheet" @click=${shut}>${content}</div>
  </details>`;
}
