// Words of the course explain themselves: on focus, hover and touch, in both languages.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { ready } from "./helpers.mjs";

const tip = (page) => page.locator("#tip");

test("a word of the course is explained on hover, focus and touch, and Escape takes it away", async ({ open }) => {
  const page = await open("/bantumi/learn");
  await ready(page);
  const word = page.locator('[data-word="candidates"]').first();
  await word.hover();
  await tip(page).waitFor();
  assert.match(await tip(page).textContent(), /candidate set/);
  await page.mouse.move(0, 0);
  await tip(page).waitFor({ state: "hidden" });
  await page.locator(".set select, .toolbar select").first().focus();
  for (let i = 0; i < 30 && !(await tip(page).isVisible()); i++) await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-describedby")), "tip");
  await page.keyboard.press("Escape");
  await tip(page).waitFor({ state: "hidden" });
  await page.click("text=ID");
  await word.click();
  assert.match(await tip(page).textContent(), /himpunan kandidat/);
  const phone = await open("/bantumi/learn", { viewport: { width: 320, height: 568 }, hasTouch: true });
  await ready(phone);
  await phone.locator('[data-word="solution_set"]').first().tap();
  const box = await tip(phone).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
});
