// A match as people read it: rank table, seats, cross table, verdict.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/match_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

std::string comma(Lang lang) {
    return lang == Lang::id ? ";" : ",";
}

std::string elo_range(const lab::Interval& elo, Lang lang) {
    if (elo.exact()) return elo_text(elo.value);
    return fmt::format("{} [{}{} {}]", elo_text(elo.value), elo_text(elo.low), comma(lang), elo_text(elo.high));
}

void add_line(Table& table, const MatchLine& line, const Console& console, const std::string& rank = {}) {
    const Record3 all = line.tally.all();
    std::vector<std::string> row;
    if (!rank.empty()) row.push_back(rank);
    for (auto& cell : std::vector<std::string>{console.bold(line.name), fmt::format("{}", all.games()),
                                               fmt::format("{}-{}-{}", all.wins, all.draws, all.losses),
                                               number_in_words(all.points(), console.lang),
                                               percent(line.score.value, console.lang) + " %",
                                               range_text(line.score, console.lang), elo_range(line.elo, console.lang)})
        row.push_back(std::move(cell));
    table.row(row);
}

void add_seats(Table& table, const MatchLine& line, const Console& console) {
    const auto seat = [&](const Words& words, const Record3& r, const lab::Interval& score) {
        table.row({fmt::format("  {}", words.in(console.lang)), fmt::format("{}", r.games()),
                   fmt::format("{}-{}-{}", r.wins, r.draws, r.losses), number_in_words(r.points(), console.lang),
                   percent(score.value, console.lang) + " %", range_text(score, console.lang), ""});
    };
    seat({"as first player", "sebagai pemain pertama"}, line.tally.as_first, line.first);
    seat({"as second player", "sebagai pemain kedua"}, line.tally.as_second, line.second);
}

std::string exact_verdict(const MatchLine& a, const std::string& b, Lang lang) {
    if (a.score.value > 0.5)
        return phrase(lang,
                      {"{} scores more than {} over these openings (no chance is left).",
                       "{} mendapat lebih dari {} atas pembukaan ini (tanpa unsur acak)."},
                      a.name, b);
    if (a.score.value < 0.5)
        return phrase(lang,
                      {"{} scores less than {} over these openings (no chance is left).",
                       "{} mendapat kurang dari {} atas pembukaan ini (tanpa unsur acak)."},
                      a.name, b);
    return phrase(lang,
                  {"{} and {} score alike over these openings (no chance is left).",
                   "{} dan {} sama atas pembukaan ini (tanpa unsur acak)."},
                  a.name, b);
}

std::string verdict(const MatchLine& a, const std::string& b, Lang lang) {
    if (a.score.exact()) return exact_verdict(a, b, lang);
    if (a.score.low > 0.5)
        return phrase(
            lang,
            {"{} is stronger than {} (score CI above 50 %).", "{} lebih kuat daripada {} (selang skor di atas 50 %)."},
            a.name, b);
    if (a.score.high < 0.5)
        return phrase(
            lang,
            {"{} is weaker than {} (score CI below 50 %).", "{} lebih lemah daripada {} (selang skor di bawah 50 %)."},
            a.name, b);
    return phrase(lang, {"undecided: the score CI contains 50 %.", "tidak terputuskan: selang skor mencakup 50 %."});
}

constexpr Noun kRandomPlies{"random ply", "random plies", "langkah acak"};

// Which openings the figures are about.
std::string openings_text(const MatchReport& r, const Console& console) {
    if (!r.openings) return {};
    const auto in_words = [&](std::uint64_t n, const Noun& noun) { return count_in_words(n, noun, console.lang); };
    const auto plies = static_cast<std::uint64_t>(r.spec.openings.plies);
    if (lab::all_openings(r.spec))
        return phrase(console.lang,
                      {" · exact over all {} of {}, both seats", " · eksak atas semua {} sepanjang {}, kedua sisi"},
                      in_words(r.spec.different, kOpeningNoun), in_words(plies, kPlyNoun));
    const auto of =
        r.spec.different > 0 ? phrase(console.lang, {" of {}", " dari {}"}, r.spec.different) : std::string();
    return phrase(console.lang, {" · {}{} {} of {}", " · {}{} {} sepanjang {}"}, *r.openings, of,
                  console.say(*r.openings == 1 ? "different opening" : "different openings", "pembukaan berbeda"),
                  in_words(plies, kRandomPlies));
}

std::string headline(const MatchReport& r, const Console& console) {
    std::string names;
    for (const auto& l : r.lines) names += (names.empty() ? "" : " vs ") + l.name;
    return fmt::format("{} · {} {} · {} {}{}\n", names, r.standing.games(),
                       console.say("games in side-swapped pairs", "permainan berpasangan bertukar sisi"),
                       console.say("seed", "benih"), r.spec.seed, openings_text(r, console));
}

Table score_table(const MatchReport& r, const Console& console) {
    Table table;
    const bool many = r.lines.size() > 2;
    if (many) table.column(std::string(console.say("rank", "peringkat")));
    table.column(std::string(console.say("player", "pemain")));
    table.spare_column(std::string(console.say("games", "permainan")));
    table.column(std::string(console.say("W-D-L", "M-S-K")));
    table.spare_column(std::string(console.say("points", "poin")));
    table.column(std::string(console.say("score", "skor")));
    table.column(std::string(console.say("95 % CI", "selang 95 %")));
    table.spare_column(std::string(many ? console.say("rating (95 % CI)", "rating Elo (selang 95 %)")
                                        : console.say("Elo (95 % CI)", "Elo (selang 95 %)")));
    if (!many) {
        add_line(table, r.lines[0], console);
        add_seats(table, r.lines[0], console);
    } else {
        for (const auto i : r.ranking) add_line(table, r.lines[i], console, rank_text(r.lines[i].rank));
    }
    return table;
}

