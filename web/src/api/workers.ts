// The carrier without a server: the engine in workers of this page. Every worker is a core; whoever is not wanted any
// more is ended, which is quick whatever it does.
import type { News, Order } from "../engine/messages";
import { Offline, type Carrier, type Reply } from "./carrier";
import { jobLog } from "./job-log";
import type { JobDoc, Words } from "./types";

const JOBS = new Set(["match", "counterexamples", "compare", "tune", "quality", "report", "beat", "table"]);
const SLOW = new Set(["truth", "exploit"]);
// A phone: the browser would end the whole page, not refuse one engine, so each has a limit of its own. Without the
// large tables an engine needs 8 to 126 MB, and of all there are three at rest.
const device =
  (navigator as { deviceMemory?: number }).deviceMemory ?? (matchMedia("(pointer: coarse)").matches ? 1 : 4);
const SMALL = device < 2; // GB
const PAGES = SMALL ? 2304 : undefined; // of 64 kB: 144 MB
const CORES = SMALL ? 2 : Math.max(2, Math.min(4, navigator.hardwareConcurrency || 2));
// Below this many seconds the engine searches instead of making a table of hundreds of megabytes.
const SECONDS_WITHOUT_TABLE = 9;

interface Task {
  request: string;
  told?: (document: string) => void;
  done: (news: News) => void;
}

// One worker and what it is busy with.
class Hand {
  private readonly worker: Worker;
  private task: Task | null = null;
  private orders = 0;

  constructor(
    url: string,
    private readonly module: WebAssembly.Module,
    private readonly free: () => void,
  ) {
    this.worker = new Worker(url);
    this.worker.onmessage = ({ data }: MessageEvent<News>) => this.hear(data);
    this.worker.onerror = () => this.hear({ id: this.orders, kind: "failed" });
  }
  get idle(): boolean {
    return this.task === null;
  }
  take(task: Task): void {
    this.task = task;
    const order: Order = { id: ++this.orders, request: task.request };
    if (order.id === 1) Object.assign(order, { module: this.module, pages: PAGES });
    this.worker.postMessage(order);
  }
  does(task: Task): boolean {
    return this.task === task;
  }
  end(): void {
    this.worker.terminate();
  }
  private hear(news: News): void {
    const { task } = this;
    if (!task || news.id !== this.orders) return;
    if (news.kind === "told") return task.told?.(news.document!);
    this.task = null;
    task.done(news);
    this.free();
  }
}

// Workers that share one queue.
class Crew {
  private hands: Hand[] = [];
  private queue: Task[] = [];
  private making = 0;

  constructor(
    private readonly most: number,
    private readonly make: (free: () => void) => Promise<Hand>,
    private readonly once = false, // one piece of work, and then the worker goes home
  ) {}

  do(task: Task, signal?: AbortSignal): void {
    this.queue.push(task);
    signal?.addEventListener("abort", () => this.drop(task), { once: true });
    this.next();
  }
  private next(): void {
    if (this.queue.length === 0) return;
    const hand = this.hands.find((h) => h.idle);
    if (hand) return (hand.take(this.queue.shift()!), this.next());
    if (this.hands.length + this.making >= this.most) return;
    this.making++;
    this.make(() => (this.once ? this.dismiss() : this.next())).then(
      (made) => {
        this.making--;
        this.hands.push(made);
        this.next();
      },
      () => {
        this.making--;
        this.queue.splice(0).forEach((t) => t.done({ id: 0, kind: "failed" }));
      },
    );
  }
  dismiss(): void {
    this.hands.splice(0).forEach((h) => h.end());
  }
  // A worker in the middle of it is ended: nothing else stops it.
  private drop(task: Task): void {
    this.queue = this.queue.filter((t) => t !== task);
    const hand = this.hands.find((h) => h.does(task));
    if (!hand) return;
    hand.end();
    this.hands = this.hands.filter((h) => h !== hand);
    this.next();
  }
}

interface RunningJob {
  now: JobDoc<unknown>;
  end: AbortController;
  watchers: Set<(job: JobDoc<unknown>) => void>;
}

const fault = (en: string, id: string) => ({ error: { en, id } as Words });
const noMemory = () =>
  fault("this browser has not enough memory for that", "memori peramban ini tidak cukup untuk itu");
const noFiles = () =>
  fault(
    "a browser keeps no table file that could be checked; the program does: rakus solve --verify",
    "peramban tidak menyimpan berkas tabel yang dapat diperiksa; programnya menyimpan: rakus solve --verify",
  );
const noSuchJob = () => fault("no such job", "tidak ada pekerjaan itu");

async function unpacked(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`${response.status}`);
  const bytes = await response.arrayBuffer();
  const packed = new Uint8Array(bytes, 0, 2);
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return bytes; // a server has unpacked it on the way
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

export class Workers implements Carrier {
  readonly keepsFiles = false;
  private module: Promise<WebAssembly.Module> | undefined;
  private readonly quick = new Crew(CORES, (free) => this.hand(free));
  private readonly slow = new Crew(1, (free) => this.hand(free)); // one, that keeps its tables
  private readonly keepers = new Map<string, Crew>(); // who has made the table of a game, and answers for it
  private readonly tried = new Set<string>();
  private readonly jobs = new Map<string, RunningJob>();

