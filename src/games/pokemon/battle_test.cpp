// The rules of a battle, each as a sentence.
#include "games/pokemon/test_table.h"

namespace rakus::pokemon {
namespace {

// A player 1 with a hand, against a plain opponent with a bench.
std::string with_hand(const std::string& active, const std::string& hand, const std::string& bench = "-",
                      const std::string& keys = "t=9 e=0 r=0") {
    return "a=" + active + ";b=" + bench + ";h=" + hand +
           ";k=20;p=6;x=-/a=base1-7~0~FF;b=base1-61~0~-;h=?4;k=20;p=6;x=- 1 " + keys;
}

class Battle : public ::testing::Test {
   protected:
    const Pokemon paper_game = game_of("pool=base1"), book = game_of("official,pool=base1"),
                  wotc = game_of("official,era=wotc,pool=base1");
};

TEST_F(Battle, BeginsWithSevenCardsABasicAndSixPrizes) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Rng rng(seed);
        State s = paper_game.start(rng);
        EXPECT_EQ(s.fields[0].hand.size(), 7);
        while (s.turn == 0) s = paper_game.after(s, paper_game.moves(paper_game.view(s))[0], rng);
        EXPECT_EQ(s.turn, 1);
        EXPECT_EQ(s.chooser, Side::first);
        for (const Field& f : s.fields) {
            EXPECT_EQ(f.prizes.size(), 6);
            EXPECT_FALSE(f.active().empty());
            EXPECT_EQ(f.deck.size(), 47);
        }
    }
}

TEST_F(Battle, OnlyTheVeryFirstTurnSkipsTheDrawExceptIn1999) {
    for (const Pokemon& game : {paper_game, book, wotc}) {
        Rng rng(4);
        State s = game.start(rng);
        while (s.turn == 0) s = game.after(s, game.moves(game.view(s))[game.moves(game.view(s)).size() - 1], rng);
        EXPECT_EQ(s.fields[0].deck.size() + s.fields[0].hand.size() + s.fields[0].in_play() + 6, 60);
        EXPECT_EQ(s.fields[0].hand.size() + s.fields[0].in_play(), game.rules.first_turn_draws ? 8 : 7)
            << game.rules.first_turn_draws;
        const int before = s.fields[1].hand.size();
        s = play(game, s, {"pass"});
        EXPECT_EQ(s.fields[1].hand.size(), before + 1);
    }
}

TEST_F(Battle, AKnockOutTakesAPrizeAndTheOwnerChoosesTheNext) {
    State s = table(paper_game,
                    "a=base1-7~0~FFF;b=-;h=-;k=9;p=3;x=-/a=base1-61~10~-;b=base1-57~0~-.base1-58~0~-;h=-;k=9;p=6;x=- 1 "
                    "t=9 e=0 r=0");
    s = play(paper_game, s, {"attack:1"});
    EXPECT_EQ(s.phase, Phase::promote);
    EXPECT_EQ(s.chooser, Side::second);
    EXPECT_EQ(s.fields[0].prizes.size(), 2);
    EXPECT_EQ(s.fields[0].hand.size(), 1);
    s = play(paper_game, s, {"promote~b2"});
    EXPECT_EQ(card_of(s.fields[1].active()).name, "Pikachu");
    EXPECT_EQ(s.turn, 10);
}

TEST_F(Battle, TheLastPrizeAnEmptyBenchAndAnEmptyDeckWin) {
    const State last_prize = table(
        paper_game, "a=base1-7~0~FFF;b=-;h=-;k=9;p=1;x=-/a=base1-61~10~-;b=base1-57~0~-;h=-;k=9;p=6;x=- 1 t=9 e=0 r=0");
    EXPECT_EQ(play(paper_game, last_prize, {"attack:1"}).winner, Winner::first);
    const State no_bench =
        table(paper_game, "a=base1-7~0~FFF;b=-;h=-;k=9;p=6;x=-/a=base1-61~10~-;b=-;h=-;k=9;p=6;x=- 1 t=9 e=0 r=0");
    EXPECT_EQ(play(paper_game, no_bench, {"attack:1"}).winner, Winner::first);
    const State no_deck =
        table(paper_game, "a=base1-7~0~FFF;b=-;h=-;k=9;p=6;x=-/a=base1-61~10~-;b=-;h=-;k=0;p=6;x=- 1 t=9 e=0 r=0");
    EXPECT_EQ(play(paper_game, no_deck, {"pass"}).winner, Winner::first);
}

TEST_F(Battle, OneEnergyATurn) {
    State s = table(paper_game, with_hand("base1-7~0~-", "F.F"));
    s = play(paper_game, s, {"attach:F~a"});
    EXPECT_EQ(s.fields[0].active().energy[basic_energy(Type::fighting).value], 1);
    EXPECT_FALSE(may_play(paper_game, s, "attach:F~a"));
}

