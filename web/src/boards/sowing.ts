// Sowing boards: their notation, and the way the seeds go. The result of a move comes from the server; here only its way is
// walked, so that it can be shown.
export interface SowingBoard {
  pits: [number[], number[]]; // hole 1 first, as each owner sees it
  store: [number, number];
  side: 1 | 2;
}

export interface Hole {
  owner: 0 | 1;
  pit: number; // 1-based; 0 is the store
}

export interface Drop {
  to: Hole;
  pickup: boolean; // seeds are taken up here to be sown on
}

export function readSowing(position: string): SowingBoard {
  const [body, side] = position.split(" ");
  const rows = body.split("/").map((row) => row.split(".").map(Number));
  return {
    pits: [rows[0].slice(0, -1), rows[1].slice(0, -1)],
    store: [rows[0].at(-1)!, rows[1].at(-1)!],
    side: side === "2" ? 2 : 1,
  };
}

// The circle of holes that one player sows along, from that player's first hole on.
function circle(mover: 0 | 1, pits: number, clockwise: boolean): Hole[] {
  const other = (1 - mover) as 0 | 1;
  const own = Array.from({ length: pits }, (_, i): Hole => ({ owner: mover, pit: i + 1 }));
  const theirs = Array.from({ length: pits }, (_, i): Hole => ({ owner: other, pit: i + 1 }));
  const way = [...own, { owner: mover, pit: 0 } as Hole, ...theirs];
  return clockwise ? [...own.reverse(), { owner: mover, pit: 0 } as Hole, ...theirs.reverse()] : way;
}

const LONGEST = 3000;

// A place where seeds are lifted: the hole itself first, then one for each relay.
export interface Station {
  at: Hole;
  seeds: number;
}
// Where a move goes: its stations and the place of the last seed.
export interface Way {
  stations: Station[];
  drops: number;
  end: Hole | null;
}

export function wayOf(board: SowingBoard, pit: number, rules: Record<string, string | number>): Way {
  const way = drops(board, pit, rules);
  const mover = (board.side - 1) as 0 | 1;
  const stations: Station[] = [{ at: { owner: mover, pit }, seeds: board.pits[mover][pit - 1] }];
  let since = 0;
  way.forEach((d, i) => {
    if (!d.pickup) return;
    stations.push({ at: d.to, seeds: 0 });
    stations.at(-2)!.seeds = i + 1 - since;
    since = i + 1;
  });
  stations.at(-1)!.seeds = way.length - since;
  return { stations, drops: way.length, end: way.at(-1)?.to ?? null };
}

// The hole opposite: numbers run from each owner's left.
export function opposite(hole: Hole, pits: number): Hole {
  return { owner: (1 - hole.owner) as 0 | 1, pit: pits + 1 - hole.pit };
}
export function same(a: Hole | null, b: Hole | null): boolean {
  return a !== null && b !== null && a.owner === b.owner && a.pit === b.pit;
}

export function drops(board: SowingBoard, pit: number, rules: Record<string, string | number>): Drop[] {
  const mover = (board.side - 1) as 0 | 1;
  const clockwise = rules.dir === "cw";
  const relay = rules.relay === 1;
  const way = circle(mover, board.pits[0].length, clockwise);
  const seeds = way.map((h) => (h.pit === 0 ? board.store[h.owner] : board.pits[h.owner][h.pit - 1]));
  const out: Drop[] = [];
  let at = way.findIndex((h) => h.owner === mover && h.pit === pit);
  let hand = seeds[at];
  seeds[at] = 0;
  while (hand > 0 && out.length < LONGEST) {
    at = (at + 1) % way.length;
    seeds[at]++;
    hand--;
    const goesOn = hand === 0 && relay && way[at].pit > 0 && seeds[at] > 1;
    out.push({ to: way[at], pickup: goesOn });
    if (goesOn) [hand, seeds[at]] = [seeds[at], 0];
  }
  return out;
}
