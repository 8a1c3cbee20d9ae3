// The figures of docs/reach.md: how long the engine takes, and the program for the same, in seconds of the processor.
// Usage: node test/engine/figures.mjs PROGRAM ENGINE.wasm
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server } from "../harness.mjs";
import { compiled, NodeEngine } from "./node-engine.mjs";

const [program, file, fresh] = process.argv.slice(2);
// A process of its own, with nothing compiled yet: the first advice of one game after its board was drawn, as it is when
// the worker has warmed up meanwhile (src/engine/worker.ts) and when it has not.
if (fresh) {
  const [game, warm] = fresh.split(",");
  const engine = new NodeEngine(await compiled(file));
  engine.post("position", { game, scene: true });
  if (warm) engine.post("advise", { game });
  const began = performance.now();
  engine.post("advise", { game });
  console.log((performance.now() - began).toFixed(1));
  process.exit();
}
const first = (game, warm) =>
  String(execFileSync(process.execPath, [process.argv[1], program, file, `${game}${warm ? ",warm" : ""}`])).trim();
const tables = mkdtempSync(join(tmpdir(), "rakus-figures-"));
const server = await Server.start(program, 0, "--db", tables, "--jobs", "1");
const ownSeconds = () => Object.values(process.cpuUsage()).reduce((a, b) => a + b) / 1e6;
// Of all threads of the server: utime and stime, in hundredths.
const serverSeconds = () => {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const began = ownSeconds();
const module = await compiled(file);
const between = ownSeconds();
const engine = new NodeEngine(module);
console.log(`compile ${(between - began).toFixed(2)} s, make ready ${(ownSeconds() - between).toFixed(3)} s`);

async function measured(name, verb, body, times) {
  const t0 = ownSeconds();
  for (let i = 0; i < times; i++) engine.post(verb, body);
  const t1 = ownSeconds();
  const s0 = serverSeconds();
  for (let i = 0; i < times; i++) await server.post(verb, body);
  const s1 = serverSeconds();
  const [ours, native] = [(t1 - t0) / times, (s1 - s0) / times];
  const ms = (s) => (1000 * s).toFixed(s < 0.1 ? 1 : 0);
  console.log(`| ${name} | ${ms(ours)} | ${ms(native)} | ${(ours / native).toFixed(1)} |`);
}

const { games } = JSON.parse(engine.get("/api/games").document);
console.log("| what | engine, ms | program, ms | ratio |\n| --- | ---: | ---: | ---: |");
for (const { name } of games)
  console.log(
    `| ${name}: first advice of a fresh engine, warmed up and not | ${first(name, true)}, ${first(name)} | | |`,
  );
for (const { name } of games) await measured(`${name}: advice`, "advise", { game: name }, 100);
for (const { name } of games) await measured(`${name}: a position drawn`, "position", { game: name, scene: true }, 100);
const late = "4.4.0.5.5.5.1/0.5.5.5.5.4.0 1";
await measured("bantumi: truth of the start, all moves (book)", "truth", { game: "bantumi", all: true }, 10);
await measured(`bantumi: truth of ${late}`, "truth", { game: "bantumi", position: late }, 1);
await measured("gobblet: truth of the start, all moves (book)", "truth", { game: "gobblet", all: true }, 10);
const six = { game: "gobblet", position: "M2/1L1/s1l 1", all: true, seconds: 9 };
await measured("gobblet: truth of M2/1L1/s1l without a table, up to 9 s", "truth", six, 1);
await measured("pokemon: estimate of the start, 200 play-outs", "truth", { game: "pokemon", playouts: 200 }, 1);
await measured("bantumi: advice by mcts", "advise", { game: "bantumi", player: "mcts" }, 1);

// Jobs: one after the other, each in an engine of its own.
async function job(name, verb, body) {
  const s0 = serverSeconds();
  const { id } = await server.post(verb, body);
  while ((await server.get(`jobs/${id}`)).state === "running") await new Promise((done) => setTimeout(done, 100));
  const s1 = serverSeconds();
  const worker = new NodeEngine(module);
  const t0 = ownSeconds();
  worker.job(verb, body);
  const ours = ownSeconds() - t0;
  console.log(
    `| ${name} | ${(1000 * ours).toFixed(0)} | ${(1000 * (s1 - s0)).toFixed(0)} | ${(ours / (s1 - s0)).toFixed(1)} |`,
  );
}
await job("bantumi: a match of 2000 games", "match", { game: "bantumi", players: ["paper", "random"], games: 2000 });
await job("congklak: a match of 2000 games", "match", { game: "congklak", players: ["paper", "random"], games: 2000 });
await job("gobblet: the complete table", "table", { game: "gobblet" });
await server.stop();
rmSync(tables, { recursive: true, force: true });
