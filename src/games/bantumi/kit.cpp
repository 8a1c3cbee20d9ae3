// Bantumi's place at the edge.
#include "games/bantumi/kit.h"

#include "games/bantumi/judge.h"
#include "games/bantumi/quality.h"
#include "games/bantumi/scene.h"
#include "games/bantumi/speed.h"
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
    about.default_player = "paper";
    about.opening_plies = 4;
    about.puzzles = puzzles();
    about.puzzles.insert(about.puzzles.begin(), "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1");  // the weakness the paper admits
    about.lessons = lessons();
    about.levels = levels();
    Kit<Bantumi> kit{about, players(), judge()};
    kit.stage = stage();
    kit.tables = table_verbs();
    kit.quality = quality_kit();
    kit.texts = texts_of<Facts>();
    return kit;
}

}  // namespace rakus::bantumi
