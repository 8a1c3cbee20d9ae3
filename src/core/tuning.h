// Finding a better player of the same kind, and proving it on chance it has not seen.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/result.h"
#include "core/share.h"
#include "core/truth.h"
#include "core/words.h"

namespace rakus {

struct TuneRequest {
    std::string rules, player;  // where the search begins; empty: the game's default
    std::string objective;      // empty: the game's first
    std::uint64_t seed = 1;
    std::uint64_t trials = 0;   // candidates to try; 0: the game's default
    std::uint64_t holdout = 0;  // fresh games of the proof; 0: the game's default
    Spend spend = nullptr;      // told how the time is divided; null: there is no limit
};

struct TuneReport {
    Settings rules;
    std::string objective, unit;
    bool higher_is_better = true;
    std::string before, after;           // players
    Estimate before_value, after_value;  // on the fresh games; of none, if there was no time for any
    Estimate gain;                       // paired, run by run
    std::uint64_t trials = 0, accepted = 0;
    std::uint64_t holdout_seed = 0;
    std::vector<std::pair<std::string, std::string>> changes;  // what differs, in reading order: before, after
    std::string file;                                          // what --player @file plays
};

// Says how far the work is; returns false to make it stop with what it has.
using TuneProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

class TuneVerbs {
   public:
    virtual ~TuneVerbs() = default;
    virtual std::vector<std::pair<std::string, Words>> objectives() const = 0;
    virtual Result<TuneReport> tune(const TuneRequest&, const Share&, const TuneProgress&) const = 0;
};

}  // namespace rakus
