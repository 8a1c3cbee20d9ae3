// Tuning on the workbench: how far it is, the weights before and after, and whether to take them.
import { html, nothing, type TemplateResult } from "lit";
import { cancelJob } from "../api/client";
import type { JobDoc, TuneDoc } from "../api/types";
import { num, percent, t } from "../i18n/i18n";

export function tuneBox(job: JobDoc<TuneDoc>, take: (report: TuneDoc) => void, close: () => void): TemplateResult {
  const running = job.state === "running";
  return html`<section class="lab-box" aria-label=${t("tune_weights")}>
    <h3>${t("tune_weights")}</h3>
    ${running ? progress(job) : nothing} ${job.state === "done" && job.report ? found(job.report, take) : nothing}
    ${running ? nothing : html`<button @click=${close}>${t("close")}</button>`}
  </section>`;
}

function progress(job: JobDoc<TuneDoc>): TemplateResult {
  return html`<p>
      ${t("tune_running", job.done, job.total)}
      <button class="small" @click=${() => void cancelJob(job.id)}>${t("cancel")}</button>
    </p>
    <progress max=${job.total} value=${job.done} aria-label=${t("progress")}></progress>`;
}

function found(report: TuneDoc, take: (report: TuneDoc) => void): TemplateResult {
  const { gain, kept } = report;
  return html`<p>
      ${kept ? t("tune_better") : t("tune_same")}
      ${gain ? `${percent(gain.mean)} [${percent(gain.low)}; ${percent(gain.high)}]` : ""}
    </p>
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
