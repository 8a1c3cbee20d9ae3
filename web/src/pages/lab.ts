// The lab: everything that takes long, on one page. A form asks for a job; below stand all jobs of this browser with
// how far they are, and what they have found.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keepsFiles, cancelJob, faultWords, jobNow, startJob, watchJob } from "../api/client";
import type { GameInfo, JobDoc } from "../api/types";
import { Part } from "../base/part";
import { lang, num, say, t, silent, type Saying } from "../i18n/i18n";
import { savedPlayers } from "../model/bench";
import { playerName } from "../model/describe";
import {
  forgetIfUnknown,
  forgetJob,
  keepJob,
  keptJobs,
  noteState,
  stageWords,
  type JobKind,
  type KeptJob,
} from "../model/jobs";
import { playerOf, rulesHint, titleOf } from "../model/who";
import { gameChoice } from "../parts/game-choice";
import { jobResult } from "../parts/job-result";
import { playerOptions } from "../parts/player-options";
import { reportFields, reportWish } from "../parts/report-fields";
import { root } from "../api/root";
import { statusLine } from "../parts/status-line";

interface Field {
  name: string;
  label: "positions_field" | "judged_field" | "trials_field" | "games_field" | "holdout_field" | "runs_field";
  usual: number;
}
interface Plan {
  players: 0 | 1 | 2 | "some";
  fields: Field[];
}
const positions = (usual: number): Field => ({ name: "positions", label: "positions_field", usual });

// What each kind of job asks for. The limits are the server's, which says them.
const PLANS: Record<JobKind, Plan> = {
  match: { players: 2, fields: [{ name: "games", label: "games_field", usual: 1000 }] },
  quality: { players: 1, fields: [positions(200)] },
  counterexamples: { players: 1, fields: [positions(200)] },
  compare: { players: 2, fields: [positions(500), { name: "judged", label: "judged_field", usual: 20 }] },
  tune: {
    players: 1,
    fields: [
      { name: "trials", label: "trials_field", usual: 20 },
      { name: "games", label: "games_field", usual: 200 },
      { name: "holdout", label: "holdout_field", usual: 2000 },
    ],
  },
  report: { players: "some", fields: [] },
  beat: { players: 1, fields: [] },
  table: { players: 0, fields: [] },
  verify: { players: 0, fields: [] },
};
const KINDS = (Object.keys(PLANS) as JobKind[]).filter((kind) => kind !== "verify" || keepsFiles);

