// The game in short: what it is about, its rules, its board.
#include "app/position_picture.h"
#include "app/report/sections.h"
#include "app/report/telling.h"

namespace rakus::app {

void tell_game(const Findings& found, report::Document& out) {
    const GameInfo& game = found.info();
    out.heading(2, std::string(out.words({"The game", "Permainannya"})));
    out.say(game.goal.in(out.lang));
    if (!game.reading.source.empty()) say(out, {"The paper: {}.", "Makalahnya: {}."}, game.reading.source);
    PictureOptions options;
    options.caption = false;
    if (const auto svg = position_picture(*found.game, {found.rules_typed, "", {}, found.seed}, options, out.lang))
        out.picture({"start", phrase(out.lang, {"The start of a game.", "Awal permainan."}), *svg});
    report::Figures rules{
        "rules",
        phrase(out.lang, {"The rules in force", "Aturan yang berlaku"}),
        {column(out, {"rule", "aturan"}), column(out, {"value", "nilai"}), column(out, {"meaning", "arti"})},
        {}};
    for (const RuleKey& key : game.rules)
        for (const auto& [name, value] : found.rules)
            if (name == key.key)
                rules.rows.push_back({fmt::format("`{}`", name), value, std::string(key.words.in(out.lang))});
    rules.command = "rakus games " + game.name;
    if (!rules.rows.empty()) out.figures(std::move(rules));
    say(out, {"How far the truth is known: {}.", "Sejauh mana kebenaran diketahui: {}."},
        game.truth_reach.in(out.lang));
}

}  // namespace rakus::app
