#include "core/trace.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus {
namespace {

// Refused candidates were appraised too, so selection may meet them before the one that is taken.
std::vector<const CandidateInfo*> selection_order(const StepInfo& step) {
    std::vector<const CandidateInfo*> order;
    for (const auto& c : step.candidates)
        if (c.in_candidates) order.push_back(&c);
    std::ranges::stable_sort(order, [&](const CandidateInfo* a, const CandidateInfo* b) {
        if (a->priority != b->priority) return a->priority < b->priority;
        if (step.drawn && (a->move == step.pick) != (b->move == step.pick)) return a->move == step.pick;
        if (a->total != b->total) return a->total > b->total;
        return precedes(a->keys, b->keys);
    });
    return order;
}

class Tracer {
   public:
    std::vector<TraceStep> trace(const Advice& advice) {
        if (!advice.steps.empty()) give_candidates(advice.steps[0]);  // C is the input of the algorithm
        note("init", 1, "", {"the solution set starts empty", "himpunan solusi mulai kosong"});
        for (const StepInfo& step : advice.steps) {
            run_choice(step);
            ++choice_;
        }
        choice_ = advice.steps.empty() ? 0 : choice_ - 1;
        const bool found = !solution_.empty();
        test(false, found ? Text{"the turn is complete", "giliran sudah lengkap"}
                          : Text{"no candidate is left", "tidak ada kandidat tersisa"});
        note("return", 7, "",
             found ? Text{"the solution set is the turn", "himpunan solusi adalah giliran ini"}
                   : Text{"no feasible candidate", "tidak ada kandidat yang layak"});
        return std::move(steps_);
    }

   private:
    TraceStep& note(std::string_view kind, int line, const std::string& x, Text words) {
        steps_.push_back({kind, line, choice_, candidates_, solution_, x, false, std::move(words)});
        return steps_.back();
    }
    void test(bool goes_on, Text words) { note("test", 2, "", std::move(words)).holds = goes_on; }

    void give_candidates(const StepInfo& step) {
        candidates_.clear();
        for (const auto& c : step.candidates)
            if (c.in_candidates) candidates_.push_back(c.move);
    }
    void run_choice(const StepInfo& step) {
        const auto order = selection_order(step);
        give_candidates(step);
        for (std::size_t i = 0; i < order.size(); ++i) {
            test(true, {"the turn is not complete and C is not empty", "giliran belum lengkap dan C tidak kosong"});
            select(*order[i], i + 1 < order.size() ? why_selected(step, *order[i], *order[i + 1]) : only(*order[i]));
            if (!order[i]->refused) break;
        }
    }
    void select(const CandidateInfo& c, const Text& why) {
        note("select", 3, c.move, why);
        std::erase(candidates_, c.move);
        note("remove", 4, c.move, filled({"{} leaves C", "{} keluar dari C"}, c.move));
        note("feasible", 5, c.move, c.refused ? c.refused->text : Text{"feasible", "layak"}).holds = !c.refused;
        if (c.refused) return;
        solution_.push_back(c.move);
        note("add", 6, c.move, filled({"{} joins S", "{} masuk ke S"}, c.move));
    }
    // SELECTION is explained by the comparison with the next best.
    static Text why_selected(const StepInfo& step, const CandidateInfo& c, const CandidateInfo& next) {
        const Text why = in_words(selection(step, c, next));
        return filled({"{} before {}: {}", "{} sebelum {}: {}"}, c.move, next.move, why);
    }
    static Text only(const CandidateInfo& c) {
        return filled({"{} is the only candidate left", "{} satu-satunya kandidat"}, c.move);
    }

    std::vector<TraceStep> steps_;
    std::vector<std::string> candidates_, solution_;
    int choice_ = 0;
};

}  // namespace

std::vector<TraceStep> greedy_trace(const Advice& advice) {
    return Tracer{}.trace(advice);
}

}  // namespace rakus
