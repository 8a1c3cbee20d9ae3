// Matches on the page: a form, a job with its progress, the report as tables and plots.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cancelJob, faultWords, jobNow, startMatch, watchJob } from "../api/client";
import type { GameInfo, JobDoc, MatchDoc, RunsDoc } from "../api/types";
import { say, t, silent, type Saying } from "../i18n/i18n";
import { savedPlayers } from "../model/bench";
import { forgetIfUnknown, keepJob, keptJobs, noteState, stageWords } from "../model/jobs";
import { rulesHint } from "../model/who";
import { gameChoice } from "../parts/game-choice";
import "../parts/match-results";
import { Part } from "../base/part";
import { runsResults } from "../parts/runs-results";
import { root } from "../api/root";
import { statusLine } from "../parts/status-line";

type Report = MatchDoc | RunsDoc;

const isRuns = (report: Report): report is RunsDoc => "runs" in report;

@customElement("rk-tournament")
export class Tournament extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];
  @state() private chosen = "";
  @state() private job: JobDoc<Report> | null = null;
  @state() private report: Report | null = null;
  @state() private saying: Saying = silent;
  private position = ""; // of the match that is shown, as it was asked for
  private unwatch: () => void = () => undefined;

  @property({ attribute: false }) fragment = "";

  // A job that was started here goes on when the page is opened again.
  override connectedCallback(): void {
    super.connectedCallback();
    const fields = new URLSearchParams(this.fragment);
    this.chosen = fields.get("game") ?? "";
    this.sent = fields.get("saved") ?? "";
    const kept = keptJobs().find((k) => k.kind === "match");
    if (kept && !this.sent)
      void jobNow<Report>(kept.id).then(
        (job) => {
          this.chosen ||= kept.game;
          this.position = kept.position;
          this.seen(job);
          if (job.state === "running") this.unwatch = watchJob<Report>(job.id, (now) => this.seen(now));
        },
        (error: unknown) => forgetIfUnknown(kept.id, error),
      );
  }
  private sent = ""; // the saved player that came from the workbench
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
    const amount = Number(text("pairs")) || 0;
    try {
      this.saying = silent;
      this.position = text("position");
      const wish = {
        game: this.game.name,
        rules: text("rules"),
        position: this.position,
        players: fields.getAll("players").map((p) => this.playerOf(String(p))),
        seed: Number(text("seed")) || 0,
      };
      const job = await startMatch(this.game.solitaire ? { ...wish, runs: amount } : { ...wish, games: 2 * amount });
      const { game, rules, position } = wish;
      const players = fields.getAll("players").map((p) => String(p).replace("saved/", ""));
      keepJob(job, { kind: "match", game, rules, position, players });
      this.seen(job);
      this.unwatch();
      this.unwatch = watchJob<Report>(job.id, (now) => this.seen(now));
    } catch (error) {
      this.saying = () => faultWords(error, t("offline"), say);
    }
  }
  // A saved player is sent as its text.
  private playerOf(value: string): string {
    const saved = value.startsWith("saved/") && savedPlayers(this.game.name).find((p) => p.name === value.slice(6));
    return saved ? saved.text : value;
  }
  private seen(job: JobDoc<Report>): void {
    this.job = job;
    this.report = job.report ?? null;
    noteState(job);
    const { error, state, done, total } = job;
    if (error) this.saying = () => say(error);
    else if (job.state !== "running")
      this.saying = () => t(state === "done" ? "job_done" : "job_cancelled", done, total);
  }
  private stage(job: JobDoc<Report>): string {
    return stageWords(job, t("job_running", job.done, job.total));
  }
  private async cancel(): Promise<void> {
    if (this.job) await cancelJob(this.job.id).catch(() => undefined);
  }
  private async openFile(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      const doc = JSON.parse(await file.text()) as Report;
      if (!doc.schema?.startsWith("rakus.match/")) throw new Error();
      this.report = doc;
      this.position = isRuns(doc) || this.games.find((g) => g.name === doc.game)?.hidden ? "" : doc.position;
      [this.job, this.saying] = [null, () => t("file_read")];
    } catch {
      this.saying = () => t("file_bad");
    }
  }

  override render(): TemplateResult {
    const busy = this.job?.state === "running";
    return html`<section class="tournament">
      <div class="heading">
        <h1>${t("tournament")}</h1>
        <a class="chip" href="${root}lab">${t("lab")}</a>
      </div>
      ${this.form(busy)} ${statusLine(busy ? this.stage(this.job!) : this.saying() || t("tournament_lead"))}
      ${
        busy
          ? html`<progress
                max=${this.job!.total}
                value=${this.job!.done || nothing}
                aria-label=${t("progress")}
              ></progress>
              <button @click=${() => void this.cancel()}>${t("cancel")}</button>`
          : nothing
      }
      ${
        !this.report
          ? nothing
          : isRuns(this.report)
            ? runsResults(this.report)
            : html`<rk-match-results .match=${this.report} .position=${this.position}></rk-match-results>`
      }
    </section>`;
  }

  private form(busy: boolean): TemplateResult {
    const { game } = this;
    return html`<form class="setup sheet" @submit=${(e: Event) => void this.start(e)}>
      ${gameChoice(this.games, game, (name) => (this.chosen = name))}
      <fieldset>
        <legend>${t("players")}</legend>
        ${game.players.map(
          (p, i) =>
            html`<label class="check" title=${say(p.about)}
              ><input
                type="checkbox"
                name="players"
                value=${p.name}
                .checked=${i === 0 || (p.name === "random" && !this.sent)}
              />
              ${p.name}</label
            >`,
        )}
        ${savedPlayers(game.name).map(
          (p) =>
            html`<label class="check"
              ><input type="checkbox" name="players" value="saved/${p.name}" .checked=${p.name === this.sent} />
              ${p.name} (${t("saved")})</label
            >`,
        )}
      </fieldset>
      <label
        >${t(game.solitaire ? "duels" : "pairs")}
        <input name="pairs" inputmode="numeric" .value=${game.solitaire ? "1000" : "100"} size="6"
      /></label>
      <label>${t("seed")} <input name="seed" inputmode="numeric" value="1" size="6" /></label>
      <label>${t("rules")} <input name="rules" size="14" placeholder=${rulesHint(game)} /></label>
      <label>${t("position")} <input name="position" placeholder=${t("position_hint")} /></label>
      <span class="actions"
        ><button class="primary" ?disabled=${busy}>${t("start")}</button>
        <label class="button"
          >${t("open_results")}
          <input class="sr" type="file" accept=".json" @change=${(e: Event) => void this.openFile(e)} /></label
      ></span>
    </form>`;
  }
}
