#include "games/pokemon/gameboy.h"

#include <algorithm>

#include "games/pokemon/appraise.h"
#include "games/pokemon/energy.h"
#include "games/pokemon/strategies.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

constexpr std::string_view kSource = "handheld game, 1998";
constexpr Rule kStart{"start", {"starts from", "mulai dari"}, kSource};
constexpr Rule kGbKnockOut{"knock_out", {"knocks out", "menumbangkan"}, kSource};
constexpr Rule kPerTen{"per_ten", {"tens of damage", "puluhan kerusakan"}, kSource};
constexpr Rule kByPoints{"points", {"by its points", "menurut poinnya"}, kSource};
constexpr Rule kGivesWay{
    "gives_way", {"the first attack kills as well", "serangan pertama juga menumbangkan"}, kSource};
constexpr Rule kNoDamage{"no_damage", {"no damage", "tanpa kerusakan"}, kSource};
constexpr Rule kMayHurt{"may_hurt", {"may hurt after all", "masih mungkin melukai"}, kSource};
constexpr Rule kRecoil{"recoil", {"tens of damage to itself", "puluhan kerusakan pada diri"}, kSource};
constexpr Rule kSuicide{"suicide", {"knocks itself out", "menumbangkan diri"}, kSource};
constexpr Rule kThreat{"threat", {"would be knocked out next turn", "akan tumbang giliran depan"}, kSource};
constexpr Rule kDiscard{"discard", {"energy it gives up", "energi yang dikorbankan"}, kSource};
constexpr Rule kEffect{"effect", {"helpful effects", "efek berguna"}, kSource};
constexpr Rule kPoison{"poison", {"poisons", "meracuni"}, kSource};
constexpr Rule kEnergyActive{"energy_active", {"for the active", "untuk Pokemon aktif"}, kSource};
constexpr Rule kEnergyDoomed{"energy_doomed", {"will not survive", "tidak akan bertahan"}, kSource};
constexpr Rule kEnergyNeeded{"energy_needed", {"attacks that need it", "serangan yang memerlukannya"}, kSource};
constexpr Rule kEnergyReady{"energy_ready", {"attacks it completes", "serangan yang dilengkapinya"}, kSource};
constexpr Rule kFewInPlay{"bench", {"fewer than four in play", "kurang dari empat di arena"}, kSource};
constexpr Rule kReasons{"retreat", {"reasons to change", "alasan untuk berganti"}, kSource};
constexpr Rule kWeakBench{"frail", {"frail on the bench", "rapuh di cadangan"}, kSource};

enum Priority {
    p_answer = 1,
    p_bench = 10,
    p_evolve = 20,
    p_trainer = 30,
    p_attach = 40,
    p_retreat = 50,
    p_attack = 60,
    p_nothing = 90
};

template <class Score>
class Scorer {
   public:
    Scorer(const Gameboy& g, const Pokemon& game, const State& s, const GameboyOutlook& o, Score& score)
        : w_(g.weights),
          game_(game),
          rules_(game.rules),
          s_(s),
          me_(s.chooser),
          f_(s.field(me_)),
          o_(o),
          score_(score) {}

    void appraise(const Move& m) {
        switch (m.act) {
            case Do::bench:
                return bench(m.card);
            case Do::attach:
                return attach(m);
            case Do::retreat:
                return retreat(m.slot);
            case Do::attack:
                return attack(m.n);
            case Do::pass:
                return pass();
            default:
                return like_official(m);  // the rest is not scored in the description
        }
    }

