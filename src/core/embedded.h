// Files of data/ inside the program. cmake/embed.cmake makes the function that gives them.
#pragma once
#include <span>
#include <string_view>

namespace rakus {

struct EmbeddedFile {
    std::string_view name;  // as below its data folder: "decks/ember.deck"
    std::string_view text;
};

}  // namespace rakus
