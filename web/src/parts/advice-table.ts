// All candidates with a column for each rule, in the order of the player's choice; refused ones at the end, with the
// reason.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Candidate, Choice, Term } from "../api/types";
import { num, say, signed, t } from "../i18n/i18n";
import { badge, inWords } from "../model/truth";
import { Part } from "../base/part";
import { whyNot } from "./why-not";
import { term } from "./tip";

// The rules that say something about at least one candidate, in the order of the strategy.
export function columnsOf(choice: Choice): Term[] {
  const columns = new Map<string, Term>();
  for (const c of choice.candidates)
    for (const term of c.terms ?? []) if (!columns.has(term.id)) columns.set(term.id, term);
  return [...columns.values()].filter((column) =>
    choice.candidates.some((c) => c.terms?.some((x) => x.id === column.id && (x.points !== 0 || x.amount !== 0))),
  );
}

export function ordered(choice: Choice): Candidate[] {
  return [...choice.candidates].sort((a, b) => (a.rank || 1e9) - (b.rank || 1e9));
}

// A term that counts is its points; one that is only shown stands in brackets.
function cell(c: Candidate, column: Term): string {
  const term = c.terms?.find((x) => x.id === column.id);
  if (!term || (term.points === 0 && term.amount === 0)) return "–";
  return term.counts === false ? `(${num(term.amount)})` : signed(term.points);
}

const MANY = 2; // columns whose names stand upright, so that the sums stay in sight

@customElement("rk-advice-table")
export class AdviceTable extends Part {
  @property({ attribute: false }) choice!: Choice;
  @property({ type: Boolean }) playable = false;
  @property({ type: Boolean }) alone = false;
  @property({ type: Boolean }) chance = false; // decorations would tell what chance gives
  @property({ attribute: false }) beside: Choice[] = []; // what other players of the game make of the same candidates
  @state() private compared = "";

  override render(): TemplateResult {
    const columns = columnsOf(this.choice);
    const rows = ordered(this.choice);
    const prioritised = rows.some((c) => c.priority !== undefined);
    const truths = rows.some((c) => c.truth);
    const beside = truths ? [] : this.beside; // there is room for one of the two
    return html`<div class="scroller tall" tabindex="0" role="region" aria-label=${t("advice")}>
        <table class="advice ${columns.length + beside.length > MANY ? "many" : ""}">
          <caption class="sr">
            ${t("advice_caption")}
          </caption>
          <thead>
            <tr>
              <th scope="col"><span class="sr">${t("pick")}</span></th>
              <th scope="col">${t("move")}</th>
              ${prioritised ? html`<th scope="col">${term("priority", t("priority"))}</th>` : nothing}
              ${columns.map(
                (c) =>
                  html`<th scope="col" class="n">
                    <abbr tabindex="0" data-tip="${say(c.words)} — ${t("paper_section", c.source)}"
                      >${say(c.words)}</abbr
                    >
                  </th>`,
              )}
              <th scope="col" class="n"><span>${term("total", t("total"))}</span></th>
              ${beside.map(
                (b) => html`<th scope="col" class="n"><span>${t("total_of", b.player ?? "")}</span></th>`,
              )}${truths ? html`<th scope="col">${term("truth", t("truth"))}</th>` : nothing}
              <th scope="col"><span class="sr">${t("why_not")}</span></th>
            </tr>
          </thead>
          <tbody>
            ${rows.map((c) =>
              c.feasible
                ? this.row(c, columns, prioritised, truths, beside)
                : this.refused(c, columns.length + (prioritised ? 1 : 0) + (truths ? 1 : 0) + beside.length + 2),
            )}
          </tbody>
        </table>
      </div>
      <p class="note">${t("sums_note")}</p>
      ${this.comparison()}`;
  }

  private name(c: Candidate): string {
    return this.chance ? c.move : c.decorated || c.move;
  }

  private row(c: Candidate, columns: Term[], prioritised: boolean, truths: boolean, beside: Choice[]): TemplateResult {
    const pick = c.move === this.choice.pick;
    const b = c.truth && badge(c.truth, this.alone);
    return html`<tr class=${pick ? "pick" : ""} data-move=${c.move}>
      <td>
        ${pick ? html`<span class="mark" title=${t("pick")}>★<span class="sr">${t("pick")}</span></span>` : nothing}
      </td>
      <td>
        <button
          class="move"
          aria-label=${t("candidate_name", this.name(c))}
          aria-disabled=${this.playable ? "false" : "true"}
          @focus=${() => this.send("preview", c.move)}
          @blur=${() => this.send("preview", "")}
          @mouseenter=${() => this.send("preview", c.move)}
          @mouseleave=${() => this.send("preview", "")}
          @click=${() => this.playable && this.send("play", c.move)}
        >
          ${this.name(c)}
        </button>
      </td>
      ${
        prioritised
          ? html`<td>
              P${c.priority}${c.rule_words ? html` <span class="note">${say(c.rule_words)}</span>` : nothing}
            </td>`
          : nothing
      }
      ${columns.map((column) => html`<td class="n" data-term=${column.id}>${cell(c, column)}</td>`)}
      <td class="n total"><b>${num(c.total ?? 0)}</b></td>
      ${beside.map((b) => this.totalOf(b, c.move))}
      ${
        truths
          ? html`<td>
              ${
                b
                  ? html`<span class="badge ${b.tone}" title=${inWords(c.truth!)}
                        ><span aria-hidden="true">${b.shape}</span>${b.text}</span
                      >
                      ${c.verdict}`
                  : nothing
              }
            </td>`
          : nothing
      }
      <td>
        ${
          pick
            ? nothing
            : html`<button
                class="small"
                aria-expanded=${this.compared === c.move}
                aria-label=${t("why_not_name", this.name(c))}
                @click=${() => (this.compared = this.compared === c.move ? "" : c.move)}
              >
                ?
              </button>`
        }
      </td>
    </tr>`;
  }

  private totalOf(other: Choice, move: string): TemplateResult {
    const total = other.candidates.find((c) => c.move === move)?.total;
    return html`<td class="n beside" data-player=${other.player ?? ""}>
      ${other.pick === move ? "★ " : ""}${total === undefined ? "–" : num(total)}
    </td>`;
  }

  private refused(c: Candidate, width: number): TemplateResult {
    return html`<tr class="refused" data-move=${c.move}>
      <td aria-hidden="true">✕</td>
      <td>${c.move}</td>
      <td colspan=${width}>
        ${c.in_candidates === false ? t("not_in_c") : t("not_feasible")}: ${c.reason ? say(c.reason) : ""}
      </td>
    </tr>`;
  }

  private comparison(): TemplateResult | typeof nothing {
    const other = this.choice.candidates.find((c) => c.move === this.compared);
    return this.choice.pick && other?.why_not ? whyNot(this.choice.pick, other.move, other.why_not) : nothing;
  }
}