TEST_F(Battle, EvolutionKeepsDamageAndEnergyAndEndsConditions) {
    State s = table(book, with_hand("base1-46~20~RR~poisoned,confused", "base1-24"));
    s = play(book, s, {"evolve:charmeleon~a"});
    const InPlay& p = s.fields[0].active();
    EXPECT_EQ(card_of(p).name, "Charmeleon");
    EXPECT_EQ(p.damage(), 20);
    EXPECT_EQ(p.energy[basic_energy(Type::fire).value], 2);
    EXPECT_EQ(p.conditions, 0);
    EXPECT_EQ(p.stack, 2);
}

TEST_F(Battle, OfficiallyNothingEvolvesOnTheTurnItCameOrOnAFirstTurn) {
    const std::string fresh = with_hand("base1-46~0~RR~-~new", "base1-24");
    EXPECT_FALSE(may_play(book, table(book, fresh), "evolve:charmeleon~a"));
    EXPECT_TRUE(may_play(paper_game, table(paper_game, fresh), "evolve:charmeleon~a"));
    const std::string first = with_hand("base1-46~0~RR", "base1-24", "-", "t=2 e=0 r=0");
    EXPECT_FALSE(may_play(book, table(book, first), "evolve:charmeleon~a"));
    EXPECT_TRUE(may_play(paper_game, table(paper_game, first), "evolve:charmeleon~a"));
}

TEST_F(Battle, RetreatIsPaidWithEnergyOnceATurnAndHealsConditions) {
    State s = table(book, with_hand("base1-58~10~LL~poisoned", "-", "base1-7~0~-.base1-61~0~-"));
    s = play(book, s, {"retreat~b1"});
    EXPECT_EQ(card_of(s.fields[0].active()).name, "Hitmonchan");
    EXPECT_EQ(s.fields[0].discard.size(), 1);
    EXPECT_EQ(s.fields[0].spots[1].conditions, 0);
    EXPECT_EQ(s.fields[0].spots[1].damage(), 10);
    EXPECT_FALSE(may_play(book, s, "retreat~b1"));
    const State rat = table(wotc, with_hand("base1-61~0~-", "-", "base1-47~0~-.base1-7~0~-"));
    EXPECT_TRUE(may_play(wotc, play(wotc, rat, {"retreat~b1"}), "retreat~b1"));  // 1999: any number of times
}

TEST_F(Battle, ARetreatAsksWhichEnergyPaysItAndNoMoreThanItsPrice) {
    State s = play(book, table(book, with_hand("base1-58~10~LW", "-", "base1-7~0~-")), {"retreat~b1"});
    ASSERT_EQ(s.phase, Phase::pay_retreat);
    Rng rng(1);
    s = book.after(s, book.moves(book.view(s))[0], rng);
    EXPECT_EQ(s.phase, Phase::main);
    EXPECT_EQ(card_of(s.fields[0].active()).name, "Hitmonchan");
    EXPECT_EQ(s.fields[0].spots[1].energy_cards(), 1);
}

TEST_F(Battle, AsleepAndParalyzedPokemonNeitherRetreatNorAttack) {
    for (const char* condition : {"asleep", "paralyzed"}) {
        const State s = table(book, with_hand(std::string("base1-58~0~LL~") + condition, "-", "base1-7~0~-"));
        EXPECT_FALSE(may_play(book, s, "retreat~b1")) << condition;
        EXPECT_FALSE(may_play(book, s, "attack:1")) << condition;
    }
}

TEST_F(Battle, PoisonHurtsBetweenTurnsAndParalysisEndsAfterTheOwnTurn) {
    State s = table(book, with_hand("base1-7~0~FF~poisoned,paralyzed", "-"));
    s = play(book, s, {"pass"});
    EXPECT_EQ(s.fields[0].active().damage(), 10);
    EXPECT_EQ(s.fields[0].active().conditions & paralyzed, 0);
    State toxic_one = table(book, with_hand("base1-7~0~FF~toxic", "-"));
    EXPECT_EQ(play(book, toxic_one, {"pass"}).fields[0].active().damage(), 20);
}

TEST_F(Battle, ConfusionHurtsTheAttackerOnTails) {
    const State s = table(book, with_hand("base1-7~0~FF~confused", "-"));
    double hurt = 0;
    each_outcome(book, s, {Do::attack, {}, {}, 0}, 4,
                 [&](double p, const State& after) { hurt += p * after.fields[0].active().damage(); });
    EXPECT_DOUBLE_EQ(hurt, 15);  // thirty, half the time
}

