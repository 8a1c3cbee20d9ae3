// What every game must let people do with its board besides playing: set up a position by hand, look at what a move
// would do, learn it in a few moves, and choose an opponent in words. Asked of each game in the registry.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/any_game.h"
#include "core/rng.h"

namespace rakus {
namespace {

class EveryBoard : public ::testing::TestWithParam<const AnyGame*> {
   protected:
    const AnyGame& game() const { return *GetParam(); }
    bool has_sides() const { return !game().describe().solitaire; }

    PositionInfo look(const PositionRequest& request) const {
        const auto info = game().inspect(request);
        EXPECT_TRUE(info.ok()) << (info.ok() ? "" : info.error().message.en);
        return info.ok() ? *info : PositionInfo{};
    }
    // A position of a random game, as text; the cards of both are open.
    PositionRequest somewhere(std::uint64_t seed, int plies) const {
        PositionRequest request{"", "", {}, seed, See::all};
        Rng rng(seed);
        for (int i = 0; i < plies; ++i) {
            const auto now = look(request);
            if (now.moves.empty()) break;
            request.moves.push_back(now.moves[rng.below(static_cast<std::uint32_t>(now.moves.size()))].move);
        }
        return request;
    }
};

INSTANTIATE_TEST_SUITE_P(Games, EveryBoard, testing::ValuesIn(all_games()),
                         [](const auto& of) { return of.param->describe().name; });

bool told(const Text& t) {
    return !t.en.empty() && !t.id.empty();
}

// Everything that may be touched with a piece: places, and pieces in them.
std::vector<std::string> touches(const Scene& scene) {
    std::vector<std::string> all{""};
    for (const Place& p : scene.places) {
        all.push_back(p.id);
        for (const Piece& piece : p.pieces)
            if (!piece.card.empty()) all.push_back(p.id + "/" + piece.card);
    }
    return all;
}
int count_of(const Scene& scene) {
    int n = 0;
    for (const Place& p : scene.places)
        for (const Piece& piece : p.pieces) n += piece.count;
    return n;
}

TEST_P(EveryBoard, ThePaletteHasOneIdAndWordsForEveryPiece) {
    const auto palette = game().palette("");
    ASSERT_TRUE(palette.ok());
    ASSERT_FALSE(palette->empty());
    std::set<std::string> ids;
    for (const PaletteItem& item : *palette) {
        EXPECT_TRUE(ids.insert(item.id).second) << item.id;
        EXPECT_TRUE(told(item.words)) << item.id;
    }
    EXPECT_TRUE(ids.contains("take"));
    EXPECT_EQ(ids.contains("turn"), has_sides());
}

TEST_P(EveryBoard, AnEditGivesAPositionThatCanBePlayedOrAReasonInBothLanguages) {
    const auto palette = game().palette("");
    int possible = 0, refused = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto request = somewhere(seed, 6 * static_cast<int>(seed));
        const auto drawn = game().draw(request);
        ASSERT_TRUE(drawn.ok());
        for (const PaletteItem& item : *palette)
            for (const auto& place : touches(drawn->scene)) {
                const auto edited = game().edit(request, {place, item.id});
                if (!edited) {
                    EXPECT_TRUE(told(edited.error().message)) << item.id << " at " << place;
                    ++refused;
                    continue;
                }
                ++possible;
                const auto again = game().inspect({"", *edited, {}, 1, See::all});
                ASSERT_TRUE(again.ok()) << item.id << " at " << place << ": " << *edited;
                EXPECT_EQ(again->position, *edited) << item.id << " at " << place;
            }
    }
    EXPECT_GT(possible, 20);
    EXPECT_GT(refused, 0);
}

// Nothing comes out of nowhere: seeds, pieces and cards are only moved about. Nim's seeds are taken off the board.
TEST_P(EveryBoard, EditsKeepTheMaterialOfTheGame) {
    if (game().describe().name == "nim") return;
    const auto palette = game().palette("");
    const auto request = somewhere(3, 12);
    Rng rng(5);
    const int before = count_of(game().draw(request)->scene);
    PositionRequest now = request;
    for (int i = 0; i < 400; ++i) {
        const auto where = touches(game().draw(now)->scene);
        const auto& item = (*palette)[rng.below(static_cast<std::uint32_t>(palette->size()))];
        const auto edited = game().edit(now, {where[rng.below(static_cast<std::uint32_t>(where.size()))], item.id});
        if (!edited) continue;
        now = {"", *edited, {}, 1, See::all};
        ASSERT_EQ(count_of(game().draw(now)->scene), before) << item.id << ": " << *edited;
    }
    EXPECT_NE(now.position, request.position);
}

TEST_P(EveryBoard, TheTurnCanBeGivenToTheOtherPlayer) {
    if (!has_sides()) return;
    const auto request = somewhere(2, 10);
    const auto edited = game().edit(request, {"", "turn"});
    ASSERT_TRUE(edited.ok()) << edited.error().message.en;
    EXPECT_EQ(look({"", *edited, {}, 1, See::all}).side, 3 - look(request).side);
}

TEST_P(EveryBoard, APieceThatIsNotInThePaletteIsRefused) {
    const auto edited = game().edit({}, {"", "no such piece"});
    ASSERT_FALSE(edited.ok());
    EXPECT_TRUE(told(edited.error().message));
    EXPECT_EQ(edited.error().fault, Fault::bad_input);
}

// ---- what a move would do
// ---------------------------------------------------------------------------------------------

// Where chance decides the rest, what comes alike in all the worlds that were tried need not come in this one.
TEST_P(EveryBoard, APreviewIsWhatTheMoveDoesOrSaysThatChanceDecides) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        auto request = somewhere(seed, 3 * static_cast<int>(seed));
        request.see = See::mover;
        const auto now = look(request);
        for (const MoveText& m : now.moves) {
            const auto preview = game().preview(request, m.move);
            ASSERT_TRUE(preview.ok()) << m.move << ": " << preview.error().message.en;
            EXPECT_EQ(preview->move, m.move);
            EXPECT_TRUE(told(preview->account.words)) << m.move;
            auto made = request;
            made.see = now.side == 1 ? See::first : See::second;
            made.moves.push_back(m.move);
            const auto done = game().draw(made);
            ASSERT_TRUE(done.ok());
            EXPECT_TRUE(preview->open || preview->steps == done->steps) << m.move;
            EXPECT_TRUE(!preview->open || preview->steps.back().chance) << m.move;
            EXPECT_TRUE(game().describe().hidden || !preview->open) << m.move;
        }
    }
}

