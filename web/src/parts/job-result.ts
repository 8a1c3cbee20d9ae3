// What a job has found, whatever its kind: the report as people read it, and as a file.
import { html, nothing, type TemplateResult } from "lit";
import type {
  CompareDoc,
  ExamplesDoc,
  ExploitDoc,
  MatchDoc,
  Mean,
  QualityDoc,
  ReportDoc,
  RunsDoc,
  TuneDoc,
} from "../api/types";
import { download } from "../base/download";
import { lang, num, percent, say, t } from "../i18n/i18n";
import { possibleWords, proofWords } from "../model/beating";
import { playerName } from "../model/describe";
import { amountWords, differenceWords, meanInWords } from "../model/truth";
import type { KeptJob } from "../model/jobs";
import { placeFragment } from "../model/share";
import { runsResults } from "./runs-results";
import "./match-results";
import { root } from "../api/root";
import { term } from "./tip";

const span = (x: Mean, text: (n: number) => string): string => `${text(x.mean)} [${text(x.low)}; ${text(x.high)}]`;

function positionLink(kept: KeptJob, position: string, words: unknown): TemplateResult {
  return html`<a href="${root}${kept.game}#${placeFragment(kept.rules, position)}">${words}</a>`;
}

function match(kept: KeptJob, report: MatchDoc | RunsDoc): TemplateResult {
  if ("runs" in report) return runsResults(report);
  return html`<rk-match-results .match=${report} .position=${kept.position}></rk-match-results>`;
}

function quality(report: QualityDoc): TemplateResult {
  const share = (part: number, of: number): string => (of ? `${percent(part / of)} (${part}/${of})` : "–");
  const lost = (part: QualityDoc["parts"][number]): string => {
    const each = part.lost_per_move as Mean | undefined;
    return each ? span(each, (n) => num(n, 2)) : "–";
  };
  return html`<table>
    <thead>
      <tr>
        <td></td>
        <th scope="col" class="n">${term("kept", t("value_kept_word"))}</th>
        <th scope="col" class="n">${term("at_stake", t("at_stake_kept"))}</th>
        <th scope="col" class="n">${t("best_share")}</th>
        <th scope="col" class="n">${term("lost", t("lost_per_move"))}</th>
      </tr>
    </thead>
    <tbody>
      ${report.parts.map(
        ({ all, ...part }) =>
          html`<tr>
            <th scope="row">${part.id === "games" ? t("part_games") : t("part_sample")}</th>
            <td class="n">${share(all.kept, all.positions)}</td>
            <td class="n">${share(all.at_stake_kept, all.at_stake)}</td>
            <td class="n">${share(all.best, all.positions)}</td>
            <td class="n">${lost({ all, ...part })}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function examples(kept: KeptJob, report: ExamplesDoc): TemplateResult {
  return html`<p>${t("lab_gives_away", report.given_away, report.judged)}</p>
    <ol class="found">
      ${report.worst.map(
        (w) =>
          html`<li>
            ${positionLink(kept, w.position, t("example_line", w.pick, w.best, amountWords(w.loss, report)))}
          </li>`,
      )}
    </ol>`;
}

function compared(kept: KeptJob, report: CompareDoc): TemplateResult {
  const share = percent(report.different / Math.max(1, report.positions), 0);
  const [a, b] = report.players.map(playerName);
  return html`<p>${t("lab_differs", report.different, report.positions, share)}</p>
    ${
      report.judged
        ? html`<p>${t("lab_gain_of", report.judged, a, report.first_better, b, report.second_better)}</p>`
        : nothing
    }
    <ol class="found">
      ${report.telling.map(
        (d) =>
          html`<li>
            ${positionLink(kept, d.position, d.picks.join(" / "))}
            ${d.gain ? html`<b>${differenceWords(d.gain, report)}</b>` : nothing}
            <span class="note">${say(d.rules[0])} · ${say(d.rules[1])}</span>
          </li>`,
      )}
    </ol>`;
}

function tuned(report: TuneDoc): TemplateResult {
  return html`<p>
      <b>${t(report.kept ? "tune_kept" : "tune_not_kept")}</b>
      ${report.gain ? t("tune_gain_is", meanInWords(report.gain)) : nothing}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">${t("weight")}</th>
          <th scope="col" class="n">${t("before")}</th>
          <th scope="col" class="n">${t("after")}</th>
        </tr>
      </thead>
      <tbody>
        ${report.weights.map(
          (w) =>
            html`<tr>
              <th scope="row"><code>${w.name}</code></th>
              <td class="n">${num(w.before)}</td>
              <td class="n">${num(w.after)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

// Of a table and its check: what is counted in it.
function counted(report: Record<string, unknown>): TemplateResult {
  const facts = Object.entries(report).filter(([, v]) => ["number", "string", "boolean"].includes(typeof v));
  return html`<dl class="counted">
    ${facts.map(
      ([k, v]) =>
        html`<dt><code>${k}</code></dt>
          <dd>${typeof v === "number" ? num(v) : String(v)}</dd>`,
    )}
  </dl>`;
}

export function reported(kept: Pick<KeptJob, "game" | "players">, report: ReportDoc): TemplateResult {
  const name = `report-${kept.game}-${kept.players.map(playerName).join("-")}.html`;
  return html`<p>${t("report_ready")} <code>${report.command}</code></p>
    <button class="primary" @click=${() => download(name, report.html[lang()], "text/html")}>
      ${t("report_download")}
    </button>`;
}

function beaten(kept: KeptJob, report: ExploitDoc): TemplateResult {
  const named = !/[{#]/.test(report.player); // a text has no address here
  return html`<ul class="found">
    ${report.seats.map((seat) => {
      const at = `pl=${encodeURIComponent(report.player)}&seat=${seat.seat}&${placeFragment(kept.rules, "")}`;
      return html`<li>
        <b>${t("player_n", seat.seat)}</b>: ${possibleWords(seat)} ${proofWords(seat)}
        ${named ? html`<a href="${root}${kept.game}/beat#${at}">${t("beat")}</a>` : nothing} <br /><code
          >${seat.line.join(" ")}</code
        >
      </li>`;
    })}
  </ul>`;
}

const drawings: Record<KeptJob["kind"], (kept: KeptJob, report: never) => TemplateResult> = {
  match,
  quality: (_, report: QualityDoc) => quality(report),
  counterexamples: examples,
  compare: compared,
  tune: (_, report: TuneDoc) => tuned(report),
  report: reported,
  beat: beaten,
  table: (_, report: Record<string, unknown>) => counted(report),
  verify: (_, report: Record<string, unknown>) => counted(report),
};

export function jobResult(kept: KeptJob, report: unknown): TemplateResult {
  const name = `${kept.kind}-${kept.game}-${kept.players.map(playerName).join("-") || "rakus"}.json`;
  const save = html`<button class="small" @click=${() => download(name, JSON.stringify(report), "application/json")}>
    ${t("save_json")}
  </button>`;
  return html`${drawings[kept.kind](kept, report as never)}${kept.kind === "match" ? nothing : save}`;
}
