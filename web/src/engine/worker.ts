// A worker with an engine of its own: one order after the other.
import { BrokeDown, Engine } from "./instance";
import type { News, Order } from "./messages";

let module: WebAssembly.Module | undefined;
let engine: Engine | undefined;
let current = 0;

const post = (news: News) => postMessage(news);

onmessage = ({ data }: MessageEvent<Order>) => {
  module = data.module ?? module;
  current = data.id;
  try {
    engine ??= new Engine(module!, (document) => post({ id: current, kind: "told", document }));
    post({ id: current, kind: "answered", ...engine.answer(data.request) });
  } catch (fault) {
    engine = undefined; // the next order gets a fresh one
    post({ id: current, kind: "failed", memory: !(fault instanceof BrokeDown) || fault.memory });
  }
};
