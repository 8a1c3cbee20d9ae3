#include "games/gobblet/table.h"

#include <fmt/format.h>

#include <filesystem>

#include "core/settings.h"
#include "games/gobblet/notation.h"

namespace rakus::gobblet {
namespace {

// Raised whenever the order of the bytes or their meaning changes.
constexpr std::uint32_t kLayout = 1;

std::string values_rules(const Rules& rules) {
    Settings kept;
    for (const auto& setting : write_rules(rules))
        if (setting.first != "rep") kept.push_back(setting);
    return write_settings(kept);
}

solve::TableLabel label(const Rules& rules) {
    return {"gobblet", values_rules(rules), kLayout, Atlas::get().bytes()};
}

}  // namespace

std::string CompleteTable::path(const std::string& folder, const Rules& rules) {
    return fmt::format("{}/gobblet.{}.table", folder, values_rules(rules));
}

bool CompleteTable::exists(const std::string& folder, const Rules& rules) {
    std::error_code ignored;
    return !folder.empty() && std::filesystem::exists(path(folder, rules), ignored);
}

Result<CompleteTable> CompleteTable::open(const std::string& folder, const Rules& rules) {
    auto file = solve::TableFile::open(path(folder, rules), label(rules));
    if (!file) return file.error();
    return CompleteTable(std::move(*file));
}

Status CompleteTable::save(const std::string& folder, const Rules& rules, const Scores& scores) {
    return solve::write_table(path(folder, rules), label(rules), scores.bytes());
}

}  // namespace rakus::gobblet