TEST_F(Battle, AttackEffectsProtectUntilTheOpponentsTurnEnds) {
    State s = table(book, "a=base1-56~0~FF;b=-;h=-;k=9;p=6;x=-/a=base1-7~0~FFF;b=-;h=-;k=9;p=6;x=- 1 t=9 e=0 r=0");
    s = play(book, s, {"attack:2", "attack:1"});  // Harden, then Jab for 20
    EXPECT_EQ(s.fields[0].active().damage(), 0);
    s = play(book, s, {"attack:1", "attack:1"});  // Rock Throw, then Jab again
    EXPECT_EQ(s.fields[0].active().damage(), 20);
}

TEST_F(Battle, ThePaperLimitsTheHandToEightAtTheEndOfATurn) {
    const std::string nine = with_hand("base1-7~0~FF", "F*9");
    State s = play(paper_game, table(paper_game, nine), {"attack:1"});
    EXPECT_EQ(s.phase, Phase::hand_limit);
    EXPECT_EQ(s.chooser, Side::first);
    s = play(paper_game, s, {"choose:F"});
    EXPECT_EQ(s.turn, 10);
    EXPECT_EQ(s.fields[0].hand.size(), 8);
    EXPECT_EQ(play(book, table(book, nine), {"attack:1"}).fields[0].hand.size(), 9);
}

TEST_F(Battle, PokemonExGiveTwoPrizesOfficiallyAndOneInThePaper) {
    const std::string position =
        "a=base1-7~0~FFF;b=-;h=-;k=9;p=6;x=-/a=electrode-ex~80~-;b=base1-57~0~-;h=-;k=9;p=6;x=- 1 t=9 e=0 r=0";
    EXPECT_EQ(play(book, table(book, position), {"attack:1"}).fields[0].prizes.size(), 4);
    EXPECT_EQ(play(paper_game, table(paper_game, position), {"attack:1"}).fields[0].prizes.size(), 5);
}

TEST_F(Battle, TwoLastPokemonThatFallTogetherAreSuddenDeathOfficially) {
    const std::string position =
        "a=base1-53~0~LL;b=-;h=?7;k=20;p=6;x=-/a=base1-61~0~-;b=-;h=?7;k=20;p=6;x=- 1 t=9 e=0 r=0";
    const State paper_end = play(paper_game, table(paper_game, position), {"attack:2"});
    EXPECT_EQ(paper_end.winner, Winner::first);  // the attacker's conditions are looked at first
    const State book_end = play(book, table(book, position), {"attack:2"});
    EXPECT_EQ(book_end.winner, Winner::nobody_yet);
    EXPECT_TRUE(book_end.sudden);  // a new game for one prize begins
    EXPECT_EQ(book_end.turn, 0);
    EXPECT_EQ(census(book_end, Side::first), census(table(book, position), Side::first));
}

TEST_F(Battle, PlusPowerAndDefenderChangeTheDamageAfterWeakness) {
    State s = table(book, with_hand("base1-7~0~FF", "pluspower"));
    s = play(book, s, {"play:pluspower", "attack:1"});
    EXPECT_EQ(s.fields[1].active().damage(), 30);
    EXPECT_EQ(s.fields[0].discard.size(), 1);
    State guarded =
        table(book, "a=base1-7~0~FF;b=-;h=-;k=9;p=6;x=-/a=base1-7~0~FF~-~guard:1;b=-;h=-;k=9;p=6;x=- 1 t=9 e=0 r=0");
    guarded = play(book, guarded, {"attack:1"});
    EXPECT_EQ(guarded.fields[1].active().damage(), 0);
    EXPECT_EQ(guarded.fields[1].discard.size(), 1);
}

TEST_F(Battle, TrainersDoWhatTheySay) {
    State s = table(book,
                    "a=base1-7~30~FF;b=base1-58~0~L;h=potion.switch.bill.energy-removal.gust-of-wind;k=F*9;p=6;x=-/"
                    "a=base1-7~0~FF;b=base1-61~0~-;h=?4;k=20;p=6;x=- 1 t=9 e=0 r=0");
    s = play(book, s, {"play:potion"});
    EXPECT_EQ(s.fields[0].active().damage(), 10);
    s = play(book, s, {"play:bill"});
    EXPECT_EQ(s.fields[0].hand.size(), 5);
    s = play(book, s, {"play:energy-removal"});
    EXPECT_EQ(s.fields[1].active().energy_cards(), 1);
    s = play(book, s, {"play:gust-of-wind", "play:switch"});
    EXPECT_EQ(card_of(s.fields[1].active()).name, "Rattata");
    EXPECT_EQ(card_of(s.fields[0].active()).name, "Pikachu");
    EXPECT_EQ(s.fields[0].discard.size(), 5);
}

