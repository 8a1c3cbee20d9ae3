// The pictures of the README: node test/tour.mjs PROGRAM OUT_FOLDER [PART_OF_A_NAME]. Run it again when the page has
// changed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { Server } from "./harness.mjs";
import { alone, ready } from "./helpers.mjs";

const [program, out] = process.argv.slice(2, 4).map((x) => resolve(x));
const only = process.argv[4] ?? ""; // a part of the names of pictures
const tables = mkdtempSync(join(tmpdir(), "rakus-tour-"));
execFileSync(program, ["solve", "gobblet", "--build", "--db", tables, "--quiet"], { stdio: "ignore" });
const server = await Server.start(program, 0, "--db", tables);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function picture(name, path, act, options = {}) {
  if (!name.includes(only)) return;
  const context = await browser.newContext({
    viewport: { width: 1200, height: 720 },
    reducedMotion: "reduce",
    locale: "en-US",
    ...options,
  });
  const page = await context.newPage();
  await page.goto(server.path(path));
  await act(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(out, `${name}.png`) });
  await context.close();
}
const pressed = async (page, ...keys) => {
  await ready(page);
  for (const key of keys) (await page.keyboard.press(key), await page.waitForTimeout(700));
};

await picture("page-bantumi", alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1"), async (page) => {
  await pressed(page, "t", "h", "h");
  await page.locator("td button.small").first().click();
});
await picture("page-gobblet", alone("gobblet", "&p=M2/1L1/s1l_1"), (page) => pressed(page, "h", "h"), {
  viewport: { width: 1366, height: 768 },
});
await picture(
  "page-congklak",
  alone("congklak", "&lang=id"),
  async (page) => {
    await ready(page);
    await page.focus('[data-cell="1.3"]');
  },
  { viewport: { width: 390, height: 780 }, colorScheme: "dark" },
);
await picture("page-beat", "/gobblet/beat", async (page) => {
  await page.waitForSelector('.beat-panel[data-settled="true"]', { timeout: 60000 });
  await page.click(".toolbar >> text=Hint");
});
await picture("page-learn", "/bantumi/learn#step=7", async (page) => {
  await page.waitForSelector(".scores");
  await page.waitForSelector(".solution-set li");
});
await picture("page-lab", "/lab", async (page) => {
  for (const [kind, fields] of [
    ["match", { games: "1000" }],
    ["quality", { positions: "40", rules: "pits=4,seeds=3" }],
  ]) {
    await page.selectOption('[name="kind"]', kind);
    for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, value);
    await page.click("form button.primary");
    await page.locator(".job.done").first().waitFor({ timeout: 120000 });
    await page.waitForTimeout(500);
  }
  await page.locator(".job.done").nth(1).waitFor({ timeout: 120000 });
});
await picture("page-examples", "/counterexamples/bantumi", async (page) => {
  await page.locator(".exercise").nth(1).waitFor();
  await page.click('[aria-label="Solution 2"]');
});
await picture(
  "page-tournament",
  "/tournament",
  async (page) => {
    for (const player of ["paper-chain", "best"]) await page.check(`[value="${player}"]`);
    await page.fill('[name="pairs"]', "100");
    await page.click("button.primary");
    await page.waitForSelector("progress", { state: "detached", timeout: 120000 });
    await page.locator(".plots").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("h2").scrollIntoView());
  },
  { viewport: { width: 1200, height: 860 } },
);
await picture(
  "page-workbench",
  "/bantumi/workbench#p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1",
  async (page) => {
    await page.waitForSelector(".rule-card.rule");
    await page.waitForSelector(".score[data-games]", { timeout: 60000 });
  },
  { viewport: { width: 1366, height: 860 } },
);
await picture("page-home", "/", (page) => page.waitForSelector(".living [data-cell]"));
await picture("page-set-up", "/gobblet/setup#p=M2/1L1/s1l_1", async (page) => {
  await page.click('[data-piece="2.small"]');
  await page.click('[data-cell="5"]');
});
await browser.close();
await server.stop();
rmSync(tables, { recursive: true });
