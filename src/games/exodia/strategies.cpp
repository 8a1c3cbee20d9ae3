#include "games/exodia/strategies.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus::exodia {
namespace {

void in_order_of(const Program& p, const View& v, const std::vector<Preference>& list, Kinds there,
                 std::vector<Move>& out) {
    Kinds left = there;
    while (!left.empty()) {
        Kind k = first_preferred(p, v, list, left);
        if (k.none()) k = left.first();
        out.push_back({Verb::choose, k, kNoCard});
        left.remove(k);
    }
}

}  // namespace

const Rule& class_rule(EffectClass c) {
    switch (c) {
        case EffectClass::main:
            return kMain;
        case EffectClass::draw:
            return kDraw;
        case EffectClass::replace:
            return kReplace;
        case EffectClass::add:
            return kAdd;
        case EffectClass::none:
            break;
    }
    return kNoEffect;
}

const Rule& answer_rule(const Program& p, const View& v) {
    if (v.waiting.action == Waiting::kEndPhase) return kGiveUp;
    switch (p.actions[v.waiting.action].effect[v.waiting.operation].op) {
        case Op::look:
            return kKeep;
        case Op::redraw_choose:
            return kReturn;
        case Op::discard:
            return kGiveUp;
        default:
            return kFetch;
    }
}

Reason guard_reason(const Program& p, const View& v, const Entry& entry, const Action& a) {
    for (const Condition& c : entry.guards)
        if (!holds(p, v, c, &a)) {
            const Text words = condition_words(p, c);
            return {"guard", filled({"the policy's guard: {}", "penjaga kebijakan: {}"}, words)};
        }
    return {"guard", {}};
}

const Entry* PolicyStrategy::entry_of(const Program& p, const View& v, const Action& a) const {
    const Phase& phase = phase_at(p, *policy_, v);
    const auto index = static_cast<std::uint8_t>(&a - p.actions.data());
    const auto same = [&](const Entry& e) { return e.action == index; };
    const auto open_one =
        std::ranges::find_if(phase.entries, [&](const Entry& e) { return same(e) && all_hold(p, v, e.guards, &a); });
    if (open_one != phase.entries.end()) return &*open_one;
    const auto any = std::ranges::find_if(phase.entries, same);
    assert(any != phase.entries.end());
    return &*any;
}

int paper_number(EffectClass c) {
    switch (c) {
        case EffectClass::main:
            return 5;
        case EffectClass::draw:
            return 4;
        case EffectClass::replace:
            return 3;
        case EffectClass::add:
            return 2;
        case EffectClass::none:
            break;
    }
    return 1;
}

std::vector<Move> PolicyStrategy::candidates(const Exodia& game, const View& v) const {
    if (v.waiting.on()) return answers(*game.program, v);
    auto out = effects(*game.program, v);
    if (!any_feasible(game, v, out)) out.push_back({Verb::end, kNoCard, kNoCard});
    return out;
}

std::vector<LeftOut<Move>> PolicyStrategy::left_out(const Exodia& game, const View& v) const {
    if (v.waiting.on() || !any_feasible(game, v, effects(*game.program, v))) return {};
    return {{Move{Verb::end, kNoCard, kNoCard}, reason_not_yet()}};
}

bool PolicyStrategy::any_feasible(const Exodia& game, const View& v, const std::vector<Move>& moves) const {
    NoReason why;
    return std::ranges::any_of(moves, [&](const Move& m) { return feasible(game, v, m, why); });
}

// The effects of cards that are at hand, feasible or not, in the policy's order.
std::vector<Move> PolicyStrategy::effects(const Program& p, const View& v) const {
    std::vector<Move> out;
    for (const Entry& e : phase_at(p, *policy_, v).entries) {
        const Action& a = p.actions[e.action];
        const Move m{a.verb, a.card, kNoCard};
        const bool at_hand = v.held.has(a.card) || (a.verb == Verb::effect && v.in_play.has(a.card));
        if (at_hand && std::ranges::find(out, m) == out.end()) out.push_back(m);
    }
    return out;
}

// The answers in the order in which the policy likes them; the first is what its chooser would say.
std::vector<Move> PolicyStrategy::answers(const Program& p, const View& v) const {
    const Question q = question(p, v);
    const PolicyChooser chooser{p, *policy_};
    std::vector<Move> out;
    const Op op = v.waiting.action == Waiting::kEndPhase ? Op::discard
                                                         : p.actions[v.waiting.action].effect[v.waiting.operation].op;
    if (op == Op::redraw_choose) {
        q.kinds.without(chooser.still_kept(v)).each([&](Kind k) { out.push_back({Verb::choose, k, kNoCard}); });
        if (q.may_stop) out.push_back({Verb::done, kNoCard, kNoCard});
        return out;
    }
    if (op == Op::discard) {
        in_order_of(p, v, policy_->discard, q.kinds, out);
    } else if (op == Op::look) {
        in_order_of(p, v, policy_->keep, q.kinds, out);
    } else {
        const Kind best = chooser.search(v, q.kinds, p.actions[v.waiting.action].effect[v.waiting.operation]);
        out.push_back({Verb::choose, best, kNoCard});
        q.kinds.without(Kinds::only(best)).each([&](Kind k) { out.push_back({Verb::choose, k, kNoCard}); });
    }
    return out;
}

const Policy& PolicyPlayer::policy(const Exodia& game) {
    if (made_for_ != game.program) {
        policy_ = maker_(*game.program);
        made_for_ = game.program;
    }
    return policy_;
}

Move PolicyPlayer::choose(const Exodia& game, const View& v, Rng& rng) {
    const Policy& mine = policy(game);
    if (v.waiting.on()) return *best_move(PolicyStrategy(mine), game, v);
    const Action* a = pick_action(*game.program, mine, v, rng);
    return a ? Move{a->verb, a->card, kNoCard} : Move{};
}

Choice<Move> PolicyPlayer::explain(const Exodia& game, const View& v, Rng& rng) {
    auto choice = explain_choice(PolicyStrategy(policy(game)), game, v);
    if (!policy_.random_ties || v.waiting.on()) return choice;
    choice.drawn = true;
    const Move drawn = choose(game, v, rng);
    for (std::size_t i = 0; i < choice.options.size(); ++i)
        if (choice.options[i].move == drawn) choice.pick = i;
    return choice;
}

}  // namespace rakus::exodia
