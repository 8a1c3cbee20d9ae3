// A report made on the workbench: what it shall be, how far it is, and the page to download. It stands in the lab too.
import { html, nothing, type TemplateResult } from "lit";
import { faultWords, startJob } from "../api/client";
import type { JobDoc, ReportDoc } from "../api/types";
import { num, say, t, silent, type Saying } from "../i18n/i18n";
import { savedPlayers, type SavedPlayer } from "../model/bench";
import { keepJob, noteState, stageWords, type KeptJob } from "../model/jobs";
import { Watched } from "../model/watched";
import { playerOf, titleOf } from "../model/who";
import { reported } from "./job-result";
import { reportFields, reportWish } from "./report-fields";

export interface ReportSubject {
  game: string;
  rules: string;
  player: string; // the text
  named: string[]; // players who may stand beside it
}

export class ReportBox {
  open = false;
  private fault: Saying = silent;
  private kept: Pick<KeptJob, "game" | "players"> = { game: "", players: [] };
  private readonly work = new Watched<ReportDoc>(() => {
    if (this.work.job) noteState(this.work.job);
    this.redraw();
  });

  constructor(private readonly redraw: () => void) {}

  get busy(): boolean {
    return this.work.busy;
  }
  toggle(): void {
    this.open = !this.open;
    this.redraw();
  }
  leave(): void {
    this.work.leave();
  }

  private async start(event: Event, subject: ReportSubject): Promise<void> {
    event.preventDefault();
    const { game, rules, player } = subject;
    const textOf = (choice: string): string => playerOf(choice, [], savedPlayers(game));
    const wish = reportWish(new FormData(event.target as HTMLFormElement), player, textOf);
    this.kept = { game, players: wish.players.map((p) => titleOf(p) || t("this_player")) };
    this.fault = silent;
    try {
      await this.work.start(async () => {
        const job = await startJob<ReportDoc>("report", { game, rules, ...wish });
        keepJob(job, { kind: "report", rules, ...this.kept });
        return job;
      });
    } catch (error) {
      this.fault = () => faultWords(error, t("offline"), say);
      this.redraw();
    }
  }

  part(subject: ReportSubject): TemplateResult | typeof nothing {
    if (!this.open) return nothing;
    const saved = savedPlayers(subject.game).filter((s: SavedPlayer) => s.text !== subject.player);
    const { job, busy } = this.work;
    return html`<section class="lab-box report-box" aria-label=${t("make_report")}>
      <h3>${t("make_report")}</h3>
      <form class="setup" @submit=${(e: Event) => void this.start(e, subject)}>
        ${reportFields({ named: subject.named, saved })}
        <button class="primary" ?disabled=${busy || !subject.player}>${t("start")}</button>
        <button type="button" @click=${() => this.toggle()}>${t("close")}</button>
      </form>
      ${job ? this.progressPart(job) : nothing} ${this.fault() ? html`<p class="error">${this.fault()}</p>` : nothing}
    </section>`;
  }
  private progressPart(job: JobDoc<ReportDoc>): TemplateResult {
    if (job.error) return html`<p class="error">${say(job.error)}</p>`;
    if (job.state === "done" && job.report) return reported(this.kept, job.report);
    if (job.state !== "running") return html`<p class="note">${t("result_none", num(job.done))}</p>`;
    return html`<p class="job-progress">
      <progress max=${job.total || 1} value=${job.done || nothing} aria-label=${t("progress")}></progress>
      <span>${stageWords(job, job.total ? t("job_steps", job.done, job.total) : t("computing"))}</span>
      <button class="small" @click=${() => this.work.drop()}>${t("cancel")}</button>
    </p>`;
  }
}
