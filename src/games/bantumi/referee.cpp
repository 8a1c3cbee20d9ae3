#include "games/bantumi/referee.h"

namespace rakus::bantumi {
namespace {

constexpr int kSolvedPits = 6, kSolvedSeeds = 48;

}  // namespace

bool is_solved(const Rules& rules, const State& s) {
    return rules.pits <= kSolvedPits && s.board.total() <= kSolvedSeeds;
}

// On a board that is not solved the proof starts anew, so that the answer does not depend on earlier questions.
void Referee::begin(const State& s, const solve::TableShelf& shelf, std::uint64_t nodes, const Watch& watch,
                    bool many) {
    shelf_ = shelf;
    watch_ = &watch;
    open_ = s.board.seeds_in_pits();
    many_ = many;
    solved_ = is_solved(rules_, s);
    allowed_ = nodes != 0 ? nodes : solved_ ? ~std::uint64_t{0} : kMostNodes;
    stopped_ = used_solver_ = searched_ = false;
    note_ = {};
    if (!solved_) solver_.reset();
    nodes_before_ = solver_ ? solver_->nodes() : 0;
    if (solver_) solver_->begin(allowed_, watch_);
}

Solver* Referee::solver() {
    used_solver_ = true;
    if (solver_ && room_ >= open_) return solver_.get();
    if (watch_->out()) {
        stopped_ = true;
        return nullptr;
    }
    const int seeds = table_seeds_for(rules_.pits, open_ + (many_ ? kForManyQuestions : 0), watch_->seconds_left());
    auto table = find_table(rules_, seeds, !solved_, shelf_, *watch_, note_);
    if (!table) {
        stopped_ = true;
        return nullptr;
    }
    solver_ = std::make_unique<Solver>(rules_, std::move(table), open_);
    room_ = open_, nodes_before_ = 0;
    solver_->begin(allowed_, watch_);
    return solver_.get();
}

std::optional<int> Referee::in_book(const State& s) const {
    const auto margin = book_ ? book_->margin(Problem::node(s)) : std::nullopt;
    return margin ? std::optional(Problem::lead_in_stores(s) + *margin) : std::nullopt;
}

// Without search, for the player who makes the move.
std::optional<int> Referee::known(const State& s, Pit pit) const {
    const State next = after(rules_, s, pit);
    const bool same = next.to_move == s.to_move;
    if (over(next)) return s.to_move == Side::first ? lead(next) : -lead(next);
    const auto v = in_book(next);
    return v ? std::optional(same ? *v : -*v) : std::nullopt;
}

solve::Range Referee::value(const State& s) {
    if (const auto v = in_book(s)) return {*v, *v};
    if (Solver* solver = this->solver()) {
        searched_ = searched_ || s.board.seeds_in_pits() > solver->table().seeds();
        const auto r = solver->value(s);
        stopped_ = stopped_ || solver->stopped();
        return r;
    }
    const int lead = Problem::lead_in_stores(s), open = s.board.seeds_in_pits();
    return {lead - open, lead + open};
}

solve::Range Referee::value(const State& s, Pit pit) {
    if (const auto v = known(s, pit)) return {*v, *v};
    const State next = after(rules_, s, pit);
    const auto r = value(next);
    return next.to_move == s.to_move ? r : solve::Range{-r.high, -r.low};
}

std::optional<Pit> Referee::best_move(const State& s, int value) {
    const Pits legal = moves(s);
    bool all_known = true;
    for (std::size_t i = legal.size(); i-- > 0 && all_known;) {
        const auto v = known(s, legal[i]);
        if (v && *v >= value) return legal[i];
        all_known = v.has_value();
    }
    Solver* solver = all_known ? nullptr : this->solver();
    const auto pit = solver ? solver->best_move(s, value) : std::nullopt;
    stopped_ = stopped_ || (solver && solver->stopped());
    return pit;
}

std::vector<Pit> Referee::line(State s, int value) {
    if (used_solver_) return solver_ && !stopped_ ? solver_->line(s, value) : std::vector<Pit>{};
    std::vector<Pit> line;
    while (!over(s)) {
        const Pits legal = moves(s);
        std::optional<Pit> best;
        for (const Pit pit : legal)
            if (known(s, pit) == value) best = pit;
        if (!best) break;
        line.push_back(*best);
        const State next = after(rules_, s, *best);
        if (next.to_move != s.to_move) value = -value;
        s = next;
    }
    return line;
}

std::string_view Referee::source() const {
    return !used_solver_ ? "book" : searched_ ? "table+search" : "table";
}

}  // namespace rakus::bantumi
