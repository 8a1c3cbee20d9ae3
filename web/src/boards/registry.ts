// Which board shows which game; a game without one gets the plain board.
import { html, type TemplateResult } from "lit";
import "./exodia-board";
import "./gobblet-board";
import "./plain-board";
import "./pokemon-board";
import "./sowing-board";
import type { BoardView } from "./view";

type Draw = (view: BoardView) => TemplateResult;

const boards: Record<string, Draw> = {
  bantumi: (view) => html`<rk-sowing-board class="board" .view=${view}></rk-sowing-board>`,
  congklak: (view) => html`<rk-sowing-board class="board" .view=${view}></rk-sowing-board>`,
  gobblet: (view) => html`<rk-gobblet-board class="board" .view=${view}></rk-gobblet-board>`,
  exodia: (view) => html`<rk-exodia-board class="board" .view=${view}></rk-exodia-board>`,
  pokemon: (view) => html`<rk-pokemon-board class="board" .view=${view}></rk-pokemon-board>`,
};

export function drawBoard(view: BoardView): TemplateResult {
  return (boards[view.game.name] ?? ((v) => html`<rk-plain-board class="board" .view=${v}></rk-plain-board>`))(view);
}
