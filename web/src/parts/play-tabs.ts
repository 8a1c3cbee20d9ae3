// What stands in the panel beside a board: advice, truth, the moves, the game and its players.
import { html, nothing, type TemplateResult } from "lit";
import type { AdviceDoc } from "../api/types";
import { download } from "../base/download";
import { say, t } from "../i18n/i18n";
import { writeRecord } from "../model/record";
import type { Desk } from "./desk";
import "./advice-table";
import "./move-list";
import "./setup-form";
import "./truth-panel";

type Chosen = (player: string) => void;

// The table comes with the second hint; if the truth is shown, it stands beside each candidate.
export function adviceTab(desk: Desk, beside: AdviceDoc[], chosen: Chosen): TemplateResult {
  const { advice, adviser, hintLevel, game, session } = desk;
  const { info } = session.at;
  if (info!.outcome !== null) return html`<p>${t("game_over")}</p>`;
  if (hintLevel < 2 || !advice)
    return html`${session.at.parent || hintLevel ? nothing : html`<p class="goal">${say(game.goal)}</p>`}
      <p>${hintLevel === 1 ? t("hint_again") : t("advice_hidden", adviser)}</p>
      ${adviserChoice(desk, chosen)}`;
  const truths = desk.truth.moves;
  const judged = (move: string) => {
    const { truth, verdict, best } = truths?.get(move) ?? {};
    return { truth, verdict, best };
  };
  const choice = { ...advice, candidates: advice.candidates.map((c) => ({ ...c, ...judged(c.move) })) };
  return html`<rk-advice-table
      .choice=${choice}
      .info=${info}
      .beside=${beside}
      ?playable=${session.isHuman(info!.side)}
      ?chance=${game.hidden}
      ?alone=${game.solitaire}
    ></rk-advice-table>
    <p class="adviser">${adviserChoice(desk, chosen)} <span class="note">${say(advice.credit)}</span></p>`;
}
// Every player of the game can be asked; their tables can be compared one after the other.
function adviserChoice({ game, adviser }: Desk, chosen: Chosen): TemplateResult {
  const option = (p: (typeof game.players)[number]): TemplateResult =>
    html`<option ?selected=${p.name === adviser} title=${say(p.about)}>${p.name}</option>`;
  return html`<label
    >${t("adviser")}
    <select @change=${(e: Event) => chosen((e.target as HTMLSelectElement).value)}>
      ${game.players.map(option)}
    </select></label
  >`;
}

export function truthTab({ truth, game, session }: Desk): TemplateResult {
  if (!truth.on)
    return html`<p>${t("truth_off")}</p>
      <button @click=${() => void truth.toggle()}>${t("show_truth")}</button>`;
  const seeAll = (): void => {
    truth.seeAll = !truth.seeAll;
    void truth.find();
  };
  const hiddenCards = html`<label class="check"
    ><input type="checkbox" .checked=${truth.seeAll} @change=${seeAll} /> ${t("see_all")}</label
  >`;
  return html`${game.hidden ? hiddenCards : nothing}
    <rk-truth-panel
      .doc=${truth.doc}
      .info=${session.at.info ?? null}
      ?busy=${truth.busy}
      ?clairvoyant=${truth.seeAll}
      ?chance=${game.hidden}
      ?alone=${game.solitaire}
    ></rk-truth-panel>`;
}

export function movesTab(desk: Desk, load: (record: File) => void): TemplateResult {
  const { game, session } = desk;
  const copyPosition = async (): Promise<void> => {
    const { position } = session.at.info!;
    await navigator.clipboard?.writeText(position).catch(() => undefined);
    desk.tell(() => position);
  };
  const opened = (event: Event): void => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) load(file);
  };
  return html`<rk-move-list .session=${session} .stamp=${desk.stamp}></rk-move-list>
    <p class="actions">
      <button @click=${() => download(`${game.name}.rkr`, writeRecord(session))}>${t("save_record")}</button>
      <button @click=${() => void copyPosition()}>${t("copy_position")}</button>
      <label class="button"
        >${t("open_record")} <input class="sr" type="file" accept=".rkr,text/plain" @change=${opened}
      /></label>
    </p>`;
}

export function gameTab({ game, session }: Desk): TemplateResult {
  const { rules, position } = session.at.info!;
  return html`<p>${say(game.goal)}</p>
    <rk-setup-form .game=${game} .setup=${session.setup} .rules=${rules}></rk-setup-form>
    <p class="note">${t("position")}: <code class="position">${game.hidden ? "" : position}</code></p>`;
}
