// Positions in which a greedy choice gives something away: those the lab has found and those it finds now.
import { advise, cancelJob, inspect, startExamples, truth, watchJob, type Place } from "../api/client";
import type { AdviceDoc, ExamplesDoc, GameInfo, JobDoc, MoveTruth, PositionDoc, TruthDoc, Words } from "../api/types";

import { keepJob, noteState } from "./jobs";

export interface Example {
  info: PositionDoc;
  advice: AdviceDoc;
  truth: TruthDoc;
  picked: MoveTruth;
  best: MoveTruth;
}

const SECONDS = 5; // nearly all need less than one

// The lab estimates with the play-outs of seed 1. What looked bad there may only have been unlucky: shown is what looks
// bad again on others.
const FRESH = 2;

function at(game: GameInfo, position: string): Place {
  return { game: game.name, rules: "", position, moves: [], seed: FRESH };
}

// The position with everything an exercise needs; null if the player's choice is as good as any there.
export async function exampleAt(place: Place, player: string): Promise<Example | null> {
  const info = await inspect(place);
  if (info.outcome !== null || info.moves.length < 2) return null;
  const [advice, doc] = await Promise.all([advise(place, player), truth(place, { all: true, seconds: SECONDS })]);
  const picked = doc.moves?.find((m) => m.move === advice.pick);
  const best = doc.moves?.find((m) => m.move === doc.order?.[0]);
  return picked?.verdict && best ? { info, advice, truth: doc, picked, best } : null;
}

// One after the other, each told as soon as it is judged.
export async function knownExamples(game: GameInfo, player: string, seen: (found: Example[]) => void): Promise<void> {
  const found: Example[] = [];
  for (const position of game.puzzles) {
    const example = await exampleAt(at(game, position), player);
    if (example) (seen([...found, example]), found.push(example));
  }
}

// The rule that is to blame: the one that gave the pick its priority; where only sums count, the one that gave it most
// more than the best move.
export function blamed(e: Example): Words {
  const pick = e.advice.candidates.find((c) => c.move === e.picked.move);
  const differing = e.advice.candidates.find((c) => c.move === e.best.move)?.why_not?.rules ?? [];
  const most = [...differing].sort((a, b) => b.pick - b.other - (a.pick - a.other))[0];
  return pick?.rule_words ?? most?.words ?? { en: "–", id: "–" };
}

export interface Search {
  stop(): void;
  finished: Promise<void>;
}
type Seen = (tried: number, found: Example[]) => void;

const WANTED = 6;
const NODES = 1_000_000; // for the truth of one position: about half a second

// The lab at work: its worst so far are shown as soon as they are known.
export async function searchByLab(game: GameInfo, player: string, seed: number, seen: Seen): Promise<Search> {
  const job = await startExamples({ game: game.name, player, positions: game.puzzle_search, seed, nodes: NODES });
  keepJob(job, { kind: "counterexamples", game: game.name, players: [player] });
  const known = new Map<string, Example | null>();
  const take = async (now: JobDoc<ExamplesDoc>): Promise<void> => {
    const worst = (now.report?.worst ?? []).slice(0, WANTED).map((w) => w.position);
    for (const position of worst)
      if (!known.has(position)) known.set(position, await exampleAt(at(game, position), player));
    seen(
      now.done,
      worst.flatMap((position) => known.get(position) ?? []),
    );
  };
  let last: Promise<void> = Promise.resolve();
  const finished = new Promise<void>((done) => {
    watchJob<ExamplesDoc>(job.id, (now) => {
      noteState(now);
      last = last.then(() => take(now));
      if (now.state !== "running") void last.then(done);
    });
  });
  return { stop: () => void cancelJob(job.id).catch(() => undefined), finished };
}
