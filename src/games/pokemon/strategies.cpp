#include "games/pokemon/strategies.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/pokemon/appraise.h"
#include "games/pokemon/energy.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

// The order of the steps. `nothing` stands behind the end of the turn: it is never chosen.
enum Priority {
    p_answer = 1,
    p_bench = 10,
    p_evolve = 20,
    p_trainer = 30,
    p_attach = 40,
    p_retreat = 50,
    p_attack = 60,
    p_end = 80,
    p_nothing = 90
};

bool knocks_out(Valuation how, const Rules& rules, const State& s, int attack) {
    const Attack& a = card_of(s.field(s.chooser).active()).attacks[static_cast<std::size_t>(attack)];
    return may_attack(rules, s, s.chooser, attack) && worth_of(how, rules, s, s.chooser, a).ko >= 1;
}

// The attacks in the order in which the loop looks at them: as printed (paper), the cheaper first (official).
List<Move, 8> attacks_in_order(Valuation how, const Card& c) {
    List<Move, 8> moves;
    for (std::size_t i = 0; i < c.attacks.size(); ++i)
        moves.push_back({Do::attack, {}, {}, static_cast<std::uint8_t>(i)});
    if (how == Valuation::exact)
        std::stable_sort(moves.begin(), moves.end(), [&](const Move& a, const Move& b) {
            return c.attacks[a.n].cost.total < c.attacks[b.n].cost.total;
        });
    return moves;
}

// C of the attack phase: the loop of 3.1.1 ends at the first attack that knocks out.
void add_attacks(const Greedy& g, const Pokemon& game, const State& s, Moves& out) {
    const Card& c = card_of(s.field(s.chooser).active());
    bool usable = false;
    for (const Move& m : attacks_in_order(g.how, c)) {
        out.push_back(m);
        usable = usable || may_attack(game.rules, s, s.chooser, m.n);
        if (g.how == Valuation::paper && g.early_stop && knocks_out(g.how, game.rules, s, m.n)) break;
    }
    if (!usable || g.how == Valuation::exact) out.push_back({Do::pass, {}, {}, 0});
}

// The appraisal of one move: where each kind of move writes its priority and its terms.
template <class Score>
class Appraiser {
   public:
    Appraiser(const Greedy& g, const Pokemon& game, const State& s, const Outlook& o, Score& score)
        : g_(g), w_(g.weights), rules_(game.rules), s_(s), me_(s.chooser), f_(s.field(me_)), o_(o), score_(score) {}

    void appraise(const Move& m) {
        switch (m.act) {
            case Do::active:
                return opening(m.card);
            case Do::bench:
                return bench(m.card);
            case Do::evolve:
                return evolve(m);
            case Do::attach:
                return attach(m);
            case Do::play:
                return text_card(trainer_use(g_.how, rules_, s_, me_, o_.now, o_.dies, m.card));
            case Do::power:
                return text_card(power_use(g_.how, rules_, s_, me_, o_.now, m.slot));
            case Do::dismiss:
                return score_.prioritise(p_nothing, kNotNow);
            case Do::retreat:
                return retreat(m.slot);
            case Do::attack:
                return attack(m.n);
            case Do::pass:
                return pass();
            case Do::promote:
                return promote(m.slot);
            case Do::choose:
            case Do::stop:
                return answer(m);
        }
    }