TEST_F(Battle, TheBreederPutsAStageTwoOnItsBasic) {
    State s = table(book, with_hand("base1-46~0~RRRR", "pokemon-breeder.charizard"));
    s = play(book, s, {"play:pokemon-breeder"});
    EXPECT_EQ(card_of(s.fields[0].active()).name, "Charizard");
    EXPECT_EQ(s.fields[0].active().stack, 2);
}

TEST_F(Battle, RainDanceAttachesAsOftenAsThePlayerLikes) {
    State s = table(book, with_hand("base1-2~0~-", "W*3"));
    s = play(book, s, {"power~a", "power~a", "attach:W~a"});
    EXPECT_EQ(s.fields[0].active().energy[basic_energy(Type::water).value], 3);
    EXPECT_FALSE(may_play(book, table(book, with_hand("base1-2~0~-~asleep", "W*3")), "power~a"));
    EXPECT_FALSE(
        may_play(paper_game, table(paper_game, with_hand("base1-2~0~-", "W*3")), "power~a"));  // no Powers in the paper
}

TEST_F(Battle, BuzzapTurnsElectrodeIntoTwoEnergiesAndGivesAPrize) {
    State s = table(book, with_hand("base1-7~0~-", "-", "base1-21,base1-67~0~L"));
    s = play(book, s, {"power~b1", "choose:F"});
    EXPECT_EQ(s.fields[0].bench, 0);
    EXPECT_EQ(s.fields[1].prizes.size(), 5);
    EXPECT_TRUE(may_play(book, s, "attack:1"));
    EXPECT_EQ(s.fields[0].discard.size(), 2);  // Voltorb and the energy
}

TEST_F(Battle, BodiesWorkOnlyUnderTheFullRules) {
    const Pokemon ex = game_of("official"), old = game_of("");
    const std::string position = duel("base1-7~0~FFF", "cloyster~0~-");
    EXPECT_EQ(play(ex, table(ex, position), {"attack:2"}).fields[1].active().damage(), 20);  // 40 - 20
    EXPECT_EQ(play(old, table(old, position), {"attack:2"}).fields[1].active().damage(), 40);
}

TEST_F(Battle, DestinyBondTakesTheAttackerAlong) {
    State s = table(book,
                    "a=base1-50~0~PP;b=base1-61~0~-.base1-58~0~-;h=-;k=9;p=6;x=-/"
                    "a=base1-22~0~FFF;b=base1-61~0~-.base1-58~0~-;h=-;k=9;p=6;x=- 1 t=9 e=0 r=0");
    s = play(book, s, {"attack:2"});
    EXPECT_TRUE(s.fields[0].active().bonded);
}

TEST_F(Battle, ACopyThatPaysMustDoWhateverElseTheAttackAsksFor) {
    const Pokemon ex = game_of("official");
    // Flamethrower discards a Fire energy: without one Metronome can copy Slash alone, and does so unasked.
    const State water = play(ex, table(ex, duel("ex6-106~0~WW", "base1-24~0~-")), {"attack:1"});
    EXPECT_EQ(water.fields[1].active().damage(), 30);
    const State fire = play(ex, table(ex, duel("ex6-106~0~RR", "base1-24~0~-")), {"attack:1"});
    EXPECT_EQ(fire.phase, Phase::asking);
    EXPECT_EQ(play(ex, fire, {"choose:2"}).fields[1].active().damage(), 50);
    // Dream Eater needs a sleeper; both readings of the value see that.
    EXPECT_EQ(exact(ex, duel("ex6-106~0~PP", "base1-29~0~-"), 1).expected, 0);
    EXPECT_EQ(exact(ex, duel("ex6-106~0~PP", "base1-29~0~-~asleep"), 1).expected, 50);
}

TEST_F(Battle, ACopyThatIsFreeAsksForNothing) {
    State s = play(book, table(book, duel("base1-5~0~WWW", "base1-24~0~-")), {"attack:2"});
    ASSERT_EQ(s.phase, Phase::asking);
    s = play(book, s, {"choose:2"});
    EXPECT_EQ(s.fields[1].active().damage(), 50);
    EXPECT_EQ(s.fields[0].active().energy_cards(), 3);
}

TEST_F(Battle, ASupporterIsPlayedOnceATurnAndNotOnTheFirst) {
    const Pokemon game = game_of("official");
    const std::string hand = "h=celios-network.bills-maintenance.R";
    const auto position = [&](const char* turn) {
        return "a=vulpix~0~R;b=-;" + hand + ";k=R*9;p=6;x=-/a=vulpix~0~R;b=-;h=?4;k=20;p=6;x=- 1 t=" + turn;
    };
    EXPECT_FALSE(may_play(game, table(game, position("1")), "play:celios-network"));
    State s = play(game, table(game, position("3")), {"play:celios-network"});
    EXPECT_FALSE(may_play(game, s, "play:bills-maintenance"));
}

}  // namespace
}  // namespace rakus::pokemon
