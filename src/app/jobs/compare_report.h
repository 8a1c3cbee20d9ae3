// Where two players differ, as a document and for people.
#pragma once
#include "app/console.h"
#include "app/json.h"
#include "lab/difference.h"

namespace rakus::app {

struct CompareFigures {
    const AnyGame* game = nullptr;
    Settings rules;
    std::string player_a, player_b;
    std::uint64_t seed = 1;
    lab::DifferenceReport found;
    Cut cut = Cut::none;
};

Json compare_json(const CompareFigures&);
void print_compare(const CompareFigures&, Console&);

Json json_of_differing(const lab::Differing&);

}  // namespace rakus::app
