// rakus solve congklak: builds, verifies and describes an endgame table.
#include <fmt/format.h>

#include "core/settings.h"
#include "games/congklak/endgame.h"
#include "games/congklak/notation.h"

namespace rakus::congklak {
namespace {

using mancala::RowId;

constexpr int kDefaultSeeds = 12, kMostSeeds = 20;
constexpr std::uint64_t kMostPositions = 2'000'000'000;

struct Order {
    Rules rules;
    int seeds;
};

Result<Order> order_of(const TableRequest& request) {
    const auto settings = read_settings(request.rules);
    if (!settings) return settings.error();
    const auto rules = read_rules(*settings);
    if (!rules) return rules.error();
    if (!can_be_tabled(*rules))
        return bad_input("solve congklak: no table for laps that count over the turn, expected lap=store, full or none",
                         "solve congklak: tidak ada tabel untuk putaran yang dihitung segiliran, seharusnya lap=store, "
                         "full atau none");
    const int seeds = request.size == 0 ? kDefaultSeeds : request.size;
    if (seeds < 1 || seeds > kMostSeeds || Table::size_for(rules->pits, seeds) > kMostPositions)
        return bad_input({"solve congklak: --seeds {}, expected 1 to {} with at most {} positions",
                          "solve congklak: --seeds {}, seharusnya 1 sampai {} dengan paling banyak {} posisi"},
                         seeds, kMostSeeds, kMostPositions);
    return Order{*rules, seeds};
}

TableReport describe(const Endgames& endgames, const std::string& folder) {
    std::uint64_t won = 0, drawn = 0, lost = 0;
    for (const int value : endgames.table().cells()) ++(value > 0 ? won : value < 0 ? lost : drawn);
    const auto count = [](std::uint64_t n) { return fmt::format("{}", n); };
    const int seeds = endgames.table().seeds();
    return {Endgames::path(endgames.rules(), folder, seeds),
            {{"rules", write_settings(write_rules(endgames.rules()))},
             {"seeds", fmt::format("{}", seeds)},
             {"positions", count(won + drawn + lost)},
             {"bytes", count(endgames.table().cells().size())},
             {"won", count(won)},
             {"drawn", count(drawn)},
             {"lost", count(lost)}},
            0};
}

constexpr std::size_t kParts = 64;

// Every value of a part again, from those of its successors. Rows are dealt out in turn: the first ones are the
// longest.
std::uint64_t inconsistencies(const Endgames& endgames, std::size_t part) {
    const Table& table = endgames.table();
    const EndgameRules rules(endgames.rules());
    std::uint64_t wrong = 0;
    for (RowId waiter{static_cast<std::uint32_t>(part)}; waiter.n < table.rows().size(); waiter.n += kParts) {
        const RowId end = table.rows().first(table.seeds() - table.rows().sum(waiter) + 1);
        for (RowId mover{0}; mover < end; ++mover.n)
            wrong += rules.value(table, mover, waiter) != table.value(mover, waiter);
    }
    return wrong;
}

class CongklakTables final : public TableVerbs {
   public:
    Result<TableReport> build(const TableRequest& request, const Progress& progress) const override {
        const auto order = order_of(request);
        if (!order) return order.error();
        const auto tell = [&](int done, int of) {
            return progress(Table::size_for(order->rules.pits, done), Table::size_for(order->rules.pits, of));
        };
        const auto endgames = Endgames::solve_shared(order->rules, order->seeds, request.share, tell);
        if (!endgames) return endgames.error();
        if (request.keep)
            if (const auto saved = (*endgames)->save(request.folder); !saved) return saved.error();
        return describe(**endgames, request.folder);
    }
    bool builds_in_parts() const override { return true; }
    bool verifies_in_parts() const override { return true; }
    Result<TableReport> verify(const TableRequest& request, const Progress&) const override {
        const auto endgames = opened(request);
        if (!endgames) return endgames.error();
        TableReport report = describe(**endgames, request.folder);
        const auto wrong = request.share(
            kParts, [&](std::size_t part) { return fmt::format("{}", inconsistencies(**endgames, part)); });
        if (!wrong) return wrong.error();
        for (const auto& part : *wrong) report.inconsistencies += std::stoull(part);
        return report;
    }
    Result<TableReport> info(const TableRequest& request) const override {
        const auto endgames = opened(request);
        if (!endgames) return endgames.error();
        return describe(**endgames, request.folder);
    }

   private:
    static Result<std::shared_ptr<const Endgames>> opened(const TableRequest& request) {
        const auto order = order_of(request);
        if (!order) return order.error();
        return Endgames::open(order->rules, request.folder, order->seeds);
    }
};

}  // namespace

std::shared_ptr<const TableVerbs> table_verbs() {
    return std::make_shared<CongklakTables>();
}

}  // namespace rakus::congklak
