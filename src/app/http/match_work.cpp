#include <algorithm>

#include "app/http/work.h"
#include "app/match_report.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kPairsAtATime = 10;

class MatchWork final : public Work {
   public:
    MatchWork(const AnyGame& game, lab::TournamentSpec spec)
        : game_(game), spec_(std::move(spec)), pairings_(lab::pairings_of(spec_.format, spec_.players.size())) {
        if (pairings_.size() > 1)
            for (auto& p : pairings_) p.each.assign(spec_.pairs, ' ');
    }

    std::size_t steps() const override {
        return pairings_.size() * ((spec_.pairs + kPairsAtATime - 1) / kPairsAtATime);
    }
    Result<std::function<void()>> step(std::size_t number) const override {
        const lab::Block block = block_of(number);
        auto request = lab::request_for(spec_, pairings_[block.pairing], block);
        request.cancelled = [this] { return stopped(); };
        auto pairs = game_.play_block(request);
        if (!pairs) return pairs.error();
        return std::function<void()>([this, block, played = std::move(*pairs)] {
            lab::Pairing& p = pairings_[block.pairing];
            p.tally += played.tally;
            if (!p.each.empty()) p.each.replace(block.first_pair, played.each.size(), played.each);
        });
    }
    std::uint64_t done() const override {
        std::uint64_t games = 0;
        for (const auto& p : pairings_) games += p.tally.all().games();
        return games;
    }
    std::uint64_t total() const override { return 2 * spec_.pairs * pairings_.size(); }
    Json report() const override { return done() > 0 ? match_document(game_, spec_, pairings_) : Json(nullptr); }

   private:
    // All pairings advance together, so that partial results can be compared.
    lab::Block block_of(std::size_t number) const {
        const std::uint64_t first = number / pairings_.size() * kPairsAtATime;
        return {number % pairings_.size(), first, std::min(kPairsAtATime, spec_.pairs - first)};
    }

    const AnyGame& game_;
    const lab::TournamentSpec spec_;
    mutable std::vector<lab::Pairing> pairings_;  // so far; who meets whom never changes
};

}  // namespace

std::unique_ptr<Work> match_work(const AnyGame& game, lab::TournamentSpec spec) {
    return std::make_unique<MatchWork>(game, std::move(spec));
}

}  // namespace rakus::app
