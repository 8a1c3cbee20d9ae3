// "Why not this?": the comparison that the player made, as the document tells it. Where sums were compared, the rules
// that differ stand below with their points.
import { html, nothing, type TemplateResult } from "lit";
import type { PositionDoc, WhyNot } from "../api/types";
import { num, say, signed, t } from "../i18n/i18n";
import { moveTold, worded } from "../model/describe";
import { capital, cardsIn } from "../scene/words";

export function whyNot(info: PositionDoc | null, pick: string, other: string, why: WhyNot): TemplateResult {
  const legal = (move: string): boolean => info!.moves.some((m) => m.move === move);
  const told = (move: string): string =>
    !info ? move : legal(move) ? moveTold(info, move) : cardsIn(info.scene, move) || move;
  // On a table of cards notation says nothing: the sentence and the table name their moves as the heading does.
  const named = (move: string): string => (info && worded(info) ? capital(told(move)) : move);
  const sentence = [pick, other].reduce((text, move) => withName(text, move, named(move)), say(why.sentence));
  return html`<section class="why" aria-live="polite">
    <h3>${t("why_title", told(pick), told(other))}</h3>
    <p>${sentence}</p>
    ${why.by === "sum" ? sums(why, named) : nothing}
  </section>`;
}
// The sentence begins with a move, or names it after a semicolon.
function withName(sentence: string, move: string, name: string): string {
  if (name === move) return sentence;
  if (sentence.startsWith(`${move} `)) return `“${name}”${sentence.slice(move.length)}`;
  return sentence.replace(`; ${move} `, () => `; “${name}” `);
}

function sums({ pick, other, rules }: WhyNot, named: (move: string) => string): TemplateResult | typeof nothing {
  if (!pick || !other) return nothing;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t("rule")}</th>
        <th scope="col" class="n">${named(pick.move)}</th>
        <th scope="col" class="n">${named(other.move)}</th>
        <th scope="col" class="n">${t("difference")}</th>
      </tr>
    </thead>
    <tbody>
      ${(rules ?? []).map(
        (r) =>
          html`<tr>
            <td>${say(r.words)}</td>
            <td class="n">${num(r.pick)}</td>
            <td class="n">${num(r.other)}</td>
            <td class="n">${signed(r.pick - r.other)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("total")}</th>
        <td class="n">${num(pick.total)}</td>
        <td class="n">${num(other.total)}</td>
        <td class="n"><b>${signed(pick.total - other.total)}</b></td>
      </tr>
    </tfoot>
  </table>`;
}
