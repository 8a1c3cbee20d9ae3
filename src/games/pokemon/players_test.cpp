// What the players do, and what they cannot see.
#include <atomic>

#include "facts_conformance.h"
#include "games/pokemon/appraise.h"
#include "games/pokemon/gameboy.h"
#include "games/pokemon/solver.h"
#include "games/pokemon/strategies.h"
#include "games/pokemon/test_table.h"
#include "typed_conformance.h"

namespace rakus::pokemon {
namespace {

std::unique_ptr<Player<Pokemon>> player_named(std::string_view name, double playouts = -1) {
    for (const auto& kind : players())
        if (kind.name == name) {
            std::vector<double> numbers;
            for (const Knob& k : kind.knobs)
                numbers.push_back(k.name == "playouts" && playouts > 0 ? playouts : k.default_value);
            return kind.make(numbers);
        }
    return nullptr;
}

std::string pick(const Pokemon& game, const State& s, const char* player) {
    Rng rng(1);
    return game.print_move(game.view(s), player_named(player)->choose(game, game.view(s), rng));
}

TEST(PokemonPlayers, ExplainWhatTheyChoose) {
    expect_players_explain_what_they_choose(game_of("paper"), players(), 3, 120);
    expect_players_explain_what_they_choose(game_of("official"), players(), 2, 120);
}

TEST(PokemonPlayers, ThePaperPicksFirebreathingInItsExample) {
    const Pokemon game = game_of("");
    const State s = table(game, duel("vulpix~30~RRL", "butterfree~80~GGRR"));
    EXPECT_EQ(pick(game, s, "paper"), "attack:2");
    Rng rng(1);
    const auto choice = player_named("paper")->explain(game, game.view(s), rng);
    ASSERT_TRUE(choice.pick.has_value());
    EXPECT_EQ(choice.options[*choice.pick].score.fired()->id, "early_stop");
    EXPECT_EQ(choice.options[*choice.pick].score.total(), 25);
}

TEST(PokemonPlayers, AnEnergyIsAttachedWheneverThereIsOneUnlessItShallBeUseful) {
    const Pokemon game = game_of("");
    // Vulpix has all it needs, and there is nobody else.
    const State s =
        table(game, "a=vulpix~0~RR;b=-;h=R;k=30;p=6;x=-/a=butterfree~0~GG;b=-;h=?4;k=30;p=6;x=- 1 t=9 e=0 r=0");
    EXPECT_EQ(pick(game, s, "paper"), "attach:R~a");
    EXPECT_NE(pick(game, s, "official"), "attach:R~a");
    Greedy thrifty;
    thrifty.weights.attach = 1;
    EXPECT_EQ(game.print_move(game.view(s), *best_move(thrifty, game, game.view(s))), "attack:2");
}

TEST(PokemonPlayers, TheLoopStopsAtTheFirstAttackThatKnocksOut) {
    const Pokemon game = game_of("pool=base1");
    const State s = table(game, duel("hitmonchan~0~FFF", "machop~30~-"));  // 20 and 40, 20 HP left
    EXPECT_EQ(pick(game, s, "paper"), "attack:1");
    EXPECT_EQ(pick(game, s, "paper-no-stop"), "attack:2");
}

TEST(PokemonPlayers, OfficialPrefersTheSurerKnockOutAndThenTheCheaperAttack) {
    const Pokemon game = game_of("official,pool=base1");
    EXPECT_EQ(pick(game, table(game, duel("beedrill~0~GGG", "magikarp~0~-")), "official"),
              "attack:2");  // 40 surely, 60 by coins
    EXPECT_EQ(pick(game, table(game, duel("hitmonchan~0~FFF", "machop~30~-")), "official"),
              "attack:2");  // both kill: more damage
}

TEST(PokemonPlayers, AnAttackWithoutItsEnergyIsRefusedWithWhatIsMissing) {
    const Pokemon game = game_of("");
    const State s = table(game, duel("vulpix~0~L", "butterfree~0~-"));
    Rng rng(1);
    const auto choice = player_named("paper")->explain(game, game.view(s), rng);
    ASSERT_EQ(choice.options.size(), 2u);
    ASSERT_TRUE(choice.options[1].refused.has_value());
    EXPECT_EQ(choice.options[1].refused->text.en, "needs energy RC, R is missing");
}

TEST(PokemonPlayers, TheEnergyGoesWhereItEnablesAKnockOut) {
    const Pokemon game = game_of("pool=base1");
    const State s = table(
        game, "a=base1-7~0~FF;b=base1-58~0~-;h=F.L;k=20;p=6;x=-/a=base1-52~10~-;b=-;h=?4;k=20;p=6;x=- 1 t=9 e=0 r=0");
    EXPECT_EQ(pick(game, s, "paper"), "attach:F~a");  // Special Punch: 40 of 40 HP left
}

TEST(PokemonPlayers, AreStrongerThanRandomOnes) {
    for (const char* rules : {"paper", "official"})
        for (const char* name : {"paper", "official", "gameboy"}) {
            const Pokemon game = game_of(rules);
            const auto good = player_named(name), random = player_named("random");
            int wins = 0;
            for (std::uint64_t i = 0; i < 40; ++i) {
                Rng rng = Rng::stream(9, i);
                State s = game.start(rng);
                const Side side = i % 2 == 0 ? Side::first : Side::second;
                while (!game.outcome(game.view(s))) {
                    const View v = game.view(s);
                    s = game.after(s, (game.to_move(v) == side ? *good : *random).choose(game, v, rng), rng);
                }
                wins += result_for(side, *game.outcome(game.view(s))) > 0;
            }
            EXPECT_GE(wins, 36) << name << " under " << rules;
        }
}

// The same table with the hidden cards in another order: the view must not change, so no choice can.
TEST(PokemonPlayers, ChooseTheSameWhenHiddenCardsArePermuted) {
    const Pokemon game = game_of("official");
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Rng rng = Rng::stream(3, seed);
        State s = game.start(rng);
        for (int ply = 0; ply < 60 && !game.outcome(game.view(s)); ++ply) {
            State other_cards = s;
            const Side me = s.chooser;
            Field& theirs = other_cards.field(other(me));
            Field& mine = other_cards.field(me);
            std::vector<CardId> unseen(theirs.deck.begin(), theirs.deck.end());
            unseen.insert(unseen.end(), theirs.hand.begin(), theirs.hand.end());
            unseen.insert(unseen.end(), theirs.prizes.begin(), theirs.prizes.end());
            rng.shuffle(unseen);
            std::size_t at = 0;
            for (int i = 0; i < theirs.deck.size(); ++i) theirs.deck.at(i) = unseen[at++];
            for (int i = 0; i < theirs.hand.size(); ++i) theirs.hand.at(i) = unseen[at++];
            for (int i = 0; i < theirs.prizes.size(); ++i) theirs.prizes.at(i) = unseen[at++];
            const bool looks = s.phase == Phase::asking && s.effect.ask.what == AskFor::top_card;
            if (!looks)
                for (int i = mine.deck.size(); i > 1; --i)
                    std::swap(mine.deck.at(i - 1),
                              mine.deck.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(i)))));
            ASSERT_TRUE(game.view(s) == game.view(other_cards)) << game.print(s);
            for (const auto& kind : players()) {
                const bool searches = kind.name == "mcts" || kind.name == "rollout";
                if (searches && ply % 20 != 0) continue;
                Rng one(77), two(77);
                const auto player = player_named(kind.name, searches ? 20 : -1);
                ASSERT_TRUE(player->choose(game, game.view(s), one) ==
                            player->choose(game, game.view(other_cards), two))
                    << kind.name;
                ++compared;
            }
            const Moves moves = game.moves(game.view(s));
            s = game.after(s, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng);
        }
    }
    EXPECT_GT(compared, 1000);
}

