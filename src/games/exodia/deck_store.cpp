// Which deck the options name, and the programs made so far.
#include <fmt/format.h>

#include <cassert>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>

#include "core/embedded.h"
#include "core/settings.h"
#include "games/exodia/deck_file.h"
#include "games/exodia/deck_list.h"
#include "games/exodia/options.h"

namespace rakus::exodia {
namespace {

constexpr std::uintmax_t kLargest = 1 << 20;  // a deck file is a page, not a book

Result<std::string> read_deck(std::string_view name) {
    if (name == "paper") return std::string(paper_deck_text());
    const std::string path(name.substr(1));
    std::error_code fault;
    const bool sound =
        std::filesystem::is_regular_file(path, fault) && std::filesystem::file_size(path, fault) <= kLargest;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (!sound || !file || !(text << file.rdbuf()))
        return bad_input(fmt::format("rule deck: file '{}' cannot be read", path),
                         fmt::format("aturan deck: berkas '{}' tidak dapat dibaca", path));
    if (!is_deck_list(text.str())) return text.str();
    auto list = import_list(text.str());
    return list ? Result<std::string>(std::move(list->deck)) : list.error();
}

}  // namespace

std::span<const EmbeddedFile> embedded_files();

std::string_view data_file(std::string_view name) {
    for (const EmbeddedFile& file : embedded_files())
        if (file.name == name) return file.text;
    assert(false && "a file of data/exodia is missing");
    return {};
}

// Keyed by the text too: a user's file may change between two requests.
Result<std::shared_ptr<const Program>> program_for(const Settings& options) {
    static std::mutex guard;
    static std::map<std::string, std::shared_ptr<const Program>> made;
    const auto text = read_deck(value_of(options, "deck"));
    if (!text) return text.error();
    const std::string key = write_settings(options) + '\n' + *text;
    const std::lock_guard lock(guard);
    if (const auto at = made.find(key); at != made.end()) return at->second;
    auto program = compile_deck(*text, options);
    if (!program) return program.error();
    if (made.size() > 64) made.clear();
    return made[key] = std::make_shared<const Program>(std::move(*program));
}

}  // namespace rakus::exodia
