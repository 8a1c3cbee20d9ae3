// W1, W5, W20, W21: what holds on every page. Each is opened once on a desk and once on a phone, and looked at there in
// several windows, both languages, light and dark.
import assert from "node:assert/strict";
import { seriously } from "./axe.mjs";
import { test } from "./harness.mjs";
import { atEach, eachPage, noSideways } from "./helpers.mjs";

async function inLanguage(page, lang) {
  await page.click(`.lang [lang="${lang}"]`);
  await page.waitForFunction((l) => document.documentElement.lang === l, lang);
}

// The browser of the tests knows no address but this machine's (harness.mjs): whatever else is asked for would fail.
test("W1 there is no network", async ({ open }) => {
  const page = await open("/");
  page.mayFail = true;
  const outside = await page.evaluate(() => fetch("http://example.org/").then(String, () => "refused"));
  assert.equal(outside, "refused");
});

// Pairs of controls that lie on each other, and controls that a press in their middle would miss.
async function hidden(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("button, a, select, input, summary")].filter(
      (e) =>
        !e.matches(".sr, .skip") && e.checkVisibility() && !e.closest("dialog, [inert], .menu:not([open]) .menu-sheet"),
    );
    const wrong = [];
    for (const e of all) {
      e.scrollIntoView({ block: "center", inline: "center" });
      const r = e.getBoundingClientRect();
      // The middle of what is seen of it: a hand of cards is larger than a low window.
      const middle = (from, to, room) => (Math.max(from, 0) + Math.min(to, room)) / 2;
      const hit = document.elementFromPoint(middle(r.left, r.right, innerWidth), middle(r.top, r.bottom, innerHeight));
      if (!hit || !(e.contains(hit) || hit.contains(e) || hit.closest("label")?.contains(e)))
        wrong.push(
          (e.getAttribute("aria-label") ?? e.querySelector(".sr")?.textContent ?? e.textContent).trim().slice(0, 40),
        );
    }
    return wrong;
  });
}

// A window of 1280x860 pixels with letters twice and four times as large.
const ENLARGED = [
  { width: 640, height: 430 },
  { width: 320, height: 256 },
];

test("W1 W5 W21 every page loads without a foreign request or an error, axe finds nothing serious in both languages, light and dark, and at 200 and 400 percent everything is reachable", async ({
  open,
  games,
  server,
}) => {
  for await (const { page, path } of eachPage(open, games, server)) {
    for (const [lang, colorScheme] of [
      ["en", "light"],
      ["id", "dark"],
    ]) {
      await inLanguage(page, lang);
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await seriously(page), [], `${path} (${lang}, ${colorScheme})`);
    }
    await atEach(page, ENLARGED, async (where) => {
      await noSideways(page, `${path} ${where}`);
      assert.deepEqual(await hidden(page), [], `${path} ${where}`);
    });
    await page.setViewportSize({ width: 1280, height: 860 });
  }
});

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
];

async function smallTargets(page) {
  return page.locator("button:visible, select:visible, a.button:visible").evaluateAll((all) =>
    all
      .filter((e) => !e.closest("dialog") && !e.matches(".term")) // a word in running text is as high as its line
      .map((e) => [
        e.getBoundingClientRect(),
        e.getAttribute("aria-label") ?? e.querySelector(".sr")?.textContent ?? e.textContent.trim(),
      ])
      .filter(([r]) => r.height < 43.5 || r.width < 43.5)
      .map(([r, n]) => `${n} ${Math.round(r.width)}x${Math.round(r.height)}`),
  );
}
async function boardAndStatus(page, where) {
  const [board, status] = await page.evaluate(() => {
    const bottoms = (css) => [...document.querySelectorAll(css)].map((e) => e.getBoundingClientRect().bottom);
    const dock = document.querySelector(".dock").getBoundingClientRect().top;
    return [Math.max(...bottoms(".board [data-cell]")) - dock, bottoms(".status")[0] - innerHeight];
  });
  assert.ok(status <= 0, `${where}: the status line ends ${status} px below the window`);
  assert.ok(board <= 1, `${where}: ${board} px of the board are under the dock`);
}

test("W20 at 320x568 and 360x740, in both languages, nothing scrolls sideways on any page, targets are large, board and status are in sight", async ({
  open,
  games,
  server,
}) => {
  for await (const { page, path } of eachPage(open, games, server, {
    viewport: PHONES[0],
    hasTouch: true,
    isMobile: true,
  })) {
    for (const lang of ["en", "id"]) {
      await inLanguage(page, lang);
      await atEach(page, PHONES, async (where) => {
        await noSideways(page, `${path} ${where} (${lang})`);
        assert.deepEqual(await smallTargets(page), [], `${path} ${where} (${lang})`);
        if (games.some((g) => path === `/${g.name}`)) await boardAndStatus(page, `${path} ${where} (${lang})`);
      });
    }
    await page.setViewportSize(PHONES[0]);
  }
});
