// W9-W11, W15: the table of candidates, why not, truth against the command line, review and retry.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "./harness.mjs";
import { alone, cell, positionOf, ready, says } from "./helpers.mjs";

const number = (text) => Number(text.replace("−", "-").replace("–", "0").replace("+", "").replace(/^\(.*\)$/, "0"));

async function openTable(page) {
  await page.keyboard.press("h");
  await says(page, /Hint/);
  await page.keyboard.press("h");
  await page.waitForSelector("rk-advice-table tbody tr");
}

async function sumsHold(page) {
  const rows = await page.locator("rk-advice-table tbody tr:not(.refused)").evaluateAll((all) => all.map((tr) => ({ terms: [...tr.querySelectorAll("[data-term]")].map((c) => c.textContent.trim()), total: tr.querySelector(".total").textContent.trim() })));
  assert.ok(rows.length > 0);
  for (const { terms, total } of rows) assert.equal(terms.map(number).reduce((a, b) => a + b, 0), number(total), `${terms} = ${total}`);
}

test("W9 columns add up, refused candidates carry a reason, a row previews and Enter plays it", async ({ open }) => {
  const page = await open(alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1"));
  await ready(page);
  await openTable(page);
  await sumsHold(page);
  assert.deepEqual(await page.locator("tr.refused").evaluateAll((all) => all.map((r) => r.dataset.move).sort()), ["5", "6"]);
  assert.match(await page.locator('tr.refused[data-move="5"]').textContent(), /pit 5 is empty/);
  const before = await positionOf(page);
  await page.focus('tr[data-move="4"] button.move');
  await page.waitForSelector(".board .ghost");
  assert.equal(await positionOf(page), before);
  await page.keyboard.press("Enter");
  await says(page, /played 4/);
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.at.move), "4");
});

test("W9 the columns add up in Gobblet's table too", async ({ open, has }) => {
  if (!has("gobblet")) return;
  const page = await open(alone("gobblet", "&p=M2/1L1/s1l_1"));
  await ready(page);
  await openTable(page);
  await sumsHold(page);
  assert.equal(await page.locator("rk-advice-table tr.pick").getAttribute("data-move"), "3@7");
});

test("W10 why not: only rules that differ, and they add up to the difference", async ({ open, has }) => {
  if (!has("gobblet")) return;
  const page = await open(alone("gobblet", "&p=M2/1L1/s1l_1"));
  await ready(page);
  await openTable(page);
  await page.click('tr[data-move="3@8"] button.small');
  const rows = await page.locator(".why tbody tr").evaluateAll((all) => all.map((r) => [...r.children].slice(1).map((c) => c.textContent.trim())));
  assert.ok(rows.every(([a, b]) => a !== b));
  const sum = rows.map((r) => number(r[2])).reduce((a, b) => a + b, 0);
  assert.equal(sum, number((await page.locator(".why tfoot td").last().textContent()).trim()));
});

// Random positions of an exact game, late enough to be solved at once; the seed is fixed.
async function randomPositions(server, game, count, plies) {
  let state = 12345;
  const below = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const found = [];
  while (found.length < count) {
    const moves = [];
    let info = await server.post("position", { game, moves });
    for (let i = 0; i < plies + below(8) && info.outcome === null; i++) {
      moves.push(info.moves[below(info.moves.length)].move);
      info = await server.post("position", { game, moves });
    }
    if (info.outcome === null) found.push(info.position);
  }
  return found;
}

