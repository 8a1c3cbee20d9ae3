// Operations on places and piles: switching, drawing, searching.
#include <algorithm>

#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

Engine::Progress Engine::perform_card(const Op& op) {
    const Side by = s_.effect.by;
    switch (op.verb) {
        case Verb::switch_out:
        case Verb::may_switch:
            return switch_out(op);
        case Verb::draw:
            draw(by, op.n);
            return Progress::done;
        case Verb::draw_to:
            draw(by, std::max(0, op.n - mine().hand.size()));
            return Progress::done;
        case Verb::draw_bottom:
            for (int i = 0; i < op.n && !mine().deck.empty(); ++i) mine().hand.push(mine().deck.take(0));
            return Progress::done;
        case Verb::refresh:
            refresh(by, op.n);
            return Progress::done;
        case Verb::refresh_theirs:
            refresh(other(by), op.n);
            return Progress::done;
        case Verb::shuffle_own:
            shuffle(by);
            return Progress::done;
        case Verb::shuffle_theirs:
            shuffle(other(by));
            return Progress::done;
        case Verb::search:
            return search(op);
        case Verb::evolve_self:
            return evolve_self();
        case Verb::reveal_until:
            reveal_until(op);
            return Progress::done;
        case Verb::swap_prize:
            return swap_prize();
        default:  // may-drop-stadium
            if (!s_.stadium.known()) return Progress::done;
            if (step() == 0) return ask({.what = AskFor::yes, .may_stop = true});
            if (!stopped()) discard(s_.stadium_of, s_.stadium), s_.stadium = {};
            return Progress::done;
    }
}

Engine::Progress Engine::switch_out(const Op& op) {
    Effect& e = s_.effect;
    const bool own = op.who == Word::self;
    if (step() == 0) {
        // A Pokemon that has just been knocked out is replaced, not switched.
        if (!own && (!defender_open() || knocked_out(theirs().active()))) return Progress::done;
        return ask(
            {.what = AskFor::spot, .mine = own, .may_stop = op.verb == Verb::may_switch, .rule = SpotRule::bench},
            op.where == Word::by_them ? other(e.by) : e.by);
    }
    if (stopped()) return Progress::done;
    switch_active(own ? e.by : other(e.by), answer().slot);
    e.switched = true;
    return Progress::done;
}

void Engine::refresh(Side side, int n) {
    Field& f = s_.field(side);
    while (!f.hand.empty()) f.deck.push(f.hand.pop());
    shuffle(side);
    draw(side, n);
}

// Up to n cards, each chosen and put where it goes.
Engine::Progress Engine::search(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) e.left = op.n, e.step = 1;
    if (step() == 2) {
        if (stopped())
            e.left = 0;
        else if (op.where == Word::own || op.where == Word::own_not_ex)
            return fetched(op, answer().card);
        else
            place(op, answer().card, e.user);
    }
    if (step() == 3) {
        if (stopped())
            e.left = 0;
        else
            place(op, {e.target}, answer().slot);
    }
    e.step = 1;
    const bool full = op.where == Word::bench && mine().bench_full();
    if (e.left == 0 || full) {
        if (op.who == Word::deck) shuffle(e.by);
        return Progress::done;
    }
    const bool deck = op.who == Word::deck;
    return ask(
        {.what = deck ? AskFor::deck_card : AskFor::discard_card, .may_stop = deck || op.n > 1, .filter = op.filter});
}

// Asks to which Pokemon the card goes.
Engine::Progress Engine::fetched(const Op& op, CardId card) {
    s_.effect.target = card.value;
    const bool tool = catalogue()[card].kind == Kind::tool;
    const SpotRule rule = tool ? SpotRule::no_tool : op.where == Word::own_not_ex ? SpotRule::not_ex : SpotRule::any;
    return ask({.what = AskFor::spot, .rule = rule});
}

void Engine::place(const Op& op, CardId card, Slot at) {
    Effect& e = s_.effect;
    (op.who == Word::deck ? mine().deck : mine().discard).remove(card);
    --e.left;
    if (op.where == Word::hand)
        mine().hand.push(card);
    else if (op.where == Word::bench)
        put_in_play(e.by, card);
    else if (catalogue()[card].kind == Kind::tool)
        mine().at(at).tool = card;
    else
        attach(e.by, op.where == Word::self ? kActive : at, card);
}

Engine::Progress Engine::evolve_self() {
    if (step() == 0) return ask({.what = AskFor::deck_card, .may_stop = true, .special = true, .slot = kActive});
    if (!stopped()) {
        mine().deck.remove(answer().card);
        evolve(s_.effect.by, kActive, answer().card);
    }
    shuffle(s_.effect.by);
    return Progress::done;
}

void Engine::reveal_until(const Op& op) {
    Field& f = mine();
    for (int i = f.deck.size() - 1; i >= 0; --i)
        if (catalogue().matches(f.deck[i], op.filter)) {
            f.hand.push(f.deck.take(i));
            break;
        }
    shuffle(s_.effect.by);
}

Engine::Progress Engine::swap_prize() {
    if (mine().deck.empty()) return Progress::done;
    if (step() == 0) return ask({.what = AskFor::prize});
    if (!stopped()) std::swap(mine().prizes.at(answer().n), mine().deck.at(mine().deck.size() - 1));
    return Progress::done;
}

}  // namespace rakus::pokemon
