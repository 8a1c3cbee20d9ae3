// A text as a greedy strategy of its game: advice, trace, matches, tuning and the rest come from the scheme unasked.
#pragma once
#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/facts.h"
#include "core/greedy.h"
#include "core/rng.h"
#include "written/round.h"

namespace rakus::written {

inline constexpr Rule kNoLine{"no_line", {"no line wants it", "tidak ada baris yang menginginkannya"}, ""};
inline constexpr Rule kSetAside{
    "set_aside",
    {"every move is ruled out; the best of them", "semua langkah dilarang; yang terbaik di antaranya"},
    ""};
inline constexpr std::string_view kRuledOut = "ruled_out";

template <FactSource F>
class Written {
   public:
    using Game = typename F::Game;
    using View = typename Game::View;
    using Move = typename Game::Move;
    static constexpr std::size_t kKeys = kMostKeys;

    // One choice: the candidates in order, and which of them are feasible.
    class Sitting {
       public:
        Sitting(const Written& player, const Game& game, const View& view)
            : round_(player.source_, *player.program_, game, view, player.source_.candidates(game, view)),
              feasible_(round_.size()) {
            const Program& p = *player.program_;
            NoReason why;
            bool any = false, ruled_out = false;
            for (std::size_t seat = 0; seat < round_.size(); ++seat) {
                const bool legal = player.source_.feasible(game, view, round_.move(seat), why);
                const bool allowed = legal && std::ranges::all_of(p.feasible, [&](const Condition& c) {
                                         return round_.holds(c.holds, seat);
                                     });
                feasible_[seat] = allowed ? kYes : legal ? kRuledOutByText : kIllegal;
                any = any || allowed;
                ruled_out = ruled_out || (legal && !allowed);
            }
            set_aside_ = !any && ruled_out;
            for (std::size_t seat = 0; seat < round_.size(); ++seat)
                if (!feasible(seat)) round_.leave_out(seat);
            put_in_order(p, player.lot_);
        }
        Sitting(const Sitting&) = delete;
        Sitting& operator=(const Sitting&) = delete;

        const std::vector<Move>& candidates() const { return moves_; }
        const std::vector<Move>& stopped() const { return stopped_; }
        const std::optional<Move>& stopped_at() const { return stopped_at_; }
        const Text& stop_words() const { return *stop_words_; }
        const Round<F>& round() const { return round_; }
        bool set_aside() const { return set_aside_; }
        bool feasible(std::size_t seat) const {
            return feasible_[seat] == kYes || (set_aside_ && feasible_[seat] == kRuledOutByText);
        }
        bool ruled_out(std::size_t seat) const { return !set_aside_ && feasible_[seat] == kRuledOutByText; }
        // Candidates are asked for in order, so the next one is mostly the one that was asked for last or its follower.
        std::size_t seat_of(const Move& m) const {
            for (std::size_t i = 0; i < order_.size(); ++i, ++last_) {
                if (last_ >= order_.size()) last_ = 0;
                if (round_.move(order_[last_]) == m) return order_[last_];
            }
            return seat_anyway(m);
        }

       private:
        enum State : char { kIllegal, kRuledOutByText, kYes };

        std::size_t seat_anyway(const Move& m) const {
            for (std::size_t seat = 0; seat < round_.size(); ++seat)
                if (round_.move(seat) == m) return seat;
            assert(false);
            return 0;
        }
        void put_in_order(const Program& p, std::uint64_t lot) {
            order_.resize(round_.size());
            std::iota(order_.begin(), order_.end(), std::size_t{0});
            if (p.random) Rng(lot).shuffle(order_);
            if (!p.order.empty()) sort(p);
            std::size_t end = order_.size();
            for (std::size_t i = 0; i < end && !p.take.empty(); ++i)
                for (const Condition& c : p.take)
                    if (i < end && feasible(order_[i]) && round_.holds(c.holds, order_[i])) {
                        end = i + 1;
                        stopped_at_ = round_.move(order_[i]);
                        stop_words_ = &c.words;
                    }
            moves_.reserve(end);
            for (std::size_t i = 0; i < order_.size(); ++i) {
                if (i >= end) round_.leave_out(order_[i]);
                (i < end ? moves_ : stopped_).push_back(round_.move(order_[i]));
            }
        }
        void sort(const Program& p) {
            const std::size_t keys = p.order.size();
            std::vector<double> value(round_.size() * keys);
            for (std::size_t seat = 0; seat < round_.size(); ++seat)
                for (std::size_t k = 0; k < keys; ++k) value[seat * keys + k] = round_.value(p.order[k], seat);
            const auto before = [&](std::size_t a, std::size_t b) {
                for (std::size_t k = 0; k < keys; ++k)
                    if (value[a * keys + k] != value[b * keys + k]) return value[a * keys + k] > value[b * keys + k];
                return false;
            };
            for (std::size_t i = 1; i < order_.size(); ++i)
                for (std::size_t j = i; j > 0 && before(order_[j], order_[j - 1]); --j)
                    std::swap(order_[j], order_[j - 1]);
        }

