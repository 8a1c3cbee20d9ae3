// Usage: node test/run.mjs PROGRAM [REPORT.xml] [SHOTS_FOLDER] [PART_OF_A_NAME]
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { runAll } from "./harness.mjs";
import "./access.mjs";
import "./analysis.mjs";
import "./beat.mjs";
import "./cards.mjs";
import "./journey.mjs";
import "./lasting.mjs";
import "./layout.mjs";
import "./lessons.mjs";
import "./links.mjs";
import "./playing.mjs";
import "./puzzles.mjs";
import "./set-up.mjs";
import "./glossary.mjs";
import "./lab.mjs";
import "./touching.mjs";
import "./tournament.mjs";
import "./truth.mjs";
import "./vision.mjs";
import "./words.mjs";
import "./workbench.mjs";
import "./exercises.mjs";

const [program, report, shots = "shots", only] = process.argv.slice(2);
mkdirSync(shots, { recursive: true });
process.exitCode = (await runAll({ program: resolve(program), report, shots, only })) ? 1 : 0;
