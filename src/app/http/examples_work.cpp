#include <algorithm>
#include <chrono>
#include <iterator>

#include "app/examples_document.h"
#include "app/http/work.h"

namespace rakus::app {
namespace {

class ExamplesWork final : public Work {
   public:
    ExamplesWork(const AnyGame& game, ExamplesRequest request) : game_(game), request_(std::move(request)) {}

    std::size_t steps() const override { return request_.positions; }
    // One position is judged and the player asked. The report is made here too, from time to time: who asks for it must
    // not wait for a player that thinks.
    Result<std::function<void()>> step(std::size_t number) const override {
        if (const auto looked = look_at(number); !looked) return looked.error();
        const bool last = number + 1 == request_.positions;
        Json report = last || Clock::now() - reported_ > kBetweenReports ? report_on(number + 1) : Json(nullptr);
        return std::function<void()>([this, made = std::move(report)]() mutable {
            if (!made.is_null()) report_ = std::move(made);
            ++done_;
        });
    }
    std::uint64_t done() const override { return done_; }
    std::uint64_t total() const override { return request_.positions; }
    Json report() const override { return report_; }

   private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kBetweenReports{300};

    Status look_at(std::size_t number) const {
        TruthLimits limits;
        limits.seconds = request_.seconds;
        limits.tables = request_.tables;
        limits.jobs = 1;
        limits.cancelled = [this] { return stopped(); };
        auto judged = lab::judge_positions(game_, {request_.rules, "", request_.seed, number, 1}, limits,
                                           lab::Kind::exact_or_estimate);
        if (!judged) return judged.error();
        auto picks =
            lab::picks_in(game_, request_.rules, *judged, request_.player, request_.seed + number, limits.cancelled);
        if (!picks) return picks.error();
        if (picks->size() < judged->size()) return was_cancelled();
        std::ranges::move(*judged, std::back_inserter(judged_));
        std::ranges::move(*picks, std::back_inserter(picks_));
        return Done{};
    }
    Json report_on(std::uint64_t looked_at) const {
        reported_ = Clock::now();
        const auto found = lab::counterexamples_among(judged_, picks_, request_.top);
        if (!found) return nullptr;
        return counterexamples_document(
            game_, {request_.rules, request_.player, request_.tables, request_.seed, looked_at}, *found);
    }

    const AnyGame& game_;
    const ExamplesRequest request_;
    // Of the thread that takes the steps.
    mutable std::vector<lab::JudgedPosition> judged_;
    mutable std::vector<std::string> picks_;
    mutable Clock::time_point reported_{};
    // Of everybody.
    mutable Json report_ = nullptr;
    mutable std::uint64_t done_ = 0;
};

}  // namespace

std::unique_ptr<Work> examples_work(const AnyGame& game, ExamplesRequest request) {
    return std::make_unique<ExamplesWork>(game, std::move(request));
}

}  // namespace rakus::app
