// The games of a match, pair by pair: the same players from the same opening, with sides swapped. Each can be replayed.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { faultWords, recordsOf } from "../api/client";
import type { MatchDoc } from "../api/types";
import { say, t, silent, type Saying } from "../i18n/i18n";
import { readRecord } from "../model/record";
import { Part } from "../base/part";
import { root } from "../api/root";
import { playerName } from "../model/describe";

@customElement("rk-match-games")
export class MatchGames extends Part {
  @property({ attribute: false }) match!: MatchDoc;
  @property({ attribute: false }) position = ""; // as the match was asked for: empty where every game is dealt anew
  @state() private meeting = "0 1";
  @state() private pair = 1;
  @state() private records: string[] = [];
  @state() private saying: Saying = silent;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("match") && (changed.get("match") as MatchDoc | undefined)?.seed !== this.match.seed)
      [this.records, this.saying] = [[], silent];
  }

  private async show(event: Event): Promise<void> {
    event.preventDefault();
    const { game, rules, seed, openings, opening_draw, players } = this.match;
    const [a, b] = this.meeting.split(" ").map((i) => players[Number(i)].name);
    const settings = Object.entries(rules)
      .map(([k, v]) => `${k}=${v}`)
      .join(",");
    try {
      this.records = await recordsOf({
        game,
        rules: settings,
        position: this.position,
        players: [a, b],
        seed,
        openings,
        opening_draw,
        pair: this.pair - 1,
      });
      const { pair } = this;
      this.saying = () => t("games_shown", pair, playerName(a), playerName(b));
    } catch (error) {
      [this.records, this.saying] = [[], () => faultWords(error, t("offline"), say)];
    }
  }

  override render(): TemplateResult {
    const names = this.match.players.map((p) => playerName(p.name));
    const meetings = names.flatMap((a, i) =>
      names.slice(i + 1).map((b, j) => ({ value: `${i} ${i + 1 + j}`, text: `${a} – ${b}` })),
    );
    return html`<h2>${t("match_games")}</h2>
      <p class="note">${t("match_games_lead")}</p>
      <form class="setup" @submit=${(e: Event) => void this.show(e)}>
        ${
          meetings.length > 1
            ? html`<label
                >${t("meeting")}
                <select @change=${(e: Event) => (this.meeting = (e.target as HTMLSelectElement).value)}>
                  ${meetings.map((m) => html`<option value=${m.value}>${m.text}</option>`)}
                </select></label
              >`
            : nothing
        }
        <label
          >${t("pair_of", this.match.pairs)}
          <input
            name="pair"
            type="number"
            min="1"
            max=${this.match.pairs}
            .value=${String(this.pair)}
            @input=${(e: Event) =>
              (this.pair = Math.min(this.match.pairs, Math.max(1, Number((e.target as HTMLInputElement).value) || 1)))}
        /></label>
        <button>${t("show_games")}</button>
      </form>
      <p role="status">${this.saying()}</p>
      ${
        this.records.length
          ? html`<ul class="records">
              ${this.records.map((text) => this.entry(text))}
            </ul>`
          : nothing
      }`;
  }
  private entry(text: string): TemplateResult {
    const { tags, moves } = readRecord(text);
    const title = t("game_line", tags.Player1 ?? "", tags.Player2 ?? "", tags.Result ?? "*", moves.length);
    return html`<li>
      ${title}
      <a class="button" href="${root}review#record=${encodeURIComponent(text)}" aria-label="${t("replay")}: ${title}"
        >${t("replay")}</a
      >
    </li>`;
  }
}
