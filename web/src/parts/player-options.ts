// Lists of players to choose from: named ones, texts that come with the program, saved ones.
import { html, type TemplateResult } from "lit";
import type { GameInfo } from "../api/types";
import { t } from "../i18n/i18n";
import type { SavedPlayer } from "../model/bench";

export interface Offered {
  named: string[];
  texts?: SavedPlayer[];
  saved?: SavedPlayer[];
}

export function playerOptions({ named, texts = [], saved = [] }: Offered, chosen: string): TemplateResult[] {
  const option = (value: string, words: string): TemplateResult =>
    html`<option value=${value} ?selected=${value === chosen}>${words}</option>`;
  return [
    ...named.map((name) => option(name, name)),
    ...texts.map(({ name }) => option(`text/${name}`, `${name} (${t("as_text")})`)),
    ...saved.map(({ name }) => option(`saved/${name}`, `${name} (${t("saved")})`)),
  ];
}

// The greedy players of a game: they draw no lots and look no further.
export function greedyChoice(game: GameInfo, chosen: string, pick: (event: Event) => void): TemplateResult {
  return html`<label
    >${t("player")}
    <select @change=${pick}>
      ${game.players
        .filter((p) => p.deterministic && p.name !== "alphabeta")
        .map((p) => html`<option ?selected=${p.name === chosen}>${p.name}</option>`)}
    </select></label
  >`;
}
