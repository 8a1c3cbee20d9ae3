// W14, W25: card games. Chance repeats, hidden cards stay hidden, refusals name their rule.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { alone, ask, positionOf, ready, says } from "./helpers.mjs";

test("W14 undo and the same move give the same draw", async ({ open }) => {
  const page = await open(alone("exodia", "&s=5"));
  await ready(page);
  const seen = [];
  for (let i = 0; i < 2; i++) {
    const before = await positionOf(page);
    await page.click('[data-cell="end"]');
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position !== p, before);
    seen.push(await positionOf(page));
    await page.click(".toolbar >> text=Undo");
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position === p, before);
  }
  assert.equal(seen[0], seen[1]);
});

test("W14 undo and the same move give the same coin", async ({ open, server }) => {
  // A game of the paper's player up to the first coin.
  const moves = [];
  const at = { game: "pokemon", seed: 1, moves };
  let info;
  do {
    moves.push((await server.post("advise", { ...at, player: "paper" })).pick);
    info = await server.post("position", { ...at, scene: true });
  } while (!["heads", "tails"].includes(info.last?.detail?.en) && moves.length < 60 && info.outcome === null);
  assert.match(info.last.detail.en, /heads|tails/);
  const page = await open(alone("pokemon", `&s=1&m=${encodeURIComponent(moves.slice(0, -1).join(","))}`));
  await ready(page);
  const seen = [];
  for (let i = 0; i < 2; i++) {
    const before = await positionOf(page);
    await ask(page, moves.at(-1));
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position !== p, before);
    seen.push(await page.evaluate(() => document.querySelector("rk-play").session.at.info.last.detail.en));
    await page.keyboard.press("Escape");
    await page.click(".toolbar >> text=Undo");
    await page.waitForFunction((p) => document.querySelector("rk-play").session.at.info.position === p, before);
  }
  assert.deepEqual(seen, [info.last.detail.en, info.last.detail.en]);
});

test("W14 clairvoyant truth stands behind a labelled switch and says so", async ({ open }) => {
  const page = await open(alone("exodia"));
  await ready(page);
  await page.click("#tab-truth");
  await page.click("text=Show the truth");
  await says(page, /truth is shown/, 40000);
  const box = page.getByLabel("Clairvoyant: may look at hidden cards");
  assert.equal(await box.isChecked(), false);
  assert.equal(await page.locator(".chip.warn").count(), 0);
  assert.match(await page.locator("rk-truth-panel .legend").first().textContent(), /play-outs/);
  await box.check();
  await page.waitForFunction(
    () => /sees hidden cards, not playable/.test(document.querySelector(".chip.warn")?.textContent ?? ""),
    null,
    { timeout: 40000 },
  );
  assert.match(
    await page.evaluate(() => document.querySelector("rk-play").session.at.clairvoyant.source),
    /clairvoyant/,
  );
  assert.doesNotMatch(
    await page.evaluate(() => document.querySelector("rk-play").session.at.truth.source),
    /clairvoyant/,
  );
});

// A list of cards as positions write it ("R*2.vulpix"), spelled out.
const spelled = (list) =>
  list.split(".").flatMap((c) => {
    const [name, n = "1"] = c.split("*");
    return Array(Number(n)).fill(name);
  });
const turned = (cards, by) => [...cards.slice(by), ...cards.slice(0, by)];

// The same to the eyes of player 1: both decks in another order, the opponent's hand dealt from other cards.
function permuted(position, by) {
  const [mine, theirs] = position.split("/");
  const [hand, deck] = ["h", "k"].map((key) => spelled(new RegExp(`${key}=([^;]*)`).exec(theirs)[1]));
  const all = turned([...hand, ...deck], by * hand.length);
  const dealt = theirs
    .replace(/h=[^;]*/, `h=${all.slice(0, hand.length).join(".")}`)
    .replace(/k=[^;]*/, `k=${all.slice(hand.length).join(".")}`);
  return `${mine.replace(/k=([^;]*)/, (_, k) => `k=${turned(spelled(k), 7 * by).join(".")}`)}/${dealt}`;
}

