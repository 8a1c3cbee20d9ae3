// The quality of a player in any game whose judge is exact: games against itself and positions of random games, every
// pick set beside the best there was.
#pragma once
#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/nouns.h"
#include "core/quality.h"
#include "core/truth.h"
#include "games/kit.h"
#include "lab/match.h"
#include "lab/quality_text.h"

namespace rakus {

// Asks the game's judge about one position after the other.
template <Solvable G>
class JudgeAppraiser final : public Appraiser<G> {
   public:
    using typename Appraiser<G>::State;
    using typename Appraiser<G>::Move;
    JudgeAppraiser(const G& game, std::shared_ptr<const Judge<G>> judge, const QualityRequest& request,
                   const Watch& watch)
        : game_(game), judge_(std::move(judge)), watch_(watch) {
        limits_.nodes = request.nodes != 0 ? request.nodes : kNodes;
        limits_.all_moves = true;
        limits_.tables = request.tables;
    }

    std::optional<int> value(const State& s, std::optional<int>) override { return number(ask(s).truth); }
    std::optional<int> value_of(const State& s, const Move& m) override {
        for (const auto& [move, truth] : ask(s).moves)
            if (move == m) return number(truth);
        return std::nullopt;
    }

   private:
    static std::optional<int> number(const Truth& t) {
        const Exact* e = t.exact();
        if (!e) return std::nullopt;
        return e->margin ? *e->margin : static_cast<int>(e->result);
    }
    const Judgement<G>& ask(const State& s) {
        if (asked_ && *asked_ == s) return answer_;
        static_cast<Budget&>(limits_) = watch_.share(1);
        answer_ = judge_->judge(game_, s, limits_), asked_ = s;
        return answer_;
    }

    static constexpr std::uint64_t kNodes = 1'000'000;  // half a second: a sample is many questions

    const G& game_;
    std::shared_ptr<const Judge<G>> judge_;
    const Watch& watch_;
    TruthLimits limits_;
    std::optional<State> asked_;
    Judgement<G> answer_;
};

// One for each thread: plays, asks for the truth, counts.
template <Solvable G>
class Examiner {
   public:
    using State = typename G::State;
    using Move = typename G::Move;

    Examiner(const G& game, std::unique_ptr<Player<G>> player, std::unique_ptr<Appraiser<G>> appraiser,
             const Watch& watch)
        : game_(game), player_(std::move(player)), appraiser_(std::move(appraiser)), watch_(watch) {}

    // Game number `game` against itself. It is judged backwards: a position is worth at least what the pick made of
    // it, and mostly no more; where one cannot be decided, those before it are not even tried. Answers whether there
    // was the time to judge all of it; else nothing of it counts.
    bool judge_game(std::uint64_t number, const State& from, Rng choices) {
        player_->begin_game();
        std::vector<State> states{from};
        std::vector<Move> moves;
        while (!game_.outcome(states.back()) && moves.size() < lab::kLongestGame) {
            moves.push_back(player_->choose(game_, states.back(), choices));
            states.push_back(game_.after(states.back(), moves.back()));
        }
        std::vector<Pick> picks;
        std::optional<int> picked, value;
        std::uint64_t with_choice = 0;
        for (std::size_t i = moves.size(); i-- > 0;) {
            if (game_.moves(states[i]).size() > 1) ++with_choice;
            if (i + 1 == moves.size())
                picked = appraiser_->value_of(states[i], moves[i]);
            else if (value)
                picked = game_.to_move(states[i + 1]) == game_.to_move(states[i]) ? *value : -*value;
            else
                continue;
            value = picked ? appraiser_->value(states[i], picked) : std::nullopt;
            if (value && game_.moves(states[i]).size() > 1)
                picks.push_back({states[i], moves[i], *value, *picked, phase_of(i, moves.size())});
        }
        return count(number, picks, with_choice, true);
    }

    // A position with a choice, each of a random game as likely as the others. A game that has none says nothing.
    bool judge_random_position(std::uint64_t number, const State& start, Rng rng) {
        State s = start;
        std::optional<State> drawn;
        std::size_t plies = 0, at = 0;
        for (std::uint32_t seen = 0; !game_.outcome(s) && plies < lab::kLongestGame; ++plies) {
            if (game_.moves(s).size() > 1 && rng.below(++seen) == 0) drawn = s, at = plies;
            s = game_.after(s, any_move(game_, s, rng));
        }
        if (!drawn) return true;
        player_->begin_game();
        const Move pick = player_->choose(game_, *drawn, rng);
        const auto best = appraiser_->value(*drawn, std::nullopt);
        const auto picked = best ? appraiser_->value_of(*drawn, pick) : std::nullopt;
        std::vector<Pick> judged;
        if (picked) judged.push_back({*drawn, pick, *best, *picked, phase_of(at, plies)});
        return count(number, judged, 1, false);
    }