TEST(PokemonPlayers, ASampledTableFitsItsView) {
    const Pokemon game = game_of("official");
    Rng rng(5);
    State s = game.start(rng);
    for (int ply = 0; ply < 80 && !game.outcome(game.view(s)); ++ply) {
        const View v = game.view(s);
        const State drawn = game.sample(v, rng);
        ASSERT_TRUE(game.view(drawn) == v) << game.print(s);
        for (const Side side : {Side::first, Side::second})
            ASSERT_EQ(census(drawn, side), census(s, side)) << game.print(s);
        const Moves moves = game.moves(v);
        s = game.after(s, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng);
    }
}

TEST(PokemonTruth, AWinWithinTheTurnIsExactAndChancesComeFromPlayouts) {
    const Pokemon game = game_of("");
    const PlayoutJudge judge;
    TruthLimits limits;
    limits.all_moves = true;
    limits.playouts = 40;
    const auto won = judge.judge(game, table(game, duel("vulpix~30~RRL", "butterfree~80~GGRR")), limits);
    ASSERT_NE(won.truth.exact(), nullptr);
    EXPECT_EQ(won.truth.exact()->result, Class::win);
    const auto open = judge.judge(game, table(game, duel("vulpix~0~RRL", "butterfree~0~GGRR")), limits);
    ASSERT_NE(open.truth.estimate(), nullptr);
    EXPECT_EQ(open.truth.estimate()->n, 40u);
    EXPECT_EQ(open.truth.unit, "win_chance");
}

