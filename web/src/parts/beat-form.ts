// Whom to beat, from which seat, on which board.
import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, RuleInfo } from "../api/types";
import { say, t } from "../i18n/i18n";
import { playerOptions, type Offered } from "./player-options";
import { titleOf } from "../model/who";
import { capital } from "../scene/words";

export interface BeatChoice {
  player: string;
  seat: 1 | 2;
  rules: string;
}
interface BeatOffered extends Offered {
  given: string; // a text that came with the link
  game: GameInfo;
}

const chosen = (event: Event): string => (event.target as HTMLSelectElement).value;

export function beatForm(
  offered: BeatOffered,
  choice: BeatChoice,
  choose: (choice: BeatChoice) => void,
): TemplateResult {
  const { given, game } = offered;
  return html`<div class="setup beat-form">
    <label
      >${t("against")}
      <select name="player" @change=${(e: Event) => choose({ ...choice, player: chosen(e) })}>
        ${
          given
            ? html`<option value="given" ?selected=${choice.player === "given"}>${titleOf(given)}</option>`
            : nothing
        }
        ${playerOptions(offered, choice.player)}
      </select></label
    >
    <label
      >${t("beat_seat")}
      <select name="seat" @change=${(e: Event) => choose({ ...choice, seat: chosen(e) === "2" ? 2 : 1 })}>
        ${([1, 2] as const).map(
          (seat) => html`<option value=${seat} ?selected=${seat === choice.seat}>${t("player_n", seat)}</option>`,
        )}
      </select></label
    >
    ${sizes(game).length ? sizePart(game, choice, choose) : nothing}
  </div>`;
}

// Rules that are numbers: how large the board is. Small ones are proved at once.
const sizes = (game: GameInfo): RuleInfo[] =>
  game.rules.filter((r) => Number(r.default) > 1 && /^\d+-\d+$/.test(r.allowed));

function sizePart(game: GameInfo, choice: BeatChoice, choose: (choice: BeatChoice) => void): TemplateResult {
  const now = new Map(choice.rules.split(",").map((r) => r.split("=") as [string, string]));
  const set = (key: string, value: string): void => {
    now.set(key, value);
    const usual = (k: string): boolean => String(game.rules.find((r) => r.key === k)?.default) === now.get(k);
    const rules = [...now].filter(([k]) => k && !usual(k)).map(([k, v]) => `${k}=${v}`);
    choose({ ...choice, rules: rules.join(",") });
  };
  return html`${sizes(game).map((r) => {
    const [low, high] = r.allowed.split("-").map(Number);
    const value = Number(now.get(r.key) ?? r.default);
    const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    return html`<label
      >${capital(say(r))}
      <select name="rule_${r.key}" @change=${(e: Event) => set(r.key, chosen(e))}>
        ${all.map((n) => html`<option ?selected=${n === value}>${n}</option>`)}
      </select></label
    >`;
  })}`;
}
