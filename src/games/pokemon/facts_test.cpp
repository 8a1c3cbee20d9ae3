#include "games/pokemon/facts.h"

#include <gtest/gtest.h>

#include "facts_conformance.h"
#include "games/pokemon/gameboy.h"
#include "games/pokemon/test_table.h"

namespace rakus::pokemon {
namespace {

double fact(const Pokemon& game, const std::string& position, std::string_view move, std::string_view id) {
    const View v = game.view(table(game, position));
    return fact_of(Facts{}, game, v, *game.parse_move(v, move), id);
}

const std::string kExample =
    "a=vulpix~30~RRL;b=-;h=?5;k=40;p=6;x=-/a=butterfree~80~GGRR;b=-;h=?4;k=41;p=6;x=- 1 t=9 e=0 r=0";

TEST(PokemonFacts, AreDeclaredOnceWithWordsAndARange) {
    expect_well_declared<Facts>(game_of("paper"), 25);
    expect_well_declared<Facts>(game_of("official,pool=base1"), 25);
}

TEST(PokemonFacts, StayWithinTheirRangesAndEachOfThemChanges) {
    std::vector<Pokemon> games;
    for (const char* rules :
         {"paper,deck1=ember,deck2=silkwing", "official,deck1=firered,deck2=leafgreen",
          "official,deck1=overgrowth,deck2=blackout", "official,era=wotc,deck1=zap,deck2=brushfire"})
        games.push_back(game_of(rules));
    expect_facts_within_range(Facts{}, games, 6, 1);
}

TEST(PokemonFacts, OfAnAttackAreWhatThePapersPlayerAddsUp) {
    const Pokemon game = game_of("paper,deck1=ember,deck2=quarry");
    int attacks = 0;
    random_positions(game, 3, 3, [&](const State& s) {
        const View v = game.view(s);
        if (s.phase != Phase::main) return;
        for (const Move& m : Facts{}.candidates(game, v)) {
            if (m.act != Do::attack) continue;
            Breakdown score;
            Greedy player{.early_stop = false};
            player.appraise(game, v, player.survey(game, v), m, score);
            EXPECT_EQ(fact_of(Facts{}, game, v, m, "value"), score.total());
            EXPECT_EQ(fact_of(Facts{}, game, v, m, "knocks_out"), score.priority() == 60);
            for (const Term& t : score.terms())
                if (t.counts) {
                    EXPECT_EQ(fact_of(Facts{}, game, v, m, t.rule->id), t.points());
                }
            ++attacks;
        }
    });
    EXPECT_GT(attacks, 100);
}

TEST(PokemonFacts, OfTheExampleOfThePaper) {
    const Pokemon game = game_of("paper");
    EXPECT_EQ(fact(game, kExample, "attack:1", "attack_number"), 1);
    EXPECT_EQ(fact(game, kExample, "attack:1", "their.hp_left"), 20);
    EXPECT_EQ(fact(game, kExample, "attack:1", "active.energies"), 3);
    EXPECT_EQ(fact(game, kExample, "attack:2", "value"), paper(game, kExample, 2));
    EXPECT_EQ(fact(game, kExample, "attack:2", "expected"), exact(game, kExample, 2).expected);
    EXPECT_EQ(fact(game, kExample, "attack:2", "p_ko"), exact(game, kExample, 2).p_ko);
    EXPECT_EQ(fact(game, kExample, "pass", "value"), 0);
}

TEST(PokemonFacts, ASourceHasNoEarlyStopAndAlwaysTheEndOfTheTurn) {
    const Pokemon game = game_of("paper");
    const View v = game.view(table(game, kExample));
    const Moves all = Facts{}.candidates(game, v);
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].act, Do::attack);
    EXPECT_EQ(all[1].act, Do::attack);
    EXPECT_EQ(all[2].act, Do::pass);
}

// What a player sees is all that the facts stand on: hidden cards in another order change nothing.
TEST(PokemonFacts, DoNotDependOnHiddenCards) {
    const Pokemon game = game_of("official,deck1=firered,deck2=leafgreen");
    Rng rng(5);
    random_positions(game, 1, 6, [&](const State& s) {
        const View seen = game.view(s), other_seen = game.view(game.sample(seen, rng));
        std::vector<double> one, two;
        each_value(Facts{}, game, seen, [&](const auto&, int, double x) { one.push_back(x); });
        each_value(Facts{}, game, other_seen, [&](const auto&, int, double x) { two.push_back(x); });
        EXPECT_EQ(one, two);
    });
}

TEST(PokemonFacts, OfTheReplyAreTheOpponentsAttacksOnTheTableAsTheMoveLeavesIt) {
    const Pokemon game = game_of("official,deck1=firered,deck2=leafgreen");
    int changes = 0;
    random_positions(game, 2, 7, [&](const State& s) {
        if (s.phase != Phase::main) return;
        const View v = game.view(s);
        const Side me = s.chooser;
        for (const Move& m : game.moves(v)) {
            const double p = fact_of(Facts{}, game, v, m, "reply.p_ko");
            EXPECT_GE(fact_of(Facts{}, game, v, m, "reply.p_ko_fed"), p);
            if (m.act != Do::retreat) continue;
            State turned = v.table;
            turned.field(me).active().shake_off();
            std::swap(turned.field(me).active(), turned.field(me).at(m.slot));
            EXPECT_EQ(p, best_worth(Valuation::exact, game.rules, turned, other(me)).ko);
            ++changes;
        }
    });
    EXPECT_GT(changes, 20);
}

TEST(PokemonFacts, NameCardsKindsAndTargets) {
    const Pokemon game = game_of("paper");
    const std::string position =
        "a=vulpix~30~R;b=vulpix~0~-;h=R.ninetales;k=40;p=6;x=-/a=butterfree~20~G;b=-;h=?4;k=41;p=1;x=- 1 t=9 e=0 r=0";
    const auto word = [&](const char* move, std::string_view id) {
        for (const auto& f : Facts::facts())
            if (f.info.id == id) return f.names(game)[static_cast<std::size_t>(fact(game, position, move, id))];
        return std::string();
    };
    EXPECT_EQ(word("attach:R~a", "kind"), "attach");
    EXPECT_EQ(word("attach:R~a", "card_kind"), "energy");
    EXPECT_EQ(word("attach:R~a", "type"), "fire");
    EXPECT_EQ(word("evolve:ninetales~b1", "card"), "ninetales");
    EXPECT_EQ(word("pass", "kind"), "end_turn");
    EXPECT_EQ(fact(game, position, "attach:R~a", "target.active"), 1);
    EXPECT_EQ(fact(game, position, "attach:R~b1", "target.active"), 0);
    EXPECT_EQ(fact(game, position, "attach:R~a", "target.damage"), 30);
    EXPECT_EQ(fact(game, position, "attack:1", "target.own"), 0);
    EXPECT_EQ(fact(game, position, "attack:1", "target.damage"), 20);
    EXPECT_EQ(fact(game, position, "pass", "last_stand"), 1);  // their last prize
}

}  // namespace
}  // namespace rakus::pokemon
