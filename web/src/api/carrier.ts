// Who carries requests and documents: HTTP to the program that serves this page, or workers of this page with the
// engine inside. Both take the same requests and bring the same documents; nobody else knows which it is.
import type { JobDoc } from "./types";

export interface Reply {
  ok: boolean;
  unknown?: boolean; // there is no such thing as was asked for
  answer: unknown;
}
export interface Carrier {
  readonly keepsFiles: boolean; // tables are files, which can be checked
  // Rejected with Offline when nobody answers, or nobody wants the answer any more.
  send(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<Reply>;
  // Calls back with every snapshot of a job until it has ended, or the caller has heard enough.
  watch(id: string, seen: (job: JobDoc<unknown>) => void): () => void;
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
export function setOnline(now: boolean): void {
  if (now === online) return;
  online = now;
  listeners.forEach((l) => l(now));
}
