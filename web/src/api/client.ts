// The only door to the engine, wherever it is.
import { root } from "./root";
import { Offline, type Carrier } from "./carrier";
import { Http } from "./http";
import { Workers } from "./workers";
import type {
  AdviceDoc,
  CheckDoc,
  CompareDoc,
  EditDoc,
  ExamplesDoc,
  ExploitDoc,
  FeaturesDoc,
  GameInfo,
  JobDoc,
  MatchDoc,
  PapersDoc,
  PositionDoc,
  PreviewDoc,
  QualityDoc,
  RunsDoc,
  TuneDoc,
  TraceDoc,
  TruthDoc,
  Words,
} from "./types";

export { isOnline, Offline, onConnection } from "./carrier";

export interface Place {
  game: string;
  rules: string;
  position: string;
  moves: string[];
  seed: number | string; // its digits, where it may have 64 bits
  viewer?: 1 | 2; // whose eyes the answer is for; left out: those of the side to move
}

export class RequestError extends Error {
  constructor(
    readonly words: Words,
    readonly unknown = false, // there is no such thing as was asked for
  ) {
    super(words.en);
  }
}

// Which carrier it is, the page's own head says.
const engine = document.querySelector<HTMLMetaElement>('meta[name="rakus-engine"]')?.content;
const carrier: Carrier = engine ? new Workers(root, engine) : new Http();
export const { keepsFiles } = carrier;

async function send<T>(path: string, method: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const { ok, unknown, answer } = await carrier.send(path, method, body, signal);
  if (!ok) throw new RequestError((answer as { error?: Words }).error ?? { en: "?", id: "?" }, unknown);
  return answer as T;
}

let games: Promise<GameInfo[]> | undefined;

export function papers(): Promise<PapersDoc> {
  return send<PapersDoc>("/api/papers", "GET");
}

export function listGames(): Promise<GameInfo[]> {
  games ??= send<{ games: GameInfo[] }>("/api/games", "GET").then((d) => d.games);
  games.catch(() => (games = undefined));
  return games;
}

export interface TruthWish {
  all?: boolean;
  seconds?: number;
  see_all?: boolean;
}

export const inspect = (at: Place) => send<PositionDoc>("/api/position", "POST", { ...at, scene: true });
export const advise = (at: Place, player: string, signal?: AbortSignal) =>
  send<AdviceDoc>("/api/advise", "POST", { ...at, player }, signal);
export const adviseTurn = (at: Place, player: string) =>
  send<AdviceDoc>("/api/advise", "POST", { ...at, player, whole_turn: true });
export const trace = (at: Place, player: string) => send<TraceDoc>("/api/trace", "POST", { ...at, player });
export const truth = (at: Place, wish: TruthWish) => send<TruthDoc>("/api/truth", "POST", { ...at, ...wish });

// How a player is beaten best, as far as the seconds go.
export const exploit = (
  at: { game: string; rules: string; position: string },
  player: string,
  seat: 1 | 2,
  seconds: number,
) => send<ExploitDoc>("/api/exploit", "POST", { ...at, player, seat, seconds });

export const preview = (at: Place, move: string) => send<PreviewDoc>("/api/preview", "POST", { ...at, move });
// A piece of the palette put at a place; without a piece: the position as it is, with its palette.
export const edit = (at: Place, place = "", piece = "") =>
  send<EditDoc>("/api/edit", "POST", { ...at, place, piece, see_all: true });

// ---- written players ------------------------------------------------------------------------------------------------

interface Rules {
  game: string;
  rules: string;
}
export const features = (at: Place) => send<FeaturesDoc>("/api/features", "POST", at);
export const shippedTexts = (game: string) =>
  send<{ texts: { name: string; text: string }[] }>("/api/players", "POST", { game }).then((d) => d.texts);
export const check = (at: Rules, player: string) => send<CheckDoc>("/api/check", "POST", { ...at, player });
export const startCompare = (wish: Rules & { players: [string, string]; positions: number; judged: number }) =>
  send<JobDoc<CompareDoc>>("/api/compare", "POST", { ...wish, seed: 1, top: 10, nodes: 200_000 });
export const samples = (at: Rules, seed: number, first: number, positions: number) =>
  send<{ positions: string[] }>("/api/samples", "POST", { ...at, seed, first, positions }).then((d) => d.positions);
export const startQuality = (wish: Rules & { player: string; positions: number; seed: number; nodes?: number }) =>
  send<JobDoc<QualityDoc>>("/api/quality", "POST", wish);
export const startTune = (
  wish: Rules & { player: string; trials: number; games: number; holdout: number; seed: number },
) => send<JobDoc<TuneDoc>>("/api/tune", "POST", wish);

// ---- jobs -----------------------------------------------------------------------------------------------------------

// Any job, by the name of its request.
export const startJob = <R>(kind: string, wish: Record<string, unknown>) =>
  send<JobDoc<R>>(`/api/${kind}`, "POST", wish);

export interface MatchWish {
  game: string;
  rules: string;
  position: string;
  players: string[];
  seed: number;
  games?: number;
  runs?: number; // of a game for one player
}
export const startMatch = (wish: MatchWish) => send<JobDoc<MatchDoc | RunsDoc>>("/api/match", "POST", wish);
export const startExamples = (wish: { game: string; player: string; positions: number; seed: number; nodes: number }) =>
  send<JobDoc<ExamplesDoc>>("/api/counterexamples", "POST", wish);

// The two games of one pair of a match, as records.
export interface PairWish {
  game: string;
  rules: string;
  position: string;
  players: [string, string];
  seed: number;
  openings?: number; // else the game's usual
  opening_draw?: string;
  pair: number;
}
export const recordsOf = (wish: PairWish) =>
  send<{ records: string[] }>("/api/record", "POST", wish).then((d) => d.records);

export const cancelJob = (id: string) => send<JobDoc<unknown>>(`/api/jobs/${id}`, "DELETE");

export const jobNow = <R>(id: string) => send<JobDoc<R>>(`/api/jobs/${id}`, "GET");

// Calls back with every snapshot until the job has ended.
export function watchJob<R>(id: string, seen: (job: JobDoc<R>) => void): () => void {
  return carrier.watch(id, (job) => seen(job as JobDoc<R>));
}

// Answers, after some seconds, whether the table has been built; where it is known why not, that is thrown.
export async function buildTable(game: string): Promise<boolean> {
  const job = await send<JobDoc<never>>("/api/table", "POST", { game });
  return new Promise((done, fail) =>
    watchJob(job.id, ({ state, error }) => {
      if (state === "failed" && error) fail(new RequestError(error));
      else if (state !== "running") done(state === "done");
    }),
  );
}

// What went wrong, for the status line.
export function faultWords(error: unknown, offline: string, say: (words: Words) => string): string {
  return error instanceof RequestError ? say(error.words) : error instanceof Offline ? offline : String(error);
}
