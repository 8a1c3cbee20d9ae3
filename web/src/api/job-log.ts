// The jobs of a page without a server, in the browser's own database: what was asked, and how far it is. A browser
// without one forgets them with the page.
import type { JobDoc } from "./types";

export interface LoggedJob {
  verb: string;
  body: unknown;
  now: JobDoc<unknown>;
}

const MOST = 40;

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open("rakus-jobs", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("jobs");
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

let database: Promise<IDBDatabase> | undefined;

async function within<T>(mode: IDBTransactionMode, act: (jobs: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const jobs = (await (database ??= opened())).transaction("jobs", mode).objectStore("jobs");
  return new Promise((done, failed) => {
    const request = act(jobs);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

export const jobLog = {
  async keep(id: string, job: LoggedJob): Promise<void> {
    try {
      await within("readwrite", (jobs) => jobs.put({ ...job, at: Date.now() }, id));
      if (job.now.state !== "running") await forgetOld();
    } catch {
      // said above
    }
  },
  async find(id: string): Promise<LoggedJob | undefined> {
    return within<LoggedJob | undefined>("readonly", (jobs) => jobs.get(id)).catch(() => undefined);
  },
};

async function forgetOld(): Promise<void> {
  const keys = await within("readonly", (jobs) => jobs.getAllKeys());
  if (keys.length <= MOST) return;
  const kept = await within<{ at: number }[]>("readonly", (jobs) => jobs.getAll());
  const oldest = keys.map((key, i) => ({ key, at: kept[i].at })).sort((a, b) => a.at - b.at);
  for (const { key } of oldest.slice(0, keys.length - MOST)) await within("readwrite", (jobs) => jobs.delete(key));
}
