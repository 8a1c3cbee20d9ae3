// Written players in the games that have facts for them: what a text means, and that the papers' texts are the papers'
// players. RAKUS_EQUAL=100000 build/test/tests/rakus_tests --gtest_filter='*TextIsThePlayer*' is the long form.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

#include "core/any_game.h"
#include "games/bantumi/facts.h"
#include "games/gobblet/facts.h"
#include "games/gobblet/kit.h"
#include "games/kit.h"
#include "written/shipped.h"

namespace rakus {
namespace {

std::uint64_t positions_to_compare() {
    const char* asked = std::getenv("RAKUS_EQUAL");
    return asked ? std::strtoull(asked, nullptr, 10) : 2000;
}

std::string shipped(std::string_view game, std::string_view name) {
    for (const auto& t : written::shipped_texts(game))
        if (t.name == name) return t.text;
    ADD_FAILURE() << "no text " << game << "-" << name;
    return {};
}

template <class F>
std::unique_ptr<Player<typename F::Game>> player_of(const typename F::Game& game, const std::string& text) {
    auto made = TextsOf<F>().make(game, {"t.greedy", text}, {});
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message.en);
    return made ? std::move(made->player) : nullptr;
}

template <class G>
std::map<std::string, const Appraised<typename G::Move>*> by_move(const G& game, const typename G::View& view,
                                                                  const Choice<typename G::Move>& choice) {
    std::map<std::string, const Appraised<typename G::Move>*> out;
    for (const auto& a : choice.options) out[game.print_move(view, a.move)] = &a;
    return out;
}

// Same pick, same priority, same total, same infeasible ones, in positions of random games.
template <class F>
void expect_equal(const typename F::Game& game, const std::string& text, Player<typename F::Game>& plain) {
    const auto written = player_of<F>(game, text);
    ASSERT_TRUE(written != nullptr);
    std::uint64_t compared = 0;
    for (std::uint64_t number = 0; compared < positions_to_compare(); ++number) {
        Rng rng = Rng::stream(20, number);
        auto state = game.start(rng);
        for (int ply = 0; ply < 400 && !game.outcome(game.view(state)); ++ply) {
            const auto& view = game.view(state);
            Rng lots = rng;
            const auto a = plain.explain(game, view, lots), b = written->explain(game, view, lots);
            ++compared;
            ASSERT_EQ(a.pick.has_value(), b.pick.has_value()) << game.print(state);
            ASSERT_TRUE(!a.pick || a.options[*a.pick].move == b.options[*b.pick].move) << game.print(state);
            const auto as = by_move(game, view, a), bs = by_move(game, view, b);
            ASSERT_EQ(as.size(), bs.size()) << game.print(state);
            for (const auto& [move, x] : as) {
                ASSERT_TRUE(bs.contains(move)) << game.print(state) << " " << move;
                const auto* y = bs.at(move);
                ASSERT_EQ(x->feasible(), y->feasible()) << game.print(state) << " " << move;
                ASSERT_EQ(x->in_candidates, y->in_candidates) << game.print(state) << " " << move;
                if (!x->in_candidates) continue;
                ASSERT_EQ(x->score.priority(), y->score.priority()) << game.print(state) << " " << move;
                ASSERT_EQ(x->score.total(), y->score.total()) << game.print(state) << " " << move;
            }
            Rng same = rng;
            ASSERT_TRUE(written->choose(game, view, same) == b.options[*b.pick].move) << game.print(state);
            state = game.after(state, any_move(game, view, rng), rng);
        }
    }
}

template <class F>
void expect_equal(const typename F::Game& game, const std::vector<PlayerKind<typename F::Game>>& kinds,
                  std::string_view name) {
    for (const auto& kind : kinds) {
        if (kind.name != name) continue;
        std::vector<double> numbers;
        for (const Knob& k : kind.knobs) numbers.push_back(k.default_value);
        return expect_equal<F>(game, shipped(F::Game::name, name), *kind.make(numbers));
    }
    ADD_FAILURE() << "no player " << name;
}

class BantumiTextIsThePlayer : public ::testing::TestWithParam<const char*> {};
TEST_P(BantumiTextIsThePlayer, InRandomPositions) {
    expect_equal<bantumi::Facts>(bantumi::Bantumi{}, bantumi::players(), GetParam());
}
INSTANTIATE_TEST_SUITE_P(Papers, BantumiTextIsThePlayer,
                         ::testing::Values("paper", "paper-pseudo", "paper-chain", "best"));

class GobbletTextIsThePlayer : public ::testing::TestWithParam<const char*> {};
TEST_P(GobbletTextIsThePlayer, InRandomPositions) {
    for (const char* lift : {"cover", "strict"})
        expect_equal<gobblet::Facts>(*gobblet::Gobblet::configure({{"lift", lift}}), gobblet::players(), GetParam());
}
INSTANTIATE_TEST_SUITE_P(Papers, GobbletTextIsThePlayer, ::testing::Values("fork", "gobbles", "formula"));

// ---- what a text means --------------------------------------------------------------------------------------------

const AnyGame& bantumi_game() {
    return *find_game("bantumi");
}
// The advice of a text in a position.
StepInfo advice(const std::string& lines, const std::string& position = "", std::uint64_t seed = 1) {
    const auto text = "rakus 1  game bantumi  player \"T\"\n" + lines + "\n";
    AdviseOptions options;
    options.whole_turn = false;
    const auto given = bantumi_game().advise({"", position, {}, seed}, text, options);
    EXPECT_TRUE(given.ok()) << (given.ok() ? "" : given.error().message.en);
    return given && !given->steps.empty() ? given->steps[0] : StepInfo{};
}
const CandidateInfo& of(const StepInfo& step, const std::string& move) {
    for (const auto& c : step.candidates)
        if (c.move == move) return c;
    ADD_FAILURE() << "no candidate " << move;
    return step.candidates.front();
}

TEST(WrittenPlayer, TheFirstLineThatHoldsGivesThePriority) {
    const auto step = advice("1 when extra_turn : 5\n2 when pit = 3 : 7\n2 : seeds");
    EXPECT_EQ(step.pick, "3");  // the extra turn of the start
    EXPECT_EQ(of(step, "3").priority, 1);
    EXPECT_EQ(of(step, "3").total, 5);
    EXPECT_EQ(of(step, "1").priority, 2);
    EXPECT_EQ(of(step, "1").total, 4);
}

TEST(WrittenPlayer, OfEqualSumsTheTieBreakDecidesAndThenTheOrder) {
    EXPECT_EQ(advice("1 : 0").pick, "1");
    EXPECT_EQ(advice("order by pit\n1 : 0").pick, "6");
    const auto step = advice("order by pit\n1 : 0\nthen 1 by min(pit, 4) \"not far\", -pit \"left\"");
    EXPECT_EQ(step.pick, "4");
    ASSERT_TRUE(of(step, "6").why_not);
    EXPECT_EQ(of(step, "6").why_not->by, Decided::precedence);
    EXPECT_EQ(of(step, "6").why_not->because.en, "left");
    EXPECT_EQ(of(step, "1").why_not->because.en, "not far");
}

TEST(WrittenPlayer, BestRangesOverTheFeasibleCandidates) {
    const auto step = advice("feasible pit < 5\n1 : best(pit) + 100 * worst(pit) + 10000 * count(pit > 1)");
    EXPECT_EQ(of(step, "2").total, 4 + 100 + 30000);
    EXPECT_FALSE(of(step, "5").refused == std::nullopt);
    EXPECT_EQ(of(step, "5").refused->text.en, "it does not hold: pit < 5");
}

TEST(WrittenPlayer, AMoveThatNoLineWantsIsTakenOnlyIfNothingElseIsLeft) {
    const auto step = advice("order by -pit\n7 when pit = 6 : -100");
    EXPECT_EQ(step.pick, "6");
    EXPECT_EQ(of(step, "1").fired.en, "no line wants it");
    EXPECT_EQ(advice("7 when pit > 8.5 : 1").pick, "1");
}

TEST(WrittenPlayer, WhereEveryMoveIsRuledOutTheBestOfThemIsTakenAndTheAdviceSaysSo) {
    const auto step = advice("feasible seeds > 100\n1 : pit");
    EXPECT_EQ(step.pick, "6");
    EXPECT_NE(of(step, "6").fired.en.find("every move is ruled out"), std::string::npos);
}

TEST(WrittenPlayer, ReplyIsZeroAfterAnExtraTurnAndAfterTheEnd) {
    const auto step = advice("1 : reply(count(pit > 0))");
    EXPECT_EQ(of(step, "3").total, 0);  // an extra turn
    EXPECT_EQ(of(step, "1").total, 6);
    const auto last = advice("1 : reply(count(pit > 0))", "0.0.0.0.0.1.20/0.0.0.0.3.0.24 1");
    EXPECT_EQ(of(last, "6").total, 0);
}

TEST(WrittenPlayer, ReplySeesWhatTheFactsOfTheGameSee) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto positions = bantumi_game().sample_positions({"", "", seed, 0, 1, {}});
        ASSERT_TRUE(positions.ok());
        const auto step = advice(
            "1 : reply(best(steals)) - reply_steals + 100 * (reply(count(extra_turn)) - "
            "reply_extra_turns) + 10000 * (reply(best(banks)) - reply_banks)",
            positions->front());
        for (const auto& c : step.candidates)
            EXPECT_TRUE(!c.in_candidates || c.total == 0) << positions->front() << " " << c.move;
    }
}

