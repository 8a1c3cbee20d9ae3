// The six elements of a greedy algorithm, for each game, in our own words.
import type { Words } from "../api/types";

export const ELEMENTS = [
  "el_candidates",
  "el_solution_set",
  "el_selection",
  "el_feasible",
  "el_solution",
  "el_objective",
] as const;

export interface GameElements {
  rows: [Words, Words, Words, Words, Words, Words];
  special: Words;
}

export const elements: Record<string, GameElements> = {
  bantumi: {
    rows: [
      { en: "the own pits that hold seeds", id: "lubang sendiri yang berisi biji" },
      { en: "the pits chosen in this turn", id: "lubang yang dipilih dalam giliran ini" },
      {
        en: "an extra turn first; then the larger of steal and rescue; then the rightmost pit",
        id: "giliran lagi lebih dulu; lalu yang lebih besar antara mencuri dan menyelamatkan; lalu lubang paling kanan",
      },
      { en: "always yes: empty pits never enter C", id: "selalu ya: lubang kosong tidak pernah masuk C" },
      {
        en: "the turn has passed to the opponent, or the game is over",
        id: "giliran sudah pindah ke lawan, atau permainan selesai",
      },
      { en: "the most seeds in the own store", id: "biji terbanyak di lumbung sendiri" },
    ],
    special: {
      en: "Here feasibility is already in the candidate set.",
      id: "Di sini kelayakan sudah berada di dalam himpunan kandidat.",
    },
  },
  congklak: {
    rows: [
      { en: "all own holes, empty ones too", id: "semua lubang sendiri, termasuk yang kosong" },
      { en: "the holes chosen in this turn", id: "lubang yang dipilih dalam giliran ini" },
      {
        en: "another move first; then shooting or rescuing; then the points",
        id: "giliran lagi lebih dulu; lalu menembak atau menyelamatkan; lalu poin",
      },
      { en: "the hole must hold seeds", id: "lubang harus berisi biji" },
      {
        en: "the last seed has fallen into an empty hole, or the game is over",
        id: "biji terakhir jatuh di lubang kosong, atau permainan selesai",
      },
      { en: "the most seeds in the own store", id: "biji terbanyak di lumbung sendiri" },
    ],
    special: {
      en: "Here all holes stay in C, and FEASIBLE rejects the empty ones.",
      id: "Di sini semua lubang tetap di C, dan LAYAK menolak yang kosong.",
    },
  },
  gobblet: {
    rows: [
      {
        en: "every legal placing and every legal shift of a piece",
        id: "setiap penempatan dan setiap perpindahan bidak yang sah",
      },
      { en: "the one move of this turn", id: "satu langkah giliran ini" },
      {
        en: "the largest sum of profits: cell, lanes, risk, connector, win (Fork), block, gobble, place, reveal (Gobbles)",
        id: "jumlah keuntungan terbesar: sel, lajur, risiko, konektor, menang (Fork), blok, gobble, place, membuka (Gobbles)",
      },
      { en: "always yes: only legal moves enter C", id: "selalu ya: hanya langkah sah yang masuk C" },
      { en: "one move has been made", id: "satu langkah sudah dibuat" },
      { en: "three own pieces on top in a row", id: "tiga bidak sendiri berderet di puncak" },
    ],
    special: {
      en: "The profits are constants of the paper's tables; nothing looks at the opponent's answer.",
      id: "Keuntungan adalah tetapan dari tabel makalah; tidak ada yang melihat jawaban lawan.",
    },
  },
  exodia: {
    rows: [
      {
        en: "every card of the hand and every effect on the field",
        id: "setiap kartu di tangan dan setiap efek di arena",
      },
      { en: "the effects activated in this turn", id: "efek yang diaktifkan dalam giliran ini" },
      {
        en: "the highest class: engine, draw, replace, add, no effect",
        id: "kelas tertinggi: mesin utama, ambil, ganti, tambah, tanpa efek",
      },
      {
        en: "five rules: one summon, counters, once a turn, needed cards, enough cards in the deck",
        id: "lima aturan: satu pemanggilan, penghitung, sekali per giliran, kartu yang diperlukan, dek yang cukup",
      },
      { en: "all five pieces are in the hand", id: "kelima bagian ada di tangan" },
      { en: "the fewest turns", id: "giliran paling sedikit" },
    ],
    special: {
      en: "Here “no feasible candidate” means the next turn, not “no solution”.",
      id: "Di sini “tidak ada kandidat layak” berarti giliran berikutnya, bukan “tidak ada solusi”.",
    },
  },
  pokemon: {
    rows: [
      {
        en: "the attacks of the active Pokemon (and, before them, the steps of the preparing phase)",
        id: "serangan Pokemon aktif (dan sebelumnya, langkah fase persiapan)",
      },
      { en: "the attack that is used", id: "serangan yang dipakai" },
      {
        en: "the highest expected damage after weakness, resistance and effects; a knock-out ends the walk",
        id: "kerusakan harapan tertinggi setelah kelemahan, ketahanan dan efek; knock-out menghentikan penelusuran",
      },
      { en: "the energy suffices", id: "energinya cukup" },
      { en: "an attack has been chosen", id: "sebuah serangan sudah dipilih" },
      { en: "to knock out the opponent's Pokemon", id: "menumbangkan Pokemon lawan" },
    ],
    special: { en: "Here FEASIBLE rejects for lack of energy.", id: "Di sini LAYAK menolak karena energi kurang." },
  },
};
