#include "games/bantumi/best.h"
#include "games/bantumi/perfect.h"
#include "games/bantumi/strategies.h"
#include "search/alphabeta.h"
#include "search/random_player.h"
#include "search/rollout.h"

namespace rakus::bantumi {

std::vector<PlayerKind<Bantumi>> players() {
    return search::with_searchers<Bantumi>(
        {credited(kByPaper, greedy_kind<Bantumi, Paper>("paper", {"the paper's priorities, by its prose",
                                                                  "prioritas makalah, menurut prosanya"})),
         credited(kByPaper, greedy_kind<Bantumi, Paper>(
                                "paper-pseudo",
                                {"the paper's pseudo-code: compares only when gain and loss are both there",
                                 "pseudo-code makalah: membandingkan hanya bila untung dan rugi sama-sama ada"},
                                Paper{.compare = Compare::if_both})),
         credited(kAfterPaper,
                  greedy_kind<Bantumi, Paper>("paper-chain",
                                              {"the paper's repair: the loss looks at a whole turn of the opponent",
                                               "perbaikan makalah: kerugian melihat seluruh giliran lawan"},
                                              Paper{.threat = Threat::whole_turn})),
         greedy_kind<Bantumi, Best>("best", {"the strongest greedy of ours: a whole turn of each side",
                                             "greedy terkuat kami: satu giliran penuh tiap sisi"}),
         perfect_kind(), search::random_kind<Bantumi>(), search::alphabeta_kind<Bantumi>(8)},
        {.playouts = 1000}, "best", {.plans = 48});
}

}  // namespace rakus::bantumi
