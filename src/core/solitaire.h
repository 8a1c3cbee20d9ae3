// Games for one player are not matches but runs: how soon, how often, how much work. Counts only, so that blocks of
// runs add up in any order to the same report.
#pragma once
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/budget.h"
#include "core/result.h"
#include "core/words.h"

namespace rakus {

struct RunsRequest {
    std::string rules, position;       // an empty position: the start
    std::vector<std::string> players;  // all of them play every run, on the same shuffles
    std::uint64_t seed = 1, first = 0, runs = 0;
    Cancelled cancelled = nullptr;  // asked between runs; then there is no answer
};

// What a game counts in a run besides turns: what it is called in documents, and in words.
struct CountedInRuns {
    std::string_view id;
    Words words;
};

// What one player did.
struct RunTally {
    std::uint64_t runs = 0, won = 0;
    std::vector<std::uint64_t> counts;  // of what the game counts, over all runs
    std::map<int, std::uint64_t> won_on_turn;

    RunTally& operator+=(const RunTally& o) {
        runs += o.runs, won += o.won;
        counts.resize(o.counts.size());
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += o.counts[i];
        for (const auto& [turn, n] : o.won_on_turn) won_on_turn[turn] += n;
        return *this;
    }
    std::uint64_t won_by(int turn) const {
        std::uint64_t n = 0;
        for (auto at = won_on_turn.begin(); at != won_on_turn.end() && at->first <= turn; ++at) n += at->second;
        return n;
    }
    friend bool operator==(const RunTally&, const RunTally&) = default;
};

// One player against the first one named, run by run.
struct RunPair {
    std::uint64_t faster = 0, slower = 0, alike = 0;  // by the turn of the win; a lost run is slower than any won one
    std::uint64_t first_turn_gained = 0,
                  first_turn_lost = 0;  // wins on turn 1 that only this, or only the first, player has

    RunPair& operator+=(const RunPair& o) {
        faster += o.faster, slower += o.slower, alike += o.alike;
        first_turn_gained += o.first_turn_gained, first_turn_lost += o.first_turn_lost;
        return *this;
    }
    friend bool operator==(const RunPair&, const RunPair&) = default;
};

struct RunsTally {
    std::vector<RunTally> players;
    std::vector<RunPair> against_first;  // one for each player; the first one's own is all alike

    RunsTally& operator+=(const RunsTally& o) {
        players.resize(o.players.size());
        against_first.resize(o.against_first.size());
        for (std::size_t i = 0; i < o.players.size(); ++i) players[i] += o.players[i];
        for (std::size_t i = 0; i < o.against_first.size(); ++i) against_first[i] += o.against_first[i];
        return *this;
    }
    friend bool operator==(const RunsTally&, const RunsTally&) = default;
};

class SolitaireVerbs {
   public:
    virtual ~SolitaireVerbs() = default;
    // Runs first .. first + runs - 1 of this seed. Playing them twice gives the same tally.
    virtual Result<RunsTally> play_runs(const RunsRequest&) const = 0;
    virtual std::span<const CountedInRuns> counted() const = 0;
};

}  // namespace rakus
