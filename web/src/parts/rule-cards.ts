// A written player as cards: rules are moved by hand, by keys or by touch, switched off, joined, edited; weights are
// sliders. Every change is told as the new text ("edited").
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { lang, num, t } from "../i18n/i18n";
import {
  cardsOf,
  joined,
  labelOf,
  move,
  stepFrom,
  switched,
  textOf,
  weightsOf,
  withWeight,
  type RuleCard,
  type TextError,
  type Weight,
} from "../model/written";

export interface Edited {
  text: string;
  typing: string; // what the change is part of; "": it is one of its own
}

// A line without the names that it gives: they are the heading of its card, in one language at a time.
const bare = (code: string): string =>
  code
    .replace(/\s*"[^"]*"\s*\/\s*"[^"]*"/g, "")
    .replace(/\s*#[^\n]*/g, "")
    .trim();
// What a card without words of its own is called: the name that it gives.
const given = (c: RuleCard): string => (c.kind === "let" && /^\s*let\s+(\w+)/.exec(c.code)?.[1]) || "";

const MOVABLE = new Set(["rule", "let", "feasible", "then", "show"]);

@customElement("rk-rule-cards")
export class RuleCards extends Part {
  @property({ attribute: false }) text = "";
  @property({ attribute: false }) errors: TextError[] = [];
  @property({ attribute: false }) fired: Map<number, string[]> = new Map(); // the moves that each priority has now
  @property({ attribute: false }) picked = -1; // the priority of the pick
  @state() private opened = -1; // the card that is being edited
  @state() private dragged = -1;
  @state() private over = -1; // the card before which it would stand
  @state() private told = "";

  private get cards(): RuleCard[] {
    return cardsOf(this.text);
  }
  private edit(cards: RuleCard[], typing = ""): void {
    this.send<Edited>("edited", { text: textOf(cards), typing });
  }

  // ---- moving -------------------------------------------------------------------------------------------------------

  private moveTo(from: number, to: number): void {
    const { cards } = this;
    const next = move(cards, from, to);
    if (next === cards) return;
    const at = to > from ? to - 1 : to;
    this.edit(next);
    this.told = t("card_moved", this.nameOf(next[at]), this.rankOf(next, at), this.countOf(next, at));
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-grip="${at}"]`)?.focus());
  }
  private rankOf(cards: RuleCard[], at: number): number {
    return cards.slice(0, at + 1).filter((c) => c.kind === cards[at].kind).length;
  }
  private countOf(cards: RuleCard[], at: number): number {
    return cards.filter((c) => c.kind === cards[at].kind).length;
  }
  private nameOf(card: RuleCard): string {
    return labelOf(card, lang()) || card.code.split("\n")[0];
  }
  private onGripKey(event: KeyboardEvent, at: number): void {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const to = stepFrom(this.cards, at, by);
    if (to >= 0) this.moveTo(at, to);
    else this.told = t("card_at_end");
  }
  // Mouse, pen and finger alike.
  private onGrab(event: PointerEvent, at: number): void {
    if (event.button !== 0) return;
    const grip = event.currentTarget as HTMLElement;
    grip.setPointerCapture(event.pointerId);
    [this.dragged, this.over] = [at, at];
    const follow = (e: PointerEvent): void => {
      this.over = this.slotAt(e.clientY, at);
    };
    const drop = (): void => {
      grip.removeEventListener("pointermove", follow);
      grip.removeEventListener("pointerup", drop);
      grip.removeEventListener("pointercancel", drop);
      const { over } = this;
      [this.dragged, this.over] = [-1, -1];
      if (over >= 0) this.moveTo(at, over);
    };
    grip.addEventListener("pointermove", follow);
    grip.addEventListener("pointerup", drop);
    grip.addEventListener("pointercancel", drop);
  }
  // Among the cards of its kind, the one before which a pointer at this height would put it.
  private slotAt(y: number, from: number): number {
    const { cards } = this;
    let slot = -1;
    cards.forEach((c, i) => {
      if (c.kind !== cards[from].kind) return;
      const box = this.querySelector(`[data-card="${i}"]`)!.getBoundingClientRect();
      if (slot < 0 || y > box.top + box.height / 2) slot = y > box.top + box.height / 2 ? i + 1 : i;
    });
    return slot;
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { cards } = this;
    const weights = weightsOf(cards);
    return html`${
        weights.length
          ? html`<section class="weights ${weights.length > 5 ? "several" : ""}" aria-label=${t("weights")}>
              <h3>${t("weights")}</h3>
              ${weights.map((w) => this.slider(w))}
            </section>`
          : nothing
      }
      <ol class="rule-cards">
        ${cards.map((c, i) => this.card(cards, c, i))}
      </ol>
      <p class="actions">
        <button class="small" @click=${() => this.add("rule")}>${t("add_rule")}</button>
        <button class="small" @click=${() => this.add("feasible")}>${t("add_feasible")}</button>
      </p>
      <p class="sr" role="status" aria-live="polite">${this.told}</p>`;
  }

  private slider(w: Weight): TemplateResult {
    const set = (e: Event): void =>
      this.edit(withWeight(this.cards, w.name, Number((e.target as HTMLInputElement).value)), w.name);
    return html`<label class="weight">
      <span class="name">${w.name}</span>
      <input
        type="range"
        min=${w.low}
        max=${w.high}
        step=${w.step}
        .value=${String(w.value)}
        data-weight=${w.name}
        @input=${set}
      />
      <output>${num(w.value)}</output>
    </label>`;
  }

  private card(cards: RuleCard[], c: RuleCard, i: number): TemplateResult | typeof nothing {
    if (c.kind === "head" || c.kind === "weights" || c.code === "") return nothing;
    const label = labelOf(c, lang()) || given(c);
    const last = c.line + c.code.split("\n").length - 1;
    const wrong = this.errors.filter((e) => e.line >= c.line && e.line <= last && !c.off);
    const first = cards.slice(0, i).every((o) => o.kind !== "rule");
    const joins =
      c.kind === "rule" &&
      !first &&
      cards
        .slice(0, i)
        .filter((o) => o.kind === "rule")
        .at(-1)!.priority === c.priority;
    const moves = c.kind === "rule" && !c.off ? (this.fired.get(c.priority) ?? []) : [];
    const classes = [
      "rule-card",
      c.kind,
      c.off ? "off" : "",
      wrong.length ? "wrong" : "",
      this.dragged === i ? "dragged" : "",
      this.over === i && this.dragged >= 0 ? "before" : "",
      this.over === i + 1 && this.dragged >= 0 ? "behind" : "",
      c.kind === "rule" && !c.off && c.priority === this.picked ? "picked" : "",
    ];
    return html`<li class=${classes.filter(Boolean).join(" ")} data-card=${i}>
      ${
        MOVABLE.has(c.kind)
          ? html`<button
              class="grip"
              data-grip=${i}
              aria-label=${t("move_card", this.nameOf(c))}
              title=${t("move_card_how")}
              @keydown=${(e: KeyboardEvent) => this.onGripKey(e, i)}
              @pointerdown=${(e: PointerEvent) => this.onGrab(e, i)}
            >
              ⠿
            </button>`
          : html`<span class="grip" aria-hidden="true"></span>`
      }
      <div class="body">
        <p class="card-head">
          <span class="kind"
            >${c.kind === "rule" ? (c.priority === 0 ? "Σ" : `P${c.priority}`) : t(`card_${c.kind}`)}</span
          >
          ${label ? html`<b>${label}</b>` : nothing}
          ${
            moves.length
              ? html`<span class="now" title=${t("card_now")}
                  >${moves.slice(0, 4).join(" ")}${moves.length > 4 ? " …" : ""}</span
                >`
              : nothing
          }
        </p>
        ${this.opened === i ? this.editor(c, i) : html`<code title=${c.code.trim()}>${bare(c.code)}</code>`}
        ${wrong.map((e) => html`<p class="error">${t("line_n", e.line)}: ${e.words}</p>`)}
      </div>
      <div class="card-tools">
        <label class="switch" title=${t("card_on")}>
          <input
            type="checkbox"
            aria-label=${t("card_on_name", this.nameOf(c))}
            .checked=${!c.off}
            @change=${() => this.edit(switched(this.cards, i))}
          />
        </label>
        ${
          c.kind === "rule" && !first
            ? html`<button
                class="small"
                aria-pressed=${joins}
                title=${t("card_join")}
                aria-label=${t("card_join_name", this.nameOf(c))}
                @click=${() => this.edit(joined(this.cards, i))}
              >
                ⊕
              </button>`
            : nothing
        }
        <button
          class="small"
          aria-expanded=${this.opened === i}
          aria-label=${t("card_edit", this.nameOf(c))}
          title=${t("edit")}
          @click=${() => (this.opened = this.opened === i ? -1 : i)}
        >
          ✎
        </button>
      </div>
    </li>`;
  }
  private editor(c: RuleCard, i: number): TemplateResult {
    const set = (e: Event): void => {
      const code = (e.target as HTMLTextAreaElement).value.replace(/\n+$/, "");
      const { cards } = this;
      this.edit(cards.map((o, n) => (n === i ? { ...o, code } : o)));
    };
    return html`<textarea
        rows=${c.code.split("\n").length + 1}
        spellcheck="false"
        aria-label=${t("card_edit", this.nameOf(c))}
        .value=${c.code}
        @change=${set}
      ></textarea>
      <button class="small" @click=${() => this.edit(this.cards.filter((_, n) => n !== i))}>
        ${t("card_delete")}
      </button>`;
  }

  private add(kind: "rule" | "feasible"): void {
    const { cards } = this;
    const rules = cards.filter((c) => c.kind === "rule");
    const number = (rules.at(-1)?.priority ?? 0) + 1;
    const code =
      kind === "rule" ? `${number} : 0 "new rule" / "aturan baru"` : 'feasible 1 = 1 "why not" / "mengapa tidak"';
    const at = kind === "rule" ? cards.lastIndexOf(rules.at(-1)!) + 1 : cards.findIndex((c) => c.kind === "rule");
    const where = at > 0 ? at : cards.length;
    const card: RuleCard = { kind, note: "", code, off: false, priority: number, line: 0 };
    this.edit([...cards.slice(0, where), card, ...cards.slice(where)]);
    this.opened = where;
  }
}
