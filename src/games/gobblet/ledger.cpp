#include "games/gobblet/ledger.h"

#include <algorithm>

#include "games/gobblet/byte_masks.h"
#include "solve/parallel.h"

namespace rakus::gobblet {
namespace {

// Ended positions, seen by the side to move.
struct Ended {
    LargeBits won, lost, drawn;
};
Ended ended(const Rules& rules, const LargeBits& own_rows, const LargeBits& their_rows) {
    const LargeBits both = own_rows & their_rows;
    Ended e{own_rows - both, their_rows - both, {}};
    (rules.both == Both::lose ? e.won : rules.both == Both::win ? e.lost : e.drawn) |= both;
    return e;
}

}  // namespace

Ledger::Ledger(const Rules& rules) : rules_(rules), undecided_(atlas_.rows()) {
    for (auto& gains : gains_) gains.assign(atlas_.rows(), kNothing);
}

void Ledger::begin_wave(int wave) {
    wave_ = wave;
    std::fill(gains_[wave % 2].begin(), gains_[wave % 2].end(), kNothing);
}

void Ledger::mark_ended(int jobs) {
    solve::parallel_for(jobs, atlas_.blocks(), [&](std::size_t block, int) {
        for (RowId row = atlas_.first_row(block); row < atlas_.first_row(block + 1); ++row) {
            const Tops tops = tops_of(layers_, atlas_.small_of_row(row), atlas_.medium_of_row(row));
            const Ended e = ended(rules_, large_.mover_rows(tops.mover), large_.waiting_rows(tops.waiting));
            undecided_[row] = large_.all() - e.won - e.lost - e.drawn;
            write(e.won, row, Score::win_in(0));
            write(e.lost, row, Score::loss_in(0));
        }
    });
    for (const LargeBits& row : undecided_) left_ += row.count();
}

void Ledger::read(LayerId small, LayerId medium, std::uint64_t groups, Child& c) const {
    wave_ == 1 ? read_rules(small, medium, c) : read_table(small, medium, groups, c);
}

// Before anything but the ends is known, the rules say it faster than the table.
void Ledger::read_rules(LayerId small, LayerId medium, Child& c) const {
    const Tops tops = tops_of(layers_, small, medium);
    const Ended e = ended(rules_, large_.waiting_rows(tops.waiting), large_.mover_rows(tops.mover));
    c = {e.lost, large_.all() - e.won};
}

void Ledger::read_table(LayerId small, LayerId medium, std::uint64_t groups, Child& c) const {
    const auto [row, turn] = atlas_.find(layers_.swapped(small), layers_.swapped(medium));
    const std::int8_t* bytes = scores_.row(row);
    const std::int8_t lost = Score::loss_in(wave_ - 1).byte, below_won = Score::win_in(wave_).byte;
    for (; groups != 0; groups &= groups - 1) {
        const int g = std::countr_zero(groups);
        const std::int8_t* from = bytes + layers_.first_with(large_.turned_group(turn, g));
        const int blocks = g < LargeBits::kWide ? 3 : 2;
        const std::uint64_t all = large_.all().group(g);
        std::uint64_t is_lost = equal_mask(from, blocks, lost) & all;
        std::uint64_t not_won = ~greater_mask(from, blocks, below_won) & all;
        if (turn != Turn{}) {
            if (is_lost) is_lost = large_.turn_back(turn, g, is_lost);
            if (not_won) not_won = large_.turn_back(turn, g, not_won);
        }
        c.lost.put(g, is_lost);
        c.not_won.put(g, not_won);
    }
}

std::uint8_t Ledger::gained(LayerId small, LayerId medium) const {
    if (wave_ == 1) return kWon | kLost;
    return gains_[(wave_ - 1) % 2][atlas_.find(layers_.swapped(small), layers_.swapped(medium)).row];
}

void Ledger::record(const Found& f) {
    undecided_[f.row] -= f.won | f.lost;
    gains_[wave_ % 2][f.row] = static_cast<std::uint8_t>((f.won.any() ? kWon : 0) | (f.lost.any() ? kLost : 0));
    write(f.won, f.row, Score::win_in(wave_));
    write(f.lost, f.row, Score::loss_in(wave_));
}

void Ledger::write(const LargeBits& which, RowId row, Score score) {
    std::int8_t* bytes = scores_.row(row);
    for (int g = 0; g < kSets; ++g)
        for (std::uint64_t bits = which.group(g); bits != 0; bits &= bits - 1)
            bytes[large_.layer(g, std::countr_zero(bits))] = score.byte;
}

}  // namespace rakus::gobblet
