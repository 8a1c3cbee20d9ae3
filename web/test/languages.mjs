// W33: whatever is on a page, the other language changes every word of it at once.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, arrived, ask, cell, hole, ready, says } from "./helpers.mjs";

// Every text and every name that somebody sees or hears.
const words = (page) =>
  page.evaluate(() => {
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent.trim() && !parentElement.closest("script, noscript, style, .lang, kbd")) found.push(textContent);
    }
    for (const name of ["aria-label", "title", "placeholder", "data-tip"])
      for (const e of document.querySelectorAll(`[${name}]:not(.lang *)`))
        found.push(`${name}: ${e.getAttribute(name)}`);
    return found.map((text) => text.trim().replace(/\s+/g, " "));
  });

const key = (name) => (page) => page.keyboard.press(name);
// What is done on a page before the language changes; nothing of it may hang on a language.
const VISITS = {
  "a move, a hint and the truth": [
    alone("bantumi"),
    async (page) => {
      await hole(page, 1, 3).click();
      await says(page, /3\+/);
      await key("t")(page);
      await page.waitForSelector(".hole .badge");
      await key("h")(page);
      await page.waitForSelector(".hole.pick");
      await key("h")(page);
      await page.waitForSelector("rk-advice-table tbody tr");
    },
  ],
  "a piece that is held": [alone("gobblet"), (page) => cell(page, "1.large").click()],
  "what is no move": [alone("bantumi"), (page) => ask(page, "xyzzy")],
  "an answer about the legal moves": [alone("congklak"), (page) => ask(page, "legal")],
  "advice in the move box": [alone("gobblet"), (page) => ask(page, "advice")],
  "cards and their table": ["/pokemon#a=human,human", openTableInAnyLanguage],
  "a card that is to be touched twice": [alone("exodia"), openTableInAnyLanguage],
  "a link that is cut": [
    "/about",
    async (page) => {
      page.mayFail = true; // what is refused is an error of the console too
      await page.goto(new URL("/bantumi#a=human,human&m=3,9", page.home).href);
      await ready(page);
    },
  ],
  "the first steps of Learn": [
    "/bantumi/learn",
    async (page) => {
      await page.waitForSelector(".pseudo .now");
      for (let i = 0; i < 3; i++) await key("ArrowRight")(page);
    },
  ],
  "Learn of cards": ["/exodia/learn", key("ArrowRight")],
  "another move than the one that is asked for": ["/bantumi/how#step=1", (page) => hole(page, 1, 1).click()],
  "a puzzle that was answered": [
    "/counterexamples/gobblet",
    async (page) => {
      await page.waitForFunction(() => document.querySelectorAll(".exercise").length >= 14);
      const touches = await page.evaluate(() => {
        const [e] = document.querySelector("rk-counterexamples").exercises;
        return e.info.moves.find((m) => m.move === e.picked.move).touch;
      });
      for (const id of touches) await page.locator(`.exercise [data-cell="${id}"]`).first().click();
      await page.waitForSelector(".answer");
    },
  ],
  "a player that was saved": [
    "/bantumi/workbench#r=pits=3,seeds=2",
    async (page) => {
      await page.waitForSelector(".rule-card.rule");
      await page.uncheck(".bench-lab .check input");
      await page.click(".bench-bar .toolbar .primary");
    },
  ],
  "a finished match": [
    "/tournament",
    async (page) => {
      await page.fill('[name="pairs"]', "10");
      await page.click("button.primary");
      await page.waitForSelector("progress", { state: "detached" });
      await page.waitForSelector('[data-plot="scores"]');
    },
  ],
  home: ["/", (page) => page.waitForSelector(".living [data-cell]")],
  about: ["/about", async () => undefined],
};
async function openTableInAnyLanguage(page) {
  await key("h")(page);
  await page.waitForFunction(() => document.querySelector("rk-play").desk.hintLevel === 1);
  await key("h")(page);
  await page.waitForSelector("rk-advice-table tbody tr");
}

for (const [what, [path, act]] of Object.entries(VISITS))
  test(`W33 ${what}: the switched language says what a page says that began in it`, async ({ open }) => {
    const afresh = await open(path, { locale: "id-ID" });
    const switched = await open(path);
    for (const page of [afresh, switched]) {
      await arrived(page);
      await act(page);
    }
    await switched.click('.lang [lang="id"]');
    assert.equal(await switched.evaluate(() => localStorage.getItem("lang")), "id");
    for (const end = Date.now() + 3000; Date.now() < end; await switched.waitForTimeout(50))
      if (String(await words(switched)) === String(await words(afresh))) break;
    assert.deepEqual(await words(switched), await words(afresh));
  });

test("W33 no sentence is left in English", async ({ open, games }) => {
  const names = new Set(games.flatMap((g) => [g.title.en, ...g.players.map((p) => p.name)]));
  const page = await open("/");
  for (const path of ["/", "/bantumi", "/bantumi/learn", "/gobblet/beat", "/lab", "/tournament", "/review"]) {
    await page.goto(new URL(path, page.home).href);
    await arrived(page);
    await page.click('.lang [lang="en"]');
    const english = new Set(
      (await words(page)).filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text) && !names.has(text)),
    );
    await page.click('.lang [lang="id"]');
    await page.waitForFunction(() => document.documentElement.lang === "id");
    const left = (await words(page)).filter((text) => english.has(text));
    assert.deepEqual(left, [], path);
  }
});