TEST(PokemonTruth, TheEstimateEndsWhenNobodyWaitsForItAndSaysWithHowMany) {
    const Pokemon game = game_of("");
    TruthLimits limits;
    limits.playouts = 1'000'000'000'000;
    std::atomic<int> asked = 0;
    limits.cancelled = [&] { return ++asked > 5; };
    limits.jobs = 2;
    const auto j = PlayoutJudge{}.judge(game, table(game, duel("vulpix~0~RRL", "butterfree~0~GGRR")), limits);
    ASSERT_NE(j.truth.estimate(), nullptr);
    EXPECT_GE(j.truth.estimate()->n, 2u);
    EXPECT_LT(j.truth.estimate()->n, 20u);
    EXPECT_EQ(j.cut, Cut::cancelled);
}

TEST(PokemonTruth, TheTreeOfATurnAveragesItsCoins) {
    const Pokemon game = game_of("");
    const State s = table(game, duel("vulpix~0~RR", "butterfree~70~-"));  // 30 left, 20 or 30 damage, no bench
    EXPECT_DOUBLE_EQ(best_turn(game, s, 1000).wins, 0.5);
}

TEST(PokemonPlayers, GiveNoEnergyToAPokemonThatWillBeLostUnlessThereIsNoOther) {
    const Pokemon game = game_of("official,pool=base1");
    const auto with_bench = [&](const std::string& bench) {
        const std::string theirs = "/a=hitmonchan~0~FFF;b=-;h=?4;k=20;p=6;x=- 1 t=9 e=0 r=0";
        return pick(game, table(game, "a=machop~40~-;b=" + bench + ";h=F;k=20;p=6;x=-" + theirs), "official");
    };
    EXPECT_EQ(with_bench("-"), "attach:F~a");
    EXPECT_NE(with_bench("machop~0~F"), "attach:F~a");
}

TEST(PokemonPlayers, BringForwardWhatTheyCanKnockOut) {
    const Pokemon game = game_of("official,pool=base1");
    const auto against = [&](const std::string& bench) {
        const std::string mine = "a=hitmonchan~0~FFF;b=-;h=gust-of-wind;k=20;p=6;x=-";
        return pick(game, table(game, mine + "/a=chansey~0~-;b=" + bench + ";h=?4;k=20;p=6;x=- 1 t=9 e=0 r=0"),
                    "official");
    };
    EXPECT_EQ(against("machop~30~-"), "play:gust-of-wind");
    EXPECT_NE(against("chansey~0~-"), "play:gust-of-wind");
}

// What their own card lets them take is taken, and the card of the most use.
TEST(PokemonPlayers, AskedForACardByTheirOwnCardTakeTheMostUsefulAndNeverStopInstead) {
    const Pokemon game = game_of("official");
    const auto player = player_named("official");
    int asked = 0;
    random_positions(game, 30, 5, [&](const State& s) {
        const AskFor what = s.effect.ask.what;
        if (s.phase != Phase::asking || s.chooser != s.effect.by) return;
        if (what != AskFor::deck_card && what != AskFor::discard_card) return;
        const View v = game.view(s);
        const auto use = [&](const Move& m) {
            return m.act == Do::stop ? -1.0 : std::max(0.0, usefulness(game.rules, s.field(s.chooser), m.card));
        };
        double most = -1;
        for (const Move& m : game.moves(v)) most = std::max(most, use(m));
        Rng rng(1);
        EXPECT_EQ(use(player->choose(game, v, rng)), most) << game.print(s);
        ++asked;
    });
    EXPECT_GT(asked, 20);
}

