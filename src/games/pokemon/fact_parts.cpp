#include "games/pokemon/fact_parts.h"

#include <algorithm>
#include <bitset>

#include "games/pokemon/gameboy.h"
#include "games/pokemon/notation.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

using Survey = Facts::Survey;
using Glance = Facts::Glance;

bool faces_opponent(const State& s) {
    return s.turn > 0 && std::ranges::all_of(
                             s.fields, [](const Field& f) { return !f.active().empty() && f.active().top().known(); });
}

// ---- the position ------------------------------------------------------------------------------------------------

Worth worth_now(const Survey& s, Valuation how) {
    return s.now.by(how).get(
        [&] { return faces_opponent(s.table) ? best_worth(how, s.game.rules, s.table, s.me) : Worth{}; });
}

bool dies_now(const Survey& s, Valuation how) {
    return s.dies.by(how).get(
        [&] { return faces_opponent(s.table) && dies_in_front(how, s.game.rules, s.table, s.me, kActive); });
}

const Forecast& forecast_of(const Survey& s, std::size_t attack) {
    return s.attacks[attack].get(
        [&] { return forecast(s.game.rules, s.table, s.me, card_of(s.mine().active()).attacks[attack]); });
}

int surer_than(const Survey& s, double p) {
    if (!faces_opponent(s.table)) return 0;
    const std::size_t n = std::min(s.attacks.size(), card_of(s.mine().active()).attacks.size());
    int surer = 0;
    for (std::size_t i = 0; i < n; ++i)
        surer += may_attack(s.game.rules, s.table, s.me, static_cast<int>(i)) && forecast_of(s, i).p_ko > p ? 1 : 0;
    return surer;
}

bool first_attack_suffices(const Survey& s) {
    if (!faces_opponent(s.table)) return false;
    const auto& attacks = card_of(s.mine().active()).attacks;
    return attacks.size() > 1 && may_attack(s.game.rules, s.table, s.me, 0) &&
           forecast_of(s, 0).expected >= hp_left(s.theirs().active()) &&
           helpful_effects(s.table, s.me, attacks[1]) <= 0;
}

// ---- a move ------------------------------------------------------------------------------------------------------

namespace {

// What an answer to a running effect points at: a Pokemon, or one from which an energy goes.
bool points_at_pokemon(const State& s) {
    return s.phase == Phase::asking && (s.effect.ask.what == AskFor::spot || s.effect.ask.what == AskFor::energy);
}

const InPlay* standing(const InPlay& p) {
    return p.empty() ? nullptr : &p;
}

}  // namespace

const InPlay* target_of(const Glance& g) {
    const Survey& s = g.survey;
    switch (g.move.act) {
        case Do::attach:
        case Do::evolve:
        case Do::power:
        case Do::dismiss:
        case Do::retreat:
        case Do::promote:
            return standing(s.mine().at(g.move.slot));
        case Do::attack:
            return standing(s.theirs().active());
        case Do::choose:
            if (s.table.phase == Phase::pay_retreat || s.table.phase == Phase::save_energy)
                return standing(s.mine().active());
            if (!points_at_pokemon(s.table)) return nullptr;
            return standing(s.table.field(asked_side(s.table))
                                .at(s.table.effect.ask.what == AskFor::spot ? g.move.slot : s.table.effect.ask.slot));
        default:
            return nullptr;
    }
}

bool target_is_own(const Glance& g) {
    const InPlay* p = target_of(g);
    const auto& spots = g.survey.mine().spots;
    return p != nullptr && p >= spots.data() && p < spots.data() + spots.size();
}

const Attack* attack_in(const Glance& g) {
    if (g.move.act != Do::attack) return nullptr;
    return &card_of(g.survey.mine().active()).attacks[g.move.n];
}

const PaperValue& paper_value_of(const Glance& g) {
    static const PaperValue nothing;
    const Attack* a = attack_in(g);
    if (a == nullptr) return nothing;
    return g.value.get([&] { return paper_value(g.survey.game.rules, g.survey.table, g.survey.me, *a); });
}

const Forecast& forecast_in(const Glance& g) {
    static const Forecast nothing;
    return attack_in(g) == nullptr ? nothing : forecast_of(g.survey, g.move.n);
}

