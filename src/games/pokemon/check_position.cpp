#include "games/pokemon/check_position.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "games/pokemon/notation.h"
#include "games/pokemon/read_field.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

// Only an attack that is still being carried out leaves a Pokemon with more damage than it survives.
Status check_damage(const State& s, Side side) {
    const Field& f = s.field(side);
    for (int i = 0; i <= f.bench; ++i) {
        const InPlay& p = f.spots[static_cast<std::size_t>(i)];
        if (p.empty() || !p.top().known() || hp_left(p) > 0) continue;
        const std::string where =
            fmt::format("player {} {}", index_of(side) + 1, write_slot(Slot{static_cast<std::uint8_t>(i)}));
        return wrong(where, fmt::format("{} damage, but {} has {} HP", p.damage(), card_of(p).name, hp_of(p)),
                     fmt::format("kerusakan {}, padahal HP {} adalah {}", p.damage(), card_of(p).name, hp_of(p)));
    }
    return Done{};
}

// The numbers of a running effect must point at things that are there: the engine trusts them.
bool effect_is_sound(const State& s) {
    const Effect& e = s.effect;
    const Field& f = s.field(e.by);
    const Verb verb = running_op(s).verb;
    if (f.at(e.user).empty() || e.ask.filter.value >= catalogue().filters()) return false;
    const Field& asked = s.field(e.ask.mine ? e.by : other(e.by));
    if (e.ask.what == AskFor::energy && asked.at(e.ask.slot).empty()) return false;
    if (e.ask.what == AskFor::top_card) return e.left + e.chosen <= f.deck.size();
    if (verb == Verb::search) return e.target < catalogue().size();
    if (e.target > kBenchSize) return false;
    const bool paired = verb == Verb::may_burn || verb == Verb::pay_energy || verb == Verb::remove_energy ||
                        verb == Verb::heal_for_energy;
    if (paired && e.ask.what == AskFor::energy) return e.ask.slot.value == e.target;
    if (verb == Verb::move_energy && e.step == 3) return e.left < kEnergyKinds && f.at({e.target}).energy[e.left] > 0;
    if (verb == Verb::move_counter && e.step == 2) return f.at({e.target}).counters > 0;
    return true;
}

}  // namespace

int cards_of(const State& s, Side side) {
    const Census count = census(s, side);
    return std::accumulate(count.begin(), count.end(), 0);
}

Status check_position(const Pokemon& game, const State& s) {
    for (const Side side : {Side::first, Side::second}) {
        const Field& f = s.field(side);
        const std::string who = fmt::format("player {}", index_of(side) + 1);
        const int most = std::max<int>(
            kDeckSize, static_cast<int>(game.decks[static_cast<std::size_t>(index_of(side))]->cards.size()));
        if (cards_of(s, side) > most)
            return wrong(who, fmt::format("{} cards, at most {}", cards_of(s, side), most),
                         fmt::format("{} kartu, paling banyak {}", cards_of(s, side), most));
        for (const InPlay& p : f.spots)
            for (int i = 0; i < p.stack; ++i)
                if (!p.cards[static_cast<std::size_t>(i)].known())
                    return wrong(who, "a Pokemon in play must be named", "Pokemon di arena harus disebut");
        if (s.phase != Phase::asking && s.phase != Phase::save_energy)
            if (const Status alive = check_damage(s, side); !alive) return alive;
        const bool playing = s.phase == Phase::main || s.phase == Phase::pay_retreat || s.phase == Phase::hand_limit;
        if (playing && f.active().empty()) return wrong(who, "no active Pokemon", "tidak ada Pokemon aktif");
        if (playing && f.prizes.empty())
            return wrong(who, "p: expected 1 to 6 prizes", "p: seharusnya 1 sampai 6 hadiah");
    }
    const bool asks = s.phase == Phase::asking;
    if (asks != (s.effect.what != Running::nothing))
        return wrong("do", "a question needs its effect f=", "pertanyaan memerlukan efek f=");
    if (asks && !effect_is_sound(s))
        return wrong("f", "this effect cannot be running here", "efek ini tidak mungkin berjalan di sini");
    if (s.phase == Phase::pay_retreat && (s.retreat_to.active() || s.retreat_to.value > s.field(s.player).bench))
        return wrong("to", "expected a bench place", "seharusnya tempat di cadangan");
    if (s.phase == Phase::over)
        return s.winner != Winner::nobody_yet ? Status(Done{})
                                              : wrong("won", "expected the result", "seharusnya hasil");
    if (legal_moves(game.rules, game.view(s).table).empty())
        return wrong("do", "nobody can go on from here", "tidak ada langkah dari sini");
    return Done{};
}

}  // namespace rakus::pokemon
