#include "games/bantumi/strategies.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus::bantumi {
namespace {

// A capture ends the turn, so a turn steals at most once: follow every chain of extra turns to its captures.
void note_steals(const Rules& rules, const State& s, Threat reach, std::array<int, 8>& threat) {
    for (const Pit pit : moves(s)) {
        const Sown sown = sow(rules, s, pit);
        if (sown.from) threat[sown.from->index] = std::max(threat[sown.from->index], sown.stolen);
        if (sown.again && reach == Threat::whole_turn) note_steals(rules, sown.after, reach, threat);
    }
}

}  // namespace

std::array<int, 8> threats(const Rules& rules, const State& s, Threat reach) {
    std::array<int, 8> threat{};
    State theirs = s;
    theirs.to_move = other(s.to_move);
    note_steals(rules, theirs, reach, threat);
    const auto own = s.board.row[index_of(s.to_move)];
    for (int pit = 0; pit < 8; ++pit)
        if (mancala::seeds_in(own, pit) == 0) threat[static_cast<std::size_t>(pit)] = 0;
    return threat;
}

Order order_of(const Weights& w) {
    static constexpr std::array<Order, 6> orders{{{1, 2, 3}, {2, 1, 3}, {1, 3, 2}, {3, 1, 2}, {2, 3, 1}, {3, 2, 1}}};
    return orders[static_cast<std::size_t>(w.order)];
}

std::vector<WeightField<Weights>> Paper::weight_fields() {
    return {{&Weights::extra_turn, kExtraTurn.id, {"an extra turn", "giliran lagi"}},
            {&Weights::steal, kSteal.id, {"a seed stolen", "biji yang dicuri"}},
            {&Weights::save, kSave.id, {"a seed saved", "biji yang diselamatkan"}},
            {&Weights::banked, kBanked.id, {"a seed banked", "biji yang disimpan"}},
            {&Weights::order,
             "order",
             {"2.5: the order of the priorities", "2.5: urutan prioritas"},
             {kOrders.begin(), kOrders.end()}}};
}

Pits Paper::candidates(const Bantumi&, const State& s) const {
    Pits pits = moves(s);
    std::reverse(pits.begin(), pits.end());
    return pits;
}

std::vector<LeftOut<Pit>> Paper::left_out(const Bantumi& game, const State& s) const {
    std::vector<LeftOut<Pit>> out;
    for (int pit = 0; pit < game.rules.pits; ++pit)
        if (mancala::seeds_in(s.board.row[index_of(s.to_move)], pit) == 0)
            out.push_back({Pit{static_cast<std::uint8_t>(pit)},
                           {"empty_pit", filled({"pit {} is empty", "lubang {} kosong"}, pit + 1)}});
    return out;
}

Stakes Paper::survey(const Bantumi& game, const State& s) const {
    Stakes stakes;
    stakes.threat = threats(game.rules, s, threat);
    stakes.loss = *std::max_element(stakes.threat.begin(), stakes.threat.end());
    for (const Pit pit : moves(s)) stakes.gain = std::max(stakes.gain, sow(game.rules, s, pit).stolen);
    stakes.compared = compare == Compare::if_either || (stakes.gain > 0 && stakes.loss > 0);
    stakes.order = order_of(weights);
    return stakes;
}

}  // namespace rakus::bantumi
