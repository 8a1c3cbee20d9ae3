// What a sowing does, in words: "12 drops, 2 relays, shoots 8".
import { t } from "../i18n/i18n";

export function sowingWords(game: string, drops: number, decorated: string): string {
  const parts = [t("did_drops", drops)];
  const relays = /~(\d+)/.exec(decorated)?.[1];
  const taken = /x(\d+)/.exec(decorated)?.[1];
  if (relays) parts.push(t("did_relays", relays));
  if (taken) parts.push(t(game === "congklak" ? "did_shoots" : "did_steals", taken));
  if (decorated.includes("+")) parts.push(t("did_again"));
  return parts.join(", ");
}
