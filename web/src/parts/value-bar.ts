// The value of the position for player 1, as a bar and in words.
import { html, svg, type TemplateResult } from "lit";
import type { TruthDoc } from "../api/types";
import { num, t } from "../i18n/i18n";
import { inWords } from "../model/truth";

const FULL = 24; // seeds that fill the bar; classes and chances fill it by their own share

export function valueBar(value: number | null, doc: TruthDoc | undefined, alone: boolean): TemplateResult {
  if (value === null) return html`<p class="value-bar"><span>${t("value_open")}</span></p>`;
  const seeds = doc?.truth.kind === "exact" && doc.truth.margin !== undefined;
  const share = Math.max(-1, Math.min(1, seeds ? value / FULL : value));
  return html`<p class="value-bar ${alone ? "alone" : ""}">
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="all" width="100" height="10"></rect>
      ${svg`<rect class="mine" width=${(50 + share * 50).toFixed(1)} height="10"></rect>`}
      <rect class="half" x="49.7" width="0.6" height="10"></rect>
    </svg>
    <span
      >${alone && doc ? inWords(doc.truth) : value === 0 ? t("value_even") : t("value_for", value > 0 ? 1 : 2)}${seeds && value ? ` (${num(Math.abs(value))})` : ""}</span
    >
  </p>`;
}
