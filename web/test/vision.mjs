// W12: everything that a colour says, a shape or a text says too. Pictures without colour are kept.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "./harness.mjs";
import { alone, cell, ready, says } from "./helpers.mjs";

const DEFICIENCIES = ["achromatopsia", "deuteranopia"];

async function pictures(page, shots, name) {
  const session = await page.context().newCDPSession(page);
  for (const type of DEFICIENCIES) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type });
    await page.screenshot({ path: join(shots, `${name}-${type}.png`) });
  }
  await session.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
}
// What is left of an element's look when colours are taken away.
const outline = (locator) =>
  locator.first().evaluate((e) => {
    const s = getComputedStyle(e);
    return [s.borderTopStyle, s.borderTopWidth, s.boxShadow.replace(/rgba?\([^)]*\)/g, ""), s.outlineStyle].join(" ");
  });

test("W12 Gobblet: results, owners, legal cells and the last move differ without colour", async ({ open, shots }) => {
  const page = await open(alone("gobblet", "&p=M2/1L1/s1l_1"));
  await ready(page);
  await page.keyboard.press("t");
  await says(page, /truth is shown/);
  await page.keyboard.press("l");
  assert.match(await page.locator(".badge.win").first().textContent(), /▲\s*W\d+/);
  assert.match(await page.locator(".badge.loss").first().textContent(), /▼\s*L\d+/);
  assert.notEqual(await outline(page.locator(".badge.win")), await outline(page.locator(".badge.loss")));
  const colour = (selector, property) =>
    page
      .locator(selector)
      .first()
      .evaluate((e, p) => getComputedStyle(e)[p], property);
  const [red, green, blue] = (await colour(".piece.owner1 > circle:first-child", "fill")).match(/\d+/g).map(Number);
  assert.ok(red > 2 * green && red > 2 * blue, "player 1 is red, as in the paper");
  const second = (await colour(".piece.owner2 > circle:first-child", "fill")).match(/\d+/g).map(Number);
  assert.ok(second[2] > 2 * second[0] && second[2] > 2 * second[1], "player 2 is blue");
  const verdicts = [await colour(".badge.win", "color"), await colour(".badge.loss", "color")];
  assert.ok(!verdicts.includes(`rgb(${red}, ${green}, ${blue})`), "owners and verdicts have colours of their own");
  assert.ok((await page.locator(".piece.owner1 circle.ring").count()) > 0, "player 1 has rings");
  assert.ok((await page.locator(".piece.owner2 path.ring").count()) > 0, "player 2 has crosses");
  assert.equal(await page.locator(".piece.owner1 path.ring, .piece.owner2 circle.ring").count(), 0);
  assert.notEqual(
    await outline(page.locator(".cell.target button")),
    await outline(page.locator(".cell:not(.target):not(.legal) button")),
    "legal and illegal cells",
  );
  await pictures(page, shots, "gobblet");
  await cell(page, "2").click();
  await says(page, /\(3@2\)/);
  assert.notEqual(
    await outline(page.locator(".cell.last button")),
    await outline(page.locator(".cell:not(.last):not(.target):not(.legal):not(.pick) button")),
    "the last move",
  );
});

test("W12 Bantumi: results, owners, legal pits and the last move differ without colour", async ({ open, shots }) => {
  const page = await open(alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1"));
  await ready(page);
  await page.keyboard.press("t");
  await says(page, /truth is shown/);
  assert.match(await cell(page, "1.4").locator(".badge").textContent(), /▲\s*\+4/);
  assert.match(await cell(page, "1.2").locator(".badge").textContent(), /▼\s*−4/);
  assert.notEqual(
    await outline(page.locator(".hole.owner1 .number")),
    await outline(page.locator(".hole.owner2 .number")),
    "owners",
  );
  const lines = (selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => {
        const s = getComputedStyle(e);
        return s.borderTopColor.endsWith(", 0)") || s.borderTopColor === "transparent" ? "none" : s.borderTopStyle;
      });
  assert.equal(await lines(".hole.legal:not(.pick) button"), "solid");
  assert.equal(await lines('[data-cell="1.5"]'), "none", "an empty pit has no ring");
  await pictures(page, shots, "bantumi");
  await cell(page, "1.3").click();
  await says(page, /played/);
  assert.equal(await lines(".hole.last button"), "dashed");
});