async function overlayAgrees({ open, server, program }, game, plies, places) {
  const positions = await randomPositions(server, game, 50, plies);
  const page = await open(alone(game));
  await ready(page);
  let compared = 0;
  for (const position of positions) {
    const report = JSON.parse(execFileSync(program, ["truth", game, "--pos", position, "--all", "--json", "--time", "2s", "-j", "1"], { encoding: "utf8" }));
    await page.evaluate((p) => document.querySelector("rk-play").restart({ rules: "", position: p, seed: 1, players: ["human", "human"] }), position);
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info?.position === p, position);
    if (!(await page.evaluate(() => document.querySelector("rk-play").truthOn))) await page.keyboard.press("t");
    await page.waitForFunction(() => document.querySelector("rk-play").session.at.truth?.moves);
    const shown = await page.evaluate(() => document.querySelector("rk-play").session.at.truth.moves.map((m) => [m.move, m.truth]));
    // What both had the time to prove is the same; a busy machine may leave bounds to one of them.
    const printed = new Map(report.moves.map((m) => [m.move, m.truth]));
    assert.deepEqual(shown.map(([move]) => move), [...printed.keys()]);
    for (const [move, truth] of shown) {
      if (truth.kind !== "exact" || printed.get(move).kind !== "exact") continue;
      assert.deepEqual(truth, printed.get(move), `${position} ${move}`);
      compared++;
    }
    await places(page, new Map(shown), position);
  }
  assert.ok(compared >= 2 * positions.length, `only ${compared} exact values were compared`);
}

test("W11 Bantumi's overlay equals rakus truth on 50 random positions, a badge on every legal pit", async (context) => {
  await overlayAgrees(context, "bantumi", 34, async (page, truths, position) => {
    await page.waitForFunction((n) => document.querySelectorAll(".hole .badge").length === n, truths.size);
    for (const [move, truth] of truths) {
      const text = await cell(page, `${position.endsWith("1") ? 1 : 2}:${move}`).locator(".badge").textContent();
      if (truth.kind === "exact") assert.equal(number(text.replace(/[▲▼●]/, "").trim()), truth.margin, `${position} ${move}`);
    }
  });
});

test("W11 Gobblet's overlay equals rakus truth on random positions, and the legend names kind and unit", async ({ open, server, program, has }) => {
  if (!has("gobblet")) return;
  const page = await open(alone("gobblet", "&p=M2/1L1/s1l_1&v=truth"));
  await ready(page);
  await page.waitForSelector("rk-truth-panel .legend", { timeout: 30000 });
  const report = JSON.parse(execFileSync(program, ["truth", "gobblet", "--pos", "M2/1L1/s1l 1", "--all", "--json"], { encoding: "utf8" }));
  const shown = await page.evaluate(() => document.querySelector("rk-play").session.at.truth.moves.map((m) => [m.move, m.truth]));
  assert.deepEqual(shown, report.moves.map((m) => [m.move, m.truth]));
  assert.equal(shown.length, 31);
  assert.match(await page.locator("rk-truth-panel .legend").first().textContent(), /exact, in plies to the end/);
  assert.ok(server.url);
});

test("W15 review marks the losing move, the graph drops, n jumps there, retry takes only what keeps the win", async ({ open, has }) => {
  if (!has("gobblet")) return;
  const page = await open("/review");
  await page.fill("textarea", '[Game "gobblet"]\n[Position "M2/1L1/s1l 1"]\n\n1. 3@3 *\n');
  await page.click(".paste button.primary");
  await ready(page);
  await page.waitForSelector(".line .glyph", { timeout: 60000 });
  assert.equal((await page.locator(".line .glyph").first().textContent()).trim(), "??");
  await page.waitForSelector("rk-value-graph tbody", { state: "attached" });
  const values = await page.locator("rk-value-graph tbody tr").evaluateAll((all) => all.map((r) => Number(r.lastElementChild.textContent.replace("?", "NaN"))));
  assert.ok(values[0] > 0 && values[1] < 0, `the graph drops: ${values}`);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("n");
  await says(page, /3@3\?\?: loses/);
  for (const [move, accepted] of [["3@3", false], ["3@7", true], ["3@8", true]]) {
    await page.evaluate(() => document.querySelector("rk-review").toEnd(true));
    await page.evaluate(() => document.querySelector("rk-review").toEnd(false));
    await page.evaluate(() => {
      const r = document.querySelector("rk-review");
      const bad = r.session.root.children.find((c) => c.move === "3@3");
      return r.goTo(bad);
    });
    await page.click("text=Retry");
    await says(page, /better than 3@3/);
    await page.fill('input[name="move"]', move);
    await page.press('input[name="move"]', "Enter");
    await says(page, accepted ? /keeps the value/ : /gives something away/);
    if (!accepted) await page.evaluate(() => (document.querySelector("rk-review").retry = null));
  }
});
