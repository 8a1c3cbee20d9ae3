// One choice of a written player: the position looked at once, every candidate glanced at once, and the slots of the
// program, filled as they are asked for. The same for the opponent's answers to a move.
#pragma once
#include <cmath>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "core/facts.h"
#include "written/program.h"
#include "written/vocabulary.h"

namespace rakus::written {

template <FactSource F>
class Round {
   public:
    using Game = typename F::Game;
    using View = typename Game::View;
    using Move = typename Game::Move;

    // The moves in this order are the candidates.
    template <class Moves>
    Round(const F& source, const Program& program, const Game& game, const View& view, const Moves& moves)
        : source_(source), program_(program), game_(game), view_(view), survey_(source.survey(game, view)) {
        seats_.reserve(moves.size());
        for (const Move& m : moves) seats_.emplace_back(source, survey_, m);
        memo_.assign(program.once.size() + seats_.size() * program.once_each.size(), kEmpty);
    }
    Round(const Round&) = delete;
    Round& operator=(const Round&) = delete;

    std::size_t size() const { return seats_.size(); }
    const Move& move(std::size_t seat) const { return seats_[seat].move; }
    // Whether it is among those that best, worst, any and count range over.
    bool counts(std::size_t seat) const { return seats_[seat].counts; }
    void leave_out(std::size_t seat) { seats_[seat].counts = false; }

    // The value of a block for a candidate. One that asks for no move is the same for all.
    double value(Block b, std::size_t seat) const {
        const Step* const first = program_.steps.data() + b.begin;
        const Step* const end = program_.steps.data() + b.end;
        if (end - first == 1) return leaf(*first, seat);
        double stack[kStack + 1];  // the first one stays free, so that `top` always points into it
        double* top = stack;
        for (const Step* s = first; s != end; ++s) {
            switch (s->op) {
                case Op::number:
                    *++top = s->x;
                    break;
                case Op::here:
                    *++top = facts_[s->a].here(survey_, s->b);
                    break;
                case Op::of_move:
                    *++top = facts_[s->a].of(seats_[seat].glance, s->b);
                    break;
                case Op::once:
                    *++top = once(s->a);
                    break;
                case Op::once_each:
                    *++top = once_each(s->a, seat);
                    break;
                case Op::times:
                    *++top = s->x * facts_[s->a].of(seats_[seat].glance, s->b);
                    break;
                case Op::plus:
                    *top += s->x * facts_[s->a].of(seats_[seat].glance, s->b);
                    break;
                case Op::look_up:
                    *++top = looked_up(*s, seat);
                    break;
                case Op::negative:
                    *top = -*top;
                    break;
                case Op::negation:
                    *top = *top == 0;
                    break;
                case Op::absolute:
                    *top = std::abs(*top);
                    break;
                case Op::add:
                    --top, top[0] += top[1];
                    break;
                case Op::subtract:
                    --top, top[0] -= top[1];
                    break;
                case Op::multiply:
                    --top, top[0] *= top[1];
                    break;
                case Op::divide:
                    --top, top[0] = quotient(top[0], top[1]);
                    break;
                case Op::less:
                    --top, top[0] = top[0] < top[1];
                    break;
                case Op::at_most:
                    --top, top[0] = top[0] <= top[1];
                    break;
                case Op::more:
                    --top, top[0] = top[0] > top[1];
                    break;
                case Op::at_least:
                    --top, top[0] = top[0] >= top[1];
                    break;
                case Op::equal:
                    --top, top[0] = top[0] == top[1];
                    break;
                case Op::unequal:
                    --top, top[0] = top[0] != top[1];
                    break;
                case Op::least:
                    --top, top[0] = top[1] < top[0] ? top[1] : top[0];
                    break;
                case Op::most:
                    --top, top[0] = top[1] > top[0] ? top[1] : top[0];
                    break;
                case Op::add_x:
                    *top += s->x;
                    break;
                case Op::multiply_x:
                    *top *= s->x;
                    break;
                case Op::less_x:
                    *top = *top < s->x;
                    break;
                case Op::at_most_x:
                    *top = *top <= s->x;
                    break;
                case Op::more_x:
                    *top = *top > s->x;
                    break;
                case Op::at_least_x:
                    *top = *top >= s->x;
                    break;
                case Op::equal_x:
                    *top = *top == s->x;
                    break;
                case Op::unequal_x:
                    *top = *top != s->x;
                    break;
                case Op::skip_if_false:
                    if (*top == 0)
                        s = first + s->a - 1;
                    else
                        --top;
                    break;
                case Op::skip_if_true:
                    if (*top != 0)
                        s = first + s->a - 1;
                    else
                        --top;
                    break;
                case Op::go_if_false:
                    if (*top-- == 0) s = first + s->a - 1;
                    break;
                case Op::go:
                    s = first + s->a - 1;
                    break;
            }
        }
        return *top;
    }
    bool holds(Block b, std::size_t seat) const { return value(b, seat) != 0; }

