#include "app/jobs/table_job.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "app/table.h"
#include "core/disk.h"

namespace rakus::app {
namespace {

struct FactWords {
    std::string_view id;
    Words words;
};
constexpr std::array<FactWords, 15> kWords{{{"rules", {"rules", "aturan"}},
                                            {"positions", {"positions", "posisi"}},
                                            {"bytes", {"bytes", "bita"}},
                                            {"seeds", {"seeds", "biji"}},
                                            {"won", {"won for the side to move", "menang bagi yang melangkah"}},
                                            {"drawn", {"drawn", "seri"}},
                                            {"lost", {"lost for the side to move", "kalah bagi yang melangkah"}},
                                            {"longest", {"longest game in plies", "permainan terpanjang (langkah)"}},
                                            {"start", {"start position", "posisi awal"}},
                                            {"start_plies", {"start position in plies", "posisi awal (langkah)"}},
                                            {"win", {"win", "menang"}},
                                            {"draw", {"draw", "seri"}},
                                            {"loss", {"loss", "kalah"}},
                                            {"file", {"file", "berkas"}},
                                            {"inconsistencies", {"inconsistencies", "ketidakcocokan"}}}};

// Names of facts, and values that are words; anything else stands for itself.
std::string in_words(std::string_view id, const Console& console) {
    const auto known = std::ranges::find(kWords, id, &FactWords::id);
    return std::string(known != kWords.end() ? console.say(known->words) : id);
}

// Facts are text; what is a whole number becomes one.
Json fact_value(const std::string& text) {
    const bool number =
        !text.empty() && text.size() < 19 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return number ? Json(std::stoll(text)) : Json(text);
}

// A table in the making may not be left with a part missing.
Share whole_or_nothing(Share share, const Running& running) {
    return [share, &running](std::size_t count, const Part& part) -> Result<std::vector<std::string>> {
        auto bytes = share(count, part);
        if (bytes && running.cut()) return was_cancelled();
        return bytes;
    };
}

class TableJob final : public Job {
   public:
    TableJob(const AnyGame& game, TableRequest request, bool build, const std::string& rules)
        : Job(build ? "table" : "verify", game,
              spec_of(build ? "table" : "verify", game, {{"rules", rules}, {"seeds", fmt::format("{}", request.size)}}),
              1),
          game_(game),
          request_(std::move(request)),
          build_(build) {}

    std::string_view command() const override { return "solve"; }
    bool shared() const override {
        return build_ ? game_.tables()->builds_in_parts() : game_.tables()->verifies_in_parts();
    }
    // The parts of a table are as large as the table: only those of a verification are kept.
    Result<ReportMade> carry_out(Running& running) const override {
        TableRequest request = request_;
        request.jobs = running.hands();
        request.share = whole_or_nothing(build_ ? running.aside() : running.in_turn(), running);
        request.keep = running.speaks();
        request.cancelled = running.cancelled();
        const Progress progress = [&](std::uint64_t done, std::uint64_t total) {
            running.show(done, total);
            return true;
        };
        const TableVerbs& tables = *game_.tables();
        auto figures = build_ ? tables.build(request, progress) : tables.verify(request, progress);
        if (!figures && running.out()) return ReportMade();
        if (!figures) return figures.error();
        return ReportMade(std::make_unique<TableAnswer>(game_, std::move(*figures), !build_));
    }

   private:
    const AnyGame& game_;
    const TableRequest request_;
    const bool build_;
};

Result<JobMade> job_on_table(const Wish& wish, bool build) {
    auto request = table_request_of(wish);
    if (!request) return request.error();
    if (request->folder.empty()) return no_data_folder();
    return JobMade(std::make_unique<TableJob>(*wish.game, std::move(*request), build, wish.canonical_rules()));
}

}  // namespace

Json TableAnswer::document() const {
    Json j = app::document("solve", game_.describe().name, {});
    j.erase("rules");
    j["file"] = std::filesystem::path(figures_.file).filename().string();  // where it lies is no client's business
    for (const auto& [id, value] : figures_.facts) j[id] = fact_value(value);
    if (verified_) j["inconsistencies"] = figures_.inconsistencies;
    return j;
}

void TableAnswer::print(Console& console) const {
    Table table;
    table.column(std::string(console.say("table", "tabel")));
    table.column(std::string(console.say("value", "nilai")));
    const auto row = [&](std::string_view id, const std::string& value) {
        table.row({in_words(id, console), in_words(value, console)});
    };
    row("file", figures_.file);
    for (const auto& [id, value] : figures_.facts) row(id, value);
    if (verified_) row("inconsistencies", fmt::format("{}", figures_.inconsistencies));
    console.print(console.laid_out(table));
}

Result<TableRequest> table_request_of(const Wish& wish) {
    if (!wish.game->tables())
        return usage_error({"{} has no tables to solve", "{} tidak punya tabel untuk diselesaikan"},
                           wish.game->describe().name);
    TableRequest request{wish.rules, wish.tables, static_cast<int>(wish.whole("seeds", 0)), 1};
    request.anew = !wish.has("if-missing");
    return request;
}

Result<JobMade> table_job(const Wish& wish) {
    return job_on_table(wish, true);
}
Result<JobMade> verify_job(const Wish& wish) {
    return job_on_table(wish, false);
}

}  // namespace rakus::app
