// What is possible against a player: exactly, or between bounds while it is looked for; and what was reached so far.
import { html, nothing, type TemplateResult } from "lit";
import type { ExploitDoc, ExploitSeat, JobDoc } from "../api/types";
import { num, t } from "../i18n/i18n";
import { isSettled, playedWords, possibleWords, proofWords, type Played } from "../model/beating";
import { stageWords } from "../model/jobs";

export interface BeatState {
  seat: ExploitSeat | null;
  job: JobDoc<ExploitDoc> | null;
  best: Played | null;
  hints: number;
  name: string; // of the player to beat
}

export function beatPanel(
  { seat, job, best, hints, name }: BeatState,
  act: { stop: () => void; more: () => void },
): TemplateResult {
  return html`<div class="beat-panel" data-settled=${isSettled(seat)}>
    <h2>${t("beat_possible", name)}</h2>
    ${seat ? html`<p class="possible"><b>${possibleWords(seat)}</b> <span>${proofWords(seat)}</span></p>` : nothing}
    ${job ? searching(job, act.stop) : nothing}
    ${!job && !isSettled(seat) ? html`<button @click=${act.more}>${t("beat_more")}</button>` : nothing}
    ${best ? html`<p class="reached">${t("beat_reached")} ${playedWords(best, seat)}</p>` : nothing}
    ${hints ? html`<p class="note">${t("hints_used", hints)}</p>` : nothing}
  </div>`;
}

function searching(job: JobDoc<ExploitDoc>, stop: () => void): TemplateResult {
  return html`<p class="job-progress">
    <progress aria-label=${t("progress")}></progress>
    <span>${stageWords(job, job.done ? t("beat_searched", num(job.done)) : t("computing"))}</span>
    <button class="small" @click=${stop}>${t("stop")}</button>
  </p>`;
}
