// The second way to the same numbers: a slow duel written straight from the rules page, with a deck that is really
// shuffled, hands as lists of cards and no data file. Its distributions must be those of the engine.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>

#include "core/settings.h"
#include "games/exodia/duel.h"
#include "games/exodia/game.h"

namespace rakus::exodia {
namespace {

enum Name { EX, RA, LA, RL, LL, RML, MCE, ODP, UG, TF, BBS, GBS, DWD, MM, RE, TTC, TW, POD, SPG };

struct ReferenceRules {
    bool first_draw = true, strict = false, literal = false, library_first = false;
    bool citadel_never = false, grasp_official = false, sword_needs_monster = false, win_after_effect = false;
    int hand_limit = 0, opening = 5;
};

class ReferenceDuel {
   public:
    ReferenceDuel(const ReferenceRules& rules, std::uint64_t seed) : rules_(rules), chance_(seed) {
        const std::vector<std::pair<Name, int>> list{
            {EX, 1},  {RA, 1},  {LA, 1},  {RL, 1}, {LL, 1}, {RML, 3}, {MCE, 3}, {ODP, 1}, {UG, 3}, {TF, 3},
            {BBS, 3}, {GBS, 3}, {DWD, 3}, {MM, 3}, {RE, 3}, {TTC, 3}, {TW, 1},  {POD, 1}, {SPG, 2}};
        for (const auto& [name, n] : list) deck_.insert(deck_.end(), static_cast<std::size_t>(n), name);
        shuffle();
    }

    bool won = false;
    int turn = 1, activations = 0;

    void play() {
        for (int i = 0; i < rules_.opening + (rules_.first_draw ? 1 : 0); ++i) draw();
        while (!(won = complete())) {
            if (act()) {
                ++activations;
                continue;
            }
            end_phase();
            ++turn;
            summoned_ = citadel_used_ = grasped_ = false;
            if (deck_.empty()) return;
            draw();
        }
    }

   private:
    void shuffle() { std::shuffle(deck_.begin(), deck_.end(), chance_); }
    void draw() {
        hand_.push_back(deck_.back());
        deck_.pop_back();
    }
    static long count(const std::vector<Name>& pile, Name c) { return std::count(pile.begin(), pile.end(), c); }
    static bool holds(const std::vector<Name>& pile, Name c) { return count(pile, c) > 0; }
    static void drop(std::vector<Name>& pile, Name c) { pile.erase(std::find(pile.begin(), pile.end(), c)); }
    bool complete() const {
        for (const Name piece : {EX, RA, LA, RL, LL})
            if (!holds(hand_, piece)) return false;
        return true;
    }

