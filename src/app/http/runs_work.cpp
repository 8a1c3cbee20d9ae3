#include <algorithm>

#include "app/http/work.h"
#include "app/runs_report.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kRunsAtATime = 100;

class RunsWork final : public Work {
   public:
    RunsWork(const AnyGame& game, RunsRequest request) : game_(game), request_(std::move(request)) {}

    std::size_t steps() const override { return (request_.runs + kRunsAtATime - 1) / kRunsAtATime; }
    Result<std::function<void()>> step(std::size_t number) const override {
        RunsRequest part = request_;
        part.first = number * kRunsAtATime;
        part.runs = std::min(kRunsAtATime, request_.runs - part.first);
        part.cancelled = [this] { return stopped(); };
        auto tally = game_.solitaire()->play_runs(part);
        if (!tally) return tally.error();
        return std::function<void()>([this, played = std::move(*tally)] { tally_ += played; });
    }
    std::uint64_t done() const override { return tally_.players.empty() ? 0 : tally_.players[0].runs; }
    std::uint64_t total() const override { return request_.runs; }
    // A run that is not finished says how many runs it stands on.
    Json report() const override {
        if (done() == 0) return nullptr;
        RunsRequest so_far = request_;
        so_far.runs = done();
        const auto report = runs_report(game_, so_far, tally_);
        const auto where = game_.inspect({request_.rules, request_.position, {}, request_.seed});
        return report && where ? runs_json(game_, *where, *report) : Json(nullptr);
    }

   private:
    const AnyGame& game_;
    const RunsRequest request_;
    mutable RunsTally tally_;
};

}  // namespace

std::unique_ptr<Work> runs_work(const AnyGame& game, RunsRequest request) {
    return std::make_unique<RunsWork>(game, std::move(request));
}

}  // namespace rakus::app
