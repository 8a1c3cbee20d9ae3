// All that a report tells, before it is told: who is reported on, and what each command found.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/json.h"
#include "core/any_game.h"
#include "core/trace.h"
#include "report/text_words.h"

namespace rakus::app {

// How much is measured.
struct ReportEffort {
    std::string_view flag;  // "quick", "full", or nothing
    std::uint64_t games, runs, examples, positions, holdout, nodes;
};
const ReportEffort& effort_named(std::string_view flag);

// A player of the report.
struct Subject {
    std::string player;  // as the game reads it
    std::string typed;   // as a command names it, in the folder of the report: "paper", "@mine.greedy"
    std::string label;   // for people
    PlayerInfo info;
    // Its text, where it is one or comes as one: the file beside the report, the player made of it, the weights that
    // it is given, what it says.
    std::string file = {}, content = {}, text_player = {}, settings = {};
    std::optional<report::ReadText> text = {};
    std::vector<TextLine> lines = {};
    // One turn of it, in the example's position.
    std::optional<Advice> advice = {};
    std::vector<TraceStep> trace = {};
    std::optional<ExploitReport> exploit = {};

    std::string typed_text() const { return "@" + file + settings; }
};

// What a command found: its document, or why there is none.
struct Measured {
    std::string command;
    Json document = nullptr;
    Text missing = {};
    bool cut = false;  // what is known by then
    bool found() const { return !document.is_null(); }
};

struct Findings {
    const AnyGame* game = nullptr;
    Settings rules = {};
    std::string rules_typed = {};
    std::uint64_t seed = 1;
    ReportEffort effort;
    std::vector<Subject> subjects = {};
    std::string example = {};  // its name; empty: the start
    PositionRequest at = {};   // its position
    std::map<std::string, Measured> measured = {};
    std::map<std::string, std::string> files = {};  // that commands of the report read, besides the subjects' own
    std::string command = {}, run = {};
    Cut cut = Cut::none;

    const GameInfo& info() const { return game->describe(); }
    const Measured& of(const std::string& what, std::size_t subject) const;
    std::string rules_flag() const;
    // "rakus advise GAME --player P --example fig3": with the flags that every command of this report needs.
    std::string line(std::string_view command, const std::string& flags) const;
};

// "match", "quality.2": what is measured of the subject with this number.
std::string of_subject(std::string_view what, std::size_t subject);

}  // namespace rakus::app
