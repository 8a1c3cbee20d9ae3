#include "games/exodia/written_policy.h"

#include <gtest/gtest.h>

#include "facts_conformance.h"
#include "games/exodia/strategies.h"
#include "games/kit.h"
#include "written/shipped.h"

namespace rakus::exodia {
namespace {

using Text = GreedyPlayer<Exodia, written::Written<Facts>>;

std::unique_ptr<Player<Exodia>> player_of(const Exodia& game, const std::string& lines) {
    auto made = TextsOf<Facts>().make(game, {"t.greedy", lines}, {});
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message.en);
    return made ? std::move(made->player) : nullptr;
}
std::string shipped_text(std::string_view name) {
    for (const auto& t : written::shipped_texts("exodia"))
        if (t.name == name) return t.text;
    ADD_FAILURE() << name;
    return {};
}
std::unique_ptr<WrittenPolicy> policy_of(const Exodia& game, Player<Exodia>& player) {
    return WrittenPolicy::of(game, dynamic_cast<Text&>(player).strategy().program());
}
const std::string kHead = "rakus 1  game exodia  player \"T\"\n";

const std::pair<const char*, Policy (*)(const Program&)> kMakers[] = {
    {"paper", &paper_policy}, {"paper-guarded", &guarded_policy}, {"community", &community_policy}};

// Duel by duel what the policy in C++ does: won, turn, effects, cards; to the end, or to that of the first turn.
TEST(ExodiaWrittenPolicy, PlaysTheDuelsOfThePlayerThatItsTextIs) {
    for (const char* rules : {"paper", "official"})
        for (const auto& [name, maker] : kMakers) {
            const Exodia game = *Exodia::configure({{rules, ""}});
            const Program& p = *game.program;
            const auto player = player_of(game, shipped_text(name));
            const auto text = policy_of(game, *player);
            ASSERT_TRUE(text != nullptr) << name;
            const Policy plain = maker(p);
            for (std::uint64_t i = 0; i < 300; ++i) {
                const int last_turn = i % 3 == 0 ? 1 : 0;
                Rng chance = Rng::stream(4, i);
                State s = start(p, chance);
                const DuelResult a = play_duel(p, plain, Rng::stream(4, i), last_turn);
                const auto asked = [](const View&) -> Move {
                    ADD_FAILURE() << "asked";
                    return {};
                };
                const DuelResult b = play_written(p, *text, s, chance, asked, last_turn);
                EXPECT_EQ(a.won, b.won) << name << ' ' << i;
                EXPECT_EQ(a.turn, b.turn) << name << ' ' << i;
                EXPECT_EQ(a.activations, b.activations) << name << ' ' << i;
                EXPECT_EQ(a.cards_seen, b.cards_seen) << name << ' ' << i;
            }
        }
}

// The order is worked out once for the same facts; the text itself says the same every time.
TEST(ExodiaWrittenPolicy, ChoosesWhatTheTextChooses) {
    const std::string texts[] = {
        shipped_text("swords"),
        kHead +
            "order by -card_number\nfeasible not redraws or pieces < 2\n1 when draws > 0 : p_piece + 0.1 * "
            "fillers_left\n"
            "2 when targets > 1 : targets - 2 * dead\n3 when hand_size > 4 or question != nothing : held - left\n"
            "4 when kind = end_turn : 0\n5 : 0",
        kHead + "feasible kind != end_turn\n1 : class_number"};
    for (const auto& text : texts) {
        const Exodia game = *Exodia::configure({{"official", ""}});
        const auto player = player_of(game, text);
        const auto policy = policy_of(game, *player);
        ASSERT_TRUE(policy != nullptr);
        int decided = 0, all = 0;
        random_positions(game, 60, 9, [&](const State& s) {
            Rng rng(1);
            const auto move = policy->choose(s.seen);
            ++all, decided += move.has_value();
            EXPECT_TRUE(!move || *move == player->choose(game, s.seen, rng)) << game.print(s);
        });
        EXPECT_GT(decided, all / 10);
    }
}

TEST(ExodiaWrittenPolicy, ATextThatLooksAtTheOtherMovesHasNoOrder) {
    const Exodia game = *Exodia::configure({});
    for (const char* lines : {"1 : best(draws) - draws", "order random\n1 : draws",
                              "1 when any(kind = summon) : 0\n2 : 1", "take first where draws > 0\n1 : 0"}) {
        const auto player = player_of(game, kHead + lines);
        EXPECT_TRUE(policy_of(game, *player) == nullptr) << lines;
    }
}

}  // namespace
}  // namespace rakus::exodia
