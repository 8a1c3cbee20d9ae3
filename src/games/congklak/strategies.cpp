#include "games/congklak/strategies.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/congklak/turns.h"

namespace rakus::congklak {

Text empty_pit_text(const Rules& rules, Pit pit) {
    const int number = number_of(rules, pit);
    return filled({"pit {} is empty", "lubang {} kosong"}, number);
}

Moves AllPits::candidates(const Congklak& game, const State& s) const {
    Moves out;
    for (int pit = game.rules.pits - 1; pit >= 0; --pit) out.push_back(Pit{static_cast<std::uint8_t>(pit)});
    if (s.board.row[index_of(s.to_move)] == 0) out.push_back(kPass);
    return out;
}

// ---- the paper ---------------------------------------------------------------------------------------------------

Effect effect_of(const Rules& rules, const State& s, Pit pit) {
    return effect_of(rules, sow(rules, s, pit), s.to_move);
}

Effect effect_of(const Rules& rules, const Sown& sown, Side mover) {
    const bool in_empty =
        sown.ending == Ending::shot || sown.ending == Ending::own_empty || sown.ending == Ending::opponent_empty;
    Effect e{sown.again(), in_empty, sown.shot, 0, sown.banked};
    if (rules.shoot && sown.ending == Ending::opponent_empty)
        e.saved = mancala::seeds_in(sown.after.board.row[index_of(mover)], 2 * rules.pits - sown.last);
    return e;
}

std::array<WeightField<PaperWeights>, 4> Paper::weight_fields() {
    return {{{&PaperWeights::extra_move, kExtraMove.id, {"another move", "giliran lagi"}},
             {&PaperWeights::shoot, kShoot.id, {"a seed shot", "biji yang ditembak"}},
             {&PaperWeights::save, kSave.id, {"a seed saved", "biji yang diselamatkan"}},
             {&PaperWeights::banked, kBanked.id, {"a seed banked", "biji yang disimpan"}}}};
}

Paper::Effects Paper::survey(const Congklak& game, const State& s) const {
    Effects effects;
    bool in_empty = false, gains = false;
    for (const Pit pit : moves(game.rules, s)) {
        if (pit == kPass) break;
        const Effect& e = effects.of[pit.index] = effect_of(game.rules, s, pit);
        in_empty = in_empty || e.in_empty;
        gains = gains || e.shot > 0 || e.saved > 0;
    }
    effects.nil = in_empty && !gains;
    return effects;
}

// ---- ours --------------------------------------------------------------------------------------------------------

namespace {

constexpr std::size_t kEndsLookedAt = 3;  // of the turns that begin with one move: the replies to these are searched

TurnPlan plan_of(const Rules& rules, const TurnEnd& end, Side me) {
    TurnPlan p{true, decided_for(end.state, me), false, end.banked, 0, home_of(end.state, me)};
    if (p.wins) return p;
    p.yields = decided_for(end.state, other(me));
    if (over(rules, end.state)) return p;
    p.reply = largest_turn(rules, end.state);
    p.yields = 2 * (end.state.board.store[1 - index_of(me)] + p.reply) > end.state.board.total();
    return p;
}

}  // namespace

std::array<WeightField<BestWeights>, 3> Best::weight_fields() {
    return {{{&BestWeights::turn, kTurn.id, {"a seed banked by the whole turn", "biji yang disimpan segiliran"}},
             {&BestWeights::reply, kReply.id, {"a seed that the reply can bank", "biji yang dapat disimpan balasan"}},
             {&BestWeights::home,
              kHome.id,
              {"a seed more in one's own row than in the opponent's", "selisih biji di baris sendiri"}}}};
}

bool Best::better(const TurnPlan& a, const TurnPlan& b) const {
    if (!b.found) return true;
    if (a.wins != b.wins) return a.wins;
    if (a.yields != b.yields) return b.yields;
    return value(a) > value(b);
}

Best::Plans Best::survey(const Congklak& game, const State& s) const {
    Plans plans{};
    if (s.board.row[index_of(s.to_move)] == 0) return plans;
    std::array<Shortlist<kEndsLookedAt>, kMaxPits> ends;
    Turns turns;
    turns.each_end(game.rules, s, [&](const TurnEnd& end) {
        const double bonus = decided_for(end.state, s.to_move) ? 1000 : 0;  // a won turn before all others
        ends[end.first.index].offer(end,
                                    bonus + weights.turn * end.banked + weights.home * home_of(end.state, s.to_move));
    });
    for (std::size_t pit = 0; pit < ends.size(); ++pit)
        for (const auto& entry : ends[pit]) {
            const TurnPlan plan = plan_of(game.rules, entry.end, s.to_move);
            if (better(plan, plans[pit])) plans[pit] = plan;
        }
    return plans;
}

}  // namespace rakus::congklak
