// Rollout on games small enough to know what it must find, and on the games of the house against its base.
#include "search/rollout.h"

#include <gtest/gtest.h>

#include "games/bantumi/best.h"
#include "games/bantumi/game.h"
#include "games/gobblet/game.h"
#include "games/gobblet/strategies.h"
#include "lab/match.h"
#include "search/lottery.h"
#include "search/random_player.h"

namespace rakus::search {
namespace {

// Takes the first move there is.
template <Game G>
class FirstPlayer final : public Player<G> {
   public:
    using typename Player<G>::Move;
    using typename Player<G>::View;
    Move choose(const G& game, const View& view, Rng&) override { return *game.moves(view).begin(); }
    Choice<Move> explain(const G& game, const View& view, Rng&) override {
        Choice<Move> choice;
        for (const auto& m : game.moves(view)) choice.options.push_back({m, {}, {}, true});
        choice.pick = 0;
        return choice;
    }
};

template <Game G>
std::unique_ptr<RolloutPlayer<G>> ahead_of(std::unique_ptr<Player<G>> base, RolloutLimits limits) {
    auto worlds = played_worlds<G>(std::move(base), limits);
    return std::make_unique<RolloutPlayer<G>>(limits, std::move(worlds));
}
std::unique_ptr<RolloutPlayer<Lottery>> ahead_of_first(RolloutLimits limits) {
    return ahead_of<Lottery>(std::make_unique<FirstPlayer<Lottery>>(), limits);
}

int times_it_leaves_the_base(const Lottery& game, const RolloutLimits& limits, int seeds) {
    int left = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        Rng rng = Rng::stream(3, static_cast<std::uint64_t>(seed));
        left += ahead_of_first(limits)->choose(game, {}, rng) != 0;
    }
    return left;
}

TEST(Rollout, MovesThatMakeNoDifferenceHaveExactlyTheSameWorthInEveryWorld) {
    const Lottery game;
    PlayedWorlds<Lottery> worlds(std::make_unique<FirstPlayer<Lottery>>(), 0);
    Rollout<Lottery> rollout({.playouts = 64}, worlds);
    Rng rng(1);
    const auto arms = rollout.search(game, {}, rng);
    ASSERT_EQ(arms.size(), 6u);
    int won = 0;
    for (const double w : arms[0].worth) won += w > 0.5;
    EXPECT_GT(won, 16);  // luck, not fate
    EXPECT_LT(won, 48);
    for (const auto& arm : arms) EXPECT_EQ(arm.worth, arms[0].worth);
    EXPECT_EQ(rollout.pick(arms), 0u);
}

TEST(Rollout, LeavesTheBaseForAGainAndNotForLuck) {
    // Every ticket has a luck of its own here. Of six estimates one is mostly above the base's, and that is nothing.
    const Lottery luck{.drawn_at_once = true};
    EXPECT_LE(times_it_leaves_the_base(luck, {.playouts = 32, .guard = 3}, 200), 6);
    EXPECT_GE(times_it_leaves_the_base(luck, {.playouts = 32, .guard = 0}, 200), 120);
    const Lottery gain{.good = 4, .bonus = 3, .drawn_at_once = true};
    EXPECT_GE(times_it_leaves_the_base(gain, {.playouts = 64, .guard = 3}, 200), 150);
}

TEST(Rollout, TheSameStreamGivesTheSameChoice) {
    const Lottery luck{.drawn_at_once = true};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng a(seed), b(seed);
        EXPECT_EQ(ahead_of_first({.guard = 0})->choose(luck, {}, a), ahead_of_first({.guard = 0})->choose(luck, {}, b));
    }
}

TEST(Rollout, ExplainsWhatItChoosesWithTheGainAndItsInterval) {
    const Lottery gain{.good = 4, .bonus = 5};
    Rng a(7), b(7);
    const auto player = ahead_of_first({.playouts = 64, .guard = 2});
    const int chosen = player->choose(gain, {}, a);
    EXPECT_EQ(chosen, 4);
    const auto choice = player->explain(gain, {}, b);
    ASSERT_TRUE(choice.pick.has_value());
    const auto& picked = choice.options[*choice.pick];
    EXPECT_EQ(picked.move, chosen);
    EXPECT_EQ(picked.score.fired(), &kSureGain);
    EXPECT_EQ(picked.score.priority(), 1);  // before the base's own move
    EXPECT_EQ(choice.options[0].score.priority(), 2);
    EXPECT_GT(picked.score.total(), 0);
    for (const auto& option : choice.options) {
        EXPECT_FALSE(outranks(option.score, picked.score)) << option.move;
        double low = 0, high = 0;
        for (const Term& t : option.score.terms()) {
            if (t.rule == &kGainLow) low = t.amount;
            if (t.rule == &kGainHigh) high = t.amount;
        }
        EXPECT_LE(low, option.score.total());
        EXPECT_GE(high, option.score.total());
    }
}

