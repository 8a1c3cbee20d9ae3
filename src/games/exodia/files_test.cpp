// Deck files, deck lists and policy files: what is read, and how errors speak.
#include <gtest/gtest.h>

#include "core/settings.h"
#include "games/exodia/deck_file.h"
#include "games/exodia/deck_list.h"
#include "games/exodia/duel.h"
#include "games/exodia/game.h"
#include "games/exodia/hands.h"
#include "games/exodia/policy_file.h"

namespace rakus::exodia {
namespace {

Settings paper() {
    return *read_options({});
}
const Program& paper_program() {
    static const Program p = *compile_deck(paper_deck_text(), paper());
    return p;
}
std::string deck_refusal(const std::string& text) {
    const auto p = compile_deck(text, paper());
    return p ? "" : p.error().message.en;
}

// A deck of one's own: ten cards, two pieces, a little engine.
const std::string kOwnDeck = R"(
deck "Two halves"
win A B
card A 0 x1 monster "Left half"
card B 0 x1 monster "Right half"
card D 0 x3 spell "Dig"
  class draw
  do draw 2; discard 1 choose filler
card S 0 x2 spell "Seek"
  class add
  do search piece
card F 0 x3 field "Well"
  class main
  action draw once: pay lp 1000; draw 1
)";

TEST(ExodiaDeckFile, HoldsThePapersFortyCards) {
    EXPECT_EQ(paper_program().cards_in_deck(), 40);
    EXPECT_EQ(paper_program().cards.size(), 19u);
    EXPECT_EQ(paper_program().win.count(), 5);
}

TEST(ExodiaDeckFile, OfAUserIsPlayedByEveryPlayer) {
    const auto p = compile_deck(kOwnDeck, paper());
    ASSERT_TRUE(p.ok()) << p.error().message.en;
    for (const auto maker : {paper_policy, guarded_policy, community_policy, tuned_policy}) {
        const Policy policy = maker(*p);
        for (std::uint64_t i = 0; i < 500; ++i)
            EXPECT_TRUE(play_duel(*p, policy, Rng::stream(1, i)).won) << policy.name;
    }
}

TEST(ExodiaDeckFile, MayForbidDrawsForTheRestOfTheTurn) {
    const auto p = compile_deck(kOwnDeck + "card X 0 x1 spell \"Stop\"\n  do forbid draw\n", paper());
    ASSERT_TRUE(p.ok()) << p.error().message.en;
    auto s = read_position(*p, "t=1;h=D.D.X;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1");
    const Action& dig = p->actions[static_cast<std::size_t>(p->card(p->kind_of("D")).activate)];
    EXPECT_TRUE(open(*p, s->seen, dig));
    Rng rng(1);
    apply(*p, *s, *read_move(*p, "a:X"), rng);
    EXPECT_FALSE(open(*p, s->seen, dig));
    apply(*p, *s, *read_move(*p, "end"), rng);
    EXPECT_TRUE(open(*p, s->seen, dig));
}

TEST(ExodiaDeckFile, IsRefusedWithTheLineAndTheReason) {
    EXPECT_EQ(deck_refusal("deck \"x\"\ncard UG 1 x4 spell \"Goblin\"\n"), "deck line 2: 'x4', expected x0 to x3");
    EXPECT_EQ(deck_refusal("card UG 1 x3 trap \"Goblin\"\n"),
              "deck line 1: 'trap', expected monster, spell, equip, continuous or field");
    EXPECT_EQ(deck_refusal("card UG 1 x3 spell \"Goblin\n"), "deck line 1: a quote is not closed");
    EXPECT_EQ(
        deck_refusal("card UG 1 x3 spell \"Goblin\"\n  do drow 1\n"),
        "deck line 2: 'drow', expected draw, search, look, redraw, discard, move, summon, counter, pay or forbid");
    EXPECT_EQ(deck_refusal("card UG 1 x3 spell \"Goblin\"\n  do search XYZ\n"),
              "deck line 2: 'XYZ', expected a card, a tag or a type of the deck");
    EXPECT_EQ(deck_refusal("card UG 1 x3 spell \"Goblin\"\n  do draw 1 if stict=1\n"),
              "deck line 2: 'if stict=1', expected if key=value with a rule option");
    EXPECT_EQ(deck_refusal("card UG 1 x3 spell \"Goblin\"\ncard UG 1 x3 spell \"Goblin\"\n"),
              "deck line 2: card UG is there twice");
    EXPECT_EQ(deck_refusal("win UG\ncard UG 1 x3 spell \"Goblin\"\n"), "deck line 2: 3 cards, expected 10 to 60");
    EXPECT_EQ(deck_refusal("order a:UG\n"),
              "deck line 1: 'a:UG', expected an action such as a:UG of a card above this line");
}

TEST(ExodiaDeckFile, KeepsALineOnlyUnderItsOption) {
    const auto strict = compile_deck(paper_deck_text(), *read_options({{"strict", "1"}}));
    const auto needs = [](const Program& p) {
        return p.actions[static_cast<std::size_t>(p.card(p.kind_of("UG")).activate)].needs.size();
    };
    EXPECT_EQ(needs(*strict), needs(paper_program()) + 1);
}

TEST(ExodiaOptions, TwoPresetsAndKeysThatOverrideThem) {
    EXPECT_EQ(value_of(*read_options({{"official", ""}}), "first_draw"), "0");
    EXPECT_EQ(value_of(*read_options({{"official", ""}, {"first_draw", "1"}}), "first_draw"), "1");
    EXPECT_EQ(value_of(*read_options({{"first_draw", "1"}, {"official", ""}}), "mallet"), "choose");
    EXPECT_EQ(read_options({{"strcit", "1"}}).error().message.en.find("did you mean 'strict'") != std::string::npos,
              true);
    EXPECT_FALSE(read_options({{"hand", "99"}}).ok());
    EXPECT_FALSE(Exodia::configure({{"deck", "@/no/such/file"}}).ok());
}

// ---- lists from elsewhere
// ----------------------------------------------------------------------------------------------

std::string ydk_of_the_paper() {
    std::string out = "#created by a test\n#main\n";
    for (const Card& c : paper_program().cards)
        for (int i = 0; i < c.copies; ++i) out += std::to_string(c.passcode) + "\n";
    return out + "#extra\n!side\n33396948\n";
}

TEST(ExodiaDeckList, AYdkOfThePapersDeckIsThePapersDeck) {
    const auto list = import_list(ydk_of_the_paper());
    ASSERT_TRUE(list.ok()) << list.error().message.en;
    EXPECT_EQ(list->cards, 40);
    EXPECT_EQ(list->ignored, std::vector<std::string>{"side"});
    const auto p = compile_deck(list->deck, paper());
    ASSERT_TRUE(p.ok()) << p.error().message.en;
    EXPECT_EQ(p->cards_in_deck(), 40);
    for (const Card& c : paper_program().cards) EXPECT_EQ(p->card(p->kind_of(c.code)).copies, c.copies) << c.code;
}

TEST(ExodiaDeckList, AYdkeAddressIsBase64OfLittleEndianNumbers) {
    // 55144522 (0x0349704a little-endian 4a 70 49 03) three times, written by hand.
    const auto list = import_list("ydke://SnBJA0pwSQNKcEkD!!!");
    ASSERT_TRUE(list.ok()) << list.error().message.en;
    EXPECT_EQ(list->cards, 3);
    EXPECT_NE(list->deck.find("card POG 55144522 x3"), std::string::npos);
    EXPECT_NE(list->deck.find("card UG 70368879 x0"), std::string::npos);
}

TEST(ExodiaDeckList, NamesCardsItDoesNotKnowAndFourthCopies) {
    EXPECT_EQ(import_list("#main\n70368879\n12345\n").error().message.en, "ydk line 3: card 12345 is not known here");
    EXPECT_EQ(import_list("#main\nabc\n").error().message.en, "ydk line 2: 'abc', expected a card number");
    EXPECT_EQ(import_list("#main\n55144522\n55144522\n55144522\n55144522\n").error().message.en,
              "ydk line 5: a fourth copy of 55144522");
    EXPECT_EQ(import_list("ydke://*!!!").error().message.en, "ydke: part main: expected the base64 of 32-bit numbers");
}

// ---- policies
// ------------------------------------------------------------------------------------------------------------

TEST(ExodiaPolicyFile, WrittenAndReadAgainPlaysTheSameDuels) {
    const Program& p = paper_program();
    for (const auto maker : {paper_policy, guarded_policy, community_policy, tuned_policy}) {
        const Policy original = maker(p);
        const auto again = read_policy(p, write_policy(p, original));
        ASSERT_TRUE(again.ok()) << again.error().message.en;
        for (std::uint64_t i = 0; i < 500; ++i) {
            const DuelResult a = play_duel(p, original, Rng::stream(4, i)), b = play_duel(p, *again, Rng::stream(4, i));
            ASSERT_EQ(a.turn, b.turn) << original.name;
            ASSERT_EQ(a.activations, b.activations) << original.name;
        }
    }
}

TEST(ExodiaPolicyFile, IsRefusedWithThePlaceAndTheExpectation) {
    const auto refusal = [](const std::string& text) {
        const auto r = read_policy(paper_program(), text);
        return r ? "" : r.error().message.en;
    };
    EXPECT_EQ(refusal("[]"), "policy: not a JSON object, expected {\"phases\": [..]}");
    EXPECT_EQ(refusal("{}"), "policy: phases: missing, expected a list of one or more phases");
    EXPECT_EQ(refusal(R"({"phases":[{"actions":["a:XX"]}]})"),
              "policy: phase 1: \"a:XX\", expected an action of the deck such as a:UG");
    EXPECT_EQ(refusal(R"({"phases":[{"actions":[{"do":"a:UG","if":["hand > 3"]}]}]})"),
              "policy: phase 1, a:UG: \"hand > 3\", expected a condition such as \"hand >= 3\"");
    EXPECT_EQ(refusal(R"({"phases":[{"actions":["a:UG"]}],"discard":["QQ"]})"),
              "policy: discard: \"QQ\", expected a card, tag or type of the deck");
}

TEST(ExodiaPolicyFile, APhaseCountsWhileItsConditionHolds) {
    const Program& p = paper_program();
    const auto policy =
        read_policy(p, R"({"phases":[{"when":["at_least 1 RML in field"],"actions":["a:UG"]},{"actions":["n:RML"]}]})");
    ASSERT_TRUE(policy.ok());
    const auto s = read_position(p, "t=1;h=RML.UG;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1");
    Rng rng(1);
    EXPECT_EQ(pick_action(p, *policy, s->seen, rng)->verb, Verb::summon);
    const auto later = read_position(p, "t=1;h=RML.UG;m=RML;f=-;s=-;g=-;n=0;o=-;d=? 1");
    EXPECT_EQ(pick_action(p, *policy, later->seen, rng)->verb, Verb::activate);
}

// ---- opening hands
// --------------------------------------------------------------------------------------------------------

TEST(ExodiaHands, AgreeWithCountingEveryHandOfASmallDeck) {
    // Every subset of 4 out of 10 cards, the first 3 of them marked.
    std::array<int, 5> hands{};
    int all = 0;
    for (unsigned hand = 0; hand < 1u << 10; ++hand)
        if (std::popcount(hand) == 4) ++all, ++hands[static_cast<std::size_t>(std::popcount(hand & 7u))];
    for (int k = 0; k <= 4; ++k)
        EXPECT_NEAR(chance_of_exactly(10, 3, 4, k), static_cast<double>(hands[static_cast<std::size_t>(k)]) / all,
                    1e-12)
            << k;
}

TEST(ExodiaHands, PiecesOfTheReportAddUpToCertainty) {
    const auto report = hands_report(paper_program(), 6);
    double sum = 0;
    for (const HandRow& r : report.tables[1].second) sum += r.chance;
    EXPECT_NEAR(sum, 1, 1e-12);
}

}  // namespace
}  // namespace rakus::exodia
