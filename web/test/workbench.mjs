// W36: a player of one's own as cards and as text.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test, timedTest } from "./harness.mjs";
import { says } from "./helpers.mjs";

const text = (page) => page.evaluate(() => document.querySelector("rk-workbench").text);
const pick = (page) => page.evaluate(() => document.querySelector("rk-workbench").advice?.pick);
const until = (page, fn, arg, timeout) => page.waitForFunction(fn, arg, { timeout });
const cards = (page) =>
  page.locator(".rule-card.rule").evaluateAll((all) => all.map((c) => c.querySelector("code").textContent.trim()));

async function opened(open, path = "/bantumi/workbench#p=4.4.0.5.5.5.1/4.4.4.4.4.4.0_1", options = {}) {
  const page = await open(path, options);
  await page.waitForSelector(".rule-card.rule");
  await until(page, () => document.querySelector("rk-workbench").advice?.pick);
  return page;
}

// The time between a change and the new pick on the board.
async function soon(page, change, picked) {
  const began = Date.now();
  await change();
  await until(page, (p) => document.querySelector("rk-workbench").advice?.pick === p, picked);
  return Date.now() - began;
}

test("W36 a slider, the text and a card switched off change the pick at once; undo takes it back, also after a reload", async ({
  open,
}) => {
  const page = await opened(open);
  const first = await pick(page);
  await page.click("text=Text >> visible=true");
  const mine =
    'rakus 1  game bantumi  player "mine"\norder by pit\nweights small = 1 in -2..2\n1 : small * seeds "seeds" / "biji"';
  const most = await soon(page, () => page.fill(".player-text textarea", mine), "6");
  await page.click("text=Rule cards");
  const slid = await soon(page, () => page.press('[data-weight="small"]', "Home"), "2");
  assert.ok(most < 1000 && slid < 1000, `${most} ms, ${slid} ms`);
  assert.match(await text(page), /small = -2 in -2\.\.2/);
  await page.click(".toolbar >> text=Undo");
  await until(page, () => document.querySelector("rk-workbench").advice?.pick === "6");
  await page.reload();
  await page.waitForSelector(".rule-card.rule");
  assert.match(await text(page), /small = 1 in/);
  await page.click(".toolbar >> text=Undo");
  await until(page, (p) => document.querySelector("rk-workbench").advice?.pick === p, first);
});

// Times from what the hand does to the new pick on the board, measured inside the page.
async function watchPicks(page, event) {
  await page.evaluate((name) => {
    const bench = document.querySelector("rk-workbench");
    window.times = [];
    window.watching?.abort();
    window.watching = new AbortController();
    document.addEventListener(
      name,
      async () => {
        const [began, before] = [performance.now(), bench.advice.pick];
        while (bench.advice?.pick === before) await new Promise((done) => setTimeout(done, 1));
        await bench.updateComplete;
        await bench.querySelector("rk-board").updateComplete;
        window.times.push(performance.now() - began);
      },
      { capture: true, signal: window.watching.signal },
    );
  }, event);
}
// The middles of the grips of two rules; the place behind the second, and the place before the first.
const grips = (page) =>
  page.locator(".rule-card.rule").evaluateAll((all) =>
    all.map((card) => {
      const grip = card.querySelector(".grip").getBoundingClientRect();
      const { top, bottom } = card.getBoundingClientRect();
      return { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2, top: top + 2, bottom: bottom - 2 };
    }),
  );
async function byMouse(page, down) {
  const [first, second] = await grips(page);
  const { x, y } = down ? first : second;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, down ? second.bottom : first.top, { steps: 4 });
  await page.mouse.up();
}
async function byFinger(page, down, hand) {
  const [first, second] = await grips(page);
  const { x, y } = down ? first : second;
  const touch = (type, ...touchPoints) => hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  const end = down ? second.bottom : first.top;
  await touch("touchStart", { x, y });
  for (const part of [0.3, 0.6, 1]) await touch("touchMove", { x, y: y + part * (end - y) });
  await touch("touchEnd");
}
// The event of the hand, the view that it needs, and what makes it happen, to and fro.
const TIMED = {
  "a slider": ["input", "Rule cards", (page, even) => page.press('[data-weight="small"]', even ? "Home" : "End")],
  "a letter": ["input", "Text", (page, even) => page.keyboard.press(even ? "-" : "Backspace")],
  "a rule moved by keys": [
    "keydown",
    "Rule cards",
    (page, even) =>
      page
        .locator(".rule-card.rule .grip")
        .nth(even ? 0 : 1)
        .press(even ? "ArrowDown" : "ArrowUp"),
  ],
  "a rule dragged by mouse": ["pointerup", "Rule cards", byMouse],
  "a rule dragged by finger": ["pointerup", "Rule cards", byFinger],
};
const TIMES = 7;