TEST(WrittenPlayer, TakeFirstEndsTheSearchAtTheFirstCandidateInOrder) {
    const auto step = advice("take first where pit >= 3 \"far enough\" / \"cukup jauh\"\n1 : pit");
    EXPECT_EQ(step.pick, "3");
    EXPECT_FALSE(of(step, "4").in_candidates);
    EXPECT_EQ(of(step, "4").why_not->by, Decided::early_stop);
    EXPECT_EQ(of(step, "4").refused->text.id, "pencarian berakhir di 3: cukup jauh");
    EXPECT_EQ(of(step, "1").rank, 3);
}

TEST(WrittenPlayer, DivisionByZeroIsZero) {
    EXPECT_EQ(of(advice("1 : 5 / (seeds - 4) + pit"), "2").total, 2);
}

TEST(WrittenPlayer, NumbersAreAddedInWrittenOrder) {
    const double wanted = (0.1 * 4 + 0.2) + 0.3;
    EXPECT_EQ(of(advice("1 : 0.1 * seeds + 0.2 + 0.3"), "1").total, wanted);
}

TEST(WrittenPlayer, ATermIsAColumnWithItsWeightAndOthersAreShown) {
    const auto step = advice(
        "weights w = 3\nlet g = w * seeds \"seeds\" / \"biji\"\n1 when pit = 2 : g - 0.5 * pit \"pit\" / \"lubang\"\n2 "
        ": "
        "banks \"banks\"\nshow own_seeds");
    const auto& terms = of(step, "2").terms;
    ASSERT_EQ(terms.size(), 4u);
    EXPECT_EQ(terms[0].id, "g");
    EXPECT_EQ(terms[0].words.id, "biji");
    EXPECT_EQ(terms[0].weight, 3);
    EXPECT_EQ(terms[0].amount, 4);
    EXPECT_EQ(terms[1].points, -1);
    EXPECT_FALSE(terms[2].counts);
    EXPECT_EQ(terms[3].id, "own_seeds");
}

