#include "lab/schedule.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace rakus::lab {
namespace {

constexpr std::uint64_t kMostPairs = 5000;  // of a block

}  // namespace

std::vector<Pairing> pairings_of(Format format, std::size_t players) {
    std::vector<Pairing> pairings;
    const std::size_t hosts = format == Format::gauntlet ? 1 : players;
    for (std::size_t a = 0; a < hosts; ++a)
        for (std::size_t b = a + 1; b < players; ++b) pairings.push_back({a, b, {}});
    return pairings;
}

std::uint64_t pairs_per_block(std::uint64_t pairs) {
    return std::clamp<std::uint64_t>(pairs / 64, 1, kMostPairs);
}

std::uint64_t pairs_until_look(std::uint64_t played) {
    constexpr std::uint64_t kSmall = 32, kLarge = 1024, kSmallUpTo = 32'768, kLargeUpTo = 1'048'576;
    return played < kSmallUpTo ? kSmall : played < kLargeUpTo ? kLarge : kMostPairs;
}

std::vector<Block> blocks_of(const TournamentSpec& spec) {
    std::vector<Block> blocks;
    for (std::size_t p = 0; p < pairings_of(spec.format, spec.players.size()).size(); ++p)
        for (std::uint64_t first = 0; first < spec.pairs; first += blocks.back().pairs) {
            const std::uint64_t size = spec.test ? pairs_until_look(first) : pairs_per_block(spec.pairs);
            blocks.push_back({p, first, std::min(size, spec.pairs - first)});
        }
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
            spec.openings,
            spec.tables};
}

Result<TournamentSpec> settle_openings(const AnyGame& game, TournamentSpec spec, bool varied) {
    const auto count = game.count_openings({spec.rules, spec.position, {}, spec.seed}, spec.openings.plies);
    if (!count) return count.error();
    if (count->lasting < kLeastLasting && count->different.value_or(0) == 0)
        return usage_error({"--openings {}: almost no game of random moves lasts so long; {:.1f} % do",
                            "--openings {}: hampir tak ada permainan acak sepanjang itu; hanya {:.1f} %"},
                           spec.openings.plies, 100 * count->lasting);
    if (!count->different) return spec;
    spec.different = *count->different;
    spec.openings.draw = varied ? OpeningDraw::listed : OpeningDraw::once;
    if (!varied) spec.pairs = std::min(spec.pairs, spec.different);
    return spec;
}

bool all_openings(const TournamentSpec& spec) {
    return spec.openings.draw == OpeningDraw::once && spec.pairs == spec.different;
}

std::uint64_t population_of(const TournamentSpec& spec) {
    return spec.openings.draw == OpeningDraw::once ? spec.different : 0;
}

}  // namespace rakus::lab
