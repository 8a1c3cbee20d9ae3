#include "games/bantumi/quality.h"

#include <fmt/format.h>

#include <atomic>
#include <limits>
#include <mutex>
#include <span>
#include <vector>

#include "games/bantumi/solver.h"
#include "solve/parallel.h"

namespace rakus::bantumi {
namespace {

constexpr std::uint64_t kDefaultPositions = 1000, kLargestSample = 1'000'000, kPositionsAGame = 10;
constexpr int kOpeningPlies = 4, kMostSeeds = 48;
constexpr std::uint64_t kRandomStreams = std::uint64_t{1} << 32;  // the streams before it belong to the games

// A position with a choice, and what was made of it. Values are for the side to move.
struct Pick {
    State before;
    int best, picked;
    int lost() const { return best - picked; }
};

struct Sample {
    QualityTally tally;
    Ratio lost_per_move, lost_per_game, kept;

    Sample& operator+=(const Sample& o) {
        tally += o.tally, lost_per_move += o.lost_per_move, lost_per_game += o.lost_per_game, kept += o.kept;
        return *this;
    }
};

// One for each thread.
class Examiner {
   public:
    Examiner(const Bantumi& game, std::shared_ptr<const Table> table, std::unique_ptr<Player<Bantumi>> player)
        : game_(game),
          player_(std::move(player)),
          solver_(game.rules, std::move(table), start(game.rules).board.seeds_in_pits()) {}

    void judge_game(Rng rng) {
        player_->begin_game();
        const auto states = play(rng);
        std::vector<Pick> picks;
        // Backwards: a position is worth at least what the pick made of it, and mostly no more.
        int value = final_value(states.back());
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            const int picked = states[i + 1].to_move == states[i].to_move ? value : -value;
            value = solver_.value(states[i], picked).low;
            if (moves(states[i]).size() > 1) picks.push_back({states[i], value, picked});
        }
        count(picks, true);
    }
    void judge_random_position(Rng rng) {
        const State s = draw_position(rng);
        if (over(s)) return;
        player_->begin_game();
        const Pit pit = player_->choose(game_, s, rng);
        const Pick pick{s, solver_.value(s).low, solver_.value(s, pit).low};
        count(std::span(&pick, 1), false);
    }
    const Sample& sample() const { return sample_; }

   private:
    static int final_value(const State& s) { return s.to_move == Side::first ? lead(s) : -lead(s); }

    // All positions of a game after its opening.
    std::vector<State> play(Rng& rng) {
        State s = start(game_.rules);
        for (int ply = 0; ply < kOpeningPlies && !over(s); ++ply) s = after(game_.rules, s, random_move(s, rng));
        std::vector<State> states{s};
        while (!over(s)) states.push_back(s = after(game_.rules, s, player_->choose(game_, s, rng)));
        return states;
    }
    // A position with a choice, each of a random game as likely as the others; the end of a game that has none.
    State draw_position(Rng& rng) {
        State s = start(game_.rules), drawn;
        drawn.board.row = {};
        for (std::uint32_t seen = 0; !over(s); s = after(game_.rules, s, random_move(s, rng)))
            if (moves(s).size() > 1 && rng.below(++seen) == 0) drawn = s;
        return drawn;
    }

    void count(std::span<const Pick> picks, bool whole_game) {
        std::int64_t lost = 0, kept = 0;
        for (const Pick& p : picks) lost += p.lost(), kept += add(p);
        const auto n = static_cast<std::int64_t>(picks.size());
        sample_.lost_per_move.add_group(lost, n);
        sample_.kept.add_group(kept, n);
        if (whole_game) sample_.lost_per_game.add_group(lost, 2);  // by two players
    }
    // Whether the pick keeps the result.
    bool add(const Pick& p) {
        const Class result = class_of(p.best);
        const bool kept = class_of(p.picked) == result, stakes = at_stake(p.before, result);
        Picks& picks = sample_.tally.of(result);
        ++picks.positions;
        picks.kept += kept;
        picks.at_stake += stakes;
        picks.stake_kept += stakes && kept;
        picks.best += p.lost() == 0;
        return kept;
    }
    bool at_stake(const State& s, Class result) {
        if (result == Class::loss) return false;
        const int least = result == Class::win ? 1 : 0;
        for (const Pit pit : moves(s))
            if (!solver_.reaches(s, pit, least)) return true;
        return false;
    }

