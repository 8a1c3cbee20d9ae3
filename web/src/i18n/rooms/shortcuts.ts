// Sentences of the keys.
export const shortcuts = {
  shortcuts: ["Keyboard shortcuts", "Pintasan papan ketik"],
  shortcuts_on: ["Single-key shortcuts are on", "Pintasan satu tombol aktif"],
  key: ["key", "tombol"],
  does: ["does", "guna"],
  key_step: ["one move (or step) back and on", "mundur dan maju satu langkah"],
  key_ends: ["to the start and to the end", "ke awal dan ke akhir"],
  key_signs: ["touch the place with that sign on the board", "sentuh tempat bertanda itu di papan"],
  key_undo: ["undo, redo", "urungkan, ulangi"],
  key_hint: ["hint", "petunjuk"],
  key_truth: ["truth on and off", "kebenaran tampil dan sembunyi"],
  key_next: ["next mistake", "kesalahan berikutnya"],
  key_flip: ["flip the board", "balik papan"],
  key_skip: ["skip the motion; in lessons: run and stop", "lewati gerak; di pelajaran: jalan dan berhenti"],
  key_escape: ["cancel the selection", "batalkan pilihan"],
  key_help: ["this list", "daftar ini"],
} as const;
