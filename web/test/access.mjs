// W5, W22, W27: names, axe, languages, shortcuts.
import assert from "node:assert/strict";
import { seriously } from "./axe.mjs";
import { test } from "./harness.mjs";
import { alone, ask, cell, positionOf, ready, says, nameOf } from "./helpers.mjs";

test("W5 axe finds nothing serious with advice and truth shown", async ({ anew }) => {
  for (const game of ["bantumi", "gobblet"]) {
    const page = await anew(
      game === "bantumi" ? alone(game, "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1") : alone(game, "&p=M2/1L1/s1l_1"),
    );
    await ready(page);
    await page.click(".toolbar >> text=Truth");
    await says(page, /truth is shown/);
    await page.keyboard.press("h");
    await says(page, /Hint/);
    await page.keyboard.press("h");
    await page.waitForSelector("rk-advice-table");
    assert.deepEqual(await seriously(page), [], game);
  }
});

test("W5 every place has a name with owner, content and state, and no two buttons share a name", async ({
  open,
  games,
}) => {
  for (const game of games) {
    const page = await open(alone(game.name));
    await ready(page);
    const names = await page
      .locator("button")
      .evaluateAll((all) =>
        all
          .filter((b) => b.offsetParent !== null)
          .map((b) =>
            (b.getAttribute("aria-label") ?? b.querySelector(".sr")?.textContent ?? b.textContent)
              .trim()
              .replace(/\s+/g, " "),
          ),
      );
    assert.equal(
      new Set(names).size,
      names.length,
      `${game.name}: ${names.filter((n, i) => names.indexOf(n) !== i).join(" / ")}`,
    );
  }
  const page = await open(alone("bantumi"));
  await ready(page);
  assert.equal(await nameOf(cell(page, "1.3")), "Pit 3, player 1, 4 seeds, legal");
});

// What a name has to say, from the document of the position: whose it is, what lies there, and whether it may be touched.
async function nameless(page) {
  return page.evaluate(() => {
    const { at, game } = document.querySelector("rk-play").session;
    const { info } = at;
    const { places, cards } = info.scene;
    const begins = new Set(info.moves.map((m) => m.touch?.[0]));
    const title = (id) => cards?.find((c) => c.id === id)?.title ?? id;
    const wanted = (id) => {
      const [at, card] = id.split("/");
      const place = places.find((p) => p.id === at);
      const pieces = place?.pieces ?? [];
      const words = [begins.has(id) ? "legal" : ""];
      if (place?.owner && place.kind !== "button" && !game.solitaire) words.push(`player ${place.owner}`);
      if (place?.kind === "hole") words.push(`${pieces.reduce((n, p) => n + p.count, 0)} seed`);
      else if (card === "?" || (pieces.length && pieces.at(-1).kind === "back")) words.push("face down");
      else if (card) words.push(title(card));
      else if (place?.kind === "slot" && pieces.length) words.push(title(pieces.at(-1).card));
      else if (place?.kind === "cell" && !pieces.length) words.push("empty");
      else if (place?.kind === "reserve") words.push(`${pieces[0]?.count ?? 0} left`);
      return words;
    };
    return [...document.querySelectorAll(".board [data-cell]")].flatMap((e) => {
      const name = e.querySelector(".sr")?.textContent ?? "";
      const missing = wanted(e.dataset.cell).filter((words) => !name.includes(words));
      const more = !begins.has(e.dataset.cell) && /, legal/.test(name) ? ["legal, and it is not"] : [];
      return name && ![...missing, ...more].length ? [] : [`${e.dataset.cell} "${name}": ${[...missing, ...more]}`];
    });
  });
}

test("W5 the name of every hole, cell and card says whose it is, what lies there and whether it is legal", async ({
  anew,
  games,
}) => {
  for (const game of games) {
    const page = await anew(alone(game.name));
    await ready(page);
    for (let ply = 0; ply < 6; ply++) {
      assert.deepEqual(await nameless(page), [], `${game.name} after ${ply} moves`);
      await page.evaluate(async () => {
        const { desk, session } = document.querySelector("rk-play");
        const { moves, outcome } = session.at.info;
        if (outcome === null) await desk.play(moves[Math.floor(moves.length / 2)].move);
        await document.querySelector("rk-board").updateComplete;
      });
    }
  }
});

test("W22 the language changes mid-game without a reload, with decimal commas, and nothing is missing", async ({
  open,
}) => {
  const page = await open(alone("bantumi", "&r=pits=6"));
  await ready(page);
  await ask(page, "3");
  await says(page, /played 3/);
  const before = await positionOf(page);
  await page.evaluate(() => (window.kept = true));
  await page.click('[lang="id"]');
  assert.equal(await page.evaluate(() => document.documentElement.lang), "id");
  assert.equal(await page.evaluate(() => window.kept), true, "no reload");
  assert.equal(await positionOf(page), before);
  assert.equal((await page.locator("#tab-advice").textContent()).trim(), "Saran");
  assert.match(await nameOf(cell(page, "1.1")), /^Lubang 1, pemain 1, \d+ biji/);
  await page.goto(new URL("/tournament", page.url()).href);
  await page.fill('[name="pairs"]', "10");
  await page.click("button.primary");
  await page.waitForSelector(".score");
  assert.match(await page.locator(".score").first().textContent(), /^\d+,\d %$/);
});

test("W27 shortcuts rest while somebody types, can be switched off, and are listed under ?", async ({ open }) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  await page.focus('input[name="move"]');
  await page.keyboard.type("3h");
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.path().length), 1);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open] .keys");
  assert.ok((await page.locator("dialog .keys tbody tr").count()) >= 10);
  await page.click("dialog .check input");
  await page.keyboard.press("Escape");
  await page.keyboard.press("3");
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => document.querySelector("rk-play").session.path().length), 1);
});
