// Counter-examples as a document and for people.
#pragma once
#include <string>

#include "app/console.h"
#include "app/json.h"
#include "core/any_game.h"
#include "lab/counterexamples.h"

namespace rakus::app {

struct ExamplesAsked {
    std::string rules, player, tables;
    std::uint64_t seed = 1, positions = 0;
};

Json counterexamples_document(const AnyGame&, const ExamplesAsked&, const lab::Counterexamples&);
void print_counterexamples(const AnyGame&, const ExamplesAsked&, const lab::Counterexamples&, Console&);

}  // namespace rakus::app
