#include "lab/tournament.h"

#include <fmt/format.h>

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
      blocks_(blocks_of(pairings_.size(), spec_.pairs)) {}

Result<std::string> Tournament::play(std::size_t block) const {
    const auto tally = game_.play_block(request_for(spec_, pairings_[blocks_[block].pairing], blocks_[block]));
    if (!tally) return tally.error();
    return write_tally(*tally);
}

Result<Tally> Tournament::tally_of(std::size_t block, const std::string& bytes) const {
    const auto tally = read_tally(bytes);
    if (tally && tally->as_first.games() == blocks_[block].pairs) return *tally;
    return bad_input(
        fmt::format("block {}: '{:.60}' is not its tally of {} pairs", block, bytes, blocks_[block].pairs),
        fmt::format("blok {}: '{:.60}' bukan hasil hitungan {} pasangnya", block, bytes, blocks_[block].pairs));
}

Result<Standing> Tournament::standing(const Finished& finished) const {
    Standing s{pairings_, {}, 0, {}};
    for (std::size_t block = 0; block < blocks_.size(); ++block) {
        const auto at = finished.find(block);
        if (at == finished.end()) {
            s.missing = block;
            return s;
        }
        const auto tally = tally_of(block, at->second);
        if (!tally) return tally.error();
        s.pairings[blocks_[block].pairing].tally += *tally;
        ++s.counted;
        if (!spec_.test) continue;
        s.test = sprt(*spec_.test, s.pairings[0].tally.pairs);
        if (s.test->verdict != SprtVerdict::undecided) return s;
    }
    return s;
}

bool Tournament::decided(const Finished& finished) {
    if (!spec_.test) return false;
    for (auto at = finished.find(looked_at_); at != finished.end() && !decided_; at = finished.find(++looked_at_)) {
        if (const auto tally = read_tally(at->second)) so_far_ += *tally;
        decided_ = sprt(*spec_.test, so_far_.pairs).verdict != SprtVerdict::undecided;
    }
    return decided_;
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
