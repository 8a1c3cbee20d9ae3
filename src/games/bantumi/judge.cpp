#include "games/bantumi/judge.h"

#include <mutex>
#include <optional>

#include "games/bantumi/solver.h"
#include "games/bantumi/stored_table.h"

namespace rakus::bantumi {
namespace {

Truth truth_of(const solve::Range& r) {
    return between(r.low, r.high, Bantumi::unit);
}

// A solver ready for a question, and why it does not use the stored table, if it should.
struct Desk {
    Rules rules;
    std::string folder;
    Text note;
    int open = 0;
    std::unique_ptr<Solver> solver;

    bool serves(const Rules& r, const std::string& tables, int seeds, int table_seeds) const {
        return rules.pits == r.pits && rules.empty_capture == r.empty_capture && folder == tables && open >= seeds &&
               solver->table().seeds() >= table_seeds;
    }
};

Desk set_up(const Rules& rules, const TruthLimits& limits, int open, int table_seeds) {
    Desk desk{rules, limits.tables, {}, open, nullptr};
    desk.solver =
        std::make_unique<Solver>(rules, find_table(limits.tables, rules, table_seeds, limits.jobs, desk.note), open);
    return desk;
}

class ProofJudge final : public Judge<Bantumi> {
   public:
    Judgement<Bantumi> judge(const Bantumi& game, const State& state, const TruthLimits& limits) const override {
        Judgement<Bantumi> j;
        if (over(state)) {
            j.source = "search";
            j.truth = exact_margin(game.final_value(state), Bantumi::unit);
            return j;
        }
        const auto deadline =
            Solver::Clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(limits.seconds * 1e6));
        const int open = state.board.seeds_in_pits();
        Desk desk = take(game.rules, limits, open);
        desk.solver->stop_at(deadline);
        const std::uint64_t before = desk.solver->nodes();
        answer(state, limits, *desk.solver, j);
        j.nodes = desk.solver->nodes() - before;
        j.source = open <= desk.solver->table().seeds() ? "table" : "table+search";
        j.note = desk.note;
        give_back(std::move(desk));
        return j;
    }

   private:
    static void answer(const State& s, const TruthLimits& limits, Solver& solver, Judgement<Bantumi>& j) {
        const auto value = solver.value(s);
        j.truth = truth_of(value);
        if (limits.all_moves)
            for (const Pit pit : moves(s)) j.moves.emplace_back(pit, truth_of(solver.value(s, pit)));
        if (value.exact()) j.line = solver.line(s, value.low);
    }

    // Questions about one game are answered one after another at the same desk, those of other threads at others.
    Desk take(const Rules& rules, const TruthLimits& limits, int open) const {
        const int table_seeds =
            table_seeds_for(rules.pits, open + (limits.all_moves ? kForManyQuestions : 0), limits.seconds);
        {
            const std::scoped_lock lock(mutex_);
            for (auto& desk : free_)
                if (desk && desk->serves(rules, limits.tables, open, table_seeds)) {
                    Desk taken = std::move(*desk);
                    desk.reset();
                    return taken;
                }
        }
        return set_up(rules, limits, open, table_seeds);
    }
    void give_back(Desk desk) const {
        const std::scoped_lock lock(mutex_);
        for (auto& place : free_)
            if (!place) {
                place = std::move(desk);
                return;
            }
        free_[next_++ % kDesks] = std::move(desk);
    }

    static constexpr std::size_t kDesks = 2;  // kept; each may hold some hundred megabytes
    mutable std::mutex mutex_;
    mutable std::array<std::optional<Desk>, kDesks> free_;
    mutable std::size_t next_ = 0;
};

}  // namespace

std::shared_ptr<const Judge<Bantumi>> judge() {
    return std::make_shared<ProofJudge>();
}

}  // namespace rakus::bantumi
