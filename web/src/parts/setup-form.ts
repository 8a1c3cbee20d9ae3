// A new game: who plays, under which rules, from which position, with which seed.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GameInfo, RuleInfo } from "../api/types";
import { say, t } from "../i18n/i18n";
import { HUMAN, type Setup } from "../model/session";
import { Part } from "../base/part";
import { readSeed, seedAfter } from "../model/seed";

@customElement("rk-setup-form")
export class SetupForm extends Part {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) setup!: Setup;
  @property({ attribute: false }) rules: Record<string, string | number> = {};

  override render(): TemplateResult {
    return html`<form class="setup" @submit=${this.submit}>
      ${this.game.solitaire ? nothing : [0, 1].map((i) => this.player(i as 0 | 1))}
      <details>
        <summary>${t("rules_and_position")}</summary>
        ${this.game.rules.map((r) => this.rule(r))}
        <label
          >${t("position")} <input name="position" .value=${this.setup.position} placeholder=${t("position_hint")}
        /></label>
        <label
          >${t("seed")} <input name="seed" inputmode="numeric" pattern="[0-9]{1,20}" .value=${this.setup.seed}
        /></label>
      </details>
      <button class="primary">${t("new_game")}</button>
      ${
        this.game.hidden
          ? html`<button type="button" @click=${() => this.send("again")}>${t("same_cards")}</button>`
          : nothing
      }
    </form>`;
  }

  private player(i: 0 | 1): TemplateResult {
    return html`<label
      >${t("player_n", i + 1)}
      <select name="player${i}">
        <option value=${HUMAN} ?selected=${this.setup.players[i] === HUMAN}>${t("human")}</option>
        <optgroup label=${t("levels")}>
          ${this.game.levels.map(
            (l) =>
              html`<option value=${l.player} ?selected=${this.setup.players[i] === l.player}>
                ${say(l.words)} (${l.player})
              </option>`,
          )}
        </optgroup>
        <optgroup label=${t("all_players")}>
          ${this.game.players
            .filter((p) => !this.game.levels.some((l) => l.player === p.name))
            .map(
              (p) =>
                html`<option value=${p.name} ?selected=${this.setup.players[i] === p.name} title=${say(p.about)}>
                  ${p.name}
                </option>`,
            )}
        </optgroup>
      </select></label
    >`;
  }

  private rule(r: RuleInfo): TemplateResult {
    const now = String(this.rules[r.key] ?? r.default);
    const options = /^[\w-]+(\|[\w-]+)+$/.test(r.allowed) ? r.allowed.split("|") : null;
    return html`<label title=${say(r)}
      >${say(r)} (<code>${r.key}</code>)
      ${
        options
          ? html`<select name="rule_${r.key}">
              ${options.map((o) => html`<option ?selected=${o === now}>${o}</option>`)}
            </select>`
          : html`<input name="rule_${r.key}" .value=${now} size="8" />`
      }</label
    >`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    const rules = this.game.rules
      .filter((r) => text(`rule_${r.key}`) !== String(r.default))
      .map((r) => `${r.key}=${text(`rule_${r.key}`)}`);
    const typed = readSeed(text("seed"));
    const seed = this.game.hidden && typed === this.setup.seed ? seedAfter(typed) : typed;
    this.send<Setup>("setup", {
      rules: rules.join(","),
      position: text("position"),
      seed,
      players: [text("player0") || HUMAN, text("player1") || HUMAN],
    });
  }
}
