// The classic greedy to beat: the scored player of the 1998 handheld game, as its scoring has been described. Every
// kind of move starts from a number and gains or loses points; an attack below 80 is not used.
#pragma once
#include <array>
#include <vector>

#include "core/greedy.h"
#include "core/player.h"
#include "games/pokemon/game.h"
#include "games/pokemon/valuation.h"

namespace rakus::pokemon {

struct GameboyWeights {
    double knock_out = 20, per_ten = 1, no_damage = -1, may_hurt = 2, recoil = -1, suicide = -10, threat = 5,
           discard = -1, effect = 1, poison = 2;
    double energy_active = 4, energy_doomed = -10, energy_needed = 3, energy_ready = 5, retreat = 2, bench = 50;
};

// What the appraisals of one decision share: both attacks, and whether the active is in danger.
struct GameboyOutlook {
    Worth now;
    bool doomed = false;
    std::array<Forecast, 4> attacks{};
    std::array<bool, 4> usable{};
    bool cheap_kill = false;  // the first attack knocks out as well as the second
};

// Points for what an attack does besides damage; the energy it gives up, and one; what else it does.
double helpful_effects(const State&, Side, const Attack&);
double energy_given_up(const InPlay&, const Attack&);
bool poisons(const State&, Side, const Attack&);
bool hits_bench(const Attack&);

// The attacks of a Pokemon that an energy card serves.
struct Served {
    int needed = 0;  // that lack it
    int ready = 0;   // that it completes
};
Served served_by(const Rules&, const InPlay&, CardId energy);

struct Gameboy {
    GameboyWeights weights{};
    static std::array<WeightField<GameboyWeights>, 16> weight_fields();

    Moves candidates(const Pokemon&, const View&) const;
    GameboyOutlook survey(const Pokemon&, const View&) const;
    template <class Why>
    bool feasible(const Pokemon& game, const View& v, const Move& m, Why& why) const;
    template <class Score>
    void appraise(const Pokemon&, const View&, const GameboyOutlook&, const Move&, Score&) const;
    bool complete(const Pokemon&, const View& began, const View& now) const {
        return began.table.turn != now.table.turn || began.table.chooser != now.table.chooser ||
               now.table.phase == Phase::over;
    }
    double objective(const Pokemon& game, const View& v, Side me) const {
        return game.rules.prizes - v.table.field(me).prizes.size();
    }
    static constexpr Words tie_break() {
        return {"of equals the first candidate is taken, the later attack of the card before the earlier",
                "dari yang setara diambil kandidat pertama, serangan yang lebih belakang di kartu lebih dulu"};
    }
};

template <class Why>
bool Gameboy::feasible(const Pokemon& game, const View& v, const Move& m, Why& why) const {
    if (m.act != Do::attack) return true;
    if constexpr (Why::keeps) {
        const auto refused = attack_refused(game.rules, v.table, v.table.chooser, m.n);
        if (refused) why.set(refused->code, refused->text);
        return !refused;
    } else {
        return may_attack(game.rules, v.table, v.table.chooser, m.n);
    }
}

extern template void Gameboy::appraise(const Pokemon&, const View&, const GameboyOutlook&, const Move&, Total&) const;
extern template void Gameboy::appraise(const Pokemon&, const View&, const GameboyOutlook&, const Move&,
                                       Breakdown&) const;
static_assert(GreedyStrategy<Gameboy, Pokemon>);

}  // namespace rakus::pokemon
