// Card files, decks, imports and positions that are wrong: refused with the place and the reason.
#include <map>

#include "games/pokemon/card_verbs.h"
#include "games/pokemon/data.h"
#include "games/pokemon/import.h"
#include "games/pokemon/test_table.h"
#include "games/pokemon/vocabulary.h"

namespace rakus::pokemon {
namespace {

std::string why(const Status& s) {
    return s.ok() ? "" : s.error().message.en;
}
template <class T>
std::string why(const Result<T>& r) {
    return r.ok() ? "" : r.error().message.en;
}

std::string deck_text(const char* more, int energies) {
    return "pool base1\n4 machop\n" + std::string(more) + std::to_string(energies) + " fighting-energy\n";
}

TEST(PokemonDecks, ThatTheProgramCarriesAreLegal) {
    EXPECT_EQ(deck_names().size(), 10u);
    for (const auto name : deck_names()) {
        const auto deck = find_deck(name);
        ASSERT_TRUE(deck.ok()) << name;
        EXPECT_EQ(why(check_deck(**deck, {})), "") << name;
        EXPECT_EQ((*deck)->cards.size(), 60u);
    }
}

TEST(PokemonDecks, OfSixtyOneCardsAreLegalOnlyInThePaper) {
    const auto deck = read_deck("d", deck_text("", 57));
    ASSERT_TRUE(deck.ok());
    EXPECT_EQ(why(check_deck(*deck, {})), "deck d: 61 cards, expected 60");
    EXPECT_EQ(why(check_deck(*deck, paper_rules().deck_rules())), "");
}

TEST(PokemonDecks, NeedABasicAndAtMostFourOfAName) {
    EXPECT_EQ(why(check_deck(*read_deck("d", deck_text("5 rattata\n", 51)), {})),
              "deck d: more than four cards named Rattata");
    EXPECT_EQ(why(check_deck(*read_deck("d", "pool base1\n60 fire-energy\n"), {})), "deck d: no Basic Pokemon");
    EXPECT_EQ(why(check_deck(*read_deck("d", deck_text("5 double-colorless-energy\n", 51)), {})),
              "deck d: more than four cards named Double Colorless Energy");
    EXPECT_EQ(
        why(check_deck(*read_deck("d", deck_text("5 double-colorless-energy\n", 51)), paper_rules().deck_rules())), "");
}

TEST(PokemonDecks, NameTheLineThatIsWrong) {
    EXPECT_EQ(why(read_deck("d", "pool base1\n4 pikachoo\n")),
              "deck d, line 2: 'pikachoo' is no card; did you mean 'pikachu'?");
    EXPECT_NE(why(read_deck("d", "four pikachu\n")).find("line 1"), std::string::npos);
    EXPECT_NE(
        why(read_deck("d", "pool trainer\n4 charmander\n")).find("more than one card: say ex6-57, ex6-58, ex6-113"),
        std::string::npos);
}

TEST(PokemonCardFiles, WithAnUnknownOperationAreRefused) {
    Catalogue cards;
    const auto read = cards.add(
        R"({"cards":[{"id":"x-1","name":"X","kind":"basic","hp":50,"type":"R",
            "attacks":[{"name":"A","cost":"R","damage":10,"do":["explode 3"]}]}]})",
        Pool::base1);
    EXPECT_EQ(why(read), "card x-1: operation 'explode 3': 'explode' is not an operation");
    EXPECT_NE(why(cards.add("[1,2", Pool::base1)).find("expected a JSON object"), std::string::npos);
    EXPECT_NE(
        why(cards.add(R"({"cards":[{"id":"x-2","name":"X","kind":"basic","hp":"many","type":"R"}]})", Pool::base1))
            .find("card x-2"),
        std::string::npos);
    EXPECT_NE(why(cards.add(R"({"cards":[{"id":"x-3","name":"X","kind":"basic","hp":55,"type":"R"}]})", Pool::base1))
                  .find("hp should be"),
              std::string::npos);
}

