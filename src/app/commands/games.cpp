// rakus games: what there is to play, with which rules, players and truth.
#include <fmt/format.h>

#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/paper_text.h"
#include "app/sheet.h"
#include "app/table.h"
#include "app/wrap.h"
#include "core/player_text.h"

namespace rakus::app {
namespace {

// As they are typed: --player paper:steal=2.
std::string knob_list(const PlayerInfo& p) {
    std::string out;
    for (const Knob& k : p.knobs)
        out += fmt::format("{}{}={}", out.empty() ? "" : ", ", k.name, knob_text(k, k.default_value));
    return out;
}

std::string rules_text(const GameInfo& g, const Console& console) {
    Table rules;
    rules.column(console.say("rule", "aturan").data());
    rules.column(console.say("default", "bawaan").data());
    rules.column(console.say("allowed", "boleh").data());
    rules.column(console.say("meaning", "arti").data());
    for (const RuleKey& r : g.rules)
        rules.row({std::string(r.key), r.default_value, std::string(r.allowed), std::string(r.words.in(console.lang))});
    std::string out = g.rules.empty() ? "" : console.laid_out_as_prose(rules);
    for (const Preset& p : g.presets)
        out += wrapped(fmt::format("--rules {}: {}", p.name, p.words.in(console.lang)), console.width, 2, 6);
    return out;
}

std::string players_text(const GameInfo& g, const Console& console) {
    Table players;
    players.column(console.say("player", "pemain").data());
    players.column(console.say("what it does, and its weights", "cara bermain, dan bobotnya").data());
    for (const PlayerInfo& p : g.players) {
        players.row({p.name, p.about.in(console.lang)});
        if (!p.knobs.empty()) players.row({"", knob_list(p)});
    }
    return console.laid_out_as_prose(players);
}

std::string describe(const GameInfo& g, const Console& console) {
    const auto line = [&](std::string_view text) { return wrapped(text, console.width, 2, 4); };
    std::string names;
    for (const auto& alias : g.aliases) names += fmt::format(", {}", alias);
    std::string out =
        wrapped(fmt::format("{} ({}{}) · {}", console.bold(g.title.in(console.lang)), g.name, names, g.paper),
                console.width, 0, 2);
    out += line(g.goal.in(console.lang));
    out += line(fmt::format("{}: {}", console.say("truth", "kebenaran"), g.truth_reach.in(console.lang)));
    out += rules_text(g, console) + players_text(g, console);
    if (!g.reading.statements.empty())
        out += line(fmt::format("{}: {} (rakus games {} --paper)", console.say("the paper", "makalah"),
                                paper_summary(g, console), g.name));
    return out + "\n";
}

void print_papers(const std::vector<const AnyGame*>& games, Console& console) {
    if (console.json()) return print_document(papers_document(games), console);
    for (const AnyGame* g : games) console.print(paper_text(g->describe(), console) + "\n");
}

Result<int> run_games(const Arguments& args, Console& console) {
    std::vector<const AnyGame*> wanted;
    for (const AnyGame* g : all_games())
        if (args.game.empty() || g == find_game(args.game)) wanted.push_back(g);
    if (args.has("paper")) return print_papers(wanted, console), 0;
    if (console.json()) return print_document(games_document(wanted), console), 0;
    for (const AnyGame* g : wanted) console.print(describe(g->describe(), console));
    return 0;
}

}  // namespace

Command games_command() {
    return {"games",
            {"the games, their rules and players, how far truth reaches",
             "permainan, aturan dan pemainnya, sejauh mana kebenaran diketahui"},
            {"games", "games bantumi", "games bantumi --paper", "games --json"},
            GameArgument::optional,
            {{"paper",
              Takes::nothing,
              "",
              {"the paper, statement by statement, with what is done about each; its examples",
               "makalahnya, pernyataan demi pernyataan, dan apa yang dikerjakan; contoh-contohnya"}}},
            run_games};
}

}  // namespace rakus::app
