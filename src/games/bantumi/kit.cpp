// Bantumi's place at the edge.
#include "games/bantumi/kit.h"

#include "games/bantumi/judge.h"
#include "games/bantumi/quality.h"
#include "games/bantumi/strategies.h"
#include "games/bantumi/table_verbs.h"

namespace rakus::bantumi {

Kit<Bantumi> kit() {
    GameInfo about;
    about.aliases = {"kalah"};
    about.title = {"Bantumi", "Bantumi"};
    about.goal = {"Sow seeds counter-clockwise and bank more of them than the opponent.",
                  "Sebarkan biji berlawanan arah jarum jam dan simpan lebih banyak daripada lawan."};
    about.reach = Reach::exact;
    about.truth_reach = {
        "exact for every position of boards up to 6x4: the first plies at once, others in seconds; larger boards: "
        "exact or "
        "bounds",
        "eksak untuk tiap posisi papan sampai 6x4: langkah awal seketika, lainnya dalam hitungan detik; papan lebih "
        "besar: "
        "eksak atau batas"};
    about.paper = "Setiawan 2008";
    about.examples = {{"4.5.1.0.0.0.15/1.5.1.0.1.1.14 1",
                       {"a position that fits Fig. 3: an extra turn before a larger steal",
                        "posisi yang cocok dengan Gambar 3: giliran lagi sebelum pencurian yang lebih besar"}},
                      {"5.5.0.0.3.2.14/1.0.3.0.0.1.14 1",
                       {"a position that fits Fig. 4: the loss comes from a chain of moves",
                        "posisi yang cocok dengan Gambar 4: kerugian datang dari rangkaian langkah"}}};
    about.default_player = "paper";
    about.opening_plies = 4;
    return {about, players(), judge(), table_verbs(), nullptr, quality_kit()};
}

}  // namespace rakus::bantumi
