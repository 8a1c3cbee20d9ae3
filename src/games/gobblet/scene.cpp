#include "games/gobblet/scene.h"

#include <fmt/format.h>

namespace rakus::gobblet {
namespace {

constexpr Words kSizeWords[] = {{"small", "kecil"}, {"medium", "sedang"}, {"large", "besar"}};
constexpr Words words_for(Size s) {
    return kSizeWords[index_of(s)];
}

std::string cell_id(Cell c) {
    return fmt::format("{}", c.number());
}
std::string reserve_id(Side side, Size size) {
    return fmt::format("{}.{}", index_of(side) + 1, kSizeWords[index_of(size)].en);
}
rakus::Piece disc(Side side, Size size, int count = 1) {
    return {.kind = PieceKind::disc, .owner = index_of(side) + 1, .size = number(size), .count = count};
}

Place cell(const Board& b, Cell c, bool hide_covered) {
    Place place{cell_id(c), PlaceKind::cell, 0, filled({"cell {}", "sel {}"}, c.number()), {}, {}, cell_id(c)};
    for (const Size size : kSizes)
        for (const Side side : {Side::first, Side::second})
            if (b.men(side, size).has(c)) place.pieces.push_back(disc(side, size));
    if (hide_covered && place.pieces.size() > 1) place.pieces.erase(place.pieces.begin(), place.pieces.end() - 1);
    return place;
}

Place reserve(const Board& b, Side side, Size size) {
    const int player = index_of(side) + 1, left = b.in_hand(side, size);
    Place place{reserve_id(side, size),
                PlaceKind::reserve,
                player,
                filled({"{} pieces in hand, player {}", "bidak {} di tangan, pemain {}"}, words_for(size), player),
                {},
                {},
                std::string(words_for(size).en.substr(0, 1))};
    if (left > 0) place.pieces.push_back(disc(side, size, left));
    return place;
}

Zone hand_zone(Side side) {
    Zone zone{side == Side::first ? ZoneRole::near : ZoneRole::far,
              filled({"hand of player {}", "tangan pemain {}"}, index_of(side) + 1),
              {{}}};
    for (const Size size : kSizes) zone.rows[0].push_back(reserve_id(side, size));
    return zone;
}

// What stands on a cell when its top piece is gone.
std::optional<Piece> beneath(const Board& b, Cell c) {
    const auto top = b.top(c);
    return top ? b.without(top->owner, top->size, c).top(c) : std::nullopt;
}

Text told(const State& s, const Move& m) {
    const Words size = words_for(m.size);
    Text t = m.placement() ? filled({"{} piece from the hand to cell {}", "bidak {} dari tangan ke sel {}"}, size,
                                    m.target.number())
                           : filled({"{} piece from cell {} to cell {}", "bidak {} dari sel {} ke sel {}"}, size,
                                    m.from().number(), m.target.number());
    if (const auto prey = s.board.top(m.target)) {
        const bool own = prey->owner == s.to_move;
        t.en += fmt::format(", gobbles {} {} piece", own ? "one's own" : "a", words_for(prey->size).en);
        t.id += fmt::format(", memakan bidak {} {}", words_for(prey->size).id, own ? "sendiri" : "lawan");
    }
    return t;
}

class GobbletStage final : public Stage<Gobblet> {
   public:
    Scene scene(const Gobblet& game, const State& s, bool) const override {
        Scene scene;
        scene.board = "cells";
        Zone field{ZoneRole::field, {}, {{}, {}, {}}};
        for (const Cell c : CellSet::all()) {
            scene.places.push_back(cell(s.board, c, game.memory));
            field.rows[c.index / 3].push_back(cell_id(c));
        }
        for (const Side side : {Side::first, Side::second})
            for (const Size size : kSizes) scene.places.push_back(reserve(s.board, side, size));
        scene.zones = {hand_zone(Side::second), std::move(field), hand_zone(Side::first)};
        if (s.seen > 1)
            scene.counters.push_back({{"times this position has stood", "kali posisi ini terjadi"}, s.seen});
        return scene;
    }

    Touch touch(const Gobblet& game, const State& s, const Move& m) const override {
        Touch t{{}, told(s, m), {m.placement() ? reserve_id(s.to_move, m.size) : cell_id(m.from()), cell_id(m.target)}};
        // Whoever does not see what is covered is not warned of it either.
        const State next = game.after(s, m);
        if (!game.memory && next.result && result_for(s.to_move, *next.result) < 0)
            t.confirm = {"This shows three of the opponent's pieces in a row and loses at once. Play it?",
                         "Ini memperlihatkan tiga bidak lawan berderet dan langsung kalah. Tetap mainkan?"};
        return t;
    }

    Text detail(const Gobblet&, const State& before, const Move& m, const State&) const override {
        return before.board.top(m.target) ? Text{"gobbles", "memakan"} : Text{};
    }

