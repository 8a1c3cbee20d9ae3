#include <gtest/gtest.h>

#include <set>

#include "core/any_game.h"

namespace rakus {
namespace {

// A paper that a game has is whole, and its examples are positions of the game.
TEST(PapersOfTheGames, AreWholeAndTheirExamplesCanBePlayed) {
    int papers = 0;
    for (const AnyGame* game : all_games()) {
        const PaperReading& r = game->describe().reading;
        if (r.source.empty()) continue;  // a game without a paper
        ++papers;
        EXPECT_FALSE(r.statements.empty()) << game->describe().name;
        std::vector<std::string_view> elements;
        for (const PaperElement& e : r.elements) elements.push_back(e.id);
        EXPECT_EQ(elements, std::vector<std::string_view>(kElements.begin(), kElements.end())) << game->describe().name;
        std::set<std::string> names;
        for (const PaperExample& e : r.examples) {
            EXPECT_TRUE(names.insert(e.id).second) << e.id;
            const auto position = game->inspect({e.rules, e.position, e.moves, 1});
            EXPECT_TRUE(position.ok()) << e.id << ": " << (position.ok() ? "" : position.error().message.en);
            if (!e.player.empty()) {
                EXPECT_TRUE(game->check_player(e.player, e.rules).ok()) << e.id;
            }
        }
        EXPECT_FALSE(names.empty()) << game->describe().name;
    }
    EXPECT_GE(papers, 5);
}

}  // namespace
}  // namespace rakus