   private:
    void opening(CardId card) {
        const Card& c = catalogue()[card];
        score_.prioritise(p_answer, kOpening);
        score_.add(kValue, w_.value, opening_value(rules_, s_, me_, card));
        score_.add(kHp, w_.hp, c.hp);
        score_.add(kRetreatCost, w_.retreat_cost, c.retreat);
    }
    void bench(CardId card) {
        const Card& c = catalogue()[card];
        if (!wants_bench(rules_, f_, card)) return score_.prioritise(p_nothing, kNotNow);
        score_.prioritise(p_bench, kBench);
        score_.add(kLine, w_.evolution, evolution_in_hand(f_, c) ? 1 : 0);
        score_.add(kFuel, w_.fuel, fuel_in_hand(f_, c) ? 1 : 0);
        score_.add(kHp, w_.hp, c.hp);
    }
    // The active evolves when its best attack gets no worse and a knock-out at hand is not given up.
    void evolve(const Move& m) {
        const Card& c = catalogue()[m.card];
        if (!m.slot.active()) {
            score_.prioritise(p_evolve + 1, kEvolveBench);
            score_.add(kEnergy, w_.energy, f_.at(m.slot).energy_cards());
            score_.add(kHp, w_.hp, c.hp);
            return;
        }
        const Worth after = worth_evolved(g_.how, rules_, s_, me_, m.card);
        const bool good = after.value >= o_.now.value && after.ko >= o_.now.ko;
        good ? score_.prioritise(p_evolve, kEvolveActive) : score_.prioritise(p_nothing, kNotNow);
        score_.add(kValue, w_.value, after.value);
        score_.add(kHp, w_.hp, c.hp);
    }
    void attach(const Move& m) {
        if (m.slot.active()) return attach_to_active(m.card);
        const InPlay& p = f_.at(m.slot);
        const Energies e = missing_with(rules_, p, m.card);
        e.after < e.before ? score_.prioritise(p_attach + 3, kAttachBench) : attach_for_its_own_sake();
        score_.add(kMissing, w_.missing, e.before);
        score_.add(kHp, w_.hp, hp_of(p));
    }
    void attach_for_its_own_sake() {
        g_.attaches_always() ? score_.prioritise(p_attach + 4, kAttachAny) : score_.prioritise(p_nothing, kNotNow);
    }
    void attach_to_active(CardId energy) {
        const Worth after = worth_with_energy(g_.how, rules_, s_, me_, energy);
        const Energies e = missing_with(rules_, f_.active(), energy);
        const bool lost = o_.dies && f_.bench > 0;  // then the energy is better kept on the bench
        if (after.ko > o_.now.ko)
            score_.prioritise(p_attach, kAttachKo);
        else if (after.value > o_.now.value && !lost)
            score_.prioritise(p_attach + 1, kAttachRaise);
        else if (e.after < e.before && !lost)
            score_.prioritise(p_attach + 2, kAttachNear);
        else
            attach_for_its_own_sake();
        score_.add(kValue, w_.value, after.value - o_.now.value);
        score_.add(kMissing, w_.missing, e.after);
    }
    void text_card(double use) {
        use > 0 ? score_.prioritise(p_trainer, kTrainer) : score_.prioritise(p_nothing, kNotNow);
        score_.add(kUse, w_.use, use);
    }
    // Three reasons to retreat: the other one knocks out, this one cannot hurt, or this one dies and the other does
    // not.
    void retreat(Slot to) {
        if (o_.now.ko >= 1) return score_.prioritise(p_nothing, kNotNow);
        const Worth w = worth_in_front(g_.how, rules_, s_, me_, to, true);
        const bool kills = w.ko > o_.now.ko;
        const bool useless = o_.now.value <= 0 && w.value > 0;
        const bool saved =
            o_.dies && w.value >= o_.now.value && o_.now.ko < 1 && !dies_in_front(g_.how, rules_, s_, me_, to);
        kills || useless || saved ? score_.prioritise(p_retreat, kRetreat) : score_.prioritise(p_nothing, kNotNow);
        score_.add(kClaim, w_.claim, w.ko);
        score_.add(kValue, w_.value, w.value);
    }
    void promote(Slot from) {
        const Worth w = worth_in_front(g_.how, rules_, s_, me_, from, false);
        score_.prioritise(p_answer, kAnswer);
        score_.add(kClaim, w_.claim, w.ko);
        score_.add(kValue, w_.value, w.value);
        score_.add(kHp, w_.hp, hp_left(f_.at(from)));
        score_.add(kRetreatCost, w_.retreat_cost, card_of(f_.at(from)).retreat);
    }
    void attack(int index) { g_.how == Valuation::paper ? attack_of_paper(index) : attack_exact(index); }
    void attack_of_paper(int index) {
        const Attack& a = card_of(f_.active()).attacks[static_cast<std::size_t>(index)];
        const PaperValue v = paper_value(rules_, s_, me_, a);
        const bool claims = v.total() >= hp_left(s_.field(other(me_)).active());
        if (claims)
            score_.prioritise(p_attack, g_.early_stop && may_attack(rules_, s_, me_, index) ? kStopsLoop : kClaimsKo);
        else
            score_.prioritise(p_attack + 10, kByDamage);
        add_terms(v, score_);
        show(a);
    }
    // 1 + how many attacks are surer to knock out: the first criterion; then damage less what it costs itself.
    void attack_exact(int index) {
        const Attack& a = card_of(f_.active()).attacks[static_cast<std::size_t>(index)];
        const Forecast f = forecast(rules_, s_, me_, a);
        const auto surer = std::ranges::count_if(o_.p_ko, [&](double p) { return p > f.p_ko; });
        score_.prioritise(p_attack + static_cast<int>(surer), f.p_ko > 0 ? kMayKnockOut : kByDamage);
        score_.add(kExpected, 1, f.expected);
        score_.add(kExpectedSelf, 1, -f.self_expected);
        show(a);
    }
    // Shown beside the value that decides: the true chances.
    void show(const Attack& a) {
        if constexpr (std::same_as<Score, Breakdown>) {
            const Forecast f = forecast(rules_, s_, me_, a);
            score_.show(kChanceKo, 0, f.p_ko);
            if (g_.how == Valuation::paper) score_.show(kExpected, 0, f.expected);
            show_forecast(f, score_);
        }
    }
    void pass() {
        if (s_.phase == Phase::setup_bench) return score_.prioritise(p_end, kEnd);
        // `official` compares it with the attacks: no knock-out and no damage.
        const auto surer = std::ranges::count_if(o_.p_ko, [](double p) { return p > 0; });
        score_.prioritise(g_.how == Valuation::exact ? p_attack + static_cast<int>(surer) : p_end, kEnd);
    }
    void answer(const Move& m) {
        score_.prioritise(p_answer, kAnswer);
        score_.add(kUse, w_.use, choice_use(g_.how, rules_, s_, m));
    }