    const Bantumi& game_;
    std::unique_ptr<Player<Bantumi>> player_;
    Solver solver_;
    Sample sample_;
};

using MakePlayer = std::function<std::unique_ptr<Player<Bantumi>>()>;

class Examination {
   public:
    Examination(const Bantumi& game, const MakePlayer& make, const QualityRequest& request)
        : seed_(request.seed), jobs_(request.jobs) {
        const int open = start(game.rules).board.seeds_in_pits();
        const auto table =
            table_in_memory(game.rules, table_seeds_for(game.rules.pits, open + kForManyQuestions), jobs_);
        for (int i = 0; i < jobs_; ++i) examiners_.push_back(std::make_unique<Examiner>(game, table, make()));
    }
    // Calls work(examiner, stream) for each item; false if it was stopped.
    template <class Work>
    bool run(std::uint64_t items, std::uint64_t first_stream, const Progress& progress, const Work& work) {
        std::atomic<bool> stopped{false};
        std::mutex telling;
        std::uint64_t done = 0;
        solve::parallel_for(jobs_, items, [&](std::size_t item, int worker) {
            if (stopped) return;
            work(*examiners_[static_cast<std::size_t>(worker)], Rng::stream(seed_, first_stream + item));
            const std::scoped_lock lock(telling);
            if (!progress(++done, items)) stopped = true;
        });
        return !stopped;
    }
    Sample total() const {
        Sample sum;
        for (const auto& e : examiners_) sum += e->sample();
        return sum;
    }

   private:
    std::uint64_t seed_;
    int jobs_;
    std::vector<std::unique_ptr<Examiner>> examiners_;
};

QualityMean kept_of(const Sample& s) {
    return {"kept", {"share of picks that keep the result", "bagian pilihan yang menjaga hasil"}, s.kept};
}
QualityMean per_move(const Sample& s) {
    return {"lost_per_move", {"margin lost per move", "selisih yang hilang tiap langkah"}, s.lost_per_move};
}
QualityMean per_game(const Sample& s) {
    return {"lost_per_game",
            {"margin lost per game and player", "selisih yang hilang tiap permainan dan pemain"},
            s.lost_per_game};
}

class Meter final : public QualityMeter<Bantumi> {
   public:
    Result<QualityReport> measure(const Bantumi& game, const MakePlayer& make, bool, const QualityRequest& request,
                                  const Progress& progress) const override {
        const std::uint64_t positions = request.positions == 0 ? kDefaultPositions : request.positions;
        if (positions > kLargestSample)
            return usage_error("--positions: expected at most 1000000",
                               "--positions: seharusnya paling banyak 1000000");
        if (start(game.rules).board.seeds_in_pits() > kMostSeeds)
            return usage_error(
                fmt::format("quality bantumi: it needs exact values, expected a board of at most {} seeds", kMostSeeds),
                fmt::format("quality bantumi: perlu nilai eksak, seharusnya papan dengan paling banyak {} biji",
                            kMostSeeds));
        const std::uint64_t games = std::max<std::uint64_t>(2, positions / kPositionsAGame);
        QualityReport report{{}, {}, "table+search", {}, {}};
        Examination own(game, make, request), random(game, make, request);
        if (!own.run(games, 0, progress, [](Examiner& e, Rng rng) { e.judge_game(rng); })) return interrupted();
        const Sample in_games = own.total();
        report.parts.push_back(
            {"games",
             {fmt::format("{} games against itself, from random openings of {} plies", games, kOpeningPlies),
              fmt::format("{} permainan melawan diri sendiri, dari pembukaan acak {} langkah", games, kOpeningPlies)},
             in_games.tally,
             {per_move(in_games), per_game(in_games), kept_of(in_games)}});
        if (!random.run(positions, kRandomStreams, progress,
                        [](Examiner& e, Rng rng) { e.judge_random_position(rng); }))
            return interrupted();
        const Sample at_random = random.total();
        report.parts.push_back({"random",
                                {fmt::format("{} positions of random games", positions),
                                 fmt::format("{} posisi dari permainan acak", positions)},
                                at_random.tally,
                                {per_move(at_random), kept_of(at_random)}});
        return report;
    }

   private:
    static Error interrupted() { return internal_error("interrupted", "dihentikan"); }
};

}  // namespace

std::shared_ptr<const QualityMeter<Bantumi>> quality_meter() {
    return std::make_shared<Meter>();
}

}  // namespace rakus::bantumi
