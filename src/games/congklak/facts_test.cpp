#include "games/congklak/facts.h"

#include <gtest/gtest.h>

#include "facts_conformance.h"
#include "games/congklak/turns.h"

namespace rakus::congklak {
namespace {

double fact(std::string_view position, std::string_view move, std::string_view id, const Settings& rules = {}) {
    const auto [game, s] = *Congklak::configure(rules)->parse(position);
    return fact_of(Facts{}, game, s, *game.parse_move(s, move), id);
}

TEST(CongklakFacts, AreDeclaredOnceWithWordsAndARange) {
    expect_well_declared<Facts>(Congklak{}, 25);
}

TEST(CongklakFacts, StayWithinTheirRangesAndEachOfThemChanges) {
    std::vector<Congklak> games{Congklak{}};
    const Settings others[] = {{{"lap", "fullturn"}}, {{"relay", "0"}}, {{"shoot", "0"}}, {{"end", "either"}}};
    for (Settings rules : others) {
        rules.insert(rules.end(), {{"pits", "4"}, {"seeds", "3"}});
        games.push_back(*Congklak::configure(rules));
    }
    expect_facts_within_range(Facts{}, games, 6, 1);
}

TEST(CongklakFacts, SayOfAMoveWhatThePapersPlayerSeesInIt) {
    const Congklak game;
    random_positions(game, 10, 3, [&](const State& s) {
        const auto effects = Paper{}.survey(game, s);
        for (const Pit pit : game.moves(s)) {
            if (pit == kPass) continue;
            const Effect& e = effects.of[pit.index];
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "extra_move"), e.again);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "in_empty"), e.in_empty);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "shot"), e.shot);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "saved"), e.saved);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "banked"), e.banked);
        }
    });
}

TEST(CongklakFacts, SayOfATurnWhatBestSeesInIt) {
    const Congklak game;
    random_positions(game, 1, 4, [&](const State& s) {
        const auto plans = Best{}.survey(game, s);
        for (const Pit pit : game.moves(s)) {
            if (pit == kPass) continue;
            const TurnPlan& p = plans[pit.index];
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "turn.wins"), p.wins);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "turn.yields"), p.yields);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "turn.banked"), p.banked);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "turn.reply"), p.reply);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "turn.home"), p.home);
        }
    });
}

// The replies once more, by playing them.
TEST(CongklakFacts, OfRepliesAreWhatTheOpponentsMovesDo) {
    const Congklak game;
    int answered = 0;
    random_positions(game, 6, 5, [&](const State& s) {
        for (const Pit pit : game.moves(s)) {
            const State next = game.after(s, pit);
            const bool turned = next.to_move != s.to_move && !game.outcome(next);
            int moves = 0, extras = 0, shot = 0, banked = 0;
            for (const Pit answer : turned ? game.moves(next) : Moves{}) {
                if (answer == kPass) continue;
                const Effect e = effect_of(game.rules, next, answer);
                ++moves, extras += e.again, shot = std::max(shot, e.shot), banked = std::max(banked, e.banked);
            }
            answered += turned;
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "reply.moves"), moves);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "reply.extras"), extras);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "reply.shot"), shot);
            EXPECT_EQ(fact_of(Facts{}, game, s, pit, "reply.banked"), banked);
        }
    });
    EXPECT_GT(answered, 100);
}

TEST(CongklakFacts, NumberThePitsAsTheirOwnerDoes) {
    const char* start = "7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1";
    EXPECT_EQ(fact(start, "3", "pit"), 3);
    EXPECT_EQ(fact(start, "3", "steps"), 3);
    EXPECT_EQ(fact(start, "7", "exact"), 1);
    EXPECT_EQ(fact(start, "3", "seeds"), 7);
    EXPECT_EQ(fact(start, "3", "to_win"), 50);
    EXPECT_EQ(fact(start, "3", "pit", {{"dir", "ccw"}}), 3);
    EXPECT_EQ(fact(start, "3", "steps", {{"dir", "ccw"}}), 5);
}

TEST(CongklakFacts, OfTheReplyInAWorkedPosition) {
    // Pit 1 ends in the mover's store; pit 3 leaves two seeds in pit 1 and the turn to the opponent, whose 7 is empty.
    const char* position = "1.0.1.0.0.0.0.46/1.0.0.0.0.3.0.46 1";
    EXPECT_EQ(fact(position, "1", "extra_move"), 1);
    EXPECT_EQ(fact(position, "1", "reply.moves"), 0);  // an extra move: nobody replies
    EXPECT_EQ(fact(position, "3", "extra_move"), 0);
    EXPECT_EQ(fact(position, "3", "reply.moves"), 2);
    EXPECT_EQ(fact(position, "3", "reply.extras"), 1);  // their 1
    EXPECT_EQ(fact(position, "3", "own_seeds_after"), 2);
    EXPECT_EQ(fact(position, "3", "given"), 0);
    EXPECT_EQ(fact(position, "3", "ending"), static_cast<double>(Ending::own_empty));
    EXPECT_EQ(fact(position, "3", "exact_after"), 1);
}

TEST(CongklakFacts, OfAnOwnPitThatCanBeShot) {
    // Under lap=none the opponent's 3 ends in the empty 2, which faces the own 6 with four seeds.
    const char* position = "0.0.0.0.1.4.0.45/0.0.1.0.0.0.0.47 1";
    const Settings shoots{{"lap", "none"}};
    EXPECT_EQ(fact(position, "5", "reply.shot", shoots), 4);
    EXPECT_EQ(fact(position, "5", "reply.targets", shoots), 1);
    EXPECT_EQ(fact(position, "5", "safe_seeds", shoots), 0);  // the shot of pit 5 banks its seed
    EXPECT_EQ(fact(position, "5", "threat.shot", shoots), 4);
    EXPECT_EQ(fact(position, "6", "reply.shot", shoots), 0);
    EXPECT_EQ(fact(position, "6", "safe_seeds", shoots), fact(position, "6", "own_seeds_after", shoots));
}

TEST(CongklakFacts, OfAnEmptyPitChangeNothing) {
    const char* position = "0.3.0.0.0.0.1.40/0.0.0.0.0.9.0.45 1";
    EXPECT_EQ(fact(position, "1", "banked"), 0);
    EXPECT_EQ(fact(position, "1", "own_seeds_after"), 4);
    EXPECT_EQ(fact(position, "1", "reply.moves"), 0);
    EXPECT_EQ(fact(position, "1", "wins"), 0);
}

}  // namespace
}  // namespace rakus::congklak
