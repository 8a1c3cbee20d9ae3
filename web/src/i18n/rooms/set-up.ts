// Sentences of setting up a position.
export const setUp = {
  set_up: ["Set up a position", "Susun posisi"],
  setup: ["Set-up", "Susun posisi"],
  set_up_title: ["{0}: set up a position", "{0}: menyusun posisi"],
  set_up_lead: [
    "Choose a piece, then touch the places where it goes.",
    "Pilih bidaknya, lalu sentuh tempat tujuannya.",
  ],
  set_up_then: ["With this position", "Dengan posisi ini"],
  palette: ["Palette", "Palet"],
  find_card: ["Find", "Cari"],
  start_position: ["Start position", "Posisi awal"],
  analyse: ["Analyse", "Analisis"],
} as const;
