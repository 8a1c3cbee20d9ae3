// W32-W34, and what a newcomer meets: home, levels, the end of a game, another language in between.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { MOVING, alone, ask, atEach, cell, hole, number, openTable, ready, says, status } from "./helpers.mjs";

test("W32 the end of a game shows result, score, value kept and the moments that decided it; rematch and review are one touch away", async ({
  open,
}) => {
  const page = await open(alone("bantumi", "&p=0.0.0.0.1.1.24/2.0.3.0.0.1.16_1"));
  await ready(page);
  await hole(page, 1, 5).click(); // gives away the chance to move twice
  await says(page, /played 5/);
  await ask(page, "1");
  await says(page, /played 1/);
  for (let i = 0; i < 20 && !(await page.locator(".end-card").count()); i++) {
    const move = await page.evaluate(() => document.querySelector("rk-play").session.at.info.moves[0]?.move);
    if (!move) break;
    const before = await status(page).textContent();
    await ask(page, move);
    await page.waitForFunction((b) => document.querySelector(".status").textContent !== b, before);
  }
  await page.waitForSelector(".end-card");
  assert.match(await page.locator(".end-card h2").textContent(), /wins|draw/);
  assert.match(await page.locator(".end-card .final").textContent(), /\d+ : \d+/);
  await page.click("text=What decided it?");
  await page.waitForSelector(".end-card .kept");
  assert.match(await page.locator(".end-card .kept").first().textContent(), /kept the value in \d+ of \d+/);
  await page.waitForSelector(".end-card .moment [data-cell]", { state: "attached", timeout: 60000 });
  const moments = await page.locator(".end-card .moment").allTextContents();
  assert.ok(moments.length >= 1 && moments.length <= 3, "the moments that decided it, with their boards");
  for (const words of moments) assert.match(words, /Move \d+: .*(mistake|blunder|inaccuracy|\?)/i);
  await page.click(".end-card >> text=Rematch");
  await page.waitForSelector(".end-card", { state: "detached" });
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.path().length), 1);
});

test("W32 review of the game that has just ended is one touch away", async ({ open }) => {
  const page = await open(alone("bantumi", "&p=0.0.0.0.0.1.25/2.0.3.0.0.1.16_1"));
  await ready(page);
  await hole(page, 1, 6).click();
  await page.waitForSelector(".end-card");
  await page.click(".end-card >> text=Review");
  await page.waitForSelector("rk-review rk-move-list li");
});

test("W32 the end of a game for one speaks of you, in both languages", async ({ open, server }) => {
  const at = { game: "exodia", seed: 1, moves: [] };
  while ((await server.post("position", at)).outcome === null) at.moves.push((await server.post("advise", at)).pick);
  const page = await open(alone("exodia", `&s=1&m=${encodeURIComponent(at.moves.join(","))}`));
  await page.click(".end-card >> text=What decided it?");
  await page.waitForSelector(".end-card .kept");
  assert.match(await page.locator(".end-card .kept").textContent(), /^You kept the value in \d+ of \d+ moves/);
  await page.click('.lang [lang="id"]');
  await page.waitForFunction(() => /^Anda menjaga nilai/.test(document.querySelector(".end-card .kept").textContent));
});

test("W33 the language switched mid-game changes every visible word, the address and the stored setting", async ({
  open,
}) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  await hole(page, 1, 3).click();
  await says(page, /Player 1 played 3\+/);
  await page.click("button[lang=id]");
  await says(page, /Pemain 1 memainkan 3\+/);
  await page.waitForFunction(() => /lang=id/.test(location.hash));
  await page.reload();
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "id");
  assert.match(await status(page).textContent(), /iliran|emain/);
});

test("W34 the board is the hero: at least 55 % of the width, toolbar in sight, no table clips", async ({
  anew,
  games,
}) => {
  const sizes = [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ];
  for (const game of games) {
    const page = await anew(alone(game.name), { viewport: sizes[0] });
    await ready(page);
    await atEach(page, sizes, async (where) => {
      const { stage, bottom } = await page.evaluate(() => ({
        stage: document.querySelector(".boards").getBoundingClientRect().width / innerWidth,
        bottom: document.querySelector(".toolbar").getBoundingClientRect().bottom - innerHeight,
      }));
      assert.ok(stage >= 0.55, `${game.name} ${where}: ${stage}`);
      assert.ok(bottom <= 0, `${game.name} ${where}: the toolbar ends ${bottom} px below the window`);
    });
    await openTable(page);
    await atEach(page, sizes, async (where) => {
      const clipped = await page.locator("rk-advice-table .scroller").evaluate((e) => {
        const panel = e.closest(".side").getBoundingClientRect();
        const box = e.getBoundingClientRect();
        return (
          box.right > panel.right + 1 || (e.scrollWidth > e.clientWidth && getComputedStyle(e).overflowX === "hidden")
        );
      });
      assert.equal(clipped, false, `${game.name} ${where}`);
    });
  }
});

