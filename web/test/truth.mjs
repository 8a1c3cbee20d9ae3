// W11: the truth on the board is the truth of the command line, in all exact games.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "./harness.mjs";
import { alone, number, ready, says } from "./helpers.mjs";

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

async function overlayAgrees({ open, server, program, tables }, game, enough, places) {
  let state = 12345;
  const below = (n) => Math.floor(((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648) * n);
  const page = await open(alone(game));
  await ready(page);
  await page.keyboard.press("t");
  const seen = new Set();
  while (seen.size < COUNT) {
    const position = await randomPosition(server, game, below, enough);
    if (seen.has(position)) continue;
    seen.add(position);
    const report = JSON.parse(
      execFileSync(
        program,
        ["truth", game, "--pos", position, "--all", "--json", "--time", "20s", "-j", "1", "--db", tables],
        { encoding: "utf8" },
      ),
    );
    assert.ok(
      report.moves.every((m) => m.truth.kind === "exact"),
      `${position} is solved`,
    );
    await page.evaluate(
      (p) =>
        document.querySelector("rk-play").restart({ rules: "", position: p, seed: 1, players: ["human", "human"] }),
      position,
    );
    await page.waitForFunction(
      (p) =>
        document.querySelector("rk-play").session.at.info?.position === p &&
        document.querySelector("rk-play").session.at.truth?.moves,
      position,
    );
    const shown = await page.evaluate(() =>
      document
        .querySelector("rk-play")
        .updateComplete.then(() =>
          document.querySelector("rk-play").session.at.truth.moves.map((m) => [m.move, m.truth]),
        ),
    );
    assert.deepEqual(
      shown,
      report.moves.map((m) => [m.move, m.truth]),
      position,
    );
    await places(page, new Map(report.moves.map((m) => [m.move, m.truth])), position);
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
  const shown = await page.evaluate(
    async (moves) => {
      const board = document.querySelector("rk-board");
      const badges = {};
      for (const move of moves) {
        const [source, target] = board.view.info.moves.find((m) => m.move === move).touch;
        board.cancel();
        board.touch(source);
        await board.updateComplete;
        badges[move] = document.querySelector(`[data-cell="${target}"] .badge`)?.textContent.trim() ?? "none";
      }
      return badges;
    },
    [...truths.keys()],
  );
  const letters = { win: "W", draw: "D", loss: "L" };
  for (const [move, truth] of truths)
    assert.equal(
      shown[move],
      `${SHAPES[truth.class]}${letters[truth.class]}${truth.class === "draw" ? "" : truth.plies}`,
      `${position} ${move}`,
    );
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

test("the truth of a Gobblet position is there at once", async ({ open }) => {
  const page = await open(alone("gobblet"));
  await ready(page);
  const began = Date.now();
  await page.keyboard.press("t");
  await says(page, /truth is shown/);
  assert.ok(Date.now() - began < 1500, `${Date.now() - began} ms`);
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.at.truth.source), "table");
});