   private:
    static constexpr double kEmpty = std::numeric_limits<double>::quiet_NaN();  // no value is ever that

    struct Seat {
        Seat(const F& source, const typename F::Survey& survey, const Move& m)
            : move(m), glance(source.glance(survey, m)) {}
        Move move;
        typename F::Glance glance;
        bool counts = true;
    };

    static double quotient(double a, double b) {
        if (b == 0) return 0;
        const double q = a / b;
        return q > kLargestQuotient ? kLargestQuotient : q < -kLargestQuotient ? -kLargestQuotient : q;
    }

    double leaf(const Step& s, std::size_t seat) const {
        switch (s.op) {
            case Op::number:
                return s.x;
            case Op::here:
                return facts_[s.a].here(survey_, s.b);
            case Op::of_move:
                return facts_[s.a].of(seats_[seat].glance, s.b);
            case Op::once:
                return once(s.a);
            case Op::times:
                return s.x * facts_[s.a].of(seats_[seat].glance, s.b);
            case Op::look_up:
                return looked_up(s, seat);
            default:
                return once_each(s.a, seat);
        }
    }
    double looked_up(const Step& s, std::size_t seat) const {
        const double entry = facts_[s.a].of(seats_[seat].glance, s.b);
        return program_.tables[static_cast<std::size_t>(s.x + entry)];
    }
    double once(std::size_t slot) const {
        if (const double known = memo_[slot]; known == known) return known;
        const Slot& s = program_.once[slot];
        const double x = s.how == Filled::let ? value(s.block, 0) : pooled(s);
        return memo_[slot] = x;
    }
    double once_each(std::size_t slot, std::size_t seat) const {
        const std::size_t at = program_.once.size() + seat * program_.once_each.size() + slot;
        if (const double known = memo_[at]; known == known) return known;
        const Slot& s = program_.once_each[slot];
        const double x = s.how == Filled::let ? value(s.block, seat) : reply(s.block, seats_[seat]);
        return memo_[at] = x;
    }
    // Over the candidates that count; 0 where there is none.
    double pooled(const Slot& s) const {
        double out = 0;
        bool found = false;
        for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
            if (!seats_[seat].counts) continue;
            const double x = value(s.block, seat);
            if (s.how == Filled::any) {
                if (x != 0) return 1;
            } else if (s.how == Filled::count) {
                out += x != 0;
            } else if (!found || (s.how == Filled::best ? x > out : x < out)) {
                out = x;
                found = true;
            }
        }
        return out;
    }
    // What the block is worth where the opponent is to move, in his eyes, over all his legal moves.
    double reply(Block b, const Seat& seat) const {
        double out = 0;
        const auto visit = [&](double chance, const Game& game, const View& view, const auto& moves) {
            const Round answers(source_, program_, game, view, moves);
            out += chance * answers.value(b, 0);
        };
        if constexpr (tells_replies<F>) {
            source_.replies(seat.glance, visit);
        } else if constexpr (Solvable<Game>) {
            const auto next = game_.after(view_, seat.move);
            if (!game_.outcome(next) && game_.to_move(next) != game_.to_move(view_))
                visit(1, game_, next, game_.moves(next));
        }
        return out;
    }

    const F& source_;
    const Program& program_;
    const Game& game_;
    const View& view_;
    const Fact<F>* facts_ = F::facts().data();
    typename F::Survey survey_;
    std::vector<Seat> seats_;
    mutable std::vector<double> memo_;  // the slots of the round, then those of each seat
};

}  // namespace rakus::written
