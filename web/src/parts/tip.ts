// Explanations on touch, focus and hover: one small sheet for the whole page. Whatever carries `data-tip` is explained
// by it.
import { html, type TemplateResult } from "lit";
import { glossary, type Term } from "../i18n/glossary";
import { lang } from "../i18n/i18n";

const ID = "tip";
const MARGIN = 8;

export const meaning = (term: Term): string => glossary[term][lang() === "en" ? 0 : 1];

// A word of the glossary in the running text.
export function term(name: Term, text: string): TemplateResult {
  return html`<button
    type="button"
    class="term"
    data-word=${name}
    data-tip=${meaning(name)}
    aria-describedby=${ID}
    .textContent=${text}
  ></button>`;
}

const sheet = document.createElement("div");
sheet.id = ID;
sheet.className = "tip";
sheet.setAttribute("role", "tooltip");
sheet.hidden = true;
document.body.append(sheet);
let shownFor: Element | null = null;

const explained = (event: Event): HTMLElement | null =>
  (event.target as Element | null)?.closest?.<HTMLElement>("[data-tip]") ?? null;

function show(of: HTMLElement): void {
  shownFor = of;
  // A dialog covers the page: what is explained inside it needs the sheet inside it.
  const host = of.closest("dialog") ?? document.body;
  if (sheet.parentElement !== host) host.append(sheet);
  sheet.textContent = of.dataset.tip!;
  sheet.hidden = false;
  const at = of.getBoundingClientRect();
  const own = sheet.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(at.left, innerWidth - own.width - MARGIN));
  const below = at.bottom + MARGIN + own.height < innerHeight;
  sheet.style.left = `${left}px`;
  sheet.style.top = `${below ? at.bottom + MARGIN / 2 : Math.max(MARGIN, at.top - own.height - MARGIN / 2)}px`;
}
function hide(): void {
  shownFor = null;
  sheet.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  const of = explained(event);
  if (of && event.pointerType === "mouse") show(of);
});
document.addEventListener("pointerout", (event) => {
  const of = explained(event);
  if (of && of === shownFor && event.pointerType === "mouse" && document.activeElement !== of) hide();
});
document.addEventListener("focusin", (event) => {
  const of = explained(event);
  if (of?.matches(":focus-visible")) show(of);
});
document.addEventListener("focusout", hide);
// A touch shows it, the next one anywhere takes it away.
document.addEventListener("click", (event) => {
  const of = explained(event);
  if (of) show(of);
  else hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
addEventListener("scroll", hide, { passive: true, capture: true });
