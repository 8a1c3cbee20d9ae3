// The rules in force: each decision of the paper's open points is a field here (README.md has the table).
#pragma once
#include <cstdint>

#include "games/pokemon/catalogue.h"
#include "games/pokemon/deck.h"

namespace rakus::pokemon {

enum class Preset : std::uint8_t { paper, official };
enum class Era : std::uint8_t { ex, wotc };

struct Rules {
    Preset preset = Preset::paper;
    Era era = Era::ex;
    Pool pool = Pool::trainer;
    int hand_limit = 8;  // 0: none
    int prizes = 6;

    bool printed_numbers = true;          // 3.2: a card's own number of weakness and resistance; else x2 and -30
    bool types_by_cost = true;            // 2: weakness looks at the symbols of the cost; else at the attacker's type
    bool bonus_after_types = true;        // 3, 8: bonuses are not doubled
    bool cards_with_text = false;         // 20: Trainers, Powers and Bodies are in play
    bool exactly_sixty = false;           // 22
    bool any_energy_exempt = true;        // 23
    int mulligan_bonus = 0;               // 25: cards the opponent may draw for each mulligan
    bool first_turn_draws = false;        // 26
    bool evolve_at_once = true;           // 28: also on the turn it came into play
    bool retreat_once = true;             // 30
    bool confused_retreat_flips = false;  // 30, of the 1999 rules
    bool attacker_first = true;           // 32: else sudden death
    bool ex_gives_two = false;            // 35

    DeckRules deck_rules() const { return {exactly_sixty, any_energy_exempt}; }
};

Rules paper_rules();
Rules official_rules(Era);

}  // namespace rakus::pokemon
