#include <algorithm>
#include <atomic>

#include "app/http/work.h"

namespace rakus::app {
namespace {

class TableWork final : public Work {
   public:
    TableWork(const AnyGame& game, TableRequest request) : game_(game), request_(std::move(request)) {
        request_.cancelled = [this] { return stopped(); };
    }

    std::size_t steps() const override { return 1; }
    Result<std::function<void()>> step(std::size_t) const override {
        const auto built = game_.tables()->build(request_, [this](std::uint64_t done, std::uint64_t total) {
            done_ = std::min(done, total - 1), total_ = total;
            if (news_) news_();
            return true;
        });
        if (!built) return built.error();
        return std::function<void()>([this] { done_ = total_.load(); });
    }
    std::uint64_t done() const override { return done_; }
    std::uint64_t total() const override { return total_; }
    Json report() const override { return nullptr; }

   private:
    const AnyGame& game_;
    TableRequest request_;
    mutable std::atomic<std::uint64_t> done_{0}, total_{1};
};

}  // namespace

std::unique_ptr<Work> table_work(const AnyGame& game, TableRequest request) {
    return std::make_unique<TableWork>(game, std::move(request));
}

}  // namespace rakus::app
