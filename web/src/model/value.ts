// What is known of the value of a position, for drawing: a point, or a span where only its ends are known. For player
// 1, whoever is to move.
import type { Truth, Unit } from "../api/types";
import type { Node } from "./tree";

export interface Span {
  kind: "exact" | "bounds" | "estimate";
  low: number;
  high: number;
  at: number | null; // the value itself, or its mean; bounds have none
  seeds: boolean; // counted in seeds; else from -1 to 1
  chance?: Unit; // a chance to win, from -1 (never) to 1 (always)
}

function spanOf(x: Truth): Span | null {
  switch (x.kind) {
    case "exact": {
      const at = x.margin ?? (x.class === "win" ? 1 : x.class === "loss" ? -1 : 0);
      return { kind: "exact", low: at, high: at, at, seeds: x.margin !== undefined };
    }
    case "bounds":
      return { kind: "bounds", low: x.low, high: x.high, at: null, seeds: true };
    case "estimate": {
      if (x.unit !== "win_chance") return null;
      const [low, at, high] = [x.low, x.mean, x.high].map((p) => 2 * p - 1);
      return { kind: "estimate", low, high, at, seeds: false, chance: x };
    }
    default:
      return null;
  }
}

const mirrored = (s: Span): Span => ({ ...s, low: -s.high, high: -s.low, at: s.at === null ? null : -s.at });

export function spanFor1(node: Node): Span | null {
  const span = node.truth ? spanOf(node.truth.truth) : null;
  return span && node.info?.side === 2 ? mirrored(span) : span;
}
