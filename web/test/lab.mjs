// The lab: every kind of job on one page, found again after a reload, stopped within a second.
import assert from "node:assert/strict";
import { linkSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server, test, timedTest } from "./harness.mjs";

const stateOf = (page) => page.locator(".job").first().getAttribute("data-state");
async function ask(page, kind, game, fields, second) {
  await page.selectOption('[name="kind"]', kind);
  await page.selectOption('[name="game"]', game);
  for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, value);
  if (second) await page.selectOption('[name="second"]', second);
  await page.click("form button.primary");
}

// On the smallest phone the name of every kind of job is read whole in its field.
test("W20 at 320x568 the kind of a job is read whole, in both languages", async ({ open }) => {
  const page = await open("/lab", { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  for (const lang of ["en", "id"]) {
    await page.click(`.lang [lang="${lang}"]`);
    await page.waitForFunction((l) => document.documentElement.lang === l, lang);
    const [room, words] = await page.locator('[name="kind"]').evaluate((field) => {
      const pen = document.createElement("canvas").getContext("2d");
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const widths = [...field.options].map((o) => pen.measureText(o.textContent.trim()).width);
      return [field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 20, Math.max(...widths)];
    });
    assert.ok(words <= room, `${lang}: ${words} px of words in ${room}`);
  }
});

async function plotIsReadOnAPhone(page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const letters = await page
    .locator(".plot text")
    .evaluateAll((all) => all.map((e) => ({ said: e.textContent, ...e.getBoundingClientRect().toJSON() })));
  const frame = await page.locator(".plot svg").evaluate((e) => e.getBoundingClientRect().toJSON());
  for (const [i, a] of letters.entries()) {
    assert.ok(a.height > 10 && a.left >= frame.left && a.right <= frame.right, `${a.said}: ${a.height} px`);
    for (const b of letters.slice(i + 1)) {
      const [wide, high] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      assert.ok(wide <= 1 || high <= 2, `${a.said} lies on ${b.said}`);
    }
  }
  await page.setViewportSize(before);
}

test("every kind of job is asked for in the lab, and shows what it found", async ({ open }) => {
  const page = await open("/lab");
  await page.waitForSelector('[name="kind"]');
  const small = { rules: "pits=3,seeds=2" };
  const jobs = [
    ["match", { games: "20", ...small }, "rk-match-results"],
    ["match", { runs: "200" }, '[data-plot="runs"]', "exodia"],
    ["quality", { positions: "20", ...small }, ".job-result tbody tr"],
    ["counterexamples", { positions: "20", ...small }, ".job-result .found"],
    ["compare", { positions: "40", judged: "2", ...small }, ".job-result .found"],
    ["report", small, ".job-result button.primary"],
    ["beat", small, ".job-result .found code"],
    ["tune", { trials: "2", games: "20", holdout: "40", ...small }, ".job-result tbody tr"],
  ];
  for (const [i, [kind, fields, shown, game = "bantumi"]] of jobs.entries()) {
    await ask(page, kind, game, fields);
    await page.waitForFunction((n) => document.querySelectorAll(".job").length === n, i + 1);
    await page.waitForFunction(() => document.querySelector(".job").dataset.state === "done", undefined, {
      timeout: 60000,
    });
    await page.waitForSelector(shown);
    if (kind !== "report")
      assert.equal(await page.locator(".job-result button", { hasText: "Save results.json" }).count(), 1, kind);
    if (game === "exodia") await plotIsReadOnAPhone(page);
  }
  await page.reload();
  await page.waitForSelector(".job");
  assert.equal(await page.locator('.job[data-state="done"]').count(), jobs.length);
  await page.locator(".job").last().locator("button", { hasText: "Result" }).click();
  await page.waitForSelector("rk-match-results");
  await page.locator(".job").first().locator("button", { hasText: "Remove" }).click();
  await page.waitForFunction((n) => document.querySelectorAll(".job").length === n, jobs.length - 1);
});

test("a report of several players side by side, quick or usual, is asked for in the lab", async ({ open }) => {
  const page = await open("/lab");
  await page.waitForSelector('[name="kind"]');
  await page.selectOption('[name="kind"]', "report");
  assert.deepEqual(await page.locator('[name="effort"] option').evaluateAll((all) => all.map((o) => o.value)), [
    "quick",
    "",
  ]);
  await page.check('[name="beside"][value="random"]');
  await ask(page, "report", "bantumi", { rules: "pits=3,seeds=1" });
  await page.waitForSelector(".job.running progress, .job.done");
  await page.waitForSelector(".job-result button.primary", { timeout: 120000 });
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click(".job-result button.primary")]);
  const html = await readFile(await saved.path(), "utf8");
  assert.match(await page.locator(".job-result code").textContent(), /--player paper --player random .*--quick/);
  assert.ok(html.includes("random") && html.includes("paper"));
  await page.selectOption('[name="effort"]', "");
  await page.click("form button.primary");
  await page.waitForFunction(() => document.querySelectorAll(".job").length === 2);
  await page.waitForSelector(".job:first-child .job-result code", { timeout: 120000 });
  assert.doesNotMatch(await page.locator(".job-result code").first().textContent(), /--quick/);
});

