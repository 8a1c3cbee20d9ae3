// W19, W28: motion that never keeps anybody waiting, and a game that outlives its server.
import assert from "node:assert/strict";
import { Server, test, timedTest } from "./harness.mjs";
import { MOVING, alone, ask, hole, positionOf, ready, says, watchMotion } from "./helpers.mjs";

timedTest(
  "W19 a sowing of more than 300 drops is shown within three seconds, Space skips it, calm users see none",
  async ({ open, server }) => {
    // Found by trying 300,000 random positions; rakus counts the same 336 seeds along the path of this move.
    const best = { text: "8.2.10.4.6.2.8.24/0.4.2.12.4.10.2.0 1", pit: 5 };
    const { candidates } = await server.post("advise", { game: "congklak", position: best.text });
    const path = candidates.find((c) => c.move === String(best.pit)).path.slice(0, -1);
    const dropped = path.reduce((sum, station) => sum + station.amount, 0);
    assert.ok(dropped >= 300, `${dropped} drops`);
    const at = `&p=${best.text.replaceAll(" ", "_")}`;
    const moving = async (view, act) => {
      await ready(view);
      await watchMotion(view);
      const after = Date.now();
      await hole(view, 1, best.pit).click();
      assert.match(await says(view, /played/), new RegExp(`${dropped} seeds sown`));
      await act(view);
      await view.waitForFunction(() => document.querySelector("rk-board").shown === null, null, { timeout: 6000 });
      const spent = Date.now() - after;
      const counts = await view.locator(".hole .count, .store .count").allTextContents();
      const numbers = (await positionOf(view)).split(" ")[0].split(/[./]/);
      assert.deepEqual(
        counts.map(Number).sort((a, b) => a - b),
        numbers.map(Number).sort((a, b) => a - b),
        "the counts are right afterwards",
      );
      return spent;
    };
    const shown = await open(alone("congklak", at), MOVING);
    const normal = await moving(shown, async () => undefined);
    assert.ok((await shown.evaluate(() => window.moved)) > 100, "each drop is seen, as far as there are pictures");
    assert.ok(normal < 3800, `it took ${normal} ms with the server's answer`);
    const skipped = await moving(await open(alone("congklak", at), MOVING), async (view) => {
      await view.evaluate(() => document.activeElement.blur());
      await view.keyboard.press("Space");
    });
    assert.ok(skipped < normal, "Space skips");
    const calm = await open(alone("congklak", at));
    await moving(calm, async () => undefined);
    assert.equal(await calm.evaluate(() => window.moved), 0, "nothing moves");
  },
);

test("W28 a stopped server is announced, the board stays, and play goes on after a restart", async ({
  open,
  program,
  server,
}) => {
  const own = await Server.start(program);
  const page = await open("/");
  page.mayFail = true;
  await page.goto(own.path(alone("bantumi")));
  await ready(page);
  await ask(page, "3");
  await says(page, /played 3/);
  const before = await positionOf(page);
  await own.stop();
  await ask(page, "1");
  await page.waitForSelector(".banner");
  assert.equal(await positionOf(page), before);
  assert.equal(await hole(page, 1, 1).count(), 1);
  const again = await Server.start(program, own.port);
  await page.waitForSelector(".banner", { state: "detached", timeout: 8000 });
  await ask(page, "1");
  await says(page, /played 1/);
  await again.stop();
  assert.ok(server.url);
});
