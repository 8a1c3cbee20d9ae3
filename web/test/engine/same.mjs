// The same bytes: every answer of the engine for browsers is the answer of the program.
// Usage: node test/engine/same.mjs PROGRAM ENGINE.wasm [REPORT.xml]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server } from "../harness.mjs";
import { compiled, NodeEngine } from "./node-engine.mjs";
import { jobs, requests } from "./requests.mjs";

const [program, file, report] = process.argv.slice(2);
const tables = mkdtempSync(join(tmpdir(), "rakus-same-"));
const server = await Server.start(program, 0, "--db", tables);
const module = await compiled(file);
const engine = new NodeEngine(module);
const cases = [];
const took = { program: 0, engine: 0 };

// While the engine works here, the server hangs up on who is silent: then it is asked once more.
const fetched = async (path, method, body) => {
  const headers = { "Content-Type": "application/json" };
  const once = () => fetch(server.path(path), method === "GET" ? {} : { method, headers, body });
  const answer = await once().catch(once);
  return { status: answer.status, document: await answer.text() };
};
const text = (body) => (typeof body === "string" ? body : JSON.stringify(body));

// One answer each way, and how long each took.
async function both(verb, body) {
  const began = performance.now();
  const native =
    verb === "GET" ? await fetched(`/api/${body}`, "GET") : await fetched(`/api/${verb}`, "POST", text(body));
  const between = performance.now();
  let ours;
  try {
    ours = verb === "GET" ? engine.get(`/api/${body}`) : engine.post(verb, body);
  } catch (fault) {
    ours = { status: 0, document: String(fault) };
  }
  took.program += between - began;
  took.engine += performance.now() - between;
  return { native, ours, ms: [between - began, performance.now() - between] };
}
function compare(name, native, ours) {
  const same = native.status === ours.status && native.document === ours.document;
  if (!same) {
    let at = 0;
    while (native.document[at] === ours.document[at] && at < native.document.length) at++;
    const near = (t) => t.slice(Math.max(0, at - 60), at + 80);
    console.log(
      `DIFFERS ${name}\n  program ${native.status}: ${near(native.document)}\n  engine  ${ours.status}: ${near(ours.document)}`,
    );
  }
  cases.push({ name, same });
}

for (const path of ["games", "papers"]) {
  const { native, ours } = await both("GET", path);
  compare(`GET ${path}`, native, ours);
}
const ask = async (verb, body) =>
  verb === "GET" ? fetched(`/api/${body}`, "GET") : fetched(`/api/${verb}`, "POST", text(body));
const advised = new Set(); // who of which game was asked for advice
for await (const [verb, body] of requests(ask)) {
  if (verb === "advise" && body.player) advised.add(`${body.game} ${body.player.split(":")[0]}`);
  if (verb === "nothing") continue; // HTTP has no such address
  const { native, ours, ms } = await both(verb, body);
  if (ms[1] > 2000)
    console.log(`slow: ${verb} ${text(body).slice(0, 90)}: ${ms[0].toFixed(0)} and ${ms[1].toFixed(0)} ms`);
  compare(`${verb} ${text(body).slice(0, 160)}`, native, ours);
}

// A job's document has its id and how often it was told of; the rest is the same.
const report_of = (document) => {
  const { state, total, done, run, report, error } = JSON.parse(document);
  return JSON.stringify({ state, total, done, run, report, error });
};
async function nativeJob(verb, body) {
  const first = await fetched(`/api/${verb}`, "POST", text(body));
  if (first.status !== 200) return first;
  for (const { id } = JSON.parse(first.document); ; await new Promise((done) => setTimeout(done, 50))) {
    const now = await fetched(`/api/jobs/${id}`, "GET");
    if (JSON.parse(now.document).state !== "running") return now;
  }
}
const { games } = JSON.parse(engine.get("/api/games").document);
// Nobody is left out: a new player is to be compared too.
for (const game of games)
  for (const { name } of game.players) {
    if (advised.has(`${game.name} ${name}`)) continue;
    console.log(`NEVER ASKED ${game.name} ${name}`);
    cases.push({ name: `${name} of ${game.name} is asked`, same: false });
  }
for (const [verb, body] of jobs(games)) {
  const name = `job ${verb} ${text(body).slice(0, 120)}`;
  const began = performance.now();
  const native = await nativeJob(verb, body);
  const between = performance.now();
  let ours;
  try {
    ours = new NodeEngine(module).job(verb, body);
  } catch (fault) {
    ours = { status: 0, document: JSON.stringify({ error: String(fault) }) };
  }
  console.log(
    `${name}: ${((between - began) / 1000).toFixed(1)} and ${((performance.now() - between) / 1000).toFixed(1)} s`,
  );
  if (native.status !== 200) compare(name, native, ours);
  else
    compare(name, { ...native, document: report_of(native.document) }, { ...ours, document: report_of(ours.document) });
}
await server.stop();
rmSync(tables, { recursive: true, force: true });

const failed = cases.filter((c) => !c.same);
console.log(
  `${cases.length} requests, ${failed.length} differ; program ${(took.program / 1000).toFixed(1)} s, engine ${(took.engine / 1000).toFixed(1)} s`,
);
if (report) {
  const xml = (t) =>
    t.replace(/[<>&"\u0000-\u001f]/g, (c) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[c] ?? " ");
  const rows = cases.map(
    (c) => `<testcase name="${xml(c.name)}">${c.same ? "" : "<failure>differs</failure>"}</testcase>`,
  );
  writeFileSync(
    report,
    `<testsuites><testsuite name="engine" tests="${cases.length}" failures="${failed.length}" errors="0" skipped="0">${rows.join("\n")}</testsuite></testsuites>`,
  );
}
process.exitCode = failed.length ? 1 : 0;
