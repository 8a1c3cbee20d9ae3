// rakus advise: every candidate of a position, every rule, the pick, and the truth beside it.
#include <fmt/format.h>

#include <algorithm>

#include "app/advice_text.h"
#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/sheet.h"
#include "app/text_warnings.h"
#include "app/waiting.h"
#include "app/words_for.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

// Of one of several players: its share of the time.
AdviseOptions options_of(const Arguments& args, const Watch& watch, std::size_t players) {
    AdviseOptions options;
    options.truth_everywhere = args.has("trace");
    options.tables = tables_folder(args);
    options.budget = watch.share(1.0 / static_cast<double>(players));
    options.budget.cancelled = [&watch] { return watch.out(); };
    if (args.has("truth")) {
        TruthLimits limits;
        static_cast<Budget&>(limits) = options.budget;
        limits.jobs = jobs_of(args);
        limits.seed = args.whole("seed", 1);
        limits.nodes = args.whole("nodes", 0);
        limits.playouts = args.whole("playouts", 0);
        limits.tables = tables_folder(args);
        limits.see_all = args.text("see") == "all";
        options.truth = limits;
    }
    return options;
}

std::string headline(const Advice& advice, const GameInfo& info, const Console& console) {
    return fmt::format("{} · {} {} · {} \"{}\" ({}) · {} {}\n", console.bold(console.say(info.title)),
                       console.say("to move: player", "giliran: pemain"), advice.steps[0].side,
                       console.say("player", "pemain"), without_contents(advice.player), console.say(advice.credit),
                       console.say("rules", "aturan"), rules_in_words(advice.rules, info, console.lang));
}

// In Markdown a board is a block that keeps its spaces.
std::string drawn(const Text& picture, const Console& console) {
    const std::string& lines = console.say(picture);
    return console.format == Format::markdown ? fmt::format("\n```\n{}```\n", lines) : lines;
}

std::string turn_line(const Advice& advice, const Console& console) {
    std::string out;
    for (const auto& s : advice.steps) out += " " + s.pick_decorated;
    const auto may_be = advice.imagined ? console.say(" (as it may go: cards unseen so far are imagined)",
                                                      " (satu kemungkinan: kartu yang belum terlihat dibayangkan)")
                                        : "";
    return fmt::format("{}{}:{} -> {}\n", console.say("The whole turn", "Seluruh giliran"), may_be, out,
                       advice.position_after);
}

// The way of the picked move, station by station, where the game tells one.
std::string path_lines(const StepInfo& step, const Console& console) {
    std::string out;
    const auto* pick = find_candidate(step, step.pick);
    for (const PathStep& station : pick ? pick->path : std::vector<PathStep>{})
        out += fmt::format("  {} {}\n",
                           out.empty() ? step.pick_decorated + ":" : std::string(step.pick_decorated.size(), ' ') + " ",
                           console.say(station.words));
    return out;
}

Status print_text(const Advice& advice, const GameInfo& info, const Arguments& args, Console& console) {
    console.print(headline(advice, info, console));
    const std::size_t shown = args.has("trace") ? advice.steps.size() : 1;
    for (std::size_t i = 0; i < shown; ++i) {
        const StepInfo& step = advice.steps[i];
        if (shown > 1)
            console.print(
                fmt::format("\n{} {}/{}: {}\n", console.say("choice", "pilihan"), i + 1, shown, step.position));
        console.print(drawn(step.picture, console));
        console.print(candidate_table(step, console));
        if (args.has("trace")) console.print(path_lines(step, console));
        if (const auto* better = better_than_pick(step)) console.print(why_text(step, *better, console));
    }
    if (args.has("why")) {
        const auto* other = find_candidate(advice.steps[0], args.text("why"));
        if (!other)
            return bad_input(
                {"--why '{}': not a candidate of this position", "--why '{}': bukan kandidat di posisi ini"},
                args.text("why"));
        console.print(why_text(advice.steps[0], *other, console));
    }
    if (advice.steps.size() > 1) console.print(turn_line(advice, console));
    return Done{};
}

Status print_one(const Advice& advice, const GameInfo& info, const Arguments& args, Console& console) {
    if (advice.steps.empty()) {
        console.print(
            fmt::format("{}: {}\n", console.say("The game is over", "Permainan selesai"), advice.position_after));
        return Done{};
    }
    return print_text(advice, info, args, console);
}

