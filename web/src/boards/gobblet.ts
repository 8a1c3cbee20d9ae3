// Gobblet positions and moves as text.
export interface Piece {
  owner: 1 | 2;
  size: 1 | 2 | 3;
}
export interface GobbletBoard {
  cells: Piece[][]; // nine stacks, bottom first
  hand: [number[], number[]]; // for each owner the pieces left of size 1, 2, 3
}
export type Source = { size: number } | { cell: number };

const LINES = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [1, 4, 7],
  [2, 5, 8],
  [3, 6, 9],
  [1, 5, 9],
  [3, 5, 7],
];

function piece(letter: string): Piece {
  const size = ("sml".indexOf(letter.toLowerCase()) + 1) as 1 | 2 | 3;
  return { owner: letter === letter.toLowerCase() ? 2 : 1, size };
}

export function readGobblet(position: string): GobbletBoard {
  const cells: Piece[][] = [];
  for (const part of position
    .split(" ")[0]
    .replaceAll("/", "")
    .match(/\([smlSML]+\)|[smlSML]|\d/g) ?? []) {
    if (/\d/.test(part)) for (let i = 0; i < Number(part); i++) cells.push([]);
    else cells.push([...part.replace(/[()]/g, "")].map(piece));
  }
  const hand: [number[], number[]] = [
    [2, 2, 2],
    [2, 2, 2],
  ];
  for (const stack of cells) for (const p of stack) hand[p.owner - 1][p.size - 1]--;
  return { cells, hand };
}

export function sourceOf(move: string): Source {
  return move.includes("@") ? { size: Number(move[0]) } : { cell: Number(move[0]) };
}
export function targetOf(move: string): number {
  return Number(move.split(/[@-]/)[1]?.[0]);
}
export function sameSource(a: Source | null, b: Source | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
export function moveFrom(source: Source, cell: number): string {
  return "size" in source ? `${source.size}@${cell}` : `${source.cell}-${cell}`;
}

// Would lifting the piece on this cell show three of the opponent's in a row?
export function liftReveals(board: GobbletBoard, cell: number, mover: 1 | 2): boolean {
  const top = (c: number) => (c === cell ? board.cells[c - 1].at(-2) : board.cells[c - 1].at(-1));
  return LINES.some((line) => line.every((c) => top(c) && top(c)!.owner !== mover));
}