Energies missing_in(const Glance& g) {
    return g.missing.get([&] {
        if (g.move.act != Do::attach) return Energies{};
        return missing_with(g.survey.game.rules, g.survey.mine().at(g.move.slot), g.move.card);
    });
}

double use_of(const Glance& g, Valuation how) {
    return g.use.by(how).get([&]() -> double {
        const Survey& s = g.survey;
        const Rules& rules = s.game.rules;
        switch (g.move.act) {
            case Do::play:
                return trainer_use(how, rules, s.table, s.me, worth_now(s, how), dies_now(s, how), g.move.card);
            case Do::power:
                return power_use(how, rules, s.table, s.me, worth_now(s, how), g.move.slot);
            case Do::choose:
            case Do::stop:
                return choice_use(how, rules, s.table, g.move);
            default:
                return 0;
        }
    });
}

// ---- the table after it ------------------------------------------------------------------------------------------

const State& table_after(const Glance& g) {
    const Survey& s = g.survey;
    switch (g.move.act) {
        case Do::attach:
            return g.table.get([&] { return table_with_energy(s.table, s.me, g.move.slot, g.move.card); });
        case Do::evolve:
            return g.table.get([&] { return table_evolved(s.table, s.me, g.move.slot, g.move.card); });
        case Do::retreat:
        case Do::promote:
            return g.table.get(
                [&] { return table_in_front(s.game.rules, s.table, s.me, g.move.slot, g.move.act == Do::retreat); });
        default:
            return s.table;
    }
}

namespace {

// Does the step change what the active can do?
bool touches_active(const Move& m) {
    const bool in_front = m.act == Do::retreat || m.act == Do::promote;
    return in_front || ((m.act == Do::attach || m.act == Do::evolve) && m.slot.active());
}

}  // namespace

Worth worth_after(const Glance& g, Valuation how) {
    if (!touches_active(g.move)) return worth_now(g.survey, how);
    return g.after.by(how).get([&] { return best_worth(how, g.survey.game.rules, table_after(g), g.survey.me); });
}

bool dies_after(const Glance& g, Valuation how) {
    if (g.move.act != Do::retreat && g.move.act != Do::promote) return dies_now(g.survey, how);
    return dies_in_front(how, g.survey.game.rules, g.survey.table, g.survey.me, g.move.slot);
}

Worth reply_worth(const Glance& g, Valuation how) {
    return g.reply.by(how).get([&] {
        const State& t = table_after(g);
        return faces_opponent(t) ? best_worth(how, g.survey.game.rules, t, other(g.survey.me)) : Worth{};
    });
}

double reply_fed(const Glance& g) {
    const Side you = other(g.survey.me);
    const State& t = table_after(g);
    const auto& deck = g.survey.game.decks[static_cast<std::size_t>(index_of(you))];
    double surest = reply_worth(g, Valuation::exact).ko;
    if (!faces_opponent(t) || deck == nullptr) return surest;
    std::bitset<kEnergyKinds> tried;
    for (const CardId card : deck->cards) {
        const auto kind = catalogue().energy_kind(card);
        if (!kind || tried[kind->value]) continue;
        tried.set(kind->value);
        const State fed = table_with_energy(t, you, kActive, card);
        surest = std::max(surest, best_worth(Valuation::exact, g.survey.game.rules, fed, you).ko);
    }
    return surest;
}

double reply_from_bench(const Glance& g) {
    const Side you = other(g.survey.me);
    const State& t = table_after(g);
    if (!faces_opponent(t)) return 0;
    double surest = 0;
    for (int i = 1; i <= t.field(you).bench; ++i) {
        const State turned = table_in_front(g.survey.game.rules, t, you, Slot{static_cast<std::uint8_t>(i)}, false);
        surest = std::max(surest, best_worth(Valuation::exact, g.survey.game.rules, turned, you).ko);
    }
    return surest;
}

bool last_stand(const Rules& rules, const State& s, Side side) {
    const Field& f = s.field(side);
    if (f.active().empty()) return false;
    const int prizes = rules.ex_gives_two && card_of(f.active()).ex ? 2 : 1;
    return f.bench == 0 || s.field(other(side)).prizes.size() <= prizes;
}

}  // namespace rakus::pokemon
