// W38, the set-up board: how to play on the board, and positions set up by hand.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { cell, hole, says, status } from "./helpers.mjs";

test("W38 how to play: seven steps at most, each one move on the board, in both languages, for each game", async ({
  anew,
  games,
}) => {
  for (const game of games) {
    assert.ok(game.lessons.length >= 5 && game.lessons.length <= 7, `${game.name}: ${game.lessons.length} steps`);
    const page = await anew(`/${game.name}/how`);
    await page.evaluate(() => localStorage.setItem("settings", JSON.stringify({ speed: "off" })));
    for (const [i, lesson] of game.lessons.entries()) {
      await says(page, new RegExp(lesson.ask.en.slice(0, 25).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
      const moves = await page.evaluate(() => document.querySelector("rk-how").info.moves);
      const move = moves.find((m) => lesson.moves.length === 0 || lesson.moves.includes(m.move));
      for (const touch of move.touch) await cell(page, touch).first().click();
      await says(page, /✓/);
      await page.click("button[lang=id]");
      await says(page, new RegExp(lesson.shown.id.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
      await page.click("button[lang=en]");
      if (i < game.lessons.length - 1) await page.click(".side button.primary");
    }
    assert.equal(await page.locator(".side a.primary").getAttribute("href"), `/${game.name}`);
  }
});

test("W38 another move than the one that is asked for is not made; the answer can be shown", async ({
  open,
  games,
}) => {
  const { lessons } = games.find((g) => g.name === "bantumi");
  const page = await open("/bantumi/how#step=1");
  await says(page, new RegExp(lessons[1].ask.en.slice(0, 20)));
  await hole(page, 1, 1).click();
  await says(page, /another move/);
  await page.click("text=Show me");
  await page.waitForSelector(".hole.pick");
});

test("Seeds are set up by hand: their number stays, and what cannot be is refused with its reason", async ({
  open,
}) => {
  const page = await open("/bantumi/setup");
  page.mayFail = true; // a refused request is an error of the console too
  await page.waitForSelector("[data-piece]");
  const position = () => page.inputValue('input[name="position"]');
  await page.click('[data-piece="seed"]');
  await hole(page, 1, 2).click();
  await says(page, /no seed is left in the stores/);
  await page.click("button[lang=id]");
  await says(page, /tidak ada biji tersisa/);
  await page.click("button[lang=en]");
  await page.click('[data-piece="take"]');
  await hole(page, 2, 1).click();
  await page.waitForFunction(() => document.querySelector('input[name="position"]').value.includes("/3."));
  assert.equal(await position(), "4.4.4.4.4.4.0/3.4.4.4.4.4.1 1");
  await page.click('[data-piece="seed"]');
  await hole(page, 1, 2).click();
  await page.waitForFunction(() => document.querySelector('input[name="position"]').value.startsWith("4.5."));
  await page.click('[data-act="turn"]');
  await page.waitForFunction(() => document.querySelector('input[name="position"]').value.endsWith(" 2"));
  await page.click("text=Undo");
  await page.waitForFunction(() => document.querySelector('input[name="position"]').value.endsWith(" 1"));
  await page.click(".side a.primary");
  await page.waitForFunction(() => document.querySelector("rk-play")?.session?.at.info?.position.startsWith("4.5."));
});

test("Pieces are set up by hand and by keyboard: a smaller one on a larger one is refused", async ({ open }) => {
  const page = await open("/gobblet/setup");
  page.mayFail = true;
  await page.waitForSelector("[data-piece]");
  await page.focus('[data-piece="1.large"]');
  await page.keyboard.press("Enter");
  await cell(page, "5").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector('input[name="position"]').value === "3/1L1/3 1");
  await page.click('[data-piece="2.small"]');
  await cell(page, "5").click();
  await says(page, /larger than the one below/);
  await cell(page, "1").click();
  await page.waitForFunction(() => document.querySelector('input[name="position"]').value === "s2/1L1/3 1");
  await page.fill('input[name="position"]', "LLL/3/3 1");
  await page.press('input[name="position"]', "Enter");
  await says(page, /third piece|at most 2/);
});

test("Cards are set up by hand: from the deck to the hand and into play, and back", async ({ open, games }) => {
  const exodia = await open("/exodia/setup");
  exodia.mayFail = true;
  await exodia.waitForSelector("[data-piece]");
  await exodia.click('[data-piece="RML"]');
  await cell(exodia, "monsters").click();
  await exodia.waitForFunction(() => /m=RML/.test(document.querySelector('input[name="position"]').value));
  await cell(exodia, "field").click();
  await says(exodia, /does not belong/);
  const page = await open("/pokemon/setup");
  await page.waitForSelector("[data-piece]");
  const energy = (await page.locator("[data-piece]").evaluateAll((all) => all.map((e) => e.dataset.piece))).find((p) =>
    /^[A-Z]$/.test(p),
  );
  await page.click(`[data-piece="${energy}"]`);
  await cell(page, "1.active").click();
  await page.waitForFunction(
    (e) => new RegExp(`a=[^;]*~0~${e}`).test(document.querySelector('input[name="position"]').value),
    energy,
  );
  await page.click('[data-piece="damage"]');
  await cell(page, "1.active").click();
  await page.waitForFunction(() => /a=[^;]*~10~/.test(document.querySelector('input[name="position"]').value));
  assert.ok(games.length >= 5);
  assert.match(await status(page).textContent(), /move/);
});
