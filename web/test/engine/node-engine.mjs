// The engine inside Node, by the same code that a worker of the page runs (src/engine/instance.ts).
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { webcrypto } from "node:crypto";
import { build } from "esbuild";

globalThis.crypto ??= webcrypto; // Node 18 has it under this name only

const folder = mkdtempSync(join(tmpdir(), "rakus-engine-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const bundle = join(folder, "instance.mjs");
const source = new URL("../../src/engine/instance.ts", import.meta.url).pathname;
await build({
  entryPoints: [source],
  bundle: true,
  format: "esm",
  target: "es2022",
  outfile: bundle,
  logLevel: "warning",
});
const { Engine, BrokeDown } = await import(pathToFileURL(bundle).href);
export { BrokeDown };

export async function compiled(file) {
  return WebAssembly.compile(readFileSync(file));
}

export class NodeEngine {
  constructor(module) {
    this.told = [];
    this.engine = new Engine(module, (document) => this.told.push(document));
  }
  get(path) {
    return this.engine.answer(`GET ${path}\n`);
  }
  post(verb, body) {
    return this.engine.answer(`POST /api/${verb}\n${typeof body === "string" ? body : JSON.stringify(body)}`);
  }
  job(verb, body, id = "0".repeat(32)) {
    this.told = [];
    return this.engine.answer(`POST /api/${verb} ${id}\n${JSON.stringify(body)}`);
  }
}
