// How Nim shows itself: a row of heaps. A move touches a heap, then says how many seeds.
#include <fmt/format.h>

#include "core/text.h"
#include "games/nim/kit.h"

namespace rakus::nim {
namespace {

std::string heap_id(int heap) {
    return fmt::format("{}", heap + 1);
}
std::string take_id(int seeds) {
    return fmt::format("take.{}", seeds);
}
Piece pile_of(int seeds) {
    return {.kind = PieceKind::seed, .count = seeds};
}
Text told(const Move& m) {
    return filled({"take {} from heap {}", "ambil {} dari tumpukan {}"}, m.seeds, m.heap + 1);
}

class NimStage final : public Stage<Nim> {
   public:
    Scene scene(const Nim&, const State& s, bool acts) const override {
        Scene scene;
        scene.board = "holes";
        scene.zones = {{ZoneRole::field, {}, {{}}}, {ZoneRole::choices, {}, {{}}}};
        for (int heap = 0; heap < static_cast<int>(s.heaps.size()); ++heap) {
            const int seeds = s.heaps[static_cast<std::size_t>(heap)];
            Place place{heap_id(heap), PlaceKind::hole, 0, filled({"heap {}", "tumpukan {}"}, heap + 1)};
            place.sign = heap_id(heap);
            if (seeds > 0) place.pieces.push_back(pile_of(seeds));
            scene.places.push_back(place);
            scene.zones[0].rows[0].push_back(place.id);
        }
        if (acts)
            for (int seeds = 1; seeds <= *std::ranges::max_element(s.heaps); ++seeds) {
                Place button{take_id(seeds), PlaceKind::button, 0, filled({"take {}", "ambil {}"}, seeds)};
                button.sign = fmt::format("{}", seeds);
                scene.places.push_back(button);
                scene.zones[1].rows[0].push_back(button.id);
            }
        return scene;
    }

    Touch touch(const Nim&, const State&, const Move& m) const override {
        return {{}, told(m), {heap_id(m.heap), take_id(m.seeds)}};
    }

    Text detail(const Nim&, const State&, const Move&, const State&) const override { return {}; }

    // The seeds leave the board.
    std::vector<Step> steps(const Nim&, const State&, const Move* m, const State&) const override {
        return {{StepKind::hide, heap_id(m->heap), {}, {}, pile_of(m->seeds), pile_of(0), told(*m)}};
    }

    std::vector<PaletteItem> palette(const Nim&) const override {
        return {{"seed", {"one more seed", "tambah satu biji"}, pile_of(1)},
                take_away({"one seed less", "kurangi satu biji"}),
                give_turn()};
    }
    Result<std::string> edit(const Nim&, const State& before, const Edit& edit) const override {
        State s = before;
        if (edit.piece == kTurn) return s.to_move = other(s.to_move), write_position(s);
        const auto heap = whole_number(edit.place, 1, static_cast<int>(s.heaps.size()));
        if (!heap) return no_such_place(edit);
        s.heaps[static_cast<std::size_t>(*heap - 1)] += edit.piece == kTakeAway ? -1 : 1;
        return write_position(s);
    }
};

}  // namespace

std::shared_ptr<const Stage<Nim>> stage() {
    return std::make_shared<NimStage>();
}

}  // namespace rakus::nim
