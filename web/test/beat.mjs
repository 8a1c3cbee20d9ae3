// Beat it: the best response to a greedy player as a puzzle.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test, timedTest } from "./harness.mjs";
import { says } from "./helpers.mjs";

const settled = (page, timeout = 30000) => page.waitForSelector('.beat-panel[data-settled="true"]', { timeout });
const possible = (page) => page.locator(".possible b").textContent();
const exploit = (program, ...words) => JSON.parse(execFileSync(program, ["exploit", ...words, "--json"]));
// The user's turn, or the end.
const myTurn = (page) =>
  page.waitForFunction(() => {
    const { session, desk } = document.querySelector("rk-beat");
    const { info } = session.at;
    return !desk.thinking && (info.outcome !== null || session.isHuman(info.side));
  });
const over = (page) => page.evaluate(() => document.querySelector("rk-beat").session.at.info.outcome !== null);
async function touch(page, move) {
  const places = await page.evaluate(
    (m) => document.querySelector("rk-beat").session.at.info.moves.find((x) => x.move === m).touch,
    move,
  );
  const before = await page.evaluate(() => document.querySelector("rk-beat").session.path().length);
  for (const id of places) await page.locator(`.board [data-cell="${id}"]`).click();
  await page.waitForFunction((n) => document.querySelector("rk-beat").session.path().length > n, before);
}

test("beat it: what is possible is what rakus exploit says, from both seats of every game that can be searched", async ({
  anew,
  games,
  program,
}) => {
  const puzzles = games.filter((g) => !g.hidden && !g.solitaire && g.elements.length);
  assert.ok(puzzles.length >= 3);
  for (const game of puzzles) {
    const small = game.rules.some((r) => r.key === "pits") ? "pits=4,seeds=3" : "";
    const doc = exploit(program, game.name, "--player", game.default_player, ...(small ? ["--rules", small] : []));
    for (const seat of doc.seats) {
      const page = await anew(`/${game.name}/beat#seat=${seat.seat}${small ? `&r=${small}` : ""}`);
      await settled(page);
      const words = await possible(page);
      const number = Math.abs(seat.moves ?? seat.truth.margin);
      assert.match(words, new RegExp(`\\b${number}\\b`), `${game.name} ${seat.seat}: ${words}`);
      assert.match(await page.locator(".beat-panel").textContent(), /Exact/);
    }
  }
});

test("beat it: hints alone lead to the largest margin, and the page says that it is solved", async ({ open }) => {
  const page = await open("/bantumi/beat#r=pits=3,seeds=3");
  await settled(page);
  for (let i = 0; i < 60; i++) {
    await myTurn(page);
    if (await over(page)) break;
    await page.click(".toolbar >> text=Hint");
    await says(page, /best line goes on with/);
    const move = await page.evaluate(() => document.querySelector("rk-beat").desk.lit);
    await touch(page, move);
  }
  await says(page, /Solved/);
  assert.match(await page.locator(".reached").textContent(), /Solved/);
});

test("beat it: off the line a hint is the best from there; a worse end is told as such", async ({ open }) => {
  const page = await open("/bantumi/beat#r=pits=3,seeds=3");
  await settled(page);
  let asked = false;
  for (let i = 0; i < 60; i++) {
    await myTurn(page);
    if (await over(page)) break;
    const last = await page.evaluate(() => document.querySelector("rk-beat").session.at.info.moves.at(-1).move);
    await touch(page, last);
    await myTurn(page);
    if (asked || (await over(page))) continue;
    await page.click(".toolbar >> text=Hint");
    await says(page, /best line goes on with|No winning line/);
    asked = true;
  }
  assert.ok(asked);
  await page.waitForSelector(".reached");
  await page.click(".toolbar >> text=Again");
  await page.waitForFunction(() => document.querySelector("rk-beat").session.at.parent === null);
});

test("beat it: the line is shown and gone through, move by move", async ({ open }) => {
  const page = await open("/gobblet/beat#seat=2");
  await settled(page);
  await page.click(".toolbar >> text=The line");
  await says(page, /The line has \d+ moves/);
  const plies = Number(/(\d+) moves/.exec(await page.locator(".status").first().textContent())[1]);
  assert.equal(await page.evaluate(() => document.querySelector("rk-beat").session.at.parent), null);
  for (let i = 0; i < plies; i++) await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector("rk-beat").session.at.info?.outcome === -1);
  assert.equal(await page.locator("rk-move-list ol.line > li").count(), plies);
});

test("beat it: a text of the workbench is the player to beat; a reload keeps the puzzle", async ({ open }) => {
  const page = await open("/bantumi/workbench#r=pits=3,seeds=2");
  await page.waitForSelector(".rule-card.rule");
  await page.fill(".player-name input", "Korban");
  await page.press(".player-name input", "Enter");
  await page.waitForFunction(() => /Korban/.test(document.querySelector("rk-workbench").good));
  await page.click(".menu summary");
  await page.click(".menu-sheet >> text=Beat it");
  await settled(page, 60000);
  assert.match(await page.locator(".beat-panel h2").textContent(), /Korban/);
  const before = await possible(page);
  await page.reload();
  await settled(page, 60000);
  assert.equal(await possible(page), before);
  assert.match(await page.locator(".plate").first().textContent(), /Korban/);
});

timedTest(
  "W39 beat it: where it takes long there are bounds at once, and Stop answers within a second",
  async ({ open }) => {
    const page = await open("/congklak/beat");
    await page.waitForSelector(".beat-panel .possible", { timeout: 60000 });
    assert.match(await possible(page), /between/);
    assert.match(await page.locator(".beat-panel").textContent(), /Not proved/);
    const began = Date.now();
    await page.locator(".beat-panel button", { hasText: "Stop" }).click();
    await page.waitForSelector(".beat-panel progress", { state: "detached" });
    assert.ok(Date.now() - began < 1000, `${Date.now() - began} ms`);
    assert.match(await possible(page), /between/);
    await page.locator(".beat-panel button", { hasText: "Search on" }).click();
    await page.waitForSelector(".beat-panel progress");
  },
);
