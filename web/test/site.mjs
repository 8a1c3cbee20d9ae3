// The page as a folder of files: the journeys of the served page again, with the engine in the browser's workers, and what
// only a folder can do. No program of the house runs meanwhile.
// Usage: node test/site.mjs PROGRAM ENGINE.wasm [REPORT.xml] [SHOTS_FOLDER] [PART_OF_A_NAME]
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compiled, NodeEngine } from "./engine/node-engine.mjs";
import { FileServer } from "./file-server.mjs";
import { LONG, runAll } from "./harness.mjs";
import "./folder.mjs";
import "./journey.mjs";
import "./lessons.mjs";
import "./links.mjs";
import "./playing.mjs";
import "./small-memory.mjs";
import "./touching.mjs";
import "./truth.mjs";
import "./workbench.mjs";

const [program, engine, report, shots = "shots", only] = process.argv.slice(2);
mkdirSync(shots, { recursive: true });

async function serve() {
  const folder = mkdtempSync(join(tmpdir(), "rakus-site-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  execFileSync(resolve(program), ["site", folder, "--engine", resolve(engine), "--quiet"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const server = await FileServer.start(folder);
  // What tests ask besides, the engine answers here.
  const asked = new NodeEngine(await compiled(engine));
  server.get = async (what) => JSON.parse(asked.get(`/api/${what}`).document);
  server.post = async (verb, body) => JSON.parse(asked.post(verb, body).document);
  server.folder = folder;
  return { server, tables: folder };
}

// The journeys that hold on both carriers; the others are about the server or the program.
// (A folder has no table when it is opened: W40 has its own way to Gobblet's.)
const BOTH = /^(W40|W1 |W2 |W3 |W4 |W6 |W7 |W8 |W9 |W11 Bantumi|W13 |W16 |W17 |W23 |W25 |W29 |W31 |W32 |W33 |W36 )/;
const QUICK = /^(W40|W1 |W2 |W4 |W7 |W31 |W36 )/; // what a folder has of its own, and one journey of each kind
process.exitCode = (await runAll({ program, report, shots, only, among: LONG ? BOTH : QUICK, serve })) ? 1 : 0;
