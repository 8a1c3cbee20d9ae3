// What the engine does to the table with its own hands: cards from place to place.
#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

bool Engine::draw(Side side, int n) {
    Field& f = s_.field(side);
    for (; n > 0; --n) {
        if (f.deck.empty()) return false;
        f.hand.push(f.deck.pop());
    }
    return true;
}

bool Engine::coin() {
    const bool heads = chance_.coin();
    if (s_.coins.n < 16) {
        s_.coins.heads = static_cast<std::uint16_t>(s_.coins.heads | (heads ? 1u : 0u) << s_.coins.n);
        ++s_.coins.n;
    }
    return heads;
}

InPlay& Engine::put_in_play(Side side, CardId card) {
    Field& f = s_.field(side);
    InPlay& p = f.active().empty() && s_.phase == Phase::setup_active ? f.active() : f.spots[++f.bench];
    p = {};
    p.cards[0] = card;
    p.stack = 1;
    p.entered = true;
    return p;
}

void Engine::switch_active(Side side, Slot with) {
    Field& f = s_.field(side);
    f.active().shake_off();
    std::swap(f.active(), f.at(with));
}

void Engine::evolve(Side side, Slot at, CardId card) {
    InPlay& p = s_.field(side).at(at);
    for (int i = p.stack; i > 0; --i) p.cards[static_cast<std::size_t>(i)] = p.cards[static_cast<std::size_t>(i - 1)];
    p.cards[0] = card;
    ++p.stack;
    p.evolved = true;
    p.power_used = false;
    p.shake_off();
}

void Engine::attach(Side side, Slot at, CardId energy) {
    const auto kind = catalogue().energy_kind(energy);
    assert(kind);
    ++s_.field(side).at(at).energy[kind->value];
}

void Engine::discard_energy(Side side, Slot at, EnergyKind kind) {
    InPlay& p = s_.field(side).at(at);
    assert(p.energy[kind.value] > 0);
    --p.energy[kind.value];
    discard(side, catalogue().energy_card(kind));
}

void Engine::move_energy(Side side, Slot from, Slot to, EnergyKind kind) {
    --s_.field(side).at(from).energy[kind.value];
    ++s_.field(side).at(to).energy[kind.value];
}

void Engine::discard_pokemon(Side side, Slot at) {
    InPlay& p = s_.field(side).at(at);
    for (int i = 0; i < p.stack; ++i) discard(side, p.cards[static_cast<std::size_t>(i)]);
    for (int k = 0; k < kEnergyKinds; ++k)
        while (p.energy[static_cast<std::size_t>(k)] > 0) discard_energy(side, at, {static_cast<std::uint8_t>(k)});
    if (p.tool.known()) discard(side, p.tool);
    for (; p.boosts > 0; --p.boosts) discard(side, catalogue().boost_card());
    for (; p.guards > 0; --p.guards) discard(side, catalogue().guard_card());
    remove_from_play(side, at);
}

void Engine::remove_from_play(Side side, Slot at) {
    Field& f = s_.field(side);
    f.at(at) = {};
    if (at.active()) return;
    for (int i = at.value; i < f.bench; ++i)
        f.spots[static_cast<std::size_t>(i)] = f.spots[static_cast<std::size_t>(i + 1)];
    f.spots[f.bench--] = {};
}

void Engine::inflict(InPlay& p, Conditions c) {
    if (!open_to_conditions(rules_, p)) return;
    if ((c & kTurned) != 0) p.conditions = static_cast<Conditions>(p.conditions & ~kTurned);
    if ((c & poisoned) != 0) p.conditions = static_cast<Conditions>(p.conditions & ~toxic);
    p.conditions |= c;
}

}  // namespace rakus::pokemon
