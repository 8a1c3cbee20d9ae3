// Congklak's place at the edge.
#include "games/congklak/kit.h"

#include "games/congklak/openings.h"
#include "games/congklak/strategies.h"
#include "solve/proof.h"

namespace rakus::congklak {

Kit<Congklak> kit() {
    GameInfo about;
    about.aliases = {"dakon"};
    about.title = {"Congklak", "Congklak"};
    about.goal = {"Sow seeds clockwise, relay by relay, and bank more of them than the opponent.",
                  "Sebarkan biji searah jarum jam, sambung-menyambung, dan simpan lebih banyak daripada lawan."};
    about.truth_reach = {"exact in the endgame and for a first turn that banks everything; true bounds elsewhere",
                         "eksak di akhir permainan; selebihnya batas yang terbukti"};
    about.paper = "Utama 2016";
    about.default_player = "paper";
    about.opening_plies = 4;
    return {about, players(), std::make_shared<solve::SearchJudge<Congklak>>(), nullptr, std::make_shared<Openings>()};
}

}  // namespace rakus::congklak
