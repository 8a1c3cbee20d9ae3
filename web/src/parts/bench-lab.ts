// What a written player is worth, measured while one looks: where it parts from another player, the value it keeps, and
// a match whose interval grows narrow.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { faultWords, startCompare, startMatch, startQuality } from "../api/client";
import type { CompareDoc, GameInfo, MatchDoc, Mean, QualityDoc, RunsDoc } from "../api/types";
import { Part } from "../base/part";
import { playerName } from "../model/describe";
import { stageWords } from "../model/jobs";
import { differenceWords, meanInWords } from "../model/truth";
import { Watched } from "../model/watched";
import { num, percent, say, t, silent, type Saying } from "../i18n/i18n";
import { term } from "./tip";

const SAMPLED = 200; // positions in which two players are compared
const JUDGED = 12; // of those that differ
const GAMES = 2000;
const RUNS = 2000;
const KEPT = [40, 160, 640]; // positions that are judged, more and more
const CALM_MS = 700; // an edit has to rest so long before work begins for it

// An interval between 0 and 1 as a line, with its ends in words beside it.
function interval(x: Mean, middle = 0.5): TemplateResult {
  const at = (p: number): string => (100 * Math.min(1, Math.max(0, p))).toFixed(2);
  return html`<svg class="interval" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" x="0" y="4" width="100" height="4"></rect>
    <rect
      class="span"
      x=${at(x.low)}
      y="2"
      width=${Math.max(0.6, Number(at(x.high)) - Number(at(x.low)))}
      height="8"
    ></rect>
    <line class="middle" x1=${at(middle)} x2=${at(middle)} y1="0" y2="12"></line>
    <line class="mean" x1=${at(x.mean)} x2=${at(x.mean)} y1="0" y2="12"></line>
  </svg>`;
}

