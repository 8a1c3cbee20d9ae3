// A tally as one line of text, the form in which finished blocks are stored and sent:
//     as_first W D L as_second W D L pairs P0 P1 P2 P3 P4 turns T W D L T W D L ..
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/tally.h"

namespace rakus::lab {

std::string write_tally(const Tally&);
// Empty if the text is no tally, or its counts contradict each other.
std::optional<Tally> read_tally(std::string_view text);

}  // namespace rakus::lab
