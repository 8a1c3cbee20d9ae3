// A move as a button, with its hint and its truth.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/i18n";
import { badge, inWords } from "../model/truth";
import type { BoardView } from "./view";

export function moveButton(view: BoardView, move: string, label: string, act: () => void): TemplateResult {
  const truth = view.truths?.get(move);
  const b = truth && badge(truth.truth, view.game.solitaire);
  return html`<button
    data-cell=${move}
    ?data-legal=${view.enabled}
    tabindex="-1"
    aria-disabled=${view.enabled ? "false" : "true"}
    class="move ${view.pick === move ? "pick" : ""}"
    @click=${act}
  >
    ${label}${view.pick === move ? html` <span class="mark">★<span class="sr">${t("hint")}</span></span>` : nothing}
    ${b ? html`<span class="badge ${b.tone}" title=${inWords(truth!.truth)}><span aria-hidden="true">${b.shape}</span>${b.text}</span>` : nothing}
  </button>`;
}
