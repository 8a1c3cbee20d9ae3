// A player's plate beside the board: who it is, what it has banked, whose turn it is, and that it thinks.
import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../api/types";
import { say, t } from "../i18n/i18n";
import { HUMAN } from "../model/session";
import { titleOf } from "../model/who";
import type { Desk } from "./desk";

interface Plate {
  side: 1 | 2;
  name: string;
  note: string; // what kind of player it is
  score: number | null;
  turn: boolean;
  won: boolean;
  human: boolean;
  thinking: boolean;
}

// What lies in a player's stores; null where the board has none.
export function banked(scene: Scene, side: 1 | 2): number | null {
  const stores = scene.places.filter((p) => p.kind === "store" && p.owner === side);
  return stores.length ? stores.flatMap((p) => p.pieces ?? []).reduce((n, p) => n + p.count, 0) : null;
}

function plate(p: Plate, stop: () => void, between: unknown): TemplateResult {
  return html`<div class="plate owner${p.side} ${p.turn ? "turn" : ""} ${p.human ? "human" : ""}" data-side=${p.side}>
    <span class="disc" aria-hidden="true">${p.side}</span>
    <b class="who">${p.name}</b>
    ${p.note ? html`<span class="note">${p.note}</span>` : nothing}
    ${
      p.thinking
        ? html`<span class="thinking">${t("thinking")}</span>
            <button class="small stop" @click=${stop}>${t("stop")}</button>`
        : nothing
    }
    ${between === nothing ? html`<span class="spacer"></span>` : between}
    ${
      p.won
        ? html`<span class="won">★ <span class="word">${t("winner")}</span></span>`
        : p.turn
          ? html`<span class="to-move">● ${t("to_move")}</span>`
          : nothing
    }
    ${p.score === null ? nothing : html`<span class="score" title=${t("banked_title")}>${p.score}</span>`}
  </div>`;
}

// A phone's plates have no room for it: there it stands first in the row of actions, while somebody thinks.
export function stopInRow(desk: Desk): TemplateResult | typeof nothing {
  return desk.thinking
    ? html`<button class="stop primary" @click=${() => desk.stopThinking()}>${t("stop")}</button>`
    : nothing;
}

// The plate of one side of a desk, with something between its name and its score; a game for one has none.
export function plateOf(desk: Desk, side: 1 | 2, between: unknown = nothing): TemplateResult | typeof nothing {
  const { game, session } = desk;
  if (game.solitaire) return nothing;
  const { outcome, side: mover, scene } = session.at.info!;
  const player = session.setup.players[side - 1];
  const level = game.levels.find((l) => l.player === player);
  const human = player === HUMAN;
  const turn = outcome === null && mover === side;
  const own = session.alone ? t("you") : t("player_n", side);
  return plate(
    {
      side,
      name: human ? own : level ? say(level.words) : titleOf(player),
      note: human ? (session.alone ? t("player_n", side) : "") : titleOf(player),
      score: banked(scene, side),
      turn,
      human,
      won: outcome !== null && outcome === (side === 1 ? 1 : -1),
      thinking: turn && desk.thinking !== null,
    },
    () => desk.stopThinking(),
    between,
  );
}
