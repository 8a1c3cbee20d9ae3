// A workbench as an address: the text, packed, the position, whom it is measured against, and what is shown of it.
import { lang, type Lang } from "../i18n/i18n";
import { packed, unpacked } from "./bench";
import { placeFragment, readFragment } from "./share";

export const VIEWS = ["cards", "text"] as const;
export type View = (typeof VIEWS)[number];

export interface BenchLink {
  text: string; // empty: none came with it
  broken: boolean; // there was one, and it cannot be read
  rules: string;
  position: string;
  moves: string[];
  opponent: string;
  view: View | null;
  lang: Lang | null;
}

export async function readBenchLink(fragment: string): Promise<BenchLink> {
  const { rules, position, moves, lang } = readFragment(fragment);
  const fields = new URLSearchParams(fragment);
  const word = fields.get("t");
  const text = word ? await unpacked(word) : "";
  const view = VIEWS.find((v) => v === fields.get("v")) ?? null;
  const opponent = fields.get("o") ?? "";
  return { text, broken: Boolean(word) && !text, rules, position, moves, opponent, view, lang: fragment ? lang : null };
}

export async function writeBenchLink(
  now: Pick<BenchLink, "text" | "rules" | "position" | "opponent"> & { view: View },
): Promise<string> {
  const place = placeFragment(now.rules, now.position);
  const against = encodeURIComponent(now.opponent);
  return `t=${await packed(now.text)}&${place}&o=${against}&v=${now.view}&lang=${lang()}`;
}
