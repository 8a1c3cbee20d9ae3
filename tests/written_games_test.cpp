// The papers' players of Congklak, Pokemon and Exodia as texts: the same pick, priority, total and infeasible ones as
// the players in C++. RAKUS_EQUAL=100000 build/test/tests/rakus_tests --gtest_filter='*TextIsThePlayer*' is the long
// form.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "games/congklak/facts.h"
#include "games/exodia/facts.h"
#include "games/exodia/strategies.h"
#include "games/kit.h"
#include "games/pokemon/facts.h"
#include "games/pokemon/test_table.h"
#include "written/shipped.h"

namespace rakus {
namespace {

std::uint64_t choices_to_compare() {
    const char* asked = std::getenv("RAKUS_EQUAL");
    return asked ? std::strtoull(asked, nullptr, 10) : 1500;
}

template <class F>
std::unique_ptr<Player<typename F::Game>> text_player(const typename F::Game& game, std::string_view name) {
    for (const auto& t : written::shipped_texts(F::Game::name)) {
        if (t.name != name) continue;
        auto made = TextsOf<F>().make(game, {t.name, t.text}, {});
        EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message.en);
        return made ? std::move(made->player) : nullptr;
    }
    ADD_FAILURE() << "no text " << F::Game::name << "-" << name;
    return nullptr;
}

template <Game G>
std::unique_ptr<Player<G>> plain_player(const std::vector<PlayerKind<G>>& kinds, std::string_view name) {
    for (const auto& kind : kinds) {
        if (kind.name != name) continue;
        std::vector<double> numbers;
        for (const Knob& k : kind.knobs) numbers.push_back(k.default_value);
        return kind.make(numbers);
    }
    ADD_FAILURE() << "no player " << name;
    return nullptr;
}

// All that enters C of the player in C++ is judged alike by the text. The text may look at more: the end of a turn
// while something is left to do, the other steps while the bench is filled.
template <Game G>
void expect_same_account(const G& game, const typename G::View& view, const Choice<typename G::Move>& plain,
                         const Choice<typename G::Move>& text) {
    ASSERT_TRUE(plain.pick && text.pick);
    ASSERT_EQ(game.print_move(view, plain.options[*plain.pick].move),
              game.print_move(view, text.options[*text.pick].move));
    for (const auto& x : plain.options) {
        if (!x.in_candidates) continue;
        const auto y = std::ranges::find(text.options, x.move, &Appraised<typename G::Move>::move);
        const std::string move = game.print_move(view, x.move);
        ASSERT_TRUE(y != text.options.end() && y->in_candidates) << move;
        ASSERT_EQ(x.feasible(), y->feasible()) << move;
        ASSERT_EQ(x.score.priority(), y->score.priority()) << move;
        ASSERT_EQ(x.score.total(), y->score.total()) << move;
    }
}

// In positions of random games, and of games that the player itself plays every other move of.
template <class F>
void expect_same_player(const typename F::Game& game, Player<typename F::Game>& plain, Player<typename F::Game>& text,
                        std::uint64_t choices) {
    std::uint64_t compared = 0;
    for (std::uint64_t number = 0; compared < choices; ++number) {
        Rng rng = Rng::stream(20, number);
        auto state = game.start(rng);
        for (int ply = 0; ply < 2000 && !game.outcome(game.view(state)); ++ply, ++compared) {
            const auto view = game.view(state);
            Rng lots = rng;
            const auto account = plain.explain(game, view, lots);
            expect_same_account(game, view, account, text.explain(game, view, lots));
            if (::testing::Test::HasFatalFailure()) {
                ADD_FAILURE() << game.print(state);
                return;
            }
            const auto choice = text.choose(game, view, lots);
            ASSERT_TRUE(choice == account.options[*account.pick].move) << game.print(state);
            const bool follows = number % 2 == 1 && rng.below(2) == 0;
            state = game.after(state, follows ? choice : any_move(game, view, rng), rng);
        }
    }
}

template <class F>
void expect_text_is_player(const typename F::Game& game, const std::vector<PlayerKind<typename F::Game>>& kinds,
                           std::string_view name, int games) {
    const auto plain = plain_player(kinds, name);
    const auto text = text_player<F>(game, name);
    if (plain && text) expect_same_player<F>(game, *plain, *text, choices_to_compare() / static_cast<unsigned>(games));
}

class CongklakTextIsThePlayer : public ::testing::TestWithParam<const char*> {};
TEST_P(CongklakTextIsThePlayer, InRandomPositions) {
    for (const char* preset : {"paper", "site1", "site2"})
        expect_text_is_player<congklak::Facts>(*congklak::Congklak::configure({{preset, ""}}), congklak::players(),
                                               GetParam(), 3);
}
INSTANTIATE_TEST_SUITE_P(Papers, CongklakTextIsThePlayer, ::testing::Values("paper", "paper-pseudo"));
INSTANTIATE_TEST_SUITE_P(Ours, CongklakTextIsThePlayer, ::testing::Values("best"));

TEST(CongklakTunedTextIsThePlayer, WithTheWeightsThatTuneFound) {
    const auto game = *congklak::Congklak::configure({});
    const auto kinds = congklak::players();
    const auto paper = std::ranges::find(kinds, "paper", &PlayerKind<congklak::Congklak>::name);
    const auto wanted = read_player("paper:extra_move=1.37,shoot=1.65,save=-0.219,banked=1.24");
    const auto plain = paper->make(*knob_values(*wanted, paper->knobs));
    const auto text = text_player<congklak::Facts>(game, "tuned");
    expect_same_player<congklak::Facts>(game, *plain, *text, choices_to_compare());
}

class PokemonTextIsThePlayer : public ::testing::TestWithParam<const char*> {};
TEST_P(PokemonTextIsThePlayer, InRandomPositions) {
    for (const char* rules : {"paper,deck1=ember,deck2=silkwing", "paper,deck1=tidal,deck2=quarry",
                              "official,deck1=firered,deck2=leafgreen", "official,deck1=overgrowth,deck2=blackout",
                              "official,era=wotc,deck1=zap,deck2=brushfire"})
        expect_text_is_player<pokemon::Facts>(pokemon::game_of(rules), pokemon::players(), GetParam(), 5);
}
INSTANTIATE_TEST_SUITE_P(Papers, PokemonTextIsThePlayer,
                         ::testing::Values("paper", "paper-no-stop", "official", "gameboy"));

class ExodiaTextIsThePlayer : public ::testing::TestWithParam<const char*> {};
TEST_P(ExodiaTextIsThePlayer, InRandomPositions) {
    for (const char* rules : {"paper", "official"})
        expect_text_is_player<exodia::Facts>(*exodia::Exodia::configure({{rules, ""}}), exodia::players(), GetParam(),
                                             2);
}
INSTANTIATE_TEST_SUITE_P(Papers, ExodiaTextIsThePlayer, ::testing::Values("paper", "paper-guarded", "community"));
INSTANTIATE_TEST_SUITE_P(Ours, ExodiaTextIsThePlayer, ::testing::Values("tuned"));

}  // namespace
}  // namespace rakus
