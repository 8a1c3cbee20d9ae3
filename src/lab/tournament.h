// Round robins of players over side-swapped pairs. The work is cut into blocks that any thread may play; the report
// depends on the specification alone.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"
#include "core/tally.h"

namespace rakus::lab {

struct TournamentSpec {
    std::string rules, position;
    std::vector<std::string> players;
    std::uint64_t pairs = 0;  // for each pairing
    std::uint64_t seed = 1;
    int opening_plies = 0;
    std::string tables = {};  // the folder of table files; no part of what is played
};

struct Pairing {
    std::size_t a = 0, b = 0;  // places in the list of players
    Tally tally;               // from a's point of view
};

// The whole schedule as blocks, in order: (pairing, first pair, pairs).
struct Block {
    std::size_t pairing = 0;
    std::uint64_t first_pair = 0, pairs = 0;
};
inline constexpr std::uint64_t kPairsPerBlock = 250;
std::vector<Pairing> round_robin(std::size_t players);
std::vector<Block> schedule(std::size_t pairings, std::uint64_t pairs);

// Plays everything on `jobs` threads. Stops with an error if progress says so.
Result<std::vector<Pairing>> play_tournament(const AnyGame&, const TournamentSpec&, int jobs, const Progress&);

// All games of one player, from that player's point of view.
Tally total_of(const std::vector<Pairing>&, std::size_t player);

}  // namespace rakus::lab
