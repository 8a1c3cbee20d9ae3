// W23, W24: the stepper agrees with rakus trace at every step; predictions are judged.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "./harness.mjs";
import { ready } from "./helpers.mjs";

// What is shown at every step, forwards to the last: by the arrow key of the keyboard at first, then by its events.
async function everyStep(page, steps) {
  const byHand = Math.min(4, steps - 1);
  const seen = await shownSteps(page, 0);
  for (let i = 0; i < byHand; i++) {
    await page.keyboard.press("ArrowRight");
    seen.push(...(await shownSteps(page, 0)));
  }
  return [...seen, ...(await shownSteps(page, steps - 1 - byHand)).slice(1)];
}
// What is shown now, and after each of some more steps.
function shownSteps(page, more) {
  return page.evaluate(async (count) => {
    const chips = (name) => [...document.querySelectorAll(`[data-set="${name}"] .chip`)].map((c) => c.dataset.move);
    const seen = [];
    for (let i = 0; i <= count; i++) {
      if (i > 0) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      await document.querySelector("rk-learn").updateComplete;
      seen.push({
        line: [...document.querySelectorAll(".pseudo li")].findIndex((l) => l.classList.contains("now")) + 1,
        C: chips("C"),
        x: chips("x")[0] ?? null,
        S: chips("S"),
      });
    }
    return seen;
  }, more);
}
async function goBack(page, steps) {
  await page.keyboard.press("ArrowLeft");
  await page.evaluate(async (count) => {
    for (let i = 1; i < count; i++)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await document.querySelector("rk-learn").updateComplete;
  }, steps);
}

test("W23 every step shows the line, C, x and S of rakus trace; back again is the beginning", async ({
  anew,
  games,
  program,
}) => {
  for (const game of games) {
    const page = await anew(`/${game.name}/learn`);
    await ready(page);
    await page.waitForSelector(".pseudo .now");
    const steps = execFileSync(program, ["trace", game.name, "--jsonl"], { encoding: "utf8" })
      .trim()
      .split("\n")
      .map((l) => JSON.parse(l));
    assert.equal(Number(await page.getAttribute(".step-count", "data-steps")), steps.length, game.name);
    const seen = await everyStep(page, steps.length);
    for (const [i, step] of steps.entries())
      assert.deepEqual(seen[i], { line: step.line, C: step.C, x: step.x, S: step.S }, `${game.name}, step ${i + 1}`);
    const advice = JSON.parse(execFileSync(program, ["advise", game.name, "--json"], { encoding: "utf8" }));
    assert.equal(steps.at(-1).S[0], advice.pick);
    await goBack(page, steps.length - 1);
    assert.deepEqual(await everyStep(page, 1), seen.slice(0, 1));
  }
});

test("W24 predict first: a wrong answer names the rule, the score is kept, the keyboard is enough", async ({
  open,
}) => {
  const page = await open("/bantumi/learn");
  await ready(page);
  await page.focus(".check input");
  await page.keyboard.press("Space");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector(".question");
  await page.locator(".question button", { hasText: /^\s*6\s*$/ }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() =>
    /Not so\..*3 is taken.*extra turn/.test(document.querySelector(".question").textContent),
  );
  assert.match(await page.locator(".lesson").textContent(), /0 of 1 right/);
  await page.locator(".question button.primary").focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".question", { state: "detached" });
  // Switched off again, the same step asks nothing.
  await page.keyboard.press("r");
  await page.focus(".check input");
  await page.keyboard.press("Space");
  await page.evaluate(() => document.activeElement.blur());
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.locator(".question").count(), 0);
  }
  await page.waitForFunction(() => /step 5 of/.test(document.querySelector(".step-count").textContent));
});

test("Learn plays S on the board: what joins it is made, going back takes it off, in every game", async ({
  anew,
  games,
  server,
}) => {
  for (const game of games) {
    const turn = await server.post("advise", { game: game.name, whole_turn: true });
    const { steps } = await server.post("trace", { game: game.name });
    const page = await anew(`/${game.name}/learn`);
    await ready(page);
    await page.waitForSelector(".pseudo .now");
    const shown = () => page.evaluate(() => document.querySelector("rk-board").view.info.position);
    const start = await shown();
    const last = steps.findLastIndex((s) => s.kind === "add");
    await everyStep(page, last + 1);
    await page.keyboard.press("ArrowRight"); // the last member joins S
    await page.waitForFunction(
      (after) => document.querySelector("rk-board").view.info.position === after,
      turn.position_after,
    );
    assert.equal(await page.locator(".solution-set li").count(), steps.at(-1).S.length, game.name);
    assert.notEqual(turn.position_after, start);
    await goBack(page, last + 1);
    await page.waitForFunction((before) => document.querySelector("rk-board").view.info.position === before, start);
    assert.equal(await page.locator(".solution-set li").count(), 0);
  }
});

test("Learn lights the candidates and x on the board, and crosses out what is not feasible", async ({
  open,
  server,
}) => {
  const holes = await open("/congklak/learn#step=1");
  await ready(holes);
  await holes.waitForSelector(".hole.among");
  assert.equal(await holes.locator(".hole.among").count(), 7);
  await holes.keyboard.press("ArrowRight");
  await holes.waitForSelector(".hole.pick");
  const { steps } = await server.post("trace", { game: "exodia" });
  const refused = steps.findIndex((s) => s.kind === "feasible" && s.holds === false);
  const cards = await open(`/exodia/learn#step=${refused}`);
  await ready(cards);
  await cards.waitForSelector(".card.refused, .slot.refused");
  assert.equal(await cards.locator(".card.pick, .slot.pick").count(), 0);
});
