#include "games/gobblet/table.h"

#include <fmt/format.h>

#include <filesystem>

#include "games/gobblet/book.h"

namespace rakus::gobblet {
namespace {

// Raised whenever the order of the bytes or their meaning changes.
constexpr std::uint32_t kLayout = 1;

solve::TableLabel label(const Rules& rules) {
    return {"gobblet", rules_of_values(rules), kLayout, Atlas::get().bytes()};
}

}  // namespace

std::string CompleteTable::path(const std::string& folder, const Rules& rules) {
    return fmt::format("{}/gobblet.{}.table", folder, rules_of_values(rules));
}

bool CompleteTable::exists(const std::string& folder, const Rules& rules) {
    std::error_code ignored;
    return !folder.empty() && std::filesystem::exists(path(folder, rules), ignored);
}

Result<CompleteTable> CompleteTable::open(const std::string& folder, const Rules& rules) {
    auto file = solve::TableFile::open(path(folder, rules), label(rules));
    if (!file) return file.error();
    CompleteTable table;
    table.file_.emplace(std::move(*file));
    return table;
}

CompleteTable CompleteTable::in_memory(std::shared_ptr<const Scores> scores) {
    CompleteTable table;
    table.scores_ = std::move(scores);
    return table;
}

Status CompleteTable::save(const std::string& folder, const Rules& rules, const Scores& scores,
                           const Cancelled& cancelled) {
    return solve::write_table(path(folder, rules), label(rules), scores.bytes(), cancelled);
}

}  // namespace rakus::gobblet
