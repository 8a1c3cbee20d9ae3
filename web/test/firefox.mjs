// The newcomer's journey in Debian's Firefox: node test/firefox.mjs PROGRAM [FIREFOX] [ENGINE.wasm]. Chromium has all
// tests; this asks whether the page works in another engine at all, with ENGINE as a folder of files.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import playwright from "playwright-core";
import { FileServer } from "./file-server.mjs";
import { Server } from "./harness.mjs";

const [program, executablePath = "/usr/bin/firefox-esr", engine] = process.argv.slice(2);
async function asFolder() {
  const folder = mkdtempSync(join(tmpdir(), "rakus-firefox-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  execFileSync(program, ["site", folder, "--engine", engine, "--quiet"], { stdio: "ignore" });
  return FileServer.start(folder);
}
const server = engine ? await asFolder() : await Server.start(program);
const browser = await playwright._bidiFirefox.launch({ executablePath, headless: true });
const context = await browser.newContext();
const wrong = [];
let page;

// True within fifteen seconds, or an error.
async function until(what, fn, arg) {
  for (const end = Date.now() + 15000; Date.now() < end; await new Promise((done) => setTimeout(done, 100)))
    if (await page.evaluate(fn, arg).catch(() => false)) return console.log(`ok     ${what}`);
  throw new Error(what);
}
const says = (what, pattern) =>
  until(what, (source) => new RegExp(source).test(document.querySelector(".status")?.textContent ?? ""), pattern);
async function visit(path) {
  await page?.close();
  page = await context.newPage();
  page.on("pageerror", (e) => wrong.push(e.message));
  await page.goto(server.path(path));
}

try {
  await visit("/");
  await until("home has the games and a board that lives", () => document.querySelector(".living [data-cell]"));
  await page.locator(".game-card a").first().click();
  await until("the first game is one touch away", () => document.querySelector(".board [data-legal]"));
  await page.locator(".board [data-legal]").first().click();
  await says("a move is made and answered", "played");

  await visit("/bantumi#a=human,human&p=1.5.6.1.0.0.11/0.3.0.0.1.1.19_1");
  await until("a position opens by its link", () => document.querySelector(".board [data-legal]"));
  await page.keyboard.press("h");
  await says("a hint", "Hint: sow pit 2");
  await page.keyboard.press("h");
  await until("the table of candidates", () => document.querySelector("rk-advice-table tr.pick"));
  await page.keyboard.press("t");
  await until("the truth on the board", () => document.querySelectorAll(".board .badge").length === 4);

  await visit("/bantumi/learn#step=5");
  await until("Learn plays S on the board", () => document.querySelectorAll(".solution-set li").length === 1);
  await page.locator('[data-word="candidates"]').first().click();
  await until("a word explains itself", () => !document.querySelector("#tip").hidden);
  await page.locator('.lang [lang="id"]').click();
  await until("Indonesian at once", () => /Belajar/.test(document.querySelector("h1").textContent));
  await page.locator('.lang [lang="en"]').click();

  await visit("/bantumi/workbench");
  await until("the workbench picks", () => document.querySelector("rk-workbench").advice?.pick);
  await page.locator(".rule-card.rule .grip").first().focus();
  const before = await page.evaluate(() => document.querySelector("rk-workbench").text);
  await page.keyboard.press("ArrowDown");
  await until("a rule is moved by keys", (was) => document.querySelector("rk-workbench").text !== was, before);

  await visit("/lab");
  await until("the lab", () => document.querySelector('[name="rules"]'));
  await page.locator('[name="rules"]').fill("pits=3,seeds=2");
  await page.locator('[name="positions"]').fill("20");
  await page.locator("form button.primary").click();
  await until("a job and its result", () => document.querySelector(".job.done .job-result tbody tr"));

  await visit("/counterexamples/gobblet");
  await until("puzzles", () => document.querySelectorAll(".exercise").length >= 12);
  assert.deepEqual(wrong, []);
  console.log(`all well in Firefox ${browser.version()}`);
} finally {
  await browser.close();
  await server.stop();
}
