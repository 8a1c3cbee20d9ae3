// W1-W4, W6-W8, W13: pages load, games are played by mouse, keyboard and box, undone.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import {
  MOVING,
  alone,
  ask,
  cell,
  focusIsKept,
  off,
  positionOf,
  ready,
  says,
  status,
  watchMotion,
  nameOf,
} from "./helpers.mjs";

test("all five games are there", async ({ games }) => {
  const names = games.map((g) => g.name);
  const five = ["bantumi", "congklak", "exodia", "gobblet", "pokemon"];
  assert.deepEqual(names.filter((name) => five.includes(name)).sort(), five);
});

test("W1 the first paint comes within a second", async ({ open }) => {
  const page = await open("/", { deviceScaleFactor: 1 }); // no other test asks for that: nothing is kept of the page
  await page.waitForSelector(".game-card");
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  assert.ok(paint < 1000, `first paint after ${paint} ms`);
});

// One press opens the game; the other is the move itself: a touch, or a piece that is dragged to where it goes.
test("W2 from the home page to the first move in two presses, in every game, with nothing to read before", async ({
  anew,
  games,
}) => {
  for (const game of games) {
    const page = await anew("/");
    await page.click(`a[href="/${game.name}"]`);
    await ready(page);
    assert.equal(await page.locator("dialog[open]").count(), 0, `${game.name}: a wall before the game`);
    const moves = await page.evaluate(() => document.querySelector("rk-play").session.at.info.moves);
    const { touch } = moves.find((m) => m.touch && m.touch.length <= 2 && !m.confirm);
    const place = (id) => page.locator(`.board [data-cell="${id}"]`).first();
    if (touch.length === 1) await place(touch[0]).click();
    else await place(touch[0]).dragTo(place(touch[1]));
    await page.waitForFunction(() => document.querySelector("rk-play").session.path().length > 1);
  }
});

test("W3 a whole game of Bantumi by keyboard alone, the focus never lost", async ({ open }) => {
  const page = await open(alone("bantumi", "&r=pits=3,seeds=2"), MOVING);
  await off(page); // by the setting, where the system does not ask for calm
  await ready(page);
  await page.focus(".skip");
  for (let i = 0; i < 12 && !(await page.evaluate(() => document.activeElement?.hasAttribute("data-cell"))); i++)
    await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement?.hasAttribute("data-cell")), "Tab reaches the board");
  for (let plies = 0; plies < 80; plies++) {
    if (await page.evaluate(() => document.querySelector("rk-play").session.at.info.outcome !== null)) return;
    const before = await positionOf(page);
    for (let i = 0; i < 12 && !(await page.evaluate(() => document.activeElement?.hasAttribute("data-legal"))); i++) {
      const at = await page.evaluate(() => document.activeElement.dataset.cell);
      await page.keyboard.press("ArrowRight");
      if (at === (await page.evaluate(() => document.activeElement.dataset.cell)))
        (await page.keyboard.press(i % 2 ? "ArrowUp" : "ArrowDown"), await page.keyboard.press("Home"));
    }
    await page.keyboard.press("Enter");
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position !== p, before);
    await focusIsKept(page);
  }
  assert.fail("the game did not end");
});

test("W3 the board is one tab stop", async ({ open }) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  assert.equal(await page.locator('.board [data-cell][tabindex="0"]').count(), 1);
});

test("W4 Gobblet by keyboard: place, move, gobble and win; Esc cancels a selection", async ({ open }) => {
  const page = await open(alone("gobblet"));
  await ready(page);
  assert.equal(await page.locator(".held").count(), 0, "nothing is held before the first touch");
  await page.keyboard.press("l");
  await says(page, /selected; next: 1, 2, 3/);
  await cell(page, "1").focus();
  await page.keyboard.press("Escape");
  await says(page, /cancelled/);
  assert.equal(await page.locator('.board [aria-pressed="true"]').count(), 0, "nothing is held after Esc");
  const moves = [
    ["s", "1"],
    ["s", "5"],
    ["m", "5"],
    ["s", "9"],
    ["1", "2"],
    ["m", "7"],
    ["l", "1"],
    ["l", "6"],
  ];
  for (const [from, to] of moves) {
    const plies = await page.evaluate(() => document.querySelector("rk-play").session.path().length);
    await page.keyboard.press(from);
    await page.keyboard.press(to);
    await page.waitForFunction((n) => document.querySelector("rk-play").session.path().length === n + 1, plies);
    await focusIsKept(page);
  }
  const played = await page.evaluate(() =>
    document
      .querySelector("rk-play")
      .session.path()
      .slice(1)
      .map((n) => n.decorated),
  );
  assert.ok(
    played.some((m) => m.startsWith("2@5") && m.includes("x")),
    "a piece was gobbled",
  );
  assert.ok(
    played.some((m) => m.startsWith("1-2")),
    "a piece was moved",
  );
  await page.keyboard.press("m");
  await page.keyboard.press("3");
  await says(page, /player 1 wins/);
});

test("W6 after a move the live region holds one sentence about it, in every game", async ({ anew, games }) => {
  for (const game of games) {
    const page = await anew(alone(game.name));
    await ready(page);
    const moves = await page.evaluate(() => document.querySelector("rk-play").session.at.info.moves);
    const { touch } = moves.find((m) => m.touch && !m.confirm);
    for (const id of touch) await page.locator(`.board [data-cell="${id}"]`).first().click();
    const text = await says(page, game.solitaire ? /; your turn/ : /^Player 1 (played|–) /);
    if (!game.solitaire) assert.match(text, /^Player 1 (played|–) .+; .+\.$/);
    assert.equal(text.match(/\.( |$)/g).length, 1, text);
    assert.equal(await page.locator('[aria-live="polite"].status').count(), 1);
  }
});

