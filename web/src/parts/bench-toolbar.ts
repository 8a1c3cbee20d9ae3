// The row of actions of the workbench: undo, a text to begin with, keeping, sharing, and the rest behind one menu.
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/i18n";
import type { SavedPlayer } from "../model/bench";
import { menu } from "./menu";

export interface BenchTools {
  canUndo: boolean;
  canRedo: boolean;
  hasText: boolean;
  good: boolean; // the text has no errors
  hasPuzzle: boolean;
  texts: SavedPlayer[];
  saved: SavedPlayer[];
}
export interface BenchActs {
  step(by: -1 | 1): void;
  take(text: string): void;
  save(): void;
  share(): void;
  export(): void;
  tune(): void;
  report(): void;
  beat(): void;
  toTournament(): void;
  forget(name: string): void;
}

function start({ texts, saved }: BenchTools, act: BenchActs): TemplateResult {
  const take = (event: Event): void => {
    const select = event.target as HTMLSelectElement;
    const from = [...texts, ...saved][select.selectedIndex - 1];
    select.value = "";
    if (from) act.take(from.text);
  };
  const group = (label: string, kind: string, some: SavedPlayer[]): TemplateResult =>
    html`<optgroup label=${label}>
      ${some.map((x) => html`<option value="${kind}/${x.name}">${x.name}</option>`)}
    </optgroup>`;
  return html`<label
    >${t("start_from")}
    <select @change=${take}>
      <option value="">${t("another_player")}</option>
      ${group(t("shipped_texts"), "text", texts)} ${saved.length ? group(t("saved_texts"), "saved", saved) : nothing}
    </select></label
  >`;
}

async function read(event: Event, act: BenchActs): Promise<void> {
  const input = event.target as HTMLInputElement;
  const text = await input.files?.[0]?.text();
  input.value = "";
  if (text) act.take(text);
}

function more(tools: BenchTools, act: BenchActs): TemplateResult {
  const item = (label: string, ready: boolean, does: () => void): TemplateResult =>
    html`<button ?disabled=${!ready} @click=${does}>${label}</button>`;
  return html`${item(t("export_text"), tools.hasText, () => act.export())}
    <label class="button"
      >${t("import_text")}
      <input class="sr" type="file" accept=".greedy,text/plain" @change=${(e: Event) => void read(e, act)}
    /></label>
    ${item(t("tune_weights"), tools.good, () => act.tune())} ${item(t("make_report"), tools.good, () => act.report())}
    ${tools.hasPuzzle ? item(t("beat"), tools.good, () => act.beat()) : nothing}
    ${item(t("to_tournament"), tools.good, () => act.toTournament())}
    ${tools.saved.map(({ name }) => item(t("forget_player", name), true, () => act.forget(name)))}`;
}

export function benchToolbar(tools: BenchTools, act: BenchActs): TemplateResult {
  return html`<div class="toolbar" role="group" aria-label=${t("tools")}>
    <button ?disabled=${!tools.canUndo} @click=${() => act.step(-1)}>${t("undo")}</button>
    <button ?disabled=${!tools.canRedo} @click=${() => act.step(1)}>${t("redo")}</button>
    ${start(tools, act)}
    <button class="primary" ?disabled=${!tools.good} @click=${() => act.save()}>${t("save")}</button>
    <button ?disabled=${!tools.hasText} @click=${() => act.share()}>${t("share")}</button>
    ${menu(t("more"), more(tools, act))}
  </div>`;
}