@customElement("rk-lab")
export class Lab extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];
  @state() private kind: JobKind = "quality";
  @state() private chosen = "";
  @state() private saying: Saying = silent;
  @state() private opened = ""; // the job whose result is shown
  private jobs = new Map<string, JobDoc<unknown>>(); // as far as the server has told
  private watches = new Map<string, () => void>();

  private get game(): GameInfo {
    return this.games.find((g) => g.name === this.chosen) ?? this.games[0];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    keptJobs()
      .filter((kept) => kept.state === "running")
      .forEach((kept) => void this.findAgain(kept.id));
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watches.forEach((stop) => stop());
    this.watches.clear();
  }

  // ---- jobs ---------------------------------------------------------------------------------------------------------

  private seen(job: JobDoc<unknown>): void {
    this.jobs.set(job.id, job);
    noteState(job);
    this.requestUpdate();
  }
  private watch(job: JobDoc<unknown>): void {
    this.seen(job);
    if (job.state !== "running" || this.watches.has(job.id)) return;
    this.watches.set(
      job.id,
      watchJob<unknown>(job.id, (now) => this.seen(now)),
    );
  }
  private async findAgain(id: string): Promise<void> {
    try {
      this.watch(await jobNow<unknown>(id));
    } catch (error) {
      forgetIfUnknown(id, error);
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }
  private async start(event: Event): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => String(fields.get(name) ?? "").trim();
    const { kind, game } = this;
    const plan = PLANS[kind];
    const rules = text("rules");
    const numbers = Object.fromEntries(this.fieldsOf(plan).map((f) => [f.name, Number(text(f.name)) || 0]));
    const who = this.whoOf(plan, fields);
    const more = plan.players ? { rules, seed: Number(text("seed")) || 0 } : {};
    try {
      this.saying = silent;
      const job = await startJob<unknown>(kind, { game: game.name, ...who, ...more, ...numbers });
      keepJob(job, { kind, game: game.name, players: (who.players ?? []).map(titleOf), rules });
      this.opened = job.id;
      this.watch(job);
    } catch (error) {
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }
  // Whom the job is about. A saved player is sent as its text.
  private whoOf(plan: Plan, fields: FormData): { players?: string[] } {
    const textOf = (choice: string): string => playerOf(choice, [], savedPlayers(this.game.name));
    const chosen = ["first", "second"].map((name) => textOf(String(fields.get(name) ?? "")));
    if (plan.players === "some") return reportWish(fields, chosen[0], textOf);
    return plan.players ? { players: chosen.slice(0, plan.players) } : {};
  }
  private fieldsOf(plan: Plan): Field[] {
    const runs: Field = { name: "runs", label: "runs_field", usual: 1000 };
    return this.kind === "match" && this.game.solitaire ? [runs] : plan.fields;
  }
  private async cancel(id: string): Promise<void> {
    try {
      await cancelJob(id); // its events tell when it has stopped
    } catch (error) {
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }
  private async show(id: string): Promise<void> {
    this.opened = this.opened === id ? "" : id;
    if (this.opened && !this.jobs.has(id)) await this.findAgain(id);
  }
  private forget(id: string): void {
    forgetJob(id);
    this.jobs.delete(id);
    this.requestUpdate();
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const kept = keptJobs();
    return html`<section class="lab">
      <div class="heading">
        <h1>${t("lab")}</h1>
        <a class="chip" href="${root}tournament">${t("tournament")}</a>
      </div>
      <p class="lead">${t("lab_lead")}</p>
      ${this.form()} ${statusLine(this.saying() || this.countWords(kept))}
      <h2>${t("jobs_here")}</h2>
      ${
        kept.length
          ? html`<ul class="jobs">
              ${kept.map((k) => this.jobPart(k))}
            </ul>`
          : html`<p class="note">${t("no_jobs")}</p>`
      }
    </section>`;
  }
  private countWords(kept: KeptJob[]): string {
    const running = kept.filter((k) => k.state === "running").length;
    return kept.length ? t("jobs_running", running, kept.length) : "";
  }

  private form(): TemplateResult {
    const { game, kind } = this;
    const plan = PLANS[kind];
    const field = (f: Field): TemplateResult =>
      html`<label
        >${t(f.label)} <input name=${f.name} inputmode="numeric" .value=${String(f.usual)} size="6"
      /></label>`;
    return html`<form class="setup sheet" @submit=${(e: Event) => void this.start(e)}>
      <label
        >${t("job_kind")}
        <select name="kind" @change=${(e: Event) => (this.kind = (e.target as HTMLSelectElement).value as JobKind)}>
          ${KINDS.map((k) => html`<option value=${k} ?selected=${k === kind}>${t(`job_${k}`)}</option>`)}
        </select></label
      >
      ${gameChoice(this.games, game, (name) => (this.chosen = name))}
      ${plan.players ? this.playerField("first", plan.players === 2 ? t("first_player") : t("player"), 0) : nothing}
      ${plan.players === 2 ? this.playerField("second", t("second_player"), 1) : nothing}
      ${plan.players === "some" ? reportFields(this.offered()) : nothing} ${this.fieldsOf(plan).map(field)}
      ${
        plan.players
          ? html`<label>${t("seed")} <input name="seed" inputmode="numeric" value="1" size="6" /></label>
              <label>${t("rules")} <input name="rules" size="14" placeholder=${rulesHint(game)} /></label>`
          : nothing
      }
      <p class="note kind-note">${t(`job_${kind}_note`)}</p>
      <span class="actions"><button class="primary">${t("start")}</button></span>
    </form>`;
  }
  private offered() {
    const { players, name } = this.game;
    return { named: players.map((p) => p.name), saved: savedPlayers(name) };
  }
  private playerField(name: string, label: string, usual: number): TemplateResult {
    const { named, saved } = this.offered();
    const first = this.game.default_player;
    const chosen = usual === 0 ? first : (named.find((n) => n !== first) ?? first);
    return html`<label
      >${label}
      <select name=${name}>
        ${playerOptions({ named, saved }, chosen)}
      </select></label
    >`;
  }

  private jobPart(kept: KeptJob): TemplateResult {
    const job = this.jobs.get(kept.id);
    const game = this.games.find((g) => g.name === kept.game);
    const running = kept.state === "running";
    const open = this.opened === kept.id;
    const when = new Date(kept.asked).toLocaleString(lang() === "id" ? "id-ID" : "en-GB", {
      dateStyle: "medium",
      timeStyle: "short",
    });
    const name = `${t(`job_${kept.kind}`)}: ${game ? say(game.title) : kept.game}`;
    return html`<li class="job ${kept.state}" data-job=${kept.id} data-state=${kept.state}>
      <p class="job-head">
        <b>${name}</b> ${kept.players.map(playerName).join(" – ")} <span class="note">${when}</span>
        <span class="state">${t(`state_${kept.state}`)}</span>
      </p>
      ${running && job ? this.progressPart(job) : nothing}
      <p class="job-actions">
        ${
          running
            ? html`<button class="small" @click=${() => void this.cancel(kept.id)}>
                ${t("cancel")}<span class="sr"> ${name}</span>
              </button>`
            : nothing
        }
        <button class="small" aria-expanded=${open} @click=${() => void this.show(kept.id)}>
          ${t(open ? "hide_result" : "show_result")}<span class="sr"> ${name}, ${when}</span>
        </button>
        ${
          running
            ? nothing
            : html`<button class="small" @click=${() => this.forget(kept.id)}>
                ${t("forget")}<span class="sr"> ${name}, ${when}</span>
              </button>`
        }
      </p>
      ${open ? this.resultPart(kept, job) : nothing}
    </li>`;
  }
  private progressPart(job: JobDoc<unknown>): TemplateResult {
    const label = stageWords(job, job.total ? t("job_steps", job.done, job.total) : t("computing"));
    return html`<p class="job-progress">
      <progress
        max=${job.total || 1}
        value=${job.total ? job.done || nothing : nothing}
        aria-label=${t("progress")}
      ></progress>
      <span>${label}</span>
    </p>`;
  }
  private resultPart(kept: KeptJob, job: JobDoc<unknown> | undefined): TemplateResult {
    if (job?.error) return html`<p class="error">${say(job.error)}</p>`;
    if (job?.report) return html`<div class="job-result">${jobResult(kept, job.report)}</div>`;
    return html`<p class="note">
      ${kept.state === "running" || !job ? t("result_waits") : t("result_none", num(job.done))}
    </p>`;
  }
}