    // What has been counted since the last time.
    QualitySample take() { return std::exchange(sample_, {}); }

   private:
    // A position with a choice, and what was made of it. Values are for the side to move.
    struct Pick {
        State before;
        Move move;
        int best, picked;
        std::size_t phase;
        int lost() const { return best - picked; }
    };

    static std::size_t phase_of(std::size_t ply, std::size_t plies) {
        return 3 * ply / std::max<std::size_t>(1, plies);
    }

    // What is at stake is asked first: when the time is up on the way, nothing has been counted.
    bool count(std::uint64_t number, const std::vector<Pick>& picks, std::uint64_t with_choice, bool whole_game) {
        std::vector<bool> stakes;
        for (const Pick& p : picks) stakes.push_back(at_stake(p.before, class_of(p.best)));
        if (watch_.out()) return false;
        sample_.with_choice += with_choice;
        std::array<Loss, 3> by_phase{};
        Loss all;
        for (std::size_t i = 0; i < picks.size(); ++i) {
            const bool kept = add(number, picks[i], stakes[i]);
            const Loss one{picks[i].lost(), kept, 1, stakes[i] && kept, stakes[i]};
            all += one, by_phase[picks[i].phase] += one;
        }
        if (picks.empty()) return true;
        sample_.lost_per_move.add_group(all.lost, all.picks);
        sample_.kept.add_group(all.kept, all.picks);
        if (all.stakes > 0) sample_.stake_kept.add_group(all.stake_kept, all.stakes);
        if (whole_game) sample_.lost_per_game.add_group(all.lost, 2);  // by two players
        for (std::size_t i = 0; i < by_phase.size(); ++i) {
            if (by_phase[i].picks == 0) continue;
            sample_.phases[i].lost.add_group(by_phase[i].lost, by_phase[i].picks);
            sample_.phases[i].kept.add_group(by_phase[i].kept, by_phase[i].picks);
        }
        return true;
    }
    struct Loss {
        std::int64_t lost = 0, kept = 0, picks = 0, stake_kept = 0, stakes = 0;
        Loss& operator+=(const Loss& o) {
            lost += o.lost, kept += o.kept, picks += o.picks, stake_kept += o.stake_kept, stakes += o.stakes;
            return *this;
        }
    };

    // Whether the pick keeps the result.
    bool add(std::uint64_t number, const Pick& p, bool stakes) {
        const Class result = class_of(p.best);
        const bool kept = class_of(p.picked) == result;
        Picks& picks = sample_.tally.of(result);
        ++picks.positions;
        picks.kept += kept;
        picks.at_stake += stakes;
        picks.stake_kept += stakes && kept;
        picks.best += p.lost() == 0;
        ++sample_.losses[p.lost()];
        if (p.lost() > 0 && sample_.worst.loses_to(p.lost(), number))
            if (auto best = best_move(p); !best.empty())
                sample_.worst = {p.lost(), number, game_.print(p.before), game_.print_move(p.before, p.move),
                                 std::move(best)};
        return kept;
    }
    bool at_stake(const State& s, Class result) {
        if (result == Class::loss) return false;
        const int least = result == Class::win ? 1 : 0;
        for (const Move& m : game_.moves(s))
            if (!appraiser_->reaches(s, m, least).value_or(true)) return true;
        return false;
    }
    // Empty if the time is up first.
    std::string best_move(const Pick& p) {
        for (const Move& m : game_.moves(p.before))
            if (appraiser_->reaches(p.before, m, p.best).value_or(false)) return game_.print_move(p.before, m);
        return {};
    }

    const G& game_;
    std::unique_ptr<Player<G>> player_;
    std::unique_ptr<Appraiser<G>> appraiser_;
    const Watch& watch_;
    QualitySample sample_;
};

// A sample, and on how many of its items it stands: all, unless the time was up.
struct Examined {
    QualitySample sample;
    std::uint64_t items = 0;
};

template <Solvable G>
class Examination {
   public:
    using MakePlayer = std::function<std::unique_ptr<Player<G>>()>;
    using MakeAppraiser = std::function<std::unique_ptr<Appraiser<G>>()>;

