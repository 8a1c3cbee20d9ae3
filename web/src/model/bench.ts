// What lasts of a workbench in this browser: the edits of its text, so that undo survives a reload, and the players
// that were saved under a name.
const MOST = 80; // edits that are remembered
const TYPING_MS = 900; // letters typed within this time are one edit

interface Kept {
  texts: string[];
  at: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without room keeps nothing; the page goes on.
  }
}

export class Edits {
  private kept: Kept;
  private typedAt = 0;
  private typedIn = "";

  constructor(private readonly key: string) {
    this.kept = read<Kept>(key, { texts: [], at: -1 });
    if (!this.kept.texts[this.kept.at]) this.kept = { texts: [], at: -1 };
  }
  get text(): string {
    return this.kept.texts[this.kept.at] ?? "";
  }
  get canUndo(): boolean {
    return this.kept.at > 0;
  }
  get canRedo(): boolean {
    return this.kept.at < this.kept.texts.length - 1;
  }
  // `typing`: what a longer change is part of, such as letters or a slider on its way; "": it is a change of its own.
  set(text: string, typing = ""): void {
    if (text === this.text && this.kept.at >= 0) return;
    const { texts, at } = this.kept;
    const soon = performance.now() - this.typedAt < TYPING_MS;
    const goesOn = typing && typing === this.typedIn && soon && at === texts.length - 1 && at > 0;
    const before = texts.slice(0, goesOn ? at : at + 1).slice(-MOST + 1);
    this.kept = { texts: [...before, text], at: before.length };
    [this.typedAt, this.typedIn] = [performance.now(), typing];
    write(this.key, this.kept);
  }
  step(by: -1 | 1): boolean {
    const to = this.kept.at + by;
    if (to < 0 || to >= this.kept.texts.length) return false;
    this.kept.at = to;
    this.typedIn = "";
    write(this.key, this.kept);
    return true;
  }
}

// ---- saved players --------------------------------------------------------------------------------------------------

export interface SavedPlayer {
  name: string;
  text: string;
}
const savedKey = (game: string): string => `players:${game}`;

export const savedPlayers = (game: string): SavedPlayer[] => read<SavedPlayer[]>(savedKey(game), []);
export function savePlayer(game: string, player: SavedPlayer): void {
  write(savedKey(game), [...savedPlayers(game).filter((p) => p.name !== player.name), player]);
}
export function forgetPlayer(game: string, name: string): void {
  write(
    savedKey(game),
    savedPlayers(game).filter((p) => p.name !== name),
  );
}

// ---- a text in a link -----------------------------------------------------------------------------------------------

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: TransformStream<BufferSource, Uint8Array>,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by as never)).arrayBuffer());
}
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return toBase64(await through(bytes, new CompressionStream("deflate-raw") as never));
}
// Empty where it is no such text.
export async function unpacked(word: string): Promise<string> {
  try {
    return new TextDecoder().decode(await through(fromBase64(word), new DecompressionStream("deflate-raw") as never));
  } catch {
    return "";
  }
}
