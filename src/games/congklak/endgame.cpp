#include "games/congklak/endgame.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <vector>

#include "games/mancala/shared_endgames.h"
#include "solve/table_file.h"

namespace rakus::congklak {
namespace {

using mancala::RowId;

constexpr int kLargestFile = 20;                   // seeds; larger files are not looked for
constexpr std::uint64_t kMadeOnTheSpot = 400'000;  // positions of a table that needs no file
constexpr std::uint32_t kLayout = 1;

// Everything that changes a value, and the size.
std::string label_of(const Rules& r, int seeds) {
    constexpr std::string_view laps[] = {"store", "full", "storeturn", "fullturn", "none"};
    return fmt::format("emptycap={:d},lap={},relay={:d},shoot={:d},end={},pits={},max={}", r.empty_capture,
                       laps[static_cast<int>(r.lap)], r.relay, r.shoot, r.end == End::all ? "all" : "either", r.pits,
                       seeds);
}

solve::TableLabel table_label(const Rules& rules, int seeds) {
    return {"congklak", label_of(rules, seeds), kLayout, Table::size_for(rules.pits, seeds)};
}

int size_made_on_the_spot(const Rules& rules) {
    int seeds = 1;
    while (Table::size_for(rules.pits, seeds + 1) <= kMadeOnTheSpot) ++seeds;
    return seeds;
}

std::shared_ptr<const Endgames> find(const Rules& rules, const std::string& folder) {
    for (int seeds = kLargestFile; seeds > size_made_on_the_spot(rules); --seeds)
        if (std::filesystem::exists(Endgames::path(rules, folder, seeds)))
            if (auto opened = Endgames::open(rules, folder, seeds)) return *opened;
    return Endgames::solve(rules, size_made_on_the_spot(rules), 1);
}

}  // namespace

int EndgameRules::value(const Table& table, RowId mover, RowId waiter) const {
    const auto& rows = table.rows();
    State s;
    s.board.row = {rows.row(mover), rows.row(waiter)};
    if (over(rules_, s)) return lead(s);
    if (s.board.row[0] == 0) return -value(table, waiter, mover);
    int best = -table.seeds();
    for (const Pit pit : moves(rules_, s)) best = std::max(best, value_of_move(table, s, pit));
    return best;
}

int EndgameRules::value_of_move(const Table& table, const State& s, Pit pit) const {
    const State next = after(rules_, s, pit);
    const int gain = next.board.store[0] - next.board.store[1];
    const auto& row = next.board.row;
    if (over(rules_, next)) return gain;
    return next.to_move == Side::first ? gain + table.value(row[0], row[1]) : gain - table.value(row[1], row[0]);
}

std::optional<int> Endgames::margin(const State& s) const {
    if (s.board.seeds_in_pits() > table_.seeds()) return std::nullopt;
    const int me = index_of(s.to_move);
    return s.board.store[me] - s.board.store[1 - me] + table_.value(s.board.row[me], s.board.row[1 - me]);
}

std::shared_ptr<const Endgames> Endgames::solve(const Rules& rules, int seeds, int jobs,
                                                const mancala::SeedsDone& tell) {
    Table table(rules.pits, seeds);
    if (!mancala::solve_endgames(table, EndgameRules(rules), jobs, tell)) return nullptr;
    return std::make_shared<const Endgames>(rules, std::move(table));
}

Result<std::shared_ptr<const Endgames>> Endgames::solve_shared(const Rules& rules, int seeds, const Share& share,
                                                               const mancala::SeedsDone& tell) {
    Table table(rules.pits, seeds);
    const auto solved = mancala::solve_endgames_shared(table, EndgameRules(rules), share, tell);
    if (!solved) return solved.error();
    return std::make_shared<const Endgames>(rules, std::move(table));
}

std::string Endgames::path(const Rules& rules, const std::string& folder, int seeds) {
    std::string name = label_of(rules, seeds);
    std::ranges::replace(name, ',', '_');
    return fmt::format("{}/congklak_{}.tab", folder, name);
}

Status Endgames::save(const std::string& folder) const {
    return solve::write_table(path(rules_, folder, table_.seeds()), table_label(rules_, table_.seeds()),
                              table_.cells());
}

Result<std::shared_ptr<const Endgames>> Endgames::open(const Rules& rules, const std::string& folder, int seeds) {
    const auto file = solve::TableFile::open(path(rules, folder, seeds), table_label(rules, seeds));
    if (!file) return file.error();
    if (const auto sound = file->check(); !sound) return sound.error();
    auto cells = std::make_shared<std::vector<std::int8_t>>(file->size());
    for (std::uint64_t i = 0; i < file->size(); ++i) file->read(i, (*cells)[i]);
    return std::make_shared<const Endgames>(rules, Table(rules.pits, seeds, *cells, cells));
}

std::shared_ptr<const Endgames> Endgames::best_for(const Rules& rules, const std::string& folder) {
    if (!can_be_tabled(rules)) return nullptr;
    // One is kept: a review or an advice asks for the same one again and again.
    static std::mutex guard;
    static std::string known_as;
    static std::shared_ptr<const Endgames> known;
    const std::scoped_lock lock(guard);
    const std::string wanted = path(rules, folder, 0);
    if (known_as != wanted) {
        known = find(rules, folder);
        known_as = wanted;
    }
    return known;
}

}  // namespace rakus::congklak
