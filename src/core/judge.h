// Where the truth of a game comes from: a table, a search, play-outs. One judge a game, on the typed side.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/budget.h"
#include "core/game.h"
#include "core/truth.h"
#include "core/words.h"

namespace rakus {

// What an answer may cost, and what it should hold. The limits in work decide what is answered; the budget may cut it.
struct TruthLimits : Budget {
    bool all_moves = false;       // the truth of every legal move too
    int jobs = 1;                 // threads
    std::uint64_t nodes = 0;      // of a search; 0: the judge's default
    std::uint64_t playouts = 0;   // for estimates; 0: the judge's default
    std::uint64_t seed = 1;       // of the play-outs
    bool see_all = false;         // clairvoyant: may look at hidden cards; the answer is named so
    std::uint64_t first_ply = 0;  // plies already made: chance at ply i comes from the stream (seed, i + 1)
    std::string tables;           // the folder of table files; empty: none
    bool keep = true;             // a table that has to be made first is kept there
};

// Work that is done once and makes answers exact from then on, such as a complete table (TableVerbs::build).
struct Preparation {
    double seconds = 0;  // about, on one core
    std::uint64_t bytes = 0;
};

template <Game G>
struct Judgement {
    Truth truth;
    std::string_view source;             // "book", "table", "search", "table+search", "play-outs", ..
    std::vector<typename G::Move> line;  // best play, as far as it is known
    std::vector<std::pair<typename G::Move, Truth>> moves;
    std::uint64_t nodes = 0;
    Text note = {};  // what the answer means or why a better source was not used, if there is something to say
    std::vector<Truth> also = {};                 // more that is known, in other units
    std::optional<typename G::State> from = {};   // what was judged, if something open had to be fixed first
    Cut cut = Cut::none;                          // why it is not more, if it could be
    std::optional<Preparation> preparation = {};  // what would make every such answer exact
};

template <Game G>
class Judge {
   public:
    virtual ~Judge() = default;
    virtual Judgement<G> judge(const G& game, const typename G::State& state, const TruthLimits& limits) const = 0;
};

}  // namespace rakus
