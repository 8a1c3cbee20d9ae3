// Setting up a position by hand: choose a piece of the palette, then touch places. The game says whether it can be, and
// why not.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { edit, faultWords } from "../api/client";
import type { EditDoc, GameInfo, MoveText, PaletteItem, Place } from "../api/types";
import { Part } from "../base/part";
import "../boards/board";
import { pieceId } from "../boards/easel";
import { boardOf, type BoardView } from "../boards/view";
import { say, t, silent, type Saying } from "../i18n/i18n";
import { turnSentence } from "../model/describe";
import { HUMAN } from "../model/session";
import { root } from "../api/root";
import { placeFragment, readFragment } from "../model/share";

// What may be touched with a piece of the palette: places, and to take something away also what lies in them.
function touchesOf(doc: EditDoc, piece: string): MoveText[] {
  const touch = (id: string, words: Place["label"]): MoveText => ({ move: id, decorated: id, words, touch: [id] });
  return doc.scene.places
    .filter((p) => p.kind !== "button" && p.kind !== "offer")
    .flatMap((p) => {
      const cards = (p.pieces ?? []).filter((x) => x.kind === "card" || x.kind === "back");
      const whole = !cards.length || p.kind === "slot" || !TAKES.has(piece) ? [touch(p.id, p.label)] : [];
      const inside = TAKES.has(piece) ? cards.map((x) => touch(pieceId(p, x), p.label)) : [];
      return [...whole, ...(p.kind === "slot" ? inside.slice(0, -1) : inside)];
    });
}
const TAKES = new Set(["take", "counter"]);
const MANY = 16; // pieces of a palette that are looked through by their names

@customElement("rk-set-up")
export class SetUp extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) fragment = "";
  @state() private doc: EditDoc | null = null;
  @state() private chosen = "";
  @state() private saying: Saying = silent;
  @state() private filter = "";
  @state() private past: string[] = []; // positions before this one
  private rules = "";
  private view: BoardView | null = null;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) void this.open();
    if (changed.has("doc") || changed.has("chosen")) this.view = this.doc && this.boardView(this.doc);
  }
  private async open(): Promise<void> {
    const shared = readFragment(this.fragment);
    this.rules = shared.rules;
    this.past = [];
    const place = {
      game: this.game.name,
      rules: this.rules,
      position: shared.position,
      moves: shared.moves,
      seed: shared.seed,
    };
    const doc = await edit(place).catch((e) => (this.complain(e), edit({ ...place, position: "", moves: [] })));
    this.show(doc);
    this.chosen ||= doc.palette.find((p) => p.to_a_place)?.id ?? "";
  }
  private show(doc: EditDoc): void {
    this.doc = doc;
    history.replaceState(null, "", `${location.pathname}#${placeFragment(this.rules, doc.position)}`);
  }
  private complain(error: unknown): void {
    this.saying = () => faultWords(error, t("offline"), say);
  }

  private async put(place: string, piece: string): Promise<void> {
    await this.change(() => edit(this.at(this.doc!.position), place, piece));
  }
  private at(position: string) {
    return { game: this.game.name, rules: this.rules, position, moves: [], seed: 1 };
  }
  private async change(ask: () => Promise<EditDoc>): Promise<void> {
    const before = this.doc!.position;
    try {
      const doc = await ask();
      if (doc.position !== before) this.past = [...this.past, before];
      this.saying = silent;
      this.show(doc);
    } catch (error) {
      this.complain(error);
    }
  }
  private async undo(): Promise<void> {
    const position = this.past.at(-1);
    if (position === undefined) return;
    const past = this.past.slice(0, -1);
    await this.change(() => edit(this.at(position)));
    this.past = past;
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  private boardView(doc: EditDoc): BoardView {
    return { ...boardOf({ ...doc, moves: touchesOf(doc, this.chosen) }, this.game), enabled: true };
  }

  override render(): TemplateResult {
    const { game, doc } = this;
    return html`<div class="heading"><h1>${t("set_up_title", say(game.title))}</h1></div>
      ${
        doc && this.view
          ? this.desk(doc, this.view)
          : html`<p class="status" role="status">${this.saying() || t("loading")}</p>`
      }`;
  }
  private desk(doc: EditDoc, view: BoardView): TemplateResult {
    return html`<div class="desk set-up">
      <section
        class="stage"
        aria-label=${t("board")}
        @play=${(e: CustomEvent<string>) => void this.put(e.detail, this.chosen)}
        @say=${(e: CustomEvent<Saying>) => (this.saying = e.detail)}
      >
        <rk-board class="board" .view=${view}></rk-board>
        <p class="status plain ${this.saying() ? "wrong" : ""}" role="status" aria-live="polite">
          ${this.saying() || turnSentence(this.game, doc, [HUMAN, HUMAN])}
        </p>
      </section>
      <section class="side" aria-label=${t("palette")}>${this.palette(doc.palette)}${this.form(doc)}</section>
    </div>`;
  }

  private palette(items: PaletteItem[]): TemplateResult {
    const named = (p: PaletteItem) => say(p.words).toLowerCase().includes(this.filter.toLowerCase());
    const pieces = items.filter((p) => p.to_a_place);
    return html`<h2>${t("palette")}</h2>
      <p class="note">${t("set_up_lead")}</p>
      ${
        pieces.length > MANY
          ? html`<label
              >${t("find_card")}
              <input
                type="search"
                .value=${this.filter}
                @input=${(e: Event) => (this.filter = (e.target as HTMLInputElement).value)}
            /></label>`
          : nothing
      }
      <div class="palette" role="group" aria-label=${t("palette")}>
        ${pieces.filter((p) => p.id === this.chosen || !p.piece || named(p)).map((p) => this.item(p))}
      </div>
      <p class="actions">
        ${items
          .filter((p) => !p.to_a_place)
          .map((p) => html`<button data-act=${p.id} @click=${() => void this.put("", p.id)}>${say(p.words)}</button>`)}
        <button ?disabled=${!this.past.length} @click=${() => void this.undo()}>${t("undo")}</button>
        <button @click=${() => void this.change(() => edit(this.at("")))}>${t("start_position")}</button>
      </p>`;
  }
  private item(p: PaletteItem): TemplateResult {
    return html`<button
      data-piece=${p.id}
      aria-pressed=${this.chosen === p.id}
      @click=${() => {
        this.chosen = p.id;
        this.saying = silent;
      }}
    >
      ${say(p.words)}
    </button>`;
  }

  private form(doc: EditDoc): TemplateResult {
    const place = placeFragment(this.rules, doc.position);
    const { name, solitaire, default_player } = this.game;
    const typed = (event: Event): void => {
      event.preventDefault();
      const text = String(new FormData(event.target as HTMLFormElement).get("position") ?? "").trim();
      void this.change(() => edit(this.at(text)));
    };
    return html`<form class="set-up-text" @submit=${typed}>
        <label
          >${t("position")} <input name="position" spellcheck="false" autocomplete="off" .value=${doc.position}
        /></label>
        <button>${t("do_it")}</button>
      </form>
      <h2>${t("set_up_then")}</h2>
      <p class="actions">
        <a class="button primary" href="${root}${name}#${place}&a=human,${solitaire ? HUMAN : default_player}"
          >${t("play")}</a
        >
        ${
          solitaire
            ? nothing
            : html`<a class="button" href="${root}${name}#${place}&a=human,human&v=truth">${t("analyse")}</a>`
        }
        <a class="button" href="${root}${name}/learn#${place}">${t("learn")}</a>
        <a class="button" href="${root}${name}/workbench#${place}">${t("workbench")}</a>
      </p>`;
  }
}
