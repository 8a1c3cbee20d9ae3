// Gobblet's place at the edge.
#include "games/gobblet/kit.h"

#include "games/gobblet/oracle.h"
#include "games/gobblet/quality.h"
#include "games/gobblet/table_verbs.h"

namespace rakus::gobblet {

Kit<Gobblet> kit() {
    GameInfo about;
    about.aliases = {"gobblers"};
    about.title = {"Gobblet Gobblers", "Gobblet Gobblers"};
    about.goal = {"Get three of your pieces on top in a row; larger pieces gobble smaller ones.",
                  "Susun tiga bidak sendiri berderet di puncak; bidak besar memakan yang kecil."};
    about.reach = Reach::exact;
    about.truth_reach = {
        "exact everywhere from the complete table (rakus solve gobblet --build); by search without it, "
        "where draws and long games stay open",
        "eksak di mana-mana dari tabel lengkap (rakus solve gobblet --build); tanpa tabel dengan pencarian, "
        "dan seri serta permainan panjang tetap terbuka"};
    about.paper = "makalah IF2211, 2022";
    about.examples = {{"M2/1L1/s1l 1",
                       {"Fig. 8 and Table VI, reconstructed: the figure is missing from the text we have",
                        "Gambar 8 dan Tabel VI, direkonstruksi: gambarnya tidak ada dalam naskah kami"}}};
    about.default_player = "formula";
    about.opening_plies = 2;
    Kit<Gobblet> kit{about, players(), std::make_shared<GobbletJudge>()};
    kit.tables = table_verbs();
    kit.quality = quality_meter();
    return kit;
}

}  // namespace rakus::gobblet
