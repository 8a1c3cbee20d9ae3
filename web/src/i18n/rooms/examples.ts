// Sentences of counter-examples.
export const examples = {
  examples_lead: [
    "Positions in which the greedy choice gives something away. Find a better move on the board, or open the solution.",
    "Posisi tempat pilihan greedy membuang sesuatu. Temukan langkah yang lebih baik di papan, atau buka jawabannya.",
  ],
  examples_ask: ["Find a better move than the greedy one.", "Temukan langkah yang lebih baik daripada yang greedy."],
  streak: ["streak: {0}", "beruntun: {0}"],
  teaches: ["Rule to blame", "Aturan penyebab"],
  teaches_all: ["all ({0})", "semua ({0})"],
  puzzle_right: [
    "✓ {0} keeps the value. To blame for the greedy choice: {1}.",
    "✓ {0} menjaga nilai. Penyebab pilihan greedy: {1}.",
  ],
  find_examples: ["Let the lab find more", "Minta lab mencari lagi"],
  examples_how_lab: [
    "The lab judges every move of random positions exactly and keeps those in which the player gives most away.",
    "Lab menilai setiap langkah posisi acak secara eksak dan menyimpan yang paling merugikan pemain ini.",
  ],
  examples_how_estimate: [
    "The truth of this game is an estimate. The lab keeps random positions in which the choice is clearly worse than another move, and shows those that fresh play-outs confirm.",
    "Kebenaran permainan ini berupa taksiran. Lab menyimpan posisi acak yang pilihannya jelas lebih buruk daripada langkah lain, dan menampilkan yang dibenarkan oleh permainan acak baru.",
  ],
  examples_searching: ["{0} {0|position|positions} tried, {1} found…", "{0} posisi dicoba, {1} ditemukan…"],
  examples_found: ["{0} found in {1} {1|position|positions}.", "{0} ditemukan dari {1} posisi."],
  blamed_rule: ["To blame", "Penyebabnya"],
  exercise_n: ["Exercise {0}", "Soal {0}"],
  solution_n: ["Solution {0}", "Jawaban {0}"],
  exercise_ask: [
    "Player {0} is to move. What does “{1}” choose, and what is best?",
    "Giliran pemain {0}. Apa pilihan “{1}”, dan apa yang terbaik?",
  ],
  exercise_ask_solo: [
    "What does “{0}” choose here, and what is best?",
    "Apa pilihan “{0}” di sini, dan apa yang terbaik?",
  ],
  example_solution: [
    "The greedy choice {0} {1}; the best move {2} {3}.",
    "Pilihan greedy {0} {1}; langkah terbaik {2} {3}.",
  ],
  show_solution: ["Solution", "Jawaban"],
  try_it: ["Try it", "Coba"],
  print: ["Print the worksheet", "Cetak lembar kerja"],
} as const;
