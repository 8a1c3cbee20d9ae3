#include "games/bantumi/stored_table.h"

#include <fmt/format.h>

#include <filesystem>

#include "games/bantumi/solver.h"
#include "solve/table_file.h"

namespace rakus::bantumi {
namespace {

// Raised whenever the order of the cells or their meaning changes.
constexpr std::uint32_t kLayout = 1;

std::string rules_text(const Rules& rules) {
    return fmt::format("ec={},pits={}", rules.empty_capture ? 1 : 0, rules.pits);
}

solve::TableLabel label(const Rules& rules, int seeds) {
    return {"bantumi", fmt::format("{},table={}", rules_text(rules), seeds), kLayout,
            Table::size_for(rules.pits, seeds)};
}

// Smaller ones are made in less time than reading takes, larger ones are for whoever asks for them.
bool worth_keeping(const Rules& rules, int seeds) {
    constexpr std::uint64_t kSmall = 50'000'000, kLarge = 100'000'000;
    const auto cells = Table::size_for(rules.pits, seeds);
    return cells >= kSmall && cells <= kLarge;
}

std::shared_ptr<const Table> stored_table(const std::string& folder, const Rules& rules, int seeds, Text& refused) {
    const int stored = largest_stored(folder, rules);
    if (stored == 0 || stored < seeds) return nullptr;
    const auto loaded = load_table(folder, rules, stored);
    if (loaded) return *loaded;
    refused = loaded.error().message;
    return nullptr;
}

}  // namespace

std::string table_path(const std::string& folder, const Rules& rules, int seeds) {
    return fmt::format("{}/bantumi.{}.{}.table", folder, rules_text(rules), seeds);
}

int largest_stored(const std::string& folder, const Rules& rules) {
    std::error_code ignored;
    for (int seeds = folder.empty() ? 0 : kMostStoredSeeds; seeds > 0; --seeds)
        if (std::filesystem::exists(table_path(folder, rules, seeds), ignored)) return seeds;
    return 0;
}

Status save_table(const std::string& folder, const Rules& rules, const Table& table) {
    return solve::write_table(table_path(folder, rules, table.seeds()), label(rules, table.seeds()), table.cells());
}

Result<std::shared_ptr<const Table>> load_table(const std::string& folder, const Rules& rules, int seeds) {
    auto opened = solve::TableFile::open(table_path(folder, rules, seeds), label(rules, seeds));
    if (!opened) return opened.error();
    const auto file = std::make_shared<const solve::TableFile>(std::move(*opened));
    if (const auto sound = file->check(); !sound) return sound.error();
    return std::shared_ptr<const Table>(std::make_shared<Table>(rules.pits, seeds, file->bytes(), file));
}

std::shared_ptr<const Table> find_table(const Rules& rules, int seeds, bool exactly, const solve::TableShelf& shelf,
                                        const Watch& watch, Text& refused) {
    if (auto table = stored_table(shelf.folder, rules, seeds, refused)) return table;
    if (!shelf.keep || shelf.folder.empty() || !worth_keeping(rules, seeds))
        return table_in_memory(rules, seeds, exactly, shelf.jobs, &watch);
    const solve::TableLock lock(table_path(shelf.folder, rules, seeds), watch);
    if (!lock.held() && lock.writable()) return nullptr;
    if (auto table = stored_table(shelf.folder, rules, seeds, refused)) return table;  // made while we waited
    auto table = table_in_memory(rules, seeds, exactly, shelf.jobs, &watch);
    // A table that could not be kept serves this process all the same; the next one makes its own.
    if (table && lock.held() && table->seeds() == seeds) (void)save_table(shelf.folder, rules, *table).ok();
    return table;
}

}  // namespace rakus::bantumi
