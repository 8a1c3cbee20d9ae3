// Nim's place at the edge.
#include "games/nim/kit.h"

#include "games/nim/strategies.h"
#include "search/alphabeta.h"
#include "search/random_player.h"
#include "search/rollout.h"

namespace rakus::nim {

std::vector<PlayerKind<Nim>> players() {
    return search::with_searchers<Nim>(
        {greedy_kind<Nim, Greedy>("most", {"takes as many seeds as it can", "mengambil biji sebanyak mungkin"},
                                  Greedy{{.taken = 1}}),
         credited(kByPaper, greedy_kind<Nim, Greedy>("balance",
                                                     {"leaves the smallest nim-sum: perfect, unless the last "
                                                      "seed loses",
                                                      "menyisakan jumlah nim terkecil: sempurna, kecuali bila biji "
                                                      "terakhir kalah"},
                                                     Greedy{{.sum_left = -1}})),
         search::random_kind<Nim>(), search::alphabeta_kind<Nim>(6)},
        {.playouts = 1000}, "most", {});
}

Kit<Nim> kit() {
    GameInfo about;
    about.title = {"Nim", "Nim"};
    about.goal = {"Take seeds from one heap at a time, and the last of all.",
                  "Ambil biji dari satu tumpukan setiap kali, dan yang terakhir dari semuanya."};
    about.reach = Reach::exact;
    about.truth_reach = {"exact everywhere, at once", "eksak di mana-mana, seketika"};
    about.paper = "Bouton 1901";
    about.default_player = "most";
    about.opening_plies = 2;
    about.puzzles = {"3.4.5 1", "1.2.4 1", "1.3.5 2"};
    about.lessons = lessons();
    about.levels = levels();
    Kit<Nim> kit{about, players(), judge()};
    kit.stage = stage();
    return kit;
}

}  // namespace rakus::nim
