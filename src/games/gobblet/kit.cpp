// Gobblet's place at the edge.
#include "games/gobblet/kit.h"

#include "games/gobblet/oracle.h"
#include "games/gobblet/quality.h"
#include "games/gobblet/scene.h"
#include "games/gobblet/speed.h"
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
        "exact everywhere: a book of the first plies, a short search, and the complete table, which is made when it is "
        "first needed (about 10 s)",
        "eksak di mana-mana: buku langkah awal, pencarian singkat, dan tabel lengkap, yang dibuat saat pertama "
        "diperlukan (sekitar 10 s)"};
    about.paper = "IF2211 2022";
    about.default_player = "formula";
    about.opening_plies = 2;
    about.beside = {"fork", "gobbles", "formula"};  // the formula is the sum of the other two
    about.puzzles = puzzles();
    about.puzzle_search = 300;
    about.lessons = lessons();
    about.levels = levels();
    Kit<Gobblet> kit{about, players(), std::make_shared<GobbletJudge>()};
    kit.tables = table_verbs();
    kit.quality = quality_kit();
    kit.stage = stage();
    kit.texts = texts_of<Facts>();
    return kit;
}

}  // namespace rakus::gobblet
