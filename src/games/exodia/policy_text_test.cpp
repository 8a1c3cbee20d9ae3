#include "games/exodia/policy_text.h"

#include <gtest/gtest.h>

#include "facts_conformance.h"
#include "games/exodia/duellist.h"
#include "games/exodia/policy_file.h"
#include "games/exodia/strategies.h"
#include "games/exodia/tune.h"
#include "games/kit.h"

namespace rakus::exodia {
namespace {

constexpr int kChains = 25, kLinks = 8;

using Maker = Policy (*)(const Program&);
const Maker kStarts[] = {&paper_policy, &guarded_policy, &community_policy, &tuned_policy};

struct Said {
    std::string text;
    std::unique_ptr<Player<Exodia>> player;
    std::size_t warnings = 0;
};
Said said_of(const Exodia& game, const Policy& policy) {
    Said out;
    const auto text = policy_text(game, policy, "policy", "made for a test");
    EXPECT_TRUE(text.ok()) << (text.ok() ? "" : text.error().message.en);
    if (!text) return out;
    auto made = TextsOf<Facts>().make(game, {"p.greedy", *text}, {});
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message.en) << *text;
    if (!made) return out;
    return {*text, std::move(made->player), made->warnings.size()};
}

// Whatever came before: the text wants the move that the policy wants.
void expect_same_choices(const Exodia& game, const Policy& policy, Player<Exodia>& text, std::uint64_t seed) {
    PolicyPlayer plain([&](const Program&) { return policy; });
    random_positions(game, 2, seed, [&](const State& s) {
        Rng rng(1);
        const Move wanted = plain.choose(game, s.seen, rng), said = text.choose(game, s.seen, rng);
        EXPECT_TRUE(wanted == said) << game.print(s) << ": " << game.print_move(s.seen, wanted) << ", not "
                                    << game.print_move(s.seen, said);
    });
}
// Along its own duels, from the shuffle to the end.
void expect_same_duels(const Exodia& game, const Policy& policy, Player<Exodia>& text, std::uint64_t seed) {
    const Program& p = *game.program;
    Duellist duellist(game, text);
    for (std::uint64_t i = 0; i < 5; ++i) {
        Rng chance = Rng::stream(seed, i);
        State s = start(p, chance);
        const DuelResult a = play_duel(p, policy, Rng::stream(seed, i)), b = duellist.play(s, chance, Rng(1));
        EXPECT_TRUE(a.won == b.won && a.turn == b.turn && a.activations == b.activations &&
                    a.cards_seen == b.cards_seen)
            << i;
    }
}

// Chains of changes as tuning makes them, from each of the policies there are, under both sets of rules.
TEST(ExodiaPolicyText, PlaysTheDuelsOfThePolicyThatItSays) {
    for (const char* rules : {"paper", "official"})
        for (std::uint64_t chain = 0; chain < kChains; ++chain) {
            const Exodia game = *Exodia::configure({{rules, ""}});
            Rng rng = Rng::stream(11, chain);
            Policy policy = kStarts[chain % std::size(kStarts)](*game.program);
            if (chain % 2 == 1) policy = split_by_engine(*game.program, policy);
            for (int link = 0; link < kLinks; ++link, policy = mutated(*game.program, policy, rng)) {
                const auto said = said_of(game, policy);
                ASSERT_TRUE(said.player != nullptr);
                EXPECT_EQ(said.warnings, 0u) << said.text;
                expect_same_choices(game, policy, *said.player, chain);
                expect_same_duels(game, policy, *said.player, chain);
                ASSERT_FALSE(HasFailure()) << rules << '\n' << write_policy(*game.program, policy) << said.text;
                for (int more = 0; more < 5; ++more) policy = mutated(*game.program, policy, rng);
            }
        }
}

TEST(ExodiaPolicyText, APolicyThatNoTextCanSayIsRefused) {
    const Exodia drawn = *Exodia::configure({{"ties", "random"}});
    EXPECT_FALSE(policy_text(drawn, paper_policy(*drawn.program), "p", "r").ok());
    EXPECT_TRUE(policy_text(drawn, split_by_engine(*drawn.program, paper_policy(*drawn.program)), "p", "r").ok());
    const Exodia game = *Exodia::configure({});
    Policy policy = paper_policy(*game.program);
    policy.phases[0].entries[0].guards.push_back({What::at_least, Zone::away, 1, game.program->win, 0});
    EXPECT_FALSE(policy_text(game, policy, "p", "r").ok());
    Policy lengthy = paper_policy(*game.program);
    Entry guarded{0, 0, {}};
    guarded.guards.push_back({What::at_most, Zone::hand, 1, game.program->win, 0});
    Phase many;
    many.when.push_back({What::turn_at_most, Zone::hand, 5, {}, 0});
    many.entries.assign(64, guarded);
    lengthy.phases.insert(lengthy.phases.begin(), 3, many);
    const auto refused = policy_text(game, lengthy, "p", "r");
    ASSERT_FALSE(refused.ok());
    EXPECT_NE(refused.error().message.en.find("expected at most"), std::string::npos) << refused.error().message.en;
}

}  // namespace
}  // namespace rakus::exodia
