// All candidates with a column for each rule, in the order of the player's choice; refused ones at the end, with the
// reason.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Candidate, Choice, PositionDoc, Term } from "../api/types";
import { num, say, signed, t } from "../i18n/i18n";
import { moveName, moveNote, worded } from "../model/describe";
import { badge, inWords } from "../model/truth";
import { Part } from "../base/part";
import { capital, cardsIn } from "../scene/words";
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

interface Shape {
  columns: Term[]; // rules with a column of their own
  below: Term[]; // rules that are named below each move instead
  prioritised: boolean;
  truths: boolean;
  beside: Choice[];
  named: boolean; // moves are sentences
}

@customElement("rk-advice-table")
export class AdviceTable extends Part {
  @property({ attribute: false }) choice!: Choice;
  @property({ attribute: false }) info: PositionDoc | null = null; // names the moves where they have names
  @property({ type: Boolean }) playable = false;
  @property({ type: Boolean }) alone = false;
  @property({ type: Boolean }) chance = false; // decorations would tell what chance gives
  @property({ attribute: false }) beside: Choice[] = []; // what other players of the game make of the same candidates
  @state() private compared = "";

  override render(): TemplateResult {
    const all = columnsOf(this.choice);
    const rows = ordered(this.choice);
    const named = this.info !== null && worded(this.info);
    // Where moves are sentences, what each rule says stands below them: every card is another set of rules.
    const columns = named ? [] : all;
    const prioritised = !named && rows.some((c) => c.priority !== undefined);
    const truths = rows.some((c) => c.truth);
    const beside = truths ? [] : this.beside; // there is room for one of the two
    const shape = { columns, below: named ? all : [], prioritised, truths, beside, named };
    return html`<div class="scroller tall" tabindex="0" role="region" aria-label=${t("advice")}>
        <table class="advice ${named ? "named" : columns.length + beside.length > MANY ? "many" : ""}">
          <caption class="sr">
            ${t("advice_caption")}
          </caption>
          <thead>
            <tr>
              <th scope="col"><span class="sr">${t("pick_or_why")}</span></th>
              <th scope="col">${t("move")}</th>
              ${prioritised ? html`<th scope="col">${term("priority", t("priority"))}</th>` : nothing}
              ${columns.map((c) => html`<th scope="col" class="n">${this.ruleName(c)}</th>`)}
              <th scope="col" class="n"><span>${term("total", t("total"))}</span></th>
              ${beside.map(
                (b) => html`<th scope="col" class="n"><span>${t("total_of", b.player ?? "")}</span></th>`,
              )}${truths ? html`<th scope="col">${term("truth", t("truth"))}</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${rows.map((c) =>
              c.feasible
                ? this.row(c, shape)
                : this.refused(c, named, columns.length + Number(prioritised) + Number(truths) + beside.length + 1),
            )}
          </tbody>
        </table>
      </div>
      <p class="note">${t("sums_note")}</p>
      ${this.comparison()}`;
  }

  private ruleName(c: Term): TemplateResult {
    return html`<abbr tabindex="0" data-tip="${say(c.words)} — ${t("paper_section", c.source)}">${say(c.words)}</abbr>`;
  }
  private name(c: Candidate): string {
    const words = this.info && worded(this.info) ? moveName(this.info, c.move) : c.move;
    if (words !== c.move) return capital(words);
    const cards = this.info ? cardsIn(this.info.scene, c.move) : "";
    if (cards) return cards;
    return this.chance ? c.move : c.decorated || c.move;
  }

  private inWords(c: Candidate): string {
    const words = moveNote(this.info, c.move);
    return words && `: ${words}`;
  }

  private row(c: Candidate, shape: Shape): TemplateResult {
    const { columns, below, prioritised, truths, beside, named } = shape;
    const pick = c.move === this.choice.pick;
    const b = c.truth && badge(c.truth, this.alone);
    return html`<tr class=${pick ? "pick" : ""} data-move=${c.move}>
      <td>
        ${pick ? html`<span class="mark" title=${t("pick")}>★<span class="sr">${t("pick")}</span></span>` : this.why(c)}
      </td>
      <td>
        <button
          class="move"
          aria-label="${t("candidate_name", this.name(c))}${this.inWords(c)}"
          title=${this.inWords(c).slice(2) || nothing}
          aria-disabled=${this.playable ? "false" : "true"}
          @focus=${() => this.send("preview", c.move)}
          @blur=${() => this.send("preview", "")}
          @mouseenter=${() => this.send("preview", c.move)}
          @mouseleave=${() => this.send("preview", "")}
          @click=${() => this.playable && this.send("play", c.move)}
        >
          ${this.name(c)}
        </button>
        ${named ? this.terms(c, below) : nothing}
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
    </tr>`;
  }

  // What the rules say of this move, as far as they say something, and how it is written.
  private terms(c: Candidate, rules: Term[]): TemplateResult {
    const said = rules.filter((r) => cell(c, r) !== "–");
    return html`<ul class="terms">
      ${
        c.priority === undefined
          ? nothing
          : html`<li>${term("priority", `P${c.priority}`)} ${c.rule_words ? say(c.rule_words) : nothing}</li>`
      }
      ${said.map((r) => html`<li>${this.ruleName(r)} <span data-term=${r.id}>${cell(c, r)}</span></li>`)}
      <li><code>${c.move}</code></li>
    </ul>`;
  }
  private why(c: Candidate): TemplateResult {
    return html`<button
      class="small"
      aria-expanded=${this.compared === c.move}
      aria-label=${t("why_not_name", this.name(c))}
      title=${t("why_not")}
      @click=${() => (this.compared = this.compared === c.move ? "" : c.move)}
    >
      ?
    </button>`;
  }

  private totalOf(other: Choice, move: string): TemplateResult {
    const total = other.candidates.find((c) => c.move === move)?.total;
    return html`<td class="n beside" data-player=${other.player ?? ""}>
      ${other.pick === move ? "★ " : ""}${total === undefined ? "–" : num(total)}
    </td>`;
  }

  private refused(c: Candidate, named: boolean, width: number): TemplateResult {
    const reason = `${c.in_candidates === false ? t("not_in_c") : t("not_feasible")}: ${c.reason ? say(c.reason) : ""}`;
    return html`<tr class="refused" data-move=${c.move}>
      <td aria-hidden="true">✕</td>
      ${
        named
          ? html`<td colspan=${width + 1}>${this.name(c)}: ${reason} <code>${c.move}</code></td>`
          : html`<td>${this.name(c)}</td>
              <td colspan=${width}>${reason}</td>`
      }
    </tr>`;
  }

  private comparison(): TemplateResult | typeof nothing {
    const { pick, candidates } = this.choice;
    const [best, other] = [pick, this.compared].map((move) => candidates.find((c) => c.move === move));
    return best && other?.why_not ? whyNot(this.info, best.move, other.move, other.why_not) : nothing;
  }
}
