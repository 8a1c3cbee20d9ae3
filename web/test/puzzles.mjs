// W37: counter-examples as puzzles.
import assert from "node:assert/strict";
import { LONG, test } from "./harness.mjs";

test("W37 every game has at least twelve counter-examples that blame four rules, without computing", async ({
  games,
  server,
}) => {
  for (const game of games.filter((g) => g.elements.length)) {
    assert.ok(game.puzzles.length >= 12, `${game.name}: ${game.puzzles.length}`);
    const rules = new Set();
    for (const position of game.puzzles) {
      const advice = await server.post("advise", { game: game.name, position });
      const pick = advice.candidates.find((c) => c.move === advice.pick);
      if (pick.rule) rules.add(pick.rule);
      else {
        // Where only sums count, the rule that gave the pick most more than the best move is to blame.
        const { order } = await server.post("truth", { game: game.name, position, all: true, seconds: 5, seed: 2 });
        const why = advice.candidates.find((c) => c.move === order[0]).why_not?.rules ?? [];
        if (why.length) rules.add(why.sort((a, b) => b.pick - b.other - (a.pick - a.other))[0].id);
      }
    }
    assert.ok(rules.size >= 4, `${game.name}: ${[...rules]}`);
  }
});

// The puzzles of a page, as touches on their boards: what keeps the value, and what the greedy player does.
const puzzles = (page) =>
  page.evaluate(() =>
    document.querySelector("rk-counterexamples").exercises.map((e) => {
      const touch = (move) => e.info.moves.find((m) => m.move === move).touch;
      const good = e.truth.moves.filter((m) => m.verdict === "").map((m) => touch(m.move));
      return { good, bad: touch(e.picked.move) };
    }),
  );
async function answer(page, i, touches) {
  const board = page.locator(".exercise").nth(i);
  for (const id of touches) await board.locator(`[data-cell="${id}"]`).first().click();
  return board;
}

test("W37 in every game twelve or more stand there without a press; one is solved by every move that keeps the value", async ({
  anew,
  games,
}) => {
  for (const game of games.filter((g) => g.elements.length)) {
    const page = await anew(`/counterexamples/${game.name}`);
    // Where truth is an estimate each costs half a second of play-outs: a quick run waits for the first ones.
    const wanted = LONG || !game.hidden ? 12 : 4;
    await page.waitForFunction((n) => document.querySelectorAll(".exercise").length >= n, wanted, { timeout: 60000 });
    const found = await puzzles(page);
    // The one with most ways, as far as they are few.
    const ways = (p) => (p.good.length <= 4 ? p.good.length : 0);
    const chosen = found.reduce((best, p, i) => (ways(p) > ways(found[best]) ? i : best), 0);
    const { good, bad } = found[chosen];
    await (await answer(page, chosen, bad)).locator(".answer.wrong").waitFor();
    for (const touches of good.slice(0, 4)) {
      // As if nobody had tried it: opening the page anew would judge all of them again.
      await page.evaluate(() => (document.querySelector("rk-counterexamples").answers = new Map()));
      await page.waitForSelector(".answer", { state: "detached" });
      await (await answer(page, chosen, touches)).locator(".answer.right").waitFor();
    }
  }
});

test("W37 puzzles count a streak of what was solved at the first try", async ({ open }) => {
  const page = await open("/counterexamples/bantumi");
  await page.waitForSelector(".exercise");
  const streak = () => page.locator("[data-streak]").getAttribute("data-streak");
  const [{ good, bad }] = await puzzles(page);
  await (await answer(page, 0, bad)).locator(".answer.wrong").waitFor();
  assert.equal(await streak(), "0");
  await (await answer(page, 0, good[0])).locator(".answer.right").waitFor();
  assert.equal(await streak(), "0");
  await page.reload();
  await page.waitForSelector(".exercise");
  await (await answer(page, 0, good.at(-1))).locator(".answer.right").waitFor();
  assert.equal(await streak(), "1");
});

test("W37 on the smallest phone the first puzzle is in sight, and what is set once is in the menu", async ({
  anew,
}) => {
  for (const locale of ["en-US", "id-ID"])
    for (const game of ["bantumi", "gobblet"]) {
      const viewport = { width: 320, height: 568 };
      const page = await anew(`/counterexamples/${game}`, { viewport, hasTouch: true, isMobile: true, locale });
      await page.waitForSelector(".exercise [data-cell]");
      const top = await page.evaluate(() => document.querySelector(".exercise-board").getBoundingClientRect().top);
      assert.ok(top < 568 / 2, `${game} (${locale}): the board begins at ${top}`);
      await page.click(".heading summary");
      await page.locator(".menu-sheet select").first().selectOption({ index: 1 });
      await page.waitForSelector(".exercise [data-cell]");
    }
});
