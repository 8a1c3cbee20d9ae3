// "Why not this?": the comparison that the player made, as the document tells it. Where sums were compared, the rules
// that differ stand below with their points.
import { html, nothing, type TemplateResult } from "lit";
import type { WhyNot } from "../api/types";
import { num, say, signed, t } from "../i18n/i18n";

export function whyNot(pick: string, other: string, why: WhyNot): TemplateResult {
  return html`<section class="why" aria-live="polite">
    <h3>${t("why_title", pick, other)}</h3>
    <p>${say(why.sentence)}</p>
    ${why.by === "sum" ? sums(why) : nothing}
  </section>`;
}

function sums({ pick, other, rules }: WhyNot): TemplateResult | typeof nothing {
  if (!pick || !other) return nothing;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t("rule")}</th>
        <th scope="col" class="n">${pick.move}</th>
        <th scope="col" class="n">${other.move}</th>
        <th scope="col" class="n">${t("difference")}</th>
      </tr>
    </thead>
    <tbody>
      ${(rules ?? []).map(
        (r) =>
          html`<tr>
            <td>${say(r.words)}</td>
            <td class="n">${num(r.pick)}</td>
            <td class="n">${num(r.other)}</td>
            <td class="n">${signed(r.pick - r.other)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("total")}</th>
        <td class="n">${num(pick.total)}</td>
        <td class="n">${num(other.total)}</td>
        <td class="n"><b>${signed(pick.total - other.total)}</b></td>
      </tr>
    </tfoot>
  </table>`;
}