// Scores of the row's player against the column's, in per cent.
Table cross_table(const MatchReport& r, const Console& console) {
    Table table;
    table.column(std::string(console.say("score %", "skor %")));
    for (const auto i : r.ranking) table.spare_column(r.lines[i].name, Align::right);
    for (const auto a : r.ranking) {
        std::vector<std::string> row{r.lines[a].name};
        for (const auto b : r.ranking) {
            const auto m = meeting(r, a, b);
            row.push_back(
                m ? fmt::format("{} {}", percent(m->score.value, console.lang), range_text(m->score, console.lang))
                  : "-");
        }
        table.row(row);
    }
    return table;
}

std::string about_ranks(const MatchReport& r, const Console& console) {
    if (lab::all_openings(r.spec)) return {};
    return std::string(console.say(
        " rank: the places that are possible when all differences of ratings hold together (95 %, Bonferroni)\n",
        " peringkat: tempat yang mungkin bila semua selisih rating berlaku bersama (95 %, Bonferroni)\n"));
}

std::string test_line(const lab::SprtTest& t, const lab::SprtState& s, const Console& console) {
    const auto said = s.verdict == lab::SprtVerdict::accept_h1
                          ? phrase(console.lang, {"H1 accepted: at least {} Elo", "H1 diterima: setidaknya {} Elo"},
                                   number_in_words(t.elo1, console.lang))
                      : s.verdict == lab::SprtVerdict::accept_h0
                          ? phrase(console.lang, {"H0 accepted: at most {} Elo", "H0 diterima: paling banyak {} Elo"},
                                   number_in_words(t.elo0, console.lang))
                          : std::string(console.say("undecided: more games are needed",
                                                    "tidak terputuskan: perlu lebih banyak permainan"));
    return fmt::format("SPRT [{}{} {}]: LLR {} [{}{} {}] · {}\n", number_in_words(t.elo0, console.lang),
                       comma(console.lang), number_in_words(t.elo1, console.lang), number_in_words(s.llr, console.lang),
                       number_in_words(s.lower, console.lang), comma(console.lang),
                       number_in_words(s.upper, console.lang), said);
}

// Evidence never makes certain.
std::string chance_text(double p, Lang lang) {
    return p > 0.9995 ? "> " + percent(0.999, lang) : p < 0.0005 ? "< " + percent(0.001, lang) : percent(p, lang);
}

void print_two(const MatchReport& r, Console& console) {
    const MatchLine& a = r.lines[0];
    if (!a.score.exact())
        console.print(phrase(console.lang,
                             {" chance that {} is the stronger one: {} %\n", " peluang {} lebih kuat: {} %\n"}, a.name,
                             chance_text(a.superiority, console.lang)));
    if (r.spec.test && r.standing.test) console.print(test_line(*r.spec.test, *r.standing.test, console));
    console.print(
        fmt::format("{}: {} {} {}\n", console.say("Verdict", "Putusan"), verdict(a, r.lines[1].name, console.lang),
                    console.say("All figures from the point of view of", "Semua angka dari sudut pandang"), a.name));
}

}  // namespace

std::string percent(double share, Lang lang, int decimals) {
    return fixed_in_words(share * 100, decimals, lang);
}
std::string elo_text(double elo) {
    if (std::abs(elo) < 0.5) return "+0";  // no minus before nothing
    return std::isfinite(elo) ? fmt::format("{:+.0f}", elo) : elo > 0 ? "+inf" : "-inf";
}
std::string range_text(const lab::Interval& i, Lang lang) {
    if (i.exact()) return lang == Lang::id ? "eksak" : "exact";
    return fmt::format("[{}{} {}]", percent(i.low, lang), comma(lang), percent(i.high, lang));
}

std::string short_name(const std::string& full, std::size_t place) {
    constexpr std::size_t kRoom = 28;
    const std::string name = without_contents(full);
    return name.size() <= kRoom ? name
                                : fmt::format("{}#{}", name.substr(0, std::min(name.find(':'), kRoom)), place + 1);
}

void print_match(const MatchReport& full, Console& console) {
    MatchReport r = full;
    std::string legend;
    for (std::size_t i = 0; i < r.lines.size(); ++i) {
        const auto name = without_contents(full.lines[i].name);
        r.lines[i].name = short_name(name, i);
        if (r.lines[i].name != name) legend += fmt::format(" {} = {}\n", r.lines[i].name, name);
    }
    console.print(headline(r, console) + console.laid_out(score_table(r, console)));
    if (r.lines.size() > 2) console.print(console.laid_out(cross_table(r, console)) + about_ranks(r, console));
    console.print(fmt::format(" {} {} (5-95 %: {}-{})\n", console.say("turns: median", "giliran: median"),
                              lab::quantile(r.turns, 0.5), lab::quantile(r.turns, 0.05), lab::quantile(r.turns, 0.95)));
    if (r.lines.size() == 2) print_two(r, console);
    console.print(legend);
}

}  // namespace rakus::app
