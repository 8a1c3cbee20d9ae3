// The language of the page: chosen once, kept, and changed without a reload.
import type { Words } from "../api/types";
import { strings, type Key } from "./strings";

export type Lang = "en" | "id";
type Listener = () => void;
const listeners = new Set<Listener>();

function remembered(): Lang {
  const kept = localStorage.getItem("lang");
  if (kept === "en" || kept === "id") return kept;
  return navigator.language.startsWith("id") ? "id" : "en";
}

let current: Lang = remembered();

export function lang(): Lang {
  return current;
}
export function setLang(next: Lang): void {
  current = next;
  localStorage.setItem("lang", next);
  document.documentElement.lang = next;
  listeners.forEach((l) => l());
}
export function onLang(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// t("turn_of", 2): blanks {0}, {1} are filled in order; {0|seed|seeds} is one of the two words, as the number asks.
export function t(key: Key, ...blanks: (string | number)[]): string {
  const text = strings[key][current === "en" ? 0 : 1];
  return text.replace(/\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, i, one, many) => {
    const blank = blanks[Number(i)];
    if (one !== undefined) return Math.abs(Number(blank)) === 1 ? one : many;
    return typeof blank === "number" ? num(blank) : (blank ?? "");
  });
}

// What is told now and may be read in the other language later.
export type Saying = () => string;
export const silent: Saying = () => "";

export function say(words: Words): string {
  return words[current];
}

// A number without needless digits; decimal comma in Indonesian.
export function num(x: number, digits = 3): string {
  const text = String(Math.round(x * 10 ** digits) / 10 ** digits);
  return current === "id" ? text.replace(".", ",") : text;
}
export function percent(share: number, digits = 1): string {
  const text = (share * 100).toFixed(digits);
  return `${current === "id" ? text.replace(".", ",") : text} %`;
}
// A share and the ends of its interval, with so many digits that no interval reads as if it had no width.
export function shares(mean: number, low: number, high: number): [string, string, string] {
  const digits = spanDigits(low, high);
  return [percent(mean, digits), percent(low, digits), percent(high, digits)];
}
export const spanDigits = (low: number, high: number): number => (high - low < 0.002 ? 2 : 1);
export function signedPercent(share: number): string {
  return `${share > 0 ? "+" : share < 0 ? "−" : ""}${percent(Math.abs(share), 0)}`;
}
export function signed(x: number): string {
  return x > 0 ? `+${num(x)}` : x < 0 ? `−${num(-x)}` : "0";
}