test("W6 a relay of Congklak is told in one sentence, and shown as a numbered trail before and after the move", async ({
  open,
}) => {
  const page = await open(alone("congklak"));
  await ready(page);
  const trail = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[data-cell]:has(.trail)")]
        .map((b) => `${b.querySelector(".trail").textContent}=${b.dataset.cell}`)
        .sort(),
    );
  await cell(page, "1.5").focus();
  await page.waitForSelector(".trail");
  assert.deepEqual(await trail(), ["1=1.5", "2=2.6"]);
  assert.match(
    (await page.locator(".trail-text").textContent()).trim(),
    /^15 seeds sown, 1 relay, shoots 8\. Relay: 1\. 5 \(7\) → 2\. 6′ \(8\)$/,
  );
  assert.deepEqual(await page.locator(".hole.shot [data-cell]").evaluateAll((all) => all.map((b) => b.dataset.cell)), [
    "2.3",
  ]);
  await page.keyboard.press("Enter");
  assert.equal(
    await says(page, /played/),
    "Player 1 played 5~1x8 (15 seeds sown, 1 relay, shoots 8); player 2 to move.",
  );
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForSelector(".trail");
  assert.deepEqual(await trail(), ["1=1.5", "2=2.6"]);
});

test("W7 the move box answers moves, questions and nonsense on play, learn and review", async ({ open }) => {
  const questions = [
    ["legal", /^Legal moves: 1 2 3 4 5 6/],
    ["last", /^The last move: sow pit 2|last move: sow pit 2/],
    ["advice", /^Advice: sow pit \d/],
    ["truth", /^Truth: /],
    ["xyzzy", /'xyzzy' is not a legal move; legal: 1/],
    ["board", /P1/],
    ["score", /to move/],
    ["help", /notation/],
  ];
  const review = await open("/review");
  await review.fill("textarea", '[Game "bantumi"]\n\n1. 3+ 6 *');
  await review.click(".paste button.primary");
  const pages = [await open(alone("bantumi")), await open(alone("bantumi/learn")), review];
  for (const page of pages) {
    await ready(page);
    await ask(page, "2");
    await says(page, /Player \d played 2/);
    for (const [question, answer] of questions) {
      await ask(page, question);
      await says(page, answer);
    }
    const before = await positionOf(page);
    await ask(page, "undo");
    await page.waitForFunction(
      (p) => document.querySelector("rk-play, rk-review, rk-learn").session.at.info.position !== p,
      before,
    );
  }
});

test("W8 advice is hidden at first, then the pick, then the table; the record counts it", async ({ open }) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  assert.equal(await page.locator("rk-advice-table").count(), 0);
  assert.equal(await page.locator(".board .pick").count(), 0);
  await page.keyboard.press("h");
  await says(page, /Hint: sow pit 3/);
  assert.equal(await page.locator(".board .pick").count(), 1);
  assert.equal(await page.locator("rk-advice-table").count(), 0);
  await page.keyboard.press("h");
  await page.waitForSelector("rk-advice-table tr.pick");
  await page.click("#tab-moves");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#panel >> text=Save the record")]);
  const { readFileSync } = await import("node:fs");
  assert.match(readFileSync(await file.path(), "utf8"), /\[Advice "1"\]/);
});

test("W13 undo to the start and redo give the same positions; another move keeps the old line", async ({ open }) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  const seen = [await positionOf(page)];
  for (const move of ["3", "6", "1", "2"]) {
    await ask(page, move);
    await says(page, new RegExp(`played ${move}`));
    seen.push(await positionOf(page));
  }
  for (let i = 3; i >= 0; i--) {
    await page.click('[aria-label="One move back"]');
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position === p, seen[i]);
  }
  for (let i = 1; i <= 4; i++) {
    await page.click('[aria-label="One move on"]');
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position === p, seen[i]);
  }
  await page.click('[aria-label="One move back"]');
  await says(page, /after move 3/);
  await ask(page, "4");
  await says(page, /played 4/);
  await page.click("#tab-moves");
  await page.click(".branches button");
  await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position === p, seen[4]);
});

test("the computer answers a person's move", async ({ open }) => {
  const page = await open("/bantumi");
  await ready(page);
  await ask(page, "1");
  await says(page, /Player 2 played/);
  assert.ok(await status(page).textContent());
});

test("W30 a game in its own folder alone has a board: touched, taken back, shown moving and told", async ({
  open,
  games,
}) => {
  if (!games.some((g) => g.name === "nim")) return; // a build without examples
  const page = await open(alone("nim"), MOVING);
  await ready(page);
  await cell(page, "3").click();
  await says(page, /Heap 3: selected; next: 1, 2, 3, 4, 5/);
  await page.keyboard.press("Escape");
  await says(page, /cancelled/);
  await watchMotion(page);
  await cell(page, "1").click();
  await cell(page, "take.2").click();
  await page.waitForFunction(() => window.moved > 0);
  assert.equal(await says(page, /1-2/), "Player 1 – take 2 from heap 1 (1-2); player 2 to move.");
  assert.equal(await positionOf(page), "1.4.5 2");
  assert.match(await nameOf(cell(page, "1")), /^Heap 1, 1 seed/);
  await page.keyboard.press("2");
  await page.keyboard.press("4");
  await says(page, /Player 2 – .*\(2-4\)/);
  await page.click(".toolbar >> text=Truth");
  await page.waitForSelector(".badge.win, .hole .badge");
  const learn = await open("/nim/learn");
  await ready(learn);
  await learn.waitForSelector(".step-count");
});
