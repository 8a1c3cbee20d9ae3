// The players of Congklak.
#include "games/congklak/strategies.h"
#include "games/congklak/turn_game.h"
#include "search/random_player.h"

namespace rakus::congklak {

std::vector<PlayerKind<Congklak>> players() {
    return {credited(kByPaper, greedy_kind<Congklak, Paper>("paper", {"the paper's priorities, by its prose",
                                                                      "prioritas makalah, menurut prosanya"})),
            greedy_kind<Congklak, Best>("best", {"greedy over whole turns, with an eye on the reply",
                                                 "greedy atas giliran utuh, sambil melihat balasan lawan"}),
            search::random_kind<Congklak>(), turn_alphabeta_kind(), turn_mcts_kind()};
}

}  // namespace rakus::congklak
