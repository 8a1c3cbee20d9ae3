#include "games/exodia/rules.h"

#include <algorithm>

#include "games/exodia/deck_needs.h"
#include "games/exodia/resolve.h"

namespace rakus::exodia {
namespace {

// A person: every question waits for a move, unless the move already held the answer.
struct Asking {
    Kind ready;
    Kind answer(Kinds there) {
        const Kind k = !ready.none() && there.has(ready) ? ready : kNoCard;
        ready = kNoCard;
        return k;
    }
    Kind discard(const View&, Kinds allowed) { return answer(allowed); }
    Kind search(const View&, Kinds there, const Operation&) { return answer(there); }
    Kind keep(const View&, Kinds) { return kNoCard; }
    bool redraw(const View&, Kinds&) { return false; }
};

// Answers that can be given in advance: the card is there before chance has a word.
Kinds ready_answers(const View& v, const Action& a) {
    const auto first = std::ranges::find_if(a.effect, asks);
    if (first == a.effect.end() || first->n != 1) return {};
    if (first->op == Op::discard) {
        Kinds others = v.held & first->kinds;
        if (v.in(Zone::hand)[a.card] == 1) others.remove(a.card);
        return others;
    }
    if (first->op != Op::search) return {};
    const Kinds there = v.in(Zone::deck).kinds_among(first->kinds);
    return there.single() ? Kinds{} : there;
}

void add_answers(const Program& p, const View& v, std::vector<Move>& out) {
    const Question q = question(p, v);
    q.kinds.each([&](Kind k) { out.push_back({Verb::choose, k, kNoCard}); });
    if (q.may_stop) out.push_back({Verb::done, kNoCard, kNoCard});
}

Kinds from_the_last_aside(const View& v) {
    const Kinds aside = v.in(Zone::aside).kinds();
    if (aside.empty()) return Kinds::all();
    const int last = 31 - std::countl_zero(aside.bits());
    return Kinds(~std::uint32_t{0} << last);
}

}  // namespace

void out_of_deck(State& s, Kind k) {
    const auto end = s.deck.begin() + s.seen.deck_size;
    const auto at = std::find(s.deck.begin(), end, k);
    assert(at != end);
    if (s.ordered)
        std::copy(at + 1, end, at);
    else
        *at = *(end - 1);
    --s.seen.deck_size;
    s.seen.in(Zone::deck).take(k);
    s.seen.in_deck.keep_if(k, s.seen.in(Zone::deck)[k] > 0);
}

void settle_deck(State& s) {
    std::size_t at = 0;
    for (std::uint8_t i = 0; i < kMaxKinds; ++i)
        for (int n = s.seen.in(Zone::deck)[Kind{i}]; n > 0; --n) s.deck[at++] = Kind{i};
}

void order_deck(State& s, Rng& rng) {
    settle_deck(s);
    for (std::size_t i = s.seen.deck_size; i > 1; --i)
        std::swap(s.deck[i - 1], s.deck[rng.below(static_cast<std::uint32_t>(i))]);
    s.ordered = true;
}

Row row_of(const Program& p, Kind k) {
    const CardType t = p.nature(k).type;
    return t == CardType::monster ? Row::monsters : t == CardType::field ? Row::field : Row::spells;
}

void enter_field(const Program& p, View& v, Kind k) {
    v.in(Zone::field).add(k);
    v.in_play.add(k);
    if (!p.nature(k).unit) return;
    v.units.push_back({k, 0, false});
    for (std::size_t i = v.units.size() - 1; i > 0 && row_of(p, v.units[i - 1].kind) > row_of(p, k); --i)
        std::swap(v.units[i], v.units[i - 1]);
}

void leave_field(const Program& p, View& v, Kind k, Zone to) {
    v.in(Zone::field).take(k);
    v.in_play.keep_if(k, v.in(Zone::field)[k] > 0);
    v.in(to).add(k);
    if (!p.nature(k).unit) return;
    const auto at = std::ranges::find(v.units, k, &Unit::kind);
    std::copy(at + 1, v.units.end(), at);
    v.units.pop_back();
}

State start(const Program& p, Rng& rng) {
    State s = p.shuffled;
    const int n = p.frame.opening_hand + (p.frame.first_draw ? 1 : 0);
    for (int i = 0; i < n; ++i) draw_card(s, rng);
    if (has_won(p, s.seen)) s.seen.stage = Stage::won;
    return s;
}

const Action* action_of(const Program& p, Move m) {
    if (m.card.none() || m.card.index >= p.cards.size()) return nullptr;
    const Card& card = p.card(m.card);
    const int at = m.verb == Verb::summon     ? card.summon
                   : m.verb == Verb::activate ? card.activate
                   : m.verb == Verb::effect   ? card.act
                                              : -1;
    return at < 0 ? nullptr : &p.actions[static_cast<std::size_t>(at)];
}

std::vector<Move> moves(const Program& p, const View& v) {
    std::vector<Move> out;
    if (v.stage != Stage::running) return out;
    if (v.waiting.on()) return add_answers(p, v, out), out;
    for (const std::uint8_t at : p.listed) {
        const Action& a = p.actions[at];
        if (!present(v, a) || !open(p, v, a)) continue;
        out.push_back({a.verb, a.card, kNoCard});
        if (a.verb == Verb::activate) ready_answers(v, a).each([&](Kind k) { out.push_back({a.verb, a.card, k}); });
    }
    out.push_back({Verb::end, kNoCard, kNoCard});
    return out;
}

std::vector<Move> plain_moves(const Program& p, const View& v) {
    auto all = moves(p, v);
    std::erase_if(all, [](const Move& m) { return !m.choice.none(); });
    return all;
}

Question question(const Program& p, const View& v) {
    if (v.waiting.action == Waiting::kEndPhase) return {v.held, false};
    const Operation& op = p.actions[v.waiting.action].effect[v.waiting.operation];
    switch (op.op) {
        case Op::discard:
            return {v.held & op.kinds, false};
        case Op::look:
            return {v.in(Zone::aside).kinds(), false};
        case Op::redraw_choose:
            return {v.held & from_the_last_aside(v), !v.in(Zone::aside).kinds().empty()};
        case Op::search:
            return {v.in(Zone::deck).kinds_among(op.kinds), false};
        default:
            return {v.in(op.from).kinds_among(op.kinds), false};
    }
}

void apply(const Program& p, State& s, Move m, Rng& rng) {
    if (!s.ordered) settle_deck(s);
    Asking chooser{m.choice};
    Resolution<Asking> duel(p, s, chooser, rng);
    switch (m.verb) {
        case Verb::end:
            return duel.end_turn();
        case Verb::choose:
            return duel.answer(m.card);
        case Verb::done:
            return duel.enough();
        default:
            return duel.perform(*action_of(p, m));
    }
}

}  // namespace rakus::exodia
