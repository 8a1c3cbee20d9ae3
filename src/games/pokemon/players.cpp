#include "games/pokemon/gameboy.h"
#include "games/pokemon/strategies.h"
#include "search/random_player.h"
#include "search/rollout.h"

namespace rakus::pokemon {

std::vector<PlayerKind<Pokemon>> players() {
    return search::with_searchers<Pokemon>(
        {credited(kByPaper, greedy_kind<Pokemon, Greedy>("paper", {"the paper's attack choice and its preparing phase",
                                                                   "pilihan serangan makalah dan fase persiapannya"})),
         credited(kAfterPaper, greedy_kind<Pokemon, Greedy>("paper-no-stop",
                                                            {"the same without the early stop: the highest value",
                                                             "sama tanpa berhenti dini: nilai tertinggi"},
                                                            Greedy{.early_stop = false})),
         greedy_kind<Pokemon, Greedy>(
             "official",
             {"exact distribution: surest knock-out, then damage less its cost",
              "distribusi eksak: paling pasti menumbangkan, lalu kerusakan dikurangi ongkosnya"},
             Greedy{.weights = {.attach = 1}, .how = Valuation::exact}),
         credited({"handheld game, 1998", "permainan genggam, 1998"},
                  greedy_kind<Pokemon, Gameboy>("gameboy", {"the scored greedy of the handheld game of 1998",
                                                            "greedy berskor dari permainan genggam 1998"})),
         search::random_kind<Pokemon>()},
        {.playouts = 300}, "official", {.playouts = 64, .plans = 8});
}

}  // namespace rakus::pokemon
