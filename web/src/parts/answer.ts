// The answers to what is typed into the move box, told in the language of the moment.
import { num, say, t, type Saying } from "../i18n/i18n";
import { moveTold, turnSentence } from "../model/describe";
import { findMove } from "../model/session";
import { inWords } from "../model/truth";
import type { Desk } from "./desk";

type Answer = (desk: Desk) => Saying | Promise<Saying>;

const words: Record<string, Answer> = {
  board: ({ session: { at } }) => {
    const { info } = at;
    return () => say(info!.picture).trim();
  },
  legal: (desk) => {
    const legal = legalMoves(desk);
    return () => t("legal_are", legal);
  },
  last: ({ session: { at } }) => {
    return () => (at.parent ? t("last_was", moveTold(at.parent.info!, at.move)) : t("no_moves_yet"));
  },
  score: ({ game, session: { at, setup } }) => {
    const { info } = at;
    return () => `${turnSentence(game, info!, setup.players)} ${info!.position}`;
  },
  advice: adviceWords,
  truth: truthWords,
  undo: async (desk) => {
    await desk.undo();
    return desk.told;
  },
  help: () => () => t("move_box_help"),
};

const legalMoves = (desk: Desk): string => desk.session.at.info!.moves.map((m) => m.move).join(" ") || "–";

async function adviceWords(desk: Desk): Promise<Saying> {
  await desk.hint();
  const { info } = desk.session.at;
  const pick = desk.advice?.candidates.find((c) => c.move === desk.advice?.pick);
  if (!pick) return desk.told;
  return () => {
    const terms = (pick.terms ?? []).filter((x) => x.points !== 0).map((x) => `${say(x.words)} ${num(x.points)}`);
    return t("advice_is", moveTold(info!, pick.move), terms.join(", ") || "–", num(pick.total ?? 0));
  };
}

async function truthWords(desk: Desk): Promise<Saying> {
  if (!desk.truth.on) await desk.truth.toggle();
  else await desk.truth.find();
  const doc = desk.session.at.truth;
  return doc ? () => t("truth_is", inWords(doc.truth)) : desk.told;
}

export async function answer(desk: Desk, text: string): Promise<Saying> {
  const word = text.trim().toLowerCase();
  const known = words[word] ?? words[aliases[word] ?? ""];
  if (known) return known(desk);
  const { moves } = desk.session.at.info!;
  const legal = legalMoves(desk);
  if (!findMove(text, moves)) return () => t("not_a_move", text, legal);
  await desk.play(text);
  return desk.told;
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