TEST_P(EveryBoard, APreviewOfNoLegalMoveIsRefused) {
    const auto preview = game().preview({}, "no such move");
    ASSERT_FALSE(preview.ok());
    EXPECT_TRUE(told(preview.error().message));
}

// ---- lessons and levels
// -----------------------------------------------------------------------------------------------

TEST_P(EveryBoard, HowToPlayIsFiveToSevenMovesThatCanBeMade) {
    const auto& lessons = game().describe().lessons;
    EXPECT_GE(lessons.size(), 5u);
    EXPECT_LE(lessons.size(), 7u);
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const Lesson& lesson = lessons[i];
        EXPECT_TRUE(told(lesson.ask) && told(lesson.shown)) << i;
        const auto now = look({"", lesson.position, {}, 1});
        EXPECT_GT(now.moves.size(), lesson.moves.empty() ? 1u : 0u) << i;
        for (const auto& move : lesson.moves)
            EXPECT_TRUE(std::ranges::find(now.moves, move, &MoveText::move) != now.moves.end()) << i << " " << move;
        EXPECT_TRUE(lesson.moves.empty() || lesson.moves.size() < now.moves.size() || now.moves.size() == 1)
            << i << ": every move does it";
    }
}

TEST_P(EveryBoard, LevelsArePlayersInWords) {
    const auto& about = game().describe();
    EXPECT_EQ(about.levels.empty(), about.solitaire);
    for (const Level& level : about.levels) {
        EXPECT_TRUE(told(level.words)) << level.player;
        EXPECT_TRUE(std::ranges::find(about.players, level.player, &PlayerInfo::name) != about.players.end())
            << level.player;
    }
}

}  // namespace
}  // namespace rakus
