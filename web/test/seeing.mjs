// What a stranger sees at a glance, measured: nothing jumps, nothing is cut, nothing is said twice.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, ready, says } from "./helpers.mjs";

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const top = (page, css) => page.evaluate((c) => document.querySelector(c).getBoundingClientRect().top, css);
const play = (page, ...moves) =>
  page.evaluate(async (all) => {
    for (const move of all) await document.querySelector("rk-play").desk.play(move);
  }, moves);

test("The truth comes with its panel, and the board does not move for it", async ({ anew, games }) => {
  for (const game of games) {
    const page = await anew(alone(game.name), DESK);
    await ready(page);
    const before = await top(page, ".board");
    await page.keyboard.press("t");
    await page.waitForSelector(".value-bar svg, .value-bar span", { timeout: 60000 });
    assert.ok(Math.abs((await top(page, ".board")) - before) < 1, `${game.name}: the board moved`);
    assert.equal(await page.getAttribute("#tab-truth", "aria-selected"), "true", game.name);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await page.waitForSelector("rk-advice-table tbody tr");
    assert.equal(await page.getAttribute("#tab-advice", "aria-selected"), "true", game.name);
  }
});

test("A proved win is called one, beside its bar", async ({ anew }) => {
  for (const [game, words] of [
    ["bantumi", /Player 1 wins by 10/],
    ["gobblet", /Player 1 wins/],
  ]) {
    const page = await anew(alone(game), DESK);
    await ready(page);
    await page.keyboard.press("t");
    await page.waitForSelector(".value-bar.exact");
    assert.match(await page.locator(".value-bar").textContent(), words);
  }
});

test("W32 at 1366x768 the end is seen without scrolling, and nothing is offered that does nothing", async ({
  open,
}) => {
  const page = await open(alone("gobblet"), DESK);
  await ready(page);
  await play(page, "3@5", "1@1", "3@4", "1@2", "2@6");
  await page.waitForSelector(".end-card");
  const { bottom, scrolled } = await page.evaluate(() => ({
    bottom: document.querySelector(".end-card").getBoundingClientRect().bottom,
    scrolled: scrollY,
  }));
  assert.ok(bottom <= 768 && scrolled === 0, `the end card ends at ${bottom}, scrolled by ${scrolled}`);
  assert.equal(await page.locator(".dock >> text=Hint").count(), 0);
});

test("W32 on a phone the end rises with the panel, and Rematch is one touch away", async ({ anew }) => {
  for (const viewport of [PHONE.viewport, { width: 320, height: 568 }]) {
    const page = await anew(alone("gobblet"), { ...PHONE, viewport });
    await ready(page);
    await play(page, "3@5", "1@1", "3@4", "1@2", "2@6");
    await page.waitForSelector(".end-card");
    await page.waitForFunction(() => {
      const { left, top, width, height } = document.querySelector(".end-card .primary").getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.matches(".end-card .primary");
    });
    await page.locator(".end-card .primary").tap();
    await page.waitForSelector(".end-card", { state: "detached" });
    await page.waitForSelector(".side.low");
  }
});

test("A stack offers a look below it without moving what is below the board", async ({ open }) => {
  const page = await open(alone("gobblet"), DESK);
  await ready(page);
  const before = await top(page, '.plate[data-side="1"]');
  await play(page, "1@1", "3@1");
  await page.waitForSelector("text=Look under the stacks");
  assert.equal(await top(page, '.plate[data-side="1"]'), before);
});

test("On a phone no button of the row of actions is cut, with the truth too, in both languages", async ({ anew }) => {
  for (const lang of ["en", "id"])
    for (const viewport of [PHONE.viewport, { width: 320, height: 568 }]) {
      const page = await anew(alone("bantumi", `&m=3&lang=${lang}`), { ...PHONE, viewport });
      await ready(page);
      await page.evaluate(() => document.querySelector("rk-play").desk.truth.toggle());
      await page.waitForSelector(".hole .badge");
      const cut = await page.evaluate(() => {
        const menu = document.querySelector(".toolbar > .menu").getBoundingClientRect();
        return [...document.querySelectorAll(".toolbar > button")]
          .filter((b) => b.getClientRects().length && b.getBoundingClientRect().right > menu.left)
          .map((b) => b.textContent.trim());
      });
      assert.deepEqual(cut, [], `${lang} at ${viewport.width}`);
      await page.click(".toolbar .menu summary");
      assert.equal(await page.locator(".menu-sheet .cramped button:visible").count(), 2);
    }
});

test("On a phone both plates share a line, and the player's name is read whole", async ({ anew }) => {
  for (const lang of ["en", "id"]) {
    const page = await anew(`/bantumi#lang=${lang}`, PHONE);
    await ready(page);
    const plates = await page.locator(".plate").evaluateAll((all) =>
      all.map((p) => ({
        top: p.getBoundingClientRect().top,
        cut: p.querySelector(".who").scrollWidth > p.querySelector(".who").clientWidth,
      })),
    );
    assert.equal(plates[0].top, plates[1].top, lang);
    assert.ok(!plates.some((p) => p.cut), `${lang}: a name is cut`);
  }
});

test("Replay at the end of a game begins at its start", async ({ open }) => {
  const page = await open(alone("bantumi"), DESK);
  await ready(page);
  await play(page, "3", "6");
  await page.click('[aria-label="Replay"]');
  await page.waitForFunction(() => document.querySelector("rk-play").session.path().length === 1);
  await page.waitForFunction(() => document.querySelector("rk-play").session.path().length === 3);
});

