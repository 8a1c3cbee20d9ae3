// Jobs that a part of a page waits for.
import { cancelJob, watchJob } from "../api/client";
import type { JobDoc } from "../api/types";

// A job that is watched until it ends or nobody wants it any more.
export class Watched<R> {
  job: JobDoc<R> | null = null;
  private turn = 0; // counts those that were dropped
  private stops: () => void = () => undefined;
  constructor(private readonly redraw: () => void) {}

  // The job as it ended; null when it was dropped.
  async start(begin: () => Promise<JobDoc<R>>): Promise<JobDoc<R> | null> {
    this.drop();
    const turn = this.turn;
    const mine = await begin();
    if (turn !== this.turn) {
      void cancelJob(mine.id).catch(() => undefined);
      return null;
    }
    this.job = mine;
    this.redraw();
    return new Promise((ended) => {
      const stop = watchJob<R>(mine.id, (now) => {
        this.job = now;
        this.redraw();
        if (now.state !== "running") ended(now);
      });
      this.stops = () => (stop(), ended(null));
    });
  }
  // It is not wanted any more; what it has found stays.
  drop(): void {
    this.look(() => undefined);
    if (!this.busy) return;
    this.job = { ...this.job!, state: "cancelled" };
    void cancelJob(this.job.id).catch(() => undefined);
    this.redraw();
  }
  // Nobody looks any more: the server lets it rest until somebody does.
  leave(): void {
    this.look(() => undefined);
    this.job = null;
  }
  private look(stop: () => void): void {
    this.turn++;
    const before = this.stops;
    this.stops = stop;
    before();
  }
  get busy(): boolean {
    return this.job?.state === "running";
  }
}