@customElement("rk-bench-lab")
export class BenchLab extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) rules = "";
  @property({ attribute: false }) text = ""; // a text without errors; "": nothing is measured
  @property({ attribute: false }) word = ""; // the same as the server names it
  @property({ attribute: false }) opponent = "";
  @property({ type: Boolean }) paused = false;
  @state() private parts: CompareDoc | null = null;
  @state() private wrong: Saying = silent;
  private get fault(): string {
    return this.wrong();
  }
  private readonly parting = new Watched<CompareDoc>(() => this.requestUpdate());
  private readonly match = new Watched<MatchDoc | RunsDoc>(() => this.requestUpdate());
  private readonly kept = new Watched<QualityDoc>(() => this.requestUpdate());
  private lastKept: QualityDoc | null = null;
  private timer = 0;
  private task = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }
  stop(): void {
    clearTimeout(this.timer);
    this.task++;
    this.parting.drop();
    this.match.drop();
    this.kept.drop();
    this.requestUpdate();
  }
  override willUpdate(changed: PropertyValues): void {
    if (!["text", "opponent", "rules", "paused", "game"].some((k) => changed.has(k))) return;
    this.stop();
    if (this.text && !this.paused) this.timer = window.setTimeout(() => void this.work(), CALM_MS);
  }
  private async work(): Promise<void> {
    const task = ++this.task;
    const current = (): boolean => task === this.task && this.isConnected;
    this.wrong = silent;
    try {
      await this.findParts(current);
      const both = this.game.truth_kind === "exact" || this.game.truth_kind === "bounds";
      await Promise.all([this.playMatch(current), both ? this.measureKept(current) : undefined]);
    } catch (error) {
      if (current()) this.wrong = () => faultWords(error, t("offline"), say);
    }
  }
  // All positions at once, and then what a dozen of those that differ are worth.
  private async findParts(current: () => boolean): Promise<void> {
    const { game, rules, text, opponent } = this;
    for (const judged of game.hidden ? [0] : [0, JUDGED]) {
      const wish = {
        game: game.name,
        rules,
        players: [text, opponent] as [string, string],
        positions: SAMPLED,
        judged,
      };
      const job = await this.parting.start(() => startCompare(wish));
      if (!current() || !job?.report) return;
      this.parts = job.report;
      if (!job.report.different) return;
    }
  }
  private async playMatch(current: () => boolean): Promise<void> {
    if (!current()) return;
    const { game, rules, text, opponent } = this;
    const wish = { game: game.name, rules, position: "", players: [text, opponent], seed: 1 };
    await this.match.start(() => startMatch(game.solitaire ? { ...wish, runs: RUNS } : { ...wish, games: GAMES }));
  }
  private async measureKept(current: () => boolean): Promise<void> {
    const { game, rules, text } = this;
    for (const positions of KEPT) {
      if (!current()) return;
      const wish = { game: game.name, rules, player: text, positions, seed: 1, nodes: 200_000 };
      const job = await this.kept.start(() => startQuality(wish));
      if (job?.state !== "done" || !job.report) return;
      this.lastKept = job.report;
    }
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    return html`<section class="lab-box" aria-label=${t("lab_parts")}>${this.partsPart()}</section>
      <section class="lab-box" aria-label=${t("lab_match")}>${this.matchPart()}</section>
      ${
        this.game.truth_kind === "estimate"
          ? nothing
          : html`<section class="lab-box" aria-label=${t("lab_kept")}>${this.keptPart()}</section>`
      }
      ${this.fault ? html`<p class="error">${this.fault}</p>` : nothing}`;
  }

  // Nothing has been measured of this text yet: why.
  private whyNothing(): string {
    return this.paused ? t("lab_off") : this.text ? t("lab_soon") : t("lab_waits");
  }

  private partsPart(): TemplateResult {
    const doc = this.parts;
    const head = html`<h3>
      ${t("lab_parts")}
      ${this.parting.busy ? html`<span class="busy">${stageWords(this.parting.job!, t("computing"))}</span>` : nothing}
    </h3>`;
    if (!doc)
      return html`${head}
        <p class="note">${this.whyNothing()}</p>`;
    const share = doc.different / Math.max(1, doc.positions);
    return html`${head}
      <p data-different=${doc.different}>${t("lab_differs", doc.different, doc.positions, percent(share, 0))}</p>
      ${
        doc.gain && doc.judged
          ? html`<p>${t("lab_gain", doc.judged, doc.first_better, doc.second_better)}</p>`
          : nothing
      }
      ${
        doc.telling.length
          ? html`<ul class="telling">
              ${doc.telling.slice(0, 6).map(
                (d) =>
                  html`<li>
                    <button class="small" @click=${() => this.send("look", d.position)}>
                      ${d.picks[0]} / ${d.picks[1]}${d.gain ? ` (${differenceWords(d.gain, doc)})` : ""}
                    </button>
                    <span class="note">${say(d.rules[0])} · ${say(d.rules[1])}</span>
                  </li>`,
              )}
            </ul>`
          : nothing
      }`;
  }

  private matchPart(): TemplateResult {
    const { job, busy } = this.match;
    const head = html`<h3>
      ${term("interval", t("lab_match"))}
      ${
        busy
          ? html`<span class="busy">${stageWords(job!, `${job!.done}/${job!.total}`)}</span>
              <button class="small" @click=${() => this.match.drop()}>${t("cancel")}</button>`
          : nothing
      }
    </h3>`;
    const report = job?.report;
    if (!report)
      return html`${head}
        <p class="note">${this.whyNothing()}</p>`;
    if ("runs" in report) return html`${head}${this.runsPart(report)}`;
    const own = report.players.find((p) => p.name === this.word) ?? report.players[0];
    const x = { mean: own.score, low: own.score_low, high: own.score_high };
    return html`${head}
      <p class="score" data-games=${own.games}>
        <b>${meanInWords(x)}</b>
        <span class="note">${t("lab_games", own.games, `${own.wins}–${own.draws}–${own.losses}`)}</span>
      </p>
      ${interval(x)}
      <p class="note">${this.verdict(x, busy)}</p>`;
  }
  private verdict(x: Mean, busy: boolean): string {
    if (x.low > 0.5) return t("lab_better");
    if (x.high < 0.5) return t("lab_worse");
    return busy ? t("lab_open") : t("lab_even");
  }
  private runsPart(report: RunsDoc): TemplateResult {
    return html`${report.players.map((p) => {
      const x = { mean: p.ftk.p, low: p.ftk.low, high: p.ftk.high };
      return html`<p class="score" data-games=${report.runs}>
          ${p.name === this.word ? t("this_player") : playerName(p.name)}: <b>${meanInWords(x)}</b>
          <span class="note">${t("won_first_turn")}</span>
        </p>
        ${interval(x)}`;
    })}`;
  }

  // Where only the result counts there is a share and no interval.
  private keptShare({ positions, kept }: { positions: number; kept: number }): TemplateResult {
    if (!positions) return html`<p class="note">${t("lab_none_judged")}</p>`;
    return html`<p class="score" data-kept=${num(kept / positions)}>
      <b>${percent(kept / positions)}</b> <span class="note">${t("lab_kept_note", positions)}</span>
    </p>`;
  }
  private keptPart(): TemplateResult {
    const { job, busy } = this.kept;
    const head = html`<h3>
      ${term("kept", t("lab_kept"))}
      ${
        busy
          ? html`<span class="busy"
                >${stageWords(job!, job!.total ? `${job!.done}/${job!.total}` : t("computing"))}</span
              >
              <button class="small" @click=${() => this.kept.drop()}>${t("cancel")}</button>`
          : nothing
      }
    </h3>`;
    const part = this.lastKept?.parts[0];
    if (!part)
      return html`${head}
        <p class="note">${this.whyNothing()}</p>`;
    const kept = part.kept as Mean | undefined;
    const lost = part.lost_per_move as (Mean & { n: number }) | undefined;
    return html`${head}
    ${
      kept
        ? html`<p class="score" data-kept=${num(kept.mean)}>
              <b>${meanInWords(kept)}</b> <span class="note">${t("lab_kept_note", part.all.positions)}</span>
            </p>
            ${interval(kept)}`
        : this.keptShare(part.all)
    }
    ${
      lost
        ? html`<p class="note">${t("lab_lost", num(lost.mean, 2), num(lost.low, 2), num(lost.high, 2))}</p>`
        : nothing
    }`;
  }
}
