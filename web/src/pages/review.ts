// A record with the truth beside it: paste it or open a file; every mistake is marked and can be tried again on the page of the
// game.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { GameInfo } from "../api/types";
import { say, t } from "../i18n/i18n";
import { playRecord, readRecord, writeRecord } from "../model/record";
import { HUMAN, Session } from "../model/session";
import { lineThrough, type Node } from "../model/tree";
import { AnalysisDesk } from "../parts/analysis-desk";
import { download } from "../base/download";
import "../parts/move-box";
import "../parts/move-list";
import "../parts/value-graph";

@customElement("rk-review")
export class Review extends AnalysisDesk {
  @property({ attribute: false }) games: GameInfo[] = [];
  @property({ attribute: false }) fragment = "";
  @state() private text = "";

  override connectedCallback(): void {
    super.connectedCallback();
    this.message = t("review_lead");
  }
  // A record may come with the address: the games of a tournament are opened so.
  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("fragment")) return;
    const record = new URLSearchParams(this.fragment).get("record");
    if (record) void this.read((this.text = record));
  }
  protected override moved(): void {
    this.requestUpdate();
  }

  private async read(text: string): Promise<void> {
    const record = readRecord(text);
    const game = this.games.find((g) => g.name === record.tags.Game || g.aliases.includes(record.tags.Game ?? ""));
    if (!game) return void (this.message = t("record_no_game", record.tags.Game ?? "–"));
    this.game = game;
    const session = new Session(game, {
      rules: record.tags.Rules ?? "",
      position: record.tags.Position ?? "",
      seed: Number(record.tags.Seed) || 1,
      players: [HUMAN, HUMAN],
    });
    const wrong = await playRecord(session, record);
    try {
      await session.look();
    } catch (error) {
      return this.complain(error);
    }
    const legal = session.at.info!.moves.map((m) => m.move).join(" ");
    this.session = session;
    session.goTo(session.root);
    this.truthOn = true;
    await this.changed(false);
    this.message = wrong === null ? t("record_read") : `${t("record_stops", wrong)} ${t("legal_are", legal)}`;
  }
  private async open(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    this.text = await file.text();
    await this.read(this.text);
  }

  override render(): TemplateResult {
    return html`<section
      class="review"
      @play=${(e: CustomEvent<string>) => void this.play(e.detail)}
      @goto=${(e: CustomEvent<Node>) => void this.goTo(e.detail)}
      @ask=${(e: CustomEvent<string>) => (this.session ? void this.ask(e.detail) : (this.message = t("review_lead")))}
      @say=${(e: CustomEvent<string>) => (this.message = e.detail)}
    >
      <h1>${t("review")}</h1>
      <form class="paste" @submit=${(e: Event) => (e.preventDefault(), void this.read(this.text))}>
        <label
          >${t("record")}
          <textarea
            name="record"
            rows="6"
            spellcheck="false"
            .value=${this.text}
            @input=${(e: Event) => (this.text = (e.target as HTMLTextAreaElement).value)}
          ></textarea>
        </label>
        <button class="primary">${t("review_it")}</button>
        <label class="button"
          >${t("open_record")}
          <input class="sr" type="file" accept=".rkr,text/plain" @change=${(e: Event) => void this.open(e)}
        /></label>
      </form>
      ${this.session?.at.info ? this.reviewed() : html`${this.statusPart()}<rk-move-box></rk-move-box>`}
    </section>`;
  }

  private reviewed(): TemplateResult {
    const hidden = this.retry !== null;
    return html`<h2>${say(this.game.title)}</h2>
      <div class="desk">
        <section class="stage" aria-label=${t("board")}>
          ${this.boardPart()}${this.statusPart()}
          <div class="toolbar" role="group" aria-label=${t("tools")}>
            <button @click=${() => void this.nextMistake()}>${t("next_mistake")}</button
            ><button @click=${() => void this.startRetry()}>${t("retry")}</button>
            <button @click=${() => download(`${this.game.name}.rkr`, writeRecord(this.session))}>
              ${t("save_record")}
            </button>
          </div>
          <rk-move-box></rk-move-box>
        </section>
        <section class="side" aria-label=${t("tab_moves")}>
          ${hidden ? html`<p>${t("retry_hidden")}</p>` : html`<rk-move-list .session=${this.session} .stamp=${this.stamp}></rk-move-list>`}
        </section>
        <section class="past" aria-label=${t("history")}>
          ${this.historyPart()}${hidden ? nothing : html`<rk-value-graph .line=${lineThrough(this.session.at)} .at=${this.session.at} .stamp=${this.stamp}></rk-value-graph>`}
        </section>
      </div>`;
  }
  protected override get judgesAll(): boolean {
    return true;
  }
  protected override get truths(): null {
    return null; // verdicts stand in the list; on the board they would give the answers away
  }
}
