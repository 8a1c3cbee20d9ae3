// W11: the truth on the board is the truth of the command line, in all exact games.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test, timedTest } from "./harness.mjs";
import { alone, ask, number, ready, says } from "./helpers.mjs";

const COUNT = 50;

// A random game with a fixed seed, followed until `enough` says so; the position it has come to.
async function randomPosition(server, game, below, enough) {
  for (;;) {
    const moves = [];
    let info = await server.post("position", { game, moves });
    while (info.outcome === null && !enough(info.position, moves.length)) {
      moves.push(info.moves[below(info.moves.length)].move);
      info = await server.post("position", { game, moves });
    }
    if (info.outcome === null) return info.position;
  }
}

const seedsLeft = (position) =>
  position
    .split(" ")[0]
    .split("/")
    .flatMap((row) => row.split(".").slice(0, -1))
    .reduce((sum, n) => sum + Number(n), 0);

const run = promisify(execFile);

// Positions of random games, each once, with what `rakus truth` says of them.
async function* judgedPositions({ server, program, tables }, game, enough) {
  let state = 12345;
  const below = (n) => Math.floor(((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648) * n);
  const seen = new Set();
  const next = async () => {
    let position;
    do position = await randomPosition(server, game, below, enough);
    while (seen.has(position));
    seen.add(position);
    const words = ["truth", game, "--pos", position, "--all", "--json", "--time", "20s", "-j", "1", "--db", tables];
    return { position, moves: JSON.parse((await run(program, words)).stdout).moves };
  };
  // The next is looked for while the page shows this one.
  for (let coming = next(), i = 1; i <= COUNT; i++) {
    const now = await coming;
    if (i < COUNT) coming = next();
    yield now;
  }
}

async function overlayAgrees(context, game, enough, places) {
  const page = await context.open(alone(game));
  await ready(page);
  await page.keyboard.press("t");
  await page.click("#tab-game");
  await page.click("rk-setup-form summary");
  for await (const { position, moves } of judgedPositions(context, game, enough)) {
    assert.ok(
      moves.every((m) => m.truth.kind === "exact"),
      `${position} is solved`,
    );
    await page.fill('rk-setup-form [name="position"]', position);
    await page.press('rk-setup-form [name="position"]', "Enter");
    const shown = await page.waitForFunction((p) => {
      const { info, truth } = document.querySelector("rk-play").session.at;
      return info?.position === p && truth?.moves?.map((m) => [m.move, m.truth]);
    }, position);
    assert.deepEqual(
      shown,
      moves.map((m) => [m.move, m.truth]),
      position,
    );
    await places(page, new Map(moves.map((m) => [m.move, m.truth])), position);
  }
}

const SHAPES = { win: "▲", draw: "●", loss: "▼" };

// A badge on each legal hole: the shape of the result, and the margin in seeds.
async function sowingBadges(page, truths, position) {
  await page.waitForFunction((n) => document.querySelectorAll(".hole .badge").length === n, truths.size);
  const side = position.endsWith("1") ? 1 : 2;
  const shown = await page.evaluate(
    (ids) => ids.map((id) => document.querySelector(`[data-cell="${id}"] .badge`)?.textContent.trim() ?? "none"),
    [...truths.keys()].map((move) => `${side}.${move}`),
  );
  for (const [i, [move, truth]] of [...truths].entries()) {
    const text = shown[i];
    assert.equal(text[0], SHAPES[truth.class], `${position} ${move}: ${text}`);
    assert.equal(number(text.slice(1)), truth.margin, `${position} ${move}: ${text}`);
  }
}

// For every piece that can be taken, a badge on each cell where it may go: result and plies.
async function gobbletBadges(page, truths, position) {
  const touches = await page.evaluate(
    (moves) =>
      moves.map((move) => {
        const [source, target] = document
          .querySelector("rk-play")
          .session.at.info.moves.find((m) => m.move === move).touch;
        return { move, source, target };
      }),
    [...truths.keys()],
  );
  const letters = { win: "W", draw: "D", loss: "L" };
  for (const source of new Set(touches.map((t) => t.source))) {
    await page.click(`[data-cell="${source}"]`);
    const shown = await page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll("[data-cell]")].map((e) => [
          e.dataset.cell,
          e.querySelector(".badge")?.textContent.trim() ?? "none",
        ]),
      ),
    );
    for (const { move, target } of touches.filter((t) => t.source === source)) {
      const truth = truths.get(move);
      assert.equal(
        shown[target],
        `${SHAPES[truth.class]}${letters[truth.class]}${truth.class === "draw" ? "" : truth.plies}`,
        `${position} ${move}`,
      );
    }
    await page.keyboard.press("Escape");
  }
}