    // Everything outlives this.
    Examination(const G& game, const MakePlayer& player, const MakeAppraiser& appraiser, const Watch& watch)
        : watch_(watch), make_([&game, &player, &appraiser, &watch] {
              return std::make_unique<Examiner<G>>(game, player(), appraiser(), watch);
          }) {}
    // Calls work(examiner, item) for each item until the watch is out; a part that it did not finish counts for
    // nothing. Sums are the same in any order.
    template <class Work>
    Result<Examined> run(std::uint64_t items, const Share& share, const Progress& progress, const Work& work) {
        constexpr std::uint64_t kMostParts = 256;
        const auto parts = static_cast<std::size_t>(std::min(items, kMostParts));
        const auto begin_of = [&](std::size_t part) { return items * part / parts; };
        std::mutex telling;
        std::uint64_t told = 0;
        const auto bytes = share(parts, [&](std::size_t part) -> std::string {
            auto examiner = borrow();
            bool whole = true;
            for (auto item = begin_of(part); whole && item < begin_of(part + 1); ++item)
                whole = !watch_.out() && work(*examiner, item);
            const auto sample = examiner->take();
            give_back(std::move(examiner));
            if (!whole) return {};
            const std::scoped_lock lock(telling);
            progress(told += begin_of(part + 1) - begin_of(part), items);
            return lab::write_sample(sample);
        });
        if (!bytes) return bytes.error();
        Examined examined;
        for (std::size_t part = 0; part < bytes->size(); ++part) {
            if ((*bytes)[part].empty()) continue;
            const auto sample = lab::read_sample((*bytes)[part]);
            if (!sample) return bad_input("quality: a block is no sample", "quality: sebuah blok bukan sampel");
            examined.sample += *sample;
            examined.items += begin_of(part + 1) - begin_of(part);
        }
        return examined;
    }

   private:
    // An examiner knows more the longer it works: as few are made as work at the same time.
    std::unique_ptr<Examiner<G>> borrow() {
        const std::scoped_lock lock(lending_);
        if (idle_.empty()) return make_();
        auto examiner = std::move(idle_.back());
        idle_.pop_back();
        return examiner;
    }
    void give_back(std::unique_ptr<Examiner<G>> examiner) {
        const std::scoped_lock lock(lending_);
        idle_.push_back(std::move(examiner));
    }

    const Watch& watch_;
    std::function<std::unique_ptr<Examiner<G>>()> make_;
    std::mutex lending_;
    std::vector<std::unique_ptr<Examiner<G>>> idle_;
};

// Both samples of a player: its own games, and positions of random games. Each may take half of the time.
template <Solvable G>
class Samples {
   public:
    using MakePlayer = typename Examination<G>::MakePlayer;
    // Appraisers that heed a watch.
    using MakeAppraisers = std::function<Result<typename Examination<G>::MakeAppraiser>(const Watch&)>;

    static Result<std::vector<QualityPart>> parts(const G& game, const MakePlayer& player,
                                                  const MakeAppraisers& appraisers, bool deterministic,
                                                  const QualityRequest& request, const Watch& watch,
                                                  const Progress& progress, Cut& cut) {
        constexpr std::uint64_t kPositionsAGame = 10;
        const auto facts = lab::opening_facts<G>(game, std::nullopt, request.openings);
        Openings openings{request.openings};
        std::uint64_t games = std::max<std::uint64_t>(2, request.positions / kPositionsAGame), population = 0;
        if (facts->list && !facts->list->empty()) {
            openings.draw = deterministic ? OpeningDraw::once : OpeningDraw::listed;
            population = deterministic ? facts->list->size() : 0;
            if (deterministic) games = std::min<std::uint64_t>(games, facts->list->size());
        }
        const auto source = lab::OpeningSource<G>::make(game, std::nullopt, openings, request.seed);
        if (!source) return source.error();
        const auto examine = [&](const Watch& until, std::uint64_t items, const auto& work) -> Result<Examined> {
            const auto appraiser = appraisers(until);
            if (!appraiser) return appraiser.error();
            const auto done = Examination<G>(game, player, *appraiser, until).run(items, request.share, progress, work);
            if (done && done->items < items) cut = until.cut();
            return done;
        };
        if (request.spend) request.spend(0.5);
        const Watch half(watch.share(0.5));
        const auto own = examine(half, games, [&](Examiner<G>& e, std::uint64_t i) {
            const auto start = lab::start_of_pair(game, *source, request.seed, i);
            return e.judge_game(i, start.state, start.choices);
        });
        if (!own) return own.error();
        if (request.spend) request.spend(1);
        const auto random = examine(watch, request.positions, [&](Examiner<G>& e, std::uint64_t i) {
            Rng rng = Rng::stream(request.seed, kRandomStreams + i);
            const auto start = game.start(rng);
            return e.judge_random_position(i, start, rng);
        });
        if (!random) return random.error();
        return std::vector<QualityPart>{games_part(*own, population, request.openings), random_part(*random)};
    }

   private:
    static constexpr std::uint64_t kRandomStreams = std::uint64_t{1} << 32;  // the streams before it are the games'

