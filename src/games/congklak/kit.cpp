// Congklak's place at the edge.
#include "games/congklak/kit.h"

#include "games/congklak/endgame.h"
#include "games/congklak/openings.h"
#include "games/congklak/scene.h"
#include "games/congklak/solver.h"
#include "games/congklak/speed.h"
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
    about.puzzles = puzzles();
    about.presets = {
        {"paper", {"the paper's rules, the default", "aturan makalah, bawaan"}},
        {"site1",
         {"the paper's first site: 6 pits with 4 seeds, no relay, a shot needs no lap",
          "situs pertama makalah: 6 lubang berisi 4 biji, tanpa sambungan, menembak tanpa syarat putaran"}},
        {"site2", {"the paper's second site: no shooting", "situs kedua makalah: tanpa menembak"}}};
    about.lessons = lessons();
    about.levels = levels();
    Kit<Congklak> kit{about, players(), std::make_shared<CongklakJudge>()};
    kit.stage = stage();
    kit.tables = table_verbs();
    kit.turns = std::make_shared<Openings>();
    kit.texts = texts_of<Facts>();
    return kit;
}

}  // namespace rakus::congklak
