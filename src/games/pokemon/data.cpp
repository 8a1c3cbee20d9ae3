#include "games/pokemon/data.h"

#include "core/embedded.h"

namespace rakus::pokemon {

std::span<const EmbeddedFile> embedded_files();  // made by cmake/embed.cmake

std::string_view data_file(std::string_view name) {
    for (const EmbeddedFile& f : embedded_files())
        if (f.name == name) return f.text;
    return {};
}

std::vector<std::string_view> deck_names() {
    constexpr std::string_view folder = "decks/", ending = ".deck";
    std::vector<std::string_view> names;
    for (const EmbeddedFile& f : embedded_files())
        if (f.name.starts_with(folder))
            names.push_back(f.name.substr(folder.size(), f.name.size() - folder.size() - ending.size()));
    return names;
}

}  // namespace rakus::pokemon
