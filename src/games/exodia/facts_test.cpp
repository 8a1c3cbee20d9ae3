#include "games/exodia/facts.h"

#include <gtest/gtest.h>

#include "facts_conformance.h"
#include "games/exodia/strategies.h"

namespace rakus::exodia {
namespace {

Exodia duel_under(const Settings& rules = {}) {
    return *Exodia::configure(rules);
}

double fact(const std::string& position, std::string_view move, std::string_view id, std::string_view about = {}) {
    const Exodia game = duel_under();
    const State s = game.parse(position)->state;
    int place = 0;
    if (!about.empty()) place = game.program->kind_of(about).index;
    return fact_of(Facts{}, game, s.seen, *game.parse_move(s.seen, move), id, place);
}

TEST(ExodiaFacts, AreDeclaredOnceWithWordsAndARange) {
    expect_well_declared<Facts>(duel_under(), 25);
}

TEST(ExodiaFacts, StayWithinTheirRangesAndEachOfThemChanges) {
    expect_facts_within_range(Facts{}, {duel_under(), duel_under({{"official", ""}})}, 30, 1);
}

TEST(ExodiaFacts, NameTheCardsOfTheDeckEachOnce) {
    const Exodia game = duel_under();
    for (const auto& f : Facts::facts())
        for (const auto list : {f.names, f.about}) {
            if (!list) continue;
            const auto names = list(game);
            EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size()) << f.info.id;
            for (const auto& name : names)
                EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_"), name.npos) << name;
        }
    const auto card = std::ranges::find(Facts::facts(), "card", [](const auto& f) { return f.info.id; });
    EXPECT_EQ(card->names(game)[game.program->kind_of("POD").index], "pot_of_duality");
    EXPECT_EQ(card->names(game).back(), "no_card");
}

const std::string kHand = "t=2;h=EX.RML.UG.TF.DWD;m=RML~2;f=MCE~1;s=BBS;g=UG;n=1;o=-;d=? 1";

TEST(ExodiaFacts, OfAWorkedHand) {
    EXPECT_EQ(fact(kHand, "a:UG", "turn"), 2);
    EXPECT_EQ(fact(kHand, "a:UG", "pieces"), 1);
    EXPECT_EQ(fact(kHand, "a:UG", "pieces_missing"), 4);
    EXPECT_EQ(fact(kHand, "a:UG", "fillers"), 4);
    EXPECT_EQ(fact(kHand, "a:UG", "fillers_left"), 3);
    EXPECT_EQ(fact(kHand, "a:UG", "draws"), 1);
    EXPECT_EQ(fact(kHand, "a:UG", "net_cards"), 0);
    EXPECT_EQ(fact(kHand, "a:UG", "class_number"), 4);
    EXPECT_EQ(fact(kHand, "a:UG", "feeds"), 1);
    EXPECT_EQ(fact(kHand, "a:DWD", "discards"), 1);
    EXPECT_EQ(fact(kHand, "a:DWD", "net_cards"), -1);
    EXPECT_EQ(fact(kHand, "a:TF", "targets"), 2);
    EXPECT_EQ(fact(kHand, "a:TF", "dead"), 0);
    EXPECT_EQ(fact(kHand, "e:RML", "counters_paid"), 3);
    EXPECT_EQ(fact(kHand, "end", "engine_in_play"), 1);
    EXPECT_EQ(fact(kHand, "end", "summoned"), 1);
    EXPECT_EQ(fact(kHand, "end", "counters_on", "RML"), 2);
    EXPECT_EQ(fact(kHand, "end", "in_deck", "MCE"), 2);
    EXPECT_EQ(fact(kHand, "end", "in_grave", "UG"), 1);
    EXPECT_EQ(fact(kHand, "end", "class_number"), 0);
    EXPECT_EQ(fact(kHand, "end", "draws"), 0);
}

TEST(ExodiaFacts, OfTheChanceOfADraw) {
    // Four pieces held, one of the two cards of the deck is the fifth.
    const std::string last =
        "t=9;h=EX.RA.LA.RL.UG.GBS;m=RML;f=-;s=BBS;g=RML.RML.MCE.MCE.MCE.UG.UG.ODP.GBS.GBS.POD.RE.RE.RE.MM.MM"
        ".MM.DWD.DWD.DWD.TF.TF.TF.TTC.TTC.TTC.BBS.BBS.TW.SPG;n=0;o=-;d=? 1";
    const Exodia game = duel_under();
    ASSERT_TRUE(game.parse(last).ok()) << game.parse(last).error().message.en;
    EXPECT_EQ(fact(last, "end", "deck_size"), 2);
    EXPECT_EQ(fact(last, "end", "p_next_piece"), 0.5);
    EXPECT_EQ(fact(last, "a:UG", "p_piece"), 0.5);
    EXPECT_EQ(fact(last, "a:UG", "p_finish"), 0.5);
    EXPECT_EQ(fact(last, "a:GBS", "p_finish"), 1);
    EXPECT_EQ(fact(last, "end", "p_finish"), 0);
}

// The paper's player by the facts alone: the highest class among the feasible, the first of equals in the source.
TEST(ExodiaFacts, OfTheClassAndTheOrderMakeThePapersChoice) {
    for (const Settings& rules : {Settings{}, Settings{{"official", ""}}, Settings{{"ties", "library"}}}) {
        const Exodia game = duel_under(rules);
        const Policy paper = paper_policy(*game.program);
        int chosen = 0;
        random_positions(game, 60, 3, [&](const State& s) {
            const PolicyStrategy strategy(paper);
            const auto expected = best_move(strategy, game, s.seen);
            const Facts facts;
            std::optional<Move> best;
            double number = -1;
            NoReason why;
            for (const Move& m : facts.candidates(game, s.seen)) {
                EXPECT_TRUE(m.verb == Verb::end || m.verb == Verb::choose || m.verb == Verb::done ||
                            facts.feasible(game, s.seen, m, why) == strategy.feasible(game, s.seen, m, why));
                const double value = s.seen.waiting.on() ? 1 : fact_of(facts, game, s.seen, m, "class_number");
                if (facts.feasible(game, s.seen, m, why) && value > number) best = m, number = value;
            }
            ASSERT_TRUE(best.has_value());
            EXPECT_TRUE(*best == *expected) << game.print(s);
            ++chosen;
        });
        EXPECT_GT(chosen, 500);
    }
}

}  // namespace
}  // namespace rakus::exodia