    // The first feasible candidate in the paper's order is executed. False: nothing is feasible.
    bool act() {
        if (holds(hand_, RML) && !summoned_) return summon();
        if (holds(hand_, MCE) && !(rules_.citadel_never && citadel_)) return place_citadel();
        return draws() || replaces() || adds() || nothing();
    }
    bool summon() {
        drop(hand_, RML);
        libraries_.push_back(0);
        return summoned_ = true;
    }
    bool place_citadel() {
        drop(hand_, MCE);
        for (int& counters : libraries_) counters = std::min(3, counters + 1);
        citadel_ = true, citadel_counters_ = 0, citadel_used_ = false;
        return true;
    }
    bool draws() {
        if (rules_.library_first && library_draw()) return true;
        if (!rules_.strict && !deck_.empty())
            for (const Name c : {UG, ODP})
                if (holds(hand_, c)) return drop(hand_, c), draw(), resolved();
        if (holds(hand_, GBS) && holds(zone_, BBS) && deck_.size() >= 2)
            return drop(hand_, GBS), draw(), draw(), resolved();
        if (library_draw() || citadel_draw()) return true;
        return holds(hand_, POD) && deck_.size() >= 3 && duality();
    }
    bool library_draw() {
        for (int& counters : libraries_)
            if (counters >= 3 && !deck_.empty()) return counters -= 3, draw(), true;
        return false;
    }
    bool citadel_draw() {
        if (!citadel_ || citadel_used_ || citadel_counters_ < 3 || libraries_.empty() || deck_.empty()) return false;
        citadel_counters_ -= 3;
        draw();
        return citadel_used_ = true;
    }
    bool duality() {
        drop(hand_, POD);
        std::vector<Name> three(deck_.end() - 3, deck_.end());
        deck_.resize(deck_.size() - 3);
        static const std::vector<Name> wish{EX,  RA, LA, RL,  LL, RML, MCE, UG, ODP, GBS,
                                            POD, RE, MM, DWD, TF, TTC, BBS, TW, SPG};
        const Name kept = *std::find_if(wish.begin(), wish.end(), [&](Name c) { return holds(three, c); });
        drop(three, kept);
        hand_.push_back(kept);
        deck_.insert(deck_.end(), three.begin(), three.end());
        shuffle();
        return resolved();
    }
    bool replaces() {
        for (const Name c : {RE, MM})
            if (holds(hand_, c) && hand_.size() >= 2) return redraw(c);
        return holds(hand_, DWD) && !deck_.empty() && dealings();
    }
    bool redraw(Name c) {
        drop(hand_, c);
        const auto n = hand_.size();
        deck_.insert(deck_.end(), hand_.begin(), hand_.end());
        hand_.clear();
        shuffle();
        for (std::size_t i = 0; i < n; ++i) draw();
        return resolved();
    }
    bool dealings() {
        drop(hand_, DWD);
        draw();
        if (rules_.win_after_effect || !complete()) drop(hand_, given_up());
        return resolved();
    }
    Name given_up() const {
        for (const Name c : {TW, BBS, SPG, TTC, TF, DWD, MM, RE, POD, GBS, ODP, UG, MCE, RML})
            if (holds(hand_, c)) return c;
        return hand_.front();
    }
    bool adds() {
        if (holds(hand_, TF) && holds(deck_, MCE)) return add(TF, MCE);
        for (const Name c : {TTC, TW})
            if (holds(hand_, TTC) && holds(deck_, c)) return add(TTC, c);
        return false;
    }
    bool add(Name played, Name fetched) {
        drop(hand_, played);
        drop(deck_, fetched);
        hand_.push_back(fetched);
        shuffle();
        return resolved();
    }
    bool nothing() {
        if (holds(hand_, BBS) && !(rules_.sword_needs_monster && libraries_.empty())) return stay(BBS);
        if (holds(hand_, TW)) return stay(TW);
        return holds(hand_, SPG) && !(rules_.grasp_official && grasped_) && grasp();
    }
    bool stay(Name c) {
        drop(hand_, c);
        if (!rules_.literal) zone_.push_back(c);
        return resolved();
    }
    bool grasp() {
        int* target = nullptr;
        for (int& counters : libraries_)
            if (counters < 3 && (!target || counters > *target)) target = &counters;
        if (!target && !citadel_) return false;
        ++(target ? *target : citadel_counters_);
        drop(hand_, SPG);
        grasped_ = true;
        if (rules_.grasp_official && holds(deck_, SPG)) drop(deck_, SPG), hand_.push_back(SPG), shuffle();
        return resolved();
    }
    // A spell has been activated and resolved: every Library and the Citadel get a counter.
    bool resolved() {
        for (int& counters : libraries_) counters = std::min(3, counters + 1);
        if (citadel_) ++citadel_counters_;
        return true;
    }
    void end_phase() {
        while (rules_.hand_limit && static_cast<int>(hand_.size()) > rules_.hand_limit) drop(hand_, given_up());
    }

    ReferenceRules rules_;
    std::mt19937_64 chance_;
    std::vector<Name> deck_, hand_, zone_;
    std::vector<int> libraries_;
    bool citadel_ = false, citadel_used_ = false, summoned_ = false, grasped_ = false;
    int citadel_counters_ = 0;
};

// ---- comparing two samples -----------------------------------------------------------------------------------------

struct Sample {
    double n = 0;
    std::array<double, 40> won_by{};
    double lost = 0, turns = 0, turn_squares = 0, activations = 0, activation_squares = 0;

