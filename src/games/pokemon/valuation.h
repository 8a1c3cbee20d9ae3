// What an attack is worth: by the paper's formula, and by the exact distribution of its damage.
#pragma once
#include <utility>

#include "core/score.h"
#include "games/pokemon/damage.h"
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

// ---- the paper: section 3.2 with the classes of 3.1.2 ---------------------------------------------------------

inline constexpr Rule kBase{"base", {"base damage", "kerusakan dasar"}, "3.2 step 1"};
inline constexpr Rule kWeakness{"weakness", {"weakness x2", "kelemahan x2"}, "3.2 step 2"};
inline constexpr Rule kResistance{"resistance", {"resistance", "resistansi"}, "3.2 step 3"};
inline constexpr Rule kForEach{"for_each", {"for each", "untuk tiap"}, "3.1.2 class 3"};
inline constexpr Rule kCondition{"condition", {"condition holds", "syarat terpenuhi"}, "3.1.2 class 2"};
inline constexpr Rule kCoinBonus{"coin_bonus", {"bonus by coin", "tambahan menurut koin"}, "3.1.2 class 4"};
inline constexpr Rule kCoins{"coins", {"all coins heads", "semua koin gambar"}, "3.1.2 class 5"};
inline constexpr Rule kSuccess{"success", {"chance to succeed", "peluang berhasil"}, "3.1.2 class 6"};
inline constexpr Rule kSelfDamage{"self_damage", {"damage to itself", "kerusakan pada diri"}, "3.1.2 class 7"};

// The terms of one attack in the order in which the paper applies them; they add up to its value.
struct PaperValue {
    double base = 0, weakness = 0, resistance = 0, for_each = 0, condition = 0, coin_bonus = 0, coins = 0, success = 0,
           self_damage = 0;
    double total() const {
        return base + weakness + resistance + for_each + condition + coin_bonus + coins + success + self_damage;
    }
};
PaperValue paper_value(const Rules&, const State&, Side by, const Attack&);

template <class Score>
void add_terms(const PaperValue& v, Score& score) {
    score.add(kBase, 1, v.base);
    score.add(kWeakness, 1, v.weakness);
    score.add(kResistance, 1, v.resistance);
    const std::pair<const Rule*, double> effects[] = {{&kForEach, v.for_each},     {&kCondition, v.condition},
                                                      {&kCoinBonus, v.coin_bonus}, {&kCoins, v.coins},
                                                      {&kSuccess, v.success},      {&kSelfDamage, v.self_damage}};
    for (const auto& [rule, amount] : effects)
        if (amount != 0) score.add(*rule, 1, amount);
}

// ---- the truth of one attack ---------------------------------------------------------------------------------

// One possible damage to the defending Pokemon.
struct Bar {
    int damage = 0;
    double p = 0;
};
struct Forecast {
    List<Bar, 40> bars;  // by rising damage; the chances add up to 1
    bool or_more =
        false;  // the last bar stands for its damage and everything above: coins until tails have no last one
    double expected = 0, self_expected = 0, p_ko = 0;  // of the whole distribution, in closed form
};
// Coins, confusion and smoke included; choices are made for the most damage.
Forecast forecast(const Rules&, const State&, Side by, const Attack&);

// ---- both, for the players -----------------------------------------------------------------------------------

enum class Valuation : std::uint8_t { paper, exact };
struct Worth {
    double value = 0;
    double ko = 0;  // chance of a knock-out; the paper claims 0 or 1
};
Worth worth_of(Valuation, const Rules&, const State&, Side by, const Attack&);
// The best worth among the attacks whose energy is there; value 0 and no knock-out if there is none.
Worth best_worth(Valuation, const Rules&, const State&, Side by);

}  // namespace rakus::pokemon
