// What every game's picture must be, whatever position of random games it shows: well-formed, in both languages and all
// styles, with an arrow for every move, and the same bytes whatever lies hidden.
#include <gtest/gtest.h>

#include <regex>

#include "app/position_picture.h"
#include "core/rng.h"

namespace rakus {
namespace {

using app::PictureOptions;
using app::position_picture;

// Calls f(request, position) in the positions of random games.
template <class F>
void in_games_of(const AnyGame& game, F f) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        PositionRequest at{"", "", {}, seed};
        Rng rng(seed);
        for (int ply = 0; ply < 25; ++ply) {
            const auto now = game.inspect(at);
            ASSERT_TRUE(now.ok());
            f(at, *now);
            if (now->moves.empty()) break;
            at.moves.push_back(now->moves[rng.below(static_cast<std::uint32_t>(now->moves.size()))].move);
        }
    }
}

// The first tag that is not closed in order, or a sign that stands where it may not; empty: well-formed.
std::string fault_in(const std::string& svg) {
    static const std::regex tag(R"re(<(/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(/?)>)re");
    std::vector<std::string> open;
    std::size_t end = 0;
    for (auto at = std::sregex_iterator(svg.begin(), svg.end(), tag); at != std::sregex_iterator(); ++at) {
        const auto between = svg.substr(end, static_cast<std::size_t>(at->position()) - end);
        if (between.find_first_of("<>") != between.npos) return between;
        end = static_cast<std::size_t>(at->position() + at->length());
        if ((*at)[1].length() > 0) {
            if (open.empty() || open.back() != (*at)[2].str()) return at->str();
            open.pop_back();
        } else if ((*at)[4].length() == 0) {
            open.push_back((*at)[2].str());
        }
    }
    return open.empty() ? svg.substr(end) == "\n" ? "" : svg.substr(end) : open.back();
}

class EveryPicture : public ::testing::TestWithParam<const AnyGame*> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryPicture, testing::ValuesIn(all_games()),
                         [](const auto& of) { return of.param->describe().name; });

TEST_P(EveryPicture, IsWellFormedInEveryLanguageAndStyle) {
    in_games_of(*GetParam(), [&](const PositionRequest& at, const PositionInfo&) {
        for (const auto lang : {Lang::en, Lang::id})
            for (const auto style : {report::Style::light, report::Style::dark, report::Style::print}) {
                const auto svg = position_picture(*GetParam(), at, {style, {}, nullptr, true, true}, lang);
                ASSERT_TRUE(svg.ok());
                EXPECT_EQ(fault_in(*svg), "");
            }
    });
}

TEST_P(EveryPicture, MarksEveryMoveThatCanBeMade) {
    in_games_of(*GetParam(), [&](const PositionRequest& at, const PositionInfo& now) {
        const auto bare = position_picture(*GetParam(), at, {}, Lang::en);
        ASSERT_TRUE(bare.ok());
        for (const MoveText& m : now.moves) {
            const auto marked =
                position_picture(*GetParam(), at, {{}, {{m.move, report::MarkKind::pick, m.move}}, nullptr}, Lang::en);
            ASSERT_TRUE(marked.ok()) << m.move;
            EXPECT_EQ(fault_in(*marked), "") << m.move;
            EXPECT_GT(marked->size(), bare->size()) << m.move << " is not to be seen";
        }
    });
}

TEST_P(EveryPicture, RefusesAMoveThatCannotBeMade) {
    const auto refused = position_picture(*GetParam(), {}, {{}, {{"no such move"}}, nullptr}, Lang::en);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().fault, Fault::bad_input);
}

TEST_P(EveryPicture, HasNothingHiddenInIt) {
    if (!GetParam()->describe().hidden) GTEST_SKIP() << "nothing is hidden";
    int compared = 0;
    in_games_of(*GetParam(), [&](const PositionRequest& at, const PositionInfo& now) {
        const PictureOptions still{{}, {}, nullptr, true, false};
        const auto drawn = position_picture(*GetParam(), at, still, Lang::en);
        ASSERT_TRUE(drawn.ok());
        // The position as the mover may write it down has no hidden card.
        const auto written = position_picture(*GetParam(), {"", now.position, {}, at.seed + 7}, still, Lang::en);
        if (!written.ok()) return;  // an opening that is still face down cannot be set up from one seat
        EXPECT_EQ(*drawn, *written);
        ++compared;
    });
    EXPECT_GT(compared, 20);
}

TEST(PictureText, OfAStrangerIsNeverReadAsMarkup) {
    Scene scene;
    scene.board = "cards";
    scene.places = {{"a", PlaceKind::hand, 1, {"<script>", "<script>"}, {{PieceKind::card, 1, 0, 1, "x"}}}};
    scene.zones = {{ZoneRole::field, {"a & b", "a & b"}, {{"a"}}}};
    scene.cards = {{"x", "\"><b>", "", {"&", "&"}}};
    EXPECT_EQ(fault_in(report::picture_of(scene, {"<i>", "</svg>"})), "");
}

TEST(PictureText, IsCutBetweenWordsAndNeverInsideALetter) {
    EXPECT_EQ(report::in_lines("one two three", 60, 10, 2), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(report::in_lines("éééééééééééé", 40, 10, 1), (std::vector<std::string>{"ééééé…"}));
}

}  // namespace
}  // namespace rakus