test("W14 the computer's choice in Pokemon does not change when only hidden cards are permuted", async ({
  anew,
  server,
}) => {
  const moves = [];
  let info = await server.post("position", { game: "pokemon", seed: 3 });
  while (!(moves.length >= 12 && info.side === 1)) {
    moves.push((await server.post("advise", { game: "pokemon", seed: 3, moves })).pick);
    info = await server.post("position", { game: "pokemon", seed: 3, moves, see_all: true });
  }
  const picks = [];
  for (const position of [info.position, ...[1, 2, 3].map((by) => permuted(info.position, by))]) {
    assert.ok(picks.length === 0 || position !== info.position);
    const page = await anew(alone("pokemon", `&p=${encodeURIComponent(position.replaceAll(" ", "_"))}`));
    await ready(page);
    await page.keyboard.press("h");
    picks.push(await says(page, /Hint: /));
  }
  assert.equal(new Set(picks).size, 1, picks.join(" / "));
});

test("W14 the advice in Exodia does not change when only the order of the deck is permuted", async ({ anew }) => {
  const deck =
    "MM.TF.TW.GBS.BBS.DWD.SPG.GBS.MCE.SPG.UG.BBS.UG.UG.MCE.LL.MM.TTC.DWD.RE.EX.LA.RML.ODP.RL.TTC.RML.TF.TTC.RML.TF.POD.RE.RE".split(
      ".",
    );
  const picks = [];
  for (const by of [0, 5, 11, 20]) {
    const page = await anew(
      alone(
        "exodia",
        `&p=t=1;h=RA.MCE.GBS.MM.DWD.BBS;m=-;f=-;s=-;g=-;n=0;o=-;d=${turned(deck, by).join(".")}_1`.replace(
          "p=t=",
          "p=t%3D",
        ),
      ),
    );
    await ready(page);
    await page.keyboard.press("h");
    picks.push(await says(page, /Hint: /));
    await page.keyboard.press("h");
    await page.waitForSelector("rk-advice-table tr.pick");
    picks.push(picks.pop() + (await page.locator("rk-advice-table tbody").textContent()));
  }
  assert.equal(new Set(picks).size, 1, picks.join("\n"));
});

test("luck stands apart from the moves: chance after a move minus what the move was worth", async ({
  open,
  server,
}) => {
  const moves = [];
  for (let i = 0; i < 8; i++) moves.push((await server.post("advise", { game: "exodia", seed: 5, moves })).pick);
  const { played } = await server.post("position", { game: "exodia", seed: 5, moves });
  const page = await open("/review");
  await page.fill("textarea", `[Game "exodia"]\n[Seed "5"]\n\n1. ${played.join(" ")} *\n`);
  await page.click(".paste button.primary");
  await ready(page);
  await page.waitForFunction(
    (n) => {
      const r = document.querySelector("rk-review");
      let known = 0;
      for (let x = r.session?.root; x; x = x.main) known += x.truth ? 1 : 0;
      return known === n + 1;
    },
    moves.length,
    { timeout: 60000 },
  );
  const sum = await page.evaluate(() => {
    let total = 0;
    for (let n = document.querySelector("rk-review").session.root.main; n; n = n.main) {
      if (n.move !== "end")
        total += n.truth.truth.mean - n.parent.truth.moves.find((m) => m.move === n.move).truth.mean;
    }
    return Math.round(total * 100);
  });
  const text = await page.locator(".luck").textContent();
  assert.equal(Number(/([+−]?\d+) %/.exec(text)[1].replace("−", "-")), sum, text);
  for (const told of [".luck", ".graph figcaption"])
    assert.match(await page.locator(told).textContent(), /to win on (this|the) turn/);
});

// A chance to win may be one of this turn only. Where it is, it is said wherever the chance is told.
test("a chance to win on this turn is called so in a comparison and in counter-examples, in both languages", async ({
  open,
}) => {
  const OF_THIS_TURN = { en: /chance to win on this turn/, id: /peluang menang pada giliran ini/ };
  const inBoth = async (page, css) => {
    for (const lang of ["en", "id"]) {
      await page.click(`.lang [lang="${lang}"]`);
      await page.waitForFunction((l) => document.documentElement.lang === l, lang);
      for (const text of await page.locator(css).allTextContents()) assert.match(text, OF_THIS_TURN[lang], css);
    }
    assert.ok((await page.locator(css).count()) > 0, css);
  };
  const page = await open("/lab");
  await page.waitForSelector('[name="kind"]');
  await page.selectOption('[name="game"]', "exodia");
  for (const [kind, fields, told] of [
    ["compare", { positions: "30", judged: "4" }, ".job-result .found b"],
    ["counterexamples", { positions: "60" }, ".job-result .found a"],
  ]) {
    await page.selectOption('[name="kind"]', kind);
    for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, value);
    if (kind === "compare") await page.selectOption('[name="second"]', "random");
    await page.click("form button.primary");
    await page.waitForSelector(`.jobs:has(.job:nth-child(${kind === "compare" ? 1 : 2})) .job.done:first-child`);
    await page.waitForSelector(told);
    await inBoth(page, told);
  }
});

