#include "games/gobblet/levels.h"

#include <algorithm>

#include "games/gobblet/oracle.h"

namespace rakus::gobblet {
namespace {

constexpr Rule kChance{"chance", {"chance", "peluang"}, "II.A, IV"};
constexpr Rule kSafe{"safe", {"does not lose at once", "tidak langsung kalah"}, "II.A"};
constexpr Rule kScore{"score", {"score of the table", "skor tabel"}, "II.A"};
constexpr Rule kFound{"found", {"score found by search", "skor temuan pencarian"}, "II.A"};
constexpr Rule kOpen{"open", {"not known, counts as a draw", "tidak diketahui, dihitung seri"}, "II.A"};

using Chances = List<double, 48>;  // of the moves, in their order

// A player that draws its move; the chances are its account.
class DrawingPlayer final : public Player<Gobblet> {
   public:
    explicit DrawingPlayer(Chances (*chances)(const Rules&, const State&)) : chances_(chances) {}

    Move choose(const Gobblet& game, const State& s, Rng& rng) override {
        return gobblet::moves(s)[drawn(chances_(game.rules, s), rng)];
    }
    Choice<Move> explain(const Gobblet& game, const State& s, Rng& rng) override {
        const Chances chances = chances_(game.rules, s);
        Choice<Move> choice;
        for (const Move m : gobblet::moves(s)) {
            choice.options.push_back({m, {}, {}, true});
            choice.options.back().score.add(kChance, 1, chances[choice.options.size() - 1]);
        }
        choice.drawn = true;
        choice.pick = drawn(chances, rng);
        return choice;
    }

   private:
    static std::size_t drawn(const Chances& chances, Rng& rng) {
        double left = rng.unit();
        std::size_t last = 0;
        for (std::size_t i = 0; i < chances.size(); ++i) {
            if (chances[i] <= 0) continue;
            last = i;
            if ((left -= chances[i]) < 0) break;
        }
        return last;
    }
    Chances (*chances_)(const Rules&, const State&);
};

// A random own piece that can go somewhere, then a random cell for it.
Chances by_piece(const Rules&, const State& s) {
    const Moves all = gobblet::moves(s);
    const auto pieces_behind = [&](const Move& m) { return m.placement() ? s.board.in_hand(s.to_move, m.size) : 1; };
    const auto targets_beside = [&](const Move& m) {
        return std::ranges::count_if(all, [&](const Move& o) { return o.source == m.source && o.size == m.size; });
    };
    Chances out;
    double sum = 0;
    for (const Move m : all) {
        out.push_back(pieces_behind(m) / static_cast<double>(targets_beside(m)));
        sum += out[out.size() - 1];
    }
    for (double& c : out) c /= sum;
    return out;
}

Chances uniform_over(const List<bool, 48>& wanted) {
    const auto n = std::ranges::count(wanted, true);
    Chances out;
    for (const bool w : wanted) out.push_back(w ? 1.0 / static_cast<double>(n) : 0);
    return out;
}

// Blocks when the opponent threatens a row, if that can be blocked; otherwise any move.
Chances by_blocking(const Rules& rules, const State& s) {
    const Moves all = gobblet::moves(s);
    List<bool, 48> wanted;
    const bool threatened = wins_at_once(rules, s.board, other(s.to_move));
    for (const Move m : all) wanted.push_back(!threatened || !loses_at_once(rules, s, m));
    if (std::ranges::count(wanted, true) == 0) std::ranges::fill(wanted, true);
    return uniform_over(wanted);
}

// The first move that does not lose at once.
struct Experienced {
    struct Weights {
        double safe = 1;
    } weights;
    static std::array<WeightField<Weights>, 1> weight_fields() { return {{{&Weights::safe, kSafe.id, kSafe.words}}}; }

