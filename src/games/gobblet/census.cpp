#include "games/gobblet/census.h"

#include <algorithm>
#include <array>
#include <vector>

#include "solve/parallel.h"

namespace rakus::gobblet {
namespace {

constexpr std::uint64_t kPart = 1 << 20;

// How often each score stands in the table, by its byte.
using Counts = std::array<std::uint64_t, 256>;

void count_part(const CompleteTable& table, std::uint64_t first, Counts& counts) {
    const Atlas& atlas = Atlas::get();
    const std::uint64_t end = std::min(first + kPart, atlas.bytes());
    for (std::uint64_t byte = first; byte < end; ++byte) {
        if (!atlas.represents(byte)) continue;
        if (const auto s = table.score_at(byte)) ++counts[static_cast<std::uint8_t>(s->byte)];
    }
}

}  // namespace

Census census_of(const CompleteTable& table, int jobs) {
    const int workers = std::max(jobs, 1);
    std::vector<Counts> counts(static_cast<std::size_t>(workers), Counts{});
    solve::parallel_for(workers, (Atlas::get().bytes() + kPart - 1) / kPart, [&](std::size_t part, int worker) {
        count_part(table, part * kPart, counts[static_cast<std::size_t>(worker)]);
    });
    Census all;
    for (const Counts& c : counts)
        for (std::size_t i = 0; i < c.size(); ++i) {
            if (c[i] == 0) continue;
            const Score s{static_cast<std::int8_t>(i)};
            all.positions += c[i];
            (s.result() == Class::win ? all.won : s.result() == Class::loss ? all.lost : all.drawn) += c[i];
            all.longest = std::max(all.longest, s.plies());
        }
    return all;
}

}  // namespace rakus::gobblet