    static QualityPart games_part(const Examined& own, std::uint64_t population, int plies) {
        const auto& [s, games] = own;
        QualityPart part{"games", {}, s.tally};
        part.words =
            population == games && population > 0
                ? Text{fmt::format("all {} against itself that its openings of {} give", counted(games, kGameNoun),
                                   counted(static_cast<std::uint64_t>(plies), kPlyNoun)),
                       fmt::format("semua {} permainan melawan diri sendiri dari pembukaan {} langkah", games, plies)}
                : Text{fmt::format("{} against itself, from random openings of {}", counted(games, kGameNoun),
                                   counted(static_cast<std::uint64_t>(plies), kPlyNoun)),
                       fmt::format("{} permainan melawan diri sendiri, dari pembukaan acak {} langkah", games, plies)};
        part.sample = s;
        part.population = population;
        part.groups = games;
        part.means = {per_move(s), per_game(s), mean_kept(s.kept)};
        add_mean_stake_kept(s, part);
        return part;
    }
    static QualityPart random_part(const Examined& random) {
        const auto& [s, positions] = random;
        QualityPart part{"random",
                         {fmt::format("{} of random games", counted(positions, kPositionNoun)),
                          fmt::format("{} posisi dari permainan acak", positions)},
                         s.tally};
        part.sample = s;
        part.groups = positions;
        part.means = {per_move(s), mean_kept(s.kept)};
        add_mean_stake_kept(s, part);
        return part;
    }
    static void add_mean_stake_kept(const QualitySample& s, QualityPart& part) {
        if (s.stake_kept.groups() > 0) part.means.push_back(mean_stake_kept(s.stake_kept));
    }
    static QualityMean per_move(const QualitySample& s) {
        return {"lost_per_move", {"value lost per move", "nilai yang hilang tiap langkah"}, s.lost_per_move};
    }
    static QualityMean per_game(const QualitySample& s) {
        return {"lost_per_game",
                {"value lost per game and player", "nilai yang hilang tiap permainan dan pemain"},
                s.lost_per_game};
    }
};

// How a sample is spoken about when not all of its positions were decided.
inline Text undecided_note(std::uint64_t decided, std::uint64_t all) {
    return filled({"{} of {} positions with a choice were decided within the limits; the others, mostly early in "
                   "the game, are left out, so the figures are about late positions (--nodes allows more work)",
                   "{} dari {} posisi dengan pilihan terputuskan dalam batasnya; yang lain, kebanyakan di awal "
                   "permainan, ditinggalkan, jadi angkanya tentang posisi akhir (--nodes memberi lebih banyak kerja)"},
                  decided, all);
}

// What the game says of whole sets of positions, then the samples.
template <Solvable G>
Result<QualityReport> measure_quality(const Kit<G>& kit, const G& game, const typename QualityKit<G>::MakePlayer& make,
                                      bool deterministic, const QualityRequest& asked, const Progress& progress) {
    constexpr std::uint64_t kDefaultPositions = 1000, kLargestSample = 1'000'000;
    constexpr double kShareOfSets = 0.8;  // of the time, if there is a limit
    if (asked.positions > kLargestSample)
        return usage_error("--positions: expected at most 1000000", "--positions: seharusnya paling banyak 1000000");
    if (!kit.quality && !kit.judge) return no_exact_truth(G::name);
    QualityReport report{{}, {}, "", {}, {}, std::string(G::unit)};
    using MakeAppraiser = typename QualityKit<G>::MakeAppraiser;
    typename Samples<G>::MakeAppraisers appraisers = [&](const Watch& watch) -> Result<MakeAppraiser> {
        return MakeAppraiser([&] { return std::make_unique<JudgeAppraiser<G>>(game, kit.judge, asked, watch); });
    };
    report.source = "judge";
    const Watch watch(asked.budget);
    if (kit.quality) {
        appraisers = [&](const Watch& until) { return kit.quality->appraisers(game, asked, until); };
        report.source = kit.quality->source();
        report.unit = kit.quality->unit();
        if (asked.spend) asked.spend(kShareOfSets);
        const Watch part(watch.share(kShareOfSets));
        auto sets = kit.quality->whole_sets(game, make, deterministic, asked, part, progress, report.note);
        if (!sets) return sets.error();
        report.parts = std::move(*sets);
        report.cut = part.cut();
    }
    QualityRequest request = asked;
    if (request.positions == 0) request.positions = kDefaultPositions;
    auto samples = Samples<G>::parts(game, make, appraisers, deterministic, request, watch, progress, report.cut);
    if (!samples) return samples.error();
    std::uint64_t decided = 0, all = 0;
    for (auto& part : *samples) {
        decided += part.tally.all().positions, all += part.sample->with_choice;
        report.parts.push_back(std::move(part));
    }
    if (decided < all) report.note = undecided_note(decided, all);
    return report;
}

}  // namespace rakus