    const Greedy& g_;
    const Weights& w_;
    const Rules& rules_;
    const State& s_;
    Side me_;
    const Field& f_;
    const Outlook& o_;
    Score& score_;
};

// A rule for each damage from 0 to 630, and one for it or more.
constexpr std::size_t kDamages = 64;
struct DamageRules {
    std::array<std::string, 2 * kDamages> ids, en, id;
};

const std::array<Rule, 2 * kDamages>& damage_rules() {
    static const DamageRules all = [] {
        DamageRules r;
        for (std::size_t i = 0; i < r.ids.size(); ++i) {
            const std::size_t damage = 10 * (i % kDamages);
            const bool more = i >= kDamages;
            r.ids[i] = fmt::format("damage_{}{}", damage, more ? "_or_more" : "");
            r.en[i] = fmt::format("chance of {} damage{}", damage, more ? " or more" : "");
            r.id[i] = fmt::format("peluang kerusakan {}{}", damage, more ? " atau lebih" : "");
        }
        return r;
    }();
    static const std::array<Rule, 2 * kDamages> rules = [] {
        std::array<Rule, 2 * kDamages> r{};
        for (std::size_t i = 0; i < r.size(); ++i) r[i] = {all.ids[i], {all.en[i], all.id[i]}, "exact distribution"};
        return r;
    }();
    return rules;
}

}  // namespace

bool wants_bench(const Rules& rules, const Field& f, CardId card) {
    return rules.preset == Preset::paper || f.bench < 4 || evolution_in_hand(f, catalogue()[card]);
}

bool benching(const Rules& rules, const State& s) {
    const Field& f = s.field(s.chooser);
    if (f.bench_full()) return false;
    return std::any_of(f.hand.begin(), f.hand.end(), [&](CardId c) {
        return c.known() && catalogue()[c].kind == Kind::basic && wants_bench(rules, f, c);
    });
}

