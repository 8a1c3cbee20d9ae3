// Sentences of how to play.
export const how = {
  how: ["How to play", "Cara bermain"],
  how_game: ["How to play {0}", "Cara bermain {0}"],
  how_title: ["{0}: how to play", "{0}: cara bermain"],
  how_not_that: [
    "{0} is another move. Try again, or let it be shown.",
    "{0} bukan langkahnya. Coba lagi, atau minta ditunjukkan.",
  ],
  how_paper: ["The greedy player of {0}", "Pemain greedy {0}"],
  how_aims: ["It aims at: {0}.", "Tujuannya: {0}."],
  how_selects: ["It selects: {0}.", "Seleksinya: {0}."],
  how_differs: ["Where it is played differently here:", "Yang dimainkan berbeda di sini:"],
  next_step: ["Next step", "Langkah berikutnya"],
  skip_step: ["Skip", "Lewati"],
  show_me: ["Show me", "Tunjukkan"],
} as const;
