// The figures of docs/page.md, measured: node test/figures.mjs PROGRAM. Nothing else should run beside it.
import { chromium } from "playwright-core";
import { Server } from "./harness.mjs";
import { everyPage } from "./helpers.mjs";

const server = await Server.start(process.argv[2]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--js-flags=--expose-gc"],
});
const games = (await (await fetch(server.path("/api/games"))).json()).games;
const median = (xs) => [...xs].sort((a, b) => a - b)[Math.floor(xs.length / 2)];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function visit(path, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en-US", ...options });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifts += e.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(server.path(path));
  return { context, page };
}

// ---- first paint and layout shift -----------------------------------------------------------------------------------

const paths = everyPage(games);
const paints = [];
let worst = ["", 0];
for (const path of paths) {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    const { context, page } = await visit(path, { viewport });
    await page.waitForSelector("h1", { state: "attached" });
    await sleep(1500);
    const [paint, shift] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      window.shifts,
    ]);
    paints.push(paint);
    if (shift > 0.001) console.log(`shift ${shift.toFixed(4)} ${path} at ${viewport.width}`);
    if (shift > worst[1]) worst = [`${path} at ${viewport.width}`, shift];
    await context.close();
  }
}
console.log(
  `first contentful paint: median ${median(paints).toFixed(0)} ms, worst ${Math.max(...paints).toFixed(
    0,
  )} ms of ${paints.length} visits`,
);
console.log(`layout shift: worst ${worst[1].toFixed(4)} (${worst[0]})`);

// ---- from a change on the workbench to the new pick -----------------------------------------------------------------

{
  const start = "/bantumi/workbench#p=4.4.0.5.5.5.1/4.4.4.4.4.4.0_1";
  const { context, page } = await visit(start, { reducedMotion: "reduce" });
  await page.waitForSelector(".rule-card.rule");
  // A player whose pick depends on one weight; nothing is measured beside it.
  await page.evaluate(() => {
    const bench = document.querySelector("rk-workbench");
    bench.measuring = false;
    const head = 'rakus 1  game bantumi  player "mine"\norder by pit\n';
    return bench.setText(`${head}weights small = 1 in -2..2\n1 : small * seeds "seeds" / "biji"`);
  });
  await page.waitForSelector('[data-weight="small"]');
  await sleep(2000);
  const times = await page.evaluate(async () => {
    const bench = document.querySelector("rk-workbench");
    const slider = document.querySelector('[data-weight="small"]');
    const shown = () => bench.querySelector("rk-board").view.pick;
    const all = [];
    for (let i = 0; i < 40; i++) {
      const before = shown();
      const began = performance.now();
      slider.value = i % 2 ? "1" : "-2";
      slider.dispatchEvent(new Event("input"));
      while (shown() === before && performance.now() - began < 2000) await new Promise((done) => setTimeout(done, 1));
      await bench.querySelector("rk-board").updateComplete;
      all.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, 150));
    }
    return all;
  });
  const sorted = times.sort((a, b) => a - b);
  console.log(
    `change to new pick: median ${median(sorted).toFixed(0)} ms, 95 % ${sorted[
      Math.floor(sorted.length * 0.95)
    ].toFixed(0)} ms, worst ${sorted.at(-1).toFixed(0)} ms of ${sorted.length}`,
  );
  await context.close();
}

// ---- memory after an hour of play: a move every six seconds makes 600 -----------------------------------------------

for (const name of ["bantumi", "pokemon"]) {
  const { context, page } = await visit(`/${name}#a=human,human`, { reducedMotion: "reduce" });
  const cdp = await context.newCDPSession(page);
  await page.waitForSelector(".board [data-cell]");
  const heap = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    await sleep(300);
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    const { nodes } = await cdp.send("Memory.getDOMCounters");
    return [usedSize / 1e6, nodes];
  };
  const play = (moves) =>
    page.evaluate(async (n) => {
      const { desk } = document.querySelector("rk-play");
      let state = 1;
      for (let i = 0; i < n; i++) {
        const { info } = desk.session.at;
        if (info.outcome !== null) {
          await document.querySelector("rk-play").restart({ ...desk.session.setup, seed: i + 1 });
          continue;
        }
        state = (state * 48271) % 2147483647;
        await desk.play(info.moves[state % info.moves.length].move);
      }
    }, moves);
  await play(20);
  const before = await heap();
  await play(600);
  const after = await heap();
  console.log(
    `memory of ${name}: ${before[0].toFixed(1)} MB and ${before[1]} nodes; after 600 moves more ${after[0].toFixed(1)} MB and ${after[1]} nodes`,
  );
  await context.close();
}

await browser.close();
await server.stop();
