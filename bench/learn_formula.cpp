// Learns the formula of Exodia's `learned` (src/games/exodia/formula.h) by playing: first it copies a player, then it
// plays turns by lot, what is worth more more often, and moves every weight a little towards what went better than was
// to be expected (policy gradient). What was to be expected is learned beside it, from the same facts.
//
//     learn_formula RULES PLAYER SECONDS SEED OUT                of processor, after a minute of copying
//     learn_formula official "$(cat data/players/exodia-official.greedy)" 1500 1 data/exodia/official.formula
//
// How often it was to be played follows from the clock, so two runs end with a little different weights.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "core/portable_math.h"
#include "core/settings.h"
#include "games/exodia/formula.h"
#include "games/exodia/kit.h"

using namespace rakus;
using namespace rakus::exodia;

namespace {

constexpr double kCopying = 60;  // seconds of processor
constexpr float kCopyRate = 0.03F, kRate = 0.003F, kSlowest = 0.1F, kValueRate = 0.002F;
constexpr float kTrace = 0.95F;       // how far ahead a surprise is credited
constexpr float kMost = 127.0F / 32;  // the largest weight that a formula can hold

// Weights while they are learned.
class Weights {
   public:
    Weights(std::size_t rows, std::size_t facts) : facts_(facts), of_(rows * facts) {}
    float sum(std::size_t row, const Holding& holding) const {
        const float* at = &of_[row * facts_];
        float sum = 0;
        for (const auto fact : holding) sum += at[fact];
        return sum;
    }
    void add(std::size_t row, const Holding& holding, float more) {
        float* at = &of_[row * facts_];
        for (const auto fact : holding) at[fact] = std::clamp(at[fact] + more, -kMost, kMost);
    }
    float at(std::size_t row, std::size_t fact) const { return of_[row * facts_ + fact]; }

   private:
    std::size_t facts_;
    std::vector<float> of_;
};

// One decision, as it was met.
struct Decision {
    Holding holding;
    std::vector<std::size_t> rows;
    std::vector<float> chances;
    std::size_t taken = 0;
    float expected = 0;
};

class Learner {
   public:
    Learner(const Exodia& game, Player<Exodia>& teacher, std::uint64_t seed)
        : game_(game),
          teacher_(teacher),
          rng_(seed),
          formula_(codes_of(*game.program)),
          seat_(formula_.outlook(), *game.program),
          moves_(formula_.outlook().rows(), formula_.outlook().facts()),
          value_(1, formula_.outlook().facts()) {}

    void copy() {
        play_turn(true);
        for (std::size_t i = 0; i < decisions_; ++i) {
            improve(made_[i], kCopyRate);
            expect(made_[i], won_);
        }
    }
    // `rate`: of the usual size of a step.
    void learn(float rate) {
        play_turn(false);
        float credit = 0, next = won_, squares = 0;
        credits_.assign(decisions_, 0);
        for (std::size_t i = decisions_; i-- > 0;) {
            credit = next - made_[i].expected + kTrace * credit;
            next = made_[i].expected;
            credits_[i] = credit;
            squares += credit * credit;
        }
        if (decisions_) usual_ += 0.0005F * (squares / static_cast<float>(decisions_) - usual_);
        const float size = std::sqrt(usual_);
        for (std::size_t i = 0; i < decisions_; ++i) {
            const float aim = std::clamp(made_[i].expected + credits_[i], 0.0F, 1.0F);
            improve(made_[i], kRate * rate * std::clamp(credits_[i] / size, -5.0F, 5.0F));
            expect(made_[i], aim);
        }
    }
    bool won() const { return won_ > 0; }
    Formula formula() {
        const Outlook& seen = formula_.outlook();
        for (std::size_t r = 0; r < seen.rows(); ++r)
            for (std::size_t f = 0; f < seen.facts(); ++f) formula_.set(r, f, moves_.at(r, f));
        return formula_;
    }

   private:
    static float chance_of(float logit) { return static_cast<float>(1 / (1 + portable::exp(-logit))); }

