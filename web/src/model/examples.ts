// Positions in which a greedy choice gives something away: those the lab has found and those it finds now.
import { advise, cancelJob, inspect, startExamples, truth, watchJob, type Place } from "../api/client";
import type { AdviceDoc, ExamplesDoc, GameInfo, JobDoc, MoveTruth, PositionDoc, TruthDoc } from "../api/types";

export interface Example {
  info: PositionDoc;
  advice: AdviceDoc;
  truth: TruthDoc;
  picked: MoveTruth;
  best: MoveTruth;
}

// Bantumi's first is the weakness its paper admits; the others are the worst of rakus counterexamples GAME (Gobblet: 20000
// positions, Bantumi and Congklak: 300, one second each; seed 1).
export const KNOWN: Record<string, string[]> = {
  bantumi: [
    "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1",
    "2.0.9.7.7.2.8/1.1.0.0.7.0.4 2",
    "0.1.0.2.10.1.8/3.0.10.0.1.0.12 2",
    "0.0.4.14.1.4.5/0.2.0.0.0.1.17 2",
  ],
  congklak: [
    "2.3.1.4.1.3.0.38/1.0.0.2.2.0.2.39 1",
    "1.0.2.0.3.1.0.33/2.1.1.0.2.5.1.46 1",
    "1.1.0.1.0.1.0.33/2.1.0.7.0.3.2.46 1",
  ],
  gobblet: ["1s1/m2/1M1 1", "1L1/3/l1S 2", "3/1L1/Ms1 2"],
};

const SECONDS = 5; // nearly all need less than one

// The lab estimates with the play-outs of seed 1. What looked bad there may only have been unlucky: shown is what looks bad
// again on others.
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
  for (const position of KNOWN[game.name] ?? []) {
    const example = await exampleAt(at(game, position), player);
    if (example) (seen([...found, example]), found.push(example));
  }
}

export interface Search {
  stop(): void;
  finished: Promise<void>;
}
type Seen = (tried: number, found: Example[]) => void;

const POSITIONS = { gobblet: 300, other: 60 };
const WANTED = 6;

// The lab at work: its worst so far are shown as soon as they are known.
export async function searchByLab(game: GameInfo, player: string, seed: number, seen: Seen): Promise<Search> {
  const positions = game.name === "gobblet" ? POSITIONS.gobblet : POSITIONS.other;
  const job = await startExamples({ game: game.name, player, positions, seed });
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
      last = last.then(() => take(now));
      if (now.state !== "running") void last.then(done);
    });
  });
  return { stop: () => void cancelJob(job.id).catch(() => undefined), finished };
}