test("W11 Bantumi's overlay equals rakus truth on 50 random positions, a badge on every legal pit", (context) =>
  overlayAgrees(context, "bantumi", (p) => seedsLeft(p) <= 26, sowingBadges));

test("W11 Congklak's overlay equals rakus truth on 50 random positions, a badge on every legal hole", (context) =>
  overlayAgrees(context, "congklak", (p) => seedsLeft(p) <= 14, sowingBadges));

test("W11 Gobblet's overlay equals rakus truth on 50 random positions, a badge on every legal cell of every piece", (context) =>
  overlayAgrees(context, "gobblet", (p, plies) => plies >= 3 + (p.length % 7), gobbletBadges));

test("W11 the legend names kind, unit and source", async ({ anew }) => {
  for (const [place, legend] of [
    [alone("gobblet", "&p=M2/1L1/s1l_1&v=truth"), /exact, in plies to the end, by the table/],
    [alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1&v=truth"), /exact, in seeds, by /],
    [alone("exodia", "&v=truth"), /estimate, in chance to win on this turn, by play-outs/],
  ]) {
    const page = await anew(place);
    await ready(page);
    await page.waitForSelector("rk-truth-panel .legend");
    assert.match(await page.locator("rk-truth-panel .legend").first().textContent(), legend);
  }
});

timedTest("the truth of a Gobblet position is there at once", async ({ open }) => {
  const page = await open(alone("gobblet"));
  await ready(page);
  const began = Date.now();
  await page.keyboard.press("t");
  await says(page, /truth is shown/);
  assert.ok(Date.now() - began < 1500, `${Date.now() - began} ms`);
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.at.truth.source), "table");
});

test("while truth is looked for the panel says so, also where one has moved on meanwhile", async ({ open }) => {
  const page = await open("/congklak");
  await ready(page);
  await page.keyboard.press("t");
  await page.evaluate(() => {
    window.empty = 0;
    window.seen = 0;
    const look = () => {
      const text = document.querySelector("rk-truth-panel")?.textContent.trim();
      if (text !== undefined) (window.seen++, (window.empty += text === ""));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await ask(page, "3");
  await page.waitForFunction(
    () => {
      const { session, desk } = document.querySelector("rk-play");
      return session.at.info?.side === 1 && session.path().length > 3 && desk.truth.doc;
    },
    null,
    { timeout: 60000 },
  );
  const { empty, seen } = await page.evaluate(() => ({ empty: window.empty, seen: window.seen }));
  assert.ok(seen > 20, `${seen} looks`);
  assert.ok(empty <= 2, `empty in ${empty} of ${seen} looks`);
});

test("an estimate is never written as if its interval had no width", async ({ open }) => {
  const page = await open(alone("exodia", "&p=t=1;h=TF.TTC.SPG;m=-;f=MCE~4;s=-;g=UG.ODP;n=0;o=-;d=?_1&v=truth"));
  await ready(page);
  await page.waitForSelector("rk-truth-panel .verdict-line");
  const words = await page.locator("rk-truth-panel .verdict-line").textContent();
  const [, low, high] = /\[([\d.]+) %; ([\d.]+) %\]/.exec(words);
  assert.ok(Number(high) > Number(low), words);
  const badges = await page.locator("rk-truth-panel .badge").allTextContents();
  assert.ok(badges.length && badges.every((b) => !/±0$/.test(b.trim())), badges.join());
});
