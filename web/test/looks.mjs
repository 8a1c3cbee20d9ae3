// What was seen on pictures of every page and would not be seen by a click: words that are cut, numbers that cover each
// other, boards that are small in a large window, controls that mean nothing.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, openTable, ready, says } from "./helpers.mjs";

const DESK = { viewport: { width: 1366, height: 768 } };
const WALL = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };

test("W20 on the smallest phone the names of both players are whole, in both languages, during a game and at its end", async ({
  open,
  server,
}) => {
  const moves = [];
  const look = () => server.post("position", { game: "bantumi", moves });
  for (let info = await look(); info.outcome === null; info = await look()) moves.push(info.moves[0].move);
  for (const lang of ["en", "id"])
    for (const place of [
      `/bantumi#lang=${lang}`,
      alone("bantumi", `&lang=${lang}&m=${moves.join(",")}`),
      alone("gobblet"),
    ]) {
      const page = await open(place, SMALL);
      await ready(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".plate .who")]
          .filter((who) => who.scrollWidth > who.clientWidth)
          .map((who) => who.textContent),
      );
      assert.deepEqual(cut, [], `${place} (${lang})`);
    }
});

test("W11 what a move is worth stands above its hole: it covers no number and no other", async ({ open }) => {
  for (const [game, size] of [
    ["congklak", DESK],
    ["congklak", WALL],
    ["bantumi", DESK],
  ]) {
    const page = await open(alone(game, "&v=truth"), size);
    await page.waitForSelector(".hole .badge");
    const covered = await page.evaluate(() => {
      const all = [...document.querySelectorAll(".hole .badge, .hole .number, .hole .count")];
      const boxes = all.map((e) => ({
        name: e.className + e.textContent.trim(),
        ...e.getBoundingClientRect().toJSON(),
      }));
      return boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => (a.name + b.name).includes("badge"))
          .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
          .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
          .map((b) => `${a.name} / ${b.name}`),
      );
    });
    assert.deepEqual(covered, [], `${game} at ${size.viewport.width}`);
  }
});

test("W34 a board of holes takes six tenths of the width, and a third of the height of a window", async ({ open }) => {
  for (const size of [DESK, WALL])
    for (const path of [alone("bantumi"), alone("congklak"), "/bantumi/how", "/bantumi/setup", "/bantumi/beat"]) {
      const page = await open(path, size);
      await ready(page);
      const box = await page.locator(".sowing").boundingBox();
      const { width, height } = size.viewport;
      assert.ok(box.width >= 0.6 * Math.min(width, 1720) - 12, `${path}: ${box.width} of ${width}`);
      assert.ok(box.height >= 0.33 * height, `${path}: ${box.height} of ${height}`);
    }
});

test("What is on does not look like what is to be pressed first", async ({ open }) => {
  const page = await open(alone("bantumi"), DESK);
  await ready(page);
  await page.keyboard.press("t");
  await page.waitForSelector('.toolbar button[aria-pressed="true"]');
  const [first, on] = await page.evaluate(() =>
    [".toolbar .primary", '.toolbar button[aria-pressed="true"]'].map(
      (css) => getComputedStyle(document.querySelector(css)).backgroundColor,
    ),
  );
  assert.notEqual(first, on);
});

test("Review offers a game to whoever has no record, and judges it", async ({ open }) => {
  const page = await open("/review");
  await page.click('.review .actions >> text="Gobblet Gobblers"');
  await ready(page);
  await says(page, /plies|No mistake is known/, 60000);
  assert.ok((await page.locator(".line li").count()) > 4);
});

test("W35 a card that cannot be played is named, in the table of advice and in Learn", async ({ open }) => {
  const page = await open(alone("exodia"), DESK);
  await ready(page);
  await openTable(page);
  const refused = await page.locator("tr.refused").allTextContents();
  assert.ok(
    refused.length > 1 && refused.some((row) => /^\s*✕\s*Golden Bamboo Sword: not feasible/.test(row)),
    refused[0],
  );
  for (const row of refused) assert.doesNotMatch(row, /✕\s*\w+:\w+/);
  const learn = await open("/exodia/learn", DESK);
  await ready(learn);
  await learn.keyboard.press("ArrowRight");
  await learn.waitForSelector(".set >> text=Golden Bamboo Sword");
});

test("W23 on a phone the next step of Learn stays under the thumb, whatever is looked at", async ({ open }) => {
  for (const size of [PHONE, SMALL]) {
    const page = await open("/bantumi/learn", size);
    await ready(page);
    for (const css of [".board", ".pseudo", ".elements"]) {
      await page.evaluate((c) => document.querySelector(c).scrollIntoView({ block: "center" }), css);
      const seen = await page.evaluate(() => {
        const { left, top, width, height } = document
          .querySelector(".lesson .toolbar .primary")
          .getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.matches(".lesson .toolbar .primary");
      });
      assert.ok(seen, `${css} at ${size.viewport.width}`);
    }
  }
});