        Round<F> round_;
        std::vector<State> feasible_;
        std::vector<std::size_t> order_;
        std::vector<Move> moves_, stopped_;
        std::optional<Move> stopped_at_;
        const Text* stop_words_ = nullptr;
        bool set_aside_ = false;
        mutable std::size_t last_ = 0;
    };

    explicit Written(std::shared_ptr<const Program> program, F source = {})
        : program_(std::move(program)), source_(std::move(source)) {}

    // For `order random`: the lot that the next choice draws.
    void draw(Rng& rng) {
        if (program_->random) lot_ = rng.next();
    }

    Sitting survey(const Game& game, const View& view) const { return Sitting(*this, game, view); }
    std::vector<Move> candidates(const Game& game, const View& view) const {
        return Sitting(*this, game, view).candidates();
    }
    const std::vector<Move>& candidates(const Game&, const View&, const Sitting& s) const { return s.candidates(); }

    template <class Why>
    bool feasible(const Game& game, const View& view, const Move& m, Why& why) const {
        return feasible(game, view, Sitting(*this, game, view), m, why);
    }
    template <class Why>
    bool feasible(const Game& game, const View& view, const Sitting& s, const Move& m, Why& why) const {
        const std::size_t seat = s.seat_of(m);
        if (s.feasible(seat)) return true;
        if constexpr (Why::keeps) {
            if (source_.feasible(game, view, m, why))
                for (const Condition& c : program_->feasible)
                    if (!s.round().holds(c.holds, seat)) {
                        why.set(kRuledOut, c.words);
                        break;
                    }
        }
        return false;
    }

    template <class Score>
    void appraise(const Game&, const View&, const Sitting& s, const Move& m, Score& score) const {
        const Round<F>& round = s.round();
        const std::size_t seat = s.seat_of(m);
        const LineSteps* line = nullptr;
        for (const LineSteps& l : program_->lines)
            if (l.always || round.holds(l.when, seat)) {
                line = &l;
                break;
            }
        const int priority = line ? line->priority : kUnwanted;
        if (s.set_aside())
            score.prioritise(kUnwanted, kSetAside);
        else if (!line)
            score.prioritise(kUnwanted, kNoLine);
        else if (priority > 0)
            score.prioritise(priority, *line->rule);
        if (line)
            for (const ColumnStep& t : line->terms) score.add(*t.rule, t.weight, round.value(t.amount, seat));
        for (const TieBreaks& t : program_->tie_breaks)
            if (t.priority == priority)
                for (const ColumnStep& k : t.keys) score.prefer(*k.rule, k.weight * round.value(k.amount, seat));
        if constexpr (std::same_as<Score, Breakdown>) show_others(round, seat, line, score);
    }

    bool complete(const Game& game, const View& began, const View& now) const {
        return source_.complete(game, began, now);
    }
    double objective(const Game& game, const View& view, Side me) const { return source_.objective(game, view, me); }
    Words tie_break() const { return program_->tie_break; }
    const std::shared_ptr<const Program>& program() const { return program_; }
    // What the rules of an account stand in.
    std::shared_ptr<const void> words() const { return program_; }

    std::vector<LeftOut<Move>> left_out(const Game& game, const View& view, const Sitting& s) const {
        std::vector<LeftOut<Move>> out;
        if constexpr (requires { source_.left_out(game, view); }) out = source_.left_out(game, view);
        for (const Move& m : s.stopped()) {
            const std::string at = game.print_move(view, *s.stopped_at());
            out.push_back({m,
                           {kEarlyStop,
                            {"the search ended at " + at + ": " + s.stop_words().en,
                             "pencarian berakhir di " + at + ": " + s.stop_words().id}}});
        }
        return out;
    }

   private:
    // The columns of the other lines, for comparison; they count for nothing here.
    void show_others(const Round<F>& round, std::size_t seat, const LineSteps* line, Breakdown& score) const {
        std::vector<std::string_view> there;
        for (const auto& t : score.terms()) there.push_back(t.rule->id);
        const auto show = [&](const ColumnStep& c) {
            if (std::ranges::find(there, c.rule->id) != there.end()) return;
            there.push_back(c.rule->id);
            score.show(*c.rule, c.weight, round.value(c.amount, seat));
        };
        for (const LineSteps& l : program_->lines)
            for (const ColumnStep& t : l.terms)
                if (&l != line && t.labelled && !t.constant) show(t);
        for (const ColumnStep& c : program_->shown) show(c);
    }

    std::shared_ptr<const Program> program_;
    F source_;
    std::uint64_t lot_ = 0;
};

}  // namespace rakus::written
