// The files of data/pokemon inside the program.
#pragma once
#include <string_view>
#include <vector>

namespace rakus::pokemon {

// The text of "base1.json" or "decks/ember.deck"; empty if the program has no such file.
std::string_view data_file(std::string_view name);
// The names of the decks that the program carries: "ember", ...
std::vector<std::string_view> deck_names();

}  // namespace rakus::pokemon