template <class Score>
void show_forecast(const Forecast& f, Score& score) {
    for (std::size_t i = 0; i < f.bars.size(); ++i) {
        const auto tens = static_cast<std::size_t>(f.bars[i].damage / 10);
        const bool more = tens >= kDamages || (f.or_more && i + 1 == f.bars.size());
        score.show(damage_rules()[std::min(kDamages - 1, tens) + (more ? kDamages : 0)], 0, f.bars[i].p);
    }
}
template void show_forecast(const Forecast&, Breakdown&);

std::vector<WeightField<Weights>> Greedy::weight_fields() {
    return {{&Weights::value, kValue.id, kValue.words},
            {&Weights::hp, kHp.id, kHp.words},
            {&Weights::retreat_cost, kRetreatCost.id, kRetreatCost.words},
            {&Weights::evolution, kLine.id, kLine.words},
            {&Weights::fuel, kFuel.id, kFuel.words},
            {&Weights::energy, kEnergy.id, kEnergy.words},
            {&Weights::missing, kMissing.id, kMissing.words},
            {&Weights::claim, kClaim.id, kClaim.words},
            {&Weights::use, kUse.id, kUse.words},
            {&Weights::attach,
             "attach",
             {"2.4: an energy whenever there is one, or only where it helps",
              "2.4: energi selalu bila ada, atau hanya bila berguna"},
             {kAttach.begin(), kAttach.end()}}};
}

// Steps that are still to be done; the attacks in the order of the loop, with those that lack energy.
Moves Greedy::candidates(const Pokemon& game, const View& v) const {
    const State& s = v.table;
    const Moves legal = legal_moves(game.rules, s);
    if (s.phase != Phase::main) return legal;
    const bool bench = benching(game.rules, s);
    Moves out;
    for (const Move& m : legal)
        if (bench ? m.act == Do::bench : m.act != Do::attack && m.act != Do::pass) out.push_back(m);
    if (bench) return out;
    add_attacks(*this, game, s, out);
    return out;
}

std::vector<LeftOut<Move>> Greedy::left_out(const Pokemon& game, const View& v) const {
    std::vector<LeftOut<Move>> out;
    if (v.table.phase != Phase::main || benching(game.rules, v.table)) return out;
    const Moves in = candidates(game, v);
    Move stopped_at{};  // the last attack that entered C
    for (const Move& m : in)
        if (m.act == Do::attack) stopped_at = m;
    const std::string at = game.print_move(v, stopped_at);
    for (const Move& m : attacks_in_order(how, card_of(v.table.field(v.table.chooser).active())))
        if (std::find(in.begin(), in.end(), m) == in.end())
            out.push_back({m,
                           {kEarlyStop, filled({"the loop stopped at {}, which knocks out by its value",
                                                "perulangan berhenti di {}, yang menumbangkan menurut nilainya"},
                                               at)}});
    return out;
}

Outlook Greedy::survey(const Pokemon& game, const View& v) const {
    const State& s = v.table;
    Outlook o;
    o.me = s.chooser;
    if (s.phase != Phase::main || benching(game.rules, s)) return o;
    o.now = best_worth(how, game.rules, s, o.me);
    o.dies = dies_in_front(how, game.rules, s, o.me, kActive);
    if (how == Valuation::exact) {
        const auto& attacks = card_of(s.field(o.me).active()).attacks;
        for (std::size_t i = 0; i < attacks.size() && i < o.p_ko.size(); ++i)
            if (may_attack(game.rules, s, o.me, static_cast<int>(i)))
                o.p_ko[i] = forecast(game.rules, s, o.me, attacks[i]).p_ko;
    }
    return o;
}

template <class Score>
void Greedy::appraise(const Pokemon& game, const View& v, const Outlook& o, const Move& m, Score& score) const {
    Appraiser<Score>(*this, game, v.table, o, score).appraise(m);
}
template void Greedy::appraise(const Pokemon&, const View&, const Outlook&, const Move&, Total&) const;
template void Greedy::appraise(const Pokemon&, const View&, const Outlook&, const Move&, Breakdown&) const;

}  // namespace rakus::pokemon
