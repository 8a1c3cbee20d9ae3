// Matches on the page: a form, a job with its progress, the report as tables and plots.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cancelJob, Offline, RequestError, startMatch, watchJob } from "../api/client";
import type { GameInfo, JobDoc, MatchDoc, MatchPlayer, RunsDoc } from "../api/types";
import { num, percent, say, t } from "../i18n/i18n";
import { download } from "../parts/download";
import { Part } from "../parts/part";
import { runsPlot } from "../plots/runs";
import { scorePlot, seatPlot, turnsPlot } from "../plots/plots";

@customElement("rk-tournament")
export class Tournament extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];
  @state() private chosen = "";
  @state() private job: JobDoc | null = null;
  @state() private report: MatchDoc | null = null;
  @state() private runs: RunsDoc | null = null;
  @state() private message = "";
  private unwatch: () => void = () => undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unwatch();
  }
  private get game(): GameInfo {
    return this.games.find((g) => g.name === this.chosen) ?? this.games[0];
  }

  private async start(event: Event): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    try {
      this.message = "";
      const job = await startMatch({ game: this.game.name, rules: text("rules"), position: text("position"), players: fields.getAll("players").map(String), games: 2 * (Number(text("pairs")) || 0), seed: Number(text("seed")) || 0 });
      this.seen(job);
      this.unwatch();
      this.unwatch = watchJob(job.id, (now) => this.seen(now));
    } catch (error) {
      this.message = error instanceof RequestError ? say(error.words) : error instanceof Offline ? t("offline") : String(error);
    }
  }
  private seen(job: JobDoc): void {
    this.job = job;
    [this.report, this.runs] = [job.report ?? null, null];
    if (job.error) this.message = say(job.error);
    else if (job.state !== "running") this.message = t(job.state === "done" ? "job_done" : "job_cancelled", job.done, job.total);
  }
  private async cancel(): Promise<void> {
    if (this.job) await cancelJob(this.job.id).catch(() => undefined);
  }
  private async openFile(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      const doc = JSON.parse(await file.text()) as MatchDoc | RunsDoc;
      if (!doc.schema?.startsWith("rakus.match/")) throw new Error();
      [this.report, this.runs] = "runs" in doc ? [null, doc] : [doc, null];
      [this.job, this.message] = [null, t("file_read")];
    } catch {
      this.message = t("file_bad");
    }
  }

  override render(): TemplateResult {
    const busy = this.job?.state === "running";
    return html`<section class="tournament"><h1>${t("tournament")}</h1>${this.form(busy)}
      <p class="status" role="status" aria-live="polite">${busy ? t("job_running", this.job!.done, this.job!.total) : this.message}</p>
      ${busy ? html`<progress max=${this.job!.total} value=${this.job!.done} aria-label=${t("progress")}></progress> <button @click=${() => void this.cancel()}>${t("cancel")}</button>` : nothing}
      ${this.report ? this.results(this.report) : nothing}${this.runs ? runsPlot(this.runs) : nothing}
      <p class="note">${t("runs_note")}</p></section>`;
  }

  private form(busy: boolean): TemplateResult {
    const { game } = this;
    return html`<form class="setup" @submit=${(e: Event) => void this.start(e)}>
      <label>${t("game")} <select name="game" @change=${(e: Event) => (this.chosen = (e.target as HTMLSelectElement).value)}>${this.games.filter((g) => !g.solitaire).map((g) => html`<option value=${g.name} ?selected=${g === game}>${say(g.title)}</option>`)}</select></label>
      <fieldset><legend>${t("players")}</legend>${game.players.map((p, i) => html`<label class="check" title=${say(p.about)}><input type="checkbox" name="players" value=${p.name} ?checked=${i === 0 || p.name === "random"}> ${p.name}</label>`)}</fieldset>
      <label>${t("pairs")} <input name="pairs" inputmode="numeric" value="100" size="6"></label> <label>${t("seed")} <input name="seed" inputmode="numeric" value="1" size="6"></label>
      <label>${t("rules")} <input name="rules" size="14" placeholder="k=v,.."></label> <label>${t("position")} <input name="position" placeholder=${t("position_hint")}></label>
      <button class="primary" ?disabled=${busy}>${t("start")}</button> <label class="button">${t("open_results")} <input class="sr" type="file" accept=".json" @change=${(e: Event) => void this.openFile(e)}></label></form>`;
  }

  private results(m: MatchDoc): TemplateResult {
    return html`${m.warnings.map((w) => html`<p class="warning">${say(w)}</p>`)}
      <h2>${t("ranking")}</h2>${this.ranking(m)}<h2>${t("cross_table")}</h2>${this.cross(m)}${scorePlot(m)}${seatPlot(m)}${turnsPlot(m)}
      <p><button @click=${() => download("results.json", JSON.stringify(m), "application/json")}>${t("save_json")}</button></p>`;
  }
  private ranking(m: MatchDoc): TemplateResult {
    const rows = [...m.players].sort((a, b) => b.score - a.score);
    const elo = (x: number | null, sign: number) => (x === null ? (sign > 0 ? "+∞" : "−∞") : num(x, 0));
    const row = (p: MatchPlayer, i: number) => html`<tr data-player=${p.name}><td>${i + 1}</td><th scope="row">${p.name}</th><td class="n">${p.games}</td><td class="n">${p.wins}–${p.draws}–${p.losses}</td><td class="n points">${num(p.points)}</td><td class="n score">${percent(p.score)}</td><td class="n">[${percent(p.score_low)}; ${percent(p.score_high)}]</td><td class="n">${elo(p.elo, p.score - 0.5)} [${elo(p.elo_low, -1)}; ${elo(p.elo_high, 1)}]</td></tr>`;
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${t("ranking")}><table><thead><tr><th scope="col">#</th>${(["player", "games", "wdl", "points", "score", "ci", "elo"] as const).map((k) => html`<th scope="col">${t(k)}</th>`)}</tr></thead><tbody>${rows.map(row)}</tbody></table></div>`;
  }
  private cross(m: MatchDoc): TemplateResult {
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${t("cross_table")}><table><thead><tr><th scope="col">${t("player")}</th>${m.players.map((p) => html`<th scope="col">${p.name}</th>`)}</tr></thead>
      <tbody>${m.cross.map((row, i) => html`<tr><th scope="row">${m.players[i].name}</th>${row.map((c) => html`<td class="n">${c && c.games ? `${percent(c.score)} (n=${c.games})` : "–"}</td>`)}</tr>`)}</tbody></table></div>`;
  }
}
