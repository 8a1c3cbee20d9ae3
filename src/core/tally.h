// What a block of games leaves behind: counts only, so that blocks add up in any order to the same report.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace rakus {

struct Record3 {
    std::uint64_t wins = 0, draws = 0, losses = 0;
    std::uint64_t games() const { return wins + draws + losses; }
    double points() const { return static_cast<double>(wins) + static_cast<double>(draws) / 2; }
    Record3& operator+=(const Record3& o) {
        wins += o.wins, draws += o.draws, losses += o.losses;
        return *this;
    }
    Record3 mirrored() const { return {losses, draws, wins}; }
    friend Record3 operator+(Record3 a, const Record3& b) { return a += b; }
    friend bool operator==(const Record3&, const Record3&) = default;
};

// Side-swapped pairs between two players, from the first named player's point of view.
struct Tally {
    Record3 as_first, as_second;           // a's games with the first and with the second move
    std::array<std::uint64_t, 5> pairs{};  // pairs in which a scored 0, 1/2, 1, 3/2, 2 points
    std::map<int, Record3> turns;  // a's results by the number of turns (plies by one side in a row are one turn)

    Record3 all() const { return as_first + as_second; }
    Tally& operator+=(const Tally& o) {
        as_first += o.as_first;
        as_second += o.as_second;
        for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] += o.pairs[i];
        for (const auto& [t, n] : o.turns) turns[t] += n;
        return *this;
    }
    Tally mirrored() const {
        Tally m = *this;
        m.as_first = as_second.mirrored();
        m.as_second = as_first.mirrored();
        for (auto& [t, record] : m.turns) record = record.mirrored();
        for (std::size_t i = 0; i < pairs.size(); ++i) m.pairs[i] = pairs[pairs.size() - 1 - i];
        return m;
    }
    friend bool operator==(const Tally&, const Tally&) = default;
};

// What a got in one pair with the first and with the second move, in half points, as one character: '0' .. '8'. Where
// several pairings share their openings and shuffles, sums are not enough: what one index did to all of them counts.
constexpr char pair_code(int first, int second) {
    return static_cast<char>('0' + 3 * first + second);
}
constexpr int first_of_pair(char code) {
    return (code - '0') / 3;
}
constexpr int second_of_pair(char code) {
    return (code - '0') % 3;
}

// The pairs of a block: what they add up to, and each by itself.
struct PlayedPairs {
    Tally tally;
    std::string each;  // one pair_code a pair
};

}  // namespace rakus
