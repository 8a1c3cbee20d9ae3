// The answers to what is typed into the move box.
import { num, say, t } from "../i18n/i18n";
import { moveTold, turnSentence } from "../model/describe";
import { findMove } from "../model/session";
import { inWords } from "../model/truth";
import type { Desk } from "./desk";

type Answer = (desk: Desk) => string | Promise<string>;

const words: Record<string, Answer> = {
  board: (desk) => say(desk.session.at.info!.picture).trim(),
  legal: (desk) => t("legal_are", desk.session.at.info!.moves.map((m) => m.move).join(" ") || "–"),
  last: ({ session }) => {
    const { at } = session;
    return at.parent ? t("last_was", moveTold(at.parent.info!, at.move)) : t("no_moves_yet");
  },
  score: (desk) =>
    `${turnSentence(desk.game, desk.session.at.info!, desk.session.setup.players)} ${desk.session.at.info!.position}`,
  advice: adviceWords,
  truth: truthWords,
  undo: async (desk) => {
    await desk.undo();
    return desk.message;
  },
  help: () => t("move_box_help"),
};

async function adviceWords(desk: Desk): Promise<string> {
  await desk.hint();
  const pick = desk.advice?.candidates.find((c) => c.move === desk.advice?.pick);
  if (!pick) return desk.message;
  const terms = (pick.terms ?? []).filter((x) => x.points !== 0).map((x) => `${say(x.words)} ${num(x.points)}`);
  return t("advice_is", moveTold(desk.session.at.info!, pick.move), terms.join(", ") || "–", num(pick.total ?? 0));
}

async function truthWords(desk: Desk): Promise<string> {
  if (!desk.truth.on) await desk.truth.toggle();
  else await desk.truth.find();
  const doc = desk.session.at.truth;
  return doc ? t("truth_is", inWords(doc.truth)) : desk.message;
}

export async function answer(desk: Desk, text: string): Promise<string> {
  const word = text.trim().toLowerCase();
  const known = words[word] ?? words[aliases[word] ?? ""];
  if (known) return known(desk);
  const info = desk.session.at.info!;
  if (!findMove(text, info.moves)) return t("not_a_move", text, info.moves.map((m) => m.move).join(" ") || "–");
  await desk.play(text);
  return desk.message;
}

// The same questions in Indonesian.
const aliases: Record<string, string> = {
  papan: "board",
  sah: "legal",
  terakhir: "last",
  skor: "score",
  saran: "advice",
  kebenaran: "truth",
  batal: "undo",
  bantuan: "help",
  "?": "help",
};
