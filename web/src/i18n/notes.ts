// Where the rules that are played differ from what a paper prints, in short; docs/ has the whole list.
import type { Words } from "../api/types";

export const notes: Record<string, Words[]> = {
  bantumi: [
    {
      en: "The last seed in an own empty pit is banked even when the opposite pit is empty (ec=1); switch it off with ec=0.",
      id: "Biji terakhir di lubang sendiri yang kosong disimpan walaupun lubang di depannya kosong (ec=1); matikan dengan ec=0.",
    },
  ],
  congklak: [
    {
      en: "Sowing goes clockwise, as in the paper: the own store lies at the owner's left.",
      id: "Biji disebar searah jarum jam seperti di makalah: lumbung sendiri ada di kiri pemiliknya.",
    },
  ],
  gobblet: [
    {
      en: "Of the 30 distinct rows of the paper's Table VI, 29 are reproduced; the exception is 3@8: the paper prints 34, its own tables give 30. The table omits 3@1 and lists 5→7 twice.",
      id: "Dari 30 baris berbeda di Tabel VI makalah, 29 terulang sama; kecualinya 3@8: makalah mencetak 34, tabelnya sendiri memberi 30. Tabel itu melewatkan 3@1 dan menyebut 5→7 dua kali.",
    },
  ],
  exodia: [
    {
      en: "Upstart Goblin and One Day of Peace are playable (the printed pseudo-code forbids them by a slip; option strict).",
      id: "Upstart Goblin dan One Day of Peace dapat dimainkan (pseudo-code tercetak melarangnya karena keliru; pilihan strict).",
    },
  ],
  pokemon: [
    {
      en: "Weakness doubles the damage (one sentence of the paper says resistance); the paper's expected damage and the true chance of a knock-out are shown side by side.",
      id: "Kelemahan menggandakan kerusakan (satu kalimat makalah menyebut ketahanan); kerusakan harapan makalah dan peluang knock-out yang sebenarnya ditampilkan berdampingan.",
    },
  ],
};
