// W37: counter-examples as puzzles.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { cell } from "./helpers.mjs";

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

test("W37 as puzzles they accept every move that keeps the value, and count a streak", async ({ open }) => {
  const page = await open("/counterexamples/bantumi");
  await page.waitForSelector(".exercise");
  const first = await page.evaluate(() => {
    const e = document.querySelector("rk-counterexamples").exercises[0];
    const touch = (move) => e.info.moves.find((m) => m.move === move).touch;
    const good = e.truth.moves.filter((m) => m.verdict === "").map((m) => m.move);
    return { good: good.map(touch), bad: touch(e.picked.move), position: e.info.position };
  });
  const board = page.locator(".exercise").first();
  for (const id of first.bad) await board.locator(`[data-cell="${id}"]`).click();
  await board.locator(".answer.wrong").waitFor();
  assert.equal(await page.locator("[data-streak]").getAttribute("data-streak"), "0");
  for (const id of first.good[0]) await board.locator(`[data-cell="${id}"]`).click();
  await board.locator(".answer.right").waitFor();
  assert.equal(await page.locator("[data-streak]").getAttribute("data-streak"), "0");
  await page.reload();
  await page.waitForSelector(".exercise");
  for (const id of first.good.at(-1)) await cell(page.locator(".exercise").first(), id).click();
  await page.locator(".exercise").first().locator(".answer.right").waitFor();
  assert.equal(await page.locator("[data-streak]").getAttribute("data-streak"), "1");
});
