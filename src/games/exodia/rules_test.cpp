#include "games/exodia/rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/settings.h"
#include "games/exodia/game.h"

namespace rakus::exodia {
namespace {

Exodia game_of(std::string_view rules) {
    return *Exodia::configure(*read_settings(rules));
}

// A position under these rules, then moves; chance from a fixed stream, which these tests do not look at.
struct Table {
    Exodia game;
    State state;
    std::uint64_t chance = 5;

    Table(std::string_view rules, const std::string& position) : game(game_of(rules)) {
        const auto placed = game.parse(position);
        EXPECT_TRUE(placed.ok()) << (placed.ok() ? "" : placed.error().message.en);
        if (placed.ok()) state = placed->state;
    }
    Table& play(std::string_view move) {
        const auto m = game.parse_move(state.seen, move);
        const auto legal = game.moves(state.seen);
        EXPECT_TRUE(m.ok() && std::find(legal.begin(), legal.end(), *m) != legal.end())
            << move << " in " << game.print(state);
        Rng rng(chance);
        if (m.ok()) state = game.after(state, *m, rng);
        return *this;
    }
    std::string field(std::string_view key) const {
        const std::string text = ";" + game.print(state);
        const auto at = text.find(";" + std::string(key) + "=");
        return at == text.npos
                   ? ""
                   : text.substr(at + key.size() + 2, text.find_first_of("; ", at + 1) - at - key.size() - 2);
    }
    std::string refusal(std::string_view move) const {
        const Action* a = action_of(*game.program, *game.parse_move(state.seen, move));
        const Condition* c = obstacle(*game.program, state.seen, *a);
        return c ? reason_for(*game.program, state.seen, *a, *c).text.en : "";
    }
};

std::string position(const std::string& hand, const std::string& rest = "m=-;f=-;s=-;g=-;n=0;o=-") {
    return "t=1;h=" + hand + ";" + rest + ";d=? 1";
}

TEST(ExodiaRules, TheOpeningHandIsFiveCardsAndTheDrawOfTheFirstTurn) {
    Rng rng(1);
    EXPECT_EQ(game_of("paper").start(rng).seen.hand_size, 6);
    EXPECT_EQ(game_of("official").start(rng).seen.hand_size, 5);
    EXPECT_EQ(game_of("official,first_draw=1").start(rng).seen.hand_size, 6);
    EXPECT_EQ(game_of("hand=3,first_draw=0").start(rng).seen.hand_size, 3);
}

TEST(ExodiaRules, Rule1OnlyOneNormalSummonATurn) {
    Table t("", position("RML.RML"));
    t.play("n:RML");
    EXPECT_EQ(t.refusal("n:RML"), "rule 1: only one normal summon a turn");
    EXPECT_EQ(t.play("end").refusal("n:RML"), "");
}

TEST(ExodiaRules, Rule2TheLibraryDrawsOnlyWithThreeCounters) {
    Table t("", position("UG", "m=RML~2;f=-;s=-;g=-;n=1;o=-"));
    EXPECT_EQ(t.refusal("e:RML"), "rule 2: needs 3 counters on Royal Magical Library (it has 2)");
    t.play("a:UG");
    EXPECT_EQ(t.refusal("e:RML"), "");
    EXPECT_EQ(t.play("e:RML").field("m"), "RML");
}

TEST(ExodiaRules, Rule3TheCitadelDrawsOnlyWithALibraryInPlayAndOnceATurn) {
    Table alone("", position("UG", "m=-;f=MCE~6;s=-;g=-;n=0;o=-"));
    EXPECT_EQ(alone.refusal("e:MCE"), "rule 3: needs at least 1 Royal Magical Library in play (there are 0)");
    Table both("", position("UG", "m=RML;f=MCE~6;s=-;g=-;n=1;o=-"));
    both.play("e:MCE");
    EXPECT_EQ(both.field("f"), "MCE~3");
    EXPECT_EQ(both.field("o"), "MCE");
    EXPECT_EQ(both.refusal("e:MCE"), "rule 2: needs 3 counters on Magical Citadel of Endymion (used this turn)");
    EXPECT_EQ(both.play("end").refusal("e:MCE"), "");
}

TEST(ExodiaRules, Rule4GoldenBambooSwordNeedsBrokenBambooSwordOnTheField) {
    Table t("", position("GBS.BBS"));
    EXPECT_EQ(t.refusal("a:GBS"), "rule 4: needs at least 1 Broken Bamboo Sword in play (there are 0)");
    t.play("a:BBS").play("a:GBS");
    EXPECT_EQ(t.state.seen.hand_size, 2);
}

TEST(ExodiaRules, Rule5NothingIsAddedThatIsNoLongerInTheDeck) {
    Table t("", position("TF.MCE.MCE.MCE"));
    EXPECT_EQ(t.refusal("a:TF"), "rule 5: needs at least 1 Magical Citadel of Endymion in the deck (there are 0)");
}

TEST(ExodiaRules, StrictTakesTheDrawBranchOfThePseudoCodeAtItsWord) {
    EXPECT_NE(Table("strict=1", position("UG")).refusal("a:UG"), "");
    EXPECT_NE(Table("strict=1", position("ODP")).refusal("a:ODP"), "");
    EXPECT_EQ(Table("", position("UG")).refusal("a:UG"), "");
}

TEST(ExodiaRules, SwordAndToonWorldStayUnlessTheTextIsTakenLiterally) {
    EXPECT_EQ(Table("", position("BBS.TW")).play("a:BBS").play("a:TW").field("s"), "BBS.TW");
    EXPECT_EQ(Table("literal=1", position("BBS.TW")).play("a:BBS").play("a:TW").field("s"), "-");
}

TEST(ExodiaRules, ToonWorldCostsAThousandOfEightThousandLifePointsUnderTheOfficialRules) {
    EXPECT_EQ(Table("official", position("TW")).play("a:TW").state.seen.lp, 7000);
    EXPECT_EQ(Table("", position("TW")).play("a:TW").state.seen.lp, 8000);
}

TEST(ExodiaRules, OfficiallyBrokenBambooSwordNeedsAMonster) {
    EXPECT_NE(Table("official", position("BBS")).refusal("a:BBS"), "");
    EXPECT_EQ(Table("official", position("BBS", "m=RML;f=-;s=-;g=-;n=1;o=-")).refusal("a:BBS"), "");
}

TEST(ExodiaRules, SpellPowerGraspGoesToTheFullestLibraryBelowTheCapElseToTheCitadel) {
    EXPECT_EQ(Table("", position("SPG", "m=RML~1.RML~2.RML~3;f=MCE;s=-;g=-;n=1;o=-")).play("a:SPG").field("m"),
              "RML~2.RML~3.RML~3");
    EXPECT_EQ(Table("", position("SPG", "m=RML~3;f=MCE;s=-;g=-;n=1;o=-")).play("a:SPG").field("f"), "MCE~2");
    EXPECT_NE(Table("", position("SPG")).refusal("a:SPG"), "");
}

TEST(ExodiaRules, OfficiallySpellPowerGraspIsOnceATurnAndFetchesItsCopy) {
    Table t("official", position("SPG", "m=RML;f=-;s=-;g=-;n=1;o=-"));
    t.play("a:SPG");
    EXPECT_EQ(t.field("h"), "SPG");
    EXPECT_EQ(t.refusal("a:SPG"), "card text: only one card of this name a turn");
    EXPECT_EQ(Table("", position("SPG", "m=RML;f=-;s=-;g=-;n=1;o=-")).play("a:SPG").field("h"), "-");
}

TEST(ExodiaRules, ALibraryHoldsThreeCountersAndTheCitadelAnyNumber) {
    Table t("", position("BBS.TW", "m=RML~3;f=MCE~9;s=-;g=-;n=1;o=-"));
    t.play("a:BBS").play("a:TW");
    EXPECT_EQ(t.field("m"), "RML~3");
    EXPECT_EQ(t.field("f"), "MCE~11");
}

TEST(ExodiaRules, ASpellBeforeTheLibraryIsOutGivesItNothing) {
    EXPECT_EQ(Table("", position("BBS.RML")).play("a:BBS").play("n:RML").field("m"), "RML");
}

TEST(ExodiaRules, PlacingTheCitadelCountsForEveryLibraryButNotForItself) {
    Table t("", position("MCE", "m=RML~1.RML;f=-;s=-;g=-;n=1;o=-"));
    t.play("a:MCE");
    EXPECT_EQ(t.field("m"), "RML~2.RML~1");
    EXPECT_EQ(t.field("f"), "MCE");
}

TEST(ExodiaRules, ASecondCitadelReplacesTheFirstWithoutItsCountersAndWithAFreshUse) {
    Table t("", position("MCE", "m=RML;f=MCE~7;s=-;g=-;n=1;o=MCE"));
    t.play("a:MCE");
    EXPECT_EQ(t.field("f"), "MCE");
    EXPECT_EQ(t.field("g"), "MCE");
    EXPECT_EQ(t.field("o"), "-");
}

TEST(ExodiaRules, ASecondCitadelMayBeForbiddenOrAllowedOnlyOnceTheFirstIsSpent) {
    const std::string fresh = position("MCE", "m=RML;f=MCE~7;s=-;g=-;n=1;o=-"),
                      spent = position("MCE", "m=RML;f=MCE~7;s=-;g=-;n=1;o=MCE");
    EXPECT_NE(Table("citadel=never", spent).refusal("a:MCE"), "");
    EXPECT_NE(Table("citadel=spent", fresh).refusal("a:MCE"), "");
    EXPECT_EQ(Table("citadel=spent", spent).refusal("a:MCE"), "");
    EXPECT_EQ(Table("citadel=spent", position("MCE")).refusal("a:MCE"), "");
}

TEST(ExodiaRules, ReloadNeedsAnotherCardAndReturnsTheWholeHand) {
    EXPECT_NE(Table("", position("RE")).refusal("a:RE"), "");
    Table t("", position("RE.EX.RA"));
    t.play("a:RE");
    EXPECT_EQ(t.state.seen.hand_size, 2);
    EXPECT_EQ(t.field("g"), "RE");
}

TEST(ExodiaRules, OfficiallyMalletReturnsTheCardsThatAreNamed) {
    Table t("official", position("MM.EX.TF.TF"));
    t.play("a:MM").play("~TF").play("~TF");
    EXPECT_EQ(t.field("h"), "EX");
    t.play("done");
    EXPECT_EQ(t.state.seen.hand_size, 3);
    EXPECT_TRUE(t.state.seen.held.has(t.game.program->kind_of("EX")));
}

TEST(ExodiaRules, ADiscardLeavesAKnownDeckInItsOrder) {
    const auto below = [](const std::string& deck) { return deck.substr(deck.find('.') + 1); };
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Table t("paper", "t=1;h=DWD.TF.UG.ODP;m=-;f=-;s=-;g=-;n=0;o=-;d=@7 1");
        t.chance = seed;
        std::string deck = below(t.field("d"));
        EXPECT_EQ(t.play("a:DWD").play("~TF").field("d"), deck) << seed;
        deck = below(deck);
        EXPECT_EQ(t.play("a:UG").field("d"), deck) << seed;
        EXPECT_EQ(t.play("a:ODP").field("d"), below(deck)) << seed;
    }
}

TEST(ExodiaRules, ASearchedDeckHasLostItsOrder) {
    Table t("paper", "t=1;h=TTC.UG;m=-;f=-;s=-;g=-;n=0;o=-;d=@7 1");
    EXPECT_EQ(t.play("a:TTC").play("~TW").field("d"), "?");
}

TEST(ExodiaRules, DealingsAsksAfterTheDrawUnlessTheAnswerWasGiven) {
    Table asked("", position("DWD.TF.EX"));
    asked.play("a:DWD");
    EXPECT_EQ(asked.state.seen.hand_size, 3);
    EXPECT_TRUE(asked.state.seen.waiting.on());
    asked.play("~TF");
    EXPECT_FALSE(asked.state.seen.waiting.on());
    EXPECT_EQ(Table("", position("DWD.TF.EX")).play("a:DWD~TF").field("g"), "DWD.TF");
}

TEST(ExodiaRules, TheFifthPieceWinsAtOnceInThePaperAndAfterTheEffectOfficially) {
    const std::string last_piece =
        "t=1;h=DWD.EX.RA.LA.RL;m=-;f=-;s=-;g=RML.RML.RML.MCE.MCE.MCE.UG.UG.UG.ODP.GBS.GBS.GBS.POD.RE.RE.RE.MM.MM.MM."
        "DWD.DWD.TF.TF.TF.TTC.TTC.TTC.BBS.BBS.BBS.TW.SPG.SPG;n=0;o=-;d=? 1";
    EXPECT_EQ(Table("", last_piece).play("a:DWD").state.seen.stage, Stage::won);
    Table official("official", last_piece);
    official.play("a:DWD");
    EXPECT_TRUE(official.state.seen.waiting.on());
    EXPECT_EQ(official.play("~EX").state.seen.stage, Stage::running);
    EXPECT_EQ(official.play("end").state.seen.stage, Stage::lost) << "the deck is empty and a piece is gone";
}

TEST(ExodiaRules, DualityLooksAtThreeKeepsOneAndNeedsThree) {
    Table t("", position("POD"));
    t.play("a:POD");
    EXPECT_EQ(t.state.seen.in(Zone::aside).size(), 3);
    const auto answers = t.game.moves(t.state.seen);
    t.play(t.game.print_move(t.state.seen, answers.front()));
    EXPECT_EQ(t.state.seen.hand_size, 1);
    EXPECT_EQ(t.state.seen.deck_size, 38);
}

TEST(ExodiaRules, ToonTableFetchesATableOrTheWorld) {
    EXPECT_EQ(Table("", position("TTC")).play("a:TTC~TW").field("h"), "TW");
    EXPECT_EQ(Table("", position("TTC")).play("a:TTC").play("~TTC").field("h"), "TTC");
}

TEST(ExodiaRules, AtTheEndOfATurnTheHandLimitIsKept) {
    Table t("official", position("EX.RA.LA.RL.TF.TF.TF.MM"));
    t.play("end").play("~TF").play("~MM");
    EXPECT_EQ(t.state.seen.turn, 2);
    EXPECT_EQ(t.state.seen.hand_size, 7) << "six kept and one drawn";
}

TEST(ExodiaRules, DrawingFromAGivenOrderTakesTheTopAndAShuffleForgetsIt) {
    Table t("", "t=1;h=UG.TF;m=-;f=-;s=-;g=-;n=0;o=-;d=@42 1");
    const std::string deck = t.field("d");
    t.play("a:UG");
    EXPECT_NE(t.field("h").find(deck.substr(0, deck.find('.'))), std::string::npos);
    EXPECT_EQ(t.field("d"), deck.substr(deck.find('.') + 1));
    EXPECT_EQ(t.play("a:TF").field("d"), "?");
}

// ---- what holds in every duel
// ----------------------------------------------------------------------------------------

constexpr std::string_view kRuleSets[] = {"paper", "official", "literal=1,citadel=never",
                                          "official,first_draw=1,citadel=spent,cap=5", "strict=1,hand=8"};

int copies_anywhere(const Program& p, const View& v, Kind k) {
    int n = 0;
    for (const Pile& pile : v.zones) n += pile[k];
    if (!v.waiting.on() || v.waiting.action == Waiting::kEndPhase) return n;
    const Action& a = p.actions[v.waiting.action];
    return n + (a.card == k && a.verb == Verb::activate && !a.stays && a.type != CardType::field);
}

void check_table(const Program& p, const State& s) {
    const View& v = s.seen;
    Pile deck;
    for (int i = 0; i < v.deck_size; ++i) deck.add(s.deck[static_cast<std::size_t>(i)]);
    RC_ASSERT(deck == v.in(Zone::deck));
    for (std::uint8_t i = 0; i < p.cards.size(); ++i) {
        const Kind k{i};
        RC_ASSERT(copies_anywhere(p, v, k) == p.card(k).copies);
        RC_ASSERT(v.held.has(k) == (v.in(Zone::hand)[k] > 0));
        RC_ASSERT(v.in_deck.has(k) == (v.in(Zone::deck)[k] > 0));
        RC_ASSERT(v.in_play.has(k) == (v.in(Zone::field)[k] > 0));
    }
    RC_ASSERT(v.hand_size == v.in(Zone::hand).size() && v.deck_size == v.in(Zone::deck).size());
    int field_spells = 0;
    for (const Unit& u : v.units) {
        RC_ASSERT(u.counters <= p.nature(u.kind).cap);
        field_spells += p.nature(u.kind).type == CardType::field;
    }
    RC_ASSERT(field_spells <= 1);
    for (const Action& a : p.actions)
        if (present(v, a)) RC_ASSERT(open(p, v, a) == (obstacle(p, v, a) == nullptr));
}

bool piece_lost(const Program& p, const View& v) {
    return v.in(Zone::grave).count(p.win) > 0;
}

RC_GTEST_PROP(ExodiaDuels, EveryCardIsInOneZoneCountersKeepTheirCapOneSummonATurnAndOnlyALostPieceRunsTheDeckOut,
              (std::uint64_t seed, std::uint8_t which)) {
    const Exodia game = game_of(kRuleSets[which % std::size(kRuleSets)]);
    const Program& p = *game.program;
    Rng rng(seed);
    State s = game.start(rng);
    if (rng.coin()) order_deck(s, rng);
    int summons = 0;
    for (int ply = 0; ply < 3000 && s.seen.stage == Stage::running; ++ply) {
        const auto legal = game.moves(s.seen);
        RC_ASSERT(!legal.empty());
        const Move m = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        const int turn = s.seen.turn;
        s = game.after(s, m, rng);
        summons = s.seen.turn != turn ? 0 : summons + (m.verb == Verb::summon);
        RC_ASSERT(summons <= 1);
        check_table(p, s);
        const auto again = game.parse(game.print(s));
        RC_ASSERT(again.ok());
        RC_ASSERT(again->state == s);
    }
    RC_ASSERT(s.seen.stage != Stage::running);
    RC_ASSERT(s.seen.stage == Stage::won || piece_lost(p, s.seen));
    RC_ASSERT((s.seen.stage == Stage::won) == has_won(p, s.seen));
}

RC_GTEST_PROP(ExodiaDuels, WhatADrawGivesDependsOnTheContentOfTheDeckAndNotOnHowItCameAbout, (std::uint64_t seed)) {
    const Exodia game = game_of("paper");
    Rng rng(seed);
    State s = game.start(rng);
    for (int ply = 0; ply < 20 && s.seen.stage == Stage::running; ++ply) {
        const auto legal = game.moves(s.seen);
        const Move m = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        const State printed = game.parse(game.print(s))->state;
        Rng one(seed + 1), two(seed + 1);
        const State next = game.after(s, m, one);
        RC_ASSERT(next == game.after(printed, m, two));
        s = next;
    }
}

}  // namespace
}  // namespace rakus::exodia
