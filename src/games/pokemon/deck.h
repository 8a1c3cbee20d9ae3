// Decks: files of "count card" lines, and the check that a deck is legal.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/pokemon/catalogue.h"

namespace rakus::pokemon {

inline constexpr int kDeckSize = 60;
inline constexpr int kLargestDeck = 80;  // what a state can hold; the paper only says "at least 60"

struct DeckRules {
    bool exactly_sixty = true;       // else at least 60
    bool any_energy_exempt = false;  // from "four of a name"; else basic energy only
};

struct Deck {
    std::string name;
    Pool pool = Pool::trainer;
    std::vector<CardId> cards;
};

// "pool base1", then lines "4 pikachu"; '#' begins a comment. The error names the line.
Result<Deck> read_deck(std::string_view name, std::string_view text);
// Size, four of a name, a Basic.
Status check_deck(const Deck&, const DeckRules&);
// A deck that the program carries, by name, or a file of the user that came with its content (core/attached.h).
Result<std::shared_ptr<const Deck>> find_deck(std::string_view name);

}  // namespace rakus::pokemon
