// The words of the course and the signs of the page, each explained in one or two sentences, in English and in
// Indonesian. A word is shown by `term` (parts/tip.ts), which explains it on touch, focus and hover.
export const glossary = {
  // the greedy scheme
  candidates: [
    "C, the candidate set: everything the loop may still choose from. Each round takes one member out.",
    "C, himpunan kandidat: semua yang masih dapat dipilih loop. Tiap putaran mengeluarkan satu anggota.",
  ],
  x: ["x: the candidate that SELECTION has just taken out of C.", "x: kandidat yang baru saja diambil SELEKSI dari C."],
  solution_set: [
    "S, the solution set: what has been chosen so far. It only grows; a greedy algorithm never takes a choice back.",
    "S, himpunan solusi: yang sudah dipilih sejauh ini. Ia hanya bertambah; algoritma greedy tidak pernah menarik pilihan.",
  ],
  selection: [
    "SELECTION: the rule by which the loop takes the candidate that looks best now, without looking ahead.",
    "SELEKSI: aturan yang mengambil kandidat yang sekarang tampak terbaik, tanpa melihat ke depan.",
  ],
  feasible: [
    "FEASIBLE: may x join S? If not, x is dropped for good and the loop goes on.",
    "LAYAK: bolehkah x masuk ke S? Jika tidak, x dibuang untuk seterusnya dan loop berlanjut.",
  ],
  solution: ["SOLUTION: is S complete? Then the loop ends.", "SOLUSI: apakah S sudah lengkap? Jika ya, loop berakhir."],
  objective: [
    "The objective function: what is to be made as large, or as small, as possible.",
    "Fungsi objektif: yang hendak dibuat sebesar, atau sekecil, mungkin.",
  ],
  optimum: [
    "Local optimum: the best by the rule of the moment. Global optimum: the best when everything that follows is counted. Greedy finds the first and hopes for the second.",
    "Optimum lokal: terbaik menurut aturan saat itu. Optimum global: terbaik jika semua kelanjutannya dihitung. Greedy menemukan yang pertama dan berharap pada yang kedua.",
  ],
  // what a table of candidates says
  priority: [
    "P1 comes before P2, whatever the sums: the first rule that fits a candidate gives its priority.",
    "P1 mendahului P2, berapa pun jumlahnya: aturan pertama yang cocok memberi prioritas kandidat.",
  ],
  total: [
    "The sum of the rules' points. It decides among candidates of the same priority.",
    "Jumlah poin semua aturan. Ia menentukan di antara kandidat dengan prioritas sama.",
  ],
  blame: [
    "The rule that made the player pick the worse move: the one that gave its priority, or most more points than the best move got.",
    "Aturan yang membuat pemain memilih langkah lebih buruk: yang memberi prioritasnya, atau poin paling banyak di atas langkah terbaik.",
  ],
  // truth
  truth: [
    "What a position is worth when both sides play as well as they can. Exact where it is solved, else bounds or an estimate.",
    "Nilai posisi bila kedua pihak bermain sebaik-baiknya. Eksak bila terpecahkan, selain itu batas atau taksiran.",
  ],
  verdict: [
    "?? throws away the result, ? much, ?! a little. No sign: nothing is known to be given away.",
    "?? membuang hasil, ? banyak, ?! sedikit. Tanpa tanda: tidak ada yang diketahui terbuang.",
  ],
  exact: ["Solved: no search or luck can change it.", "Terpecahkan: pencarian atau nasib tidak dapat mengubahnya."],
  bounds: [
    "Proved to lie between these two numbers; the search ended before they met.",
    "Terbukti terletak di antara dua bilangan ini; pencarian berakhir sebelum keduanya bertemu.",
  ],
  estimate: [
    "The mean of many play-outs: games played to the end from here, with hidden cards drawn anew each time.",
    "Rata-rata banyak play-out: permainan yang diteruskan sampai selesai dari sini, dengan kartu tersembunyi diambil ulang.",
  ],
  unknown: ["Nobody has computed it yet.", "Belum ada yang menghitungnya."],
  interval: [
    "95 % interval: computed like this, 19 of 20 such intervals hold the true value.",
    "Selang 95 %: dihitung seperti ini, 19 dari 20 selang memuat nilai sebenarnya.",
  ],
  kept: [
    "Value kept: the share of moves after which the result that was there is still there.",
    "Nilai terjaga: bagian langkah yang sesudahnya hasil yang ada masih tetap ada.",
  ],
  at_stake: [
    "At stake: positions in which some move keeps the result and another loses it. Only there a player can err.",
    "Dipertaruhkan: posisi yang sebagian langkahnya menjaga hasil dan yang lain membuangnya. Hanya di sana pemain dapat keliru.",
  ],
  lost: [
    "How much a move gives away on average, in the unit of the game.",
    "Berapa banyak yang dibuang satu langkah rata-rata, dalam satuan permainan.",
  ],
  luck: [
    "What chance gave or took after a move: the chance to win afterwards minus what the move was worth.",
    "Yang diberi atau diambil nasib sesudah langkah: peluang menang sesudahnya dikurangi nilai langkah itu.",
  ],
  // matches
  score: ["Points per game: a win counts 1, a draw a half.", "Poin tiap permainan: menang bernilai 1, seri setengah."],
  elo: [
    "Difference of strength on the scale of chess: 0 is equal, +100 scores about 64 %.",
    "Selisih kekuatan pada skala catur: 0 setara, +100 meraih sekitar 64 %.",
  ],
  ftk: [
    "The share of duels that are won on the first turn, before the opponent may answer.",
    "Bagian duel yang dimenangkan pada giliran pertama, sebelum lawan dapat menjawab.",
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type Term = keyof typeof glossary;
