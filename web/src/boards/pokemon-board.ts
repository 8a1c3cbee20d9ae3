// Pokemon: both sides' active and bench with HP and energies, the own hand, and the moves by kind.
import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { say, t } from "../i18n/i18n";
import { Board } from "./board";
import { pokemonWords, verbName } from "./card-words";
import { moveButton } from "./move-button";
import { readBattle, readMove, type Half, type Slot } from "./pokemon";

const BENCH = 5;
const ATTACKS = ["attack", "pass"];

@customElement("rk-pokemon-board")
export class PokemonBoardElement extends Board {
  override render(): TemplateResult {
    const info = this.view.preview ?? this.view.info;
    const battle = readBattle(say(info.picture));
    const far = this.view.flipped ? 1 : 2;
    const attacking = this.view.info.moves.every((m) => ATTACKS.includes(readMove(m.move).verb));
    return html`<div class="pokemon ${this.view.preview ? "ghost" : ""}">
      ${this.half(battle.halves[far - 1], far)} ${this.half(battle.halves[2 - far], 3 - far)}
      <ol class="phases">
        <li class=${attacking ? "" : "now"} aria-current=${attacking ? "false" : "step"}>${t("phase_prepare")}</li>
        <li class=${attacking ? "now" : ""} aria-current=${attacking ? "step" : "false"}>${t("phase_attack")}</li>
      </ol>
      <p class="hand">
        <b>${t("zone_hand")}</b>
        ${!this.view.enabled ? t("hand_hidden") : battle.hand.map((c) => (/^[A-Z]$/.test(c) ? html`<span class="energy e${c}" title=${c}>${c}</span>` : html`<span class="mini">${c}</span>`))}
      </p>
      ${this.view.info.outcome === null ? html`<div role="grid" aria-label=${t("legal_moves")} class="verbs">${this.verbs()}</div>` : nothing}
    </div>`;
  }

  private half(half: Half, player: number): TemplateResult {
    return html`<section class="half owner${player}" aria-label=${t("player_n", player)}>
      <p class="facts">
        <b>${t("player_n", player)}</b> ${t("half_facts", half.hand, half.deck, half.discard)} ·
        <span class="prizes"
          ><span aria-hidden="true">${"▮".repeat(half.prizes)}</span> ${t("prizes_left", half.prizes)}</span
        >
      </p>
      <ul class="slots">
        ${this.active(half)}${half.slots.filter((s) => s.place !== "a").map((s) => this.spot(s))}${this.free(half)}
      </ul>
    </section>`;
  }
  private active(half: Half): TemplateResult {
    const slot = half.slots.find((s) => s.place === "a");
    return slot ? this.spot(slot) : html`<li class="slot active free">${t("no_active")}</li>`;
  }
  // Places of the bench that hold nothing, for the eye.
  private free(half: Half): TemplateResult[] {
    const taken = half.slots.filter((s) => s.place !== "a").length;
    return Array.from(
      { length: Math.max(0, BENCH - taken) },
      () => html`<li class="slot free" aria-hidden="true">${t("bench_free")}</li>`,
    );
  }

  private spot(s: Slot): TemplateResult {
    const share = Math.max(0, Math.min(1, s.left / s.hp));
    return html`<li class="slot ${s.place === "a" ? "active" : ""}">
      <span class="name">${s.name}</span>
      <span class="where">${s.place === "a" ? t("active") : t("bench_n", s.place.slice(1))}</span>
      ${
        s.hp
          ? html`<svg class="hp" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect class="all" width="100" height="8"></rect>
                ${svg`<rect class="left ${share < 0.34 ? "low" : ""}" width=${(share * 100).toFixed(1)} height="8"></rect>`}
              </svg>
              <span class="points">${s.left}/${s.hp} HP</span>`
          : nothing
      }
      <span class="energies"
        >${[...s.energies].map((e) => html`<span class="energy e${e}" title=${e}>${e}</span>`)}</span
      >
      ${s.status ? html`<span class="status">${s.status}</span>` : nothing}
    </li>`;
  }

  private verbs(): TemplateResult[] {
    const groups = new Map<string, string[]>();
    for (const m of this.view.info.moves) {
      const verb = readMove(m.move).verb;
      groups.set(verb, [...(groups.get(verb) ?? []), m.move]);
    }
    return [...groups].map(
      ([verb, moves]) =>
        html`<div role="row" class="verb" aria-label=${verbName(verb)}>
          ${moves.map((m) => html`<div role="gridcell">${moveButton(this.view, m, pokemonWords(m), () => this.view.enabled && this.play(m))}</div>`)}
        </div>`,
    );
  }
}
