// W20: small screens; pictures of every game at three sizes are kept.
import assert from "node:assert/strict";
import { join } from "node:path";
import { LONG, longTest, test } from "./harness.mjs";
import { alone, ask, atEach, noSideways, openTable, positionOf, ready, says } from "./helpers.mjs";

const SIZES = { phone: [360, 740], tablet: [820, 1100], desk: [1280, 860] };

// A quick run takes every size in one language, so that both are seen.
const languages = (quick) => (LONG ? ["en", "id"] : [quick]);

test("W20 the table of advice does not widen the page", async ({ anew, games }) => {
  const sizes = [
    { width: 320, height: 568 },
    { width: 1280, height: 800 },
  ];
  for (const game of games) {
    const page = await anew(alone(game.name), { viewport: sizes[0] });
    await ready(page);
    await openTable(page);
    await atEach(page, sizes, (where) => noSideways(page, `${game.name} ${where}`));
  }
});

test("W20 turning the phone keeps the game", async ({ open }) => {
  const page = await open(alone("bantumi"), { viewport: { width: 360, height: 740 }, hasTouch: true });
  await ready(page);
  await ask(page, "3");
  await says(page, /played 3/);
  const before = await positionOf(page);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.waitForTimeout(200);
  assert.equal(await positionOf(page), before);
  await noSideways(page, "landscape");
});

// How far the lowest part of the board reaches below the upper edge of the row of actions.
async function underTheDock(page) {
  return page.evaluate(() => {
    const parts = ":is([data-cell], .store, .reserve, .card, .slot, .pile)";
    const bottoms = [...document.querySelectorAll(`.board ${parts}`)].map((e) => e.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - document.querySelector(".dock").getBoundingClientRect().top;
  });
}
// Parts of the board that cannot be brought to where they are seen whole, or as far as there is room.
async function unreachable(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".board :is([data-cell], .store, .card, .slot, .pile)")]
      .filter((e) => {
        e.scrollIntoView({ block: "center", inline: "center" });
        const { left, right, top, bottom } = e.getBoundingClientRect();
        const dock = document.querySelector(".dock").getBoundingClientRect().top;
        return left < -1 || right > innerWidth + 1 || (bottom > dock + 1 && top > 1);
      })
      .map(
        (e) => e.getAttribute("aria-label") ?? e.querySelector(".sr")?.textContent ?? e.textContent.trim().slice(0, 40),
      ),
  );
}
async function playSome(page, moves) {
  for (let i = 0; i < moves; i++) {
    const [ply, move] = await page.evaluate(() => {
      const { session } = document.querySelector("rk-play");
      return [session.path().length, session.at.info.moves[0]?.move];
    });
    if (!move) return;
    await ask(page, move);
    await page.waitForFunction((n) => document.querySelector("rk-play").session.path().length > n, ply);
  }
}

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];
const DESKS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
for (const [kind, viewports, quick] of [
  ["desks", DESKS, "id"],
  ["phones", PHONES.filter(({ width }) => width !== 360), "en"],
])
  test(`W20 W34 on ${kind} the row of actions lies on no piece and no card, of any game`, async ({ anew, games }) => {
    const phone = kind === "phones";
    for (const game of games)
      for (const lang of languages(quick)) {
        const options = { viewport: viewports[0], hasTouch: phone };
        const page = await anew(alone(game.name, `&lang=${lang}`), options);
        await ready(page);
        await atEach(page, viewports, async (where) => {
          const below = await underTheDock(page);
          assert.ok(below <= 1, `${game.name} (${lang}) ${where}: ${below} px of the board are covered`);
        });
        await playSome(page, 8);
        await atEach(page, viewports, async (where) => {
          assert.deepEqual(await unreachable(page), [], `${game.name} (${lang}) ${where}, after some moves`);
          if (phone) return; // there a game of cards grows beyond the window, and is scrolled
          await page.evaluate(() => scrollTo(0, 0));
          const later = await underTheDock(page);
          assert.ok(later <= 1, `${game.name} (${lang}) ${where}: after some moves ${later} px are covered`);
        });
      }
  });

test("W20 on small phones truth, a hint and the longest sentence leave the whole board and the status in sight", async ({
  open,
  games,
}) => {
  for (const { name } of games.filter((g) => g.name !== "nim" && !g.hidden))
    for (const lang of languages("en")) {
      const options = { viewport: PHONES[0], hasTouch: true, isMobile: true };
      const page = await open(alone(name, `&lang=${lang}`), options);
      await ready(page);
      const look = (when) =>
        atEach(page, PHONES, async (where) => {
          const [top, bottom, below] = await page.evaluate(() => {
            const { top, bottom } = document.querySelector(".status").getBoundingClientRect();
            return [top, innerHeight - bottom, scrollY];
          });
          assert.ok(top > 0 && bottom > 0 && below === 0, `${name} ${where}: the status, ${when}`);
          const under = await underTheDock(page);
          assert.ok(under <= 0, `${name} (${lang}) ${where}, ${when}: ${under} px are covered`);
        });
      await page.keyboard.press("t");
      await page.waitForSelector(".board .badge");
      await look("with the truth");
      await page.keyboard.press("h");
      await says(page, /Hint|Petunjuk/);
      await look("with a hint");
      for (let ply = 1; ply <= 4; ply++) {
        await page.evaluate(() => {
          const { desk, session } = document.querySelector("rk-play");
          return desk.play(session.at.info.moves.at(-1).move);
        });
        await look(`after move ${ply}`);
      }
    }
});

longTest("pictures of every page at three sizes, in both languages, light and dark", async ({ open, games, shots }) => {
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    for (const [lang, colorScheme] of [
      ["en", "light"],
      ["id", "dark"],
    ]) {
      const page = await open("/", { viewport: { width, height }, colorScheme });
      await page.evaluate((l) => localStorage.setItem("lang", l), lang);
      for (const [file, path] of [
        ["home", "/"],
        ["tournament", "/tournament"],
        ...games.flatMap((g) => [
          [g.name, alone(g.name)],
          [`${g.name}-learn`, `/${g.name}/learn`],
        ]),
      ]) {
        await page.goto(new URL(path, page.url()).href);
        await page.waitForSelector(
          file === "home" ? ".game-card" : file === "tournament" ? "fieldset" : ".board [data-cell]",
        );
        assert.ok(
          (await page.screenshot({ path: join(shots, `${file}-${name}-${lang}-${colorScheme}.png`), fullPage: true }))
            .length > 5000,
        );
      }
    }
  }
});
