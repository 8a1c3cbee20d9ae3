// "Predict first": the learner answers before SELECTION and FEASIBLE; the feedback is the trace's own reason.
import type { TraceStep } from "../api/types";
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

export function predicted(step: TraceStep, value: string): Guess {
  const expected = step.kind === "select" ? step.x : step.holds ? "yes" : "no";
  const right = value === expected;
  const why = step.kind === "select" ? t("decided_by", step.x ?? "", say(step.note)) : say(step.note);
  return { step, answered: true, right, text: `${right ? t("right") : t("wrong")} ${why}` };
}
