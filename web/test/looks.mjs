// What was seen on pictures of every page and would not be seen by a click: words that are cut, numbers that cover each
// other, boards that are small in a large window, controls that mean nothing.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, atEach, cell, noSideways, openTable, ready, says } from "./helpers.mjs";

const DESK = { viewport: { width: 1366, height: 768 } };
const WALL = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };

test("W20 on the smallest phone the names of both players are whole, in both languages, during a game and at its end", async ({
  anew,
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
      const page = await anew(place, SMALL);
      await ready(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".plate .who")]
          .filter((who) => who.scrollWidth > who.clientWidth)
          .map((who) => who.textContent),
      );
      assert.deepEqual(cut, [], `${place} (${lang})`);
    }
});

test("W20 on the smallest phone a player that thinks moves nothing, and Stop is a whole word within reach", async ({
  anew,
}) => {
  for (const [place, touch] of [
    ["/congklak", "1.3"],
    ["/bantumi", "1.1"],
  ])
    for (const lang of ["en", "id"]) {
      const page = await anew(`${place}#lang=${lang}`, SMALL);
      await page.route("**/api/advise", async (route) => {
        await new Promise((done) => setTimeout(done, 4000));
        await route.continue().catch(() => undefined);
      });
      await ready(page);
      const top = () => page.evaluate(() => document.querySelector(".board").getBoundingClientRect().top + scrollY);
      const before = await top();
      await cell(page, touch).click();
      await page.waitForSelector(".thinking");
      assert.ok(Math.abs((await top()) - before) < 1, `${place} (${lang}): ${before} to ${await top()}`);
      const stop = page.locator("button.stop:visible");
      assert.equal(await stop.count(), 1, `${place} (${lang})`);
      const { height, whole } = await stop.evaluate((b) => ({
        height: b.getBoundingClientRect().height,
        whole: b.scrollWidth <= b.clientWidth + 1,
      }));
      assert.ok(height < 50 && whole, `${place} (${lang}): ${height} px`);
      await stop.click();
      await page.waitForSelector(".thinking", { state: "detached" });
    }
});

test("W20 on small phones the value bar says its value in words, whole, in every game and both languages", async ({
  anew,
  games,
}) => {
  for (const { name } of games.filter((g) => g.elements.length))
    for (const lang of ["en", "id"]) {
      const page = await anew(alone(name, `&v=truth&lang=${lang}`), SMALL);
      await page.waitForSelector(".value-bar svg", { timeout: 40000 });
      await atEach(page, [SMALL.viewport, { width: 360, height: 740 }, PHONE.viewport], async (where) => {
        const words = page.locator(".value-bar > span");
        const { width, height, right, room } = await words.evaluate((e) => ({
          ...e.getBoundingClientRect().toJSON(),
          room: e.closest(".value-bar").getBoundingClientRect().right,
        }));
        const said = await words.textContent();
        assert.ok(
          width > 5 * said.length * 0.8 && height > 9,
          `${name} ${where} (${lang}): ${width}x${height} for ${said}`,
        );
        assert.ok(
          right <= Math.min(room, page.viewportSize().width) + 1,
          `${name} ${where} (${lang}): ends at ${right}`,
        );
      });
      await noSideways(page, `${name} (${lang})`);
    }
});

test("W20 on phones the name of an empty place of cards lies within it when a position is set up, in both languages", async ({
  anew,
}) => {
  for (const lang of ["en", "id"]) {
    const page = await anew("/pokemon/setup", SMALL);
    await ready(page);
    await page.click(`.lang [lang="${lang}"]`);
    await atEach(page, [SMALL.viewport, PHONE.viewport], async (where) => {
      const out = await page.locator(".slot > button:not(:has(.seen > *))").evaluateAll((all) =>
        all.flatMap((place) => {
          const words = document.createRange();
          words.selectNodeContents(place.querySelector(".seen"));
          const inner = words.getBoundingClientRect();
          const { left } = place.parentElement.getBoundingClientRect();
          const { clientLeft, clientWidth } = place.parentElement;
          const [from, to] = [left + clientLeft + 2, left + clientLeft + clientWidth - 2];
          return inner.left < from || inner.right > to ? [place.textContent.trim()] : [];
        }),
      );
      assert.deepEqual(out, [], `${where} (${lang})`);
      assert.ok((await page.locator(".slot > button:not(:has(.seen > *))").count()) > 9, `${where}: places`);
    });
  }
});