    std::vector<Step> steps(const Gobblet& game, const State& before, const Move* m,
                            const State& after) const override {
        std::vector<Step> steps;
        const bool dropped = after.board.men(before.to_move, m->size).has(m->target);
        const Step leave = departure(before, *m, dropped);
        if (game.memory && dropped) cover(before, *m, steps);
        steps.push_back(leave);
        if (game.memory && !m->placement()) uncover(before, *m, steps);
        return steps;
    }

    // Every piece of the palette comes from its owner's hand.
    std::vector<PaletteItem> palette(const Gobblet&) const override {
        std::vector<PaletteItem> items;
        for (const Side side : {Side::first, Side::second})
            for (const Size size : kSizes) {
                const int player = index_of(side) + 1;
                items.push_back({reserve_id(side, size),
                                 filled({"{} piece of player {}", "bidak {} pemain {}"}, words_for(size), player),
                                 disc(side, size)});
            }
        items.push_back(take_away({"take the top piece away", "angkat bidak teratas"}));
        items.push_back(give_turn());
        items.push_back(act(kClear, {"empty board", "papan kosong"}, false));
        return items;
    }

    Result<std::string> edit(const Gobblet& game, const State& s, const Edit& edit) const override {
        const auto stands = [&](const Board& b, Side to_move) {
            return write_position(stand(game.rules, b, to_move, 1));
        };
        if (edit.piece == kTurn) return stands(s.board, other(s.to_move));
        if (edit.piece == kClear) return stands(Board{}, s.to_move);
        const auto board = changed(s.board, edit);
        return board ? Result<std::string>(stands(*board, s.to_move)) : board.error();
    }

   private:
    static Result<Board> changed(const Board& b, const Edit& edit) {
        for (const Cell c : CellSet::all()) {
            if (edit.place != cell_id(c)) continue;
            if (edit.piece == kTakeAway) return lifted(b, c);
            for (const Side side : {Side::first, Side::second})
                for (const Size size : kSizes)
                    if (edit.piece == reserve_id(side, size)) return dropped(b, c, {side, size});
        }
        return no_such_place(edit);
    }
    static Result<Board> lifted(const Board& b, Cell c) {
        const auto top = b.top(c);
        if (!top) return cannot_set_up({"there is no piece to take away", "tidak ada bidak untuk diangkat"});
        return b.without(top->owner, top->size, c);
    }
    static Result<Board> dropped(const Board& b, Cell c, gobblet::Piece p) {
        if (const auto top = b.top(c); top && top->size >= p.size)
            return cannot_set_up(
                {"a piece must be larger than the one below it", "bidak harus lebih besar daripada yang di bawahnya"});
        if (b.in_hand(p.owner, p.size) == 0)
            return cannot_set_up(
                filled({"both {} pieces of player {} are on the board", "kedua bidak {} pemain {} sudah di papan"},
                       words_for(p.size), index_of(p.owner) + 1));
        return b.with(p.owner, p.size, c);
    }

    // Under lift=strict a piece that uncovers an enemy row does not come down again.
    static Step departure(const State& before, const Move& m, bool dropped) {
        Step step;
        step.kind = StepKind::move;
        step.piece = disc(before.to_move, m.size);
        step.from = m.placement() ? reserve_id(before.to_move, m.size) : cell_id(m.from());
        step.to = dropped ? cell_id(m.target) : reserve_id(before.to_move, m.size);
        step.words = dropped
                         ? told(before, m)
                         : Text{"lifting the piece shows three in a row", "bidak diangkat dan tampak tiga berderet"};
        return step;
    }
    static void cover(const State& before, const Move& m, std::vector<Step>& steps) {
        const auto prey = before.board.top(m.target);
        if (!prey) return;
        Step step;
        step.kind = StepKind::hide;
        step.from = cell_id(m.target);
        step.piece = disc(prey->owner, prey->size);
        step.becomes = disc(prey->owner, prey->size, 0);
        steps.push_back(step);
    }
    static void uncover(const State& before, const Move& m, std::vector<Step>& steps) {
        const auto shown = beneath(before.board, m.from());
        if (!shown) return;
        Step step;
        step.kind = StepKind::reveal;
        step.from = cell_id(m.from());
        step.piece = disc(shown->owner, shown->size, 0);
        step.becomes = disc(shown->owner, shown->size);
        step.words = filled({"a {} piece of player {} comes to light", "bidak {} pemain {} kelihatan lagi"},
                            words_for(shown->size), index_of(shown->owner) + 1);
        steps.push_back(step);
    }
};

}  // namespace

std::shared_ptr<const Stage<Gobblet>> stage() {
    return std::make_shared<GobbletStage>();
}

}  // namespace rakus::gobblet
