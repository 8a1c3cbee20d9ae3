#include "games/bantumi/scene.h"

#include <fmt/format.h>

#include "games/mancala/scene.h"

namespace rakus::bantumi {
namespace {

int number_of(int pit, int) {
    return pit + 1;
}

Text told(const Sown& sown, Pit pit) {
    const int n = pit.index + 1;
    constexpr Noun seed{"seed", "seeds", "biji"};
    if (sown.again) return filled({"sow pit {}: another turn", "sebar lubang {}: giliran lagi"}, n);
    if (sown.stolen > 0)
        return {fmt::format("sow pit {}: takes {}", n, count_in_words(sown.stolen, seed, Lang::en)),
                fmt::format("sebar lubang {}: mengambil {}", n, count_in_words(sown.stolen, seed, Lang::id))};
    return filled({"sow pit {}", "sebar lubang {}"}, n);
}

class BantumiStage final : public Stage<Bantumi> {
   public:
    Scene scene(const Bantumi& game, const State& s, bool) const override {
        return mancala::holes(written(game.rules, s), mancala::StoreAt::right);
    }

    Touch touch(const Bantumi& game, const State& s, const Pit& pit) const override {
        return {{}, told(sow(game.rules, s, pit), pit), {mancala::pit_id(index_of(s.to_move) + 1, pit.index + 1)}};
    }

    Text detail(const Bantumi& game, const State& before, const Pit& pit, const State&) const override {
        const Sown sown = sow(game.rules, before, pit);
        const int hand = mancala::seeds_in(before.board.row[index_of(before.to_move)], pit.index);
        return mancala::in_words({hand, 0, sown.stolen, sown.again}, {"steals", "mencuri"});
    }

    std::vector<Step> steps(const Bantumi& game, const State& before, const Pit* pit, const State&) const override {
        const Rules& rules = game.rules;
        const mancala::Circle circle(rules.pits, before.to_move, number_of);
        const int hand = mancala::seeds_in(before.board.row[index_of(before.to_move)], pit->index);
        std::vector<Step> steps{circle.sow(pit->index, hand)};
        // What the sowing did not bring into the store itself was captured, the last seed among it.
        const Sown sown = sow(rules, before, *pit);
        const int circle_size = 2 * rules.pits + 1;
        const int last = (pit->index + hand) % circle_size;
        const int by_sowing = mancala::Sowing<mancala::Row8>::of(rules.pits).spread(pit->index, hand).store;
        if (sown.banked > by_sowing) {
            steps.push_back(circle.bank(last, 1));
            if (sown.stolen > 0) steps.push_back(circle.bank(2 * rules.pits - last, sown.stolen));
        }
        if (over(sown.after)) {
            Scene end = scene(game, before, false);
            for (const Step& s : steps) play(end, s);
            for (Step& s : mancala::sweep(end)) steps.push_back(std::move(s));
        }
        return steps;
    }

    std::vector<PaletteItem> palette(const Bantumi&) const override { return mancala::palette(); }
    Result<std::string> edit(const Bantumi& game, const State& s, const Edit& edit) const override {
        const auto board = mancala::edited(written(game.rules, s), edit);
        return board ? Result<std::string>(mancala::write(*board)) : board.error();
    }
};

}  // namespace

std::shared_ptr<const Stage<Bantumi>> stage() {
    return std::make_shared<BantumiStage>();
}

}  // namespace rakus::bantumi
