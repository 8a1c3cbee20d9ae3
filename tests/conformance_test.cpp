// What every game in the registry must do, asked of each of them through the edge.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/any_game.h"
#include "core/settings.h"
#include "core/trace.h"
#include "lab/match.h"

namespace rakus {
namespace {

class EveryGame : public ::testing::TestWithParam<const AnyGame*> {
   protected:
    const AnyGame& game() const { return *GetParam(); }
    const GameInfo& info() const { return game().describe(); }
    PositionInfo look(const PositionRequest& request) const {
        auto looked = game().inspect(request);
        EXPECT_TRUE(looked.ok()) << (looked.ok() ? "" : looked.error().message.en);
        return looked.ok() ? *looked : PositionInfo{};
    }
    // A position some random moves into a game; the same for the same seed.
    PositionRequest random_position(std::uint64_t seed, int plies) const {
        PositionRequest request{"", "", {}, seed};
        Rng rng(seed);
        for (int i = 0; i < plies; ++i) {
            const auto now = look(request);
            if (now.outcome || now.moves.empty()) break;
            request.moves.push_back(now.moves[rng.below(static_cast<std::uint32_t>(now.moves.size()))].move);
        }
        return request;
    }
};

TEST_P(EveryGame, HasTwoLanguagesForEverything) {
    EXPECT_FALSE(info().title.en.empty() || info().title.id.empty());
    EXPECT_FALSE(info().goal.en.empty() || info().goal.id.empty());
    EXPECT_FALSE(info().truth_reach.en.empty() || info().truth_reach.id.empty());
    for (const auto& r : info().rules) EXPECT_FALSE(r.words.en.empty() || r.words.id.empty()) << r.key;
    for (const auto& p : info().players) EXPECT_FALSE(p.about.en.empty() || p.about.id.empty()) << p.name;
}

TEST_P(EveryGame, IsFoundByItsNameAndItsAliases) {
    EXPECT_EQ(find_game(info().name), &game());
    for (const auto& alias : info().aliases) EXPECT_EQ(find_game(alias), &game());
}

TEST_P(EveryGame, PrintsPositionsThatReadBackToThemselves) {
    for (const See see : {See::mover, See::all})
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            auto from = random_position(seed, static_cast<int>(seed));
            from.see = see;
            const auto now = look(from);
            PositionRequest back{write_settings(now.rules), now.position, {}, seed};
            back.see = see;
            const auto again = look(back);
            EXPECT_EQ(again.position, now.position);
            EXPECT_EQ(again.side, now.side);
            ASSERT_EQ(again.moves.size(), now.moves.size()) << now.position;
            for (std::size_t i = 0; i < now.moves.size(); ++i) EXPECT_EQ(again.moves[i].move, now.moves[i].move);
        }
}

TEST_P(EveryGame, AcceptsItsOwnNameBeforeAPositionAndUnderscoresForSpaces) {
    auto position = look({}).position;
    std::replace(position.begin(), position.end(), ' ', '_');
    EXPECT_EQ(look({"", info().name + ":" + position, {}, 1}).position, look({}).position);
}

TEST_P(EveryGame, ReadsItsDecoratedMovesAsThePlainOnes) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto request = random_position(seed, 5);
        for (const auto& m : look(request).moves) {
            auto plain = request, decorated = request;
            plain.moves.push_back(m.move);
            decorated.moves.push_back(m.decorated);
            EXPECT_EQ(look(plain).position, look(decorated).position) << m.decorated;
        }
    }
}

TEST_P(EveryGame, RandomGamesEndAndTheSameSeedGivesTheSameGames) {
    const auto once = game().playouts({"", "", {}, 7}, 200), again = game().playouts({"", "", {}, 7}, 200);
    ASSERT_TRUE(once.ok() && again.ok());
    EXPECT_EQ(once->signature, again->signature);
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto one = game().playouts({"", "", {}, seed}, 1);
        ASSERT_TRUE(one.ok());
        EXPECT_LT(one->moves, lab::kLongestGame) << "seed " << seed << " was cut, not ended";
    }
}

TEST_P(EveryGame, PairsOfARunDifferAlsoWhereOnlyThePlayersDraw) {
    if (info().solitaire) GTEST_SKIP() << "no opponent";
    const auto games = game().record_block({"", "", "random", "random", 5, 0, 12, 0});
    ASSERT_TRUE(games.ok());
    std::set<std::string> different;
    for (const auto& g : *games) {
        std::string moves = g.position;
        for (const auto& ply : g.plies) moves += " " + ply.move;
        different.insert(moves);
    }
    // The two games of a pair share their draws; the pairs do not.
    EXPECT_EQ(different.size(), 12u);
}

