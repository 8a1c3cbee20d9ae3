// The one JSON form of requests and answers. Keys never change with the language.
#pragma once
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/trace.h"

namespace rakus::lab {
struct Interval;
}

namespace rakus::app {

using Json = nlohmann::ordered_json;

// A field of an object that is being made; its value is moved into the object.
struct Field {
    std::string_view key;
    mutable Json value;
};
// The object of these fields, in their order; no key twice. The braces of Json itself make an array of every pair first
// and are three times as slow: this is for what is made hundreds of times in an answer.
Json object(std::initializer_list<Field>);

// {"schema": "rakus.<command>/1", "version": .., "game": .., "rules": {..}}.
Json document(std::string_view command, std::string_view game, const Settings& rules);
// A finished document as the answer of a command: one line.
std::string dump(const Json&);

Json json_of(const Settings&);
Json json_of(const Text&);
Json json_of(const Truth&);
// Adds what may be claimed of a judged move: "verdict", "best", "mistake", "loss" or "loss_at_least".
void add_verdict(const Verdict&, Json& move);
Json json_of(const Optimum&);
// "work", "time", "cancelled".
std::string_view cut_name(Cut);
// Adds why an answer is not more: "cut", "preparation", "note".
void add_limits(Cut, const std::optional<Preparation>&, const Text& note, Json&);
Json json_of(const Reason&);
Json json_of(const CandidateInfo&);
Json json_of(const StepInfo&);
Json json_of(const TraceStep&);
Json json_of(const PlayerInfo&);
Json json_of(const GameInfo&);
// A number as an integer where it is one: 4, not 4.0.
Json json_number(double);
// Adds what values count: "unit", and "within" where a chance to win is one of this turn only.
void add_unit(const std::string& unit, const GameInfo&, Json&);
// A figure with its interval: {"mean": .., "low": .., "high": ..}.
Json json_of_interval(const lab::Interval&, std::string_view middle = "mean");

}  // namespace rakus::app
