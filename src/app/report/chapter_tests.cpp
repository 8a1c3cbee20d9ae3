// Tests: matches against the reference players and between the alternatives, or runs of a game for one.
#include <algorithm>

#include "app/report/sections.h"
#include "app/report/telling.h"

namespace rakus::app {
namespace {

std::string elo_told(const Json& p, Lang lang) {
    const auto number = [&](const char* key) {
        if (!p.contains(key) || p[key].is_null()) return std::string("∞");
        return fmt::format("{:+.0f}", p[key].get<double>());
    };
    return fmt::format("{} [{}{} {}]", number("elo"), number("elo_low"), lang == Lang::id ? ";" : ",",
                       number("elo_high"));
}

void tell_scores(const Measured& match, report::Document& out) {
    const Json& j = match.document;
    const bool exact = j.value("exact", false);
    report::Figures scores{"match",
                           phrase(out.lang, {"Everybody against everybody: score with 95 % interval",
                                             "Semua lawan semua: skor dengan selang 95 %"}),
                           {column(out, {"player", "pemain"}),
                            column(out, {"games", "permainan"}, true),
                            column(out, {"won-drawn-lost", "menang-seri-kalah"}, true),
                            column(out, {"score", "skor"}, true),
                            {"Elo", true},
                            column(out, {"as first", "sebagai pertama"}, true),
                            column(out, {"as second", "sebagai kedua"}, true)},
                           {},
                           match.command};
    const auto told = [&](const Json& p) {
        if (p.value("games", 0) == 0) return std::string();
        if (exact) return percent_told(p["score"], out.lang) + phrase(out.lang, {" (exact)", " (eksak)"});
        return share_told(p["score"], p["score_low"], p["score_high"], out.lang);
    };
    for (const Json& p : j["players"])
        scores.rows.push_back({fmt::format("`{}`", p["name"].get<std::string>()),
                               fmt::format("{}", p["games"].get<std::uint64_t>()),
                               fmt::format("{}-{}-{}", p["wins"].get<std::uint64_t>(), p["draws"].get<std::uint64_t>(),
                                           p["losses"].get<std::uint64_t>()),
                               told(p), elo_told(p, out.lang), told(p["as_first"]), told(p["as_second"])});
    out.figures(std::move(scores));
}

void tell_pairings(const Findings& found, const Measured& match, report::Document& out) {
    const Json& j = match.document;
    const bool exact = j.value("exact", false);
    report::Figures cross{"pairings",
                          phrase(out.lang, {"Each against the others: score of the player of the column",
                                            "Masing-masing lawan yang lain: skor pemain pada kolom"}),
                          {column(out, {"opponent", "lawan"})},
                          {},
                          match.command};
    const std::size_t subjects = std::min(found.subjects.size(), j["players"].size());
    std::vector<std::size_t> who;  // the subjects' places in the document, which is by rank
    for (std::size_t i = 0; i < subjects; ++i)
        for (std::size_t p = 0; p < j["players"].size(); ++p)
            if (j["players"][p]["name"] == found.subjects[i].label) who.push_back(p);
    for (const auto p : who)
        cross.columns.push_back({fmt::format("`{}`", j["players"][p]["name"].get<std::string>()), true});
    cross.columns.push_back(column(out, {"games", "permainan"}, true));
    for (std::size_t o = 0; o < j["players"].size(); ++o) {
        std::vector<std::string> row{fmt::format("`{}`", j["players"][o]["name"].get<std::string>())};
        std::uint64_t games = 0;
        for (const auto p : who) {
            const Json& cell = j["cross"][p][o];
            row.push_back(cell.is_null() ? ""
                          : exact ? percent_told(cell["score"], out.lang) + phrase(out.lang, {" (exact)", " (eksak)"})
                                  : share_told(cell["score"], cell["score_low"], cell["score_high"], out.lang));
            if (!cell.is_null()) games = cell["games"].get<std::uint64_t>();
        }
        row.push_back(games > 0 ? fmt::format("{}", games) : "");
        if (games > 0) cross.rows.push_back(std::move(row));
    }
    if (!who.empty()) out.figures(std::move(cross));
}

std::uint64_t games_in(const Json& turns) {
    std::uint64_t all = 0;
    for (const Json& t : turns) all += t["games"].get<std::uint64_t>();
    return all;
}

// The shortest length that this share of the games does not exceed.
int length_at(const Json& turns, double share) {
    const std::uint64_t all = games_in(turns);
    std::uint64_t so_far = 0;
    for (const Json& t : turns) {
        so_far += t["games"].get<std::uint64_t>();
        if (static_cast<double>(so_far) >= share * static_cast<double>(all)) return t["turns"].get<int>();
    }
    return 0;
}

void tell_openings(const Json& j, report::Document& out) {
    if (j.contains("openings_played") && !j["openings_played"].is_null())
        say(out,
            {"Games are played in side-swapped pairs: one opening, both seats. {} different openings of {} random "
             "plies were played.",
             "Permainan berpasangan dengan bertukar tempat: satu pembukaan, kedua sisi. Dimainkan {} pembukaan berbeda "
             "sepanjang {} langkah acak."},
            j["openings_played"].get<std::uint64_t>(), j["openings"].get<std::uint64_t>());
    else
        say(out, {"Games are played in side-swapped pairs; the shuffle makes every pair another one.",
                  "Permainan berpasangan dengan bertukar tempat; kocokan membuat tiap pasangan berbeda."});
    if (j.contains("turns") && !j["turns"].empty())
        say(out,
            {"Length of a game in turns: median {}, nine in ten from {} to {} (n = {}).",
             "Panjang permainan dalam giliran: median {}, sembilan dari sepuluh antara {} dan {} (n = {})."},
            length_at(j["turns"], 0.5), length_at(j["turns"], 0.05), length_at(j["turns"], 0.95), games_in(j["turns"]));
}

std::string mean_turn_told(const Json& p, Lang lang) {
    const auto number = [&](const char* key) { return fixed_in_words(p[key].get<double>(), 2, lang); };
    return fmt::format("{} [{}{} {}] (n = {})", number("turns_mean"), number("turns_low"), lang == Lang::id ? ";" : ",",
                       number("turns_high"), p["won"].get<std::uint64_t>());
}

}  // namespace

void tell_match(const Findings& found, report::Document& out) {
    const Measured& match = found.measured.at("match");
    out.heading(3, std::string(out.words({"Matches", "Pertandingan"})));
    if (!match.found()) return tell_missing(match, out);
    tell_scores(match, out);
    tell_openings(match.document, out);
    tell_pairings(found, match, out);
}

void tell_runs(const Findings& found, report::Document& out) {
    const Measured& runs = found.measured.at("match");
    out.heading(3, std::string(out.words({"Runs", "Duel"})));
    if (!runs.found()) return tell_missing(runs, out);
    say(out,
        {"The game has no opponent; every player plays the same {} shuffles.",
         "Permainan ini tanpa lawan; semua pemain memainkan {} kocokan yang sama."},
        runs.document["runs"].get<std::uint64_t>());
    report::Figures table{
        "match",
        phrase(out.lang, {"Won, with 95 % intervals", "Kemenangan, dengan selang 95 %"}),
        {column(out, {"player", "pemain"}), column(out, {"runs", "duel"}, true),
         column(out, {"won on turn 1", "menang di giliran 1"}, true),
         column(out, {"by turn 3", "sampai giliran 3"}, true), column(out, {"never won", "tidak pernah menang"}, true),
         column(out, {"mean turn of the wins", "rata-rata giliran menang"}, true)},
        {},
        runs.command};
    for (const Json& p : runs.document["players"]) {
        std::string by_three;
        for (const Json& t : p["wins_by_turn"])
            if (t["turn"] == 3) by_three = share_told(t, out.lang);
        table.rows.push_back({fmt::format("`{}`", p["name"].get<std::string>()),
                              fmt::format("{}", p["runs"].get<std::uint64_t>()), share_told(p["ftk"], out.lang),
                              by_three, share_told(p["never"], out.lang),
                              p["turns_mean"].is_number() ? mean_turn_told(p, out.lang) : ""});
    }
    out.figures(std::move(table));
}

}  // namespace rakus::app
