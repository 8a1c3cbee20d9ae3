// The options of a list of players: named ones, texts that come with the program, saved ones.
import { html, type TemplateResult } from "lit";
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
