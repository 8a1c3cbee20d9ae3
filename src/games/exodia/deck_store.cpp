// Which deck the options name, and the programs made so far.
#include <cassert>
#include <map>
#include <mutex>

#include "core/attached.h"
#include "core/embedded.h"
#include "core/settings.h"
#include "games/exodia/deck_file.h"
#include "games/exodia/deck_list.h"
#include "games/exodia/options.h"

namespace rakus::exodia {
namespace {

// The paper's deck, or a file of the user that came with its content.
Result<std::string> read_deck(std::string_view name) {
    if (name == "paper") return std::string(paper_deck_text());
    const auto file = read_attached(name);
    if (!file) return only_the_user_opens("rule deck", "aturan deck", name);
    if (!is_deck_list(file->text)) return file->text;
    auto list = import_list(file->text);
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

Result<std::shared_ptr<const Program>> program_for(const Settings& options) {
    static std::mutex guard;
    static std::map<std::string, std::shared_ptr<const Program>> made;
    const auto text = read_deck(value_of(options, "deck"));
    if (!text) return text.error();
    const std::string key = write_settings(options);
    const std::lock_guard lock(guard);
    if (const auto at = made.find(key); at != made.end()) return at->second;
    auto program = compile_deck(*text, options);
    if (!program) return program.error();
    if (made.size() > 64) made.clear();
    return made[key] = std::make_shared<const Program>(std::move(*program));
}

}  // namespace rakus::exodia