TEST(PokemonCardFiles, SayEveryOperationInBothLanguages) {
    for (std::size_t i = 1; i < catalogue().size(); ++i) {
        const Card& c = catalogue()[CardId{static_cast<std::uint8_t>(i)}];
        for (const Attack& a : c.attacks)
            for (const Op& op : a.script) EXPECT_FALSE(describe(op).en.empty() || describe(op).id.empty()) << c.id;
    }
}

TEST(PokemonCardFiles, HoldAllCardsOfBothPools) {
    const auto report = card_verbs()->coverage("");
    ASSERT_TRUE(report.ok());
    EXPECT_TRUE(report->rows.empty());
    int base = 0;
    for (std::size_t i = 1; i < catalogue().size(); ++i)
        base += catalogue().in_pool({static_cast<std::uint8_t>(i)}, Pool::base1);
    EXPECT_EQ(base, 102);
    int found = 0;
    for (const CardFact& f : report->facts)
        found += f.what.en == "base1: attacks carried out" && f.value == "114/114 (100 %)";
    EXPECT_EQ(found, 1);
}

TEST(PokemonCardFiles, CountATextAsCarriedOutOnlyWhereTheGameLooksForIt) {
    // A Body that draws would be read by nobody; a Trainer that strikes back neither.
    const auto report = card_verbs()->check(
        R"({"cards":[{"id":"x-1","name":"X","kind":"basic","hp":50,"type":"R",
            "power":{"name":"P","kind":"body","do":["draw 1"]},
            "attacks":[{"name":"A","cost":"R","damage":10}]},
           {"id":"x-2","name":"Y","kind":"basic","hp":50,"type":"R",
            "power":{"name":"Q","kind":"body","do":["strike-back 10"]}},
           {"id":"x-3","name":"T","kind":"trainer","do":["strike-back 10"]},
           {"id":"x-4","name":"U","kind":"trainer","do":["draw 2"]}]})",
        "");
    ASSERT_TRUE(report.ok()) << report.error().message.en;
    std::map<std::string, std::string> facts;
    for (const CardFact& f : report->facts) facts[f.what.en] = f.value;
    EXPECT_EQ(facts["file: Bodies carried out"], "1/2 (50 %)");
    EXPECT_EQ(facts["file: Trainer cards carried out"], "1/2 (50 %)");
    EXPECT_EQ(facts["file: attacks carried out"], "1/1 (100 %)");
    EXPECT_EQ(facts["file: Powers carried out"], "0");
    ASSERT_EQ(report->rows.size(), 2u);
    EXPECT_EQ(report->rows[0].name, "X: P");
    EXPECT_EQ(report->rows[1].name, "T");
}

TEST(PokemonImport, KnowsCompletePartialAndUnknownAttacks) {
    EXPECT_EQ(understand("Foo", "Flip a coin. If heads, the Defending Pokémon is now Paralyzed.").operations,
              (std::vector<std::string>{"flip 1", "heads: status defender paralyzed"}));
    EXPECT_EQ(understand("Foo", "Flip a coin. If tails, Foo does 20 damage to itself.").how, Understood::complete);
    EXPECT_EQ(understand("Foo", "Flip a coin. Then sing a song.").how, Understood::partial);
    EXPECT_EQ(understand("Foo", "Sing a song.").how, Understood::unknown);
    EXPECT_EQ(understand("Foo", "Sing a song.").open, (std::vector<std::string>{"sing a song"}));
    EXPECT_EQ(understand("Foo", "").how, Understood::complete);
}

