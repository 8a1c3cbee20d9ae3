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
    about.truth_reach = {"exact for every position of the 6x4 game in seconds; bounds when the time runs out",
                         "eksak untuk tiap posisi 6x4 dalam hitungan detik; batas bila waktu habis"};
    about.paper = "Setiawan 2008";
    about.default_player = "paper";
    about.opening_plies = 4;
    return {about, players(), judge(), table_verbs(), nullptr, quality_meter()};
}

}  // namespace rakus::bantumi
