// The moves of the game with their verdicts and branches.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { signedPercent, t } from "../i18n/i18n";
import { moveNote, nodeName } from "../model/describe";
import type { Session } from "../model/session";
import { glyphWords, inWords, lossWords, unitName } from "../model/truth";
import { judged, lineThrough, ply, type Node } from "../model/tree";
import { Part } from "../base/part";
import { term } from "./tip";

const LEAST_LUCK = 0.05; // smaller differences drown in the intervals of the estimates

// What chance gave with this move: the winning chance after it minus what the move was worth, for the one who made it.
// Nothing where one of the two is not known, or where the game asks another question on the next turn.
export function luckOf(node: Node, solitaire: boolean): number | null {
  const worth = judged(node)?.truth;
  if (worth?.kind !== "estimate" || worth.unit !== "win_chance" || (solitaire && node.move === "end")) return null;
  const mover = node.parent?.info?.side;
  const after = chanceAfter(node);
  return after === null ? null : (node.info?.side === mover || solitaire ? after : 1 - after) - worth.mean;
}
function chanceAfter(node: Node): number | null {
  const outcome = node.info?.outcome;
  if (outcome !== undefined && outcome !== null) return (1 + (node.info!.side === 1 ? outcome : -outcome)) / 2;
  const now = node.truth?.truth;
  return now?.kind === "estimate" && now.unit === "win_chance" ? now.mean : null;
}

@customElement("rk-move-list")
export class MoveList extends Part {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) stamp: unknown;
  @state() private byLoss = false;

  override render(): TemplateResult {
    const line = lineThrough(this.session.at).slice(1);
    if (!line.length) return html`<p>${t("no_moves_yet")}</p>`;
    const known = line.filter((n) => (judged(n)?.mistake ?? "possible") !== "possible");
    const kept = known.filter((n) => !judged(n)!.verdict).length;
    const given = (n: Node) => judged(n)?.loss ?? judged(n)?.loss_at_least ?? -1;
    const shown = this.byLoss ? [...line].sort((a, b) => given(b) - given(a)) : line;
    return html`${this.luckLine(line)}${
        known.length
          ? html`<p>
              ${term("kept", t("value_kept", kept, known.length))}
              <button class="small" aria-pressed=${this.byLoss} @click=${() => (this.byLoss = !this.byLoss)}>
                ${t("sort_loss")}
              </button>
            </p>`
          : nothing
      }
      <ol class="line">
        ${shown.map((n) => this.entry(n))}
      </ol>
      ${this.branches(line)}`;
  }

  private luckLine(line: Node[]): TemplateResult | typeof nothing {
    const { solitaire } = this.session.game;
    const sums = ([1, 2] as const).map((side) =>
      line
        .filter((n) => this.session.mover(n) === side)
        .map((n) => luckOf(n, solitaire))
        .filter((x) => x !== null),
    );
    if (!sums.flat().length) return nothing;
    const show = (xs: number[]) => signedPercent(xs.reduce((a, b) => a + b, 0));
    const unit = unitName(line.map(judged).find((m) => m)!.truth);
    const words = solitaire ? t("luck_solo", show(sums[0]), unit) : t("luck_both", show(sums[0]), show(sums[1]), unit);
    return html`<p class="luck">${term("luck", words)}</p>`;
  }

  private entry(n: Node): TemplateResult {
    const j = judged(n);
    const now = n === this.session.at;
    return html`<li class="owner${this.session.mover(n)}">
      <span class="ply">${ply(n)}.</span>
      <button
        class="move ${now ? "now" : ""}"
        aria-current=${now ? "true" : "false"}
        aria-label=${t("goto_ply", ply(n), nodeName(n))}
        @click=${() => this.send("goto", n)}
      >
        ${nodeName(n)}
      </button>
      ${this.inWords(n)}
      ${
        j?.verdict
          ? html`<b class="glyph g${j.verdict.length}${j.verdict.includes("!") ? "s" : ""}"
                >${term("verdict", j.verdict)}</b
              >
              <span class="verdict">${glyphWords(j.verdict)}${lossWords(j)}</span>`
          : nothing
      }
      ${j ? html`<span class="truth-note">${inWords(j.truth)}</span>` : nothing}
      ${this.luckNote(n)}${n.comment ? html`<span class="comment">${n.comment}</span>` : nothing}
    </li>`;
  }

  private inWords(n: Node): TemplateResult | typeof nothing {
    const words = moveNote(n.parent?.info, n.move);
    return words ? html`<span class="note">${words}</span>` : nothing;
  }
  private luckNote(n: Node): TemplateResult | typeof nothing {
    const luck = luckOf(n, this.session.game.solitaire);
    return luck === null || Math.abs(luck) < LEAST_LUCK
      ? nothing
      : html`<span class="luck-note">${t("luck_is", signedPercent(luck))}</span>`;
  }

  private branches(line: Node[]): TemplateResult | typeof nothing {
    const main = new Set(line);
    const others = [line[0].parent!, ...line].flatMap((n) => n.children.filter((c) => !main.has(c)));
    if (!others.length) return nothing;
    return html`<h3>${t("branches")}</h3>
      <ul class="branches">
        ${others.map(
          (n) =>
            html`<li>
              ${t("branch_at", ply(n))}
              <button
                class="move"
                aria-label=${t("goto_ply", ply(n), nodeName(n))}
                @click=${() => this.send("goto", n)}
              >
                ${nodeName(n)}
              </button>
            </li>`,
        )}
      </ul>`;
  }
}
