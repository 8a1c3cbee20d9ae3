// The value of the position for player 1, as a bar and in words. Solid: proved; striped: between these two; faded: the
// interval of a measurement.
import { html, svg, type TemplateResult } from "lit";
import type { TruthDoc } from "../api/types";
import { num, signed, t } from "../i18n/i18n";
import { chanceWords, inWords } from "../model/truth";
import type { Span } from "../model/value";
import { capital } from "../scene/words";

// Seeds that fill the bar; classes and chances fill it by their own share, far bounds by the farther end.
const FULL = 24;

export function valueBar(span: Span | null, doc: TruthDoc | undefined, alone: boolean): TemplateResult {
  if (!span || !doc) return html`<p class="value-bar"><span>${t("value_open")}</span></p>`;
  const far = span.kind === "bounds" ? Math.max(Math.abs(span.low), Math.abs(span.high)) : 0;
  const full = span.seeds ? Math.max(FULL, far) : 1;
  const place = (v: number) => 50 + 50 * Math.max(-1, Math.min(1, v / full));
  const [from, to] = [place(span.low), place(span.high)];
  return html`<p class="value-bar ${span.kind} ${alone ? "alone" : ""}">
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="all" width="100" height="10"></rect>
      ${svg`<rect class="mine" width=${from.toFixed(1)} height="10"></rect>`}
      ${svg`<rect class="open" x=${from.toFixed(1)} width=${(to - from).toFixed(1)} height="10"></rect>`}
      ${span.kind === "bounds" ? stripes(from, to) : ""}
      <rect class="half" x="49.7" width="0.6" height="10"></rect>
    </svg>
    <span>${valueWords(span, doc, alone)}</span>
  </p>`;
}

function stripes(from: number, to: number): TemplateResult[] {
  const lines: TemplateResult[] = [];
  for (let x = from + 1; x < to; x += 2)
    lines.push(svg`<rect class="stripe" x=${x.toFixed(1)} width="0.8" height="10"></rect>`);
  return lines;
}

function valueWords(span: Span, { truth }: TruthDoc, alone: boolean): string {
  if (truth.kind === "estimate" && truth.unit === "win_chance") return chanceWords(truth);
  if (alone || span.kind === "estimate") return inWords(truth);
  if (span.kind === "bounds") return t("value_between", signed(span.low), signed(span.high));
  if (span.at === 0) return t("value_even");
  const by = span.seeds ? ` ${t("truth_by", num(Math.abs(span.low)))}` : "";
  return capital(t("player_wins", span.low > 0 ? 1 : 2)) + by;
}
