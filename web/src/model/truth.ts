// Truth in words and as a badge: a shape, a letter and a number, so that colour is never alone.
import type { Truth } from "../api/types";
import { lang, num, percent, signed, t } from "../i18n/i18n";

export type Tone = "win" | "draw" | "loss" | "none";

export interface Badge {
  tone: Tone;
  shape: string;
  text: string;
}

const shapes: Record<Tone, string> = { win: "▲", draw: "●", loss: "▼", none: "○" };

function toneOf(value: number): Tone {
  return value > 0 ? "win" : value < 0 ? "loss" : "draw";
}

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
      return x.low > 0
        ? make("win", `≥${signed(x.low)}`)
        : x.high < 0
          ? make("loss", `≤${signed(x.high)}`)
          : make("none", "?");
    case "estimate":
      return x.unit === "win_chance"
        ? make(
            alone ? "none" : toneOf(x.low > 0.5 ? 1 : x.high < 0.5 ? -1 : 0),
            `${percent(x.mean, 0)} ±${num(((x.high - x.low) / 2) * 100, 1)}`,
          )
        : make("none", num(x.mean, 1));
    default:
      return make("none", "?");
  }
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
      const show = (v: number) => (x.unit === "win_chance" ? percent(v) : num(v, 2));
      return (
        t(x.unit === "win_chance" ? "truth_chance" : "truth_mean", show(x.mean), show(x.low), show(x.high), x.n) +
        (x.unit === "win_chance" ? "" : ` ${unitName(x.unit)}`)
      );
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

export function unitName(unit: string | undefined): string {
  return unit === "seeds"
    ? t("unit_seeds")
    : unit === "win_chance"
      ? t("unit_chance")
      : unit === "turns"
        ? t("unit_turns")
        : t("unit_plies");
}

// One number for graphs, for the side to move: seeds, ±1 or a chance around 0.
export function valueOf(x: Truth): number | null {
  switch (x.kind) {
    case "exact":
      return x.margin ?? (x.class === "win" ? 1 : x.class === "loss" ? -1 : 0);
    case "bounds":
      return x.low > 0 ? x.low : x.high < 0 ? x.high : null;
    case "estimate":
      return x.unit === "win_chance" ? 2 * x.mean - 1 : null;
    default:
      return null;
  }
}

// What a move is worth against another of the same position: > 0 if a is better. Unknown ones are equal to all.
export function compare(a: Truth, b: Truth): number {
  if (a.kind === "exact" && b.kind === "exact" && a.margin === undefined) return rank(a) - rank(b);
  const [x, y] = [valueOf(a), valueOf(b)];
  return x === null || y === null ? 0 : x - y;
}

function rank(x: Extract<Truth, { kind: "exact" }>): number {
  const plies = x.plies ?? 0;
  return x.class === "win" ? 1e6 - plies : x.class === "loss" ? plies - 1e6 : 0;
}