test("W11 what a move is worth stands above its hole: it covers no number and no other", async ({ anew }) => {
  for (const [game, ...sizes] of [
    ["congklak", DESK.viewport, WALL.viewport],
    ["bantumi", DESK.viewport],
  ]) {
    const page = await anew(alone(game, "&v=truth"), DESK);
    await page.waitForSelector(".hole .badge");
    await atEach(page, sizes, async (where) => {
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
      assert.deepEqual(covered, [], `${game} ${where}`);
    });
  }
});

test("W34 a board of holes takes six tenths of the width, and a third of the height of a window", async ({ anew }) => {
  for (const path of [alone("bantumi"), alone("congklak"), "/bantumi/how", "/bantumi/setup", "/bantumi/beat"]) {
    const page = await anew(path, DESK);
    await ready(page);
    await atEach(page, [DESK.viewport, WALL.viewport], async () => {
      const box = await page.locator(".sowing").boundingBox();
      const { width, height } = page.viewportSize();
      assert.ok(box.width >= 0.6 * Math.min(width, 1720) - 12, `${path}: ${box.width} of ${width}`);
      assert.ok(box.height >= 0.33 * height, `${path}: ${box.height} of ${height}`);
    });
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

test("Moves that are written in signs are told in sentences: hint, move, list, truth, Learn, in both languages", async ({
  open,
}) => {
  for (const [lang, hint, made, best] of [
    [
      "en",
      "Hint: large piece from the hand to cell 5 (3@5).",
      "Large piece from cell 5 to cell 9 (5-9)",
      "large piece",
    ],
    ["id", "Petunjuk: bidak besar dari tangan ke sel 5 (3@5).", "Bidak besar dari sel 5 ke sel 9 (5-9)", "bidak besar"],
  ]) {
    const page = await open(alone("gobblet", `&lang=${lang}`), DESK);
    await ready(page);
    await page.keyboard.press("h");
    await says(page, /Hint|Petunjuk/);
    assert.equal(await page.locator(".status").first().textContent(), hint);
    const later = await open(alone("gobblet", `&lang=${lang}&m=3@5,1@1,3@1,2@2,5-9&v=moves`), DESK);
    await ready(later);
    await later.keyboard.press("ArrowLeft");
    await later.keyboard.press("ArrowRight");
    await says(later, /9 \(5-9\)/);
    assert.ok((await later.locator(".status").first().textContent()).includes(made));
    assert.match(await later.locator(".line li").last().textContent(), /(piece from cell|bidak besar dari sel) 5/);
    await later.keyboard.press("t");
    await later.click("#tab-truth, [role=tab] >> nth=1");
    await later.waitForSelector(".truths .note");
    const learn = await open(`/gobblet/learn#lang=${lang}`, DESK);
    await ready(learn);
    const steps = Number(await learn.getAttribute(".step-count", "data-steps"));
    for (let i = 1; i < steps; i++) await learn.keyboard.press("ArrowRight");
    await learn.waitForFunction((words) => document.querySelector(".ending")?.textContent.includes(words), best, {
      timeout: 30000,
    });
  }
});

// Nine kinds of cards in one hand, those with the longest texts of their deck among them.
const LONG_HAND =
  "a=ex6-55~0~G;b=caterpie~0~-;h=?8;k=41;p=6;x=G.kakuna/" +
  "a=poliwag~0~-;b=krabby~0~-;h=poliwhirl.W*4.ex6-83.shellder.cloyster.seel.dewgong.wartortle;k=38;p=6;x=W*2 2 t=14 e=0 r=0";

test("W35 at 1366x768 every card of a long hand shows its name, what it does and its end, without being pointed at", async ({
  anew,
}) => {
  for (const lang of ["en", "id"])
    for (const see of ["", "&v=truth"]) {
      const at = `#p=${encodeURIComponent(LONG_HAND.replaceAll(" ", "_"))}&a=human,human&lang=${lang}${see}`;
      const page = await anew(`/pokemon${at}`, DESK);
      await ready(page);
      await page.waitForSelector(".zone > .card .name >> text=Dewgong");
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".zone > .card:has(.kind-line)")].flatMap((card) => {
          const { bottom, right } = card.getBoundingClientRect();
          const parts = [...card.querySelectorAll(".name, .kind-line, .facts li:not(.minor)")];
          return parts
            .filter((e) => e.getBoundingClientRect().bottom > bottom + 1 || e.getBoundingClientRect().right > right + 1)
            .map((e) => `${card.querySelector(".name").textContent}: ${e.textContent.trim().slice(0, 30)}`);
        }),
      );
      assert.deepEqual(cut, [], lang + see);
      // By keyboard the row moves with the focus: the last card is seen whole.
      await page.locator('[data-cell*="/poliwhirl"]').focus();
      for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowRight");
      const seen = await page.evaluate(() => {
        const card = document.activeElement.closest(".card").getBoundingClientRect();
        const zone = document.activeElement.closest(".zone").getBoundingClientRect();
        return card.left >= zone.left - 1 && card.right <= zone.right + 1;
      });
      assert.ok(seen, lang);
    }
});

