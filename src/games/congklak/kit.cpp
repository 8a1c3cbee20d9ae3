// Congklak's place at the edge.
#include "games/congklak/kit.h"

#include "games/congklak/endgame.h"
#include "games/congklak/openings.h"
#include "games/congklak/solver.h"
#include "games/congklak/strategies.h"

namespace rakus::congklak {

Kit<Congklak> kit() {
    GameInfo about;
    about.aliases = {"dakon"};
    about.title = {"Congklak", "Congklak"};
    about.goal = {"Sow seeds clockwise, relay by relay, and bank more of them than the opponent.",
                  "Sebarkan biji searah jarum jam, sambung-menyambung, dan simpan lebih banyak daripada lawan."};
    about.truth_reach = {"exact in the endgame (a table, and search above it); proved bounds elsewhere, from the start: a win by 92 to 98",
                         "eksak di akhir permainan (tabel, dan pencarian di atasnya); selebihnya batas terbukti, dari awal: menang 92 sampai 98"};
    about.paper = "Utama 2016";
    about.default_player = "paper";
    about.opening_plies = 4;
    return {about, players(), std::make_shared<CongklakJudge>(), table_verbs(), std::make_shared<Openings>()};
}

}  // namespace rakus::congklak
