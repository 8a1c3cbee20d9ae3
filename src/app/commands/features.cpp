// rakus features: the facts of a move that written players may use, and what they are in a position.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/sheet.h"
#include "app/table.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

constexpr std::size_t kMostColumns = 10;  // of candidates; more are told in a line

std::string value_text(const FeatureInfo& f, double value, Lang lang) {
    if (f.type == "flag") return value != 0 ? phrase(lang, {"yes", "ya"}) : "-";
    if (f.type == "word" && value >= 0 && value < static_cast<double>(f.values.size()))
        return f.values[static_cast<std::size_t>(value)];
    return number_in_words(value, lang);
}

std::string range_of(const FeatureInfo& f, Lang lang) {
    if (f.type == "flag") return phrase(lang, {"condition", "syarat"});
    if (f.type == "word") return fmt::format("{}", fmt::join(f.values, " "));
    return fmt::format("{}..{}", number_in_words(f.low, lang), number_in_words(f.high, lang));
}

std::string name_of_row(const FeatureInfo& f, const FeatureRow& row) {
    return row.about.empty() ? f.id : fmt::format("{}({})", f.id, row.about);
}

// Every fact once: what it is, its unit and its range.
std::string list_text(const FeatureReport& r, const Console& console) {
    Table table;
    for (const Words& title : {Words{"fact", "fakta"}, {"of", "milik"}, {"unit", "satuan"}, {"range", "rentang"}})
        table.column(std::string(console.say(title)));
    table.spare_column(std::string(console.say("in the paper", "di makalah")));
    table.column(std::string(console.say("meaning", "arti")));
    for (const FeatureInfo& f : r.features)
        table.row({f.about.empty() ? f.id : f.id + "(..)",
                   std::string(f.of_move ? console.say("move", "langkah") : console.say("position", "posisi")),
                   f.unit.in(console.lang), range_of(f, console.lang), place_in_words(f.source, console.lang),
                   f.words.in(console.lang)});
    return console.laid_out_as_prose(table);
}

std::string joined_values(const FeatureReport& r, const FeatureInfo& f, const FeatureRow& row, Lang lang) {
    if (!f.of_move) return value_text(f, row.values[0], lang);
    std::string out;
    for (std::size_t i = 0; i < row.values.size(); ++i)
        out += fmt::format("{}{}: {}", i == 0 ? "" : "  ", r.candidates[i], value_text(f, row.values[i], lang));
    return out;
}

// What they are in this position, candidate by candidate.
std::string values_text(const FeatureReport& r, const Console& console) {
    Table table;
    const bool wide = r.candidates.size() <= kMostColumns;
    table.column(std::string(console.say("fact", "fakta")));
    if (wide)
        for (const auto& move : r.candidates) table.column(move, Align::right);
    else
        table.column(std::string(console.say("values", "nilai")));
    for (const FeatureRow& row : r.rows) {
        const FeatureInfo& f = r.features[row.feature];
        std::vector<std::string> cells{name_of_row(f, row)};
        if (!wide) cells.push_back(joined_values(r, f, row, console.lang));
        for (std::size_t i = 0; wide && i < r.candidates.size(); ++i)
            cells.push_back(value_text(f, row.values[f.of_move ? i : 0], console.lang));
        table.row(std::move(cells));
    }
    return wide ? console.laid_out(table) : console.laid_out_as_prose(table);
}

Result<int> run_features(const Arguments& args, Console& console) {
    const auto request = position_of(args);
    if (!request) return request.error();
    const auto report = game_of(args).features(*request);
    if (!report) return report.error();
    if (console.json()) return print_document(features_document(*report, game_of(args).describe().name), console), 0;
    const bool placed = args.has("pos") || args.has("moves") || args.has("example");
    console.print(placed ? values_text(*report, console) : list_text(*report, console));
    return 0;
}

}  // namespace

Command features_command() {
    using namespace flags;
    return {"features",
            {"the facts of a move that written players may use, and what they are in a position",
             "fakta langkah yang boleh dipakai pemain tertulis, dan nilainya dalam suatu posisi"},
            {"features bantumi", "features bantumi --pos '1.5.6.1.0.0.11/0.3.0.0.1.1.19 1'", "features gobblet --json"},
            GameArgument::required,
            {kPos, kExample, kMoves, kRules, kSee, kSeed},
            run_features};
}

}  // namespace rakus::app
