// What every game's scene must be, asked of each game in the registry: it can be touched, its steps lead from one scene
// to the next, it speaks both languages, and nothing hidden is in it.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/any_game.h"
#include "core/rng.h"

namespace rakus {
namespace {

// The rules under which scenes are tried: the usual ones, and those that show other things.
std::vector<std::string> variants(const std::string& game) {
    if (game == "gobblet") return {"", "memory=1", "lift=strict"};
    if (game == "congklak") return {"", "dir=ccw", "site1"};
    if (game == "bantumi") return {"", "ec=0", "pits=3,seeds=2"};
    if (game == "pokemon") return {"", "official", "official,era=wotc"};
    if (game == "exodia") return {"", "official"};
    if (game == "nim") return {"", "last=loses,heaps=1.0.2.9"};
    return {""};
}

struct Case {
    const AnyGame* game;
    std::string rules;
};

class EveryScene : public ::testing::TestWithParam<Case> {
   protected:
    const AnyGame& game() const { return *GetParam().game; }

    Drawing draw(const PositionRequest& request) const {
        const auto drawn = game().draw(request);
        EXPECT_TRUE(drawn.ok()) << (drawn.ok() ? "" : drawn.error().message.en);
        return drawn.ok() ? *drawn : Drawing{};
    }

    // Calls f(request) for every position of some random games, the request naming no viewer.
    template <class F>
    void in_random_games(int games, int plies, F f) const {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
            PositionRequest request{GetParam().rules, "", {}, seed};
            Rng rng(seed);
            for (int ply = 0; ply <= plies; ++ply) {
                f(request);
                if (::testing::Test::HasFatalFailure()) return;
                const auto now = game().inspect(request);
                ASSERT_TRUE(now.ok());
                if (now->moves.empty()) break;
                request.moves.push_back(now->moves[rng.below(static_cast<std::uint32_t>(now->moves.size()))].move);
            }
        }
    }
};

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const AnyGame* g : all_games())
        for (const auto& rules : variants(g->describe().name)) all.push_back({g, rules});
    return all;
}
std::string case_name(const testing::TestParamInfo<Case>& info) {
    std::string name = info.param.game->describe().name + "_" + info.param.rules;
    std::ranges::replace_if(
        name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(Games, EveryScene, testing::ValuesIn(cases()), case_name);

bool told(const Text& t) {
    return !t.en.empty() && !t.id.empty();
}
bool begins(const std::vector<std::string>& beginning, const std::vector<std::string>& whole) {
    return beginning.size() <= whole.size() && std::equal(beginning.begin(), beginning.end(), whole.begin());
}
std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const auto& w : words) out += w + " ";
    return out;
}

// What a touch names is there: a place, or a piece in it.
bool is_there(const Scene& scene, const std::string& touch) {
    const auto slash = touch.find('/');
    const Place* place = scene.find(touch.substr(0, slash));
    if (!place || slash == std::string::npos) return place != nullptr;
    const std::string piece = touch.substr(slash + 1);
    return std::ranges::any_of(
        place->pieces, [&](const Piece& p) { return p.kind == PieceKind::back ? piece == "?" : p.card == piece; });
}

TEST_P(EveryScene, TouchesReachEveryLegalMoveAndNoneIsTheBeginningOfAnother) {
    in_random_games(4, 60, [&](const PositionRequest& request) {
        const auto drawing = draw(request);
        const auto info = game().inspect(request);
        ASSERT_EQ(drawing.moves.size(), info->moves.size());
        for (std::size_t i = 0; i < drawing.moves.size(); ++i) {
            const Touch& a = drawing.moves[i];
            EXPECT_EQ(a.move, info->moves[i].move);
            EXPECT_TRUE(told(a.words)) << a.move;
            ASSERT_FALSE(a.places.empty()) << a.move;
            for (const auto& p : a.places) ASSERT_TRUE(is_there(drawing.scene, p)) << a.move << " touches " << p;
            for (std::size_t j = 0; j < drawing.moves.size(); ++j)
                ASSERT_TRUE(i == j || !begins(a.places, drawing.moves[j].places))
                    << a.move << " and " << drawing.moves[j].move << " by " << joined(a.places);
        }
    });
}

