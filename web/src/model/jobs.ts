// The jobs that this browser has asked for. A job's id is told only to whoever started it, so it is kept here: a page
// that is opened again finds its jobs.
import { RequestError } from "../api/client";
import type { JobDoc } from "../api/types";
import { num, t } from "../i18n/i18n";

export type JobKind =
  "match" | "quality" | "counterexamples" | "compare" | "tune" | "report" | "beat" | "table" | "verify";

export interface KeptJob {
  id: string;
  kind: JobKind;
  game: string;
  players: string[]; // as people call them
  rules: string;
  position: string;
  asked: number; // when, in milliseconds
  state: JobDoc<unknown>["state"];
}

const KEY = "jobs";
const MOST = 30;
const MANY = 1000; // from here on a first block is waited for

export function keptJobs(): KeptJob[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptJob[]) : [];
  } catch {
    return [];
  }
}
function write(jobs: KeptJob[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(jobs.slice(0, MOST)));
  } catch {
    // A browser without room keeps nothing; the page goes on.
  }
}

// The newest first. The same job asked for again is one job.
export function keepJob(job: JobDoc<unknown>, about: Pick<KeptJob, "kind" | "game"> & Partial<KeptJob>): void {
  const kept = { players: [], rules: "", position: "", ...about, id: job.id, asked: Date.now(), state: job.state };
  write([kept, ...keptJobs().filter((k) => k.id !== job.id)]);
}
export function noteState(job: JobDoc<unknown>): void {
  write(keptJobs().map((k) => (k.id === job.id ? { ...k, state: job.state } : k)));
}
export function forgetJob(id: string): void {
  write(keptJobs().filter((k) => k.id !== id));
}
// The server remembers the last thousand. One that it could not be asked about, or not now, is still there.
export function forgetIfUnknown(id: string, error: unknown): void {
  if (error instanceof RequestError && error.unknown) forgetJob(id);
}
// Where a job stands: that others are before it, that its first block goes on (a job counts by finished blocks, and one
// of a large job takes a while), or else what is said of its progress.
export function stageWords(job: JobDoc<unknown>, progress: string): string {
  if (job.waiting) return t("job_waits");
  return job.total >= MANY && !job.done ? t("job_first", num(job.total)) : progress;
}
