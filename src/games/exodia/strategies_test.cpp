#include "games/exodia/strategies.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/settings.h"
#include "games/exodia/duel.h"
#include "games/exodia/kit.h"
#include "games/exodia/policy_file.h"
#include "lab/estimate.h"
#include "typed_conformance.h"

namespace rakus::exodia {
namespace {

Exodia game_of(std::string_view rules) {
    return *Exodia::configure(*read_settings(rules));
}

std::string pick_of(const Exodia& game, const std::string& hand, const std::string& rest) {
    const auto placed = game.parse("t=1;h=" + hand + ";" + rest + ";d=? 1");
    PolicyPlayer player(paper_policy);
    Rng rng(1);
    return game.print_move(placed->state.seen, player.choose(game, placed->state.seen, rng));
}

// The rules page's table of the paper's player, from first to last: each is taken when nothing before it is there.
TEST(ExodiaPaperPlayer, TakesTheHighestClassAndInsideAClassTheOrderOfTheList) {
    const Exodia game = game_of("paper");
    const std::string field = "m=RML~3;f=MCE~3;s=BBS;g=-;n=0;o=-";
    std::string hand = "RML.MCE.UG.ODP.GBS.POD.RE.MM.DWD.TF.TTC.BBS.TW.SPG";
    std::vector<std::string> picks;
    for (const char* code : {"RML", "MCE", "UG", "ODP", "GBS"}) {
        picks.push_back(pick_of(game, hand, field));
        hand.erase(0, std::string_view(code).size() + 1);
    }
    EXPECT_EQ(picks, (std::vector<std::string>{"n:RML", "a:MCE", "a:UG", "a:ODP", "a:GBS"}));
    EXPECT_EQ(pick_of(game, hand, field), "e:RML");
    EXPECT_EQ(pick_of(game, hand, "m=RML;f=MCE~3;s=BBS;g=-;n=0;o=-"), "e:MCE");
    picks.clear();
    for (const char* code : {"POD", "RE", "MM", "DWD", "TF", "TTC", "BBS", "TW", "SPG"}) {
        picks.push_back(pick_of(game, hand, "m=RML;f=MCE;s=-;g=-;n=1;o=-"));
        hand.erase(0, std::min(hand.size(), std::string_view(code).size() + 1));
    }
    EXPECT_EQ(picks,
              (std::vector<std::string>{"a:POD", "a:RE", "a:MM", "a:DWD", "a:TF", "a:TTC", "a:BBS", "a:TW", "a:SPG"}));
    EXPECT_EQ(pick_of(game, "EX", "m=RML;f=MCE;s=-;g=-;n=1;o=-"), "end");
}

TEST(ExodiaPaperPlayer, WithLibraryFirstTheLibraryLeadsItsClass) {
    EXPECT_EQ(pick_of(game_of("ties=library"), "UG", "m=RML~3;f=MCE~3;s=-;g=-;n=1;o=-"), "e:RML");
    EXPECT_EQ(pick_of(game_of("paper"), "UG", "m=RML~3;f=MCE~3;s=-;g=-;n=1;o=-"), "a:UG");
}

TEST(ExodiaPaperPlayer, WithRandomTiesEveryEqualIsTakenAtTimes) {
    const Exodia game = game_of("ties=random");
    const auto placed = game.parse("t=1;h=UG.ODP.TF;m=RML~3;f=-;s=-;g=-;n=1;o=-;d=? 1");
    PolicyPlayer player(paper_policy);
    Rng rng(3);
    std::map<std::string, int> picks;
    for (int i = 0; i < 300; ++i)
        ++picks[game.print_move(placed->state.seen, player.choose(game, placed->state.seen, rng))];
    EXPECT_EQ(picks.size(), 3u);
    for (const auto& [move, n] : picks) EXPECT_GT(n, 60) << move;
}

TEST(ExodiaPaperPlayer, GivesUpDeadWeightFirstAndAPieceOnlyWhenNothingElseIsHeld) {
    const Exodia game = game_of("paper");
    const Policy policy = paper_policy(*game.program);
    const PolicyChooser chooser{*game.program, policy};
    const auto given_up = [&](const std::string& hand) {
        const auto placed = game.parse("t=1;h=" + hand + ";m=-;f=-;s=-;g=-;n=0;o=-;d=? 1");
        return game.program->card(chooser.discard(placed->state.seen, placed->state.seen.held)).code;
    };
    EXPECT_EQ(given_up("EX.RML.UG.TW.BBS"), "TW");
    EXPECT_EQ(given_up("EX.RML.UG.SPG"), "SPG");
    EXPECT_EQ(given_up("EX.RML"), "RML");
    EXPECT_EQ(given_up("RA.LL"), "RA");
}

TEST(ExodiaGuardedPlayer, NeverLosesAPiece) {
    for (const auto rules : {"paper", "official"}) {
        const Exodia game = game_of(rules);
        const Policy guarded = guarded_policy(*game.program);
        for (std::uint64_t i = 0; i < 20000; ++i)
            ASSERT_TRUE(play_duel(*game.program, guarded, Rng::stream(9, i)).won) << rules << " duel " << i;
    }
}

TEST(ExodiaTunedPlayer, WinsOnTurnOneMoreThanEightTimesInAHundredOnFreshShuffles) {
    const Exodia game = game_of("paper");
    const Policy tuned = tuned_policy(*game.program);
    constexpr std::uint64_t kDuels = 60000;
    std::uint64_t wins = 0;
    for (std::uint64_t i = 0; i < kDuels; ++i) wins += play_duel(*game.program, tuned, Rng::stream(20261115, i), 1).won;
    EXPECT_EQ(tuned.name, "tuned");
    EXPECT_GT(lab::share_of(wins, kDuels).low, 0.08);
}

TEST(ExodiaPlayers, ExplainWhatTheyChoose) {
    expect_players_explain_what_they_choose(game_of("paper"), kit().players, 20, 120);
    expect_players_explain_what_they_choose(game_of("official"), kit().players, 20, 120);
}

// The order of the deck is all that is hidden; another order, the same choice.
TEST(ExodiaPlayers, ChooseTheSameWhenOnlyHiddenCardsArePermuted) {
    const Exodia game = game_of("paper");
    for (const auto& kind : kit().players) {
        std::vector<double> numbers;
        for (const Knob& k : kind.knobs) numbers.push_back(k.name == "playouts" ? 3 : k.default_value);
        const auto player = kind.make(numbers);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Rng deal(seed), one(seed + 10), two(seed + 20);
            State a = game.start(deal), b = a;
            order_deck(a, one);
            order_deck(b, two);
            ASSERT_FALSE(a == b);
            Rng first(seed), second(seed);
            EXPECT_EQ(player->choose(game, game.view(a), first), player->choose(game, game.view(b), second))
                << kind.name;
        }
    }
}

// The duel that resolves at once and the one that asks move by move are the same duel.
TEST(ExodiaPlayers, AskedMoveByMoveAPolicyPlaysTheSameDuelAsAtOnce) {
    for (const auto rules : {"paper", "official"}) {
        const Exodia game = game_of(rules);
        const Program& p = *game.program;
        for (const auto maker : {paper_policy, community_policy}) {
            const Policy policy = maker(p);
            PolicyPlayer player(maker);
            for (std::uint64_t i = 0; i < 300; ++i) {
                Rng at_once(i);
                State s = start(p, at_once);
                Rng asked = at_once;
                State t = s;
                PolicyChooser chooser{p, policy};
                Resolution<PolicyChooser> duel(p, s, chooser, at_once);
                const Action* a = pick_action(p, policy, s.seen, at_once);
                a ? duel.perform(*a) : duel.end_turn();
                do t = game.after(t, player.choose(game, t.seen, asked), asked);
                while (t.seen.waiting.on());
                // The first action draws from the settled deck both ways; afterwards the arrays differ, the content
                // does not.
                ASSERT_EQ(t.seen.hand_size, s.seen.hand_size) << rules << " " << i;
                ASSERT_EQ(t.seen.units.size(), s.seen.units.size());
                ASSERT_EQ(t.seen.turn, s.seen.turn);
                ASSERT_EQ(t.seen.in(Zone::grave).size(), s.seen.in(Zone::grave).size());
            }
        }
    }
}

}  // namespace
}  // namespace rakus::exodia
