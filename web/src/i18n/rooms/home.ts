// Sentences of Home and About.
export const home = {
  home_title: [
    "Greedy players, and how far they are from the best",
    "Pemain greedy, dan seberapa jauh dari yang terbaik",
  ],
  home_lead: [
    "Play the games of five papers, see every rule behind a choice, and set the truth beside it.",
    "Mainkan permainan dari lima makalah, lihat setiap aturan di balik pilihan, dan sandingkan dengan kebenaran.",
  ],
  continue_game: ["Go on with {0}", "Lanjutkan {0}"],
  show_greedy: ["Greedy plays {0}.", "Greedy memainkan {0}."],
  door_learn: [
    "The greedy loop, step by step, beside its pseudo-code.",
    "Loop greedy, langkah demi langkah, di samping pseudo-code-nya.",
  ],
  door_workbench: [
    "Write a player of your own, and see at once what it is worth.",
    "Tulis pemain sendiri, dan lihat seketika seberapa baik.",
  ],
  door_lab: [
    "Matches, mistakes, tuning: long work, with honest intervals.",
    "Pertandingan, kesalahan, penyetelan: kerja panjang, dengan selang yang jujur.",
  ],
  door_review: [
    "Set the truth beside a game that was played.",
    "Sandingkan kebenaran dengan permainan yang sudah dimainkan.",
  ],
  reach_none: ["not known", "tidak diketahui"],
  reach_exact: ["solved", "terpecahkan"],
  reach_bounds: ["partly solved, else bounds", "sebagian terpecahkan, selebihnya batas"],
  reach_estimate: ["an estimate with its interval", "taksiran beserta selangnya"],
  play_game: ["Play {0}", "Main {0}"],
  learn_game: ["Learn with {0}", "Belajar dengan {0}"],
  examples_game: ["Counter-examples of {0}", "Contoh penyangkal {0}"],
  about_lead: [
    "Rakus is Indonesian for greedy. Five papers each put a greedy player into one tabletop game; here all five are implemented, explained rule by rule, and compared with exact values or honest estimates.",
    "Rakus berarti greedy. Lima makalah masing-masing membuat pemain greedy untuk satu permainan meja; di sini kelimanya dibuat, dijelaskan aturan demi aturan, dan dibandingkan dengan nilai eksak atau taksiran yang jujur.",
  ],
  about_offline: [
    "Everything runs on your own machine: nothing is loaded from or sent to the internet.",
    "Semuanya berjalan di mesin Anda sendiri: tidak ada yang dimuat dari atau dikirim ke internet.",
  ],
  paper: ["Paper", "Makalah"],
  default: ["default", "bawaan"],
  allowed: ["allowed", "boleh"],
  meaning: ["meaning", "arti"],
} as const;
