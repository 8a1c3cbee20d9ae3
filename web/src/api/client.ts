// The only door to the server. A lost connection is announced once, and again when it is back.
import type { AdviceDoc, GameInfo, JobDoc, PositionDoc, TraceDoc, TruthDoc, Words } from "./types";

export interface Place {
  game: string;
  rules: string;
  position: string;
  moves: string[];
  seed: number;
}

export class RequestError extends Error {
  constructor(readonly words: Words) {
    super(words.en);
  }
}
export class Offline extends Error {}

type Listener = (online: boolean) => void;
const listeners = new Set<Listener>();
let online = true;

export function isOnline(): boolean {
  return online;
}
export function onConnection(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOnline(now: boolean): void {
  if (now === online) return;
  online = now;
  listeners.forEach((l) => l(now));
  if (!now) void lookForServer();
}

async function lookForServer(): Promise<void> {
  while (!online) {
    await new Promise((done) => setTimeout(done, 1000));
    await fetch("/api/games").then(
      (r) => r.ok && setOnline(true),
      () => undefined,
    );
  }
}

async function send<T>(path: string, method: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: payload }).catch(() => {
    setOnline(false);
    throw new Offline();
  });
  setOnline(true);
  const answer = await response.json();
  if (!response.ok) throw new RequestError(answer.error ?? { en: "?", id: "?" });
  return answer as T;
}

let games: Promise<GameInfo[]> | undefined;

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

export const inspect = (at: Place) => send<PositionDoc>("/api/position", "POST", at);
export const advise = (at: Place, player: string) => send<AdviceDoc>("/api/advise", "POST", { ...at, player });
export const adviseTurn = (at: Place, player: string) => send<AdviceDoc>("/api/advise", "POST", { ...at, player, whole_turn: true });
export const trace = (at: Place, player: string) => send<TraceDoc>("/api/trace", "POST", { ...at, player });
export const truth = (at: Place, wish: TruthWish) => send<TruthDoc>("/api/truth", "POST", { ...at, ...wish });

export interface MatchWish {
  game: string;
  rules: string;
  position: string;
  players: string[];
  games: number;
  seed: number;
}
export const startMatch = (wish: MatchWish) => send<JobDoc>("/api/match", "POST", wish);
export const cancelJob = (id: string) => send<JobDoc>(`/api/jobs/${id}`, "DELETE");

// Calls back with every snapshot until the job has ended. The stream may break and is opened again by the browser.
export function watchJob(id: string, seen: (job: JobDoc) => void): () => void {
  const events = new EventSource(`/api/jobs/${id}/events`);
  events.onmessage = (message) => {
    const job = JSON.parse(message.data) as JobDoc;
    if (job.state !== "running") events.close();
    seen(job);
  };
  return () => events.close();
}
