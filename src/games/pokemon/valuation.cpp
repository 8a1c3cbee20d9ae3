#include "games/pokemon/valuation.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/pokemon/energy.h"
#include "games/pokemon/legal.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

constexpr int kRun = 20;  // coins of "until tails" that have a bar of their own; then every head changes the same

// The coins of an attack that are thrown before its damage, and its choices made for the most damage.
struct Throw {
    int coins = 0;
    bool until_tails = false;
    Luck luck;
};

int tools_in_hand(const Field& f, FilterId filter) {
    int n = 0;
    for (const CardId c : f.hand) n += c.known() && catalogue().matches(c, filter) ? 1 : 0;
    return n;
}

int energies_in_play(const Rules& rules, const Field& f) {
    int n = 0;
    for (int i = 0; i <= f.bench; ++i) n += provided_by(rules, f.spots[static_cast<std::size_t>(i)]).total();
    return n;
}

Throw throw_of(const Rules& rules, const State& s, Side by, const Attack& attack) {
    Throw t;
    const Field& mine = s.field(by);
    for (const Op& op : attack.script) {
        if (op.verb == Verb::flip) {
            t.until_tails = op.per == Source::until_tails;
            t.coins = op.per == Source::none ? op.n
                      : t.until_tails        ? kRun
                                             : std::min(20, count_of(rules, s, by, attack.cost, op));
        }
        if (op.verb == Verb::may_pay) t.luck.paid = mine.active().energy_cards() > 0;
        if (op.verb == Verb::may_burn) t.luck.chosen = energies_in_play(rules, mine);
        if (op.verb == Verb::may_toss) t.luck.chosen = tools_in_hand(mine, op.filter);
        if (op.verb == Verb::hit) break;
    }
    return t;
}

// Coins that only decide about self damage or other effects come after the hit; they still need a count.
int coins_after_hit(const Attack& attack) {
    int coins = 0;
    for (const Op& op : attack.script)
        if (op.verb == Verb::flip && op.per == Source::none) coins = op.n;
    return coins;
}

bool on_coin(const Op& op) {
    return op.when == When::heads || op.when == When::tails || op.when == When::heads_exactly;
}

double all_heads(int coins) {
    return std::ldexp(1.0, -coins);
}

// The chance of a condition on coins.
double chance_of(const Op& op, int coins) {
    switch (op.when) {
        case When::heads:
            return 1 - all_heads(coins);
        case When::tails:
            return all_heads(coins);
        case When::heads_exactly:
            return op.when_n == coins ? all_heads(coins) : 0;  // the paper looks at the largest only
        default:
            return 1;
    }
}

int capped(const Op& op, int n) {
    return op.max != 0 ? std::min<int>(n, op.max) : n;
}

// The damage an attack has before its effects: printed, or what its text says about the active Pokemon.
int base_of(const State& s, Side by, const Attack& attack) {
    for (const Op& op : attack.script) {
        if (op.verb == Verb::half_hp) return (hp_left(s.field(other(by)).active()) + 19) / 20 * 10;
        if (op.verb == Verb::snipe && op.who == Word::any) return op.n;
    }
    return attack.damage;
}

// The classes of 3.1.2 one after the other, on a value that goes along.
class PaperReckoning {
   public:
    PaperReckoning(const Rules& rules, const State& s, Side by, const Attack& a)
        : rules_(rules), s_(s), by_(by), attack_(a) {
        rules_.types_by_cost = true;
        thrown_ = throw_of(rules_, s_, by_, a);
    }

    PaperValue reckon() {
        types();
        for (const Op& op : attack_.script) for_each(op);
        for (const Op& op : attack_.script) condition(op);
        for (const Op& op : attack_.script) coin_bonus(op);
        for (const Op& op : attack_.script) coins(op);
        for (const Op& op : attack_.script)
            if (op.verb == Verb::self) v_.self_damage -= op.n * chance_of(op, std::max(1, coins_after_hit(attack_)));
        return v_;
    }

   private:
    void types() {
        const int base = base_of(s_, by_, attack_);
        v_.base = base;
        if (find_op(attack_.script, Verb::ignore) != nullptr) return;
        const Typed typed = apply_types(rules_, s_, by_, attack_, base);
        v_.weakness = typed.weakness;
        v_.resistance = typed.resistance;
    }
    double so_far() const { return v_.total(); }
    int counted(const Op& op) const {
        return capped(op, op.per == Source::chosen ? thrown_.luck.chosen : count_of(rules_, s_, by_, attack_.cost, op));
    }
    static bool counts_things(const Op& op) { return op.per != Source::none && op.per != Source::heads; }

