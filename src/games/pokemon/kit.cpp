// Pokemon's place at the edge.
#include "games/pokemon/kit.h"

#include "games/pokemon/card_verbs.h"
#include "games/pokemon/scene.h"
#include "games/pokemon/solver.h"
#include "games/pokemon/speed.h"
#include "games/pokemon/strategies.h"

namespace rakus::pokemon {

Kit<Pokemon> kit() {
    GameInfo about;
    about.aliases = {"ptcg"};
    about.title = {"Pokemon Trading Card Game", "Permainan Kartu Pokemon"};
    about.goal = {"Knock out the opponent's Pokemon and take all prizes first.",
                  "Tumbangkan Pokemon lawan dan ambil semua hadiah lebih dulu."};
    about.reach = Reach::estimate;
    about.truth_reach = {
        "the exact distribution of one attack and the exact tree of a turn without draws; win chances by play-outs",
        "distribusi eksak satu serangan dan pohon eksak satu giliran tanpa menarik kartu; peluang menang dengan "
        "permainan acak"};
    about.paper = "Rusli 2008";
    about.walked = "attack";
    about.default_player = "paper";
    about.hidden = true;
    about.presets = {{"paper", {"the rules of the paper, the default", "aturan makalah, bawaan"}},
                     {"official",
                      {"the rule book of 2005, with Trainers, Powers and Bodies; era=wotc: of 1999",
                       "buku aturan 2005, dengan Trainer, Power, dan Body; era=wotc: 1999"}}};
    about.lessons = lessons();
    about.puzzles = puzzles();
    about.levels = levels();
    Kit<Pokemon> kit{about, players(), std::make_shared<PlayoutJudge>()};
    kit.cards = card_verbs();
    kit.stage = stage();
    kit.texts = texts_of<Facts>();
    return kit;
}

}  // namespace rakus::pokemon