    Moves candidates(const Gobblet&, const State& s) const { return gobblet::moves(s); }
    Nothing survey(const Gobblet&, const State&) const { return {}; }
    template <class Why>
    bool feasible(const Gobblet&, const State&, const Move&, Why&) const {
        return true;
    }
    template <class Score>
    void appraise(const Gobblet& game, const State& s, Nothing, const Move& m, Score& score) const {
        score.add(kSafe, weights.safe, loses_at_once(game.rules, s, m) ? 0 : 1);
    }
    bool complete(const Gobblet&, const State& began, const State& now) const { return began.to_move != now.to_move; }
    double objective(const Gobblet& game, const State& s, Side me) const {
        const int value = s.result ? game.final_value(s) : game.appraisal(s);
        return s.to_move == me ? value : -value;
    }
};

// Never gives value away: the fastest win, else a draw, else the slowest loss. It makes the table if there is none;
// what is not known because nobody wanted to wait counts as a draw.
class Expert final : public Player<Gobblet> {
   public:
    void equip(const std::string& tables, const Budget& budget) override { folder_ = tables, budget_ = budget; }
    Move choose(const Gobblet& game, const State& s, Rng&) override {
        const Moves all = gobblet::moves(s);
        std::size_t best = 0;
        Oracle& oracle = ask(game);
        for (std::size_t i = 1; i < all.size(); ++i)
            if (value(oracle, s, all[i]) > value(oracle, s, all[best])) best = i;
        return all[best];
    }
    Choice<Move> explain(const Gobblet& game, const State& s, Rng& rng) override {
        Choice<Move> choice;
        const Move pick = choose(game, s, rng);
        for (const Move m : gobblet::moves(s)) {
            if (m == pick) choice.pick = choice.options.size();
            choice.options.push_back({m, {}, {}, true});
            Breakdown& account = choice.options.back().score;
            if (const auto found = oracle_->score_of(s, m))
                account.add(oracle_->from_table() ? kScore : kFound, 1, found->byte);
            else
                account.show(kOpen, 0, 1);
        }
        return choice;
    }

   private:
    Oracle& ask(const Gobblet& game) {
        if (!oracle_ || !(rules_ == game.rules)) {
            oracle_ = std::make_unique<Oracle>(game.rules, solve::TableShelf{folder_, true, 1}, budget_);
            rules_ = game.rules;
        }
        return *oracle_;
    }
    static Score value(Oracle& oracle, const State& s, const Move& m) {
        return oracle.score_of(s, m).value_or(Score::draw());
    }

    std::string folder_;
    Budget budget_;
    Rules rules_;
    std::unique_ptr<Oracle> oracle_;
};

}  // namespace

bool wins_at_once(const Rules& rules, const Board& b, Side side) {
    for (const Move m : moves(b, side))
        if (const auto end = ended(rules, after(rules, b, side, m), other(side)); end && *end < 0) return true;
    return false;
}

bool loses_at_once(const Rules& rules, const State& s, const Move& m) {
    const Board next = after(rules, s.board, s.to_move, m);
    if (const auto end = ended(rules, next, other(s.to_move))) return *end > 0;
    return wins_at_once(rules, next, other(s.to_move));
}

PlayerKind<Gobblet> novice() {
    return {
        "novice",
        {"the paper's random bot: a random piece, then a random cell", "bot acak makalah: bidak acak, lalu sel acak"},
        {},
        false,
        [](std::span<const double>) { return std::make_unique<DrawingPlayer>(by_piece); }};
}

PlayerKind<Gobblet> intermediate() {
    return {"intermediate",
            {"blocks a threatened row, otherwise random", "menghalangi deret yang mengancam, selain itu acak"},
            {},
            false,
            [](std::span<const double>) { return std::make_unique<DrawingPlayer>(by_blocking); }};
}

PlayerKind<Gobblet> experienced() {
    return greedy_kind<Gobblet, Experienced>(
        "experienced", {"the first move that does not lose at once", "langkah pertama yang tidak langsung kalah"});
}

PlayerKind<Gobblet> expert() {
    return {"expert",
            {"never gives value away: asks the table, and makes it if there is none",
             "tidak pernah membuang nilai: bertanya kepada tabel, dan membuatnya bila belum ada"},
            {},
            true,
            [](std::span<const double>) { return std::make_unique<Expert>(); }};
}

}  // namespace rakus::gobblet
