// The learned player: what it sees, how its formula is read, and that it plays what it says.
#include "games/exodia/learned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/settings.h"
#include "games/exodia/deck_file.h"
#include "games/exodia/duellist.h"
#include "lab/estimate.h"

namespace rakus::exodia {
namespace {

constexpr const char* kFiles[] = {"official.formula", "official-draw.formula"};

Exodia game_of(std::string_view rules) {
    return *Exodia::configure(*read_settings(rules));
}

// Calls with every position in which the learned player chooses, over so many duels.
template <class Do>
void meet_positions(const Exodia& game, std::uint64_t duels, const Do& look) {
    LearnedPlayer player;
    for (std::uint64_t i = 0; i < duels; ++i) {
        Rng chance = Rng::stream(5, i), lots(i);
        State s = game.start(chance);
        for (int moves = 0; s.seen.stage == Stage::running && s.seen.turn < 4 && moves < 400; ++moves) {
            look(s.seen);
            s = game.after(s, player.choose(game, s.seen, lots), chance);
        }
    }
}

std::string turned_down(const std::string& text) {
    const auto read = read_formula(text);
    return read ? "" : read.error().message.en;
}

TEST(ExodiaFormula, TheShippedFilesAreReadAndWrittenTheSame) {
    for (const auto* file : kFiles) {
        const auto formula = read_formula(data_file(file));
        ASSERT_TRUE(formula.ok()) << file;
        EXPECT_EQ(formula->outlook().codes(), codes_of(*game_of("official").program)) << file;
        EXPECT_TRUE(write_formula(*formula) == data_file(file)) << file;
    }
}

TEST(ExodiaFormula, WhatIsNoFormulaIsRefused) {
    const std::string good = [] {
        Formula f({"UG"});
        f.set(1, 2, 3);
        return write_formula(f);
    }();
    ASSERT_EQ(turned_down(good), "");
    EXPECT_NE(turned_down("").find("first line"), std::string::npos);
    EXPECT_NE(turned_down("rakus.formula/2\nUG\n").find("first line"), std::string::npos);
    EXPECT_NE(turned_down("rakus.formula/1\n").find("cards"), std::string::npos);
    EXPECT_NE(turned_down(good + "x\n").find("number of a row"), std::string::npos);
    EXPECT_NE(turned_down(good + "99999\n").find("number of a row"), std::string::npos);
    for (std::size_t cut = good.find("\n1\n") + 3; cut < good.size(); ++cut)
        EXPECT_NE(turned_down(good.substr(0, cut)).find("row 1"), std::string::npos) << cut;
}

TEST(ExodiaFormula, AWeightIsKeptToTheNearestStepAndTheLargestAtMost) {
    Formula f({"UG"});
    f.set(0, 0, 0.04), f.set(0, 1, -0.04), f.set(0, 2, 100), f.set(0, 3, -100);
    EXPECT_EQ(f.row(0)[0], 1);
    EXPECT_EQ(f.row(0)[1], -1);
    EXPECT_EQ(f.row(0)[2], 127);
    EXPECT_EQ(f.row(0)[3], -127);
    Holding holding;
    for (const int fact : {0, 2, 3}) holding.push_back(static_cast<std::uint16_t>(fact));
    EXPECT_EQ(f.worth(0, holding), 1);
    EXPECT_EQ(f.worth(1, holding), 0);
}

TEST(ExodiaOutlook, EveryFactIsToldOnceAndEveryMoveHasARowOfItsOwn) {
    const Exodia game = game_of("official,first_draw=1");
    const Outlook outlook(codes_of(*game.program));
    const Seat seat(outlook, *game.program);
    Holding holding;
    meet_positions(game, 60, [&](const View& v) {
        seat.look(v, holding);
        const std::set<std::uint16_t> facts(holding.begin(), holding.end());
        ASSERT_EQ(facts.size(), holding.size());
        ASSERT_LT(*facts.rbegin(), outlook.facts());
        std::set<std::size_t> rows;
        std::size_t others = 0;  // than answers with a piece: which piece makes no difference
        for (const Move& m : plain_moves(*game.program, v)) {
            if (m.verb == Verb::choose && game.program->win.has(m.card)) continue;
            ++others;
            rows.insert(seat.row_of(v, m));
        }
        ASSERT_EQ(rows.size(), others);
        ASSERT_TRUE(rows.empty() || *rows.rbegin() < outlook.rows());
    });
}

TEST(ExodiaOutlook, WhichPieceIsHeldMakesNoDifference) {
    const Exodia game = game_of("official");
    const Outlook outlook(codes_of(*game.program));
    const Seat seat(outlook, *game.program);
    const auto seen = [&](const char* hand) {
        const auto placed = game.parse(std::string("t=1;h=") + hand + ";m=RML~2;f=MCE~4;s=BBS;g=-;n=1;o=-;d=? 1");
        Holding holding;
        seat.look(placed->state.seen, holding);
        return holding;
    };
    EXPECT_TRUE(seen("EX.UG.RE") == seen("LL.UG.RE"));
    EXPECT_FALSE(seen("EX.UG.RE") == seen("EX.LL.RE"));
    EXPECT_FALSE(seen("EX.UG.RE") == seen("EX.UG.MM"));
}

TEST(ExodiaLearnedPlayer, ChoosesWhatItExplains) {
    for (const auto* rules : {"paper", "official", "official,first_draw=1"}) {
        const Exodia game = game_of(rules);
        LearnedPlayer player;
        Rng lots(1);
        std::size_t met = 0;
        meet_positions(game, 40, [&](const View& v) {
            const auto choice = player.explain(game, v, lots);
            ASSERT_TRUE(choice.pick.has_value());
            ASSERT_EQ(choice.options[*choice.pick].move, player.choose(game, v, lots));
            const SeatedFormula& f = player.at(game);
            Holding holding;
            f.seat.look(v, holding);
            for (const auto& option : choice.options) {
                if (!option.in_candidates) continue;
                const int worth = f.formula->worth(f.seat.row_of(v, option.move), holding);
                ASSERT_EQ(option.score.total(), Formula::kStep * worth) << "the reasons add up to the worth";
            }
            ++met;
        });
        EXPECT_GT(met, 400u) << rules;
    }
}

double share_won(const Exodia& game, bool asked, std::uint64_t duels) {
    LearnedPlayer player;
    Duellist at_once(game, player);
    std::uint64_t won = 0;
    for (std::uint64_t i = 0; i < duels; ++i) {
        Rng chance = Rng::stream(asked ? 8 : 7, i), lots(i);
        State s = game.start(chance);
        if (!asked) {
            const auto r = at_once.play(s, chance, lots, 1);
            won += r.won && r.turn == 1;
            continue;
        }
        while (s.seen.stage == Stage::running && s.seen.turn == 1)
            s = game.after(s, player.choose(game, s.seen, lots), chance);
        won += s.seen.stage == Stage::won && s.seen.turn == 1;
    }
    return static_cast<double>(won) / static_cast<double>(duels);
}

TEST(ExodiaLearnedPlayer, AskedMoveByMoveItWinsAsOftenAsAtOnce) {
    const Exodia game = game_of("official");
    EXPECT_NEAR(share_won(game, true, 12000), share_won(game, false, 12000), 0.018);  // four standard errors
}

TEST(ExodiaLearnedPlayer, PlaysOnWithCardsThatItDoesNotKnow) {
    const Exodia game = game_of("official");
    const Formula formula({"RML", "MCE", "UG"});
    Program other = *game.program;
    const Seat seat(formula.outlook(), other);
    Holding holding;
    meet_positions(game, 5, [&](const View& v) {
        seat.look(v, holding);
        for (const auto fact : holding) ASSERT_LT(fact, formula.outlook().facts());
        for (const Move& m : plain_moves(other, v)) ASSERT_LT(seat.row_of(v, m), formula.outlook().rows());
    });
}

}  // namespace
}  // namespace rakus::exodia
