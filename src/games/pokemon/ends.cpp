// Knock-outs, prizes, promotions and the end of the game.
#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

// Where a tool waits that saves an energy of a knocked-out active Pokemon; the active place if there is none.
Slot saver(const Field& f) {
    for (int i = 1; i <= f.bench; ++i) {
        const InPlay& p = f.spots[static_cast<std::size_t>(i)];
        if (p.tool.known() && !knocked_out(p) && find_op(catalogue()[p.tool].script, Verb::exp_all) != nullptr)
            return Slot{static_cast<std::uint8_t>(i)};
    }
    return kActive;
}

bool has_basic_energy(const InPlay& p) {
    for (int t = 0; t < kBasicTypes; ++t)
        if (p.energy[static_cast<std::size_t>(t)] > 0) return true;
    return false;
}

}  // namespace

void Engine::resolve(Then then, bool by_attack) {
    s_.then = then;
    s_.by_attack = by_attack;
    s_.saved = false;
    resume();
}

// Comes back here after every promotion, until nothing is left to do.
void Engine::resume() {
    if (ask_to_save_energy()) return;
    const Side attacker = s_.player, defender = other(s_.player);
    const int for_attacker = knock_out(defender);  // first: a bond may take the attacker along
    const int for_defender = knock_out(attacker);
    take_prizes(attacker, for_attacker);
    take_prizes(defender, for_defender);
    std::array<int, 2> ways{};
    for (const Side side : {attacker, defender})
        ways[static_cast<std::size_t>(index_of(side))] =
            (s_.field(side).prizes.empty() ? 1 : 0) + (s_.field(other(side)).in_play() == 0 ? 1 : 0);
    if (settle_end(ways) || ask_to_promote()) return;
    follow(s_.then);
}

bool Engine::ask_to_save_energy() {
    const Side owner = other(s_.player);
    Field& f = s_.field(owner);
    if (s_.phase == Phase::save_energy) {
        const Slot to = saver(f);
        if (!stopped()) {
            move_energy(owner, kActive, to, {answer().n});
            discard(owner, f.at(to).tool);
            f.at(to).tool = {};
        }
        s_.phase = Phase::main;
        s_.effect = {};
        return false;
    }
    const bool may = rules_.cards_with_text && s_.by_attack && !s_.saved && knocked_out(f.active()) &&
                     !saver(f).active() && has_basic_energy(f.active());
    if (!may) return false;
    s_.saved = true;
    s_.phase = Phase::save_energy;
    s_.chooser = owner;
    return true;
}

int Engine::knock_out(Side side) {
    Field& f = s_.field(side);
    int prizes = 0;
    for (int i = f.bench; i >= 0; --i) {
        const InPlay& p = f.spots[static_cast<std::size_t>(i)];
        if (!knocked_out(p)) continue;
        if (i == 0 && p.bonded && s_.by_attack && side == other(s_.player))
            put_counters(s_.field(s_.player).active(), 200);
        prizes += is_stand_in(p) ? 0 : card_of(p).ex && rules_.ex_gives_two ? 2 : 1;
        discard_pokemon(side, Slot{static_cast<std::uint8_t>(i)});
    }
    return prizes;
}

void Engine::take_prizes(Side side, int n) {
    Field& f = s_.field(side);
    for (; n > 0 && !f.prizes.empty(); --n) f.hand.push(f.prizes.pop());
}

bool Engine::settle_end(std::array<int, 2> ways) {
    const int attacker = ways[static_cast<std::size_t>(index_of(s_.player))];
    const int defender = ways[static_cast<std::size_t>(index_of(other(s_.player)))];
    if (attacker == 0 && defender == 0) return false;
    if (rules_.attacker_first ? attacker > 0 : attacker > defender)
        win(s_.player);
    else if (rules_.attacker_first || defender > attacker)
        win(other(s_.player));
    else
        sudden_death();
    return true;
}

bool Engine::ask_to_promote() {
    for (const Side side : {other(s_.player), s_.player}) {
        const Field& f = s_.field(side);
        if (!f.active().empty()) continue;
        if (f.bench > 1) {
            s_.phase = Phase::promote;
            s_.chooser = side;
            return true;
        }
        promote(side, Slot{1});
    }
    return false;
}

void Engine::promote(Side side, Slot from) {
    Field& f = s_.field(side);
    f.active() = f.at(from);
    remove_from_play(side, from);
}

void Engine::follow(Then then) {
    switch (then) {
        case Then::go_on:
            s_.phase = Phase::main;
            s_.chooser = s_.player;
            break;
        case Then::end_turn:
            end_turn();
            break;
        case Then::next_turn:
            next_turn();
            break;
    }
}

void Engine::win(Side side) {
    s_.winner = side == Side::first ? Winner::first : Winner::second;
    s_.phase = Phase::over;
}

// Both have won at once: all cards go back into the decks and a game for one prize decides.
void Engine::sudden_death() {
    State fresh;
    fresh.sudden = true;
    if (s_.stadium.known()) discard(s_.stadium_of, s_.stadium);
    if (s_.supporter.known()) discard(s_.player, s_.supporter);
    for (const Side side : {Side::first, Side::second}) {
        Field& f = s_.field(side);
        while (f.bench > 0) discard_pokemon(side, Slot{f.bench});
        if (!f.active().empty()) discard_pokemon(side, kActive);
        Field& into = fresh.field(side);
        for (const CardId c : f.deck) into.deck.push(c);
        for (const CardId c : f.hand) into.deck.push(c);
        for (const CardId c : f.discard) into.deck.push(c);
        for (const CardId c : f.prizes) into.deck.push(c);
        if (!has_basic(into.deck) || into.deck.size() < 8) {  // a position may name fewer cards than a deck holds
            s_.winner = Winner::draw;
            s_.phase = Phase::over;
            return;
        }
    }
    s_ = fresh;
    deal(Side::first);
    deal(Side::second);
    ask_active(Side::first);
}

}  // namespace rakus::pokemon
