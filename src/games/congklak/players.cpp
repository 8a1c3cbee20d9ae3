// The players of Congklak.
#include "games/congklak/ahead.h"
#include "games/congklak/strategies.h"
#include "games/congklak/turn_game.h"
#include "search/random_player.h"

namespace rakus::congklak {

namespace {

Paper by_pseudo_code() {
    Paper paper;
    paper.nil = Nil::unset;
    return paper;
}

}  // namespace

std::vector<PlayerKind<Congklak>> players() {
    std::vector<PlayerKind<Congklak>> all{
        credited(kByPaper, greedy_kind<Congklak, Paper>("paper", {"the paper's priorities, by its prose",
                                                                  "prioritas makalah, menurut prosanya"})),
        credited(kByPaper,
                 greedy_kind<Congklak, Paper>(
                     "paper-pseudo",
                     {"the paper's pseudo-code: no way from priority 2 to 3, the first pit with seeds instead",
                      "pseudo-code makalah: tanpa jalan dari prioritas 2 ke 3, gantinya lubang berisi yang pertama"},
                     by_pseudo_code())),
        greedy_kind<Congklak, Best>("best", {"greedy over whole turns, with an eye on the reply",
                                             "greedy atas giliran utuh, sambil melihat balasan lawan"}),
        search::random_kind<Congklak>(),
        turn_alphabeta_kind(),
        turn_mcts_kind()};
    all.push_back(search::rollout_kind<Congklak>(all, "best", {.plans = 16}, turn_worlds));
    return all;
}

}  // namespace rakus::congklak
