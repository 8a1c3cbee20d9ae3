// A Pokemon position: what is open to the side to move, read from the position and from the picture (which knows names and HP).
export interface Slot {
  place: string; // "a", "b1" ..
  name: string;
  left: number;
  hp: number;
  energies: string;
  status: string;
}
export interface Half {
  slots: Slot[];
  hand: number;
  deck: number;
  prizes: number;
  discard: number;
}
export interface Battle {
  halves: [Half, Half]; // player 1, player 2
  hand: string[]; // of the side to move
}

function readSlot(line: string): Slot | null {
  const found = /^\s+(a|b\d)\s+(.+?)\s+(-?\d+)\/(\d+)\s*HP\s*([A-Z-]*)\s*(.*)$/.exec(line);
  const hidden = /^\s+(a|b\d)\s+([^-\s].*?)\s*$/.exec(line);
  if (!found) return hidden && { place: hidden[1], name: hidden[2], left: 0, hp: 0, energies: "", status: "" };
  return {
    place: found[1],
    name: found[2],
    left: Number(found[3]),
    hp: Number(found[4]),
    energies: found[5].replace("-", ""),
    status: found[6].trim(),
  };
}

function readNumbers(line: string): Omit<Half, "slots"> {
  const [hand, deck, prizes, discard] = (line.split(/Player \d|Pemain \d/)[1] ?? "").match(/\d+/g)?.map(Number) ?? [];
  return { hand: hand ?? 0, deck: deck ?? 0, prizes: prizes ?? 0, discard: discard ?? 0 };
}

export function readBattle(picture: string): Battle {
  const halves: [Half, Half] = [
    { slots: [], ...readNumbers("") },
    { slots: [], ...readNumbers("") },
  ];
  let hand: string[] = [];
  let now: Half | null = null;
  for (const line of picture.split("\n")) {
    const player = /(?:Player|Pemain) (\d)/.exec(line);
    if (player) now = Object.assign(halves[Number(player[1]) - 1], readNumbers(line));
    const slot = readSlot(line);
    if (slot && now) now.slots.push(slot);
    const cards = /^\s*(?:Hand|Tangan)[^:]*:\s*(.*)$/.exec(line);
    if (cards)
      hand = cards[1]
        .split(",")
        .map((c) => c.trim())
        .filter(Boolean);
  }
  return { halves, hand };
}

// "attach:R~b2" -> verb, card, target.
export function readMove(move: string): { verb: string; card: string; target: string } {
  const [head, target = ""] = move.split("~");
  const [verb, card = ""] = head.split(":");
  return { verb, card, target };
}
