// The facts of a position, with their values for every candidate: what rules are written with.
import { html, type TemplateResult } from "lit";
import type { Feature, FeaturesDoc } from "../api/types";
import { num, say, t } from "../i18n/i18n";

export function factsTable(facts: FeaturesDoc, insert: (fact: Feature) => void): TemplateResult {
  const row = (f: Feature): TemplateResult => {
    const values = facts.values.find((v) => v.id === f.id && !v.about)?.values;
    const cell = (x: number | undefined): string => (x === undefined ? "" : (f.values?.[x] ?? num(x, 2)));
    const valueAt = (i: number): string => (values ? cell(values.length === 1 ? values[0] : values[i]) : "");
    return html`<tr>
      <th scope="row">
        <button class="small" title=${t("fact_insert")} @click=${() => insert(f)}><code>${f.id}</code></button>
      </th>
      <td>${say(f.words)}</td>
      ${facts.candidates.map((_, i) => html`<td class="n">${valueAt(i)}</td>`)}
    </tr>`;
  };
  return html`<details class="facts-list">
    <summary>${t("facts_here", facts.features.length)}</summary>
    <div class="scroller tall" tabindex="0" role="region" aria-label=${t("facts_title")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("fact")}</th>
            <th scope="col">${t("meaning")}</th>
            ${facts.candidates.map((c) => html`<th scope="col" class="n name">${c}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${facts.features.map(row)}
        </tbody>
      </table>
    </div>
  </details>`;
}
