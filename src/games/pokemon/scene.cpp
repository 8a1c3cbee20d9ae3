#include "games/pokemon/scene.h"

#include "games/pokemon/scene_moves.h"
#include "games/pokemon/scene_table.h"
#include "games/pokemon/set_up.h"

namespace rakus::pokemon {
namespace {

Step coin_step(bool heads) {
    Step step;
    step.kind = StepKind::coin;
    step.chance = true;
    step.words = heads ? Text{"heads", "gambar"} : Text{"tails", "angka"};
    return step;
}

class PokemonStage final : public Stage<Pokemon> {
   public:
    Scene scene(const Pokemon& game, const View& v, bool acts) const override {
        return tabletop(game.rules, v.table, acts ? game.moves(v) : Moves{});
    }
    Touch touch(const Pokemon& game, const View& v, const Move& m) const override {
        return {{}, told(v.table, m), touched(game.rules, v.table, m)};
    }
    // The coins that fell.
    Text detail(const Pokemon&, const View&, const Move&, const View& after) const override {
        Text out;
        const Coins& coins = after.table.coins;
        for (int i = 0; i < coins.n; ++i) {
            const Text fell = coin_step((coins.heads >> i & 1) != 0).words;
            out.en += (i == 0 ? "" : ", ") + fell.en;
            out.id += (i == 0 ? "" : ", ") + fell.id;
        }
        return out;
    }

    std::vector<Step> steps(const Pokemon& game, const View& before, const Move* move,
                            const View& after) const override {
        std::vector<Step> steps;
        if (move) steps.push_back({.kind = StepKind::note, .words = told(before.table, *move)});
        const Coins& coins = after.table.coins;
        for (int i = 0; i < coins.n; ++i) steps.push_back(coin_step((coins.heads >> i & 1) != 0));
        for (Step& s : differences(scene(game, before, false), scene(game, after, false)))
            steps.push_back(std::move(s));
        return steps;
    }

    std::vector<PaletteItem> palette(const Pokemon& game) const override { return palette_of(game); }
    Result<std::string> edit(const Pokemon& game, const State& s, const Edit& edit) const override {
        const auto next = set_up(game, s, edit);
        return next ? Result<std::string>(game.print(*next)) : next.error();
    }
};

}  // namespace

std::shared_ptr<const Stage<Pokemon>> stage() {
    return std::make_shared<PokemonStage>();
}

}  // namespace rakus::pokemon