    void add(bool won, int turn, int acts) {
        ++n;
        activations += acts, activation_squares += static_cast<double>(acts) * acts;
        if (!won) return void(++lost);
        turns += turn, turn_squares += static_cast<double>(turn) * turn;
        for (auto t = static_cast<std::size_t>(turn); t < won_by.size(); ++t) ++won_by[t];
    }
};

// Far outside what chance does: one comparison in 15,000 would fail by accident.
constexpr double kFar = 4.0;

double share_apart(double a, double na, double b, double nb) {
    const double p = (a + b) / (na + nb), error = std::sqrt(p * (1 - p) * (1 / na + 1 / nb));
    return error > 0 ? std::abs(a / na - b / nb) / error : 0;
}
double mean_apart(double sum_a, double sq_a, double na, double sum_b, double sq_b, double nb) {
    const double ma = sum_a / na, mb = sum_b / nb, va = sq_a / na - ma * ma, vb = sq_b / nb - mb * mb;
    return std::abs(ma - mb) / std::sqrt(va / na + vb / nb);
}

void expect_alike(const std::string& options, const ReferenceRules& rules, int runs) {
    const auto game = Exodia::configure(*read_settings(options));
    ASSERT_TRUE(game.ok());
    const Policy policy = paper_policy(*game->program);
    Sample ours, reference;
    for (int i = 0; i < 4 * runs; ++i) {
        const DuelResult r = play_duel(*game->program, policy, Rng::stream(77, static_cast<std::uint64_t>(i)));
        ours.add(r.won, r.turn, r.activations);
    }
    for (int i = 0; i < runs; ++i) {
        ReferenceDuel duel(rules, 1000003u * static_cast<std::uint64_t>(i) + 17);
        duel.play();
        reference.add(duel.won, duel.turn, duel.activations);
    }
    for (const std::size_t turn : {1, 2, 3, 4, 5, 6, 8, 10, 14})
        EXPECT_LT(share_apart(ours.won_by[turn], ours.n, reference.won_by[turn], reference.n), kFar)
            << options << ": won by turn " << turn << ", ours " << ours.won_by[turn] / ours.n << ", reference "
            << reference.won_by[turn] / reference.n;
    EXPECT_LT(share_apart(ours.lost, ours.n, reference.lost, reference.n), kFar)
        << options << ": lost, ours " << ours.lost / ours.n << ", reference " << reference.lost / reference.n;
    EXPECT_LT(mean_apart(ours.turns, ours.turn_squares, ours.n - ours.lost, reference.turns, reference.turn_squares,
                         reference.n - reference.lost),
              kFar)
        << options << ": mean turn";
    EXPECT_LT(mean_apart(ours.activations, ours.activation_squares, ours.n, reference.activations,
                         reference.activation_squares, reference.n),
              kFar)
        << options << ": activations, ours " << ours.activations / ours.n << ", reference "
        << reference.activations / reference.n;
}

ReferenceRules official() {
    ReferenceRules r;
    r.first_draw = false, r.grasp_official = r.sword_needs_monster = r.win_after_effect = true, r.hand_limit = 6;
    return r;
}

TEST(ExodiaReference, ThePaperRulesGiveTheDistributionOfASlowDuelWrittenFromTheRulesPage) {
    expect_alike("paper", {}, 60000);
}
TEST(ExodiaReference, TheOfficialRulesDoSoToo) {
    expect_alike("official", official(), 60000);
}
TEST(ExodiaReference, AFirstDrawUnderTheOfficialRulesDoesSoToo) {
    ReferenceRules r = official();
    r.first_draw = true;
    expect_alike("official,first_draw=1", r, 25000);
}
TEST(ExodiaReference, TheStrictFeasibilityFunctionDoesSoToo) {
    expect_alike("strict=1", {.strict = true}, 25000);
}
TEST(ExodiaReference, SpellsThatLeaveTheFieldDoSoToo) {
    expect_alike("literal=1", {.literal = true}, 25000);
}
TEST(ExodiaReference, ASecondCitadelThatIsNeverPlacedDoesSoToo) {
    expect_alike("citadel=never", {.citadel_never = true}, 25000);
}
TEST(ExodiaReference, LibraryFirstInsideAClassDoesSoToo) {
    expect_alike("ties=library", {.library_first = true}, 25000);
}
TEST(ExodiaReference, AnotherOpeningHandDoesSoToo) {
    expect_alike("hand=7,first_draw=0", {.first_draw = false, .opening = 7}, 25000);
}

}  // namespace
}  // namespace rakus::exodia
