// rakus match: players against each other, with honest intervals.
#include <fmt/format.h>

#include <cmath>

#include "app/commands/commands.h"
#include "app/match_report.h"
#include "app/progress.h"
#include "app/table.h"
#include "app/words_for.h"
#include "core/player_text.h"
#include "lab/estimate.h"
#include "lab/tournament.h"

namespace rakus::app {
namespace {

constexpr int kConditionFalse = 5;

// ---- from words to a specification -------------------------------------------------------------------------------

// Every player with every deck.
std::vector<std::string> with_decks(const std::vector<std::string>& players, const std::vector<std::string>& decks) {
    std::vector<std::string> entrants;
    for (const auto& player : players)
        for (const auto& deck : decks) entrants.push_back(with_brought(player, deck));
    return entrants;
}

// Commas part players and weights alike: a piece that is no player's name continues the player before it.
Result<std::vector<std::string>> players_of(const Arguments& args) {
    std::vector<std::string> players;
    for (const auto& piece : split_words(args.text("players"))) {
        const bool continues = !players.empty() && players.back().find(':') != std::string::npos && piece.find('=') != std::string::npos && piece.find(':') == std::string::npos;
        if (continues)
            players.back() += "," + piece;
        else
            players.push_back(piece);
    }
    for (auto& player : players) {
        auto expanded = expand_player(player);
        if (!expanded) return expanded.error();
        player = *expanded;
    }
    if (args.has("decks")) players = with_decks(players, split_words(args.text("decks")));
    for (const auto& player : players) {
        if (const auto known = game_of(args).check_player(player); !known) return known.error();
    }
    if (players.size() < 2)
        return usage_error(fmt::format("--players: {} named, expected two or more, such as paper,random", players.size()),
                           fmt::format("--players: {} disebut, seharusnya dua atau lebih, misalnya paper,random", players.size()));
    return players;
}

Result<lab::TournamentSpec> spec_of(const Arguments& args) {
    auto players = players_of(args);
    if (!players) return players.error();
    const auto games = args.whole("games", 1000);
    if (games < 2 || games % 2 != 0 || games > 2'000'000'000)
        return usage_error(fmt::format("--games {}: expected an even number, games are played in side-swapped pairs", games),
                           fmt::format("--games {}: seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi", games));
    const auto request = position_of(args);
    if (!request) return request.error();
    const auto plies = args.whole("openings", static_cast<std::uint64_t>(game_of(args).describe().opening_plies));
    if (plies > 1000) return usage_error("--openings: expected 0 to 1000 random plies", "--openings: seharusnya 0 sampai 1000 langkah acak");
    return lab::TournamentSpec{request->rules, request->position, *players, games / 2, request->seed, static_cast<int>(plies), tables_folder(args)};
}

// ---- the report ----------------------------------------------------------------------------------------------------

std::string percent(double share, Lang lang) {
    std::string text = fmt::format("{:.1f}", share * 100);
    if (lang == Lang::id) std::ranges::replace(text, '.', ',');
    return text;
}
std::string elo_text(double elo) { return std::isfinite(elo) ? fmt::format("{:+.0f}", elo) : elo > 0 ? "+inf" : "-inf"; }
std::string range_text(const lab::Interval& i, Lang lang) {
    return fmt::format("[{}{} {}]", percent(i.low, lang), lang == Lang::id ? ";" : ",", percent(i.high, lang));
}

void add_line(Table& table, const MatchLine& line, const Console& console) {
    const Record3 all = line.tally.all();
    table.row({console.bold(line.name), fmt::format("{}", all.games()), fmt::format("{}-{}-{}", all.wins, all.draws, all.losses), number_in_words(all.points(), console.lang),
               percent(line.score.value, console.lang) + " %", range_text(line.score, console.lang),
               fmt::format("{} [{}{} {}]", elo_text(line.elo.value), elo_text(line.elo.low), console.lang == Lang::id ? ";" : ",", elo_text(line.elo.high))});
    const auto seat = [&](const Words& words, const Record3& r, const lab::Interval& score) {
        table.row({fmt::format("  {}", words.in(console.lang)), fmt::format("{}", r.games()), fmt::format("{}-{}-{}", r.wins, r.draws, r.losses),
                   number_in_words(r.points(), console.lang), percent(score.value, console.lang) + " %", range_text(score, console.lang), ""});
    };
    seat({"as first player", "sebagai pemain pertama"}, line.tally.as_first, line.first);
    seat({"as second player", "sebagai pemain kedua"}, line.tally.as_second, line.second);
}

std::string verdict(const MatchLine& a, const std::string& b, Lang lang) {
    if (a.score.low > 0.5)
        return phrase(lang, {"{} is stronger than {} (score CI above 50 %).", "{} lebih kuat daripada {} (selang skor di atas 50 %)."}, a.name, b);
    if (a.score.high < 0.5)
        return phrase(lang, {"{} is weaker than {} (score CI below 50 %).", "{} lebih lemah daripada {} (selang skor di bawah 50 %)."}, a.name, b);
    return phrase(lang, {"undecided: the score CI contains 50 %.", "tidak terputuskan: selang skor mencakup 50 %."});
}

void print_text(const lab::TournamentSpec& spec, const std::vector<lab::Pairing>& pairings, const std::vector<MatchLine>& lines, Console& console) {
    const bool two = lines.size() == 2;
    std::string names;
    for (const auto& l : lines) names += (names.empty() ? "" : " vs ") + l.name;
    console.print(fmt::format("{} · {} {} · {} {}{}\n", names, 2 * spec.pairs * pairings.size(),
                              console.say("games in side-swapped pairs", "permainan berpasangan bertukar sisi"), console.say("seed", "benih"), spec.seed,
                              spec.opening_plies ? fmt::format(" · {} {}", spec.opening_plies, console.say("random opening plies", "langkah pembuka acak")) : ""));
    Table table;
    for (const auto& title : {Words{"player", "pemain"}, Words{"games", "permainan"}, Words{"W-D-L", "M-S-K"}, Words{"points", "poin"}, Words{"score", "skor"},
                              Words{"95 % CI", "selang 95 %"}, Words{"Elo (95 % CI)", "Elo (selang 95 %)"}})
        table.column(std::string(console.say(title)));
    for (const auto& l : lines) {
        add_line(table, l, console);
        if (two) break;
    }
    console.print(console.format == Format::plain ? table.tsv() : table.text());
    if (console.format == Format::plain) return;
    const auto turns = all_turns(pairings);
    console.print(fmt::format(" {} {} (5-95 %: {}-{})\n", console.say("turns: median", "giliran: median"), lab::quantile(turns, 0.5), lab::quantile(turns, 0.05),
                              lab::quantile(turns, 0.95)));
    if (two)
        console.print(fmt::format("{}: {} {} {}\n", console.say("Verdict", "Putusan"), verdict(lines[0], lines[1].name, console.lang),
                                  console.say("All figures from the point of view of", "Semua angka dari sudut pandang"), lines[0].name));
}

Result<int> run(const Arguments& args, Console& console) {
    const auto spec = spec_of(args);
    if (!spec) return spec.error();
    const AnyGame& game = game_of(args);
    if (const auto ready = game.inspect({spec->rules, spec->position, {}, spec->seed}); !ready) return ready.error();
    const auto warnings = match_warnings(game, *spec);
    for (const Text& w : warnings) console.tell(fmt::format("{}: {}", console.say("warning", "peringatan"), console.say(w)));
    const auto pairings = [&] {
        ProgressBar bar(console, "match");
        return lab::play_tournament(game, *spec, jobs_of(args), [&](std::uint64_t done, std::uint64_t total) {
            bar.show(done, total);
            return true;
        });
    }();
    if (!pairings) return pairings.error();
    const auto lines = match_lines(*spec, *pairings);
    if (console.json())
        console.print(dump(match_document(game, *spec, *pairings)));
    else
        print_text(*spec, *pairings, lines, console);
    return args.has("min-score") && lines[0].score.value < args.number("min-score", 0) ? kConditionFalse : 0;
}

}  // namespace

Command match_command() {
    using namespace flags;
    return {"match", {"players against each other: tables, intervals, Elo", "pemain melawan pemain: tabel, selang, Elo"},
            {"match bantumi --players paper,random --games 2000 --seed 42", "match bantumi --players paper,paper-chain,random --games 200 --json"},
            GameArgument::required,
            {{"players", Takes::text, "A,B[,C..]", {"two or more players", "dua pemain atau lebih"}},
             {"decks", Takes::text, "A,B[,C..]", {"in a game of decks: every player with every deck", "dalam permainan dek: tiap pemain dengan tiap dek"}},
             {"games", Takes::whole_number, "N", {"games for each pairing, an even number (default 1000)", "permainan tiap pasangan, bilangan genap (bawaan 1000)"}},
             {"openings", Takes::whole_number, "N", {"random plies before the players take over; the same for both games of a pair", "langkah acak sebelum para pemain mulai; sama untuk kedua permainan sepasang"}},
             {"min-score", Takes::number, "X", {"exit 5 if the first player scores less than this share", "keluar 5 bila pemain pertama mendapat kurang dari bagian ini"}},
             kPos, kRules, kSeed, kJobs, kTables},
            run};
}

}  // namespace rakus::app
