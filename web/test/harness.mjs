// A small runner for tests in a real browser: one server, one browser, an empty profile for each test, a JUnit report.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, linkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

// `./test --long` asks for everything; a quick run leaves out combinations that the long one goes through.
export const LONG = Boolean(process.env.RAKUS_LONG);
// Chromium without windows of its own draws the same pages with three quarters of the processor; the long run has the whole.
export const BROWSER = process.env.CHROMIUM ?? (LONG ? "/usr/bin/chromium" : "/usr/bin/chromium-headless-shell");

const tests = [];
export function test(name, run, timed = false) {
  tests.push({ name, run, timed });
}
export function longTest(name, run) {
  if (LONG) test(name, run);
}
// Measures how soon something answers: `./test` runs it when nothing else does (RAKUS_TIMED: only, or not).
export function timedTest(name, run) {
  test(name, run, true);
}
const TIMED = process.env.RAKUS_TIMED;

export class Server {
  // Answers when the one line with the address has been printed.
  static async start(program, port = 0, ...more) {
    const server = new Server();
    server.child = spawn(program, ["serve", "--port", String(port), ...more], { stdio: ["ignore", "pipe", "inherit"] });
    server.url = await new Promise((done, fail) => {
      server.child.stdout.once("data", (line) => done(String(line).trim()));
      server.child.once("exit", (code) => fail(new Error(`serve ended with ${code}`)));
    });
    server.port = Number(new URL(server.url).port);
    return server;
  }
  async stop() {
    if (this.child.exitCode !== null) return;
    const gone = new Promise((done) => this.child.once("exit", done));
    this.child.kill("SIGTERM");
    await gone;
  }
  path(rest) {
    return this.url.replace(/\/$/, "") + rest;
  }
  async get(what) {
    return (await fetch(this.path(`/api/${what}`))).json();
  }
  async post(verb, body) {
    const answer = await fetch(this.path(`/api/${verb}`), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.json();
  }
}

// Playwright's own waitForFunction needs eval, which the page's content policy forbids.
export async function until(page, fn, arg, timeout = 15000) {
  for (const end = Date.now() + timeout; Date.now() < end; await new Promise((done) => setTimeout(done, 40))) {
    const found = await page.evaluate(fn, arg).catch(() => false);
    if (found) return found;
  }
  throw new Error(
    `not so within ${timeout} ms: ${fn} (${JSON.stringify(arg)}); status: ${await page
      .locator(".status")
      .first()
      .textContent()
      .catch(() => "-")}`,
  );
}

// A browser that knows no address but this machine's.
export function launched(...more) {
  return chromium.launch({
    executablePath: BROWSER,
    args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", ...more],
  });
}

// Pages in profiles of their own. A profile that a test has left as it was but for what pages store is emptied and given
// to the next one: making one costs as much of a processor as loading the page does.
const SPOILS = { page: ["addInitScript", "route", "emulateMedia"], context: ["newCDPSession"] };
const MOST_KEPT = 6;
const USUAL_WINDOW = { width: 1280, height: 860 };
// Windows can be made larger and smaller; what else is asked for belongs to a profile.
const keyOf = ({ viewport: _, ...rest }) => JSON.stringify(rest);

class Profiles {
  constructor(browser, server) {
    Object.assign(this, { browser, server, free: [] });
  }