    void play_turn(bool copies) {
        const Program& p = *game_.program;
        State s = start(p, rng_);
        decisions_ = 0;
        while (s.seen.stage == exodia::Stage::running && s.seen.turn == 1) {
            auto there = plain_moves(p, s.seen);
            if (there.size() > 1) std::erase(there, Move{});  // the turn ends only where nothing else is feasible
            if (there[0].verb == Verb::end) break;
            const Move m = there.size() == 1 ? there[0] : there[decide(s.seen, there, copies)];
            apply(p, s, m, rng_);
        }
        won_ = s.seen.stage == exodia::Stage::won && s.seen.turn == 1 ? 1.0F : 0.0F;
    }
    std::size_t decide(const View& v, const std::vector<Move>& there, bool copies) {
        if (made_.size() == decisions_) made_.emplace_back();
        Decision& d = made_[decisions_++];
        seat_.look(v, d.holding);
        d.rows.clear(), d.chances.clear();
        for (const Move& m : there) d.rows.push_back(seat_.row_of(v, m));
        for (const std::size_t r : d.rows) d.chances.push_back(moves_.sum(r, d.holding));
        const float most = *std::ranges::max_element(d.chances);
        float all = 0;
        for (float& c : d.chances) all += c = static_cast<float>(portable::exp(c - most));
        for (float& c : d.chances) c /= all;
        d.expected = chance_of(value_.sum(0, d.holding));
        d.taken = there.size() - 1;
        if (copies) {
            d.taken =
                static_cast<std::size_t>(std::ranges::find(there, teacher_.choose(game_, v, rng_)) - there.begin());
            d.taken = std::min(d.taken, there.size() - 1);
        } else {
            double lot = rng_.unit();
            for (std::size_t i = 0; i < there.size(); ++i)
                if ((lot -= static_cast<double>(d.chances[i])) <= 0) return d.taken = i;
        }
        return d.taken;
    }
    // What was taken becomes likelier, by so much.
    void improve(const Decision& d, float step) {
        for (std::size_t i = 0; i < d.rows.size(); ++i) {
            const float more = step * ((i == d.taken ? 1.0F : 0.0F) - d.chances[i]);
            if (std::fabs(more) > 1e-7F) moves_.add(d.rows[i], d.holding, more);
        }
    }
    void expect(const Decision& d, float aim) { value_.add(0, d.holding, kValueRate * (aim - d.expected)); }

    Exodia game_;
    Player<Exodia>& teacher_;
    Rng rng_;
    Formula formula_;
    exodia::Seat seat_;
    Weights moves_, value_;
    std::vector<Decision> made_;
    std::vector<float> credits_;
    std::size_t decisions_ = 0;
    float won_ = 0, usual_ = 0.02F;
};

double seconds_used() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace

int main(int count, char** words) {
    if (count != 6) return fmt::print(stderr, "learn_formula RULES PLAYER SECONDS SEED OUT\n"), 2;
    const auto settings = read_settings(words[1]);
    if (!settings) return fmt::print(stderr, "{}\n", settings.error().message.en), 2;
    const auto game = Exodia::configure(*settings);
    if (!game) return fmt::print(stderr, "{}\n", game.error().message.en), 2;
    const auto seated = seat(kit(), *game, words[2]);
    if (!seated) return fmt::print(stderr, "{}\n", seated.error().message.en), 2;
    const double seconds = std::stod(words[3]), told_every = 60;
    Learner learner(*game, *seated->player, std::stoull(words[4]));
    double told = 0;
    std::uint64_t turns = 0, won = 0;
    for (double now = 0; now < kCopying + seconds; now = seconds_used()) {
        const double left = 1 - (now - kCopying) / seconds;
        now < kCopying ? learner.copy() : learner.learn(std::max(static_cast<float>(left), kSlowest));
        ++turns, won += learner.won();
        if (now - told < told_every) continue;
        fmt::print("{:.0f} s: {} turns, {:.2f} % won\n", now, turns,
                   100.0 * static_cast<double>(won) / static_cast<double>(turns));
        std::fflush(stdout);
        std::ofstream(words[5], std::ios::binary) << write_formula(learner.formula());
        told = now, turns = won = 0;
    }
    std::ofstream(words[5], std::ios::binary) << write_formula(learner.formula());
}