TEST(PokemonImport, KeepsThePrintedNumbersOfWeaknessAndResistance) {
    const auto card = [](const char* weakness, const char* resistance) {
        return import_cards(
            std::string(R"([{"id":"z-1","name":"Foo","supertype":"Pokémon","subtypes":["Basic"],"hp":"60",
            "types":["Fire"],"weaknesses":[{"type":"Water","value":")") +
            weakness + R"("}],"resistances":[{"type":"Fighting","value":")" + resistance + R"("}],"attacks":[]}])");
    };
    const auto changed = card("+20", "-20"), usual = card("×2", "-30");
    ASSERT_TRUE(changed.ok() && usual.ok());
    EXPECT_NE(changed->file.find("\"weak_plus\": 20"), std::string::npos) << changed->file;
    EXPECT_NE(changed->file.find("\"resist_minus\": 20"), std::string::npos);
    EXPECT_EQ(usual->file.find("weak_plus"), std::string::npos);
    Catalogue cards;
    EXPECT_TRUE(cards.add(changed->file, Pool::trainer).ok());
}

TEST(PokemonImport, ANumberThatNoCardCanHaveIsRefusedByTheReaderOfCards) {
    const auto card = [](const char* hp, const char* damage) {
        const auto read = import_cards(
            std::string(
                R"([{"id":"z-1","name":"Foo","supertype":"Pokémon","subtypes":["Basic"],"types":["Fire"],"hp":")") +
            hp + R"(","attacks":[{"name":"A","cost":["Fire"],"damage":")" + damage + R"(","text":""}]}])");
        Catalogue cards;
        return read.ok() ? why(cards.add(read->file, Pool::trainer)) : "";
    };
    EXPECT_EQ(card("60", "20"), "");
    EXPECT_EQ(card("99999999950", "20"), "card z-1: hp should be 10, 20 .. 400");
    EXPECT_EQ(card("60", "99999999950"), "card z-1: damage should be 0 to 1000");
}

TEST(PokemonImport, MakesACardFileThatReads) {
    const auto read = import_cards(
        R"([{"id":"z-1","name":"Foo","supertype":"Pokémon","subtypes":["Basic"],"hp":"60","types":["Fire"],
        "weaknesses":[{"type":"Water","value":"×2"}],
        "retreatCost":["Colorless"],"attacks":[{"name":"A","cost":["Fire","Colorless"],"damage":"20+",
        "text":"Flip a coin. If heads, this attack does 20 damage plus 10 more damage."},
        {"name":"B","cost":["Fire"],"damage":"30×",
        "text":"Flip 2 coins. This attack does 30 damage times the number of heads."}]},
        {"id":"z-2","name":"Bar","supertype":"Trainer","rules":["x"]}])");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->cards, 1);
    EXPECT_EQ(read->skipped, 1);
    EXPECT_EQ(read->count(Understood::complete), 2);
    Catalogue cards;
    EXPECT_EQ(why(cards.add(read->file, Pool::base1)), "");
    EXPECT_FALSE(import_cards("{}").ok());
}

