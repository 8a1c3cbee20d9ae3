#include "games/gobblet/table_verbs.h"

#include <fmt/format.h>

#include "core/settings.h"
#include "games/gobblet/book.h"
#include "games/gobblet/census.h"
#include "games/gobblet/notation.h"
#include "games/gobblet/prepare.h"
#include "games/gobblet/table.h"
#include "games/gobblet/verify.h"
#include "solve/watched.h"

namespace rakus::gobblet {
namespace {

std::string_view word_of(Class c) {
    return c == Class::win ? "win" : c == Class::loss ? "loss" : "draw";
}

TableReport describe(const CompleteTable& table, const Rules& rules, int jobs) {
    const Census c = census_of(table, jobs);
    TableReport report{table.in_file() ? table.file().path() : "", {}, 0};
    report.facts = {{"rules", write_settings(write_rules(rules))},
                    {"positions", fmt::format("{}", c.positions)},
                    {"bytes", fmt::format("{}", Atlas::get().bytes())},
                    {"won", fmt::format("{}", c.won)},
                    {"drawn", fmt::format("{}", c.drawn)},
                    {"lost", fmt::format("{}", c.lost)},
                    {"longest", fmt::format("{}", c.longest)}};
    if (const auto start = table.score(Board{})) {
        report.facts.emplace_back("start", word_of(start->result()));
        report.facts.emplace_back("start_plies", fmt::format("{}", start->plies()));
    }
    return report;
}

Result<Rules> rules_of(const TableRequest& request) {
    const auto settings = read_settings(request.rules);
    return settings ? read_rules(*settings) : settings.error();
}

Error interrupted() {
    return internal_error("interrupted; nothing was written", "dihentikan; tidak ada yang ditulis");
}

Status solve_and_save(const TableRequest& request, const Rules& rules, const Progress& progress) {
    const solve::Watched watched(progress, request.cancelled);
    if (!request.anew)
        return prepare_table(rules, {request.folder, true, request.jobs}, watched.watch(), true) ? Status(Done{})
                                                                                                 : interrupted();
    const solve::TableLock lock(CompleteTable::path(request.folder, rules), watched.watch());
    const std::uint64_t all = Atlas::get().bytes();
    const auto scores = solve_all(rules, request.jobs, [&](int, std::uint64_t open) {
        progress(all - open, all);
        return !watched.watch().out();
    });
    if (!scores) return interrupted();
    return CompleteTable::save(request.folder, rules, *scores, [&] { return watched.watch().out(); });
}

class GobbletTables final : public TableVerbs {
   public:
    Result<TableReport> build(const TableRequest& request, const Progress& progress) const override {
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        const auto saved = solve_and_save(request, *rules, progress);
        if (!saved) return saved.error();
        if (!CompleteTable::exists(request.folder, *rules))
            if (const auto table = table_at_hand(*rules)) return describe(*table, *rules, request.jobs);
        return info(request);
    }

    Result<std::string> book(const TableRequest& request, int plies, const Progress& progress) const override {
        constexpr int kPlies = 3;
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        const solve::Watched watched(progress, request.cancelled);
        const auto table = prepare_table(*rules, {request.folder, true, request.jobs}, watched.watch(), true);
        if (!table) return interrupted();
        const auto score_of = [&](Board b) { return table->score(b).value_or(Score{}); };
        return solve::write_book(make_book(*rules, plies == 0 ? kPlies : plies, score_of));
    }

    bool verifies_in_parts() const override { return true; }
    Result<TableReport> verify(const TableRequest& request, const Progress&) const override {
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        const auto table = CompleteTable::open(request.folder, *rules);
        if (!table) return table.error();
        if (const auto sound = table->file().check(); !sound) return sound.error();
        const auto wrong = request.share(parts_to_verify(), [&](std::size_t part) {
            return fmt::format("{}", inconsistencies(*table, *rules, part));
        });
        if (!wrong) return wrong.error();
        TableReport report = describe(*table, *rules, request.jobs);
        for (const auto& part : *wrong) report.inconsistencies += std::stoull(part);
        return report;
    }

    Result<TableReport> info(const TableRequest& request) const override {
        const auto rules = rules_of(request);
        if (!rules) return rules.error();
        const auto table = CompleteTable::open(request.folder, *rules);
        if (!table) return table.error();
        if (const auto sound = table->file().check(); !sound) return sound.error();
        return describe(*table, *rules, request.jobs);
    }
};

}  // namespace

std::shared_ptr<const TableVerbs> table_verbs() {
    return std::make_shared<GobbletTables>();
}

}  // namespace rakus::gobblet
