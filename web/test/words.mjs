// W29 and what people read: nothing is claimed that the document does not claim, and the page says what rakus says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "./harness.mjs";
import { alone, cell, openTable, ready, nameOf } from "./helpers.mjs";

const rakus = (program, ...words) => execFileSync(program, words, { encoding: "utf8" });

async function toReturn(page) {
  await page.waitForSelector(".pseudo .now");
  await page.evaluate(() => {
    const learn = document.querySelector("rk-learn");
    learn.goStep(learn.steps.length - 1);
  });
}

test("W29 Learn's global optimum at the start of every game is that of rakus truth, or is said to be unknown", async ({
  anew,
  games,
  program,
  tables,
}) => {
  for (const game of games) {
    const page = await anew(`/${game.name}/learn`);
    await ready(page);
    await toReturn(page);
    await page.click(".ending button:not(.term)");
    await page.waitForSelector(".ending [data-claim]", { timeout: 60000 });
    const shown = await page.locator(".ending [data-claim]").evaluate((p) => ({
      claim: p.dataset.claim,
      moves: p.dataset.moves.split(" ").sort(),
      text: p.textContent,
    }));
    const told = JSON.parse(rakus(program, "truth", game.name, "--all", "--json", "--db", tables)).optimum;
    if (shown.claim === "possible") assert.match(shown.text, /not known/, game.name);
    else
      assert.deepEqual(
        { ...told, moves: [...told.moves].sort() },
        { claim: shown.claim, moves: shown.moves },
        game.name,
      );
    const local = await page.evaluate(() => document.querySelector("rk-learn").now.S[0]);
    const parting = await page.locator(".ending b").textContent();
    if (/They agree/.test(parting)) assert.ok(shown.claim === "proved" && told.moves.includes(local), game.name);
    if (/They part/.test(parting)) assert.ok(!told.moves.includes(local), game.name);
  }
});

test("W29 a proved loss is never called the optimum: Learn claims nothing where the document leaves it open", async ({
  open,
}) => {
  const page = await open("/bantumi/learn");
  await ready(page);
  await toReturn(page);
  const say = async (optimum, moves, truth) =>
    page.evaluate(
      async (doc) => {
        const learn = document.querySelector("rk-learn");
        learn.session.at.truth = doc;
        learn.desk.redraw();
        await learn.updateComplete;
        return document.querySelector(".ending").textContent.replace(/\s+/g, " ");
      },
      { optimum, moves, truth, order: moves.map((m) => m.move), source: "search", line: [], cut: "time" },
    );
  const bounds = (low, high) => ({ kind: "bounds", low, high, unit: "seeds" });
  const move = (name, truth, best) => ({ move: name, decorated: name, truth, best, verdict: "", mistake: "possible" });
  const open2 = [move("1", bounds(-44, -12), "no"), move("3", bounds(-8, 20), "possible")];
  const text = await say({ claim: "possible", moves: ["3"] }, open2, bounds(-8, 20));
  assert.match(text, /not known here .*It may be: sow pit 3/);
  assert.doesNotMatch(text, /agree here/);
  assert.match(text, /Whether they agree is open/);
  const lost = await say({ claim: "possible", moves: ["1"] }, [move("3", bounds(-44, -12), "no")], bounds(-8, 20));
  assert.match(lost, /They part at the first choice: sow pit 3 between −44 and −12/);
});

