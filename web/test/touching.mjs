// W31, W35: every game by the same touches, by finger and by keys, and without knowing its notation.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, ready } from "./helpers.mjs";

const at = (page) =>
  page.evaluate(() => {
    const { session } = document.querySelector("rk-play");
    return { ply: session.path().length, position: session.at.info.position };
  });
const marks = (page, css) =>
  page.locator(`.board ${css}`).evaluateAll((all) => all.map((e) => e.getAttribute("data-cell")));
const held = (page) => marks(page, '[aria-pressed="true"]');
// A move of two touches, and one that a single touch makes, where the position has them.
const moves = (page) =>
  page.evaluate(() => {
    const { moves } = document.querySelector("rk-play").session.at.info;
    return moves.filter((m) => m.touch && !m.confirm).map((m) => m.touch);
  });
const touchedWith = {
  finger: (page, id) => page.locator(`.board [data-cell="${id}"]`).first().tap(),
  keys: async (page, id) => {
    await page.locator(`.board [data-cell="${id}"]`).first().focus();
    await page.keyboard.press("Enter");
  },
};

for (const way of ["finger", "keys"])
  test(`W31 every game by ${way}: nothing is held before, a touch shows where it can go, Esc takes it back, the last one plays`, async ({
    anew,
    games,
  }) => {
    for (const game of games) {
      const page = await anew(alone(game.name), { hasTouch: true });
      await ready(page);
      assert.deepEqual(await held(page), [], `${game.name}: something is held before it was touched`);
      const all = await moves(page);
      const path = all.find((t) => t.length > 1) ?? all[0];
      const before = await at(page);
      if (path.length > 1) {
        const free = await marks(page, "[data-legal]");
        assert.ok(free.includes(path[0]), `${game.name}: ${path[0]} is not shown as a beginning`);
        await touchedWith[way](page, path[0]);
        assert.ok((await held(page)).includes(path[0]), `${game.name}: what was touched is held`);
        assert.ok((await marks(page, "[data-legal]")).includes(path[1]), `${game.name}: where it can go is shown`);
        await page.keyboard.press("Escape");
        assert.deepEqual(await held(page), [], `${game.name}: Esc takes it back`);
        assert.deepEqual(await at(page), before, `${game.name}: nothing was played`);
      }
      for (const id of path) await touchedWith[way](page, id);
      await page.waitForFunction((n) => document.querySelector("rk-play").session.path().length > n, before.ply);
    }
  });

test("W35 card games: every card shows what it does, every move is a sentence, in both languages", async ({
  anew,
  games,
}) => {
  for (const game of games.filter((g) => g.hidden))
    for (const lang of ["en", "id"]) {
      const page = await anew(alone(game.name, `&lang=${lang}`));
      await ready(page);
      const silent = await page
        .locator(".board .zone > .card:has(.kind-line)")
        .evaluateAll((all) =>
          all.filter((c) => !c.querySelector(".facts")?.textContent.trim()).map((c) => c.textContent.trim()),
        );
      assert.deepEqual(silent, [], `${game.name}: cards that say nothing`);
      const words = await page.evaluate((l) => {
        const { moves } = document.querySelector("rk-play").session.at.info;
        return moves.map((m) => [m.move, m.words?.[l] ?? ""]);
      }, lang);
      for (const [move, sentence] of words) {
        assert.ok(sentence.length > 2 && sentence !== move, `${game.name} (${lang}): ${move} is "${sentence}"`);
        assert.doesNotMatch(sentence, /[~:=@]\w/, `${game.name} (${lang}): notation in "${sentence}"`);
      }
    }
});

test("Undo and redo move by the same step, and going back shows no move being made", async ({ open }) => {
  const page = await open("/bantumi#a=human,paper&m=1,2&i=2");
  await ready(page);
  await page.waitForFunction(() => {
    const { session, desk } = document.querySelector("rk-play");
    return session.at.info?.side === 1 && !desk.thinking;
  });
  const shown = () => page.evaluate(() => document.querySelector("rk-play").desk.board.view.before !== null);
  const end = await at(page);
  await page.click(".toolbar >> text=Undo");
  await page.waitForFunction((n) => document.querySelector("rk-play").session.path().length < n, end.ply);
  const undone = await at(page);
  assert.equal(await shown(), false, "going back sows nothing");
  await page.click(".toolbar summary");
  await page.click(".menu-sheet >> text=Redo");
  await page.waitForFunction((n) => document.querySelector("rk-play").session.path().length > n, undone.ply);
  assert.deepEqual(await at(page), end);
  await page.click('[aria-label="One move back"]');
  await page.waitForFunction((n) => document.querySelector("rk-play").session.path().length < n, end.ply);
  assert.equal(await shown(), false, "one move back sows nothing either");
  await page.click('[aria-label="One move on"]');
  await page.waitForFunction(() => document.querySelector("rk-play").desk.board.view.before !== null);
});
