// W9, W10, W15: the table of candidates, why not, review and retry.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, ask, number, openTable, positionOf, ready, says } from "./helpers.mjs";

async function sumsHold(page) {
  const rows = await page.locator("rk-advice-table tbody tr:not(.refused)").evaluateAll((all) =>
    all.map((tr) => ({
      terms: [...tr.querySelectorAll("[data-term]")].map((c) => c.textContent.trim()),
      total: tr.querySelector(".total").textContent.trim(),
    })),
  );
  assert.ok(rows.length > 0);
  for (const { terms, total } of rows)
    assert.equal(
      terms.map(number).reduce((a, b) => a + b, 0),
      number(total),
      `${terms} = ${total}`,
    );
}

test("W9 columns add up, refused candidates carry a reason, a row previews and Enter plays it", async ({ open }) => {
  const page = await open(alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1"));
  await ready(page);
  await openTable(page);
  await sumsHold(page);
  assert.deepEqual(await page.locator("tr.refused").evaluateAll((all) => all.map((r) => r.dataset.move).sort()), [
    "5",
    "6",
  ]);
  assert.match(await page.locator('tr.refused[data-move="5"]').textContent(), /pit 5 is empty/);
  const before = await positionOf(page);
  await page.focus('tr[data-move="4"] button.move');
  await page.waitForSelector(".board .ghost");
  assert.equal(await positionOf(page), before);
  await page.keyboard.press("Enter");
  await says(page, /played 4/);
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.at.move), "4");
});

test("W9 the columns add up in every game's table; what is refused looks so and says why", async ({ anew, games }) => {
  for (const { name } of games.filter((g) => g.elements.length)) {
    const page = await anew(alone(name, name === "gobblet" ? "&p=M2/1L1/s1l_1" : ""));
    await ready(page);
    await openTable(page);
    await sumsHold(page);
    const colour = (row) => getComputedStyle(row.querySelector("td:nth-child(2)")).color;
    const usual = await page.locator("rk-advice-table tbody tr:not(.refused):not(.pick)").first().evaluate(colour);
    for (const row of await page.locator("rk-advice-table tr.refused").all()) {
      assert.notEqual(await row.evaluate(colour), usual, `${name}: greyed`);
      assert.match(await row.textContent(), /: .*[a-z]{3}/, `${name}: a reason`);
    }
    const picked = await page.locator("rk-advice-table tr.pick").getAttribute("data-move");
    if (name === "gobblet") assert.equal(picked, "3@7");
  }
});

test("W9 Gobblet's three players stand side by side: fork and gobbles add up to formula in every row, each with its own pick", async ({
  open,
}) => {
  const page = await open(alone("gobblet", "&p=M2/1L1/s1l_1"));
  await ready(page);
  await openTable(page);
  await page.waitForSelector("td.beside");
  const rows = await page.locator("rk-advice-table tbody tr").evaluateAll((all) =>
    all.map((tr) => ({
      move: tr.dataset.move,
      total: tr.querySelector(".total").textContent.trim(),
      beside: Object.fromEntries(
        [...tr.querySelectorAll(".beside")].map((c) => [c.dataset.player, c.textContent.trim()]),
      ),
    })),
  );
  assert.equal(rows.length, 31);
  const value = (text) => number(text.replace("★ ", ""));
  for (const { move, total, beside } of rows)
    assert.equal(value(beside.fork) + value(beside.gobbles), number(total), move);
  const picked = (player) => rows.filter((r) => r.beside[player].startsWith("★")).map((r) => r.move);
  assert.deepEqual([picked("fork"), picked("gobbles")], [["3@7"], ["3@8"]]);
});

test("W10 why not, of every row: only rules that differ, and they add up to the difference of the totals", async ({
  anew,
}) => {
  for (const [game, position] of [
    ["bantumi", "1.5.6.1.0.0.11/0.3.0.0.1.1.19_1"],
    ["gobblet", "M2/1L1/s1l_1"],
  ]) {
    const page = await anew(alone(game, `&p=${position}`));
    await ready(page);
    await openTable(page);
    const total = async (row) => number((await row.locator(".total").textContent()).trim());
    const best = await total(page.locator("tr.pick"));
    const others = await page.locator("rk-advice-table tbody tr:not(.refused):not(.pick)").all();
    assert.ok(others.length >= 3);
    let compared = 0;
    for (const row of others) {
      const move = await row.getAttribute("data-move");
      await row.locator("button.small").click();
      await page.waitForSelector(`tr[data-move="${move}"] button[aria-expanded="true"]`);
      assert.match(await page.locator(".why p").textContent(), /[a-z]{4}/, `${game} ${move}: said in words`);
      if ((await page.locator(".why table").count()) === 0) continue; // another priority, not another sum
      const rows = await page
        .locator(".why tbody tr")
        .evaluateAll((all) => all.map((r) => [...r.children].slice(1).map((c) => c.textContent.trim())));
      assert.ok(
        rows.every(([a, b]) => a !== b),
        `${game} ${move}`,
      );
      const sum = rows.map((r) => number(r[2])).reduce((a, b) => a + b, 0);
      const foot = number((await page.locator(".why tfoot td").last().textContent()).trim());
      assert.deepEqual([sum, foot], [best - (await total(row)), best - (await total(row))], `${game} ${move}`);
      compared++;
    }
    if (game === "gobblet") assert.equal(compared, others.length);
  }
});

