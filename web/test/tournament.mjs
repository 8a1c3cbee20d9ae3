// W26: the page's figures are those of the command line; cancelling keeps what was played; plots have tables.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, timedTest } from "./harness.mjs";
import { ready, says } from "./helpers.mjs";

test("W26 the numbers equal rakus match for the same seed, and every plot has its table and downloads", async ({
  open,
  browser,
  program,
}) => {
  const page = await open("/tournament");
  await page.fill('[name="pairs"]', "150");
  await page.fill('[name="seed"]', "42");
  await page.click("button.primary");
  await says(page, /Finished: 300 of 300/);
  const report = await page.evaluate(() => document.querySelector("rk-tournament").report);
  const line = JSON.parse(
    execFileSync(
      program,
      ["match", "bantumi", "--players", "paper,random", "--games", "300", "--seed", "42", "--json"],
      { encoding: "utf8" },
    ),
  );
  for (const key of ["players", "cross", "turns", "seed", "pairs"]) assert.deepEqual(report[key], line[key], key);
  assert.equal(await page.locator(".plot").count(), 3);
  for (const plot of await page.locator(".plot").all()) {
    assert.match(await plot.locator("figcaption").textContent(), /n=300.*42/);
    assert.ok((await plot.locator("tbody tr").count()) > 0);
  }
  // Scores have their intervals, drawn and in the table; what ended when is a count of all games.
  for (const name of ["scores", "seats"]) {
    const plot = page.locator(`[data-plot="${name}"]`);
    const bars = await plot.locator("tbody tr").count();
    assert.equal(await plot.locator("line.ci").count(), bars, name);
    const numbers = await plot
      .locator("tbody tr")
      .evaluateAll((all) => all.map((r) => [...r.querySelectorAll("td.n")].map((c) => Number(c.textContent))));
    for (const [games, score, low, high] of numbers) assert.ok(games > 0 && low <= score && score <= high, name);
  }
  const file = async (label) =>
    readFileSync(
      await (
        await Promise.all([
          page.waitForEvent("download"),
          page.locator(`[data-plot="scores"] button[aria-label^="${label}"]`).click(),
        ])
      )[0].path(),
      "utf8",
    );
  const svg = await file("SVG");
  assert.match(svg, /^<\?xml[\s\S]*<svg[\s\S]*<\/svg>$/);
  const folder = mkdtempSync(join(tmpdir(), "rakus-plot-"));
  writeFileSync(join(folder, "scores.svg"), svg);
  const picture = await browser.newPage();
  await picture.goto(`file://${join(folder, "scores.svg")}`);
  assert.ok(
    await picture.evaluate(() => document.documentElement.matches("svg") && document.querySelector("circle.dot")),
  );
  await picture.close();
  rmSync(folder, { recursive: true });
  const csv = await file("CSV");
  assert.equal(csv.trim().split("\n").length, 3);
});

test("W26 the games of a match are those of rakus match --record, and each can be replayed", async ({
  open,
  program,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "rakus-games-"));
  execFileSync(
    program,
    [
      "match",
      "gobblet",
      "--players",
      "formula,random",
      "--games",
      "4",
      "--seed",
      "7",
      "--record",
      join(folder, "games.rkr"),
    ],
    { stdio: "ignore" },
  );
  const recorded = readFileSync(join(folder, "games.rkr"), "utf8")
    .split(/\n(?=\[Game )/)
    .map((r) => r.trim());
  rmSync(folder, { recursive: true });
  const page = await open("/tournament");
  await page.selectOption('[name="game"]', "gobblet");
  await page.fill('[name="pairs"]', "2");
  await page.fill('[name="seed"]', "7");
  await page.click("button.primary");
  await says(page, /Finished: 4 of 4/);
  const shown = [];
  for (const pair of ["1", "2"]) {
    await page.fill('[name="pair"]', pair);
    await page.click("text=Show the games");
    await page.waitForFunction(
      (n) => document.querySelector("rk-match-games [role=status]").textContent.includes(`pair ${n}`),
      pair,
    );
    shown.push(
      ...(await page
        .locator(".records a")
        .evaluateAll((all) => all.map((x) => decodeURIComponent(x.getAttribute("href").split("record=")[1]).trim()))),
    );
  }
  assert.deepEqual(shown, recorded);
  await page.locator(".records a").first().click();
  await ready(page);
  await says(page, /record was read|No mistake is known here/);
  const moves = await page.evaluate(() => {
    const all = [];
    for (let n = document.querySelector("rk-review").session.root.main; n; n = n.main) all.push(n.decorated);
    return all;
  });
  assert.deepEqual(
    moves,
    shown[2]
      .split("\n\n")[1]
      .split(/\s+/)
      .filter((w) => /[@-]/.test(w) && !/^(1-0|0-1)$/.test(w)),
  );
});

