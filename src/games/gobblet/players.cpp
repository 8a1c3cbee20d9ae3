#include "games/gobblet/kit.h"
#include "games/gobblet/levels.h"
#include "games/gobblet/strategies.h"
#include "search/alphabeta.h"
#include "search/random_player.h"
#include "search/rollout.h"

namespace rakus::gobblet {

std::vector<PlayerKind<Gobblet>> players() {
    return search::with_searchers<Gobblet>(
        {credited(
             kByPaper,
             greedy_kind<Gobblet, Formula>(
                 "formula",
                 {"greedy by formula: fork and gobbles added up (table VI prints 34 for 3@8, its own tables give 30)",
                  "greedy by formula: fork dan gobbles dijumlahkan (tabel VI mencetak 34 untuk 3@8, tabelnya sendiri "
                  "memberi 30)"})),
         credited(
             kByPaper,
             greedy_kind<Gobblet, Fork>(
                 "fork", {"greedy by fork: attacks (table VI prints 6 for 3@8, its own tables give 2)",
                          "greedy by fork: menyerang (tabel VI mencetak 6 untuk 3@8, tabelnya sendiri memberi 2)"})),
         credited(kByPaper, greedy_kind<Gobblet, Gobbles>(
                                "gobbles", {"greedy by gobbles: defends", "greedy by gobbles: bertahan"})),
         credited(kByPaper, novice()), credited(kAfterPaper, intermediate()), credited(kAfterPaper, experienced()),
         expert(), search::random_kind<Gobblet>(), search::alphabeta_kind<Gobblet>(4)},
        {.playouts = 1000, .exploration = 0.7}, "formula", {.playouts = 32, .soften = 0.3});
}

}  // namespace rakus::gobblet
