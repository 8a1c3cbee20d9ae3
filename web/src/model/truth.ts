// Truth in words and as a badge: a shape, a letter and a number, so that colour is never alone.
import type { Glyph, Mean, MoveTruth, Truth, TruthDoc, Unit, Verdict } from "../api/types";
import { lang, num, percent, shares, signed, spanDigits, t } from "../i18n/i18n";

export type Tone = "win" | "draw" | "loss" | "none";

export interface Badge {
  tone: Tone;
  shape: string;
  text: string;
}

const shapes: Record<Tone, string> = { win: "▲", draw: "●", loss: "▼", none: "○" };

function exactText(x: Extract<Truth, { kind: "exact" }>): string {
  if (x.margin !== undefined) return signed(x.margin);
  const letters = lang() === "id" ? { win: "M", draw: "S", loss: "K" } : { win: "W", draw: "D", loss: "L" };
  return letters[x.class] + (x.plies !== undefined && x.class !== "draw" ? x.plies : "");
}

// In a game for one player a chance below one half is no loss: there is no side to take (`alone`).
export function badge(x: Truth, alone = false): Badge {
  const make = (tone: Tone, text: string) => ({ tone, shape: shapes[tone], text });
  switch (x.kind) {
    case "exact":
      return make(x.class, exactText(x));
    case "bounds":
      return x.class === "win"
        ? make("win", `≥${signed(x.low)}`)
        : x.class === "loss"
          ? make("loss", `≤${signed(x.high)}`)
          : make("none", "?");
    case "estimate":
      return x.unit === "win_chance"
        ? make(
            alone || x.within ? "none" : (x.leans ?? "draw"),
            `${percent(x.mean, 0)} ±${num(((x.high - x.low) / 2) * 100, spanDigits(x.low, x.high))}`,
          )
        : make("none", num(x.mean, 1));
    default:
      return make("none", "?");
  }
}

// How often it is won, without how many play-outs say so.
export function chanceWords(x: Extract<Truth, { kind: "estimate" }>): string {
  const key = x.within === "turn" ? "truth_chance_turn" : "truth_chance";
  return t(key, ...shares(x.mean, x.low, x.high));
}

// A share that was measured, with its interval.
export function meanInWords(x: Mean): string {
  const [mean, low, high] = shares(x.mean, x.low, x.high);
  return `${mean} [${low}; ${high}]`;
}

export function inWords(x: Truth): string {
  switch (x.kind) {
    case "exact": {
      const result = x.class === "win" ? t("truth_wins") : x.class === "loss" ? t("truth_loses") : t("truth_draw");
      const margin = x.margin ? ` ${t("truth_by", Math.abs(x.margin))}` : "";
      const plies = x.plies !== undefined && x.class !== "draw" ? ` ${t("truth_in", x.plies)}` : "";
      return result + margin + plies;
    }
    case "bounds":
      return t("truth_between", signed(x.low), signed(x.high));
    case "estimate": {
      if (x.unit !== "win_chance")
        return `${t("truth_mean", num(x.mean, 2), num(x.low, 2), num(x.high, 2), x.n)} ${unitName(x)}`;
      return `${chanceWords(x)}, n=${num(x.n)}`;
    }
    default:
      return t("truth_unknown");
  }
}

export function kindName(x: Truth): string {
  return t(
    x.kind === "exact"
      ? "kind_exact"
      : x.kind === "bounds"
        ? "kind_bounds"
        : x.kind === "estimate"
          ? "kind_estimate"
          : "kind_unknown",
  );
}

export function unitName(of: Truth | Unit): string {
  const unit = "unit" in of ? of.unit : undefined;
  return unit === "seeds"
    ? t("unit_seeds")
    : unit === "win_chance"
      ? t("within" in of && of.within === "turn" ? "unit_chance_turn" : "unit_chance")
      : unit === "turns"
        ? t("unit_turns")
        : t("unit_plies");
}

// More work may tell more.
export function isOpen(doc: TruthDoc): boolean {
  return doc.cut !== undefined || doc.truth.kind === "bounds" || doc.truth.kind === "unknown";
}

// What may be claimed of a move, in a cell.
export function claimWords(v: Verdict): string {
  if (v.best === "proved") return t("claim_best");
  if (v.best === "likely") return t("claim_likely");
  if (v.best === "possible") return t("claim_possible");
  return `${v.verdict} ${glyphWords(v.verdict)}`;
}

export function glyphWords(glyph: Glyph): string {
  return glyph === "??"
    ? t("glyph_blunder")
    : glyph === "?"
      ? t("glyph_mistake")
      : glyph === "?!"
        ? t("glyph_slip")
        : "";
}

// A part of a value. With a chance it is said what it is a chance of.
export function amountWords(x: number, of: Truth | Unit): string {
  return "unit" in of && of.unit === "win_chance" ? `${percent(x)} ${unitName(of)}` : num(x);
}
// By how much one value is better than another.
export function differenceWords(x: number, of: Truth | Unit): string {
  return `${x > 0 ? "+" : x < 0 ? "−" : ""}${amountWords(Math.abs(x), of)}`;
}

export function lossWords({ loss, loss_at_least, truth }: MoveTruth): string {
  if (loss) return ` (${differenceWords(-loss, truth)})`;
  return loss_at_least ? ` (${t("loss_at_least", differenceWords(-loss_at_least, truth))})` : "";
}
