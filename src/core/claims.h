// The one judge of claims: whether two truths can be compared, which moves may be called best, what was a mistake.
// Whatever is shown of it, by the command line, the page or a report, comes from here.
//
// A truth leaves room: bounds have two ends, an unknown value may be anything, an estimate is a measurement. So every
// claim about a move is one of five:
//     proved      it holds, whatever the open values are
//     likely      the measured 95 % intervals say so
//     possible    nothing that is known speaks against it, or decides it
//     unlikely    the measured intervals speak against it
//     no          refuted, whatever the open values are
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/truth.h"

namespace rakus {

enum class Claim : std::uint8_t { proved, likely, possible, unlikely, no };
std::string_view name_of(Claim);

// What choosing a move gives away.
// "??": the result class gets worse; "?": same class, 6 seeds or 10 plies worse; "?!": any smaller loss of margin.
// Estimates: 20, 10, 5 points of a chance, and only where the intervals do not meet.
struct Verdict {
    std::string_view glyph;      // "", "?!", "?", "??": as much as is proved or measured
    std::optional<double> loss;  // in the unit of the truth; absent when it cannot be said
    bool at_least = false;       // the loss may be larger
    Claim best = Claim::possible, mistake = Claim::possible;
};

// All moves of one position.
struct Ruling {
    std::vector<Verdict> verdicts;   // of the moves, in their order
    std::vector<std::size_t> order;  // the moves from best to worst, as far as that is known
    Claim best = Claim::possible;    // what may be said of the first of them: it is best
};

// `position` is the truth of the position itself: the best move is worth what the position is worth.
Ruling rule_on(const Truth& position, std::span<const Truth> moves);

// How a stands to b, as truths of two moves of one position. Open: it cannot be said.
enum class Order : std::uint8_t { worse, equal, better, open };
Order compare(const Truth& a, const Truth& b);

// Who is ahead by a measured chance to win in the end: whoever the whole 95 % interval favours. Empty otherwise.
std::optional<Class> leaning(const Truth&);

}  // namespace rakus
