// W14, W25: card games. Chance repeats, hidden cards stay hidden, refusals name their rule.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, ready, says } from "./helpers.mjs";

test("W14 undo and the same move give the same draw", async ({ open, has }) => {
  if (!has("exodia")) return;
  const page = await open(alone("exodia", "&s=5"));
  await ready(page);
  const play = () => page.evaluate(() => { const p = document.querySelector("rk-play"); return p.play("end").then(() => p.session.at.info.position); });
  const first = await play();
  await page.evaluate(() => document.querySelector("rk-play").undo());
  assert.equal(await play(), first);
});

test("W14 clairvoyant truth stands behind a labelled switch", async ({ open, has }) => {
  if (!has("exodia")) return;
  const page = await open(alone("exodia"));
  await ready(page);
  await page.click("#tab-truth");
  await page.click("text=Show the truth");
  await says(page, /truth is shown/, 40000);
  const box = page.getByLabel("Clairvoyant: may look at hidden cards");
  assert.equal(await box.isChecked(), false);
  assert.equal(await page.locator(".chip.warn").count(), 0);
});

test("W14 the page of a card game shows no hidden card and no future draw", async ({ open, games }) => {
  for (const game of games.filter((g) => g.hidden)) {
    const page = await open(alone(game.name));
    await ready(page);
    const labels = await page.locator("button[data-cell]").evaluateAll((all) => all.map((b) => b.textContent));
    assert.ok(labels.every((l) => !l.includes("=")), `${game.name}: a button tells what chance will give`);
  }
});

test("W25 a refused card names the rule that failed, and no feasible card leads to the next turn", async ({ open, has, server }) => {
  if (!has("exodia")) return;
  const page = await open(alone("exodia/learn"));
  await ready(page);
  const doc = await server.post("trace", { game: "exodia" });
  const refused = doc.steps.find((s) => s.kind === "feasible" && !s.holds);
  if (refused) {
    await page.evaluate((i) => document.querySelector("rk-learn").goStep(i), refused.step - 1);
    await page.waitForFunction(() => /rule \d/.test(document.querySelector(".step-note").textContent));
  }
  const last = doc.steps.at(-1);
  assert.equal(last.kind, "return");
  assert.equal(last.S.at(-1), "end", "the turn ends; it is not 'no solution'");
});
