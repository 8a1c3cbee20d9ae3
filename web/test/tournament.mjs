// W26: the page's figures are those of the command line; cancelling keeps what was played; plots have tables.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "./harness.mjs";
import { says } from "./helpers.mjs";

test("W26 the numbers equal rakus match for the same seed, and every plot has its table and downloads", async ({ open, program }) => {
  const page = await open("/tournament");
  await page.fill('[name="pairs"]', "150");
  await page.fill('[name="seed"]', "42");
  await page.click("button.primary");
  await says(page, /Finished: 300 of 300/);
  const report = await page.evaluate(() => document.querySelector("rk-tournament").report);
  const line = JSON.parse(execFileSync(program, ["match", "bantumi", "--players", "paper,random", "--games", "300", "--seed", "42", "--json"], { encoding: "utf8" }));
  for (const key of ["players", "cross", "turns", "seed", "pairs"]) assert.deepEqual(report[key], line[key], key);
  assert.equal(await page.locator(".plot").count(), 3);
  for (const plot of await page.locator(".plot").all()) {
    assert.match(await plot.locator("figcaption").textContent(), /n=300.*42/);
    assert.ok((await plot.locator("tbody tr").count()) > 0);
  }
  const file = async (label) => readFileSync(await (await Promise.all([page.waitForEvent("download"), page.locator(`[data-plot="scores"] button[aria-label^="${label}"]`).click()]))[0].path(), "utf8");
  assert.match(await file("SVG"), /^<\?xml[\s\S]*<svg[\s\S]*<\/svg>$/);
  const csv = await file("CSV");
  assert.equal(csv.trim().split("\n").length, 3);
});

test("W26 duels of one player are drawn from a file of the command line", async ({ open, has, program }) => {
  if (!has("exodia")) return;
  const text = execFileSync(program, ["match", "exodia", "--players", "paper,paper-guarded", "--runs", "500", "--json"], { encoding: "utf8" });
  const page = await open("/tournament");
  await page.setInputFiles('input[type="file"]', { name: "results.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await says(page, /file was read/);
  assert.match(await page.locator('[data-plot="runs"] figcaption').textContent(), /n=500/);
  assert.equal(await page.locator('[data-plot="runs"] polyline').count(), 2);
  await page.setInputFiles('input[type="file"]', { name: "bad.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await says(page, /no match report/);
});

test("W26 cancelling keeps the games that were played", async ({ open }) => {
  const page = await open("/tournament");
  await page.uncheck('[name="players"][value="paper"]');
  await page.check('[name="players"][value="mcts"]');
  await page.fill('[name="pairs"]', "20000");
  await page.click("button.primary");
  await page.waitForSelector("[data-player]", { timeout: 30000 });
  await page.click("text=Cancel");
  await says(page, /Cancelled after \d+ of 40000/, 30000);
  assert.ok(Number(await page.locator("[data-player] .points").first().textContent()) >= 0);
});
