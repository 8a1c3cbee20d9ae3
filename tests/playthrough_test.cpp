// One recorded game of every kind, compared line by line: a change of the rules, of the order of moves or of the
// notation shows here. RAKUS_RECORD=1 writes the files anew.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "core/any_game.h"

namespace rakus {
namespace {

constexpr std::uint64_t kSeed = 2026;
constexpr int kLongest = 300;

// A recording may begin with the rules it was made under: "rules deck1=ember,deck2=silkwing".
std::string rules_of(const std::string& recorded) {
    constexpr std::string_view word = "rules ";
    return recorded.starts_with(word) ? recorded.substr(word.size(), recorded.find('\n') - word.size()) : "";
}

std::string playthrough(const AnyGame& game, const std::string& rules) {
    PositionRequest request{rules, "", {}, kSeed, See::all};
    Rng rng(kSeed);
    std::string out = rules.empty() ? "" : fmt::format("rules {}\n", rules);
    for (int ply = 0; ply < kLongest; ++ply) {
        const auto now = game.inspect(request);
        if (!now) return out + "error: " + now.error().message.en + "\n";
        out += fmt::format("{}\n ", now->position);
        for (const auto& m : now->moves) out += " " + m.decorated;
        out += "\n";
        if (now->outcome) return out + fmt::format("outcome {}\n", static_cast<int>(*now->outcome));
        request.moves.push_back(now->moves[rng.below(static_cast<std::uint32_t>(now->moves.size()))].move);
        out += fmt::format("> {}\n", request.moves.back());
    }
    return out;
}

class Playthrough : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(Playthrough, IsAsRecorded) {
    const auto path = fmt::format("{}/playthroughs/{}.txt", RAKUS_TEST_FOLDER, GetParam()->describe().name);
    std::stringstream recorded;
    recorded << std::ifstream(path).rdbuf();
    const auto played = playthrough(*GetParam(), rules_of(recorded.str()));
    if (std::getenv("RAKUS_RECORD")) {
        std::ofstream(path) << played;
        return;
    }
    ASSERT_FALSE(recorded.str().empty()) << "no recorded playthrough: " << path;
    EXPECT_EQ(played, recorded.str());
}

INSTANTIATE_TEST_SUITE_P(Games, Playthrough, ::testing::ValuesIn(all_games()),
                         [](const auto& param) { return param.param->describe().name; });

}  // namespace
}  // namespace rakus
