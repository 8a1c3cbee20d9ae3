// W16-W18: links and records hold the whole game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "./harness.mjs";
import { alone, ask, positionOf, ready, says, status } from "./helpers.mjs";

test("W16 a shared link gives the same game, rules, ply, tab and language, in less than 2000 characters for 60 plies", async ({
  open,
  server,
}) => {
  const moves = [];
  let info = await server.post("position", { game: "bantumi", rules: "ec=0", moves });
  for (let i = 0; i < 60 && info.outcome === null; i++) {
    moves.push(info.moves[(i * 7) % info.moves.length].move);
    info = await server.post("position", { game: "bantumi", rules: "ec=0", moves });
  }
  assert.equal(moves.length, 60, "a game of sixty plies");
  const page = await open(
    alone("bantumi", `&r=ec=0&m=${moves.join(",")}&i=${Math.min(10, moves.length - 1)}&v=moves&lang=id`),
  );
  await ready(page);
  const before = await positionOf(page);
  await page.click(".toolbar .menu summary");
  await page.click("text=Bagikan");
  const link = /http\S+/.exec(await says(page, /http/))[0];
  assert.ok(link.length < 2000, `${link.length} characters`);
  const other = await open("/");
  await other.goto(link);
  await ready(other);
  await other.waitForFunction((p) => document.querySelector("rk-play")?.session?.at.info?.position === p, before);
  assert.equal(await other.evaluate(() => document.documentElement.lang), "id");
  assert.equal(await other.getAttribute("#tab-moves", "aria-selected"), "true");
  assert.equal(await other.evaluate(() => document.querySelector("rk-play").session.at.info.rules.ec), 0);
});

test("W17 a garbled link gets a friendly word and the start position", async ({ anew }) => {
  for (const bad of [
    "/bantumi#p=zzz&m=99",
    "/#/bantumi?p=4.4/1&i=banana",
    "/bantumi#m=9,9,9",
    "/bantumi#a=nobody,nothing&v=%%%",
  ]) {
    const page = await anew("/");
    page.mayFail = true;
    await page.goto(new URL(bad, page.url()).href);
    await page.reload();
    await ready(page);
    assert.equal(await positionOf(page), "4.4.4.4.4.4.0/4.4.4.4.4.4.0 1", bad);
    assert.ok((await status(page).textContent()).length > 0);
  }
});

test("W18 a record with variations and comments reads back to the same text", async ({ open }) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  for (const move of ["3", "6"]) (await ask(page, move), await says(page, new RegExp(`played ${move}`)));
  await page.click('[aria-label="One move back"]');
  await says(page, /after move 1/);
  await ask(page, "1");
  await says(page, /played 1/);
  await page.evaluate(() => (document.querySelector("rk-play").session.at.comment = "a quiet move"));
  await page.click("#tab-moves");
  const save = async () =>
    readFileSync(
      await (
        await Promise.all([page.waitForEvent("download"), page.click("#panel >> text=Save the record")])
      )[0].path(),
      "utf8",
    );
  const text = await save();
  assert.match(text, /\{ a quiet move \}/);
  assert.match(text, /\(/);
  await page.setInputFiles('input[type="file"]', {
    name: "game.rkr",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await says(page, /record was read/);
  await page.click("#tab-moves");
  assert.equal(await save(), text);
});

test("W16 a link keeps the branches of a game", async ({ open }) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  for (const [move, answer] of [
    ["3", /played 3/],
    ["6", /played 6/],
    ["undo", /Position after move 1/],
    ["5", /played 5/],
  ]) {
    await ask(page, move);
    await says(page, answer);
  }
  await page.waitForFunction(() => /&b=/.test(location.hash));
  const other = await open(page.url().replace(/^.*?\/bantumi/, "/bantumi"));
  await ready(other);
  await other.click("#tab-moves");
  await other.waitForSelector(".branches li");
  assert.match(await other.locator(".branches").textContent(), /6/);
});
