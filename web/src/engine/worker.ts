// A worker with an engine of its own: one order after the other.
import { BrokeDown, Engine } from "./instance";
import type { News, Order } from "./messages";

let module: WebAssembly.Module | undefined;
let pages: number | undefined;
let engine: Engine | undefined;
let current = 0;

// The first advice of a game makes ready what all advice needs. It is asked for nobody as soon as the game is seen, so
// that the player's own first one is as quick as the next.
const warmed = new Set<string>();
function warmUp(request: string): void {
  const game = /^POST \/api\/position\n.*?"game":"([\w-]+)"/.exec(request)?.[1];
  if (!game || warmed.has(game)) return;
  warmed.add(game);
  setTimeout(() => {
    try {
      engine?.answer(`POST /api/advise\n{"game":"${game}"}`);
    } catch {
      engine = undefined; // the next order gets a fresh one
    }
  });
}

const post = (news: News) => postMessage(news);

onmessage = ({ data }: MessageEvent<Order>) => {
  module = data.module ?? module;
  pages = data.pages ?? pages;
  current = data.id;
  try {
    engine ??= new Engine(module!, (document) => post({ id: current, kind: "told", document }), pages);
    post({ id: current, kind: "answered", ...engine.answer(data.request) });
    warmUp(data.request);
  } catch (fault) {
    engine = undefined; // the next order gets a fresh one
    warmed.clear();
    post({ id: current, kind: "failed", memory: !(fault instanceof BrokeDown) || fault.memory });
  }
};