TEST(WrittenPlayer, RandomOrderDrawsFromTheSeedAndOnlyAmongEquals) {
    std::set<std::string> picks;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto step = advice("order random\n1 when pit > 3 : 0", "", seed);
        picks.insert(step.pick);
        EXPECT_EQ(step.pick, advice("order random\n1 when pit > 3 : 0", "", seed).pick);
    }
    EXPECT_EQ(picks, (std::set<std::string>{"4", "5", "6"}));
}

TEST(WrittenPlayer, ItsWordsLiveAsLongAsTheAccount) {
    bantumi::Bantumi game;
    Rng rng(1);
    const auto state = game.start(rng);
    auto player =
        player_of<bantumi::Facts>(game, "rakus 1 game bantumi player \"T\"\n1 : seeds \"a label of its own\"\n");
    const auto choice = player->explain(game, state, rng);
    player.reset();
    EXPECT_EQ(choice.options[0].score.terms()[0].rule->words.en, "a label of its own");
}

TEST(ShippedTexts, AreAllReadWithoutAWarningAndCallThemselvesAsTheyAreCalled) {
    std::size_t read = 0;
    for (const AnyGame* game : all_games())
        for (const ShippedText& t : game->texts()) {
            const auto info = game->check_player(write_attached({t.name + ".greedy", t.text}));
            ASSERT_TRUE(info.ok()) << t.name << ": " << (info ? "" : info.error().message.en);
            EXPECT_TRUE(info->warnings.empty()) << t.name << ": " << info->warnings.front().en;
            EXPECT_EQ(info->about.en, t.name);
            ++read;
        }
    EXPECT_GE(read, 29u);
}

TEST(WrittenPlayer, ItsWeightsAreSetLikeThoseOfOthers) {
    const std::string text = "rakus 1 game bantumi player \"T\"\nweights w = 1 in -2..2\n1 : w * pit\n";
    const std::string word = player_word(text);
    AdviseOptions options;
    EXPECT_EQ(bantumi_game().advise({}, word, options)->steps[0].pick, "6");
    EXPECT_EQ(bantumi_game().advise({}, word + ":w=-1", options)->steps[0].pick, "1");
    const auto refused = bantumi_game().advise({}, word + ":w=3", options);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().message.en, "player t.greedy: w=3, expected -2 to 2");
}

}  // namespace
}  // namespace rakus
