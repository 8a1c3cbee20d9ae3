#include "lab/tournament.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace rakus::lab {
namespace {

BlockRequest request_for(const TournamentSpec& spec, const Pairing& pairing, const Block& block) {
    return {spec.rules, spec.position, spec.players[pairing.a], spec.players[pairing.b], spec.seed, block.first_pair, block.pairs, spec.opening_plies, spec.tables};
}

// Threads take the next block until none is left; every tally lands in its own place.
class Floor {
   public:
    Floor(const AnyGame& game, const TournamentSpec& spec, const std::vector<Pairing>& pairings, std::vector<Block> blocks)
        : game_(game), spec_(spec), pairings_(pairings), blocks_(std::move(blocks)), tallies_(blocks_.size()) {}

    void play(int jobs, const Progress& progress) {
        std::vector<std::jthread> hands;
        for (int j = 1; j < jobs; ++j) hands.emplace_back([&] { work(progress); });
        work(progress);
    }
    const std::optional<Error>& fault() const { return fault_; }
    const std::vector<Block>& blocks() const { return blocks_; }
    const std::vector<Tally>& tallies() const { return tallies_; }

   private:
    void work(const Progress& progress) {
        for (std::size_t i = next_++; i < blocks_.size() && !stop_; i = next_++) {
            auto tally = game_.play_block(request_for(spec_, pairings_[blocks_[i].pairing], blocks_[i]));
            const std::scoped_lock lock(mutex_);
            if (!tally)
                fail(tally.error());
            else
                tallies_[i] = std::move(*tally);
            if (progress && !progress(++done_, blocks_.size())) fail(internal_error("interrupted", "dihentikan"));
        }
    }
    void fail(const Error& e) {
        stop_ = true;
        if (!fault_) fault_ = e;
    }

    const AnyGame& game_;
    const TournamentSpec& spec_;
    const std::vector<Pairing>& pairings_;
    std::vector<Block> blocks_;
    std::vector<Tally> tallies_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::uint64_t done_ = 0;
    std::optional<Error> fault_;
};

}  // namespace

std::vector<Pairing> round_robin(std::size_t players) {
    std::vector<Pairing> pairings;
    for (std::size_t a = 0; a < players; ++a)
        for (std::size_t b = a + 1; b < players; ++b) pairings.push_back({a, b, {}});
    return pairings;
}

std::vector<Block> schedule(std::size_t pairings, std::uint64_t pairs) {
    std::vector<Block> blocks;
    for (std::size_t p = 0; p < pairings; ++p)
        for (std::uint64_t first = 0; first < pairs; first += kPairsPerBlock)
            blocks.push_back({p, first, std::min(kPairsPerBlock, pairs - first)});
    return blocks;
}

Result<std::vector<Pairing>> play_tournament(const AnyGame& game, const TournamentSpec& spec, int jobs, const Progress& progress) {
    auto pairings = round_robin(spec.players.size());
    Floor floor(game, spec, pairings, schedule(pairings.size(), spec.pairs));
    floor.play(jobs, progress);
    if (floor.fault()) return *floor.fault();
    for (std::size_t i = 0; i < floor.blocks().size(); ++i) pairings[floor.blocks()[i].pairing].tally += floor.tallies()[i];
    return pairings;
}

Tally total_of(const std::vector<Pairing>& pairings, std::size_t player) {
    Tally total;
    for (const Pairing& p : pairings) {
        if (p.a == player) total += p.tally;
        if (p.b == player) total += p.tally.mirrored();
    }
    return total;
}

}  // namespace rakus::lab
