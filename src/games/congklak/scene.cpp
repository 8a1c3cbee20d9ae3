#include "games/congklak/scene.h"

#include <fmt/format.h>

#include "games/mancala/scene.h"

namespace rakus::congklak {
namespace {

constexpr std::string_view kPassButton = "pass";

// Gone is what lies in the pits when the game ends.
bool swept(const State& before, const State& after) {
    return before.board.seeds_in_pits() > 0 && after.board.seeds_in_pits() == 0;
}

class CongklakStage final : public Stage<Congklak> {
   public:
    Scene scene(const Congklak& game, const State& s, bool) const override {
        const bool clockwise = game.rules.direction == Direction::clockwise;
        Scene scene =
            mancala::holes(written(game.rules, s), clockwise ? mancala::StoreAt::left : mancala::StoreAt::right);
        const Moves legal = game.moves(s);
        if (legal.size() == 1 && legal[0] == kPass) {
            scene.places.push_back({std::string(kPassButton),
                                    PlaceKind::button,
                                    index_of(s.to_move) + 1,
                                    {"pass: no seeds to sow", "lewat: tidak ada biji untuk disebar"}});
            scene.zones.push_back({ZoneRole::choices, {}, {{std::string(kPassButton)}}});
        }
        return scene;
    }

    Touch touch(const Congklak& game, const State& s, const Pit& pit) const override {
        if (pit == kPass) return {{}, {"pass", "lewat"}, {std::string(kPassButton)}};
        const Sown sown = sow(game.rules, s, pit);
        const auto circle = circle_of(game.rules, s.to_move);
        const Text name = circle.name(pit.index), end = end_in_words(game.rules, sown);
        return {{}, filled({"sow {}: {}", "sebar {}: {}"}, name, end), {circle.id(pit.index)}};
    }

    Text detail(const Congklak& game, const State& before, const Pit& pit, const State&) const override {
        if (pit == kPass) return {};
        mancala::Course course;
        for (const auto& [hole, seeds] : path(game.rules, before, pit)) course.drops += seeds;
        const Sown sown = sow(game.rules, before, pit);
        course.relays = sown.relays, course.taken = sown.shot, course.again = sown.again();
        return mancala::in_words(course, {"shoots", "menembak"});
    }

    std::vector<Step> steps(const Congklak& game, const State& before, const Pit* pit,
                            const State& after) const override {
        if (*pit == kPass) return {{.kind = StepKind::note, .words = {"passes", "lewat"}}};
        const auto circle = circle_of(game.rules, before.to_move);
        std::vector<Step> steps;
        for (const auto& [hole, seeds] : path(game.rules, before, *pit)) steps.push_back(circle.sow(hole, seeds));
        const Sown sown = sow(game.rules, before, *pit);
        if (sown.ending == Ending::shot) {
            steps.push_back(circle.bank(sown.last, 1));
            if (sown.shot > 0) steps.push_back(circle.bank(2 * game.rules.pits - sown.last, sown.shot));
        }
        if (swept(before, after)) {
            Scene end = scene(game, before, false);
            for (const Step& s : steps) play(end, s);
            for (Step& s : mancala::sweep(end)) steps.push_back(std::move(s));
        }
        return steps;
    }

    std::vector<PaletteItem> palette(const Congklak&) const override { return mancala::palette(); }
    Result<std::string> edit(const Congklak& game, const State& s, const Edit& edit) const override {
        const auto board = mancala::edited(written(game.rules, s), edit);
        return board ? Result<std::string>(mancala::write(*board)) : board.error();
    }
};

}  // namespace

std::shared_ptr<const Stage<Congklak>> stage() {
    return std::make_shared<CongklakStage>();
}

}  // namespace rakus::congklak
