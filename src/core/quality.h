// How good the picks of a player are when the truth is known: shares of positions in which the pick keeps the value.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/budget.h"
#include "core/game.h"
#include "core/player.h"
#include "core/ratio.h"
#include "core/result.h"
#include "core/share.h"
#include "core/truth.h"
#include "core/words.h"

namespace rakus {

// Says how far long work is; returns false to make it stop.
using Progress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

struct QualityRequest {
    std::string rules, player;
    std::string tables;           // the folder of table files
    std::uint64_t positions = 0;  // how many to sample; 0: all where that is possible, else the default
    std::uint64_t seed = 1;
    int jobs = 1;
    int openings = 0;         // random plies before the games against itself
    std::uint64_t nodes = 0;  // of the search for the truth of one position; 0: the game's default
    Budget budget = {};       // of the whole measure: what was judged when it is spent is the answer
    Share share = do_alone;   // who judges the samples, part by part
    Spend spend = nullptr;    // told how the time is divided; null: there is no limit
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

// Of a game whose values are estimates.
inline Error no_exact_truth(std::string_view game) {
    return usage_error({"quality needs exact values of positions; those of {} are estimates",
                        "quality perlu nilai posisi yang eksak; nilai {} berupa taksiran"},
                       game);
}

// A mean over a sample, such as the value lost per move, or a share that keeps the result.
struct QualityMean {
    std::string id;
    Words words;
    Ratio ratio;
    bool is_share = false;  // between 0 and 1
};

inline QualityMean mean_kept(const Ratio& kept) {
    return {"kept", {"share of picks that keep the result", "bagian pilihan yang menjaga hasil"}, kept, true};
}
inline QualityMean mean_stake_kept(const Ratio& kept) {
    return {
        "stake_kept", {"the same where something is at stake", "yang sama bila ada yang dipertaruhkan"}, kept, true};
}

// The pick that lost most: the first of equals, by the number of its game or position.
struct WorstPick {
    int lost = 0;
    std::uint64_t number = 0;
    std::string position, pick, best;
    bool loses_to(int loss, std::uint64_t of) const { return loss > lost || (loss == lost && of < number); }
};

// One third of a game's plies.
struct QualityPhase {
    Ratio lost, kept;
    QualityPhase& operator+=(const QualityPhase& o) {
        lost += o.lost, kept += o.kept;
        return *this;
    }
    friend bool operator==(const QualityPhase&, const QualityPhase&) = default;
};

// Judged picks, in whole numbers: samples add up to the same in any order.
struct QualitySample {
    QualityTally tally;
    Ratio lost_per_move, lost_per_game, kept;
    Ratio stake_kept;  // of the picks where some move gives the value away
    std::array<QualityPhase, 3> phases;
    std::map<int, std::uint64_t> losses;  // picks by what they lost
    WorstPick worst;
    std::uint64_t with_choice = 0;  // positions in which there was a choice, decided or not

    QualitySample& operator+=(const QualitySample& o) {
        tally += o.tally, lost_per_move += o.lost_per_move, lost_per_game += o.lost_per_game, kept += o.kept;
        stake_kept += o.stake_kept;
        for (std::size_t i = 0; i < phases.size(); ++i) phases[i] += o.phases[i];
        for (const auto& [loss, n] : o.losses) losses[loss] += n;
        if (worst.loses_to(o.worst.lost, o.worst.number)) worst = o.worst;
        with_choice += o.with_choice;
        return *this;
    }
};

// One set of positions: all of them, those the player can reach, a sample.
struct QualityPart {
    std::string id;  // "all", "reached", "sample", "games", "random"
    Text words;
    QualityTally tally;
    std::vector<QualityMean> means = {};
    std::optional<QualitySample> sample = {};
    std::uint64_t groups = 0;      // independent games or positions in it
    std::uint64_t population = 0;  // games there are, if they were drawn without putting back

    bool exact() const { return population > 0 && groups == population; }
    // What the groups of a ratio were drawn from; not every game has a pick in every phase.
    std::uint64_t population_of(const Ratio& r) const { return groups > 0 ? population * r.groups() / groups : 0; }
};

struct QualityReport {
    Settings rules;
    std::string player, source;
    std::vector<QualityPart> parts;
    Text note;         // what was left out and why
    std::string unit;  // of what is lost: "seeds", "result"
    Cut cut = Cut::none;
};

// Says what positions are worth: exactly, or not at all. One for each thread.
template <Game G>
class Appraiser {
   public:
    using State = typename G::State;
    using Move = typename G::Move;
    virtual ~Appraiser() = default;
    // For the side to move of a running game. A guess may help.
    virtual std::optional<int> value(const State&, std::optional<int> guess) = 0;
    // For the player who makes the move.
    virtual std::optional<int> value_of(const State&, const Move&) = 0;
    // Whether the move makes at least so much.
    virtual std::optional<bool> reaches(const State& state, const Move& move, int least) {
        const auto value = value_of(state, move);
        return value ? std::optional(*value >= least) : std::nullopt;
    }
};

// What a game may bring to the measure of quality where its judge alone is too slow, or more can be said than by a
// sample.
template <Game G>
class QualityKit {
   public:
    using MakePlayer = std::function<std::unique_ptr<Player<G>>()>;
    using MakeAppraiser = std::function<std::unique_ptr<Appraiser<G>>()>;
    virtual ~QualityKit() = default;
    // Refuses what cannot be measured; else a quick source of values, which knows none when the watch is out.
    virtual Result<MakeAppraiser> appraisers(const G&, const QualityRequest&, const Watch&) const = 0;
    virtual std::string_view source() const = 0;
    virtual std::string_view unit() const = 0;  // of the values
    // Sets of positions that are judged as a whole; nothing by default. They stand before the samples.
    virtual Result<std::vector<QualityPart>> whole_sets(const G&, const MakePlayer&, bool /*deterministic*/,
                                                        const QualityRequest&, const Watch&, const Progress&,
                                                        Text& /*note*/) const {
        return std::vector<QualityPart>();
    }
};

}  // namespace rakus