// An arm of the same worth in every world.
Arm<int> arm_of(std::size_t worlds, double worth) {
    Arm<int> arm;
    arm.plan = {0};
    arm.same_end = false;
    arm.worth.assign(worlds, worth);
    return arm;
}

TEST(Rollout, AsksForMoreBeforeItGivesUpAnArmTheMoreOftenItHasLooked) {
    for (const std::size_t worlds : {1u, 4u, 63u, 64u, 127u}) EXPECT_EQ(hopeless(worlds), 1.5) << worlds;
    EXPECT_EQ(hopeless(128), 1.75);
    EXPECT_EQ(hopeless(512), 2.25);
}

TEST(Rollout, GivesUpWhoIsBehindByTheWorldsOfTheBaseWhicheverArmWasGivenUpBefore) {
    // Who is left when the last arm loses so many of the worlds, and the one before it none.
    const auto left = [](std::size_t worlds, std::size_t lost) {
        std::vector<Arm<int>> arms{arm_of(worlds, 1), arm_of(4, 0), arm_of(worlds, 1), arm_of(worlds, 1)};
        std::fill_n(arms[3].worth.begin(), lost, 0);
        std::vector<std::size_t> live{0, 2, 3};
        drop_the_hopeless(arms, live, false);
        return live;
    };
    // Three of 128 worlds lost: a gain of 0.0234 with an error of 0.0154, 1.52 errors. Enough for few worlds, not for
    // these.
    EXPECT_EQ(left(128, 3), (std::vector<std::size_t>{0, 2, 3}));
    EXPECT_EQ(left(64, 4), (std::vector<std::size_t>{0, 2}));
    EXPECT_EQ(left(128, 8), (std::vector<std::size_t>{0, 2}));
}

TEST(Rollout, GivesUpArmsThatEndLikeTheBaseAndTheLastOneWithThem) {
    std::vector<Arm<int>> arms(3, arm_of(4, 1));
    arms[1].same_end = arms[2].same_end = true;
    std::vector<std::size_t> live{0, 1, 2};
    drop_the_hopeless(arms, live, false);
    EXPECT_EQ(live, (std::vector<std::size_t>{0}));
}

// All tickets are the same ticket.
struct OneColour : Lottery {
    static Result<OneColour> configure(const Settings&) { return OneColour{}; }
    Result<Placed<OneColour>> parse(std::string_view) const { return Placed<OneColour>{*this, {}}; }
    State after(const State& before, Move m, Rng& rng) const {
        State s = Lottery::after(before, m, rng);
        s.ticket = 0;
        return s;
    }
};

TEST(Rollout, SaysOfMovesThatEndTheTurnWhereTheBaseDoesThatTheyDo) {
    Rng rng(1);
    const auto player = ahead_of<OneColour>(std::make_unique<FirstPlayer<OneColour>>(), {.playouts = 8});
    const auto choice = player->explain({}, {}, rng);
    ASSERT_EQ(choice.options.size(), 6u);
    for (std::size_t i = 1; i < choice.options.size(); ++i) EXPECT_EQ(choice.options[i].score.fired(), &kSameEnd) << i;
}

// Counts how often it is asked for whole turns.
class TurnsWorlds final : public PlayedWorlds<Lottery> {
   public:
    explicit TurnsWorlds(int& asked) : PlayedWorlds(std::make_unique<FirstPlayer<Lottery>>(), 0), asked_(asked) {}
    std::vector<Plan> turns(const Lottery& game, const View& view, int most, std::uint64_t seed) override {
        ++asked_;
        return PlayedWorlds::turns(game, view, most, seed);
    }

   private:
    int& asked_;
};

TEST(Rollout, LooksForWholeTurnsOnlyWhereThereIsAChoice) {
    const Lottery game;
    int asked = 0;
    TurnsWorlds worlds(asked);
    Rollout<Lottery> rollout({.playouts = 4, .plans = 8}, worlds);
    Rng rng(1);
    rollout.search(game, {}, rng);
    EXPECT_EQ(asked, 1);
    const auto one_way = game.after({}, 0, rng);
    ASSERT_EQ(game.moves(one_way).size(), 1u);
    const auto arms = rollout.search(game, one_way, rng);
    EXPECT_EQ(asked, 1);
    ASSERT_EQ(arms.size(), 1u);
    EXPECT_TRUE(arms[0].worth.empty()) << "nothing is tried";
}

