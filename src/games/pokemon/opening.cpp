// The opening: shuffling, mulligans, the first Pokemon, prizes.
#include <algorithm>
#include <cstdlib>

#include "games/pokemon/engine.h"

namespace rakus::pokemon {

bool Engine::has_basic(const Pile& pile) const {
    return std::any_of(pile.begin(), pile.end(),
                       [](CardId c) { return c.known() && catalogue()[c].kind == Kind::basic; });
}

// Seven cards; a hand without a Basic is shuffled back. The number of such hands is kept for the opponent.
void Engine::deal(Side side) {
    Field& f = s_.field(side);
    chance_.shuffle(f.deck);
    draw(side, 7);
    while (!has_basic(f.hand)) {
        while (!f.hand.empty()) f.deck.push(f.hand.pop());
        chance_.shuffle(f.deck);
        draw(side, 7);
        if (side == Side::first)
            ++s_.repeats;  // both are counted in fields that the first turn clears
        else
            ++s_.owed;
    }
}

void Engine::set_up(const Deck& first, const Deck& second) {
    for (const Side side : {Side::first, Side::second}) {
        for (const CardId c : (side == Side::first ? first : second).cards) s_.field(side).deck.push(c);
        deal(side);
    }
    ask_active(Side::first);
}

void Engine::ask_active(Side side) {
    s_.phase = Phase::setup_active;
    s_.chooser = side;
}

void Engine::set_active(const Move& m) {
    Field& f = s_.field(s_.chooser);
    f.hand.remove(m.card);
    put_in_play(s_.chooser, m.card);
    s_.phase = Phase::setup_bench;
    if (legal_moves(rules_, s_).size() == 1) finish_setup(s_.chooser);
}

void Engine::finish_setup(Side side) {
    if (side == Side::first) return ask_active(Side::second);
    for (const Side each : {Side::first, Side::second}) {
        Field& f = s_.field(each);
        for (int i = 0; i < (s_.sudden ? 1 : rules_.prizes) && !f.deck.empty(); ++i) f.prizes.push(f.deck.pop());
    }
    offer_mulligan_cards();
}

// Each mulligan of one player lets the other draw; mulligans on both sides cancel out.
void Engine::offer_mulligan_cards() {
    const int first = s_.repeats, second = s_.owed;
    s_.repeats = 0;
    const int offer = std::abs(first - second) * rules_.mulligan_bonus;
    s_.chooser = first > second ? Side::second : Side::first;
    s_.owed = static_cast<std::uint8_t>(std::min({offer, s_.field(s_.chooser).deck.size(), 20}));
    s_.phase = Phase::mulligan_draw;
    if (s_.owed == 0) first_turn();
}

void Engine::first_turn() {
    s_.owed = 0;
    s_.turn = 1;
    s_.player = Side::first;
    begin_turn();
}

}  // namespace rakus::pokemon
