// What of a game's edge takes the time of matches, random games and searches. The edge is compiled lightly, because
// nearly all of it is said and not played (CMakeLists.txt); a game's speed.cpp names its parts here, and so they are
// compiled for speed as well:
//     template struct CompiledForSpeed<bantumi::Bantumi, bantumi::Facts>;
#pragma once
#include "games/exploiting.h"
#include "games/random_play.h"
#include "games/text_kit.h"
#include "lab/match.h"
#include "lab/openings.h"

namespace rakus {

template <Solvable G>
constexpr auto exploited() {
    return &exploit_player<G>;
}
template <class G>
constexpr std::nullptr_t exploited() {
    return nullptr;
}

// Nobody calls these: an address is enough for the compiler to make the function.
template <Game G, FactSource F>
struct CompiledForSpeed {
    static constexpr auto match = &lab::play_pair<G>;
    static constexpr auto openings = &lab::opening_facts<G>;
    static constexpr auto texts = &texts_of<F>;
    static constexpr auto exploit = exploited<G>();
    static constexpr auto random_game = &RandomGame<G>::finish;
    static constexpr auto random_position = &sample_one<G>;
    static constexpr auto leaves = &count_leaves<G>;
};

}  // namespace rakus
