// W40: what a folder of files must do, under a path of its own, with no program of the house running.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { FileServer } from "./file-server.mjs";
import { BROWSER, test, until } from "./harness.mjs";
import { eachPage, hole, openTable, ready, says } from "./helpers.mjs";

const BELOW = "/~teacher/some where/rakus/";

// A copy of the folder below a path that nobody thought of, on a server of its own.
async function below(folder, run) {
  const top = mkdtempSync(join(tmpdir(), "rakus-below-"));
  const copy = join(top, BELOW);
  mkdirSync(copy, { recursive: true });
  cpSync(folder, copy, { recursive: true });
  const server = await FileServer.start(top);
  try {
    await run({ at: (rest = "") => server.path(encodeURI(BELOW) + rest), server, copy });
  } finally {
    await server.stop();
    rmSync(top, { recursive: true, force: true });
  }
}
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.active.state));
const inControl = (page) => page.waitForFunction(() => !!navigator.serviceWorker.controller);

test("W40 the folder has the page, the engine and nothing else, under 3 MB as it travels", async ({ server }) => {
  const all = readdirSync(server.folder, { recursive: true }).filter((f) => statSync(join(server.folder, f)).isFile());
  const kinds = new Set(all.map((f) => f.split("/").pop()));
  assert.deepEqual([...kinds].sort(), [
    "app.js",
    "icon.svg",
    "index.html",
    "rakus.wasm.gz",
    "style.css",
    "sw.js",
    "worker.js",
  ]);
  const sent = all.reduce((sum, f) => {
    const bytes = readFileSync(join(server.folder, f));
    return sum + Math.min(bytes.length, gzipSync(bytes).length);
  }, 0);
  assert.ok(sent < 3e6, `${sent} bytes`);
});

test("W40 W1 every page of the folder loads without a foreign request or a console error", async ({
  open,
  games,
  server,
}) => {
  for await (const { path } of eachPage(open, games, server)) assert.ok(path);
});

test("W40 under any path: play, hint, truth, another page, a reload, and a link for somebody else", async ({
  open,
  server,
}) => {
  await below(server.folder, async ({ at }) => {
    const page = await open("/");
    await page.goto(at());
    await page.click('a[href$="/bantumi"]');
    await ready(page);
    assert.ok(page.url().startsWith(at("bantumi")), page.url());
    await hole(page, 1, 3).click();
    await says(page, /played 3/);
    await page.reload();
    await ready(page);
    assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.path().length), 2);
    await openTable(page);
    const link = await page.evaluate(() => document.querySelector('a[href$="/bantumi/how"]').href);
    assert.equal(link.split("#")[0], at("bantumi/how"));
    const shared = `${at()}#/gobblet?p=M2/1L1/s1l_1&a=human,human&v=truth&lang=en`;
    const other = await open("/");
    await other.goto(shared);
    await other.waitForSelector("[data-cell] .badge, .badge");
  });
});

test("W40 the first advice of every game is there within 50 ms", async ({ open, games }) => {
  for (const { name, default_player } of games) {
    const took = [];
    // Other suites share the cores: the best of three fresh visits counts.
    while (took.length < 3 && !(Math.min(...took) < 50)) {
      const page = await open(`/${name}#a=human,human`);
      await ready(page);
      await page.waitForTimeout(500); // nobody asks sooner
      const asked = (player) => {
        const began = performance.now();
        const { session } = document.querySelector("rk-play");
        return session.advice(player).then(() => performance.now() - began);
      };
      took.push(await page.evaluate(asked, default_player));
    }
    console.log(`       ${name}: ${took.map((ms) => ms.toFixed(0)).join(", ")} ms`);
    assert.ok(Math.min(...took) < 50, `${name}: ${took}`);
  }
});

test("W40 after the first visit also offline, every page of it", async ({ open, server, games }) => {
  const page = await open("/");
  await below(server.folder, async ({ at, server: files }) => {
    await page.goto(at());
    await kept(page);
    await inControl(page);
    await files.stop();
    for (const { name } of games)
      for (const rest of [name, `${name}/learn`, `${name}/workbench`, `counterexamples/${name}`]) {
        await page.goto(at(rest));
        await page.waitForSelector("h1");
      }
    await page.goto(`${at("bantumi")}#a=human,human`);
    await ready(page);
    await hole(page, 1, 3).click();
    await says(page, /played 3/);
    await openTable(page);
  });
});

