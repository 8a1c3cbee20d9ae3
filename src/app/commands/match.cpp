// rakus match: players against each other, with honest intervals.
#include <fmt/format.h>

#include <cmath>

#include "app/commands/commands.h"
#include "app/json.h"
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

Result<std::vector<Text>> warnings_for(const AnyGame& game, const lab::TournamentSpec& spec) {
    std::vector<Text> warnings;
    bool all_deterministic = true;
    for (const auto& p : spec.players) all_deterministic &= game.check_player(p)->deterministic;
    if (all_deterministic && spec.opening_plies == 0 && !game.describe().hidden && spec.pairs > 1)
        warnings.push_back({"both players are deterministic and every game starts from the same position: only 2 different games exist for each pairing",
                            "kedua pemain deterministik dan semua permainan mulai dari posisi yang sama: hanya ada 2 permainan berbeda untuk tiap pasangan"});
    return warnings;
}

// ---- the report ----------------------------------------------------------------------------------------------------

struct Line {
    std::string name;
    Tally tally;
    lab::Interval score, elo, first, second;
};

Line line_of(std::string name, const Tally& tally) {
    Line line{std::move(name), tally, lab::pair_score(tally.pairs), {}, {}, {}};
    line.elo = lab::elo_of(line.score);
    line.first = lab::wilson(tally.as_first.points(), static_cast<double>(tally.as_first.games()));
    line.second = lab::wilson(tally.as_second.points(), static_cast<double>(tally.as_second.games()));
    return line;
}

Json json_of_seat(const Record3& r, const lab::Interval& score) {
    return {{"games", r.games()}, {"wins", r.wins}, {"draws", r.draws}, {"losses", r.losses}, {"points", r.points()},
            {"score", score.value}, {"score_low", score.low}, {"score_high", score.high}};
}

Json json_of_line(const Line& line) {
    const Record3 all = line.tally.all();
    return {{"name", line.name}, {"games", all.games()}, {"wins", all.wins}, {"draws", all.draws}, {"losses", all.losses}, {"points", all.points()},
            {"score", line.score.value}, {"score_low", line.score.low}, {"score_high", line.score.high},
            {"elo", json_number(line.elo.value)}, {"elo_low", json_number(line.elo.low)}, {"elo_high", json_number(line.elo.high)},
            {"as_first", json_of_seat(line.tally.as_first, line.first)}, {"as_second", json_of_seat(line.tally.as_second, line.second)},
            {"pairs", line.tally.pairs}};
}

Json cross_table(const std::vector<lab::Pairing>& pairings, std::size_t players) {
    Json cross = Json::array();
    for (std::size_t a = 0; a < players; ++a) {
        Json row = Json::array();
        for (std::size_t b = 0; b < players; ++b) {
            Json cell = nullptr;
            for (const auto& p : pairings) {
                if (p.a != std::min(a, b) || p.b != std::max(a, b)) continue;
                const Line line = line_of("", a < b ? p.tally : p.tally.mirrored());
                cell = {{"games", line.tally.all().games()}, {"score", line.score.value}, {"score_low", line.score.low}, {"score_high", line.score.high}};
            }
            row.push_back(cell);
        }
        cross.push_back(row);
    }
    return cross;
}

std::map<int, std::uint64_t> all_turns(const std::vector<lab::Pairing>& pairings) {
    std::map<int, std::uint64_t> turns;
    for (const auto& p : pairings)
        for (const auto& [t, n] : p.tally.turns) turns[t] += n;
    return turns;
}

std::string percent(double share, Lang lang) {
    std::string text = fmt::format("{:.1f}", share * 100);
    if (lang == Lang::id) std::ranges::replace(text, '.', ',');
    return text;
}
std::string elo_text(double elo) { return std::isfinite(elo) ? fmt::format("{:+.0f}", elo) : elo > 0 ? "+inf" : "-inf"; }
std::string range_text(const lab::Interval& i, Lang lang) {
    return fmt::format("[{}{} {}]", percent(i.low, lang), lang == Lang::id ? ";" : ",", percent(i.high, lang));
}

void add_line(Table& table, const Line& line, const Console& console) {
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

std::string verdict(const Line& a, const std::string& b, Lang lang) {
    if (a.score.low > 0.5)
        return phrase(lang, {"{} is stronger than {} (score CI above 50 %).", "{} lebih kuat daripada {} (selang skor di atas 50 %)."}, a.name, b);
    if (a.score.high < 0.5)
        return phrase(lang, {"{} is weaker than {} (score CI below 50 %).", "{} lebih lemah daripada {} (selang skor di bawah 50 %)."}, a.name, b);
    return phrase(lang, {"undecided: the score CI contains 50 %.", "tidak terputuskan: selang skor mencakup 50 %."});
}

void print_text(const lab::TournamentSpec& spec, const std::vector<lab::Pairing>& pairings, const std::vector<Line>& lines, Console& console) {
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

Json report_json(const AnyGame& game, const lab::TournamentSpec& spec, const std::vector<lab::Pairing>& pairings, const std::vector<Line>& lines, const std::vector<Text>& warnings) {
    const auto info = game.inspect({spec.rules, spec.position, {}, spec.seed});
    Json j = document("match", game.describe().name, info->rules);
    j["seed"] = spec.seed;
    j["position"] = info->position;
    j["openings"] = spec.opening_plies;
    j["pairs"] = spec.pairs;
    j["players"] = Json::array();
    for (const auto& l : lines) j["players"].push_back(json_of_line(l));
    j["cross"] = cross_table(pairings, lines.size());
    j["turns"] = Json::array();
    for (const auto& [t, n] : all_turns(pairings)) j["turns"].push_back({{"turns", t}, {"games", n}});
    j["warnings"] = Json::array();
    for (const auto& w : warnings) j["warnings"].push_back({{"en", w.en}, {"id", w.id}});
    return j;
}

Result<int> run(const Arguments& args, Console& console) {
    const auto spec = spec_of(args);
    if (!spec) return spec.error();
    const AnyGame& game = game_of(args);
    if (const auto ready = game.inspect({spec->rules, spec->position, {}, spec->seed}); !ready) return ready.error();
    const auto warnings = warnings_for(game, *spec);
    for (const Text& w : *warnings) console.tell(fmt::format("{}: {}", console.say("warning", "peringatan"), console.say(w)));
    const auto pairings = [&] {
        ProgressBar bar(console, "match");
        return lab::play_tournament(game, *spec, jobs_of(args), [&](std::uint64_t done, std::uint64_t total) {
            bar.show(done, total);
            return true;
        });
    }();
    if (!pairings) return pairings.error();
    std::vector<Line> lines;
    for (std::size_t i = 0; i < spec->players.size(); ++i) lines.push_back(line_of(spec->players[i], lab::total_of(*pairings, i)));
    if (console.json())
        console.print(dump(report_json(game, *spec, *pairings, lines, *warnings)));
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