test("How to play says what to do once, beside the board or below it", async ({ anew }) => {
  for (const options of [DESK, PHONE]) {
    const page = await anew("/bantumi/how", options);
    await ready(page);
    const seen = await page.locator(".how :is(.status, .ask)").evaluateAll(
      (all) =>
        all.filter((e) => {
          const { width, height } = e.getBoundingClientRect();
          return width > 2 && height > 2;
        }).length,
    );
    assert.equal(seen, 1);
  }
});

test("Learn: what is asked follows the board, and members of C are sentences where moves are", async ({ open }) => {
  const page = await open("/bantumi/learn#step=7", DESK);
  await page.waitForSelector(".scores");
  const gap = await page.evaluate(() => {
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    return box(".asking").top - box(".lesson > .stage").bottom;
  });
  assert.ok(gap < 24, `${gap} px between the board and the box`);
  for (const game of ["pokemon", "exodia"]) {
    const cards = await open(`/${game}/learn#step=2`, DESK);
    await ready(cards);
    await cards.waitForSelector('[data-set="C"] .chip');
    const chips = await cards
      .locator('[data-set="x"] .chip')
      .evaluateAll((all) => all.map((c) => [c.textContent.trim(), c.dataset.move]));
    for (const [words, move] of chips) assert.ok(words !== move && /^[A-Z][^:]+$/.test(words), words);
  }
});

test("Home has a way into a game without scrolling, on a desk and on phones", async ({ anew }) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [320, 568],
  ]) {
    const page = await anew("/", { viewport: { width, height } });
    const way = page.locator(".hero .actions .primary");
    await way.waitFor();
    const box = await way.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= height, `${width}x${height}: ${JSON.stringify(box)}`);
    await way.click();
    await ready(page);
  }
});

test("Home has no hole in the row of games, from a tablet to a wall", async ({ anew }) => {
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ]) {
    const page = await anew("/", { viewport: { width, height } });
    await page.waitForSelector(".game-card");
    const rows = await page.evaluate(() => {
      const ends = new Map();
      for (const card of document.querySelectorAll(".game-card")) {
        const { top, right } = card.getBoundingClientRect();
        ends.set(top, Math.max(ends.get(top) ?? 0, right));
      }
      const edge = document.querySelector(".cards").getBoundingClientRect().right;
      return [...ends.values()].map((end) => edge - end);
    });
    for (const left of rows) assert.ok(left < 2, `${width}: ${left} px are left over`);
  }
});

test("On a wide screen header, page and footer begin at the same edge", async ({ open }) => {
  const page = await open("/about", { viewport: { width: 1920, height: 1080 } });
  await page.waitForSelector("h1");
  const edges = await page.evaluate(() =>
    [".brand", "main h1", "footer p"].map((css) => document.querySelector(css).getBoundingClientRect().left),
  );
  assert.equal(new Set(edges.map(Math.round)).size, 1, String(edges));
});

test("W35 cards of a game for one say what they fetch by its name", async ({ open }) => {
  const page = await open(alone("exodia", "&p=t=1;h=TF.TTC.SPG;m=-;f=-;s=-;g=-;n=0;o=-;d=?_1"), DESK);
  await ready(page);
  const words = await page.locator(".zone .facts .words").allTextContents();
  assert.ok(words.length >= 3);
  for (const line of words) assert.doesNotMatch(line, /\b[A-Z]{2,3}\b/);
});

test("A move of cards is told as a sentence of its own", async ({ open }) => {
  const page = await open(alone("pokemon"), DESK);
  await ready(page);
  await page.evaluate(() => {
    const { desk, session } = document.querySelector("rk-play");
    return desk.play(session.at.info.moves[0].move);
  });
  assert.match(await says(page, /Player 1 – /), /^Player 1 – [A-Z].+; .+\.$/);
});

test("What the steps of how to play say of places is true on a phone too, where the board stands upright", async ({
  open,
  games,
}) => {
  const sides = /\b((on|to) the (left|right)|(lower|upper) row|(di|ke) (kiri|kanan)|baris (bawah|atas))\b/i;
  for (const game of games.filter((g) => ["bantumi", "congklak"].includes(g.name)))
    for (const { ask, shown } of game.lessons)
      for (const words of [ask.en, ask.id, shown.en, shown.id]) assert.doesNotMatch(words, sides, game.name);
  const page = await open("/bantumi/how", PHONE);
  await ready(page);
  assert.equal(await page.locator(".hole.legal").count(), 6); // the own ones
});

test("What comes after the first picture pushes nothing away, on the pages that gather what they show", async ({
  anew,
}) => {
  for (const path of [
    "/counterexamples/pokemon",
    "/counterexamples/exodia",
    "/bantumi/workbench",
    "/gobblet/workbench",
  ]) {
    const page = await anew("/about", PHONE);
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifted += e.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(new URL(path, page.url()).href);
    await page.waitForSelector(".board [data-cell]", { timeout: 60000 });
    await page.waitForTimeout(2500);
    const shifted = await page.evaluate(() => window.shifted);
    assert.ok(shifted < 0.03, `${path}: ${shifted}`);
    await page.goto("about:blank"); // its jobs end with it
  }
});
