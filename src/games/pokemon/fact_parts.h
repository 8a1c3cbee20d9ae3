// What the facts of facts.h stand on: each is worked out when it is first asked for.
#pragma once
#include "games/pokemon/facts.h"

namespace rakus::pokemon {

// Both active Pokemon lie open: before that nothing can be reckoned.
bool faces_opponent(const State&);

// ---- the position
Worth worth_now(const Facts::Survey&, Valuation);
bool dies_now(const Facts::Survey&, Valuation);
// 0 <= attack < the attacks of the active.
const Forecast& forecast_of(const Facts::Survey&, std::size_t attack);
// Attacks that can be used and are surer than p to knock out.
int surer_than(const Facts::Survey&, double p);
// The first attack knocks out, and the second does nothing else of use.
bool first_attack_suffices(const Facts::Survey&);

// ---- a move
// The Pokemon that the move is about: under the energy, in front of the attack, on the way forward. Null: none.
const InPlay* target_of(const Facts::Glance&);
bool target_is_own(const Facts::Glance&);
// The attack of a move that is one; null: it is none.
const Attack* attack_in(const Facts::Glance&);
// All zero of a move that is no attack.
const PaperValue& paper_value_of(const Facts::Glance&);
const Forecast& forecast_in(const Facts::Glance&);
Energies missing_in(const Facts::Glance&);
// How much a Trainer, a Power or an answer is wanted.
double use_of(const Facts::Glance&, Valuation);

// ---- the table after it
const State& table_after(const Facts::Glance&);
Worth worth_after(const Facts::Glance&, Valuation);
bool dies_after(const Facts::Glance&, Valuation);
Worth reply_worth(const Facts::Glance&, Valuation);
// The surest knock-out of the opponent when his active has one energy card more, of any kind in his deck list.
double reply_fed(const Facts::Glance&);
// .. when one of his bench stands in front instead.
double reply_from_bench(const Facts::Glance&);
// Would a knock-out of this side's active end the game?
bool last_stand(const Rules&, const State&, Side);

}  // namespace rakus::pokemon
