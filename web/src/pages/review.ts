// A record with the truth beside it: paste it or open a file; every mistake is marked and can be tried again on the
// page of the game.
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { recordsOf } from "../api/client";
import type { GameInfo } from "../api/types";
import { Part } from "../base/part";
import { say, t, silent } from "../i18n/i18n";
import { playRecord, readRecord, writeRecord, type Stop } from "../model/record";
import { HUMAN, Session } from "../model/session";
import { judged, lineThrough, type Node } from "../model/tree";
import { Desk } from "../parts/desk";
import { Past } from "../parts/past";
import { download } from "../base/download";
import "../parts/move-box";
import "../parts/move-list";
import "../parts/value-graph";
import { readSeed } from "../model/seed";

@customElement("rk-review")
export class Review extends Part {
  @property({ attribute: false }) games: GameInfo[] = [];
  @property({ attribute: false }) fragment = "";
  @state() private text = "";

  readonly desk: Desk = new Desk(this, {
    moved: () => undefined,
    shortcut: (key) => this.shortcut(key),
    judgesAll: true,
    hidesTruths: true, // verdicts stand in the list
    judged: (line, known) => this.judged(line, known),
  });
  readonly past = new Past(this.desk);
  get session(): Session {
    return this.desk.session;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.desk.tell(() => t("review_lead"));
  }
  // It opens at the first mistake, unless somebody has begun to look for himself.
  private seeking = false;
  @state() private progress = { known: 0, of: 0 };
  private judged(line: Node[], known: number): void {
    this.progress = { known, of: line.length };
    const mistake = this.seeking && line.find((node) => judged(node)?.verdict);
    if (this.seeking && known === line.length && !mistake) this.desk.tell(() => t("no_mistake"));
    if (mistake || known === line.length) this.seeking = false;
    if (mistake) void this.past.showMistake(mistake);
  }
  private looking = (): void => void (this.seeking = false);

  private shortcut(key: string): boolean {
    if (key === "n") void this.past.nextMistake();
    return key === "n";
  }
  // A record may come with the address: the games of a tournament are opened so.
  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("fragment")) return;
    const record = new URLSearchParams(this.fragment).get("record");
    if (record) void this.read((this.text = record));
  }
  private async read(text: string): Promise<void> {
    const record = readRecord(text);
    const game = this.games.find((g) => g.name === record.tags.Game || g.aliases.includes(record.tags.Game ?? ""));
    if (!game) return this.desk.tell(() => t("record_no_game", record.tags.Game ?? "–"));
    const session = new Session(game, {
      rules: record.tags.Rules ?? "",
      position: record.tags.Position ?? "",
      seed: readSeed(record.tags.Seed),
      players: [HUMAN, HUMAN],
    });
    try {
      const stop = await playRecord(session, record);
      session.goTo(stop?.at ?? session.root);
      await session.look();
      this.begin(session, stop);
    } catch (error) {
      this.desk.complain(error);
    }
  }
  // One that stops short opens there, with the reason.
  private begin(session: Session, stop: Stop | null): void {
    const { desk } = this;
    desk.truth.on = true;
    this.progress = { known: 0, of: lineThrough(session.at).length };
    this.seeking = stop === null;
    desk.begin(session, silent, false);
    const legal = session.at.info!.moves.map((m) => m.move).join(" ");
    desk.tell(() =>
      stop ? `${t("record_stops", stop.move, say(stop.why))} ${t("legal_are", legal)}` : t("record_read"),
    );
  }
  private async open(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    this.text = await file.text();
    await this.read(this.text);
  }

  override render(): TemplateResult {
    const { desk } = this;
    const read = Boolean(this.session?.at.info);
    return html`<section class="review" @keydown=${this.looking} @pointerdown=${this.looking}>
      <h1>${t("review")}${read ? html`: ${say(desk.game.title)}` : nothing}</h1>
      ${
        read
          ? html`<details class="again">
                <summary>${t("another_record")}</summary>
                ${this.form()}
              </details>
              ${this.reviewed()}`
          : html`${desk.statusPart()}${this.form()}${this.examples()}`
      }
    </section>`;
  }
  // How a record looks, by the first game that is here.
  private sampleRecord(): string {
    const name = this.games[0]?.name ?? "";
    return `[Game "${name}"]\n\n1. 3 6 …`;
  }
  private form(): TemplateResult {
    return html`<form class="paste" @submit=${(e: Event) => (e.preventDefault(), void this.read(this.text))}>
      <label
        >${t("record")}
        <textarea
          name="record"
          rows="6"
          spellcheck="false"
          placeholder=${this.sampleRecord()}
          .value=${this.text}
          @input=${(e: Event) => (this.text = (e.target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <button class="primary">${t("review_it")}</button>
      <label class="button"
        >${t("open_record")}
        <input class="sr" type="file" accept=".rkr,text/plain" @change=${(e: Event) => void this.open(e)}
      /></label>
    </form>`;
  }
  // Whoever has no record sees one: a game of the usual player against itself.
  private examples(): TemplateResult {
    const games = this.games.filter((g) => !g.solitaire && !g.hidden);
    return html`<h2>${t("review_examples")}</h2>
      <p class="actions">
        ${games.map((g) => html`<button @click=${() => void this.example(g)}>${say(g.title)}</button>`)}
      </p>`;
  }
  private async example({ name, default_player }: GameInfo): Promise<void> {
    const players: [string, string] = [default_player, default_player];
    try {
      const [record] = await recordsOf({ game: name, rules: "", position: "", players, seed: 1, openings: 0, pair: 0 });
      await this.read((this.text = record));
    } catch (error) {
      this.desk.complain(error);
    }
  }
  private progressPart(): TemplateResult | typeof nothing {
    const { known, of } = this.progress;
    if (known >= of) return nothing;
    return html`<p class="judging">
      <progress max=${of} value=${known} aria-label=${t("judging", known, of)}></progress> ${t("judging", known, of)}
    </p>`;
  }

  private reviewed(): TemplateResult {
    const { desk, past, session } = this;
    const hidden = past.retry !== null;
    return html`<div class="desk review">
      <section class="stage" aria-label=${t("board")}>
        ${desk.boardPart()}${desk.statusPart()}
        <div class="toolbar" role="group" aria-label=${t("tools")}>
          <button @click=${() => void past.nextMistake()}>${t("next_mistake")}</button
          ><button @click=${() => void past.startRetry()}>${t("retry")}</button>
          <button @click=${() => download(`${desk.game.name}.rkr`, writeRecord(session))}>${t("save_record")}</button>
        </div>
        <rk-move-box></rk-move-box>
      </section>
      <section class="side" aria-label=${t("tab_moves")}>
        ${this.progressPart()}${
          hidden
            ? html`<p>${t("retry_hidden")}</p>`
            : html`<rk-move-list .session=${session} .stamp=${desk.stamp}></rk-move-list>`
        }
      </section>
      <section class="past" aria-label=${t("history")}>
        ${past.part()}${
          hidden
            ? nothing
            : html`<rk-value-graph
                .line=${lineThrough(session.at)}
                .at=${session.at}
                .stamp=${desk.stamp}
              ></rk-value-graph>`
        }
      </section>
    </div>`;
  }
}
