// "Why not this?": the priority that decides, or only the rules whose points differ, adding up to the difference of the sums.
import { html, nothing, type TemplateResult } from "lit";
import type { Candidate } from "../api/types";
import { num, say, signed, t } from "../i18n/i18n";

interface Difference {
  name: string;
  here: number;
  there: number;
}

export function differences(pick: Candidate, other: Candidate): Difference[] {
  const points = (c: Candidate, id: string) => c.terms?.find((x) => x.id === id)?.points ?? 0;
  const ids = new Map([...(pick.terms ?? []), ...(other.terms ?? [])].map((x) => [x.id, say(x.words)]));
  return [...ids]
    .map(([id, name]) => ({ name, here: points(pick, id), there: points(other, id) }))
    .filter((d) => d.here !== d.there);
}

export function whyNot(pick: Candidate, other: Candidate): TemplateResult {
  const rows = differences(pick, other);
  const byPriority = pick.priority !== undefined && pick.priority !== other.priority;
  const gap = (pick.total ?? 0) - (other.total ?? 0);
  return html`<section class="why" aria-live="polite">
    <h3>${t("why_title", pick.move, other.move)}</h3>
    ${byPriority ? html`<p>${t("why_priority", pick.priority!, other.priority!)}</p>` : nothing}
    ${
      rows.length
        ? html`<table>
            <thead>
              <tr>
                <th scope="col">${t("rule")}</th>
                <th scope="col" class="n">${pick.move}</th>
                <th scope="col" class="n">${other.move}</th>
                <th scope="col" class="n">${t("difference")}</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (d) =>
                  html`<tr>
                    <td>${d.name}</td>
                    <td class="n">${num(d.here)}</td>
                    <td class="n">${num(d.there)}</td>
                    <td class="n">${signed(d.here - d.there)}</td>
                  </tr>`,
              )}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">${t("total")}</th>
                <td class="n">${num(pick.total ?? 0)}</td>
                <td class="n">${num(other.total ?? 0)}</td>
                <td class="n"><b>${signed(gap)}</b></td>
              </tr>
            </tfoot>
          </table>`
        : nothing
    }
    ${!byPriority && gap === 0 ? html`<p>${t("why_order")}</p>` : nothing}
  </section>`;
}
