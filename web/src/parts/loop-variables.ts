// C, x and S of the greedy loop at a step, what it has counted so far, and what SELECTION sees.
import { html, nothing, type TemplateResult } from "lit";
import type { AdviceDoc, Choice, TraceStep } from "../api/types";
import { num, say, t } from "../i18n/i18n";
import { ordered } from "./advice-table";
import { term } from "./tip";

const choiceOf = (turn: AdviceDoc, choice: number): Choice => turn.steps?.[choice - 1] ?? turn;

const WORDS = { C: "candidates", S: "solution_set" } as const;

export type Naming = (move: string) => string; // what people call a move

const chip = (move: string, isX: boolean, name: Naming): TemplateResult =>
  html`<span class="chip ${isX ? "x" : ""}" data-move=${move} title=${move}>${name(move)}</span> `;

function setOf(name: keyof typeof WORDS, items: string[], isX: (i: number) => boolean, naming: Naming): TemplateResult {
  const chips = items.map((item, i) => chip(item, isX(i), naming));
  return html`<p class="set" data-set=${name}><b>${term(WORDS[name], name)}</b> = { ${chips} }</p>`;
}

// Every candidate of a choice is scored once, when SELECTION first looks at it; each further look compares.
function counted(steps: TraceStep[], turn: AdviceDoc): { scored: number; compared: number } {
  const selections = steps.filter((s) => s.kind === "select");
  const choices = [...new Set(selections.map((s) => s.choice))];
  const members = (choice: number): number =>
    choiceOf(turn, choice).candidates.filter((c) => c.in_candidates !== false).length;
  return {
    scored: choices.reduce((n, c) => n + members(c), 0),
    compared: selections.reduce((n, s) => n + s.C.length - 1, 0),
  };
}

export function loopVariables(steps: TraceStep[], index: number, turn: AdviceDoc, name: Naming): TemplateResult {
  const { C, x, S, kind } = steps[index];
  const { scored, compared } = counted(steps.slice(0, index + 1), turn);
  return html`${setOf("C", C, (i) => C[i] === x, name)}
    <p class="set" data-set="x"><b>${term("x", "x")}</b> = ${x ? chip(x, true, name) : "–"}</p>
    ${setOf("S", S, (i) => kind === "add" && i === S.length - 1, name)}
    <p class="note">${t("operations", scored, compared)}</p>`;
}

// SELEKSI shows the score of every member of C, then the largest.
export function selectionScores(now: TraceStep, turn: AdviceDoc, name: Naming): TemplateResult | typeof nothing {
  if (now.kind !== "select") return nothing;
  const choice = choiceOf(turn, now.choice);
  const rows = ordered(choice).filter((c) => now.C.includes(c.move));
  return html`<table class="scores">
      <caption>
        ${t("selection_scores")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("move")}</th>
          <th scope="col">${term("priority", t("priority"))}</th>
          <th scope="col" class="n">${term("total", t("total"))}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (c) =>
            html`<tr class=${c.move === now.x ? "pick" : ""}>
              <td>${c.move === now.x ? "★ " : ""}${name(c.move)}</td>
              <td>${c.priority ?? "–"}</td>
              <td class="n">${num(c.total ?? 0)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">${t("tie_break", say(choice.tie_break))}</p>`;
}