    void for_each(const Op& op) {
        if (!counts_things(op) || on_coin(op)) return;
        if (op.verb == Verb::times) v_.for_each += so_far() * (counted(op) - 1);
        if (op.verb == Verb::plus) v_.for_each += op.n * counted(op);
        if (op.verb == Verb::minus) v_.for_each -= std::min(so_far(), static_cast<double>(op.n * counted(op)));
        if (op.verb == Verb::counters) v_.for_each += 10 * op.n * counted(op);
    }
    void condition(const Op& op) {
        if (op.per != Source::none || on_coin(op)) return;
        if (op.verb == Verb::plus && holds(s_, by_, op, thrown_.luck)) v_.condition += op.n;
        if (op.verb == Verb::counters) v_.condition += 10 * op.n;
    }
    // The largest bonus times the chance to get it.
    void coin_bonus(const Op& op) {
        if (op.verb != Verb::plus) return;
        if (op.per == Source::heads)
            v_.coin_bonus += thrown_.until_tails ? 0 : op.n * thrown_.coins * all_heads(thrown_.coins);
        else if (on_coin(op))
            v_.coin_bonus += op.n * chance_of(op, thrown_.coins);
    }
    void coins(const Op& op) {
        if (op.verb == Verb::times && op.per == Source::heads) {
            const double n = thrown_.until_tails ? 0 : thrown_.coins * all_heads(thrown_.coins);
            v_.coins += so_far() * (n - 1);
        }
        if (op.verb == Verb::fail) v_.success += so_far() * -chance_of(op, thrown_.coins);
    }

    Rules rules_;
    const State& s_;
    Side by_;
    const Attack& attack_;
    Throw thrown_;
    PaperValue v_;
};

// ---- exact ---------------------------------------------------------------------------------------------------

// Damage of the operations that do not go through `hit`, on the active Pokemon.
int direct_damage(const Rules& rules, const State& s, Side by, const Attack& attack) {
    const InPlay& target = s.field(other(by)).active();
    const Op* ignore = find_op(attack.script, Verb::ignore);
    int damage = 0;
    for (const Op& op : attack.script) {
        if (op.verb == Verb::snipe && op.who == Word::any) {
            const int typed = ignore != nullptr ? op.n : apply_types(rules, s, by, attack, op.n).damage;
            const bool bare = ignore != nullptr && ignore->who == Word::everything;
            damage += bare ? typed : protect(rules, s, by, target, typed, true);
        }
        if (op.verb == Verb::counters && open_to_effects(rules, s, by, target))
            damage += 10 * op.n * (op.per == Source::none ? 1 : count_of(rules, s, by, attack.cost, op));
        if (op.verb == Verb::mirror)
            damage += protect(rules, s, by, target, s.field(by).active().mirror_damage * 10, true);
    }
    return damage;
}

double binomial(int n, int k) {
    double c = 1;
    for (int i = 0; i < k; ++i) c = c * (n - i) / (i + 1);
    return std::ldexp(c, -n);
}

void add_bar(Forecast& f, int damage, double p) {
    std::size_t at = 0;
    while (at < f.bars.size() && f.bars[at].damage < damage) ++at;
    if (at < f.bars.size() && f.bars[at].damage == damage) {
        f.bars[at].p += p;
        return;
    }
    f.bars.push_back({});
    for (std::size_t i = f.bars.size() - 1; i > at; --i) f.bars[i] = f.bars[i - 1];
    f.bars[at] = {damage, p};
}

double self_damage(const State& s, Side by, const Attack& attack, const Luck& luck) {
    double sum = 0;
    for (const Op& op : attack.script)
        if (op.verb == Verb::self && holds(s, by, op, luck)) sum += op.n;
    return sum;
}

int damage_of(const Rules& rules, const State& s, Side by, const Attack& attack, const Parts& parts) {
    const int direct = parts.fails ? 0 : direct_damage(rules, s, by, attack);
    return direct + (find_op(attack.script, Verb::hit) != nullptr ? final_damage(rules, s, by, attack, parts) : 0);
}

void add_throw(const Rules& rules, const State& s, Side by, const Attack& attack, Luck luck, double p, Forecast& f) {
    const Parts parts = parts_of(rules, s, by, attack, luck);
    add_bar(f, damage_of(rules, s, by, attack, parts), p);
    f.self_expected += p * (parts.fails ? 0 : self_damage(s, by, attack, luck));
}

// Coins until tails: k more heads have the chance 2^-(k+1). What they change is the same for every head, or, where a
// Body tells odd tens from even ones, for every second: so the mean of the rest has a closed form. REQUIRES: four of
// them.
double mean_of_run(const std::array<int, 4>& damage) {
    const auto [a, b, c, d] = damage;
    if (b - a == c - b && c - b == d - c) return a + (b - a);
    return (6 * a + 2 * (c - a) + 3 * b + (d - b)) / 9.0;
}

