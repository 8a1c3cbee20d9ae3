// The best that can be done against a player, from positions of a puzzle: most are settled at once, the others by jobs
// whose bounds grow narrow. What is known is remembered by position.
import { exploit, startJob } from "../api/client";
import type { ExploitDoc, ExploitSeat, GameInfo, JobDoc } from "../api/types";
import { num, signed, t } from "../i18n/i18n";
import { pathTo, type Node } from "./tree";
import { Watched } from "./watched";

const AT_ONCE = 0.6; // seconds
const SECONDS = 300; // the longest search; a person may stop it sooner

export interface Opponent {
  game: string;
  rules: string;
  player: string; // a name, or a whole text
}

// Where chance has a say no line beats a player for sure.
export const hasPuzzle = (game: GameInfo): boolean => !game.hidden && !game.solitaire;

export const isSettled = (seat: ExploitSeat | null | undefined): boolean => seat != null && seat.cut === undefined;

export class Beating {
  private known = new Map<string, ExploitDoc>();
  private position = ""; // that is searched from
  private readonly search = new Watched<ExploitDoc>(() => this.heard());

  constructor(
    readonly opponent: Opponent,
    readonly seat: 1 | 2,
    private readonly changed: () => void,
  ) {}

  at(position: string): ExploitSeat | null {
    return this.known.get(position)?.seats.find((s) => s.seat === this.seat) ?? null;
  }
  // Of the search that goes on.
  get job(): JobDoc<ExploitDoc> | null {
    return this.search.busy ? this.search.job : null;
  }

  // Searches until the seat is settled, the time is up or somebody stops it.
  async find(position: string): Promise<ExploitSeat | null> {
    if (isSettled(this.at(position))) return this.at(position);
    this.search.leave();
    this.position = position;
    const { game, rules, player } = this.opponent;
    if (!this.known.has(position)) {
      this.known.set(position, await exploit({ game, rules, position }, player, this.seat, AT_ONCE));
      this.changed();
    }
    if (isSettled(this.at(position)) || position !== this.position) return this.at(position);
    await this.search.start(() => startJob("beat", { ...this.opponent, position, seat: this.seat, seconds: SECONDS }));
    return this.at(position);
  }
  private heard(): void {
    const report = this.search.job?.report;
    if (report) this.known.set(this.position, report);
    if (isSettled(this.at(this.position))) this.search.leave();
    this.changed();
  }
  stop(): void {
    this.search.drop();
  }
  leave(): void {
    this.position = "";
    this.search.leave();
  }

  // The next move of a line that leads through this node, as people write it.
  next(node: Node): string | null {
    const path = pathTo(node);
    for (let i = path.length - 1; i >= 0; i--) {
      const line = this.at(path[i].info?.position ?? "")?.line ?? [];
      const made = path.slice(i + 1).map((n) => n.decorated);
      if (line.length > made.length && made.every((move, k) => move === line[k])) return line[made.length];
    }
    return null;
  }
}

// What is possible, in one sentence; whether it is proved stands beside it.
export function possibleWords(seat: ExploitSeat): string {
  const { truth } = seat;
  if (seat.moves !== undefined) return t("beat_moves", seat.moves, seat.ways ?? 0);
  if (truth.kind === "bounds") return t("beat_between", signed(truth.low), signed(truth.high));
  if (truth.kind === "exact") return marginWords(truth.margin ?? 0);
  return seat.unbeatable ? t("beat_never") : t("beat_not_within", seat.no_win_within ?? 0);
}
function marginWords(margin: number): string {
  return margin > 0 ? t("beat_by", margin) : margin < 0 ? t("beat_loses", -margin) : t("beat_drawn");
}
export function proofWords(seat: ExploitSeat): string {
  return isSettled(seat) ? t("beat_exact", num(seat.nodes)) : t("beat_cut", num(seat.nodes));
}

// A game that is over, set beside what is possible.
export interface Played {
  won: boolean;
  moves: number; // own ones
  margin: number | null; // where the game counts
}
export function playedWords(played: Played, seat: ExploitSeat | null): string {
  const { margin } = played;
  if (margin === null) {
    if (!played.won) return t("beat_try_lost");
    const fewest = isSettled(seat) ? seat!.moves : undefined;
    if (fewest === played.moves) return t("beat_try_fewest", played.moves);
    return fewest === undefined ? t("beat_try_won", played.moves) : t("beat_try_slower", played.moves, fewest);
  }
  if (seat?.truth.kind === "exact" && seat.truth.margin !== undefined)
    return margin === seat.truth.margin
      ? t("beat_try_best", signed(margin))
      : t("beat_try_less", signed(margin), signed(seat.truth.margin));
  return t("beat_try_margin", signed(margin));
}
// The best of two games against the same player.
export const better = (a: Played, b: Played): Played => {
  if (a.margin !== null && b.margin !== null) return b.margin > a.margin ? b : a;
  if (a.won !== b.won) return a.won ? a : b;
  return b.moves < a.moves ? b : a;
};
