// Exodia positions as text: t=1;h=EX.RML;m=RML~2;f=-;s=-;g=-;n=0;o=-;d=? 1
export interface Card {
  code: string;
  counters: number;
}
export interface Duel {
  turn: number;
  hand: Card[];
  monsters: Card[];
  field: Card[];
  spells: Card[];
  grave: Card[];
}

export const PIECES = ["EX", "RA", "LA", "RL", "LL"];

// Names of cards are names: the same in both languages.
export const NAMES: Record<string, string> = {
  EX: "Exodia the Forbidden One",
  RA: "Right Arm",
  LA: "Left Arm",
  RL: "Right Leg",
  LL: "Left Leg",
  RML: "Royal Magical Library",
  MCE: "Magical Citadel of Endymion",
  ODP: "One Day of Peace",
  UG: "Upstart Goblin",
  TF: "Terraforming",
  BBS: "Broken Bamboo Sword",
  GBS: "Golden Bamboo Sword",
  DWD: "Dark World Dealings",
  MM: "Magical Mallet",
  RE: "Reload",
  TTC: "Toon Table of Contents",
  TW: "Toon World",
  POD: "Pot of Duality",
  SPG: "Spell Power Grasp",
};

const DECK: Record<string, number> = {
  EX: 1,
  RA: 1,
  LA: 1,
  RL: 1,
  LL: 1,
  RML: 3,
  MCE: 3,
  ODP: 1,
  UG: 3,
  TF: 3,
  BBS: 3,
  GBS: 3,
  DWD: 3,
  MM: 3,
  RE: 3,
  TTC: 3,
  TW: 1,
  POD: 1,
  SPG: 2,
};

function list(text: string | undefined): Card[] {
  if (!text || text === "-") return [];
  return text.split(".").map((part) => {
    const [code, counters] = part.split("~");
    return { code, counters: Number(counters ?? 0) };
  });
}

export function readDuel(position: string): Duel {
  const fields = Object.fromEntries(
    position
      .split(" ")[0]
      .split(";")
      .map((f) => f.split("=") as [string, string]),
  );
  return {
    turn: Number(fields.t),
    hand: list(fields.h),
    monsters: list(fields.m),
    field: list(fields.f),
    spells: list(fields.s),
    grave: list(fields.g),
  };
}

// What is left in the deck, by card; the order nobody knows.
export function unseen(duel: Duel): [string, number][] {
  const left = { ...DECK };
  for (const zone of [duel.hand, duel.monsters, duel.field, duel.spells, duel.grave])
    for (const c of zone) left[c.code]--;
  return Object.entries(left).filter(([, n]) => n > 0);
}

// The card a move is about: "a:DWD~TF" -> "DWD".
export function cardOf(move: string): string {
  return /^[a-z]:([A-Z]+)/.exec(move)?.[1] ?? "";
}