test("W35 why one card and not another is asked and answered in sentences, in both languages", async ({ anew }) => {
  for (const lang of ["en", "id"])
    for (const game of ["pokemon", "exodia", "gobblet"]) {
      const page = await anew(alone(game, `&lang=${lang}`), DESK);
      await ready(page);
      await page.keyboard.press("h");
      await says(page, /Hint|Petunjuk/);
      await page.keyboard.press("h");
      await page.click("tr:not(.refused) button.small");
      const why = await page.locator(".why").innerText();
      assert.match(why.split("\n")[0], game === "gobblet" ? /(piece from|bidak \S+ dari)/ : /[a-z]{4}/);
      if (game !== "gobblet") assert.doesNotMatch(why, /\b\w+:[\w-]+/, `${game} (${lang})`);
    }
});

test("Both languages say the same of a coin: what a card does with heads is gambar, and so is the coin", async ({
  server,
}) => {
  const said = new Map();
  for (let seed = 1; seed <= 6 && said.size < 2; seed++) {
    const moves = [];
    for (let ply = 0; ply < 40; ply++) {
      const info = await server.post("position", { game: "pokemon", moves, seed, scene: true });
      if (info.outcome !== null) break;
      const { en, id } = info.last?.detail ?? { en: "", id: "" };
      if (en === "heads" || en === "tails") said.set(en, id);
      const advice = await server.post("advise", { game: "pokemon", moves, seed, player: "paper" });
      moves.push(advice.pick);
    }
  }
  assert.ok(said.size > 0);
  for (const [en, id] of said) assert.equal(id, { heads: "gambar", tails: "angka" }[en]);
});

test("W38 on the smallest phone what the first step asks is seen with its board, in every game and both languages", async ({
  anew,
  games,
}) => {
  for (const { name } of games.filter((g) => g.name !== "nim"))
    for (const lang of ["en", "id"]) {
      const page = await anew(`/${name}/how#lang=${lang}`, SMALL);
      await ready(page);
      const [status, board] = await page.evaluate(() => [
        document.querySelector(".how .status").getBoundingClientRect().bottom,
        document.querySelector(".board").getBoundingClientRect().top,
      ]);
      assert.ok(status <= 568 && board < 568, `${name} (${lang}): what is asked ends at ${status}`);
    }
});

test("W23 on a phone one row stands before Learn's board, and all of it can be reached from there", async ({
  anew,
  games,
}) => {
  for (const { name } of games.filter((g) => g.name !== "nim"))
    for (const lang of ["en", "id"]) {
      const page = await anew(`/${name}/learn#lang=${lang}`, SMALL);
      await ready(page);
      const rows = () =>
        page.evaluate(() => {
          const board = document.querySelector(".board").getBoundingClientRect().top;
          const all = [...document.querySelectorAll(".lesson :is(a, button, select, summary)")].filter(
            (e) => e.getClientRects().length && !e.closest(".board, .menu:not([open]) .menu-sheet"),
          );
          const above = all.map((e) => e.getBoundingClientRect()).filter((r) => r.bottom <= board + 1);
          return {
            rows: new Set(above.map((r) => Math.round(r.top))).size,
            least: Math.min(...above.map((r) => r.height)),
          };
        });
      const out = await page
        .locator(".lesson .toolbar > *")
        .evaluateAll((all) =>
          all.filter((e) => e.getBoundingClientRect().right > 320).map((e) => e.textContent.trim()),
        );
      assert.deepEqual(out, [], `${name} (${lang}): the steps fit beside each other`);
      const { rows: before, least } = await rows();
      assert.ok(before <= 1 && least >= 44, `${name} (${lang}): ${before} rows, ${least} px`);
      await page.click(".heading summary");
      const low = await page.evaluate(() =>
        [...document.querySelectorAll(".menu-sheet :is(a, select)")].map((e) => e.getBoundingClientRect().height),
      );
      assert.ok(low.length >= 3 && Math.min(...low) >= 44, `${name} (${lang}): ${low}`);
      await page.click(".menu-sheet a >> nth=0");
      await page.waitForURL(new RegExp(`/${name}(#|$)`));
    }
});

test("W23 on a phone the next step of Learn stays under the thumb, whatever is looked at", async ({ anew }) => {
  for (const size of [PHONE, SMALL]) {
    const page = await anew("/bantumi/learn", size);
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