test("Compute on an answer that was cut sends the request again and shows what comes back", async ({ open }) => {
  const page = await open(alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1"));
  await ready(page);
  await page.route("**/api/truth", async (route) => {
    const wish = route.request().postDataJSON();
    const answer = await (await route.fetch()).json();
    if (wish.seconds > 2) return route.fulfill({ json: answer });
    const cut = { ...answer, cut: "time", truth: { kind: "bounds", low: -48, high: 48, unit: "seeds" } };
    return route.fulfill({ json: cut });
  });
  await page.keyboard.press("t");
  await page.click("#tab-truth");
  await page.waitForSelector(".value-bar.bounds .stripe");
  const asked = page.waitForRequest((r) => r.url().endsWith("/api/truth") && r.postDataJSON().seconds > 2);
  await page.click("text=Compute (up to 15 s)");
  await asked;
  await page.waitForSelector(".value-bar.exact", { timeout: 60000 });
});

test("where rakus truth is exact for all first moves of a solved game, so is the page", async ({
  anew,
  games,
  program,
  tables,
}) => {
  for (const game of games.filter((g) => g.truth_kind === "exact")) {
    const told = JSON.parse(rakus(program, "truth", game.name, "--all", "--json", "--time", "2s", "--db", tables));
    if (told.moves.some((m) => m.truth.kind !== "exact")) continue;
    const page = await anew(alone(game.name, "&v=truth"));
    await ready(page);
    await page.waitForSelector("rk-truth-panel tbody tr", { timeout: 60000 });
    const shown = await page.evaluate(() =>
      document.querySelector("rk-play").session.at.truth.moves.map((m) => [m.move, m.truth]),
    );
    assert.deepEqual(
      shown,
      told.moves.map((m) => [m.move, m.truth]),
      game.name,
    );
  }
});

test("the value bar is solid for an exact value, striped for bounds, faded for an interval", async ({ anew }) => {
  for (const [place, kind] of [
    [alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1&v=truth"), "exact"],
    [alone("congklak", "&v=truth"), "bounds"],
    [alone("pokemon", "&v=truth"), "estimate"],
  ]) {
    const page = await anew(place);
    await ready(page);
    await page.waitForSelector(`.value-bar.${kind}`, { timeout: 60000 });
    const { open: width, stripes } = await page.locator(".value-bar svg").evaluate((bar) => ({
      open: Number(bar.querySelector(".open").getAttribute("width")),
      stripes: bar.querySelectorAll(".stripe").length,
    }));
    assert.equal(width > 0, kind !== "exact", kind);
    assert.equal(stripes > 0, kind === "bounds", kind);
  }
});

test("the graph draws bounds as spans and joins only neighbours", async ({ open }) => {
  const page = await open(alone("bantumi", "&v=truth"));
  await ready(page);
  const drawn = await page.evaluate(async () => {
    const graph = document.createElement("rk-value-graph");
    const exact = (margin) => ({ truth: { truth: { kind: "exact", class: "win", margin, unit: "seeds" } } });
    const node = (known) => ({ ...known, info: { side: 1, outcome: null }, decorated: "x" });
    graph.line = [
      node(exact(4)),
      node({ truth: { truth: { kind: "bounds", low: -2, high: 10, unit: "seeds" } } }),
      node(exact(6)),
      node({}),
      node(exact(8)),
      node(exact(2)),
    ];
    graph.at = graph.line[0];
    document.body.append(graph);
    await graph.updateComplete;
    return {
      points: [...graph.querySelectorAll("circle")].map((c) => Number(c.dataset.ply)),
      spans: [...graph.querySelectorAll("rect.bounds")].map((c) => Number(c.dataset.ply)),
      joined: [...graph.querySelectorAll("polyline")].map((l) => l.getAttribute("points").split(" ").length),
      table: [...graph.querySelectorAll("tbody tr")].map((r) => r.lastElementChild.textContent),
    };
  });
  assert.deepEqual(drawn, {
    points: [0, 2, 4, 5],
    spans: [1],
    joined: [2],
    table: ["4", "−2 … +10", "6", "?", "8", "2"],
  });
});

test("home calls a game solved when the edge says so", async ({ open, games }) => {
  const page = await open("/");
  await page.waitForSelector(".game-card");
  const words = { exact: "solved", bounds: "partly solved", estimate: "an estimate", none: "not known" };
  const cards = await page.locator(".game-card .truth-reach").allTextContents();
  games.forEach((g, i) => assert.match(cards[i], new RegExp(`: +${words[g.truth_kind]}`), g.name));
});

test("why not says on the page what rakus says, in both languages", async ({ anew, program }) => {
  const cases = [
    ["bantumi", "1.0.13.1.3.11.4/2.0.0.1.1.3.8 1", "4"],
    ["congklak", "6.0.6.3.0.4.2.50/0.2.1.0.1.0.0.23 1", "4"],
    ["gobblet", "M2/1L1/s1l 1", "3@8"],
  ];
  for (const [game, position, move] of cases)
    for (const lang of ["en", "id"]) {
      const page = await anew(alone(game, `&p=${position.replaceAll(" ", "_")}&lang=${lang}`));
      await ready(page);
      await page.keyboard.press("h");
      await page.waitForFunction(() => document.querySelector("rk-play").desk.hintLevel === 1);
      await page.keyboard.press("h");
      await page.click(`tr[data-move="${move}"] button.small`);
      const shown = (await page.locator(".why p").first().textContent()).trim();
      const told = rakus(program, "advise", game, "--pos", position, "--why", move, "--lang", lang);
      assert.ok(told.includes(shown), `${shown}\n${told}`);
    }
});

test("a player that is not the paper's is not credited to it", async ({ open }) => {
  const page = await open(alone("bantumi"));
  await ready(page);
  await openTable(page);
  const credit = () => page.locator("#panel .adviser .note").textContent();
  assert.deepEqual([await page.inputValue("#panel select"), await credit()], ["paper", "Setiawan 2008"]);
  await page.selectOption("#panel select", "best");
  await page.waitForFunction(() => document.querySelector("#panel .adviser .note").textContent === "by Rakus");
});

test("one is singular, and a store carries its owner", async ({ open }) => {
  const page = await open(alone("bantumi", "&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1"));
  await ready(page);
  assert.match(await nameOf(cell(page, "1.1")), /, 1 seed(,|$)/);
  assert.match(await nameOf(cell(page, "1.2")), /, 5 seeds(,|$)/);
  assert.deepEqual(await page.locator(".store .owner").allTextContents(), ["P2", "P1"]);
  const mate = await open(alone("gobblet", "&p=LL1/3/ll1_1&v=truth"));
  await ready(mate);
  await mate.waitForSelector("rk-truth-panel .verdict-line");
  assert.equal(await mate.locator("rk-truth-panel .verdict-line").textContent(), "wins in 1 ply");
});

test("Learn's examples say what they are", async ({ open }) => {
  const page = await open("/bantumi/learn");
  await ready(page);
  assert.deepEqual(
    (await page.locator("a.example").allTextContents()).slice(0, 2).map((t) => t.trim().split(":")[0]),
    ["a position that fits Fig. 3", "a position that fits Fig. 4"],
  );
  await page.locator(".heading .menu summary").click();
  await page.locator("a.example").first().click();
  await page.waitForFunction(() =>
    document.querySelector("rk-learn").session?.at.info?.position.startsWith("4.5.1.0.0.0.15/"),
  );
  const gobblet = await open("/gobblet/learn");
  await ready(gobblet);
  assert.match(await gobblet.locator("a.example").first().textContent(), /reconstructed/);
});

test("an estimate of one turn says that it is of this turn", async ({ open }) => {
  const page = await open(alone("exodia", "&v=truth"));
  await ready(page);
  await page.waitForSelector("rk-truth-panel .verdict-line");
  assert.match(await page.locator("rk-truth-panel .verdict-line").textContent(), /wins on this turn [\d.]+ % \[/);
});
