// Congklak's place at the edge.
#include "games/congklak/kit.h"

#include "games/congklak/endgame.h"
#include "games/congklak/facts.h"
#include "games/congklak/openings.h"
#include "games/congklak/scene.h"
#include "games/congklak/solver.h"
#include "games/congklak/strategies.h"

namespace rakus::congklak {

Kit<Congklak> kit() {
    GameInfo about;
    about.aliases = {"dakon"};
    about.title = {"Congklak", "Congklak"};
    about.goal = {"Sow seeds clockwise, relay by relay, and bank more of them than the opponent.",
                  "Sebarkan biji searah jarum jam, sambung-menyambung, dan simpan lebih banyak daripada lawan."};
    about.reach = Reach::bounds;
    about.truth_reach = {
        "exact in the endgame (a table, and search above it); proved bounds elsewhere, from the start: a win by 92 to "
        "98",
        "eksak di akhir permainan (tabel, dan pencarian di atasnya); selebihnya batas terbukti, dari awal: menang 92 "
        "sampai 98"};
    about.paper = "Utama 2016";
    about.default_player = "paper";
    about.opening_plies = 4;
    about.puzzles = {"2.3.1.4.1.3.0.38/1.0.0.2.2.0.2.39 1", "1.0.2.0.3.1.0.33/2.1.1.0.2.5.1.46 1",
                     "1.1.0.1.0.1.0.33/2.1.0.7.0.3.2.46 1"};
    about.presets = {
        {"paper", {"the paper's rules, the default", "aturan makalah, bawaan"}},
        {"site1",
         {"the paper's first site: 6 pits with 4 seeds, no relay, a shot needs no lap",
          "situs pertama makalah: 6 lubang berisi 4 biji, tanpa sambungan, menembak tanpa syarat putaran"}},
        {"site2", {"the paper's second site: no shooting", "situs kedua makalah: tanpa menembak"}}};
    Kit<Congklak> kit{about, players(), std::make_shared<CongklakJudge>()};
    kit.stage = stage();
    kit.tables = table_verbs();
    kit.turns = std::make_shared<Openings>();
    kit.texts = texts_of<Facts>();
    return kit;
}

}  // namespace rakus::congklak
