// rakus compare: where two players pick another move, by which of their rules, and what that is worth in truth.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/match_report.h"
#include "app/progress.h"
#include "app/table.h"
#include "app/waiting.h"
#include "app/wish_of.h"
#include "app/words_for.h"
#include "core/attached.h"
#include "lab/difference.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kNodesOfATruth = 200'000;

Json json_of_differing(const lab::Differing& d) {
    return {{"position", d.position},
            {"picks", {d.pick_a, d.pick_b}},
            {"rules", {json_of(d.rule_a), json_of(d.rule_b)}},
            {"why", {json_of(d.why_a), json_of(d.why_b)}},
            {"gain", d.judged ? json_number(d.gain) : Json(nullptr)}};
}

Json compare_json(const lab::DifferenceReport& r, const lab::DifferenceRequest& asked, const std::string& game,
                  const Settings& rules) {
    Json j = document("compare", game, rules);
    j.update({{"seed", asked.seed},
              {"players", {asked.player_a, asked.player_b}},
              {"positions", r.positions},
              {"different", r.different},
              {"judged", r.judged},
              {"first_better", r.a_better},
              {"second_better", r.b_better},
              {"unit", r.unit}});
    j["gain"] = r.judged > 0 ? Json{{"mean", r.gain.value}, {"low", r.gain.low}, {"high", r.gain.high}} : Json(nullptr);
    j["rules_that_differ"] = Json::array();
    for (const lab::RulePair& p : r.pairs)
        j["rules_that_differ"].push_back({{"rules", {json_of(p.rule_a), json_of(p.rule_b)}},
                                          {"positions", p.positions},
                                          {"judged", p.judged},
                                          {"gain", json_number(p.gain)}});
    j["telling"] = Json::array();
    for (const lab::Differing& d : r.telling) j["telling"].push_back(json_of_differing(d));
    return j;
}

std::string signed_number(double x, Lang lang) {
    return (x > 0 ? "+" : "") + number_in_words(x, lang);
}

std::string pairs_table(const lab::DifferenceReport& r, const std::string& a, const std::string& b,
                        const Console& console) {
    Table table;
    table.column(std::string(console.say("positions", "posisi")), Align::right);
    table.column(phrase(console.lang, {"line of {}", "baris {}"}, a));
    table.column(phrase(console.lang, {"line of {}", "baris {}"}, b));
    table.column(std::string(console.say("judged", "dinilai")), Align::right);
    table.column(phrase(console.lang, {"gain of {}", "untung {}"}, a), Align::right);
    for (const lab::RulePair& p : r.pairs)
        table.row({fmt::format("{}", p.positions), p.rule_a.in(console.lang), p.rule_b.in(console.lang),
                   fmt::format("{}", p.judged), p.judged > 0 ? signed_number(p.gain, console.lang) : "-"});
    return console.format == Format::plain ? table.tsv() : table.text();
}

std::string gain_line(const lab::DifferenceReport& r, const std::string& a, const std::string& b,
                      const Console& console) {
    if (r.judged == 0)
        return std::string(console.say("The truth of none of them is known within the limits.\n",
                                       "Kebenarannya tidak diketahui dalam batas yang ada.\n"));
    const Lang lang = console.lang;
    return phrase(lang,
                  {"Of {} judged, {} is better in {}, {} in {}; mean gain of {}: {} [{}, {}] {}\n",
                   "Dari {} yang dinilai, {} lebih baik di {}, {} di {}; untung rata-rata {}: {} [{}; {}] {}\n"},
                  r.judged, a, r.a_better, b, r.b_better, a, signed_number(r.gain.value, lang),
                  number_in_words(r.gain.low, lang), number_in_words(r.gain.high, lang), unit_in_words(r.unit, lang));
}

