// The board of the workbench: the pick of the text in a position, and what each rule says there.
import { html, nothing, type TemplateResult } from "lit";
import type { AdviceDoc, GameInfo, PositionDoc } from "../api/types";
import "../boards/board";
import { boardOf } from "../boards/view";
import { t, type Saying } from "../i18n/i18n";
import { placeFragment } from "../model/share";
import { root } from "../api/root";
import "./advice-table";

export interface BenchPosition {
  game: GameInfo;
  rules: string;
  info: PositionDoc;
  advice: AdviceDoc | null;
  wrong: boolean; // the text has errors: the pick is an older one's
}
export interface BenchMoves {
  play(move: string): void;
  say(words: Saying): void;
  next(): void; // another position
  start(): void; // the start of the game
}

export function benchBoard({ game, rules, info, advice, wrong }: BenchPosition, act: BenchMoves): TemplateResult {
  const pick = wrong ? "" : (advice?.pick ?? "");
  const view = { ...boardOf(info, game), enabled: true, pick, flipped: info.side === 2 };
  const play = (e: CustomEvent<string>): void => act.play(e.detail);
  return html`<rk-board
      class="board ${wrong ? "stale" : ""}"
      .view=${view}
      @play=${play}
      @say=${(e: CustomEvent<Saying>) => act.say(e.detail)}
    ></rk-board>
    <p class="toolbar">
      <button class="primary" @click=${() => act.next()}>${t("next_position")}</button>
      <button ?disabled=${!pick} @click=${() => act.play(pick)}>${t("play_pick")}</button>
      <button @click=${() => act.start()}>${t("start_position")}</button>
      <a class="button" href="${root}${game.name}/setup#${placeFragment(rules, info.position)}">${t("set_up")}</a>
    </p>
    ${
      advice?.candidates && !wrong
        ? html`<h3>${t("rules_say")}</h3>
            <rk-advice-table
              .choice=${advice}
              .info=${info}
              ?chance=${game.hidden}
              ?alone=${game.solitaire}
              ?playable=${true}
              @play=${play}
            ></rk-advice-table>`
        : nothing
    }`;
}
