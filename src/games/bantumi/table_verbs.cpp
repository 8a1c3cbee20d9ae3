#include "games/bantumi/table_verbs.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/settings.h"
#include "games/bantumi/book.h"
#include "games/bantumi/notation.h"
#include "games/bantumi/solver.h"
#include "games/bantumi/stored_table.h"
#include "games/bantumi/table_build.h"
#include "solve/watched.h"

namespace rakus::bantumi {
namespace {

Result<Rules> rules_of(const TableRequest& request) {
    const auto settings = read_settings(request.rules);
    return settings ? read_rules(*settings) : settings.error();
}

Result<int> seeds_to_build(const TableRequest& request) {
    if (request.size == 0) return kDefaultStoredSeeds;
    if (request.size >= 1 && request.size <= kMostStoredSeeds) return request.size;
    return bad_input(
        {"--seeds: '{}', expected a number from 1 to {}", "--seeds: '{}', seharusnya bilangan 1 sampai {}"},
        request.size, kMostStoredSeeds);
}

Result<std::shared_ptr<const Table>> stored(const TableRequest& request, const Rules& rules) {
    const int largest = largest_stored(request.folder, rules);
    return load_table(request.folder, rules,
                      request.size != 0 ? request.size
                      : largest != 0    ? largest
                                        : kDefaultStoredSeeds);
}

TableReport describe(const TableRequest& request, const Rules& rules, const Table& table) {
    return {table_path(request.folder, rules, table.seeds()),
            {{"rules", fmt::format("ec={},pits={}", rules.empty_capture ? 1 : 0, rules.pits)},
             {"seeds", fmt::format("{}", table.seeds())},
             {"positions", fmt::format("{}", table.cells().size())},
             {"bytes", fmt::format("{}", table.cells().size())}},
            0};
}

// The value by playing on, with the rules of the game and nothing of the table.
int searched(const Rules& rules, const State& s, int alpha, int beta) {
    if (over(s)) return s.to_move == Side::first ? lead(s) : -lead(s);
    for (const Pit pit : moves(s)) {
        const State next = after(rules, s, pit);
        const bool same = next.to_move == s.to_move;
        alpha = std::max(alpha, same ? searched(rules, next, alpha, beta) : -searched(rules, next, -beta, -alpha));
        if (alpha >= beta) break;
    }
    return alpha;
}

int played_on(const Rules& rules, mancala::Row8 mover, mancala::Row8 waiter) {
    State s;
    s.board.row = {mover, waiter};
    return searched(rules, s, -100, 100);
}

constexpr std::size_t kParts = 64;

// What a check of cells found, and how many of them were played to the end.
struct Checked {
    std::uint64_t wrong = 0, played = 0;

    Checked& operator+=(const Checked& o) {
        wrong += o.wrong, played += o.played;
        return *this;
    }
    std::string text() const { return fmt::format("{} {}", wrong, played); }
    static Checked read(const std::string& text) {
        return {std::stoull(text), std::stoull(text.substr(text.find(' ')))};
    }
};

// Every cell of a part again from its successors, and some of up to twelve seeds by play to the end. Rows are dealt out
// in turn: the first ones are the longest.
Checked check(const Rules& rules, const EndgameRules& endgame, const Table& table, std::size_t part) {
    constexpr std::uint32_t kPlayedOneIn = 5'000;
    const auto& rows = table.rows();
    Checked checked;
    for (mancala::RowId w{static_cast<std::uint32_t>(part)}; w.n < rows.size(); w.n += kParts)
        for (mancala::RowId m{0}; m < rows.first(rows.seeds() - rows.sum(w) + 1); ++m.n) {
            const int value = table.value(m, w);
            const bool played = (31 * m.n + w.n) % kPlayedOneIn == 0 && rows.sum(m) + rows.sum(w) <= 12;
            checked.played += played;
            checked.wrong +=
                value != endgame.value(table, m, w) || (played && value != played_on(rules, rows.row(m), rows.row(w)));
        }
    return checked;
}

class BantumiTables final : public TableVerbs {
   public:
    Result<TableReport> build(const TableRequest& request, const Progress& progress) const override {
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        const auto seeds = seeds_to_build(request);
        if (!seeds) return seeds.error();
        Table table(rules->pits, *seeds);
        const solve::Watched watched(progress, request.cancelled);
        if (!build_table(*rules, table, request.jobs, &watched.watch()))
            return internal_error("interrupted; nothing was written", "dihentikan; tidak ada yang ditulis");
        if (const auto saved = save_table(request.folder, *rules, table); !saved) return saved.error();
        return describe(request, *rules, table);
    }

    Result<std::string> book(const TableRequest& request, int plies, const Progress& progress) const override {
        constexpr int kPlies = 4;
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        if (start(*rules).board.seeds_in_pits() > 48 || rules->pits > 6)
            return usage_error("solve bantumi --book: expected a board of at most 6 pits and 48 seeds",
                               "solve bantumi --book: seharusnya papan paling banyak 6 lubang dan 48 biji");
        const solve::Watched watched(progress, request.cancelled);
        const auto made = make_book(*rules, plies == 0 ? kPlies : plies, request.jobs, watched.watch());
        if (!made) return internal_error("interrupted; nothing was written", "dihentikan; tidak ada yang ditulis");
        return solve::write_book(*made);
    }

    bool verifies_in_parts() const override { return true; }
    Result<TableReport> verify(const TableRequest& request, const Progress&) const override {
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        const auto table = stored(request, *rules);
        if (!table) return table.error();
        const EndgameRules endgame(*rules, (*table)->rows());
        const auto parts =
            request.share(kParts, [&](std::size_t part) { return check(*rules, endgame, **table, part).text(); });
        if (!parts) return parts.error();
        TableReport report = describe(request, *rules, **table);
        Checked all;
        for (const auto& part : *parts) all += Checked::read(part);
        report.inconsistencies = all.wrong;
        report.facts.emplace_back("played", fmt::format("{}", all.played));
        return report;
    }

    Result<TableReport> info(const TableRequest& request) const override {
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        const auto table = stored(request, *rules);
        if (!table) return table.error();
        return describe(request, *rules, **table);
    }
};

}  // namespace

std::shared_ptr<const TableVerbs> table_verbs() {
    return std::make_shared<BantumiTables>();
}

}  // namespace rakus::bantumi
