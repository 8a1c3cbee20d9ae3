// The carrier to a server. A lost connection is announced once, and again when it is back.
import { isOnline, Offline, setOnline, type Carrier, type Reply } from "./carrier";
import type { JobDoc } from "./types";

async function lookForServer(): Promise<void> {
  while (!isOnline()) {
    await new Promise((done) => setTimeout(done, 1000));
    await fetch("/api/games").then(
      (r) => r.ok && setOnline(true),
      () => undefined,
    );
  }
}

export class Http implements Carrier {
  readonly keepsFiles = true;
  async send(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<Reply> {
    const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(path, { method, headers, body: payload, signal }).catch(() => {
      if (!signal?.aborted && isOnline()) {
        setOnline(false);
        void lookForServer();
      }
      throw new Offline();
    });
    setOnline(true);
    return { ok: response.ok, unknown: response.status === 404, answer: await response.json() };
  }

  // The stream may break and is opened again by the browser.
  watch(id: string, seen: (job: JobDoc<unknown>) => void): () => void {
    const events = new EventSource(`/api/jobs/${id}/events`);
    events.onmessage = (message) => {
      const job = JSON.parse(message.data) as JobDoc<unknown>;
      if (job.state !== "running") events.close();
      seen(job);
    };
    return () => events.close();
  }
}
