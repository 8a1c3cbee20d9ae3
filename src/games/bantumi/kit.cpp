// Bantumi's place at the edge.
#include "games/bantumi/kit.h"

#include "games/bantumi/strategies.h"
#include "solve/proof.h"

namespace rakus::bantumi {

Kit<Bantumi> kit() {
    GameInfo about;
    about.aliases = {"kalah"};
    about.title = {"Bantumi", "Bantumi"};
    about.goal = {"Sow seeds counter-clockwise and bank more of them than the opponent.",
                  "Sebarkan biji berlawanan arah jarum jam dan simpan lebih banyak daripada lawan."};
    about.truth_reach = {"exact when the search finishes, bounds when the time runs out",
                         "eksak bila pencarian selesai, batas bila waktu habis"};
    about.paper = "Setiawan 2008";
    about.default_player = "paper";
    about.opening_plies = 4;
    return {about, players(), std::make_shared<solve::SearchJudge<Bantumi>>()};
}

}  // namespace rakus::bantumi