// The middle of seven: a busy machine makes single ones late.
timedTest(
  "W36 from a slider, a letter, a rule moved by keys, dragged by mouse or by finger to the new pick on the board takes less than 100 ms",
  async ({ open }) => {
    const page = await opened(open, undefined, { hasTouch: true });
    const hand = await page.context().newCDPSession(page);
    await page.uncheck(".bench-lab .check input");
    const weight = "weights small = 2 in -2..2";
    const mine = `rakus 1  game bantumi  player "mine"\norder by pit\n${weight}\n1 : small * seeds "seeds" / "biji"\n2 : -pit "left" / "kiri"`;
    for (const [what, [event, view, act]] of Object.entries(TIMED)) {
      await page.click("text=Text >> visible=true");
      await page.fill(".player-text textarea", mine);
      await page.press(".player-text textarea", "Control+Home");
      for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowDown");
      for (let i = 0; i < weight.indexOf("2"); i++) await page.keyboard.press("ArrowRight");
      await until(page, () => document.querySelector("rk-workbench").advice?.pick === "6");
      if (view !== "Text") await page.click(`text=${view} >> visible=true`);
      await watchPicks(page, event);
      for (let i = 0; i < TIMES; i++) {
        await act(page, i % 2 === 0, hand);
        await until(page, (n) => window.times.length > n, i);
      }
      const middle = (await page.evaluate(() => window.times)).sort((a, b) => a - b)[(TIMES - 1) / 2];
      assert.ok(middle < 100, `${what}: ${middle.toFixed(0)} ms`);
    }
  },
);

test("W36 rules are moved by keys and by pointer, joined and switched off; the numbers stay in order", async ({
  open,
}) => {
  const page = await opened(open);
  const before = await cards(page);
  await page.locator(".rule-card.rule .grip").first().focus();
  await page.keyboard.press("ArrowDown");
  await until(page, () => /^2/.test(document.querySelector(".rule-card.rule code").textContent.trim()));
  const moved = await cards(page);
  assert.equal(moved[1].replace(/^\d+/, ""), before[0].replace(/^\d+/, ""));
  const numbers = moved.map((c) => Number(/^\d+/.exec(c)[0]));
  assert.deepEqual(
    numbers,
    [...numbers].sort((a, b) => a - b),
  );
  assert.match(await page.locator("rk-rule-cards [role=status]").textContent(), /2 of/);
  assert.equal(await page.evaluate(() => document.activeElement.className), "grip");
  assert.equal(await page.locator(".status.wrong").count(), 0);
  // by pointer, back to the top
  const [from, to] = await page.locator(".rule-card.rule .grip").evaluateAll((all) =>
    [all[1], all[0]].map((e) => {
      const box = e.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + 4 };
    }),
  );
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 12, { steps: 6 });
  await page.mouse.up();
  await until(
    page,
    (code) => document.querySelector(".rule-card.rule code").textContent.includes(code),
    before[0].slice(2, 30),
  );
  await page.locator('.rule-card.rule input[type="checkbox"]').first().uncheck();
  await until(page, () => document.querySelector(".rule-card.rule.off"));
  assert.match(await text(page), /^#- /m);
  await until(page, () => document.querySelector("rk-workbench").errors.length === 0);
});

test("W36 errors stand at their lines while one types, in both languages; the player goes on when they are mended", async ({
  open,
}) => {
  const page = await opened(open);
  page.mayFail = true; // the refused request is an error of the console too
  await page.click("text=Text >> visible=true");
  const good = await text(page);
  await page.fill(".player-text textarea", good.replace("steals", "stels"));
  await page.waitForSelector(".gutter .wrong");
  assert.match(await page.locator(".text-errors .error").first().textContent(), /line \d+.*steals/s);
  await page.click("button[lang=id]");
  await page.waitForFunction(() => /baris/.test(document.querySelector(".text-errors .error")?.textContent ?? ""));
  await page.click("button[lang=en]");
  await page.fill(".player-text textarea", good);
  await page.waitForSelector(".gutter .wrong", { state: "detached" });
  await page.waitForFunction(() => document.querySelector("rk-workbench").errors.length === 0);
});