   private:
    void like_official(const Move& m) {
        const Greedy other_player{.how = Valuation::exact};
        Outlook o;
        o.me = me_;
        o.now = o_.now;
        o.dies = o_.doomed;
        other_player.appraise(game_, View{s_}, o, m, score_);
    }
    void bench(CardId) {
        const bool few = f_.in_play() < 4;
        const bool wanted = 130 + (few ? w_.bench : 0) >= 180;
        score_.prioritise(wanted ? p_bench : p_nothing, wanted ? kFewInPlay : kNotNow);
        score_.add(kStart, 1, 130);
        score_.add(kFewInPlay, w_.bench, few ? 1 : 0);
    }
    void attach(const Move& m) {
        const InPlay& p = f_.at(m.slot);
        const auto [needed, ready] = served_by(rules_, p, m.card);
        score_.prioritise(needed > 0 ? p_attach : p_nothing, needed > 0 ? kEnergyNeeded : kNotNow);
        score_.add(kStart, 1, 128);
        score_.add(kLine, 1, evolution_in_hand(f_, card_of(p)) ? 2 : 0);
        if (m.slot.active()) {
            score_.add(kEnergyActive, w_.energy_active, 1);
            score_.add(kEnergyDoomed, w_.energy_doomed, o_.doomed ? (f_.bench == 0 ? 0.4 : 1) : 0);
        } else if (hp_left(p) < 30) {
            score_.add(kWeakBench, -1, 3 - hp_left(p) / 10);
        }
        score_.add(kEnergyNeeded, w_.energy_needed, needed);
        score_.add(kEnergyReady, w_.energy_ready, ready);
    }
    // From 128; more than 130 is needed.
    void retreat(Slot to) {
        const Worth w = worth_in_front(Valuation::exact, rules_, s_, me_, to, true);
        int reasons = 0;
        if (o_.now.value <= 0 && w.value > 0) reasons += 2;
        if (o_.doomed && !dies_in_front(Valuation::exact, rules_, s_, me_, to)) reasons += 1;
        if (w.ko > o_.now.ko) reasons += 2;
        if (o_.now.ko >= 1) reasons -= 5;
        const double total = 128 + w_.retreat * reasons;
        score_.prioritise(total >= 131 ? p_retreat : p_nothing, total >= 131 ? kRetreat : kNotNow);
        score_.add(kStart, 1, 128);
        score_.add(kReasons, w_.retreat, reasons);
        score_.add(kValue, 0.001, w.value);
    }
    void attack(int index) {
        const auto i = static_cast<std::size_t>(index);
        const Attack& a = card_of(f_.active()).attacks[i];
        const Forecast& f = o_.attacks[i];
        const InPlay& defender = s_.field(other(me_)).active();
        const double most = f.bars.empty() ? 0 : f.bars[f.bars.size() - 1].damage;
        const bool hurts = f.expected > 0;
        // A dearer attack gives way to a first attack that kills as well.
        const bool gives_way = o_.cheap_kill && index > 0;
        score_.prioritise(p_attack + (gives_way ? 1 : 0), gives_way ? kGivesWay : kByPoints);
        score_.add(kStart, 1, 80);
        score_.add(kGbKnockOut, w_.knock_out, f.expected >= hp_left(defender) ? 1 : 0);
        score_.add(kPerTen, w_.per_ten, f.expected / 10);
        score_.add(kNoDamage, w_.no_damage, hurts ? 0 : 1);
        score_.add(kMayHurt, w_.may_hurt, !hurts && (most > 0 || hits_bench(a)) ? 1 : 0);
        score_.add(kRecoil, w_.recoil, f.self_expected / 10);
        score_.add(kSuicide, w_.suicide, f.self_expected >= hp_left(f_.active()) ? 1 : 0);
        score_.add(kThreat, w_.threat, o_.doomed && hurts ? 1 : 0);
        score_.add(kDiscard, w_.discard, energy_given_up(f_.active(), a));
        score_.add(kEffect, w_.effect, helpful_effects(s_, me_, a));
        score_.add(kPoison, w_.poison, poisons(s_, me_, a) ? 1 : 0);
        if constexpr (std::same_as<Score, Breakdown>) {
            score_.show(kChanceKo, 0, f.p_ko);
            show_forecast(f, score_);
        }
    }
    // Anything that scores 80 is used, anything below is not.
    void pass() {
        if (s_.phase != Phase::main) return like_official({Do::pass, {}, {}, 0});
        score_.prioritise(p_attack, kEnd);
        score_.add(kStart, 1, 79.5);
    }

    const GameboyWeights& w_;
    const Pokemon& game_;
    const Rules& rules_;
    const State& s_;
    Side me_;
    const Field& f_;
    const GameboyOutlook& o_;
    Score& score_;
};

}  // namespace

double helpful_effects(const State& s, Side me, const Attack& a) {
    const InPlay& self = s.field(me).active();
    const InPlay& defender = s.field(other(me)).active();
    double points = 0;
    for (const Op& op : a.script) {
        switch (op.verb) {
            case Verb::status: {
                const double asleep_already = (defender.conditions & asleep) != 0 ? -1 : 1;
                if (op.who == Word::self)
                    points -= (op.conditions & confused) != 0 ? 1 : 0;
                else if ((op.conditions & asleep) != 0)
                    points += 1;
                else if ((op.conditions & (paralyzed | confused)) != 0)
                    points += asleep_already;
                break;
            }
            case Verb::shield:
            case Verb::draw:
            case Verb::search:
            case Verb::smoke:
            case Verb::lock_attack:
                points += 1;
                break;
            case Verb::heal:
                points += op.who == Word::self ? std::min<int>(self.counters, op.n) : 1;
                break;
            default:
                break;
        }
    }
    return points;
}

double energy_given_up(const InPlay& p, const Attack& a) {
    const Op* pay = find_op(a.script, Verb::pay);
    if (pay == nullptr) return 0;
    return 1 + (pay->n == kAll ? p.energy_cards() : pay->n);
}

