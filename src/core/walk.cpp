#include "core/walk.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus {
namespace {

bool is_of(std::string_view word, const std::string& move) {
    return move.size() > word.size() && move[word.size()] == ':' && move.starts_with(word);
}

class Walker {
   public:
    Walker(const StepInfo& step, int choice, std::string_view word) : choice_(choice) {
        for (const auto& c : step.candidates)
            if (c.in_candidates && is_of(word, c.move)) list_.push_back(&c);
    }

    std::vector<TraceStep> walk() {
        note("init", 1, "", {"nothing is chosen yet", "belum ada yang terpilih"});
        const auto all = list_;
        for (const CandidateInfo* x : all) {
            note("select", 2, x->move, filled({"{}: value {:g}", "{}: nilai {:g}"}, x->move, x->total));
            std::erase(list_, x);
            note("remove", 3, x->move, filled({"{} leaves the list", "{} keluar dari daftar"}, x->move));
            note("feasible", 4, x->move, x->refused ? x->refused->text : Text{"enough energy", "energi cukup"}).holds =
                !x->refused;
            if (!x->refused) compare(*x);
        }
        note("return", 5, "",
             chosen_ ? filled({"{} is used", "{} dipakai"}, chosen_->move)
                     : Text{"nothing can be used", "tidak ada yang dapat dipakai"});
        return std::move(steps_);
    }

   private:
    void compare(const CandidateInfo& x) {
        const bool better =
            !chosen_ || (x.priority != chosen_->priority ? x.priority < chosen_->priority : x.total > chosen_->total);
        const Text why =
            !chosen_ ? Text{"the first that can be used", "yang pertama dapat dipakai"}
            : better ? filled({"{:g} is more than {:g}", "{:g} lebih besar daripada {:g}"}, x.total, chosen_->total)
                     : filled({"{:g} is not more than {:g}", "{:g} tidak lebih besar daripada {:g}"}, x.total,
                              chosen_->total);
        if (better) chosen_ = &x;
        note("add", 5, x.move, filled({"{}; {}", "{}; {}"}, why, x.fired));
    }
    TraceStep& note(std::string_view kind, int line, const std::string& x, Text words) {
        std::vector<std::string> left;
        for (const CandidateInfo* c : list_) left.push_back(c->move);
        steps_.push_back({kind, line, choice_, std::move(left),
                          chosen_ ? std::vector<std::string>{chosen_->move} : std::vector<std::string>{}, x, false,
                          std::move(words)});
        return steps_.back();
    }

    int choice_;
    std::vector<const CandidateInfo*> list_;
    const CandidateInfo* chosen_ = nullptr;
    std::vector<TraceStep> steps_;
};

}  // namespace

std::vector<TraceStep> walk_trace(const Advice& advice, std::string_view walked) {
    for (std::size_t i = advice.steps.size(); i-- > 0;) {
        const StepInfo& step = advice.steps[i];
        if (std::ranges::any_of(step.candidates, [&](const auto& c) { return is_of(walked, c.move); }))
            return Walker(step, static_cast<int>(i), walked).walk();
    }
    return {};
}

}  // namespace rakus
