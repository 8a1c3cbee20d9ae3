// W40 on a phone: the process of the page may have 512 MB, and says that it is small, as such phones do.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER, test, until } from "./harness.mjs";
import { ask, ready, says } from "./helpers.mjs";

const ROOM = 512 * 1024 * 1024;

// Where the system lets us, a group of processes with a limit, which ends what goes beyond; else only the measure counts.
class Limit {
  constructor() {
    const tops = [
      ["/sys/fs/cgroup/memory", "memory.limit_in_bytes"],
      ["/sys/fs/cgroup", "memory.max"],
    ];
    for (const [top, limit] of tops) {
      const folder = join(top, `rakus-page-${process.pid}`);
      try {
        if (!existsSync(join(top, "cgroup.procs"))) continue;
        mkdirSync(folder);
        this.folder = folder;
        writeFileSync(join(folder, limit), String(ROOM));
        return;
      } catch {
        this.lift();
      }
    }
  }
  holds(process) {
    if (this.folder) writeFileSync(join(this.folder, "cgroup.procs"), String(process));
  }
  // The kernel may need a moment after the last process of the group has ended.
  lift(tries = 100) {
    if (!this.folder) return;
    try {
      rmdirSync(this.folder);
    } catch (error) {
      if (tries === 0) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      return this.lift(tries - 1);
    }
    this.folder = undefined;
  }
}

async function renderers(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter((p) => p.type === "renderer").map((p) => p.id);
}
const peak = (process) => 1024 * Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${process}/status`, "utf8"))[1]);

test("W40 with 512 MB for the page: Gobblet and Bantumi with truth, no crash, honest where memory ends", async ({
  server,
}) => {
  const limit = new Limit();
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    page.waitForFunction = (fn, arg, options) => until(page, fn, arg, options?.timeout);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "deviceMemory", { get: () => 0.5, configurable: true }),
    );
    const wrong = [];
    page.on("pageerror", (e) => wrong.push(e.message));
    page.on("crash", () => wrong.push("the page crashed"));
    await page.goto(server.path("/icon.svg")); // of the same place, so of the same process, and nothing yet
    for (const process of await renderers(browser)) limit.holds(process);

    const kindOf = () => document.querySelector("rk-play")?.session?.at.truth?.truth.kind;
    const known = () => page.waitForFunction(kindOf, undefined, { timeout: 60000 });
    await page.goto(`${server.path("/gobblet")}#a=human,human&p=2L/sL1/2s_1&v=truth&lang=en`);
    await ready(page);
    await known();
    await page.evaluate(() => document.querySelector("rk-play").buildTable());
    await says(page, /memory/, 60000);
    // A player that wants the table plays from the book, or says that it cannot; the game stands either way.
    await page.goto(`${server.path("/gobblet")}#a=human,expert&lang=en`);
    await page.reload();
    await ready(page);
    await ask(page, "1@1");
    await says(page, /memory|your turn/, 60000);

    await page.goto(`${server.path("/bantumi")}#a=human,perfect&v=truth&lang=en`);
    await page.reload();
    await ready(page);
    for (let moves = 0; moves < 3; moves++) {
      await page.waitForFunction(
        () => document.querySelector("rk-play").session.at.info.side === 1 && !document.querySelector(".thinking"),
        undefined,
        { timeout: 60000 },
      );
      assert.match(await known(), moves ? /^(exact|bounds)$/ : /^exact$/);
      await ask(page, await page.evaluate(() => document.querySelector("rk-play").session.at.info.moves[0].move));
    }
    await known();
    assert.deepEqual(wrong, []);
    const peaks = (await renderers(browser)).map(peak);
    console.log(
      `       the largest process of a page had ${(Math.max(...peaks) / 1e6).toFixed(0)} MB, ${limit.folder ? "limited" : "not limited"}`,
    );
    assert.ok(Math.max(...peaks) < ROOM, `${peaks}`);
  } finally {
    await browser.close();
    limit.lift();
  }
});