TEST_P(EveryScene, EveryPlaceHasOneIdOneLabelAndOneSpot) {
    in_random_games(2, 40, [&](const PositionRequest& request) {
        const Scene scene = draw(request).scene;
        std::map<std::string, int> drawn;
        for (const Zone& z : scene.zones)
            for (const auto& row : z.rows)
                for (const auto& id : row) ++drawn[id];
        std::set<std::string> ids, faces;
        for (const CardFace& f : scene.cards) {
            EXPECT_TRUE(faces.insert(f.id).second) << f.id;
            EXPECT_TRUE(told(f.line) && !f.title.empty()) << f.id;
        }
        for (const Place& p : scene.places) {
            EXPECT_TRUE(ids.insert(p.id).second) << p.id;
            EXPECT_TRUE(told(p.label)) << p.id;
            EXPECT_EQ(drawn[p.id], 1) << p.id;
            for (const Piece& piece : p.pieces) {
                EXPECT_GT(piece.count, 0) << p.id;
                EXPECT_TRUE(piece.kind != PieceKind::card || faces.contains(piece.card)) << p.id << piece.card;
            }
        }
        EXPECT_EQ(drawn.size(), scene.places.size());
    });
}

// Pieces of a place in an order of their own: only cells are stacks whose order counts.
std::vector<std::string> pieces_of(const Place& place) {
    std::vector<std::string> out;
    for (const Piece& p : place.pieces) {
        std::string text =
            std::string(name_of(p.kind)) + std::to_string(p.owner) + "/" + std::to_string(p.size) + p.card;
        for (const Bar& b : p.bars) text += "|" + b.label.en + std::to_string(b.value) + "of" + std::to_string(b.of);
        for (const Badge& b : p.badges) text += "+" + b.sign;
        for (int i = 0; i < p.count; ++i) out.push_back(text);
    }
    if (place.kind != PlaceKind::cell) std::ranges::sort(out);
    return out;
}

TEST_P(EveryScene, TheStepsOfAMoveLeadFromTheSceneBeforeItToTheSceneAfterIt) {
    in_random_games(4, 60, [&](PositionRequest request) {
        if (request.moves.empty()) return;
        for (const See see : {See::first, See::second, See::all}) {
            request.see = see;
            PositionRequest earlier = request;
            earlier.moves.pop_back();
            Scene scene = draw(earlier).scene;
            const Drawing now = draw(request);
            for (const Step& s : now.steps) {
                ASSERT_TRUE(play(scene, s)) << s.words.en << " " << s.from << " " << s.to;
                EXPECT_EQ(s.words.en.empty(), s.words.id.empty());
            }
            for (const Place& after : now.scene.places) {
                if (after.kind == PlaceKind::button || after.kind == PlaceKind::offer) continue;
                const Place* played = scene.find(after.id);
                ASSERT_TRUE(played) << after.id;
                ASSERT_EQ(pieces_of(*played), pieces_of(after)) << after.id << " after " << request.moves.back();
            }
            const bool said = std::ranges::any_of(now.steps, [](const Step& s) { return told(s.words); });
            EXPECT_TRUE(said || now.steps.empty());
        }
    });
}

// Nothing of the scene of one seat depends on what that seat may not know: the same moves told to it, the same bytes.
// The hidden cards are exchanged by asking with another seed of the same visible position.
std::string bytes_of(const Scene& s) {
    std::string out = s.phase.en;
    for (const Place& p : s.places) {
        out += "\n" + p.id + ":" + p.label.en;
        for (const auto& piece : pieces_of(p)) out += " " + piece;
        for (const Piece& c : p.contents) out += " (" + c.card + std::to_string(c.count) + ")";
    }
    for (const CardFace& f : s.cards) out += "\n" + f.id;
    for (const Counter& c : s.counters) out += "\n" + c.label.en + std::to_string(c.value);
    return out;
}

TEST_P(EveryScene, OfASeatIsMadeOfWhatThatSeatMayKnow) {
    if (!game().describe().hidden) GTEST_SKIP() << "nothing is hidden";
    in_random_games(3, 40, [&](PositionRequest request) {
        for (const See see : {See::first, See::second}) {
            request.see = see;
            const auto seen = game().inspect(request);
            ASSERT_TRUE(seen.ok());
            // The position as the seat may write it down has no hidden card; its scene must be the same.
            PositionRequest written{GetParam().rules, seen->position, {}, 77};
            written.see = see;
            const auto again = game().draw(written);
            if (!again.ok()) continue;  // an opening that is still face down cannot be set up from one seat
            EXPECT_EQ(bytes_of(again->scene), bytes_of(draw(request).scene)) << seen->position;
        }
    });
}

}  // namespace
}  // namespace rakus
