// rakus tune for players that are policies and not weights.
#include <fmt/format.h>

#include <algorithm>

#include "app/build_name.h"
#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/long_run.h"
#include "app/phases.h"
#include "app/save_player.h"
#include "app/table.h"
#include "app/waiting.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

Result<TuneRequest> request_of(const Arguments& args) {
    TuneRequest request{canonical_rules(args),   "",
                        args.text("objective"),  args.whole("seed", 1),
                        args.whole("trials", 0), args.whole("holdout", 0)};
    if (!args.has("player")) return request;
    auto player = player_of(args);
    if (!player) return player.error();
    request.player = std::move(*player);
    return request;
}

Json json_of(const Estimate& e) {
    return {{"mean", e.mean}, {"low", e.low}, {"high", e.high}, {"n", e.n}};
}

Json as_json(const TuneReport& r, std::string_view game, const TuneRequest& request, Cut cut) {
    Json j = document("tune", game, r.rules);
    j["seed"] = request.seed;
    j["objective"] = r.objective;
    j["unit"] = r.unit;
    j["trials"] = r.trials;
    j["accepted"] = r.accepted;
    if (cut != Cut::none) j["cut"] = cut_name(cut);
    j["before"] = {{"player", r.before}, {"value", json_of(r.before_value)}};
    j["after"] = {{"player", r.after}, {"value", json_of(r.after_value)}};
    j["gain"] = json_of(r.gain);
    j["holdout_seed"] = r.holdout_seed;
    j["changes"] = Json::array();
    for (const auto& [before, after] : r.changes) j["changes"].push_back({{"before", before}, {"after", after}});
    j["file"] = Json::parse(r.file, nullptr, false);
    return j;
}

std::string value_text(const Estimate& e, const TuneReport& r, Lang lang) {
    if (e.n == 0) return phrase(lang, {"not measured", "tidak diukur"});
    return truth_in_words(Truth{e, r.unit}, lang);
}

void print_text(const TuneReport& r, const AnyGame& game, const TuneRequest& request, Console& console) {
    console.print(fmt::format("{} · {} {} · {} {} · {} {}\n", console.say(game.describe().title),
                              console.say("objective", "tujuan"), r.objective, console.say("seed", "benih"),
                              request.seed, console.say("rules", "aturan"),
                              rules_in_words(r.rules, game.describe(), console.lang)));
    console.print(phrase(console.lang, {"{} changes tried, {} kept\n", "{} perubahan dicoba, {} dipakai\n"}, r.trials,
                         r.accepted));
    Table table;
    for (const Words& title : {Words{"player", "pemain"}, Words{"on fresh shuffles", "pada kocokan baru"}})
        table.column(std::string(console.say(title)));
    table.row({r.before, value_text(r.before_value, r, console.lang)});
    table.row({r.after, value_text(r.after_value, r, console.lang)});
    table.row(
        {std::string(console.say("gain, paired", "perolehan, berpasangan")), value_text(r.gain, r, console.lang)});
    console.print(table.text());
    for (std::size_t i = 0; i < r.changes.size(); ++i)
        console.print(fmt::format("\n{} {}\n  {}: {}\n  {}: {}\n", console.say("phase", "fase"), i + 1,
                                  console.say("before", "sebelum"), r.changes[i].first, console.say("after", "sesudah"),
                                  r.changes[i].second));
}

// Everything that decides the outcome, one field a line.
std::string spec_of(const AnyGame& game, const TuneRequest& r) {
    return fmt::format("tune\nversion {}\ngame {}\nrules {}\nplayer {}\nobjective {}\ntrials {}\nholdout {}\nseed {}\n",
                       build_name(), game.describe().name, r.rules, r.player, r.objective, r.trials, r.holdout, r.seed);
}

}  // namespace

Result<int> tune_policy(const Arguments& args, Console& console) {
    const AnyGame& game = game_of(args);
    auto request = request_of(args);
    if (!request) return request.error();
    Waiting waiting(console);
    const Watch whole(waiting.budget(args.seconds("time", kForever)));
    auto run = LongRun::begin(args, console, "tune", spec_of(game, *request));
    if (!run) return run.error();
    Phases phases(whole, *run);
    request->spend = [&](double part) { phases.begin(part); };
    const auto report = game.tuning()->tune(*request, run->in_turn(), [&](std::uint64_t done, std::uint64_t total) {
        run->show(done, total);
        return true;
    });
    if (!report) return report.error();
    const Cut cut = run->cut() ? phases.cut() : Cut::none;
    const Json json = as_json(*report, game.describe().name, *request, cut);
    if (cut != Cut::none)
        run->tell_cut(cut);
    else
        run->finish(json.dump());
    if (const auto saved = save_player(args, report->file, console); !saved) return saved.error();
    console.json() ? console.print(dump(json)) : print_text(*report, game, *request, console);
    return cut == Cut::cancelled ? kInterrupted : 0;
}

}  // namespace rakus::app
