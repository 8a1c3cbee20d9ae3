// "Predict first": the learner answers before SELECTION and FEASIBLE; the feedback names the rule that decided.
import type { Choice, TraceStep } from "../api/types";
import { say, t } from "../i18n/i18n";

export interface Guess {
  step: TraceStep;
  answered: boolean;
  right: boolean;
  text: string;
}

export function question(step: TraceStep): boolean {
  return step.kind === "select" || step.kind === "feasible";
}

// The rule that decided: the priority's, or the term with the most points.
function decider(choice: Choice, move: string | null): string {
  const picked = choice.candidates.find((c) => c.move === move);
  if (picked?.rule_words) return say(picked.rule_words);
  const largest = [...(picked?.terms ?? [])].sort((a, b) => b.points - a.points)[0];
  return largest ? say(largest.words) : "–";
}

export function predicted(step: TraceStep, value: string, choice: Choice): Guess {
  const expected = step.kind === "select" ? step.x : step.holds ? "yes" : "no";
  const right = value === expected;
  const why =
    step.kind === "select" ? t("decided_by", step.x ?? "", decider(choice, step.x), say(step.note)) : say(step.note);
  return { step, answered: true, right, text: `${right ? t("right") : t("wrong")} ${why}` };
}
