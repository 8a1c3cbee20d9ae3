#include "games/pokemon/rules.h"

namespace rakus::pokemon {

Rules paper_rules() {
    return {};
}

Rules official_rules(Era era) {
    Rules r;
    r.preset = Preset::official;
    r.era = era;
    r.hand_limit = 0;
    r.types_by_cost = false;
    r.bonus_after_types = false;
    r.cards_with_text = true;
    r.exactly_sixty = true;
    r.any_energy_exempt = false;
    r.mulligan_bonus = era == Era::wotc ? 2 : 1;
    r.first_turn_draws = era == Era::wotc;
    r.evolve_at_once = false;
    r.retreat_once = era == Era::ex;
    r.confused_retreat_flips = era == Era::wotc;
    r.attacker_first = false;
    r.ex_gives_two = true;
    return r;
}

}  // namespace rakus::pokemon
