#include "written/shipped.h"

#include <fmt/format.h>

#include <span>

#include "core/embedded.h"

namespace rakus::players {
std::span<const EmbeddedFile> embedded_files();
}

namespace rakus::written {

std::vector<ShippedText> shipped_texts(std::string_view game) {
    std::vector<ShippedText> out;
    constexpr std::string_view ending = ".greedy";
    const std::string beginning = fmt::format("{}-", game);
    for (const EmbeddedFile& f : players::embedded_files())
        if (f.name.starts_with(beginning) && f.name.ends_with(ending))
            out.push_back(
                {std::string(f.name.substr(beginning.size(), f.name.size() - beginning.size() - ending.size())),
                 std::string(f.text)});
    return out;
}

}  // namespace rakus::written
