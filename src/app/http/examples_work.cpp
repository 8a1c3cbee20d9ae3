#include <iterator>

#include "app/examples_document.h"
#include "app/http/work.h"

namespace rakus::app {
namespace {

class ExamplesWork final : public Work {
   public:
    ExamplesWork(const AnyGame& game, ExamplesRequest request) : game_(game), request_(std::move(request)) {}

    std::size_t steps() const override { return request_.positions; }
    Result<std::function<void()>> step(std::size_t number) const override {
        TruthLimits limits;
        limits.seconds = request_.seconds;
        limits.tables = request_.tables;
        limits.jobs = 1;
        limits.cancelled = [this] { return stopped(); };
        auto judged = lab::judge_positions(game_, {request_.rules, "", request_.seed, number, 1}, limits,
                                           lab::Kind::exact_or_estimate);
        if (!judged) return judged.error();
        return std::function<void()>([this, found = std::move(*judged)]() mutable {
            std::ranges::move(found, std::back_inserter(judged_));
            ++done_;
        });
    }
    std::uint64_t done() const override { return done_; }
    std::uint64_t total() const override { return request_.positions; }
    Json report() const override {
        const auto found =
            lab::counterexamples(game_, request_.rules, judged_, request_.player, request_.seed, request_.top);
        if (!found || done_ == 0) return nullptr;
        return counterexamples_document(game_, {request_.rules, request_.player, request_.tables, request_.seed, done_},
                                        *found);
    }

   private:
    const AnyGame& game_;
    const ExamplesRequest request_;
    mutable std::vector<lab::JudgedPosition> judged_;
    mutable std::uint64_t done_ = 0;
};

}  // namespace

std::unique_ptr<Work> examples_work(const AnyGame& game, ExamplesRequest request) {
    return std::make_unique<ExamplesWork>(game, std::move(request));
}

}  // namespace rakus::app
