#include "lab/clusters.h"

#include <algorithm>

namespace rakus::lab {
namespace {

constexpr char kNotYet = ' ';

// A player's pairings, with the side that it is on.
struct Seat {
    const Pairing* pairing;
    bool is_a;
    // Half points of the player in pair i with the first move and with the second one.
    int first(std::size_t i) const {
        return is_a ? first_of_pair(pairing->each[i]) : 2 - second_of_pair(pairing->each[i]);
    }
    int second(std::size_t i) const {
        return is_a ? second_of_pair(pairing->each[i]) : 2 - first_of_pair(pairing->each[i]);
    }
};

std::vector<Seat> seats_of(const std::vector<Pairing>& pairings, std::size_t player) {
    std::vector<Seat> seats;
    for (const Pairing& p : pairings)
        if (p.a == player || p.b == player) seats.push_back({&p, p.a == player});
    return seats;
}

bool has(const Pairing& p, std::size_t i) {
    return i < p.each.size() && p.each[i] != kNotYet;
}

// One opponent: the tally has all there is to know.
Clusters of_one_pairing(const Tally& t) {
    const auto counts = [](const Record3& r) { return std::vector{r.losses, r.draws, r.wins}; };
    return {{t.pairs.begin(), t.pairs.end()}, counts(t.as_first), counts(t.as_second)};
}

}  // namespace

Clusters clusters_of(const std::vector<Pairing>& pairings, std::size_t player) {
    const auto seats = seats_of(pairings, player);
    if (seats.size() == 1) {
        const Tally& t = seats[0].pairing->tally;
        return of_one_pairing(seats[0].is_a ? t : t.mirrored());
    }
    const std::size_t n = seats.size();
    Clusters c{std::vector<std::uint64_t>(4 * n + 1), std::vector<std::uint64_t>(2 * n + 1),
               std::vector<std::uint64_t>(2 * n + 1)};
    const std::size_t indices = seats.empty() ? 0 : seats[0].pairing->each.size();
    for (std::size_t i = 0; i < indices; ++i) {
        if (!std::ranges::all_of(seats, [&](const Seat& s) { return has(*s.pairing, i); })) continue;
        std::size_t first = 0, second = 0;
        for (const Seat& s : seats)
            first += static_cast<std::size_t>(s.first(i)), second += static_cast<std::size_t>(s.second(i));
        ++c.all[first + second], ++c.first[first], ++c.second[second];
    }
    return c;
}

std::vector<std::vector<int>> points_by_index(const std::vector<Pairing>& pairings) {
    std::vector<std::vector<int>> points;
    const std::size_t indices = pairings.empty() ? 0 : pairings[0].each.size();
    for (std::size_t i = 0; i < indices; ++i) {
        if (!std::ranges::all_of(pairings, [&](const Pairing& p) { return has(p, i); })) continue;
        auto& row = points.emplace_back();
        for (const Pairing& p : pairings) row.push_back(first_of_pair(p.each[i]) + second_of_pair(p.each[i]));
    }
    return points;
}

}  // namespace rakus::lab
