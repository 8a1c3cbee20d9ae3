// What the greedy loop chose beside the truth: local and global optimum, as far as they are known.
import { html, nothing, type TemplateResult } from "lit";
import type { MoveTruth, TruthDoc } from "../api/types";
import { t } from "../i18n/i18n";
import { inWords, isOpen } from "../model/truth";
import type { Desk } from "./desk";
import { term } from "./tip";

// `called`: what the moves of a whole turn are called, as far as their positions were seen.
export function localAndGlobal(desk: Desk, S: string[], called: (move: string) => string): TemplateResult {
  const { truth } = desk.session.at;
  const ask = html`<button @click=${() => void desk.truth.find()}>${t("ask_global")}</button>`;
  return html`<section class="ending">
    <h2>${term("optimum", t("local_global"))}</h2>
    <p>${S.length ? t("local_is", S.map(called).join(", ")) : t("no_feasible")}</p>
    ${truth?.optimum ? optimumPart(desk, truth, S[0], called) : desk.truth.busy ? html`<p>${t("computing")}</p>` : ask}
  </section>`;
}
// Only what the document claims: the optimum where it is proved or measured, else which moves may be it.
function optimumPart(desk: Desk, doc: TruthDoc, local: string, called: (move: string) => string): TemplateResult {
  const { optimum, moves, truth } = doc;
  const mine = moves?.find((m) => m.move === local);
  const best = moves?.find((m) => m.move === optimum!.moves[0]);
  const longer = html`<button @click=${() => void desk.truth.find(15, true)}>${t("compute_longer")}</button>`;
  const words = { proved: "global_is", likely: "global_likely" } as const;
  const claim = optimum!.claim;
  const bestAre = optimum!.moves.map(called).join(", ");
  return html`<p data-claim=${claim} data-moves=${optimum!.moves.join(" ")}>
      ${
        claim === "proved" || claim === "likely"
          ? t(words[claim], bestAre, best ? inWords(best.truth) : "")
          : t("global_open", inWords(truth), bestAre)
      }
      ${isOpen(doc) ? longer : nothing}
    </p>
    ${mine ? html`<p><b>${parting(mine, called(mine.move))}</b></p>` : nothing}`;
}
function parting(mine: MoveTruth, name: string): string {
  if (mine.best === "proved") return t("they_agree");
  if (mine.best === "no") return t("they_part", name, inWords(mine.truth));
  if (mine.best === "unlikely") return t("they_part_likely", name, inWords(mine.truth));
  return t(mine.best === "likely" ? "they_agree_likely" : "they_open", name, inWords(mine.truth));
}
