// Counter-examples as the document of `rakus counterexamples` and of the page.
#pragma once
#include <optional>
#include <string>

#include "app/json.h"
#include "core/any_game.h"
#include "lab/counterexamples.h"

namespace rakus::app {

struct ExamplesAsked {
    std::string rules, player, tables;
    std::uint64_t seed = 1, positions = 0;
};

// The choice again, with every rule; empty if the player would now choose otherwise.
std::optional<StepInfo> explained(const AnyGame&, const ExamplesAsked&, const lab::Counterexample&);

Json counterexamples_document(const AnyGame&, const ExamplesAsked&, const lab::Counterexamples&);

}  // namespace rakus::app
