// What of a game's edge takes the time of matches, random games and searches. The edge is compiled lightly, because
// nearly all of it is said and not played (CMakeLists.txt). A game's speed.h says that these parts are made elsewhere,
// so that they are not compiled twice, and its speed.cpp makes them, compiled for speed:
//     RAKUS_MADE_FOR_SPEED(extern, bantumi::Bantumi, bantumi::Facts)     in speed.h
//     RAKUS_MADE_FOR_SPEED(, bantumi::Bantumi, bantumi::Facts)           in speed.cpp
// and RAKUS_EXPLOIT_FOR_SPEED likewise, where nothing is hidden and nothing is drawn.
#pragma once
#include "games/exploiting.h"
#include "games/random_play.h"
#include "games/text_kit.h"
#include "lab/match.h"
#include "lab/openings.h"

#define RAKUS_MADE_FOR_SPEED(EXTERN, G, F)                                                                            \
    namespace rakus {                                                                                                 \
    EXTERN template void lab::play_pair<G>(lab::Seatings<G>, const lab::OpeningSource<G>&, Player<G>&, Player<G>&,    \
                                           std::uint64_t, std::uint64_t, PlayedPairs&);                               \
    EXTERN template std::shared_ptr<const lab::OpeningFacts<G>> lab::opening_facts<G>(const G&,                       \
                                                                                      const std::optional<G::State>&, \
                                                                                      int);                           \
    EXTERN template std::shared_ptr<const TextKit<G>> texts_of<F>();                                                  \
    EXTERN template void RandomGame<G>::finish(PlayoutReport&);                                                       \
    EXTERN template std::string sample_one<G>(const Placed<G>&, bool, Rng);                                           \
    EXTERN template std::uint64_t count_leaves<G>(const G&, const G::State&, int);                                    \
    }

#define RAKUS_EXPLOIT_FOR_SPEED(EXTERN, G)                                                         \
    namespace rakus {                                                                              \
    EXTERN template Result<ExploitReport> exploit_player<G>(const Kit<G>&, const ExploitRequest&); \
    }
