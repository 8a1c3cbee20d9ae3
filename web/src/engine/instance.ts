// The engine made ready: the few calls of its system that it needs, and requests as texts.
type Exports = {
  room(bytes: number): number;
  answer(): number;
  document(): number;
  length(): number;
  _initialize(): void;
};

export class BrokeDown extends Error {
  constructor(readonly memory: boolean) {
    super(memory ? "out of memory" : "the engine broke down");
  }
}

const FIRST_PAGES = 128; // of 64 kB: what the module asks for (src/wasm/engine.cmake)
const ALL_PAGES = 65536;
const FAULT = 52; // "not supported", for what this system does not have

export class Engine {
  private readonly engine: Exports;
  private readonly memory: WebAssembly.Memory;
  private outOfMemory = false;

  // `told`: a document on the way; `pages`: how far its memory may grow, in pages of 64 kB.
  constructor(module: WebAssembly.Module, told: (document: string) => void, pages = ALL_PAGES) {
    this.memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: pages });
    const names = WebAssembly.Module.imports(module).filter((i) => i.module === "wasi_snapshot_preview1");
    const system: Record<string, (...given: never[]) => number> = {};
    for (const { name } of names) system[name] = () => FAULT;
    Object.assign(system, {
      clock_time_get: (clock: number, _precision: bigint, at: number) => {
        const now = clock === 0 ? Date.now() : performance.now();
        this.view.setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
        return 0;
      },
      random_get: (at: number, bytes: number) => {
        crypto.getRandomValues(new Uint8Array(this.memory.buffer, at, bytes));
        return 0;
      },
      environ_sizes_get: (count: number, bytes: number) => {
        this.view.setUint32(count, 0, true);
        this.view.setUint32(bytes, 0, true);
        return 0;
      },
      environ_get: () => 0,
      fd_write: (_file: number, parts: number, count: number, written: number) => {
        let text = "";
        for (let i = 0; i < count; i++)
          text += this.text(this.view.getUint32(parts + 8 * i, true), this.view.getUint32(parts + 8 * i + 4, true));
        if (text.trim()) console.error(text);
        this.view.setUint32(written, new TextEncoder().encode(text).length, true);
        return 0;
      },
    });
    const instance = new WebAssembly.Instance(module, {
      env: { memory: this.memory },
      wasi_snapshot_preview1: system,
      rakus: {
        tell: (at: number, bytes: number) => told(this.text(at, bytes)),
        thrown: (memory: number) => (this.outOfMemory = memory !== 0),
      },
    });
    this.engine = instance.exports as Exports;
    this.engine._initialize();
  }

  private get view(): DataView {
    return new DataView(this.memory.buffer);
  }
  private text(at: number, bytes: number): string {
    return new TextDecoder().decode(new Uint8Array(this.memory.buffer, at, bytes));
  }

  // After a breakdown this engine is of no use any more.
  answer(request: string): { status: number; document: string } {
    try {
      const bytes = new TextEncoder().encode(request);
      const at = this.engine.room(bytes.length);
      new Uint8Array(this.memory.buffer, at, bytes.length).set(bytes);
      const status = this.engine.answer();
      return { status, document: this.text(this.engine.document(), this.engine.length()) };
    } catch {
      throw new BrokeDown(this.outOfMemory);
    }
  }
}