bool poisons(const State& s, Side me, const Attack& a) {
    if ((s.field(other(me)).active().conditions & poisoned) != 0) return false;
    return std::ranges::any_of(a.script, [](const Op& op) {
        return op.verb == Verb::status && op.who != Word::self && (op.conditions & poisoned) != 0;
    });
}

bool hits_bench(const Attack& a) {
    return std::ranges::any_of(a.script, [](const Op& op) {
        return op.verb == Verb::snipe || (op.verb == Verb::spread && op.who == Word::both_benches);
    });
}

Served served_by(const Rules& rules, const InPlay& p, CardId energy) {
    const auto kind = catalogue().energy_kind(energy);
    InPlay more = p;
    ++more.energy[kind->value];
    const Provided before = provided_by(rules, p), after = provided_by(rules, more);
    Served served;
    for (const Attack& a : card_of(p).attacks) {
        served.needed += missing(after, a.cost).total < missing(before, a.cost).total ? 1 : 0;
        served.ready += pays(after, a.cost) && !pays(before, a.cost) ? 1 : 0;
    }
    return served;
}

std::array<WeightField<GameboyWeights>, 16> Gameboy::weight_fields() {
    using W = GameboyWeights;
    return {{{&W::knock_out, "knock_out", kGbKnockOut.words},
             {&W::per_ten, "per_ten", kPerTen.words},
             {&W::no_damage, "no_damage", kNoDamage.words},
             {&W::may_hurt, "may_hurt", kMayHurt.words},
             {&W::recoil, "recoil", kRecoil.words},
             {&W::suicide, "suicide", kSuicide.words},
             {&W::threat, "threat", kThreat.words},
             {&W::discard, "discard", kDiscard.words},
             {&W::effect, "effect", kEffect.words},
             {&W::poison, "poison", kPoison.words},
             {&W::energy_active, "energy_active", kEnergyActive.words},
             {&W::energy_doomed, "energy_doomed", kEnergyDoomed.words},
             {&W::energy_needed, "energy_needed", kEnergyNeeded.words},
             {&W::energy_ready, "energy_ready", kEnergyReady.words},
             {&W::retreat, "retreat", kReasons.words},
             {&W::bench, "bench", kFewInPlay.words}}};
}

// The later attack first: it wins ties. Ending the turn comes last.
Moves Gameboy::candidates(const Pokemon& game, const View& v) const {
    const Moves legal = legal_moves(game.rules, v.table);
    if (v.table.phase != Phase::main) return legal;
    Moves out;
    for (const Move& m : legal)
        if (m.act != Do::attack && m.act != Do::pass) out.push_back(m);
    const auto attacks = static_cast<int>(card_of(v.table.field(v.table.chooser).active()).attacks.size());
    for (int i = attacks - 1; i >= 0; --i) out.push_back({Do::attack, {}, {}, static_cast<std::uint8_t>(i)});
    out.push_back({Do::pass, {}, {}, 0});
    return out;
}

GameboyOutlook Gameboy::survey(const Pokemon& game, const View& v) const {
    GameboyOutlook o;
    const State& s = v.table;
    if (s.phase != Phase::main) return o;
    const Side me = s.chooser;
    const auto& attacks = card_of(s.field(me).active()).attacks;
    const int left = hp_left(s.field(other(me)).active());
    for (std::size_t i = 0; i < attacks.size() && i < o.attacks.size(); ++i) {
        o.attacks[i] = forecast(game.rules, s, me, attacks[i]);
        o.usable[i] = may_attack(game.rules, s, me, static_cast<int>(i));
        const Worth w{o.attacks[i].expected - o.attacks[i].self_expected, o.attacks[i].p_ko};
        if (o.usable[i] && (w.ko > o.now.ko || (w.ko == o.now.ko && w.value > o.now.value))) o.now = w;
    }
    o.cheap_kill =
        o.usable[0] && attacks.size() > 1 && o.attacks[0].expected >= left && helpful_effects(s, me, attacks[1]) <= 0;
    o.doomed = dies_in_front(Valuation::exact, game.rules, s, me, kActive);
    return o;
}

template <class Score>
void Gameboy::appraise(const Pokemon& game, const View& v, const GameboyOutlook& o, const Move& m, Score& score) const {
    Scorer<Score>(*this, game, v.table, o, score).appraise(m);
}
template void Gameboy::appraise(const Pokemon&, const View&, const GameboyOutlook&, const Move&, Total&) const;
template void Gameboy::appraise(const Pokemon&, const View&, const GameboyOutlook&, const Move&, Breakdown&) const;

}  // namespace rakus::pokemon
