#include "lab/tournament.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "lab/tally_text.h"

namespace rakus::lab {

std::uint64_t Standing::games() const {
    std::uint64_t n = 0;
    for (const Pairing& p : pairings) n += p.tally.all().games();
    return n;
}

Tournament::Tournament(const AnyGame& game, TournamentSpec spec)
    : game_(game),
      spec_(std::move(spec)),
      pairings_(pairings_of(spec_.format, spec_.players.size())),
      blocks_(blocks_of(spec_)) {}

Result<std::string> Tournament::play(std::size_t block, const Cancelled& cancelled) const {
    auto request = request_for(spec_, pairings_[blocks_[block].pairing], blocks_[block]);
    request.cancelled = cancelled;
    const auto played = game_.play_block(request);
    if (!played) return played.error();
    return keeps_each() ? write_pairs(*played) : write_tally(played->tally);
}

Result<PlayedPairs> Tournament::pairs_of(std::size_t block, const std::string& bytes) const {
    const auto played = read_pairs(bytes);
    if (played && played->tally.as_first.games() == blocks_[block].pairs && played->each.empty() != keeps_each())
        return *played;
    return bad_input(
        {"block {}: '{:.60}' is not its tally of {} pairs", "blok {}: '{:.60}' bukan hasil hitungan {} pasangnya"},
        block, bytes, blocks_[block].pairs);
}

Result<Standing> Tournament::standing(const Finished& finished) const {
    Standing s{pairings_, {}, 0, {}};
    for (std::size_t block = 0; block < blocks_.size(); ++block) {
        const auto at = finished.find(block);
        if (at == finished.end()) {
            s.missing = block;
            return s;
        }
        const auto played = pairs_of(block, at->second);
        if (!played) return played.error();
        Pairing& pairing = s.pairings[blocks_[block].pairing];
        pairing.tally += played->tally;
        pairing.each += played->each;
        ++s.counted;
        if (!spec_.test) continue;
        s.test = sprt(*spec_.test, s.pairings[0].tally.pairs);
        if (s.test->verdict != SprtVerdict::undecided) return s;
    }
    return s;
}

Result<Standing> Tournament::so_far(const Finished& finished) const {
    if (spec_.test) return standing(finished);
    Standing s{pairings_, {}, 0, {}};
    if (keeps_each())
        for (Pairing& p : s.pairings) p.each.assign(spec_.pairs, ' ');
    for (const auto& [block, bytes] : finished) {
        const auto played = pairs_of(block, bytes);
        if (!played) return played.error();
        Pairing& pairing = s.pairings[blocks_[block].pairing];
        pairing.tally += played->tally;
        if (keeps_each()) pairing.each.replace(blocks_[block].first_pair, played->each.size(), played->each);
        ++s.counted;
    }
    return s;
}

std::vector<std::size_t> Tournament::side_by_side() const {
    std::vector<std::size_t> order(blocks_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t b) { return blocks_[b].first_pair; });
    return order;
}

bool Decision::made(const Finished& finished) {
    for (auto at = finished.find(looked_at_); at != finished.end() && !made_; at = finished.find(++looked_at_)) {
        if (const auto tally = read_tally(at->second)) so_far_ += *tally;
        made_ = sprt(test_, so_far_.pairs).verdict != SprtVerdict::undecided;
    }
    return made_;
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
