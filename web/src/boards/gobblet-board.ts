// Gobblet: nine cells and two reserves. A piece shows its size by its diameter and a digit, its owner by colour and pattern.
import { html, nothing, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { MoveTruth } from "../api/types";
import { t } from "../i18n/i18n";
import { calm } from "../model/settings";
import { Board } from "./board";
import {
  liftReveals,
  moveFrom,
  readGobblet,
  sameSource,
  sourceOf,
  targetOf,
  type GobbletBoard,
  type Piece,
  type Source,
} from "./gobblet";

const RADIUS = [0, 19, 31, 43];

function draw(p: Piece): TemplateResult {
  const r = RADIUS[p.size];
  return svg`<g class="piece owner${p.owner}"><circle cx="50" cy="50" r=${r}></circle>
    ${p.owner === 1 ? svg`<circle class="ring" cx="50" cy="50" r=${r - 5}></circle>` : svg`<path class="ring" d=${`M${50 - r * 0.7} ${50 + r * 0.7}L${50 + r * 0.7} ${50 - r * 0.7}M${50 - r * 0.7} ${50 - r * 0.7}L${50 + r * 0.7} ${50 + r * 0.7}`}></path>`}
    <circle class="plate" cx="50" cy="50" r="12"></circle><text x="50" y="51">${p.size}</text></g>` as TemplateResult;
}

@customElement("rk-gobblet-board")
export class GobbletBoardElement extends Board {
  @state() private held: Source | null = null;
  @state() private peek = false;
  private known: unknown = null;

  // A new position begins with the largest piece of the reserve in hand, so that one press on a cell plays.
  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("view") || this.known === this.view.info) return;
    this.known = this.view.info;
    const sizes = this.view.info.moves.filter((m) => m.move.includes("@")).map((m) => Number(m.move[0]));
    this.held = sizes.length && this.view.enabled ? { size: Math.max(...sizes) } : null;
  }
  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.onKey);
  }
  private onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.held) return;
    this.held = null;
    this.send("say", t("selection_cancelled"));
  };

  // Used by the page's shortcuts too: s, m, l take from the reserve, 1-9 are cells.
  takeSize(size: number): void {
    if (!this.movesFrom({ size }).length) return;
    this.held = null; // a key takes; only a second press on the piece itself puts it back
    this.take({ size });
  }
  pressCell(cell: number): void {
    const move = this.held && moveFrom(this.held, cell);
    if (move && this.legal(move)) return this.play(move);
    if (this.movesFrom({ cell }).length) this.take({ cell });
  }

  private movesFrom(source: Source): string[] {
    if (!this.view.enabled) return [];
    return this.view.info.moves.map((m) => m.move).filter((m) => sameSource(sourceOf(m), source));
  }
  private take(source: Source): void {
    this.held = sameSource(this.held, source) ? null : source;
    if (!this.held) return this.send("say", t("selection_cancelled"));
    const cells = this.movesFrom(source).map(targetOf).join(", ");
    const warning =
      "cell" in source && liftReveals(readGobblet(this.view.info.position), source.cell, this.view.info.side)
        ? ` ${t("lift_warning")}`
        : "";
    this.send(
      "say",
      ("size" in source ? t("taken_size", source.size, cells) : t("taken_cell", source.cell, cells)) + warning,
    );
  }

  override render(): TemplateResult {
    const board = readGobblet((this.view.preview ?? this.view.info).position);
    const far = this.view.flipped ? 1 : 2;
    return html`<div class="gobblet ${this.view.preview ? "ghost" : ""}">
      <div role="grid" aria-label=${t("board")} class="grid">
        ${this.reserve(board, far)}
        <div class="cells">
          ${[0, 3, 6].map((row) => html`<div role="row">${[1, 2, 3].map((i) => this.cell(board, row + i))}</div>`)}
        </div>
        ${this.reserve(board, (3 - far) as 1 | 2)}
      </div>
      <button class="small" aria-pressed=${this.peek} @click=${() => (this.peek = !this.peek)}>${t("peek")}</button>
    </div>`;
  }

  private reserve(board: GobbletBoard, owner: 1 | 2): TemplateResult {
    const mine = owner === this.view.info.side;
    return html`<div role="row" class="reserve">
      ${[1, 2, 3].map((size) => {
        const left = board.hand[owner - 1][size - 1];
        const source = { size };
        const legal = mine && this.movesFrom(source).length > 0;
        const held = mine && sameSource(this.held, source);
        return html`<div
          role="gridcell"
          class="spare ${legal ? "legal" : ""} ${held ? "held" : ""} ${mine && this.view.pick.startsWith(`${size}@`) ? "pick" : ""}"
        >
          <button
            data-cell=${`r${owner}${size}`}
            ?data-legal=${legal}
            tabindex="-1"
            aria-disabled=${legal ? "false" : "true"}
            aria-pressed=${held}
            aria-label=${t("spare_name", size, owner, left) + (legal ? `, ${t("legal")}` : "")}
            @click=${() => legal && this.take(source)}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              ${left ? draw({ owner, size: size as 1 | 2 | 3 }) : nothing}
            </svg>
            <span class="count" aria-hidden="true">×${left}</span>
            ${legal && !held ? this.badge(this.bestFrom(source)) : nothing}
          </button>
        </div>`;
      })}
    </div>`;
  }

  private bestFrom(source: Source): MoveTruth | undefined {
    const moves = this.movesFrom(source);
    return [...(this.view.truths?.values() ?? [])].find((m) => moves.includes(m.move));
  }

  private cell(board: GobbletBoard, cell: number): TemplateResult {
    const stack = board.cells[cell - 1];
    const top = stack.at(-1);
    const move = this.held ? moveFrom(this.held, cell) : "";
    const target = move !== "" && this.legal(move);
    const source = !target && this.movesFrom({ cell }).length > 0;
    const held = sameSource(this.held, { cell });
    const last =
      this.view.before !== null &&
      (targetOf(this.view.last) === cell || sameSource(sourceOf(this.view.last), { cell }));
    const arrived = this.view.before !== null && !this.view.preview && targetOf(this.view.last) === cell && !calm();
    const picked =
      this.view.pick !== "" && (targetOf(this.view.pick) === cell || sameSource(sourceOf(this.view.pick), { cell }));
    const truth = target ? this.view.truths?.get(move) : source ? this.bestFrom({ cell }) : undefined;
    return html`<div
      role="gridcell"
      class="cell ${target ? "target" : ""} ${source ? "legal" : ""} ${held ? "held" : ""} ${last ? "last" : ""} ${arrived ? "arrived" : ""} ${picked ? "pick" : ""}"
    >
      <button
        data-cell=${cell}
        ?data-legal=${target || source}
        tabindex="-1"
        aria-disabled=${target || source || held ? "false" : "true"}
        aria-label=${this.cellName(cell, stack, target, source, held) + (truth ? `, ${this.truthWords(truth.truth)}` : "")}
        @click=${() => this.pressCell(cell)}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true">
          ${stack.length > 1 ? svg`<circle class="beneath" cx="50" cy="50" r=${RADIUS[top!.size] + 3.5}></circle>` : nothing}${top ? draw(top) : nothing}
        </svg>
        <span class="number" aria-hidden="true">${cell}</span>
        ${
          this.peek && stack.length > 1
            ? html`<span class="under"
                >${stack
                  .slice(0, -1)
                  .map((p) => `${p.owner === 1 ? "●" : "✕"}${p.size}`)
                  .join(" ")}</span
              >`
            : nothing
        }
        ${truth ? this.badge(truth) : nothing}
      </button>
    </div>`;
  }

  private cellName(cell: number, stack: Piece[], target: boolean, source: boolean, held: boolean): string {
    const top = stack.at(-1);
    const under = stack
      .slice(0, -1)
      .reverse()
      .map((p) => t("piece_name", p.size, p.owner));
    const content = top
      ? t("piece_name", top.size, top.owner) + (under.length ? ` ${t("over", under.join(", "))}` : "")
      : t("empty");
    return `${t("cell_name", cell)}, ${content}${held ? `, ${t("held")}` : target ? `, ${t("legal_target")}` : source ? `, ${t("legal_source")}` : ""}`;
  }
}