// One table for all of them, and what each would play.
void print_players(const std::vector<Advice>& all, const GameInfo& info, Console& console) {
    const Advice& first = all[0];
    if (first.steps.empty())
        return console.print(
            fmt::format("{}: {}\n", console.say("The game is over", "Permainan selesai"), first.position_after));
    console.print(fmt::format("{} · {} {} · {} {}\n", console.bold(console.say(info.title)),
                              console.say("to move: player", "giliran: pemain"), first.steps[0].side,
                              console.say("rules", "aturan"), rules_in_words(first.rules, info, console.lang)));
    console.print(drawn(first.steps[0].picture, console));
    console.print(players_table(all, console));
    for (const Advice& a : all) {
        std::string turn;
        for (const auto& s : a.steps) turn += " " + s.pick_decorated;
        console.print(fmt::format("  {}:{} ({})\n", a.player, turn, console.say(a.credit)));
    }
    if (std::ranges::any_of(all, [](const Advice& a) { return a.imagined && a.steps.size() > 1; }))
        console.print(console.say("Each turn as it may go: after the first move, cards unseen so far are imagined.\n",
                                  "Tiap giliran hanya satu kemungkinan: sesudah langkah pertama, kartu yang belum "
                                  "terlihat dibayangkan.\n"));
}

Result<std::vector<std::string>> wanted_players(const Arguments& args) {
    if (args.has("all-players")) {
        std::vector<std::string> names;
        for (const auto& p : game_of(args).describe().players)
            if (p.deterministic) names.push_back(p.name);
        return names;
    }
    const auto player = player_of(args);
    if (!player) return player.error();
    return std::vector<std::string>{*player};
}

Result<int> run_advise(const Arguments& args, Console& console) {
    const auto request = position_of(args);
    if (!request) return request.error();
    const auto players = wanted_players(args);
    if (!players) return players.error();
    tell_text_warnings(game_of(args), *players, console);
    const GameInfo& info = game_of(args).describe();
    Json all = Json::array();
    std::vector<Advice> seen;
    Waiting waiting(console);
    const Watch watch(waiting.budget(args.seconds("time", kForever)));
    std::size_t left = players->size();
    for (const auto& player : *players) {
        const auto advice = game_of(args).advise(*request, player, options_of(args, watch, left--));
        if (!advice) return advice.error();
        waiting.over();
        Json j = advice_document(*advice, info.name, request->seed);
        if (watch.cut() != Cut::none) j["cut"] = cut_name(watch.cut());
        if (console.format == Format::jsonl || (console.json() && players->size() == 1))
            print_document(j, console);
        else if (!console.json()) {
            if (players->size() == 1)
                if (const auto printed = print_one(*advice, info, args, console); !printed) return printed.error();
            if (!advice->note.en.empty()) console.tell(console.say(advice->note));
            if (advice->truth_cut == Cut::work) console.tell(cut_in_words(advice->truth_cut, console.lang));
        }
        all.push_back(j);
        seen.push_back(*advice);
    }
    if (!console.json() && players->size() > 1) print_players(seen, info, console);
    if (console.json() && console.format != Format::jsonl && players->size() > 1) {
        Json j = document("advise", info.name, {});
        j["rules"] = all[0]["rules"];
        j["position"] = all[0].value("position", "");
        j["players"] = all;
        print_document(j, console);
    }
    watch.out();
    if (watch.cut() != Cut::none) console.tell(cut_in_words(watch.cut(), console.lang));
    return watch.cut() == Cut::cancelled ? kInterrupted : 0;
}

}  // namespace

Command advise_command() {
    using namespace flags;
    return {
        "advise",
        {"all candidates of a position, all rules, the pick, the reasons",
         "semua kandidat suatu posisi, semua aturan, pilihan, alasan"},
        {"advise bantumi --pos '1.5.6.1.0.0.11/0.3.0.0.1.1.19 1' --truth", "advise bantumi --moves '3 6' --why 1",
         "advise bantumi --player paper:save=0.5 --json"},
        GameArgument::required,
        {kPos,
         kExample,
         kMoves,
         kRules,
         kPlayer,
         {"all-players",
          Takes::nothing,
          "",
          {"every deterministic player of the game", "setiap pemain deterministik permainan ini"}},
         {"truth", Takes::nothing, "", {"the truth beside every candidate", "kebenaran di samping tiap kandidat"}},
         {"why", Takes::text, "MOVE", {"why the pick and not this move", "mengapa pilihan itu dan bukan langkah ini"}},
         {"trace",
          Takes::nothing,
          "",
          {"every choice of the turn, and the way of each move",
           "setiap pilihan dalam giliran, dan jalan tiap langkah"}},
         kTime,
         kNodes,
         kPlayouts,
         kSee,
         kSeed,
         kJobs,
         kTables},
        run_advise};
}

}  // namespace rakus::app