TEST_P(EveryGame, RefusesAMoveThatIsNotLegalAndNamesIt) {
    const auto refused = game().inspect({"", "", {"nonsense"}, 1});
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().fault, Fault::bad_input);
    EXPECT_NE(refused.error().message.en.find("nonsense"), std::string::npos);
    EXPECT_FALSE(refused.error().message.id.empty());
}

TEST_P(EveryGame, RefusesAnUnknownRuleAndAnUnknownPlayer) {
    const auto rule = game().inspect({"no_such_rule=1", "", {}, 1});
    ASSERT_FALSE(rule.ok());
    EXPECT_EQ(rule.error().fault, Fault::bad_input);
    const auto player = game().check_player("no-such-player");
    ASSERT_FALSE(player.ok());
    EXPECT_EQ(player.error().fault, Fault::usage);
}

TEST_P(EveryGame, EveryPlayerPicksALegalFeasibleMove) {
    for (const auto& player : info().players)
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto request = random_position(seed, static_cast<int>(3 * seed));
            const auto now = look(request);
            if (now.outcome) continue;
            const auto advice =
                game().advise(request, player.name, {.whole_turn = false, .truth = {}, .truth_everywhere = false});
            ASSERT_TRUE(advice.ok()) << player.name;
            ASSERT_EQ(advice->steps.size(), 1u) << player.name << " " << now.position;
            const auto& pick = advice->steps[0].pick;
            const bool legal = std::ranges::any_of(now.moves, [&](const MoveText& m) { return m.move == pick; });
            EXPECT_TRUE(legal) << player.name << " picks " << pick << " in " << now.position;
        }
}

TEST_P(EveryGame, TermsOfACandidateAddUpToItsTotalAndEveryRefusalHasAReasonInBothLanguages) {
    for (const auto& player : info().players)
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto advice = game().advise(random_position(seed, static_cast<int>(2 * seed)), player.name,
                                              {.whole_turn = false, .truth = {}, .truth_everywhere = false});
            ASSERT_TRUE(advice.ok());
            for (const auto& step : advice->steps)
                for (const auto& c : step.candidates) {
                    double sum = 0;
                    for (const auto& t : c.terms) {
                        sum += t.points;
                        EXPECT_DOUBLE_EQ(t.points, t.counts ? t.weight * t.amount : 0);
                        EXPECT_FALSE(t.words.en.empty() || t.words.id.empty() || t.source.empty()) << t.id;
                    }
                    EXPECT_DOUBLE_EQ(sum, c.total);
                    EXPECT_FALSE(c.refused &&
                                 (c.refused->text.en.empty() || c.refused->text.id.empty() || c.refused->code.empty()));
                }
        }
}

TEST_P(EveryGame, TheTraceOfATurnEndsWithTheTurnThatWasAdvised) {
    const auto advice = game().advise({}, info().default_player, {});
    ASSERT_TRUE(advice.ok());
    const auto trace = greedy_trace(*advice);
    std::vector<std::string> picks;
    for (const auto& s : advice->steps)
        if (!s.pick.empty()) picks.push_back(s.pick);
    EXPECT_EQ(trace.back().kind, "return");
    EXPECT_EQ(trace.back().solution, picks);
}

TEST_P(EveryGame, ABlockOfGamesIsTheSumOfItsParts) {
    if (info().solitaire) GTEST_SKIP() << "no opponent";
    const BlockRequest whole{"", "", info().default_player, "random", 5, 0, 8, {info().opening_plies}};
    BlockRequest left = whole, right = whole;
    left.pairs = 3;
    right.first_pair = 3;
    right.pairs = 5;
    auto sum = game().play_block(left)->tally;
    sum += game().play_block(right)->tally;
    EXPECT_EQ(sum, game().play_block(whole)->tally);
}

TEST_P(EveryGame, NamingThePlayersInTheOtherOrderMirrorsEveryNumber) {
    if (info().solitaire) GTEST_SKIP() << "no opponent";
    const auto ab = game().play_block({"", "", info().default_player, "random", 5, 0, 10, {info().opening_plies}});
    const auto ba = game().play_block({"", "", "random", info().default_player, 5, 0, 10, {info().opening_plies}});
    ASSERT_TRUE(ab.ok() && ba.ok());
    EXPECT_EQ(ab->tally.mirrored(), ba->tally);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, ::testing::ValuesIn(all_games()),
                         [](const auto& param) { return param.param->describe().name; });

}  // namespace
}  // namespace rakus
