#include "lab/runs.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

namespace rakus::lab {
namespace {

// Threads take the next block until none is left. Counts add up to the same total in any order.
class RunFloor {
   public:
    RunFloor(const SolitaireVerbs& verbs, const RunsRequest& request)
        : verbs_(verbs), request_(request), blocks_((request.runs + kRunsPerBlock - 1) / kRunsPerBlock) {}

    Result<RunsTally> play(int jobs, const Progress& progress) {
        {
            std::vector<std::jthread> hands;
            for (int j = 1; j < jobs; ++j) hands.emplace_back([&] { work(progress); });
            work(progress);
        }
        return fault_ ? Result<RunsTally>(*fault_) : Result<RunsTally>(std::move(total_));
    }

   private:
    RunsRequest block(std::uint64_t i) const {
        RunsRequest r = request_;
        r.first = request_.first + i * kRunsPerBlock;
        r.runs = std::min(kRunsPerBlock, request_.runs - i * kRunsPerBlock);
        return r;
    }

    void work(const Progress& progress) {
        for (std::uint64_t i = next_++; i < blocks_ && !stop_; i = next_++) {
            auto tally = verbs_.play_runs(block(i));
            const std::scoped_lock lock(mutex_);
            if (!tally)
                fail(tally.error());
            else
                total_ += *tally;
            if (progress && !progress(++done_, blocks_)) fail(internal_error("interrupted", "dihentikan"));
        }
    }
    void fail(const Error& e) {
        stop_ = true;
        if (!fault_) fault_ = e;
    }

    const SolitaireVerbs& verbs_;
    const RunsRequest& request_;
    std::uint64_t blocks_;
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::uint64_t done_ = 0;
    RunsTally total_;
    std::optional<Error> fault_;
};

}  // namespace

Result<RunsTally> play_runs(const SolitaireVerbs& verbs, const RunsRequest& request, int jobs, const Progress& progress) {
    return RunFloor(verbs, request).play(jobs, progress);
}

Interval first_turn_gain(const RunPair& pair) {
    const double n = static_cast<double>(pair.faster + pair.slower + pair.alike);
    if (n == 0) return {};
    const double plus = static_cast<double>(pair.first_turn_gained) / n, minus = static_cast<double>(pair.first_turn_lost) / n;
    const double mean = plus - minus, half = kZ95 * std::sqrt(std::max(0.0, plus + minus - mean * mean) / n);
    return {mean, mean - half, mean + half};
}

}  // namespace rakus::lab