// Counts the searches: each asks once for the moves that are worth a try.
template <Game G>
class CountedWorlds final : public PlayedWorlds<G> {
   public:
    CountedWorlds(std::unique_ptr<Player<G>> base, int& searches)
        : PlayedWorlds<G>(std::move(base), 0), searches_(searches) {}
    typename Worlds<G>::Plan tries(const G& game, const typename G::View& view) const override {
        ++searches_;
        return PlayedWorlds<G>::tries(game, view);
    }

   private:
    int& searches_;
};

TEST(Rollout, ATurnThatWasChosenAsAWholeIsPlayedToItsEndWithoutAnotherSearch) {
    using bantumi::Bantumi;
    const Bantumi game;
    const RolloutLimits limits{.playouts = 1, .plans = 24, .certain = true};
    const auto openings = *lab::OpeningSource<Bantumi>::make(game, std::nullopt, {4}, 1);
    int longer = 0;
    for (std::uint64_t pair = 0; pair < 200; ++pair) {
        int searches = 0;
        auto worlds = std::make_unique<CountedWorlds<Bantumi>>(std::make_unique<FirstPlayer<Bantumi>>(), searches);
        RolloutPlayer<Bantumi> player(limits, std::move(worlds));
        Rng rng(pair);
        const auto first = openings.draw(game, pair, rng);
        const auto next = game.after(first, player.choose(game, first, rng));
        if (game.outcome(next) || game.to_move(next) != game.to_move(first)) continue;
        player.choose(game, next, rng);
        longer += searches == 1;
    }
    EXPECT_GE(longer, 3);
}

TEST(Rollout, KnowsWhichPlansEndTheTurnWhereTheBaseDoes) {
    using bantumi::Bantumi;
    const Bantumi game;
    const RolloutLimits limits{.playouts = 1, .plans = 24, .certain = true};
    PlayedWorlds<Bantumi> worlds(std::make_unique<FirstPlayer<Bantumi>>(), 0);
    Rollout<Bantumi> rollout(limits, worlds);
    const auto openings = *lab::OpeningSource<Bantumi>::make(game, std::nullopt, {4}, 1);
    int alike = 0, different = 0;
    for (std::uint64_t pair = 0; pair < 20; ++pair) {
        Rng rng(pair);
        const auto start = openings.draw(game, pair, rng);
        const auto arms = rollout.search(game, start, rng);
        const auto end_of = [&](const auto& arm) {
            Fate fate(0);
            return game.print(worlds.play_turn(game, start, arm.plan, fate));
        };
        for (std::size_t i = 1; i < arms.size(); ++i) {
            if (arms[i].worth.empty()) continue;
            EXPECT_EQ(arms[i].same_end, end_of(arms[i]) == end_of(arms[0])) << game.print(start);
            ++(arms[i].same_end ? alike : different);
        }
    }
    EXPECT_GT(alike, 10);
    EXPECT_GT(different, 10);
}

TEST(Rollout, SaysNothingOfWhatTheOnlyMoveIsWorth) {
    using bantumi::Bantumi;
    const auto [game, state] = *Bantumi{}.parse("0.0.0.0.0.1.20/4.4.4.4.4.4.3 1");
    ASSERT_EQ(game.moves(state).size(), 1u);
    Rng rng(1);
    const auto choice = ahead_of<Bantumi>(std::make_unique<FirstPlayer<Bantumi>>(), {})->explain(game, state, rng);
    ASSERT_EQ(choice.options.size(), 1u);
    for (const Term& term : choice.options[0].score.terms()) EXPECT_NE(term.rule, &kWorth);
}

TEST(Rollout, BeatsItsBaseWhereOneWorldTellsAll) {
    const bantumi::Bantumi game;
    using Base = GreedyPlayer<bantumi::Bantumi, bantumi::Best>;
    Base base{bantumi::Best{}};
    const auto player =
        ahead_of<bantumi::Bantumi>(std::make_unique<Base>(bantumi::Best{}), {.playouts = 1, .certain = true});
    const auto openings = *lab::OpeningSource<bantumi::Bantumi>::make(game, std::nullopt, {4}, 1);
    PlayedPairs played;
    for (std::uint64_t pair = 0; pair < 20; ++pair)
        lab::play_pair<bantumi::Bantumi>({game, game}, openings, *player, base, 1, pair, played);
    const auto& t = played.tally;
    EXPECT_GE(t.as_first.wins + t.as_second.wins, 28u);
}

}  // namespace
}  // namespace rakus::search
