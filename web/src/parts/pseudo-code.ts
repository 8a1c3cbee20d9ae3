// The scheme in the course's words, with the line that is being done.
import { html, type TemplateResult } from "lit";
import { lang, t } from "../i18n/i18n";

function lines(): string[] {
  const id = lang() === "id";
  const [solution, selection, feasible] = id ? ["SOLUSI", "SELEKSI", "LAYAK"] : ["SOLUTION", "SELECTION", "FEASIBLE"];
  return [
    "S ← {}",
    `while not ${solution}(S) and C ≠ {} do`,
    `    x ← ${selection}(C)`,
    "    C ← C − {x}",
    `    if ${feasible}(S ∪ {x}) then`,
    "        S ← S ∪ {x}",
    "return S",
  ];
}

export function pseudoCode(now: number): TemplateResult {
  return html`<ol class="pseudo" aria-label=${t("pseudo_code")}>
    ${lines().map(
      (text, i) =>
        html`<li class=${i + 1 === now ? "now" : ""} aria-current=${i + 1 === now ? "step" : "false"}>
          <code>${text}</code>
        </li>`,
    )}
  </ol>`;
}