void print_compare(const lab::DifferenceReport& r, const lab::DifferenceRequest& asked, Console& console) {
    const std::string a = without_contents(asked.player_a), b = without_contents(asked.player_b);
    const Lang lang = console.lang;
    if (console.format == Format::plain) return console.print(pairs_table(r, a, b, console));
    console.print(phrase(lang,
                         {"{} and {}: another pick in {} of {} positions of random games · seed {}\n",
                          "{} dan {}: pilihan berbeda di {} dari {} posisi permainan acak · benih {}\n"},
                         a, b, r.different, r.positions, asked.seed));
    if (r.different == 0) return;
    console.print(gain_line(r, a, b, console) + pairs_table(r, a, b, console));
    console.print(std::string(console.say("The most telling positions:\n", "Posisi yang paling bercerita:\n")));
    for (const lab::Differing& d : r.telling)
        console.print(fmt::format("  {}\n    {} {}, {} {}{}\n      {}: {}\n      {}: {}\n", d.position, a, d.pick_a, b,
                                  d.pick_b, d.judged ? fmt::format(" ({})", signed_number(d.gain, lang)) : "", a,
                                  d.why_a.in(lang), b, d.why_b.in(lang)));
}

Result<int> run_compare(const Arguments& args, Console& console) {
    const AnyGame& game = game_of(args);
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    if (wish->players.size() != 2)
        return usage_error("compare: expected --players with two players",
                           "compare: seharusnya --players dengan dua pemain");
    for (const auto& player : wish->players)
        if (const auto known = game.check_player(player, wish->rules); !known) return known.error();
    const lab::DifferenceRequest asked{
        wish->canonical_rules(),       wish->players[0],          wish->players[1],     wish->seed,
        args.whole("positions", 2000), args.whole("judged", 200), args.whole("top", 10)};
    if (asked.positions < 1 || asked.positions > 1'000'000)
        return usage_error("--positions: expected 1 to 1000000", "--positions: seharusnya 1 sampai 1000000");
    Waiting waiting(console);
    const Watch watch(waiting.budget(args.seconds("time", kForever)));
    TruthLimits limits;
    static_cast<Budget&>(limits) = watch.share(1);
    limits.nodes = args.whole("nodes", kNodesOfATruth);
    limits.playouts = args.whole("playouts", 0);
    limits.tables = tables_folder(args);
    const auto report = lab::compare_players(
        game, asked, limits, [](std::uint64_t, std::uint64_t) { return true; }, [&] { return watch.out(); });
    if (!report) return report.error();
    const auto start = game.inspect({asked.rules, "", {}, 1});
    if (!start) return start.error();
    if (console.json())
        console.print(dump(compare_json(*report, asked, game.describe().name, start->rules)));
    else
        print_compare(*report, asked, console);
    return watch.cut() == Cut::cancelled ? kInterrupted : 0;
}

}  // namespace

Command compare_command() {
    using namespace flags;
    return {"compare",
            {"where two players pick another move, by which of their rules, and what it is worth",
             "di mana dua pemain memilih langkah berbeda, karena aturan mana, dan berapa nilainya"},
            {"compare bantumi --players paper,paper-chain --positions 400 --judged 20 --rules pits=4,seeds=3"},
            GameArgument::required,
            {{"players", Takes::text, "A,B", {"the two players", "kedua pemain"}},
             {"positions",
              Takes::whole_number,
              "N",
              {"random positions to look at (default 2000)", "posisi acak yang diperiksa (bawaan 2000)"}},
             {"judged",
              Takes::whole_number,
              "N",
              {"of those that differ, so many get their truth (default 200)",
               "dari yang berbeda, sebanyak ini dicari kebenarannya (bawaan 200)"}},
             {"top", Takes::whole_number, "K", {"how many to list (default 10)", "berapa yang disebut (bawaan 10)"}},
             kPlayouts,
             kNodesOfEach,
             kTime,
             kRules,
             kSeed,
             kTables},
            run_compare};
}

}  // namespace rakus::app
