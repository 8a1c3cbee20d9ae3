#include "lab/schedule.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace rakus::lab {

std::vector<Pairing> pairings_of(Format format, std::size_t players) {
    std::vector<Pairing> pairings;
    const std::size_t hosts = format == Format::gauntlet ? 1 : players;
    for (std::size_t a = 0; a < hosts; ++a)
        for (std::size_t b = a + 1; b < players; ++b) pairings.push_back({a, b, {}});
    return pairings;
}

std::uint64_t pairs_per_block(std::uint64_t pairs) {
    return std::clamp<std::uint64_t>(pairs / 64, 1, 5000);
}

std::vector<Block> blocks_of(std::size_t pairings, std::uint64_t pairs) {
    const std::uint64_t size = pairs_per_block(pairs);
    std::vector<Block> blocks;
    for (std::size_t p = 0; p < pairings; ++p)
        for (std::uint64_t first = 0; first < pairs; first += size)
            blocks.push_back({p, first, std::min(size, pairs - first)});
    return blocks;
}

BlockRequest request_for(const TournamentSpec& spec, const Pairing& pairing, const Block& block) {
    return {spec.rules,
            spec.position,
            spec.players[pairing.a],
            spec.players[pairing.b],
            spec.seed,
            block.first_pair,
            block.pairs,
            spec.opening_plies,
            spec.tables};
}

}  // namespace rakus::lab