test("W40 a new version waits until it is let in, and the running game goes on with it", async ({ open, server }) => {
  const page = await open("/");
  await below(server.folder, async ({ at, copy }) => {
    await page.goto(`${at("bantumi")}#a=human,human`);
    await ready(page);
    await inControl(page);
    await hole(page, 1, 3).click();
    await says(page, /played 3/);
    // The next version says something else in its style, so its service worker is another one.
    writeFileSync(join(copy, "style.css"), `${readFileSync(join(copy, "style.css"))}/* new */`);
    writeFileSync(
      join(copy, "sw.js"),
      String(readFileSync(join(copy, "sw.js"))).replace(/VERSION = "\w+"/, 'VERSION = "next"'),
    );
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => r.update()));
    await page.waitForSelector(".banner button");
    assert.equal(
      await page.evaluate(() => document.querySelector("rk-play").session.path().length),
      2,
      "nothing was lost",
    );
    await page.click(".banner button");
    await page.waitForFunction(() => performance.getEntriesByType("navigation")[0].type === "reload");
    await ready(page);
    assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.path().length), 2);
    const style = await page.evaluate(() =>
      fetch(document.querySelector("link[rel=stylesheet]").href).then((r) => r.text()),
    );
    assert.match(style, /new \*\/$/);
  });
});

test("W40 Gobblet is exact everywhere once its table is made, in a worker", async ({ open }) => {
  const page = await open("/gobblet#a=human,human&p=2L/sL1/2s_1&v=truth");
  await ready(page);
  await page.waitForFunction(() => !!document.querySelector("rk-play").session.at.truth, undefined, { timeout: 60000 });
  // What the button of the table does; where a search leaves something open, it happens by itself.
  await page.evaluate(() => document.querySelector("rk-play").buildTable());
  const doc = await page.evaluate(() => document.querySelector("rk-play").session.at.truth);
  assert.equal(doc.source, "table");
  assert.ok(doc.moves.every((m) => m.truth.kind === "exact"));
});

test("W40 a folder does not offer to check a file that it cannot have", async ({ open }) => {
  const page = await open("/lab");
  await page.waitForSelector('[name="kind"]');
  const kinds = await page.locator('[name="kind"] option').evaluateAll((all) => all.map((o) => o.value));
  assert.ok(kinds.includes("table") && !kinds.includes("verify"), `${kinds}`);
});

// A browser that gives an engine 200 MB at most.
test("W40 with little memory nothing breaks: what cannot be proved is said to be open", async ({ server }) => {
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: ["--no-sandbox", "--js-flags=--wasm-max-mem-pages=3200"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.waitForFunction = (fn, arg, options) => until(page, fn, arg, options?.timeout);
    const wrong = [];
    page.on("pageerror", (e) => wrong.push(e.message));
    page.on("crash", () => wrong.push("the page crashed"));
    await page.goto(`${server.path("/gobblet")}#a=human,human&p=2L/sL1/2s_1&v=truth`);
    await ready(page);
    const kindOf = () => document.querySelector("rk-play").session.at.truth?.truth.kind;
    await page.waitForFunction(kindOf, undefined, { timeout: 60000 });
    // What the button of the table does, which is there only where a search has not found everything.
    await page.evaluate(() => document.querySelector("rk-play").buildTable());
    await says(page, /memory|could not/, 60000); // it needs more than there is
    await page.goto(`${server.path("/bantumi")}#a=human,human&v=truth`);
    await page.waitForFunction(() => document.querySelector("rk-play")?.session?.game.name === "bantumi");
    await page.waitForFunction(kindOf, undefined, { timeout: 60000 });
    assert.equal(await page.evaluate(kindOf), "exact");
    assert.deepEqual(wrong, []);
  } finally {
    await browser.close();
  }
});
