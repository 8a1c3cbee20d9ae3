// Tuning on the workbench: how far it is, the weights before and after, and whether to take them. It stands in the lab
// too.
import { html, nothing, type TemplateResult } from "lit";
import { startTune } from "../api/client";
import type { JobDoc, TuneDoc } from "../api/types";
import { num, t } from "../i18n/i18n";
import { keepJob, noteState, stageWords } from "../model/jobs";
import { meanInWords } from "../model/truth";
import { Watched } from "../model/watched";
import { titleOf } from "../model/who";

const TUNE = { trials: 40, games: 200, holdout: 1000 };

export class TuneBox {
  private readonly work = new Watched<TuneDoc>(() => {
    if (this.work.job) noteState(this.work.job);
    this.redraw();
  });

  constructor(private readonly redraw: () => void) {}

  get open(): boolean {
    return this.work.job !== null;
  }
  // Answers what went wrong with it, if anything did.
  async start(game: string, rules: string, player: string): Promise<JobDoc<TuneDoc>["error"]> {
    const job = await this.work.start(async () => {
      const begun = await startTune({ game, rules, player, ...TUNE, seed: 1 });
      keepJob(begun, { kind: "tune", game, rules, players: [titleOf(player) || t("this_player")] });
      return begun;
    });
    return job?.error;
  }
  close(): void {
    this.work.leave();
    this.redraw();
  }
  leave(): void {
    this.work.leave();
  }

  part(take: (report: TuneDoc) => void): TemplateResult | typeof nothing {
    const { job, busy } = this.work;
    if (!job) return nothing;
    return html`<section class="lab-box" aria-label=${t("tune_weights")}>
      <h3>${t("tune_weights")}</h3>
      ${busy ? this.progressPart(job) : nothing}
      ${job.state === "done" && job.report ? found(job.report, take) : nothing}
      ${busy ? nothing : html`<button @click=${() => this.close()}>${t("close")}</button>`}
    </section>`;
  }
  private progressPart(job: JobDoc<TuneDoc>): TemplateResult {
    return html`<p>
        ${stageWords(job, t("tune_running", job.done, job.total))}
        <button class="small" @click=${() => this.work.drop()}>${t("cancel")}</button>
      </p>
      <progress max=${job.total} value=${job.done || nothing} aria-label=${t("progress")}></progress>`;
  }
}

function found(report: TuneDoc, take: (report: TuneDoc) => void): TemplateResult {
  const { gain, kept } = report;
  return html`<p>${kept ? t("tune_better") : t("tune_same")} ${gain ? meanInWords(gain) : ""}</p>
    <table>
      <tbody>
        ${report.weights.map(
          (w) =>
            html`<tr>
              <th scope="row">${w.name}</th>
              <td class="n">${num(w.before)}</td>
              <td>→</td>
              <td class="n">${num(w.after)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${kept ? html`<button class="primary" @click=${() => take(report)}>${t("tune_take")}</button>` : nothing}`;
}