test("W36 the link reproduces the player in a fresh profile", async ({ open }) => {
  const page = await opened(open);
  await page.click("text=Text >> visible=true");
  await page.fill(".player-text textarea", 'rakus 1  game bantumi  player "Tautan"\n1 : -pit "left" / "kiri"');
  await until(page, () => document.querySelector("rk-workbench").advice?.pick === "1");
  await page.waitForFunction(() => /t=/.test(location.hash));
  const mine = await text(page);
  await page.click(".toolbar >> text=Share");
  const link = /http\S+/.exec(await says(page, /http/))[0];
  assert.ok(link.length < 2000, `${link.length} characters`);
  const other = await open("/");
  await other.goto(link);
  await other.waitForSelector(".rk-none, .player-text textarea, .rule-card.rule");
  await until(other, () => document.querySelector("rk-workbench").advice?.pick === "1");
  assert.equal(await text(other), mine);
});

// Every value that an element of the results had, one after the other, with the width of its interval.
async function watchResults(page) {
  await page.evaluate(() => {
    window.results = { games: [], kept: [] };
    const width = (score) => Number(score.parentElement.querySelector(".interval .span").getAttribute("width"));
    const last = (all) => all.at(-1)?.[0];
    const look = () => {
      const games = document.querySelector(".score[data-games]");
      if (games && games.dataset.games !== last(window.results.games))
        window.results.games.push([games.dataset.games, width(games)]);
      const kept = document.querySelector(".score[data-kept]");
      if (kept && kept.textContent !== last(window.results.kept)) window.results.kept.push([kept.textContent]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
}

function narrower() {
  const seen = window.results.games;
  return seen.length > 1 && seen.at(-1)[1] < seen[0][1];
}

test("W36 beside it: where the players part, a match whose interval grows narrow while it runs, the value kept", async ({
  open,
}) => {
  const page = await opened(open);
  await page.selectOption(".bench-lab select", "alphabeta"); // thinks for seconds
  await watchResults(page);
  await page.waitForFunction(narrower, undefined, { timeout: 60000 });
  await page.selectOption(".bench-lab select", "random");
  await page.waitForSelector("[data-different]", { timeout: 30000 });
  await page.waitForSelector('.score[data-games="2000"]', { timeout: 60000 });
  await page.waitForSelector("[data-kept]", { timeout: 60000 });
  await page.waitForFunction(() => window.results.kept.length > 0, undefined, { timeout: 60000 });
  const shown = await page.evaluate(() => document.querySelector("rk-workbench").info.position);
  await page.locator(".telling button").first().click();
  await until(page, (p) => document.querySelector("rk-workbench").info.position !== p, shown);
});

test("W36 the keyboard alone suffices: a rule, a slider and the text are changed, and the pick follows", async ({
  open,
}) => {
  const page = await opened(open);
  const tabTo = async (css) => {
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate((c) => document.activeElement?.matches(c), css)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not reach ${css}`);
  };
  const mine =
    'rakus 1  game bantumi  player "mine"\norder by pit\nweights small = 1 in -2..2\n' +
    '1 : small * seeds "seeds" / "biji"\n2 : -pit "left" / "kiri"';
  await page.evaluate(() => document.querySelector("main").focus());
  await tabTo(".segments button:nth-of-type(2)");
  await page.keyboard.press("Enter");
  await tabTo(".player-text textarea");
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(mine);
  await until(page, (p) => document.querySelector("rk-workbench").advice?.pick === p, "6");
  await page.keyboard.press("Shift+Tab");
  await page.evaluate(() => document.querySelector("main").focus());
  await tabTo(".segments button:nth-of-type(1)");
  await page.keyboard.press("Enter");
  await tabTo('[data-weight="small"]');
  await page.keyboard.press("Home"); // to its least
  await until(page, (p) => document.querySelector("rk-workbench").advice?.pick === p, "2");
  await tabTo(".rule-card.rule .grip");
  await page.keyboard.press("ArrowDown");
  await until(page, (p) => document.querySelector("rk-workbench").advice?.pick === p, "1");
});

test("W36 every game with written players has a workbench that picks; what is saved can be taken again and sent on", async ({
  anew,
  games,
}) => {
  for (const game of games.filter((g) => g.elements.length)) {
    const page = await anew(`/${game.name}/workbench`);
    await page.waitForSelector(".rule-card.rule");
    await page.waitForSelector("rk-advice-table tbody tr", { timeout: 30000 });
    await page.goto("about:blank"); // its jobs end with it
  }
  const page = await opened(anew);
  await page.fill(".player-name input", "Sendiri");
  await page.press(".player-name input", "Enter");
  await page.click(".toolbar >> text=Save");
  await says(page, /Sendiri.*saved/);
  await page.click(".menu summary");
  await page.click("text=Send to a tournament");
  await page.waitForSelector('[value="saved/Sendiri"]');
  assert.ok(await page.isChecked('[value="saved/Sendiri"]'));
  await page.click("button.primary");
  await says(page, /Finished/, 60000);
  assert.match(await page.locator("rk-match-results").textContent(), /Sendiri#[0-9a-f]{8}/);
});

test("a report of a text beside other players is made on the workbench, with progress, and stands in the lab", async ({
  open,
}) => {
  const page = await opened(open, "/bantumi/workbench#r=pits=3,seeds=1");
  await page.fill(".player-name input", "Laporan");
  await page.press(".player-name input", "Enter");
  await until(page, () => /Laporan/.test(document.querySelector("rk-workbench").good));
  await page.click(".menu summary");
  await page.click(".menu-sheet >> text=Report");
  await page.check('.report-box [value="random"]');
  await page.click(".report-box button.primary");
  await page.waitForSelector(".report-box progress, .report-box code");
  await page.waitForSelector(".report-box code", { timeout: 120000 });
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".report-box button", { hasText: "Download" }).click(),
  ]);
  const html = await readFile(await saved.path(), "utf8");
  assert.ok(html.includes("Laporan") && html.includes("random"));
  await page.click(".top a[href='/lab']");
  await page.waitForSelector('.job[data-state="done"]');
  assert.match(await page.locator(".job").first().textContent(), /Laporan – random/);
});

test("the workbench at 1366x768: cards and weights are short: a rule does not repeat its names, and rules are in sight below many weights", async ({
  anew,
}) => {
  for (const game of ["bantumi", "gobblet"]) {
    const page = await anew(`/${game}/workbench`, { viewport: { width: 1366, height: 768 } });
    await page.waitForSelector(".rule-card");
    const cards = await page.locator(".rule-card").evaluateAll((all) =>
      all.map((c) => ({
        top: c.getBoundingClientRect().top,
        text: c.querySelector("code").textContent,
      })),
    );
    assert.ok(cards[0].top < 768 - 100, `${game}: the first card begins at ${cards[0].top}`);
    for (const { text } of cards) assert.doesNotMatch(text, /" \/ "/, game);
    const [editor, lab] = await page.evaluate(() =>
      [".editor", ".bench-lab"].map((css) => document.querySelector(css).getBoundingClientRect().width),
    );
    assert.ok(editor > 1.7 * lab, `${game}: ${editor} px to write in, ${lab} px of results`);
  }
});

test("the value kept is told in every game with exact truth, and a match between equals says so", async ({ open }) => {
  const page = await open("/gobblet/workbench");
  await page.waitForSelector(".lab-box [data-kept]", { timeout: 60000 });
  assert.match(await page.locator(".lab-box:has([data-kept])").textContent(), /\d %.*of \d+ picks keep the result/s);
  await page.waitForSelector("text=These games show no difference.", { timeout: 60000 });
});

// All of a machine are one client of the server, and two of its jobs run at a time: another window may have both.
test("W39 a workbench beside two long jobs of the server waits for its turn, says so, and goes on: no request is refused", async ({
  open,
  server,
}) => {
  const long = { game: "bantumi", players: ["mcts", "random"], games: 100000 };
  const jobs = [await server.post("match", { ...long, seed: 901 }), await server.post("match", { ...long, seed: 902 })];
  const page = await open("/bantumi/workbench");
  const refused = [];
  page.on("response", (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  try {
    await page.waitForSelector(".lab-box .busy >> text=Waiting for other jobs…");
    await page.click('[lang="id"]');
    await page.waitForSelector(".lab-box .busy >> text=Menunggu pekerjaan lain…");
  } finally {
    for (const { id } of jobs) await fetch(server.path(`/api/jobs/${id}`), { method: "DELETE" });
  }
  await page.waitForSelector(".lab-box [data-different]");
  await page.waitForSelector(".lab-box [data-games]");
  assert.deepEqual(refused, []);
});

test("W39 more jobs than there are streams of events: each is seen to its end, and the page is answered meanwhile", async ({
  open,
  server,
}) => {
  const page = await open("/lab");
  await page.selectOption('select[name="kind"]', "match");
  for (let i = 0; i < 7; i++) {
    await page.fill('input[name="seed"]', String(910 + i));
    await page.fill('input[name="games"]', "40");
    await page.click("form button.primary");
    await page.waitForFunction((n) => document.querySelectorAll("[data-job]").length === n, i + 1);
  }
  await page.waitForFunction(() => document.querySelectorAll('[data-job][data-state="done"]').length === 7, undefined, {
    timeout: 60000,
  });
});
