// What the page and its workers say to each other.
export interface Order {
  id: number;
  module?: WebAssembly.Module; // with the first order
  pages?: number; // with it: how far its memory may grow, in pages of 64 kB; none: as far as there is any
  request: string; // "METHOD PATH JOB\nBODY", as src/wasm/engine.cpp reads it
}
export interface News {
  id: number;
  kind: "told" | "answered" | "failed"; // a snapshot on the way; the end; the engine broke down
  status?: number;
  document?: string;
  memory?: boolean; // it broke down because there was not enough
}