  // A page in an empty profile that notes any console error or foreign request.
  async take({ viewport = USUAL_WINDOW, ...rest }) {
    const key = keyOf(rest);
    const at = this.free.findLastIndex((one) => one.key === key);
    if (at < 0) return this.make(key, { viewport, ...rest });
    const [one] = this.free.splice(at, 1);
    await one.page.setViewportSize(viewport);
    return one;
  }
  async make(key, options) {
    const usual = { locale: "en-US", reducedMotion: "reduce" };
    const context = await this.browser.newContext({ ...usual, ...options });
    const page = await context.newPage();
    const storage = await context.newCDPSession(page);
    const one = { key, page, context, storage, wrong: [], spoiled: false };
    page.home = this.server.url;
    page.waitForFunction = (fn, arg, options) => until(page, fn, arg, options?.timeout);
    page.on("console", (m) => m.type() === "error" && !page.mayFail && one.wrong.push(`console: ${m.text()}`));
    page.on("pageerror", (e) => one.wrong.push(`error: ${e.message}`));
    page.on(
      "request",
      (r) => !/^(http:\/\/127\.0\.0\.1|blob:|data:)/.test(r.url()) && one.wrong.push(`foreign request: ${r.url()}`),
    );
    for (const [what, names] of Object.entries(SPOILS))
      for (const name of names) {
        const act = one[what][name].bind(one[what]);
        one[what][name] = (...all) => ((one.spoiled = true), act(...all));
      }
    const on = page.on.bind(page);
    page.on = (...all) => ((one.spoiled = true), on(...all));
    return one;
  }
  async giveBack(one) {
    const { page, storage } = one;
    if (one.spoiled || one.wrong.length || this.free.length >= MOST_KEPT) return one.context.close();
    try {
      page.mayFail = true;
      await page.mouse.move(0, 0);
      await page.goto("about:blank");
      const origin = new URL(this.server.url).origin;
      await storage.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      page.mayFail = false;
      one.wrong = [];
      this.free.push(one);
    } catch {
      await one.context.close();
    }
  }
}

function xml(text) {
  return String(text).replace(
    /[<>&"\u0000-\u0008\u001b]/g,
    (c) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[c] ?? "",
  );
}

// The program serves. Gobblet's truth comes from its complete table, as for a user who has built it.
export async function served(program) {
  const tables = mkdtempSync(join(tmpdir(), "rakus-tables-"));
  process.once("exit", () => rmSync(tables, { recursive: true, force: true }));
  const made = process.env.RAKUS_TEST_TABLES;
  for (const name of made ? readdirSync(made) : []) linkSync(join(made, name), join(tables, name));
  execFileSync(program, ["solve", "gobblet", "--build", "--if-missing", "--db", tables, "--quiet"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { server: await Server.start(program, 0, "--db", tables), tables };
}

// `among`: which tests, by a pattern of their names; `serve`: who serves the page.
export async function runAll({ program, shots, report, only, among = /./, serve = () => served(program) }) {
  const { server, tables } = await serve();
  const browser = await launched();
  const games = (await server.get("games")).games;
  const cases = [];
  const profiles = new Profiles(browser, server);
  // Once, from empty profiles; answers what went wrong.
  const attempt = async (run) => {
    const opened = [];
    let failure = "";
    try {
      const open = async (path = "/", options = {}) => {
        const one = await profiles.take(options);
        opened.push(one);
        await one.page.goto(server.path(path));
        return one.page;
      };
      // The same for one round of a loop after the other: the page of the last round is given back.
      const rounds = new Map();
      const anew = async (path, options = {}) => {
        const key = keyOf(options);
        const before = rounds.get(key);
        if (before?.wrong.length) throw new Error(before.wrong.join("\n"));
        if (before) await profiles.giveBack(opened.splice(opened.indexOf(before), 1)[0]);
        const page = await open(path, options);
        rounds.set(key, opened.at(-1));
        return page;
      };
      await run({ open, anew, server, browser, games, shots, program, tables });
      for (const { wrong } of opened) if (wrong.length) throw new Error(wrong.join("\n"));
    } catch (error) {
      failure = error.stack ?? String(error);
    }
    for (const one of opened) await (failure ? one.context.close() : profiles.giveBack(one));
    return failure;
  };
  const chosen = tests.filter((t) => among.test(t.name) && (!only || t.name.includes(only)));
  for (const { name, run } of TIMED ? chosen.filter((t) => t.timed === (TIMED === "only")) : chosen) {
    const began = Date.now();
    let failure = await attempt(run);
    // Other suites share the cores: what fails is tried once more, and said.
    if (failure) {
      console.log(`again  ${name}\n${failure}`);
      failure = await attempt(run);
    }
    const seconds = (Date.now() - began) / 1000;
    console.log(`${failure ? "FAILED" : "ok    "} ${seconds.toFixed(1)}s ${name}${failure ? `\n${failure}` : ""}`);
    cases.push(
      `<testcase name="${xml(name)}" time="${seconds}">${
        failure ? `<failure>${xml(failure)}</failure>` : ""
      }</testcase>`,
    );
  }
  await browser.close();
  await server.stop();
  const failed = cases.filter((c) => c.includes("<failure>")).length;
  if (report)
    writeFileSync(
      report,
      `<testsuites><testsuite name="page" tests="${cases.length}" failures="${failed}" errors="0" skipped="0">${cases.join("\n")}</testsuite></testsuites>`,
    );
  return failed;
}