test("a record of hidden cards is played to its end, with all 64 bits of its seed", async ({ anew, server, games }) => {
  for (const { name, default_player } of games.filter((g) => g.hidden && !g.solitaire)) {
    const wish = { game: name, players: [default_player, default_player], seed: 1, pair: 0 };
    const [record] = (await server.post("record", wish)).records;
    const seed = /\[Seed "(\d+)"\]/.exec(record)[1];
    assert.ok(BigInt(seed) > BigInt(Number.MAX_SAFE_INTEGER), seed);
    const page = await anew("/review");
    await page.fill("textarea", record);
    await page.click(".paste button.primary");
    await page.waitForFunction(
      () => {
        let last = document.querySelector("rk-review").session?.root;
        while (last?.main) last = last.main;
        return typeof last?.info?.outcome === "number";
      },
      null,
      { timeout: 60000 },
    );
    const saved = await page.evaluate(() => document.querySelector("rk-review").session.setup.seed);
    assert.equal(saved, seed);
  }
});

test("W14 the page of a card game shows no hidden card and no future draw", async ({ anew, games }) => {
  for (const game of games.filter((g) => g.hidden)) {
    const page = await anew(alone(game.name));
    await ready(page);
    const labels = await page.locator("button[data-cell]").evaluateAll((all) => all.map((b) => b.textContent));
    assert.ok(
      labels.every((l) => !l.includes("=")),
      `${game.name}: a button tells what chance will give`,
    );
  }
});

test("W25 a refused card names which of the five rules failed", async ({ open, server }) => {
  const page = await open(alone("exodia/learn"));
  await ready(page);
  const doc = await server.post("trace", { game: "exodia" });
  const refused = doc.steps.filter((s) => s.kind === "feasible" && !s.holds);
  assert.ok(refused.length > 0);
  for (const step of refused) {
    await page.evaluate((i) => document.querySelector("rk-learn").goStep(i), step.step - 1);
    await page.waitForFunction(
      (note) => /rule [1-5]/.test(note) && document.querySelector(".step-note").textContent.includes(note),
      step.note.en,
    );
  }
});

test("W25 with no feasible card the turn ends and the next begins; it is not 'no solution'", async ({ open }) => {
  const page = await open(alone("exodia/learn", "&p=t%3D1;h=EX.RA;m=-;f=-;s=-;g=-;n=0;o=-;d=?_1"));
  await ready(page);
  await page.waitForSelector(".pseudo .now");
  await page.evaluate(() => {
    const l = document.querySelector("rk-learn");
    l.goStep(l.steps.length - 1);
  });
  await page.waitForFunction(
    () => [...document.querySelectorAll('[data-set="S"] .chip')].map((c) => c.dataset.move).join() === "end",
  );
  assert.doesNotMatch(await page.locator(".lesson").textContent(), /[Tt]here is no feasible candidate/);
  assert.match(await page.locator(".elements").textContent(), /means the next turn, not “no solution”/);
});

test("W34 at 1366x768 every card of the first hand is read whole, without pointing at it", async ({ anew }) => {
  for (const lang of ["en", "id"]) {
    const page = await anew(alone("pokemon", `&lang=${lang}`), { viewport: { width: 1366, height: 768 } });
    await ready(page);
    const cut = await page
      .locator(".zone > .card:has(.kind-line)")
      .evaluateAll((all) => all.filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => e.textContent.trim()));
    assert.deepEqual(cut, [], lang);
    const [dock] = await page.locator(".dock").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().bottom));
    assert.ok(dock <= 768, `the row of actions ends at ${dock}`);
  }
});
