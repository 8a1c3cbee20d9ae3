// How good the picks of a player are when the truth is known: shares of positions in which the pick keeps the value.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/player.h"
#include "core/ratio.h"
#include "core/result.h"
#include "core/truth.h"
#include "core/words.h"

namespace rakus {

// Says how far long work is; returns false to make it stop.
using Progress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

struct QualityRequest {
    std::string rules, player;
    std::string tables;           // the folder of table files
    std::uint64_t positions = 0;  // how many to sample; 0: all where that is possible, else the game's default
    std::uint64_t seed = 1;
    int jobs = 1;
};

// Positions of one value with more than one legal move.
struct Picks {
    std::uint64_t positions = 0, kept = 0;       // the pick keeps win, draw or loss
    std::uint64_t at_stake = 0, stake_kept = 0;  // of these, where some move gives the value away
    std::uint64_t best = 0;                      // the pick is also best by distance or margin

    Picks& operator+=(const Picks& o) {
        positions += o.positions, kept += o.kept, at_stake += o.at_stake, stake_kept += o.stake_kept, best += o.best;
        return *this;
    }
    friend bool operator==(const Picks&, const Picks&) = default;
};

struct QualityTally {
    std::array<Picks, 3> by_class;  // lost, drawn, won: Class + 1
    std::uint64_t wins_at_once = 0, wins_passed_over = 0;

    Picks& of(Class c) { return by_class[static_cast<std::size_t>(static_cast<int>(c) + 1)]; }
    const Picks& of(Class c) const { return by_class[static_cast<std::size_t>(static_cast<int>(c) + 1)]; }
    Picks all() const {
        Picks sum;
        for (const Picks& p : by_class) sum += p;
        return sum;
    }
    QualityTally& operator+=(const QualityTally& o) {
        for (std::size_t i = 0; i < by_class.size(); ++i) by_class[i] += o.by_class[i];
        wins_at_once += o.wins_at_once, wins_passed_over += o.wins_passed_over;
        return *this;
    }
    friend bool operator==(const QualityTally&, const QualityTally&) = default;
};

// A mean over a sample, such as the margin lost per move.
struct QualityMean {
    std::string id;
    Words words;
    Ratio ratio;
};

// One set of positions: all of them, those the player can reach, a sample.
struct QualityPart {
    std::string id;  // "all", "reached", "sample", "games", "random"
    Text words;
    QualityTally tally;
    std::vector<QualityMean> means = {};
};

struct QualityReport {
    Settings rules;
    std::string player, source;
    std::vector<QualityPart> parts;
    Text note;  // what was left out and why
};

// Measures a player on the typed side. `make` gives a fresh player, one for each thread.
template <Game G>
class QualityMeter {
   public:
    virtual ~QualityMeter() = default;
    virtual Result<QualityReport> measure(const G&, const std::function<std::unique_ptr<Player<G>>()>& make,
                                          bool deterministic, const QualityRequest&, const Progress&) const = 0;
};

}  // namespace rakus