// An energy card in the hand is fuel if the best attack asks for its type or for any; one of every type always is.
TEST(PokemonAppraisal, FuelInHandIsAnEnergyThatTheBestAttackAsksFor) {
    const auto fuels = [](const char* pokemon, const char* energy) {
        Field f;
        f.hand.push(*catalogue().find(energy, Pool::base1));
        return fuel_in_hand(f, catalogue()[*catalogue().find(pokemon, Pool::base1)]);
    };
    EXPECT_TRUE(fuels("machop", "fighting-energy"));
    EXPECT_FALSE(fuels("machop", "water-energy"));
    EXPECT_FALSE(fuels("machop", "machoke"));
    EXPECT_TRUE(fuels("machop", "ex6-103"));  // multi energy
    EXPECT_TRUE(fuels("chansey", "water-energy"));
}

// What nobody asks for is spared most, of another type sooner than of one's own; what is needed not at all.
TEST(PokemonAppraisal, EnergyThatTheBestAttackDoesNotAskForIsSparedFirst) {
    const Pokemon game = game_of("official,pool=base1");
    const auto spared = [&](const char* active, Type energy) {
        const State s = table(game, duel(active, "machop~0~-"));
        return spare(game.rules, s.field(Side::first).active(), basic_energy(energy));
    };
    EXPECT_EQ(spared("machop~0~F", Type::fighting), 0);
    EXPECT_EQ(spared("machop~0~FF", Type::fighting), 10);
    EXPECT_EQ(spared("machop~0~FW", Type::water), 15);
}

TEST(PokemonPlayers, SwitchOnlyIntoSomebodyWhoLivesOrDoesMore) {
    const Pokemon game = game_of("official,pool=base1");
    const auto with = [&](const std::string& mine, const std::string& theirs) {
        return pick(game,
                    table(game, mine + ";h=switch;k=20;p=6;x=-/a=" + theirs + ";b=-;h=?4;k=20;p=6;x=- 1 t=9 e=0 r=0"),
                    "official");
    };
    const std::string killer = "hitmonchan~0~FFF", harmless = "chansey~0~-";
    EXPECT_EQ(with("a=machop~40~F;b=chansey~0~CCCC", killer).substr(0, 11), "play:switch");
    EXPECT_NE(with("a=machop~40~F;b=machop~40~F", killer).substr(0, 11), "play:switch");  // dies there too
    EXPECT_NE(with("a=machop~0~F;b=machop~0~F", harmless).substr(0, 11), "play:switch");  // nobody is in danger
}

TEST(PokemonPlayers, GiveAPotionOnlyToWhomItSaves) {
    const Pokemon game = game_of("official,pool=base1");
    const auto with = [&](const std::string& mine) {
        const std::string killer = "/a=hitmonchan~0~FFF;b=-;h=?4;k=20;p=6;x=- 1 t=9 e=0 r=0";
        return pick(game, table(game, mine + ";b=-;h=potion;k=20;p=6;x=-" + killer), "official");
    };
    EXPECT_EQ(with("a=machop~10~F").substr(0, 11), "play:potion");
    EXPECT_NE(with("a=machop~40~F").substr(0, 11), "play:potion");  // 20 less is still too much
    EXPECT_NE(with("a=machop~0~F").substr(0, 11), "play:potion");   // lives without
}

TEST(PokemonPlayers, UseAPowerThatTurnsEnergyOnlyWhenItDoesMore) {
    const Pokemon game = game_of("official,pool=base1");
    const auto with = [&](const char* energy) {
        const std::string mine = std::string("a=charizard~0~") + energy + ";b=-;h=-;k=20;p=6;x=-";
        return pick(game, table(game, mine + "/a=chansey~0~-;b=-;h=?4;k=20;p=6;x=- 1 t=9 e=0 r=0"), "official");
    };
    EXPECT_EQ(with("RRRR"), "attack:1");
    EXPECT_EQ(with("WWWW").substr(0, 5), "power");
}

}  // namespace
}  // namespace rakus::pokemon
