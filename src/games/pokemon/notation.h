// Positions and moves as text. What is printed reads back to the same value; docs: README.md, "Positions".
#pragma once
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/pokemon/game.h"

namespace rakus::pokemon {

// "vulpix", "ex6-58", or the letter of a basic energy; "?" for an unknown card.
std::string write_card(const Rules&, CardId);
Result<CardId> read_card(const Rules&, std::string_view);

// G R W L P F basic, C double colorless, X multi, lower case: a Pokemon that became energy.
char letter_of(EnergyKind);
std::optional<EnergyKind> energy_of(char letter);

// "a", "b2".
std::string write_slot(Slot);
std::optional<Slot> read_slot(std::string_view);

std::string write_conditions(Conditions);
std::optional<Conditions> read_conditions(std::string_view);

// What a `choose` names here; AskFor::nothing: a plain number.
AskFor asked(const State&);
// Whose cards the choice is about.
Side asked_side(const State&);

// The whole table: fields of both players, who decides, and what the turn has seen.
std::string write_position(const Rules&, const State&);
Result<State> read_position(const Pokemon&, std::string_view);

}  // namespace rakus::pokemon