test("the report of a job is downloaded as a page in the language of the page", async ({ open }) => {
  const page = await open("/lab");
  await page.click("button[lang=id]");
  await page.waitForSelector('[name="kind"]');
  await ask(page, "report", "bantumi", { rules: "pits=3,seeds=2" });
  await page.waitForSelector(".job-result button.primary", { timeout: 60000 });
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click(".job-result button.primary")]);
  const html = await readFile(await saved.path(), "utf8");
  assert.ok(saved.suggestedFilename().endsWith(".html"));
  assert.ok(html.includes("himpunan kandidat") && !html.includes("<script"));
});

// A server that has no table yet, so that making one takes its time; for checking it, the finished one is put there.
timedTest(
  "W39 a job of every kind is found again by a page that is opened anew, and cancelled within a second",
  async ({ anew, program, tables }) => {
    const empty = mkdtempSync(join(tmpdir(), "rakus-empty-"));
    const own = await Server.start(program, 0, "--db", empty);
    const kinds = [
      ["match", "congklak", { games: "100000" }, "mcts"], // two that draw no lots would play two games
      ["match", "exodia", { runs: "100000" }, "rollout"],
      ["quality", "congklak", { positions: "10000" }],
      ["counterexamples", "congklak", { positions: "2000" }],
      ["compare", "congklak", { positions: "10000", judged: "200" }],
      ["tune", "congklak", { trials: "2000", games: "2000", holdout: "2000" }],
      ["report", "congklak", {}],
      ["beat", "congklak", {}],
      ["table", "gobblet", {}],
      ["verify", "gobblet", {}],
    ];
    try {
      const page = await anew("/about");
      await page.goto(own.path("/lab"));
      await page.waitForSelector('[name="kind"]');
      const offered = await page.locator('[name="kind"] option').evaluateAll((all) => all.map((o) => o.value));
      assert.deepEqual([...new Set(kinds.map(([kind]) => kind))].sort(), offered.sort());
      for (const [i, [kind, game, fields, second]] of kinds.entries()) {
        if (kind === "verify")
          for (const name of readdirSync(tables).filter((n) => n.endsWith(".table")))
            linkSync(join(tables, name), join(empty, name));
        await ask(page, kind, game, fields, second);
        await page.waitForFunction((n) => document.querySelectorAll(".job").length === n, i + 1);
        await page.waitForSelector(".job:first-child.running progress");
        await page.reload();
        await page.waitForSelector(".job:first-child.running progress");
        const began = Date.now();
        await page.locator(".job").first().locator("button", { hasText: "Cancel" }).click();
        await page.waitForFunction(() => document.querySelector(".job").dataset.state === "cancelled");
        assert.ok(Date.now() - began < 1000, `${kind}: ${Date.now() - began} ms`);
      }
    } finally {
      await own.stop();
      rmSync(empty, { recursive: true, force: true });
    }
  },
);

test("what other pages started stands in the lab too", async ({ open }) => {
  const page = await open("/tournament");
  await page.fill('[name="pairs"]', "10");
  await page.click("button.primary");
  await page.waitForFunction(() => /Finished: 20 of 20/.test(document.querySelector(".status").textContent));
  await page.click("a.chip");
  await page.waitForSelector('.job[data-state="done"]');
  assert.equal(await stateOf(page), "done");
});
