// Words that the tests share.
import assert from "node:assert/strict";

// The pages of one game.
const PAGES = [
  "/GAME",
  "/GAME/how",
  "/GAME/learn",
  "/GAME/setup",
  "/GAME/workbench",
  "/GAME/beat",
  "/counterexamples/GAME",
];

export const everyPage = (games) => [
  "/",
  "/review",
  "/lab",
  "/tournament",
  "/about",
  ...games.flatMap((g) => PAGES.map((page) => page.replace("GAME", g.name))),
];
// A page is there when what follows its heading is: a board, the sentence that there is none, a form, or prose.
const THERE = [
  ".board [data-cell]",
  ".board pre",
  ".lead + .actions",
  "main form",
  "main fieldset",
  ".papers h2",
  ".exercise",
];
export async function arrived(page) {
  await page.waitForSelector("main h1", { state: "attached" });
  await page.waitForSelector(THERE.join(), { state: "attached", timeout: 60000 });
}

// Opens every page in turn, in one tab.
export async function* eachPage(open, games, server, window = {}) {
  const page = await open("/", window);
  for (const path of everyPage(games)) {
    await page.goto("about:blank"); // what the last page has begun ends with it
    await page.goto(server.path(path));
    await arrived(page);
    yield { page, path };
  }
}

export const status = (page) => page.locator(".status").first();
export const hole = (page, owner, pit) => page.locator(`[data-cell="${owner}.${pit}"]`);
export const cell = (page, name) => page.locator(`[data-cell="${name}"]`);
// What somebody hears who does not see the place.
export const nameOf = (place) => place.locator(".sr").textContent();

// Two people at one board: the computer does not answer.
export const alone = (game, more = "") => `/${game}#a=human,human${more}`;

export async function ready(page) {
  await page.waitForSelector(".board [data-cell], .board pre");
}
export async function says(page, pattern, timeout = 15000) {
  await page.waitForFunction(
    ([source]) => new RegExp(source).test(document.querySelector(".status")?.textContent.trim() ?? ""),
    [pattern.source],
    { timeout },
  );
  return status(page).textContent();
}
export async function ask(page, text) {
  await page.fill('input[name="move"]', text);
  await page.press('input[name="move"]', "Enter");
}
// The table of candidates: the first hint shows the pick, the second the table.
export async function openTable(page) {
  await page.keyboard.press("h");
  await says(page, /Hint/);
  await page.keyboard.press("h");
  await page.waitForSelector("rk-advice-table tbody tr");
}
// A number as the page writes it; what is in brackets does not count.
export const number = (text) =>
  Number(
    text
      .replace("−", "-")
      .replace("–", "0")
      .replace("+", "")
      .replace(/^\(.*\)$/, "0"),
  );

export async function positionOf(page) {
  return page.evaluate(() => document.querySelector("rk-play, rk-review, rk-learn").session.at.info.position);
}
export async function focusIsKept(page) {
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "BODY", "the focus was lost");
}
// Moves done by the page itself, quickly: for long games.
export async function off(page) {
  await page.evaluate(() =>
    localStorage.setItem("settings", JSON.stringify({ speed: "off", shortcuts: true, flipped: false })),
  );
}
// Tests are calm, as for users who want no motion; what moves is seen with this.
export const MOVING = { reducedMotion: "no-preference" };
// Counts in window.moved how often a board was drawn while pieces move on it.
export async function watchMotion(page) {
  await page.evaluate(() => {
    window.moved = 0;
    const seen = () => document.querySelector("rk-board")?.shown && window.moved++;
    new MutationObserver(seen).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

// The same page in one window after the other, without loading it anew: from a phone's size to another, from a desk's to
// a wall's.
export async function atEach(page, viewports, look) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.evaluate(() => scrollTo(0, 0));
    await look(`at ${viewport.width}`);
  }
}

export async function noSideways(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const room = page.viewportSize().width; // a phone would make its own one as wide as what is in it
  assert.ok(wide <= room, `${where}: ${wide} px in a window of ${room}`);
}
