// The frame: header, the page of the address, the banner when the server is away.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { listGames, onConnection } from "./api/client";
import type { GameInfo } from "./api/types";
import { lang, say, setLang, t } from "./i18n/i18n";
import { Part } from "./base/part";
import { onUpdate, takeUpdate } from "./base/updates";
import { onShortcut, shortcutList } from "./parts/shortcuts";
import { currentRoute, onRoute, type Route } from "./router";
import "./pages/about";
import "./pages/beat";
import "./pages/counterexamples";
import "./pages/home";
import "./pages/how";
import "./pages/lab";
import "./pages/learn";
import "./pages/play";
import "./pages/review";
import "./pages/set-up";
import "./pages/tournament";
import { root } from "./api/root";
import "./pages/workbench";

@customElement("rakus-app")
export class App extends Part {
  @state() private games: GameInfo[] | null = null;
  @state() private route: Route = currentRoute();
  @state() private online = true;
  @state() private update_ = false;

  override connectedCallback(): void {
    super.connectedCallback();
    onRoute(() => this.arrive());
    onConnection((online) => {
      this.online = online;
      if (online && !this.games) void this.load();
    });
    onUpdate(() => (this.update_ = true));
    onShortcut((key) => key === "?" && (this.help(), true));
    void this.load();
  }
  private async load(): Promise<void> {
    this.games = await listGames().catch(() => null);
  }
  private async arrive(): Promise<void> {
    this.route = currentRoute();
    await this.updateComplete;
    this.querySelector<HTMLElement>("main")?.focus();
    window.scrollTo(0, 0);
  }
  private help(): void {
    this.querySelector<HTMLDialogElement>("dialog")?.showModal();
  }

  override render(): TemplateResult {
    document.title = this.title_();
    return html`<a class="skip" href="#main" @click=${this.skip}>${t("skip")}</a>
      <header class="top">
        <a class="brand" href="${root}"><img src="${root}icon.svg" alt="" width="28" height="28" /> Rakus</a>
        <nav aria-label=${t("pages")}>${this.links()}</nav>
        <div class="lang" role="group" aria-label=${t("language")}>
          ${(["en", "id"] as const).map(
            (l) =>
              html`<button
                lang=${l}
                aria-pressed=${lang() === l}
                aria-label=${l === "en" ? "EN: English" : "ID: Bahasa Indonesia"}
                @click=${() => setLang(l)}
              >
                ${l.toUpperCase()}
              </button>`,
          )}
        </div>
        <button class="help" aria-label=${t("shortcuts")} @click=${this.help}>?</button>
      </header>
      ${this.online ? nothing : html`<p class="banner" role="alert">${t("offline")}</p>`}
      ${
        this.update_
          ? html`<p class="banner" role="status">
              ${t("update_ready")} <button @click=${takeUpdate}>${t("update_now")}</button>
            </p>`
          : nothing
      }
      <main id="main" tabindex="-1">
        ${this.games ? this.page(this.games) : html`<p class="loading">${t("loading")}</p>`}
      </main>
      <footer>
        <nav aria-label=${t("more_pages")}>${this.links()}</nav>
        <p>${t("footer")}</p>
      </footer>
      <dialog aria-label=${t("shortcuts")}>
        <h2>${t("shortcuts")}</h2>
        ${shortcutList(() => this.requestUpdate())}
        <form method="dialog"><button>${t("close")}</button></form>
      </dialog>`;
  }

  private links(): TemplateResult[] {
    const pages = ["review", "lab", "about"] as const;
    return pages.map(
      (page) =>
        html`<a href="${root}${page}" aria-current=${this.route.page === page ? "page" : "false"}>${t(page)}</a>`,
    );
  }
  private skip = (event: Event): void => {
    event.preventDefault();
    this.querySelector<HTMLElement>("main")?.focus();
  };

  private title_(): string {
    const game = this.games?.find((g) => g.name === this.route.game || g.aliases.includes(this.route.game));
    const { page } = this.route;
    const name = page === "home" || page === "lost" ? "" : page === "play" ? "" : t(page);
    return [game ? say(game.title) : "", name, "Rakus"].filter(Boolean).join(" · ");
  }

  private page(games: GameInfo[]): TemplateResult {
    const { page, fragment } = this.route;
    const game = games.find((g) => g.name === this.route.game || g.aliases.includes(this.route.game));
    if (page === "home") return html`<rk-home .games=${games}></rk-home>`;
    if (page === "review") return html`<rk-review .games=${games} .fragment=${fragment}></rk-review>`;
    if (page === "lab") return html`<rk-lab .games=${games}></rk-lab>`;
    if (page === "tournament") return html`<rk-tournament .games=${games} .fragment=${fragment}></rk-tournament>`;
    if (page === "about") return html`<rk-about .games=${games}></rk-about>`;
    if (!game || page === "lost")
      return html`<section class="prose">
        <h1>${t("lost")}</h1>
        <p><a href="${root}">${t("to_home")}</a></p>
      </section>`;
    if (page === "how") return html`<rk-how .game=${game} .fragment=${fragment}></rk-how>`;
    if (page === "setup") return html`<rk-set-up .game=${game} .fragment=${fragment}></rk-set-up>`;
    if (page === "workbench") return html`<rk-workbench .game=${game} .fragment=${fragment}></rk-workbench>`;
    if (page === "beat") return html`<rk-beat .game=${game} .fragment=${fragment}></rk-beat>`;
    if (page === "learn") return html`<rk-learn .game=${game} .fragment=${fragment}></rk-learn>`;
    if (page === "counterexamples") return html`<rk-counterexamples .game=${game}></rk-counterexamples>`;
    return html`<rk-play .game=${game} .fragment=${fragment}></rk-play>`;
  }
}
