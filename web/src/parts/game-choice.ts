// Which game a form is about. What was typed for one game, its rules and a position, is not meant for another.
import { html, type TemplateResult } from "lit";
import type { GameInfo } from "../api/types";
import { say, t } from "../i18n/i18n";

const OF_ONE_GAME = ["rules", "position"];

export function gameChoice(games: GameInfo[], chosen: GameInfo, choose: (name: string) => void): TemplateResult {
  const change = ({ target }: Event): void => {
    const select = target as HTMLSelectElement;
    for (const name of OF_ONE_GAME) {
      const field = select.form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = "";
    }
    choose(select.value);
  };
  return html`<label
    >${t("game")}
    <select name="game" @change=${change}>
      ${games.map((g) => html`<option value=${g.name} ?selected=${g === chosen}>${say(g.title)}</option>`)}
    </select></label
  >`;
}
