#include "games/gobblet/search.h"

namespace rakus::gobblet {

Search::Search(const Rules& rules, std::uint64_t most_nodes, const Watch& watch)
    : rules_(rules), table_(std::size_t{1} << kTableBits), watch_(watch), most_nodes_(most_nodes) {}

bool Search::tick() {
    if ((++nodes_ & 1023) == 0) stopped_ = stopped_ || nodes_ >= most_nodes_ || watch_.out();
    return stopped_;
}

std::optional<Score> Search::within(Board b, int plies) {
    if (const auto e = ended(rules_, b, Side::first))
        return *e > 0 ? Score::win_in(0) : *e < 0 ? Score::loss_in(0) : Score::draw();
    if (plies <= 0) return std::nullopt;
    return deepen(b, plies);
}

std::optional<Score> Search::deepen(Board b, int plies) {
    const auto byte = static_cast<std::uint32_t>(atlas_.byte_of(b));
    const std::size_t at = (byte * 0x9e3779b1u) >> (32 - kTableBits);
    const Entry seen = table_[at].key == byte ? table_[at] : Entry{};
    if (seen.known) return seen.score.plies() <= plies ? std::optional(seen.score) : std::nullopt;
    for (int n = seen.open + 1; n <= plies; ++n) {
        const auto found = exactly(b, n);
        if (stopped_) return std::nullopt;
        table_[at] = {byte, found.value_or(Score{}), static_cast<std::uint8_t>(n), found.has_value()};
        if (found) return found;
    }
    return std::nullopt;
}

// Known: the game is not decided in fewer plies. The cheap question first: is there a move that ends it?
std::optional<Score> Search::exactly(Board b, int plies) {
    if (tick()) return std::nullopt;
    bool all_won = true;
    for (const Move m : moves(b, Side::first)) {
        const auto next = within(after(rules_, b, Side::first, m).seen_by(Side::second), plies - 1);
        if (next && next->result() == Class::loss) return Score::win_in(plies);
        all_won = all_won && next && next->result() == Class::win;
        if (stopped_) return std::nullopt;
    }
    if (all_won) return Score::loss_in(plies);
    return std::nullopt;
}

}  // namespace rakus::gobblet