// Positions with many rules in the table: the widest that was found in games that were played on.
const WIDE_TABLES = [
  ["bantumi", ["3", "6", "4"]],
  ["congklak", ["7", "1", "2"]],
  ["gobblet", ["1@1", "3@5", "3@7", "2@4"]],
  ["pokemon", []],
  ["exodia", []],
];

test("W34 at 1366x768 the whole table of advice is seen, each column and each button, in games that go on", async ({
  anew,
}) => {
  for (const [game, moves] of WIDE_TABLES) {
    const page = await anew(alone(game), { viewport: { width: 1366, height: 768 } });
    await ready(page);
    for (let i = 0; i < 6; i++) {
      await openTable(page);
      for (const lang of ["id", "en"]) {
        await page.click(`.lang [lang="${lang}"]`);
        await page.waitForFunction((l) => document.documentElement.lang === l, lang);
        const [wide, room] = await page.evaluate(async () => {
          await document.querySelector("rk-play").updateComplete;
          const panel = document.querySelector(".side").getBoundingClientRect();
          const ends = [...document.querySelectorAll("rk-advice-table :is(td, th, td button)")];
          return [Math.max(...ends.map((e) => e.getBoundingClientRect().right)), panel.right];
        });
        assert.ok(wide <= room, `${game} (${lang}), move ${i}: the table ends at ${wide}, the panel at ${room}`);
      }
      await page
        .locator(moves[i] ? `tr[data-move="${moves[i]}"]` : "tr.pick")
        .locator("button.move")
        .click();
      await page.waitForSelector("rk-advice-table", { state: "detached" });
      if (await page.locator(".end-card").count()) break;
    }
  }
});

test("W35 in a table of cards every candidate is a sentence, its notation in small print, its sum complete", async ({
  anew,
}) => {
  for (const game of ["pokemon", "exodia"]) {
    const page = await anew(alone(game));
    await ready(page);
    await page.keyboard.press("h");
    await says(page, /Hint/);
    await page.keyboard.press("h");
    await page.waitForSelector("rk-advice-table tbody tr");
    const rows = await page.locator("rk-advice-table tbody tr:not(.refused)").evaluateAll((all) =>
      all.map((tr) => ({
        notation: tr.dataset.move,
        words: tr.querySelector("button.move").textContent.trim(),
        print: tr.querySelector("code").textContent,
        terms: [...tr.querySelectorAll("[data-term]")].map((x) => x.textContent),
        total: tr.querySelector(".total").textContent.trim(),
      })),
    );
    for (const { notation, words, print, terms, total } of rows) {
      assert.match(words, /^[A-Z][^:]+$/, game);
      assert.notEqual(words, notation);
      assert.equal(print, notation);
      assert.equal(
        terms.map(number).reduce((a, b) => a + b, 0),
        number(total),
        `${notation}: ${terms} = ${total}`,
      );
    }
  }
});

test("W34 on a phone the second hint brings the table into view", async ({ open }) => {
  const page = await open(alone("bantumi"), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await ready(page);
  await page.click(".toolbar .primary");
  await says(page, /Hint/);
  await page.click(".toolbar .primary");
  await page.waitForSelector("rk-advice-table tbody tr");
  await page.waitForFunction(() => {
    const box = document.querySelector("rk-advice-table tbody tr").getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  });
});

test("Home shows greedy erring on a living board, leads back to a running game, and has four doors", async ({
  open,
}) => {
  const page = await open("/");
  await page.waitForSelector(".living [data-cell]");
  assert.match(await page.locator(".living figcaption").textContent(), /Greedy/);
  assert.equal(await page.locator(".door").count(), 4);
  await page.goto(new URL(alone("bantumi"), page.url()).href);
  await ready(page);
  await hole(page, 1, 3).click();
  await says(page, /played 3/);
  await page.goto(new URL("/", page.url()).href);
  await page.click("text=Go on with Bantumi");
  await ready(page);
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.path().length), 2);
});

test("The living board of Home plays by itself where motion is wanted", async ({ open }) => {
  const page = await open("/", MOVING);
  const caption = page.locator(".living figcaption");
  const first = await caption.textContent();
  await page.waitForFunction((c) => document.querySelector(".living figcaption").textContent !== c, first);
});

test("A player that thinks shows it and can be stopped; opponents are chosen in words", async ({ open }) => {
  const page = await open("/bantumi");
  await ready(page);
  await page.click("#tab-game");
  await page.selectOption('select[name="player1"]', { label: "perfect (perfect)" });
  await page.click("text=New game");
  await page.waitForSelector('.plate[data-side="2"] >> text=perfect');
  await hole(page, 1, 1).click();
  await page.waitForSelector(".thinking");
  await page.click(".plate >> text=Stop").catch(() => undefined); // it may have answered
  await page.waitForSelector(".thinking", { state: "detached" });
});

test("A touch on a piece of another move is shown before it is made, in card games too", async ({ open }) => {
  const page = await open(alone("exodia", "&p=t=1;h=EX.RML.UG.TF.GBS;m=-;f=-;s=-;g=-;n=0;o=-;d=?_1"));
  await ready(page);
  await cell(page, "hand/UG").hover();
  await page.waitForFunction(() => document.querySelector("rk-play").desk.aimed?.steps.length > 0);
});
