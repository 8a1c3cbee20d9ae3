// Counter-examples and worksheets, and what the teaching mode adds for teachers.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { LONG, test } from "./harness.mjs";
import { ready, says } from "./helpers.mjs";

test("the counter-examples are those of rakus counterexamples, with the better move and the rules that differ", async ({
  open,
  program,
  tables,
}) => {
  const page = await open("/counterexamples/gobblet");
  await page.waitForSelector(".exercise");
  await page.click("text=Let the lab find more");
  await says(page, /^6 found in 300 positions/, 60000);
  const shown = await page.evaluate(() =>
    document.querySelector("rk-counterexamples").found.map((e) => [e.info.position, e.picked.move]),
  );
  const report = JSON.parse(
    execFileSync(
      program,
      [
        "counterexamples",
        "gobblet",
        "--positions",
        "300",
        "--top",
        "6",
        "--seed",
        "1",
        "--db",
        tables,
        "--json",
        "--progress",
        "none",
      ],
      { encoding: "utf8" },
    ),
  );
  assert.deepEqual(
    shown,
    report.worst.map((w) => [w.position, w.pick]),
  );
  await page.click('[aria-label="Solution 1"]');
  const text = await page.locator(".exercise .solution").textContent();
  assert.match(
    text,
    /The greedy choice [^;]+ \(\S+\) loses in \d+ plies; the best move [^;]+ \(\S+\) wins in \d+ plies\.\s+\?\?/,
  );
  assert.ok((await page.locator(".solution .why tbody tr").count()) > 0);
});

test("every exact game has exercises from the beginning, in all of which the choice gives something away", async ({
  anew,
  games,
}) => {
  for (const game of games.filter((g) => !g.hidden)) {
    const page = await anew(`/counterexamples/${game.name}`);
    await page.waitForFunction(() => document.querySelectorAll(".exercise").length >= 3, null, { timeout: 30000 });
    const verdicts = await page.evaluate(() =>
      document.querySelector("rk-counterexamples").known.map((e) => e.picked.verdict),
    );
    assert.ok(
      verdicts.every((v) => v !== ""),
      `${game.name}: ${verdicts}`,
    );
  }
});

test("where truth is an estimate the lab shows what fresh play-outs confirm, with intervals", async ({
  anew,
  games,
}) => {
  for (const game of games.filter((g) => g.hidden && (LONG || g.name === "exodia"))) {
    const page = await anew(`/counterexamples/${game.name}`);
    await page.click("text=Let the lab find more");
    await says(page, /^[1-6] found in 60 positions/, 90000);
    const found = await page.evaluate(() =>
      document.querySelector("rk-counterexamples").found.map((e) => [e.picked.truth, e.best.truth]),
    );
    for (const [picked, best] of found) assert.ok(picked.high < best.low, `${game.name}: the intervals do not meet`);
    await page.click('[aria-label="Solution 1"]');
    assert.match(await page.locator(".exercise .solution").first().textContent(), /%/);
  }
});

test("the worksheet prints positions with empty tables, and the solutions on a page of their own", async ({ open }) => {
  const page = await open("/counterexamples/bantumi");
  await page.waitForSelector(".exercise");
  assert.equal(await page.locator(".solutions").isVisible(), false);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".solutions").isVisible(), true);
  assert.equal(await page.locator(".solutions").evaluate((e) => getComputedStyle(e).breakBefore), "page");
  assert.equal(await page.locator(".exercise .actions").first().isVisible(), false);
  const cells = await page
    .locator(".exercise")
    .first()
    .locator(".print-only tbody td:not(:first-child)")
    .allTextContents();
  assert.ok(cells.length > 0 && cells.every((c) => c === ""), "the tables are empty");
});

test("the address keeps the step, operations are counted, and the truth waits until it is asked for", async ({
  open,
}) => {
  const page = await open("/bantumi/learn#p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1");
  await ready(page);
  await page.waitForSelector(".pseudo .now");
  assert.match(await page.locator(".variables").textContent(), /0 candidates scored, 0 comparisons/);
  for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() =>
    /4 candidates scored, 3 comparisons/.test(document.querySelector(".variables").textContent),
  );
  assert.match(page.url(), /&step=2$/);
  await page.reload();
  await page.waitForFunction(() => /step 3 of/.test(document.querySelector(".step-count")?.textContent ?? ""));
  await page.evaluate(() => {
    const l = document.querySelector("rk-learn");
    l.goStep(l.steps.length - 1);
  });
  await page.waitForSelector(".ending");
  assert.doesNotMatch(await page.locator(".ending").textContent(), /Global optimum \(truth\)/);
  await page.click("text=Show the global optimum");
  await page.waitForFunction(() =>
    /Global optimum \(truth\): sow pit 4, wins by 4/.test(document.querySelector(".ending").textContent),
  );
  assert.match(await page.locator(".ending").textContent(), /They part at the first choice: sow pit 2 loses by 4/);
});

test("each game's six elements stand in the table of its lesson", async ({ anew, games }) => {
  const written = games.filter((g) => g.elements.length); // a game may have no paper
  assert.equal(written.length, 5);
  for (const game of written) {
    const page = await anew(`/${game.name}/learn`);
    await page.waitForSelector(".elements tbody tr");
    assert.deepEqual(
      await page.locator(".elements tbody th").allTextContents(),
      [
        "Candidate set",
        "Solution set",
        "Selection function",
        "Feasibility function",
        "Solution function",
        "Objective function",
      ],
      game.name,
    );
  }
});
