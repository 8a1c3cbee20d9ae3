// A tally as one line of text, the form in which finished blocks are stored and sent:
//     as_first W D L as_second W D L pairs P0 P1 P2 P3 P4 turns T W D L T W D L .. [each CCC..]
// `each` has one character a pair (pair_code); only tournaments of more than two players need it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/tally.h"

namespace rakus::lab {

std::string write_tally(const Tally&);
std::string write_pairs(const PlayedPairs&);
// Empty if the text is no tally, or its counts contradict each other.
std::optional<Tally> read_tally(std::string_view text);
// The same with every pair; `each` is empty where the text has none.
std::optional<PlayedPairs> read_pairs(std::string_view text);

}  // namespace rakus::lab