  // `root`: the folder of the page; `engine`: the engine's name there.
  constructor(
    private readonly root: string,
    private readonly engine: string,
  ) {}

  private async hand(free: () => void): Promise<Hand> {
    this.module ??= fetch(this.root + this.engine)
      .then(unpacked)
      .then((bytes) => WebAssembly.compile(bytes));
    this.module.catch(() => (this.module = undefined));
    return new Hand(`${this.root}worker.js`, await this.module, free);
  }

  async send(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<Reply> {
    const verb = path.split("/")[2];
    if (verb === "jobs") return this.job(path.split("/")[3], method);
    if (verb === "verify") return { ok: false, answer: noFiles() };
    if (JOBS.has(verb)) return this.start(verb, body);
    const news = await this.ask(path, method, body, signal);
    if (news.kind === "failed" && !news.memory && news.status === undefined) throw new Offline();
    if (news.kind === "failed") return { ok: false, answer: noMemory() };
    if (verb === "truth") this.prepare(body as { game: string; rules?: string }, news.document!);
    return { ok: news.status === 200, answer: JSON.parse(news.document!) };
  }

  // Where a table does not fit, the same question is asked without one.
  private async ask(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<News> {
    const verb = path.split("/")[2];
    const { game = "", truth = false } = (body ?? {}) as { game?: string; truth?: boolean };
    const slow = this.keepers.get(game) ?? this.slow;
    const crew = SLOW.has(verb) || truth ? slow : this.quick;
    const once = (wish: unknown) =>
      new Promise<News>((done, gone) => {
        signal?.addEventListener("abort", () => gone(new Offline()), { once: true });
        crew.do({ request: `${method} ${path}\n${wish === undefined ? "" : JSON.stringify(wish)}`, done }, signal);
      });
    const news = await once(body);
    if (news.kind !== "failed" || !news.memory || crew !== slow) return news;
    return once({ ...(body as object), seconds: SECONDS_WITHOUT_TABLE });
  }

  // A game whose table would answer is given one, in the background: the answers after that are exact.
  private prepare({ game, rules }: { game: string; rules?: string }, document: string): void {
    if (rules || SMALL || this.tried.has(game) || !(JSON.parse(document) as { preparation?: object }).preparation)
      return;
    void this.start("table", { game });
  }

  // ---- jobs ---------------------------------------------------------------------------------------------------------

  private async start(verb: string, body: unknown, id = newId()): Promise<Reply> {
    const job: RunningJob = { now: null!, end: new AbortController(), watchers: new Set() };
    const seen = (now: JobDoc<unknown>) => {
      job.now = now;
      void jobLog.keep(id, { verb, body, now });
      job.watchers.forEach((w) => w(now));
    };
    const reply = await new Promise<Reply>((first) => {
      const task: Task = {
        request: `POST /api/${verb} ${id}\n${JSON.stringify(body)}`,
        told: (document) => {
          seen(JSON.parse(document));
          first({ ok: true, answer: job.now });
        },
        done: (news) => {
          const answer = news.kind === "answered" ? JSON.parse(news.document!) : noMemory();
          if (news.status === 200) seen(answer);
          else if (job.now) seen({ ...job.now, state: "failed", ...answer });
          first({ ok: news.status === 200, answer });
        },
      };
      // A worker of its own. The one that makes a table stays and answers for it.
      const table = verb === "table";
      const crew = new Crew(1, (free) => this.hand(free), !table);
      const { game } = body as { game: string };
      if (table) this.tried.add(game);
      const { done } = task;
      task.done = (news) => {
        if (table && news.status === 200) this.keepers.set(game, crew);
        else if (table) crew.dismiss();
        done(news);
      };
      crew.do(task, job.end.signal);
    });
    if (reply.ok) this.jobs.set(id, job);
    return reply;
  }

  // One that was running when the page was left begins again: the same seed brings the same report.
  private async find(id: string): Promise<RunningJob | undefined> {
    const known = this.jobs.get(id);
    if (known) return known;
    const kept = await jobLog.find(id);
    if (!kept) return undefined;
    if (kept.now.state === "running") await this.start(kept.verb, kept.body, id);
    else this.jobs.set(id, { now: kept.now, end: new AbortController(), watchers: new Set() });
    return this.jobs.get(id);
  }

  private async job(id: string, method: string): Promise<Reply> {
    const job = await this.find(id);
    if (!job) return { ok: false, unknown: true, answer: noSuchJob() };
    if (method === "DELETE" && job.now.state === "running") {
      job.end.abort();
      job.now = { ...job.now, state: "cancelled" };
      const kept = await jobLog.find(id);
      if (kept) void jobLog.keep(id, { ...kept, now: job.now });
      job.watchers.forEach((w) => w(job.now));
    }
    return { ok: true, answer: job.now };
  }

  watch(id: string, seen: (job: JobDoc<unknown>) => void): () => void {
    let wanted = true;
    const tell = (now: JobDoc<unknown>) => wanted && seen(now);
    void this.find(id).then((job) => {
      if (!job) return;
      tell(job.now);
      if (job.now.state === "running") job.watchers.add(tell);
    });
    return () => {
      wanted = false;
      this.jobs.get(id)?.watchers.delete(tell);
    };
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}
