// Checks and bundles the page, compresses it, and writes it as one C++ file. Usage: node build.mjs OUT_FOLDER
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const LARGEST = 150 * 1024; // all assets, compressed
const out = process.argv[2] ?? "dist";
mkdirSync(out, { recursive: true });

// A missing translation is a type error: every string has both languages.
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit"], { stdio: "inherit" });

await build({
  entryPoints: { app: "src/main.ts", style: "src/style/main.css" },
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  outdir: out,
  legalComments: "none",
  logLevel: "warning",
});

// What a folder of files needs besides (rakus site): the worker with the engine, and the service worker.
await build({
  entryPoints: { worker: "src/engine/worker.ts", sw: "src/engine/service.ts" },
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  outdir: out,
  legalComments: "none",
  logLevel: "warning",
});

const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};
const page = [
  ["/index.html", "src/index.html"],
  ["/icon.svg", "src/icon.svg"],
  ["/app.js", `${out}/app.js`],
  ["/style.css", `${out}/style.css`],
];
const forFolders = [
  ["/worker.js", `${out}/worker.js`],
  ["/sw.js", `${out}/sw.js`],
];

function bytes(data) {
  const lines = [];
  for (let i = 0; i < data.length; i += 32) lines.push("    " + [...data.subarray(i, i + 32)].join(",") + ",");
  return lines.join("\n");
}

let arrays = "";
let total = 0;
// The rows of a table of assets.
function rows(files, name) {
  return files
    .map(([path, file], i) => {
      const raw = readFileSync(file);
      const packed = gzipSync(raw, { level: 9 });
      const tag = createHash("sha256").update(raw).digest("hex").slice(0, 16);
      const type = types[path.split(".").pop()];
      total += packed.length;
      arrays += `constexpr unsigned char ${name}${i}[] = {\n${bytes(packed)}\n};\n`;
      return `    {"${path}", "${type}", {reinterpret_cast<const char*>(${name}${i}), sizeof ${name}${i}}, "${tag}"},\n`;
    })
    .join("");
}
const pageRows = rows(page, "kPage");
const folderRows = rows(forFolders, "kFolder");
if (total > LARGEST) throw new Error(`the page has ${total} bytes compressed, more than ${LARGEST}`);

writeFileSync(
  `${out}/assets.cpp`,
  `// Made by web/build.mjs.
#include "app/http/assets.h"

#include <algorithm>
#include <array>

namespace rakus::app {
namespace {

${arrays}
const std::array<Asset, ${page.length}> kAssets{{
${pageRows}}};
const std::array<Asset, ${forFolders.length}> kForFolders{{
${folderRows}}};

}  // namespace

std::span<const Asset> assets() { return kAssets; }
std::span<const Asset> assets_for_folders() { return kForFolders; }

const Asset* find_asset(std::string_view path) {
    const auto at = std::ranges::find(kAssets, path, &Asset::path);
    return at == kAssets.end() ? nullptr : &*at;
}

}  // namespace rakus::app
`,
);
console.log(`page: ${(total / 1024).toFixed(1)} kB compressed`);