test("W26 duels of one player run on the page with the numbers of rakus match --runs", async ({ open, program }) => {
  const page = await open("/tournament");
  await page.selectOption('[name="game"]', "exodia");
  await page.check('[name="players"][value="paper-guarded"]');
  await page.fill('[name="pairs"]', "700");
  await page.fill('[name="seed"]', "42");
  await page.click("button.primary");
  await says(page, /Finished: 700 of 700/, 60000);
  const report = await page.evaluate(() => document.querySelector("rk-tournament").report);
  const line = JSON.parse(
    execFileSync(
      program,
      ["match", "exodia", "--players", "paper,paper-guarded,random", "--runs", "700", "--seed", "42", "--json"],
      { encoding: "utf8" },
    ),
  );
  assert.deepEqual(report, line);
  const plot = page.locator('[data-plot="runs"]');
  assert.match(await plot.locator("figcaption").textContent(), /n=700.*42/);
  assert.equal(await plot.locator("polyline").count(), 3);
  assert.equal(
    await plot.locator("tbody tr").count(),
    line.players.reduce((n, p) => n + p.wins_by_turn.length + 1, 0),
  );
});

test("W26 a results.json of the command line is shown; another file is refused", async ({ open, program }) => {
  const text = execFileSync(
    program,
    ["match", "exodia", "--players", "paper,paper-guarded", "--runs", "500", "--json"],
    { encoding: "utf8" },
  );
  const page = await open("/tournament");
  await page.setInputFiles('input[type="file"]', {
    name: "results.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await says(page, /file was read/);
  assert.match(await page.locator('[data-plot="runs"] figcaption').textContent(), /n=500/);
  assert.equal(await page.locator('[data-plot="runs"] polyline').count(), 2);
  await page.setInputFiles('input[type="file"]', {
    name: "bad.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await says(page, /no match report/);
});

timedTest(
  "W39 a very large match says at once what it does, and is cancelled within a second of its first block",
  async ({ anew }) => {
    for (const [lang, words] of [
      ["en", /At work on the first block of 200000/],
      ["id", /Mengerjakan blok pertama dari 200000/],
    ]) {
      const page = await anew("/tournament");
      await page.evaluate(
        (l) => document.querySelector(`.lang [lang="${l}"], .lang button:nth-child(${l === "id" ? 2 : 1})`).click(),
        lang,
      );
      await page.uncheck('[name="players"][value="paper"]');
      await page.check('[name="players"][value="mcts"]');
      await page.fill('[name="pairs"]', "100000");
      await page.click("button.primary");
      await says(page, words, 3000);
      assert.equal(await page.locator("progress").getAttribute("value"), null, "a bar that does not stand still");
      const began = Date.now();
      await page.click("progress + button");
      await says(page, /Cancelled after 0 of|Dibatalkan setelah 0 dari/, 5000);
      assert.ok(Date.now() - began < 1500, `${Date.now() - began} ms`);
    }
  },
);

test("W26 cancelling keeps the games that were played", async ({ open }) => {
  const page = await open("/tournament");
  await page.uncheck('[name="players"][value="paper"]');
  await page.check('[name="players"][value="mcts"]');
  await page.fill('[name="pairs"]', "2000"); // of more, a first block of games takes twelve seconds
  await page.click("button.primary");
  await page.waitForSelector("[data-player]", { timeout: 30000 });
  await page.click("text=Cancel");
  await says(page, /Cancelled after \d+ of 4000/, 30000);
  const points = await page.locator("[data-player] .points").allTextContents();
  const played = Number(/after (\d+) of/.exec(await page.locator(".status").textContent())[1]);
  assert.ok(played > 0);
  assert.equal(
    points.reduce((sum, p) => sum + Number(p), 0),
    played,
    "a point for each game",
  );
});
