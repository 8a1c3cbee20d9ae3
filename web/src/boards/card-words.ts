// Moves of the card games in words; what chance gave is told too, once it is known.
import { t } from "../i18n/i18n";
import { strings, type Key } from "../i18n/strings";
import { NAMES } from "./exodia";
import { readMove } from "./pokemon";

const named = (codes: string) => codes.replace(/[A-Z]{2,3}/g, (code) => NAMES[code] ?? code);

export function exodiaWords(move: string): string {
  if (move === "end") return t("end_turn");
  const verb = move.startsWith("n:") ? `${t("verb_summon")} ` : move.startsWith("e:") ? `${t("verb_effect")} ` : "";
  return verb + named(move.replace(/^[a-z]:/, "")).replace("~", " → ");
}

export function verbName(verb: string): string {
  const key = `verb_${verb}`;
  return key in strings ? t(key as Key) : verb;
}

export function pokemonWords(move: string): string {
  const { verb, card, target } = readMove(move);
  const to =
    target === ""
      ? ""
      : ` → ${target === "a" ? t("active") : /^b\d$/.test(target) ? t("bench_n", target.slice(1)) : target}`;
  return `${verbName(verb)}${card ? ` ${card}` : ""}${to}`;
}

// "a:UG=EX" -> "Upstart Goblin (Exodia the Forbidden One)".
export function cardMoveWords(game: string, decorated: string): string {
  const [move, given = ""] = decorated.split("=");
  const chance = given ? ` (${game === "exodia" ? named(given).replaceAll(".", ", ") : given})` : "";
  return (game === "exodia" ? exodiaWords(move) : pokemonWords(move)) + chance;
}