test("W15 review marks the losing move, the graph drops, n jumps there, retry refuses every losing move and takes what keeps the win", async ({
  open,
  server,
}) => {
  const page = await open("/review");
  await page.fill("textarea", '[Game "gobblet"]\n[Position "M2/1L1/s1l 1"]\n\n1. 3@3 *\n');
  await page.click(".paste button.primary");
  await ready(page);
  await page.waitForSelector(".line .glyph", { timeout: 60000 });
  assert.equal((await page.locator(".line .glyph").first().textContent()).trim(), "??");
  await page.waitForSelector("rk-value-graph tbody", { state: "attached" });
  const values = await page
    .locator("rk-value-graph tbody tr")
    .evaluateAll((all) => all.map((r) => Number(r.lastElementChild.textContent.replace("?", "NaN"))));
  assert.ok(values[0] > 0 && values[1] < 0, `the graph drops: ${values}`);
  await page.click('.history [aria-label="To the start"]');
  await page.locator(".board [data-cell]").first().focus();
  await page.keyboard.press("n");
  await says(page, /Large piece from the hand to cell 3 \(3@3\?\?\): loses/);
  const truth = await server.post("truth", { game: "gobblet", position: "M2/1L1/s1l 1", all: true });
  const losing = truth.moves.filter((m) => m.truth.class === "loss").map((m) => m.move);
  assert.ok(losing.length > 10 && losing.includes("3@3"));
  await page.click("text=Retry");
  await says(page, /better than large piece from the hand to cell 3 \(3@3\)/);
  for (const move of losing) {
    await ask(page, move);
    await says(page, new RegExp(`\\(${move}x?\\) gives something away`));
  }
  await ask(page, "3@7");
  await says(page, /\(3@7x?\) keeps the value/);
  await page.locator(".branches button.move", { hasText: "3@3" }).click();
  await page.click("text=Retry");
  await ask(page, "3@8");
  await says(page, /\(3@8x?\) keeps the value/);
});

test("a record with an illegal move opens in the review at that move, with the reason", async ({ open }) => {
  const page = await open("/review");
  page.mayFail = true; // the refused move is an error of the console too
  const read = async (moves) => {
    await page.evaluate(() => document.querySelector("details.again")?.setAttribute("open", ""));
    await page.fill("textarea", `[Game "bantumi"]\n\n1. ${moves} *\n`);
    await page.click(".paste button.primary");
  };
  await read("3 6 2. 9 3");
  await says(page, /stops here, at '9': .*9.*Legal moves: 1 2 3 4 5 6/);
  const at = () =>
    page.evaluate(() =>
      document
        .querySelector("rk-review")
        .session.path()
        .map((n) => n.move),
    );
  assert.deepEqual(await at(), ["", "3", "6"]);
  await page.click("button[lang=id]");
  await says(page, /berhenti di sini, di '9'.*Langkah sah/);
  await page.click("button[lang=en]");
  await read("3 ( 8 ) 6");
  await says(page, /stops here, at '8'/);
  assert.deepEqual(await at(), [""]);
});

test("a review opens at the first mistake", async ({ open, server }) => {
  // Two best moves, one that loses, one more.
  const at = { game: "gobblet", position: "M2/1L1/s1l 1", moves: [] };
  for (const wanted of ["best", "best", "worst"]) {
    const { order } = await server.post("truth", { ...at, all: true });
    at.moves.push(order.at(wanted === "best" ? 0 : -1));
  }
  const page = await open("/review");
  await page.fill("textarea", `[Game "gobblet"]\n[Position "${at.position}"]\n\n1. ${at.moves.join(" ")} *\n`);
  await page.click(".paste button.primary");
  await page.waitForFunction(
    (mistake) => document.querySelector("rk-review").session?.at.move === mistake,
    at.moves[2],
    {
      timeout: 60000,
    },
  );
  await says(page, /\?\?\): loses/);
});
