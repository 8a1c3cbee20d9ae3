// What a report is asked for besides its first player: how thorough it is, and who stands beside.
import { html, type TemplateResult } from "lit";
import { t } from "../i18n/i18n";
import type { SavedPlayer } from "../model/bench";

export interface Beside {
  named: string[];
  saved: SavedPlayer[];
}

// Fields of a form: `effort`, and `beside` for each that was chosen.
export function reportFields({ named, saved }: Beside): TemplateResult {
  const box = (value: string, words: string): TemplateResult =>
    html`<label class="check"><input type="checkbox" name="beside" value=${value} /> ${words}</label>`;
  return html`<label
      >${t("report_effort")}
      <select name="effort">
        <option value="quick">${t("report_quick")}</option>
        <option value="">${t("report_usual")}</option>
      </select></label
    >
    <fieldset class="beside">
      <legend>${t("report_beside")}</legend>
      ${named.map((name) => box(name, name))}
      ${saved.map(({ name }) => box(`saved/${name}`, `${name} (${t("saved")})`))}
    </fieldset>`;
}

// The fields as a request has them. Nobody stands beside himself.
export function reportWish(fields: FormData, first: string, textOf: (choice: string) => string) {
  const beside = fields.getAll("beside").map((choice) => textOf(String(choice)));
  const players = [first, ...beside.filter((p) => p !== first)];
  return { players, ...(fields.get("effort") === "quick" ? { quick: true } : {}) };
}