// The bar for a run that is longer than those that have one, and what it changes in the sums.
void add_run(const Rules& rules, const State& s, Side by, const Attack& attack, Luck luck, double p, Forecast& f) {
    std::array<int, 4> damage{};
    const auto with = [&](int heads) {
        Luck more = luck;
        more.heads = heads;
        return damage_of(rules, s, by, attack, parts_of(rules, s, by, attack, more));
    };
    for (int k = 0; k < 4; ++k) damage[static_cast<std::size_t>(k)] = with(kRun + k);
    luck.heads = kRun;
    add_throw(rules, s, by, attack, luck, p, f);
    f.or_more = damage[2] != damage[0];
    f.expected += p * (mean_of_run(damage) - damage[0]);
    const int left = hp_left(s.field(other(by)).active());
    const auto step = [&](std::size_t k) {
        return damage[k % 2] + static_cast<int>(k / 2) * (damage[k % 2 + 2] - damage[k % 2]);
    };
    constexpr std::size_t kBelowRounding = 60;
    double ko = 0;
    for (std::size_t k = 0; k < kBelowRounding; ++k)
        ko += step(k) >= left ? std::ldexp(1.0, -static_cast<int>(k) - 1) : 0;
    if (step(kBelowRounding) >= left) ko += std::ldexp(1.0, -static_cast<int>(kBelowRounding));
    f.p_ko += p * (ko - (damage[0] >= left ? 1 : 0));
}

// The chance that confusion and smoke let the attack happen, and what confusion costs otherwise.
double chance_to_act(const InPlay& self) {
    return ((self.conditions & confused) != 0 ? 0.5 : 1.0) * (self.smoked ? 0.5 : 1.0);
}

// An attack that copies is worth the best attack it can copy.
Forecast copied(const Rules& rules, const State& s, Side by, const Op& copy) {
    Forecast best;
    add_bar(best, 0, 1);
    for (const Attack& a : card_of(s.field(other(by)).active()).attacks) {
        if (find_op(a.script, Verb::copy) != nullptr || !may_copy(rules, s, by, copy, a)) continue;
        const Forecast f = forecast(rules, s, by, a);
        if (f.p_ko > best.p_ko || (f.p_ko == best.p_ko && f.expected > best.expected)) best = f;
    }
    return best;
}

}  // namespace

PaperValue paper_value(const Rules& rules, const State& s, Side by, const Attack& attack) {
    if (attack.script.size() <= 1 && (attack.script.empty() || attack.script[0].verb == Verb::hit)) {
        Rules by_cost = rules;
        by_cost.types_by_cost = true;
        const Typed typed = apply_types(by_cost, s, by, attack, attack.damage);
        PaperValue v;
        v.base = attack.damage;
        v.weakness = typed.weakness;
        v.resistance = typed.resistance;
        return v;
    }
    return PaperReckoning(rules, s, by, attack).reckon();
}

Forecast forecast(const Rules& rules, const State& s, Side by, const Attack& attack) {
    if (const Op* copy = find_op(attack.script, Verb::copy)) return copied(rules, s, by, *copy);
    const InPlay& self = s.field(by).active();
    Throw t = throw_of(rules, s, by, attack);
    if (t.coins == 0) t.coins = coins_after_hit(attack);
    Forecast f;
    const double act = chance_to_act(self);
    if (act < 1) add_bar(f, 0, 1 - act);
    if ((self.conditions & confused) != 0) f.self_expected += 0.5 * (rules.era == Era::wotc ? 20 : 30);
    for (int heads = 0; heads < (t.until_tails ? kRun : t.coins + 1); ++heads) {
        const double p = t.until_tails ? std::ldexp(1.0, -heads - 1) : binomial(t.coins, heads);
        t.luck.heads = heads;
        add_throw(rules, s, by, attack, t.luck, p * act, f);
    }
    if (t.until_tails) add_run(rules, s, by, attack, t.luck, std::ldexp(act, -kRun), f);
    const int left = hp_left(s.field(other(by)).active());
    for (const Bar& b : f.bars) {
        f.expected += b.damage * b.p;
        if (b.damage >= left) f.p_ko += b.p;
    }
    return f;
}

Worth worth_of(Valuation how, const Rules& rules, const State& s, Side by, const Attack& attack) {
    if (how == Valuation::paper) {
        const double value = paper_value(rules, s, by, attack).total();
        return {value, value >= hp_left(s.field(other(by)).active()) ? 1.0 : 0.0};
    }
    const Forecast f = forecast(rules, s, by, attack);
    return {f.expected - f.self_expected, f.p_ko};
}

Worth best_worth(Valuation how, const Rules& rules, const State& s, Side by) {
    Worth best;
    const Field& f = s.field(by);
    if (f.active().empty() || s.field(other(by)).active().empty()) return best;
    const auto& attacks = card_of(f.active()).attacks;
    const Provided have = provided_by(rules, f.active());
    for (std::size_t i = 0; i < attacks.size(); ++i) {
        if (!pays(have, attacks[i].cost) || !may_attack_paid(rules, s, by, static_cast<int>(i))) continue;
        const Worth w = worth_of(how, rules, s, by, attacks[i]);
        if (w.ko > best.ko || (w.ko == best.ko && w.value > best.value)) best = w;
    }
    return best;
}

}  // namespace rakus::pokemon