TEST(PokemonPositions, ThatCannotBeAreRefusedWithThePlace) {
    const Pokemon game = game_of("");
    EXPECT_NE(
        why(game.parse(duel("vulpix~50~RR", "butterfree~80~G"))).find("player 1 a: 50 damage, but Vulpix has 50 HP"),
        std::string::npos);
    EXPECT_NE(why(game.parse("a=vulpix~0~R;b=-;h=?30;k=40;p=6;x=-/a=vulpix~0~R;b=-;h=?4;k=40;p=6;x=- 1"))
                  .find("player 1: 78 cards, at most 60"),
              std::string::npos);
    EXPECT_NE(why(game.parse(duel("vulpixx~0~RR", "butterfree~80~G"))).find("did you mean 'vulpix'?"),
              std::string::npos);
    EXPECT_NE(why(game.parse(duel("vulpix~5~RR", "butterfree~80~G"))).find("multiple of 10"), std::string::npos);
    EXPECT_NE(why(game.parse(duel("vulpix~0~RQ", "butterfree~80~G"))).find("'Q' is no energy"), std::string::npos);
    EXPECT_NE(why(game.parse(duel("vulpix~0~R", "butterfree~80~G", " z=1"))).find("unknown key 'z'"),
              std::string::npos);
    EXPECT_NE(why(game.parse("a=vulpix~0~R 1")).find("two players"), std::string::npos);
    EXPECT_NE(why(game.parse(duel("?~0~R", "butterfree~80~G"))).find("must be named"), std::string::npos);
    EXPECT_NE(why(game.parse(duel("vulpix~0~R~-~turned:C", "butterfree~80~G"))).find("unknown mark"),
              std::string::npos);
    EXPECT_FALSE(game.parse(duel("vulpix~0~R", "butterfree~80~G",
                                 " do=asking f=super-energy-removal.2.0.0.0.1.2.0.0.0.2.200.2.3.0.0.8.000000000100"))
                     .ok());
    EXPECT_NE(
        why(game.parse("a=-;b=-;h=?5;k=30;p=6;x=-/a=vulpix~0~-;b=-;h=?5;k=30;p=6;x=- 1")).find("no active Pokemon"),
        std::string::npos);
    EXPECT_NE(why(Pokemon::configure(*read_settings("deck1=embr"))).find("did you mean 'ember'?"), std::string::npos);
}

TEST(PokemonPositions, WithASeedDealTheRestOfTheDeck) {
    const Pokemon game = game_of("deck1=ember,deck2=silkwing");
    const std::string text = "a=vulpix~0~R;b=-;h=?5;k=@7;p=6;x=-/a=weedle~0~G;b=-;h=?4;k=@7;p=6;x=- 1 t=3 e=0 r=0";
    const State s = table(game, text);
    EXPECT_EQ(game.print(s), game.print(table(game, text)));
    EXPECT_EQ(s.fields[0].deck.size(), 60 - 1 - 1 - 5 - 6);
    Census deck{};
    for (const CardId c : game.decks[0]->cards) ++deck[c.value];
    EXPECT_EQ(census(s, Side::first), deck);
}

// What one seat is shown of a random game, from the deal to the end.
TEST(PokemonPositions, OfEverySeatReadBackToWhatThatSeatSees) {
    for (const char* rules : {"paper", "official", "official,pool=base1"}) {
        const Pokemon game = game_of(rules);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Rng rng = Rng::stream(8, seed);
            State s = game.start(rng);
            while (!game.outcome(game.view(s))) {
                for (const Side seat : {Side::first, Side::second}) {
                    const std::string seen = game.print(game.view_of(s, seat).table);
                    const auto again = game.parse(seen);
                    ASSERT_TRUE(again.ok()) << again.error().message.en << "\n" << seen;
                    ASSERT_EQ(game.print(game.view_of(again->state, seat).table), seen);
                }
                const Moves moves = game.moves(game.view(s));
                s = game.after(s, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng);
            }
        }
    }
}

TEST(PokemonPositions, OfTheSetupReadBackWithTheOpponentsPokemonFaceDown) {
    const Pokemon game = game_of("deck1=ember,deck2=silkwing");
    const std::string seen =
        "a=?~0~-~-~new;b=?~0~-~-~new;h=?5;k=53;p=0;x=-/a=-;b=-;h=caterpie.G*6;k=53;p=0;x=- 2 t=0 e=0 r=0 turn=1 "
        "do=setup";
    const State s = table(game, seen);
    EXPECT_EQ(game.print(game.view(s).table), seen);  // nothing is given away
    EXPECT_EQ(card_of(s.fields[0].active()).kind, Kind::basic);
    EXPECT_TRUE(game.parse(seen)->state == s);  // the same every time
    const State begun = play(game, s, {"active:caterpie"});
    EXPECT_EQ(begun.phase, Phase::main);
    EXPECT_TRUE(game.parse(game.print(begun)).ok());
}

}  // namespace
}  // namespace rakus::pokemon
