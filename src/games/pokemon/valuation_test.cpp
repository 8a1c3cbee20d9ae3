// Attack values computed by hand, in both rule sets. Each line can be checked with the two cards in the other hand.
#include <algorithm>
#include <numeric>

#include "games/pokemon/damage.h"
#include "games/pokemon/test_table.h"

namespace rakus::pokemon {
namespace {

struct Case {
    const char *attacker, *defender;
    int attack;
    double paper;     // 3.2 and the classes of 3.1.2
    double official;  // expected damage by the rule book
    double p_ko;      // official
    const char* more = "";
};

class Values : public ::testing::Test {
   protected:
    static void check(const char* pool, std::initializer_list<Case> cases) {
        const Pokemon by_paper = game_of(std::string("pool=") + pool),
                      by_book = game_of(std::string("official,pool=") + pool);
        for (const Case& c : cases) {
            const std::string position = duel(c.attacker, c.defender, c.more);
            EXPECT_DOUBLE_EQ(paper(by_paper, position, c.attack), c.paper) << position << " attack " << c.attack;
            const Forecast f = exact(by_book, position, c.attack);
            EXPECT_NEAR(f.expected, c.official, 1e-6) << position << " attack " << c.attack;
            EXPECT_NEAR(f.p_ko, c.p_ko, 1e-6) << position << " attack " << c.attack;
            const double all =
                std::accumulate(f.bars.begin(), f.bars.end(), 0.0, [](double sum, const Bar& b) { return sum + b.p; });
            EXPECT_NEAR(all, 1, 1e-12) << position;
        }
    }
};

TEST_F(Values, OfTheWorkedExampleAre10And25AndAClaimedKnockOut) {
    const Pokemon game = game_of("");
    const std::string position = duel("vulpix~30~RRL", "butterfree~80~GGRR");
    EXPECT_EQ(paper(game, position, 1), 10);
    EXPECT_EQ(paper(game, position, 2), 25);
    EXPECT_EQ(exact(game, position, 2).p_ko, 1);
    EXPECT_EQ(exact(game, position, 1).p_ko, 0);
}

TEST_F(Values, OfTheBaseSet) {
    check("base1",
          {
              // Mewtwo's Psychic on a defender that is weak to it, with four energies: (10 x 2) + 40, and (10 + 40) x 2
              {"mewtwo~0~PP", "jynx~0~PPPP", 1, 60, 100, 1},
              {"mewtwo~0~PP", "rattata~0~-", 1, 0, 0, 0},         // resistance takes 10 - 30
              {"mewtwo~0~PP", "rattata~0~CC", 1, 20, 0, 0},       // two cards: paper 0 + 20, official (10 + 20) - 30
              {"beedrill~0~GGG", "machop~0~-", 1, 15, 30, 0.25},  // two coins: 2 x 30 / 4; 50 HP need both
              {"beedrill~0~GGG", "machop~0~-", 2, 40, 40, 0},
              {"chansey~0~RRRR", "machop~0~-", 2, 0, 80, 1},       // 80 and 80 to itself
              {"nidoking~0~GGG", "machop~0~-", 1, 30, 35, 0},      // 30 + 5 - 5
              {"electabuzz~0~LL", "machop~10~-", 2, 30, 35, 0.5},  // 40 HP left: only heads
              {"raichu~0~LLLL", "machop~0~-", 2, 45, 60, 1},       // 60 - 30 x 1/2
              {"raichu~0~LLLL", "blastoise~0~-", 2, 105, 120, 1},  // weak: 120 - 15
              {"hitmonchan~0~FFF", "pidgey~0~-", 1, 0, 0, 0},      // 20 - 30 is 0
              {"hitmonchan~0~FFF", "pidgey~0~-", 2, 10, 10, 0},
              {"charmeleon~0~RRR", "pidgey~0~-", 1, 30, 30, 0},
              {"magikarp~20~W", "machop~0~-", 2, 20, 20, 0},       // 10 for each counter
              {"machoke~30~FFF", "machop~0~-", 1, 20, 20, 0},      // 50 - 10 x 3
              {"jynx~0~PPP", "machop~20~-", 2, 60, 80, 1},         // paper 20 x 2 + 20; official (20 + 20) x 2
              {"blastoise~0~WWWWWW", "machop~0~-", 1, 60, 60, 1},  // three to spare, two count
              {"blastoise~0~WWWG", "machop~0~-", 1, 40, 40, 0},
              {"poliwrath~0~WWGW", "machop~0~-", 1, 40, 40, 0},  // G pays the colorless part
              {"farfetchd~0~R", "machop~20~-", 1, 15, 15, 0.5},  // 30 on heads
              {"raticate~0~RRR", "machop~0~-", 2, 30, 30, 0},    // half of 50, rounded up
              {"arcanine~0~RRRR", "machop~0~-", 2, 50, 80, 1},   // 80 - 30
              {"arcanine~0~RRRR", "bulbasaur~0~-", 1, 100, 100, 1},
              {"magneton~0~LLLL", "machop~0~-", 2, 0, 80, 1},
              {"clefairy~0~RRR", "machop~0~-", 2, 0, 20, 0},  // Metronome: copies count 0; official 20
              {"doduo~0~R", "machop~40~-", 1, 5, 10, 0.75},   // 2 x 10 / 4
              {"nidorino~0~GGG", "machop~0~-", 1, 15, 30, 0.25},
              {"haunter~0~PP", "machop~0~-~asleep", 2, 100, 100, 1},  // weak to psychic
              {"onix~0~FF", "pikachu~30~-", 1, 20, 20, 1},
              {"wartortle~0~WWW", "charmander~0~-", 2, 80, 80, 1},
              {"rattata~0~R", "chansey~0~-", 1, 20, 20, 0},
          });
}

TEST(PrintedNumbers, OfWeaknessAndResistanceCountUnlessTheRulesFixThem) {
    Card card;
    Rules printed = paper_rules(), fixed = paper_rules();
    fixed.printed_numbers = false;
    EXPECT_EQ(weakness_of(printed, card, 20), 20);  // nothing printed: doubled
    EXPECT_EQ(resistance_of(printed, card), 30);
    card.weak_plus = 10, card.resist_minus = 20;
    EXPECT_EQ(weakness_of(printed, card, 20), 10);
    EXPECT_EQ(resistance_of(printed, card), 20);
    EXPECT_EQ(weakness_of(fixed, card, 20), 20);
    EXPECT_EQ(resistance_of(fixed, card), 30);
}

TEST_F(Values, OfTheTrainerPool) {
    check("trainer",
          {
              {"vulpix~0~RR", "kangaskhan~50~-", 2, 25, 25, 0.5},     // 20 + 10 on a coin, 30 left: no claim, one half
              {"raticate~0~R", "vulpix~20~-", 2, 30, 30, 0.5},        // 10 + 40 on a coin, 30 left: a claim, one half
              {"arcanine~0~RRRR", "kangaskhan~0~-", 2, 60, 70, 0},    // 70 - 10
              {"exeggutor~0~PP", "kangaskhan~0~-", 2, 20, 40, 0.25},  // two energies, two coins: 2 x 40 / 4
              {"scyther~0~GG", "kangaskhan~0~-", 1, 15, 26.25, 0},    // 10 + 40/8; 10 + (3 x 10 + 3 x 20 + 40)/8
              {"marowak~0~FFF", "kangaskhan~0~-", 1, 60, 60, 0},      // 30 to a chosen one, weak to fighting
              {"beedrill~0~GGG", "kangaskhan~0~-", 2, 50, 50, 0},
              {"charmeleon~0~RRR", "kangaskhan~10~-", 2, 60, 60, 0},  // already damaged: 40 + 20
              {"charmeleon~0~RRR", "kangaskhan~0~-", 2, 40, 40, 0},
              {"ex6-27~0~LLL", "butterfree~0~-", 2, 40, 40, 0},        // ignores weakness
              {"ex6-27~0~LLL", "butterfree~0~-", 1, 40, 40, 0},        // 20, weak to lightning
              {"dugtrio~0~FFF", "kangaskhan~0~-", 1, 30, 30, 0},       // ignores weakness
              {"seel~0~W", "vulpix~0~-", 1, 30, 30, 0.5},              // 30 x 2 on a coin
              {"linoone~0~RR", "kangaskhan~0~-", 2, 0, 40, 0.25},      // until tails: 0; 40 each, 80 HP need two heads
              {"tk1b-5~0~LLL", "kangaskhan~0~-", 2, 27.5, 50, 0.125},  // 20 + 60/8
              {"delcatty~0~RRR", "kangaskhan~0~RR", 2, 50, 50, 0},     // five basic energies on both
              {"snorlax~0~RRR~asleep", "kangaskhan~0~-", 2, 60, 60, 0},
              {"farfetchd~0~R", "butterfree~0~-", 2, 30, 30, 0},   // evolved: 10 + 20
              {"ditto~0~RRR", "kangaskhan~0~-", 1, 30, 30, 0},     // two energies to spare
              {"kingler~0~WWWW", "kangaskhan~0~-", 2, 70, 70, 0},  // 30 + 20 x 2
              {"metang~0~PP", "kangaskhan~0~RRR", 1, 40, 40, 0},
              {"beldum~0~P", "kangaskhan~70~-", 2, 10, 10, 1},    // a counter, no weakness
              {"chansey~0~RRR", "kangaskhan~0~-", 2, 25, 25, 0},  // heads 50
              {"dodrio~0~RR", "kangaskhan~0~-", 1, 7.5, 30, 0},   // 3 x 20 / 8
              {"cloyster~0~WW", "kangaskhan~0~-", 1, 5, 10, 0},
              {"ex6-110~0~PP", "kangaskhan~0~-", 1, 40, 40, 0},  // four cards in the other hand
              {"gengar-ex~0~PPP", "kangaskhan~0~-", 1, 40, 40, 0},
              {"gyarados-ex~0~WW", "kangaskhan~0~-", 1, 30, 30, 0},  // fails when both coins are tails: 40 x 3/4
              {"zapdos-ex~0~LLL", "kangaskhan~10~-", 1, 70, 70, 1},  // the optional energy is worth 20
              {"poliwrath~0~WWW", "ex6-110~0~-", 2, 80, 80, 1},      // ex: 50 + 30; its Body stops odd tens only
              {"tauros~30~RRR", "kangaskhan~0~-", 2, 50, 50, 0},
              {"torchic~0~RR", "kangaskhan~0~-", 1, 30, 30, 0},
              {"rapidash~0~RRR", "butterfree~0~-", 2, 40, 40, 0},
          });
}

// 40 for each head until tails: the mean number of heads is 1, and half of all games have none.
TEST_F(Values, CoinsUntilTailsAreInClosedForm) {
    const Pokemon game = game_of("official,pool=trainer");
    const Forecast f = exact(game, duel("linoone~0~RR", "kangaskhan~0~-"), 2);
    EXPECT_EQ(f.expected, 40);
    EXPECT_EQ(f.p_ko, 0.25);
    EXPECT_TRUE(f.or_more);
    EXPECT_EQ(exact(game, duel("linoone~0~RR~confused", "kangaskhan~0~-"), 2).expected, 20);
    double all = 0;
    for (const Bar& b : f.bars) all += b.p;
    EXPECT_EQ(all, 1);
    EXPECT_FALSE(exact(game, duel("scyther~0~GG", "kangaskhan~0~-"), 1).or_more);
}

TEST_F(Values, AWeaknessIsMatchedByTheCostInThePaperAndByTheAttackersTypeOfficially) {
    const std::string position = duel("tk1a-1~0~RR", "bulbasaur~0~-");  // Bagon, colorless, with a fire attack
    const Pokemon by_paper = game_of("pool=base1"), by_book = game_of("official,pool=base1");
    EXPECT_EQ(paper(by_paper, position, 2), 40);
    EXPECT_EQ(exact(by_paper, position, 2).expected, 40);
    EXPECT_EQ(exact(by_book, position, 2).expected, 20);
}

TEST_F(Values, ConfusionAndSmokeHalveTheChance) {
    const Pokemon game = game_of("official,pool=base1");
    EXPECT_EQ(exact(game, duel("hitmonchan~0~FFF~confused", "machop~30~-"), 1).p_ko, 0.5);
    EXPECT_EQ(exact(game, duel("hitmonchan~0~FFF~confused~smoked", "machop~30~-"), 1).p_ko, 0.25);
}

// A second way to the same numbers: the engine plays the attack with every fall of the coins.
TEST_F(Values, TheForecastOfEveryAttackIsWhatTheEngineDoes) {
    int compared = 0;
    for (const char* rules : {"set=paper", "official", "official,era=wotc"}) {
        const Pokemon game = game_of(rules);
        for (std::size_t i = 1; i < catalogue().size(); ++i) {
            const CardId id{static_cast<std::uint8_t>(i)};
            const Card& card = catalogue()[id];
            for (std::size_t a = 0; a < card.attacks.size(); ++a)
                for (const char* defender : {"kangaskhan~20~RR", "base1-6~0~WWL", "base1-16~0~-", "cloyster~0~W",
                                             "base1-31~10~P~asleep", "ex6-111~0~P"}) {
                    State s = table(game, duel("kangaskhan~0~-", defender));
                    InPlay& self = s.field(Side::first).active();
                    self.cards[0] = id;
                    self.counters = card.hp > 30 ? 2 : 0;
                    for (std::size_t t = 0; t < kBasicTypes; ++t) self.energy[t] = card.attacks[a].cost.typed[t];
                    self.energy[0] = static_cast<std::uint8_t>(self.energy[0] + card.attacks[a].cost.colorless);
                    const Move m{Do::attack, {}, {}, static_cast<std::uint8_t>(a)};
                    const bool chooses = std::ranges::any_of(card.attacks[a].script, [](const Op& op) {
                        return op.verb == Verb::may_burn || op.verb == Verb::may_toss || op.verb == Verb::may_pay ||
                               op.verb == Verb::copy || (op.verb == Verb::flip && op.per == Source::until_tails);
                    });
                    if (chooses || !may_attack(game.rules, s, Side::first, static_cast<int>(a))) continue;
                    const int before = s.field(Side::second).active().counters,
                              hp = hp_of(s.field(Side::second).active());
                    const Forecast f = forecast(game.rules, s, Side::first, card.attacks[a]);
                    double expected = 0, ko = 0;
                    bool waits = false;
                    each_outcome(game, s, m, 12, [&](double p, const State& after) {
                        waits = waits || after.phase == Phase::asking;
                        const InPlay& d = after.field(Side::second).active();
                        const bool gone = after.winner == Winner::first || d.empty();
                        expected += p * (gone ? std::max(0, hp - 10 * before) : 10 * (d.counters - before));
                        ko += gone ? p : 0;
                    });
                    const bool between = std::ranges::any_of(card.attacks[a].script, [](const Op& op) {
                        return op.verb == Verb::status || op.verb == Verb::switch_out;
                    });
                    const bool body_acts = card.has_power || card_of(s.field(Side::second).active()).has_power;
                    if (waits || between || body_acts || s.field(Side::second).active().conditions != 0) continue;
                    double capped = 0;
                    for (const Bar& b : f.bars) capped += b.p * std::min(b.damage, hp - 10 * before);
                    EXPECT_NEAR(capped, expected, 1e-9)
                        << rules << " " << card.id << " " << card.attacks[a].name << " on " << defender;
                    EXPECT_NEAR(f.p_ko, ko, 1e-9)
                        << rules << " " << card.id << " " << card.attacks[a].name << " on " << defender;
                    ++compared;
                }
        }
    }
    EXPECT_GT(compared, 1800);
}

}  // namespace
}  // namespace rakus::pokemon
