#include "games/exodia/kit.h"

#include "games/exodia/hands.h"
#include "games/exodia/judge.h"
#include "games/exodia/policy_file.h"
#include "games/exodia/runs.h"
#include "games/exodia/scene.h"
#include "games/exodia/speed.h"
#include "games/exodia/strategies.h"
#include "games/exodia/tune.h"

namespace rakus::exodia {
namespace {

GameInfo about() {
    GameInfo info;
    info.aliases = {"yugioh"};
    info.title = {"Exodia", "Exodia"};
    info.goal = {"Hold the five pieces of Exodia in as few turns as possible; there is no opponent.",
                 "Pegang kelima bagian Exodia dalam giliran sesedikit mungkin; tidak ada lawan."};
    info.reach = Reach::estimate;
    info.truth_reach = {
        "an estimate by play-outs of what is seen; with --see all a clairvoyant bound, not playable",
        "taksiran dari permainan acak atas yang terlihat; dengan --see all batas peramal, tidak bisa dimainkan"};
    info.paper = "Kusnadi 2014";
    info.default_player = "paper";
    info.solitaire = true;
    info.chance_within = "turn";
    info.hidden = true;
    info.presets = {{"paper", {"the rules of the paper, the default", "aturan makalah, bawaan"}},
                    {"official",
                     {"the rule book and the cards as printed: no draw on the first turn, six cards in hand at its end",
                      "buku aturan dan kartu seperti tercetak: tanpa menarik kartu pada giliran pertama, enam kartu di "
                      "tangan pada akhir giliran"}}};
    info.lessons = lessons();
    info.puzzles = puzzles();
    return info;
}

Result<std::unique_ptr<Player<Exodia>>> written_player(const Exodia& game, std::string_view json, std::string& name) {
    auto policy = read_policy(*game.program, json);
    if (!policy) return policy.error();
    name = policy->name;
    return std::unique_ptr<Player<Exodia>>(
        std::make_unique<PolicyPlayer>([made = std::move(*policy)](const Program&) { return made; }));
}

}  // namespace

const Kit<Exodia>& kit() {
    static const Kit<Exodia> whole = [] {
        Kit<Exodia> k{about(), players(), make_judge()};
        k.stage = stage();
        k.solitaire = make_runs();
        k.cards = make_cards();
        k.tuning = make_tuning();
        k.written_player = written_player;
        k.texts = texts_of<Facts>();
        return k;
    }();
    return whole;
}

}  // namespace rakus::exodia
