// What the solver knows so far: the scores, which positions are undecided, and what each row gained in the last wave.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "games/gobblet/atlas.h"
#include "games/gobblet/large_bits.h"
#include "games/gobblet/solver.h"

namespace rakus::gobblet {

// What a row asks of one of its children, in the row's own groups: the other side is to move there.
struct Child {
    LargeBits lost;     // lost in exactly the ply before: whoever moves here wins
    LargeBits not_won;  // not won so far: a way out of losing
};

// What a row gained in a wave.
enum Gain : std::uint8_t { kNothing = 0, kWon = 1, kLost = 2 };

// What a wave found in a row.
struct Found {
    RowId row;
    LargeBits won, lost;
};

// The tops of both sides, large pieces left aside.
struct Tops {
    CellSet mover, waiting;
};
inline Tops tops_of(const Layers& layers, LayerId small, LayerId medium) {
    const CellSet cover = layers.taken(medium);
    return {layers.own(medium) | (layers.own(small) - cover), layers.theirs(medium) | (layers.theirs(small) - cover)};
}

class Ledger {
   public:
    explicit Ledger(const Rules&);

    // Wave 0: the positions in which the game is over.
    void mark_ended(int jobs);
    void begin_wave(int wave);

    std::uint64_t left() const { return left_; }  // undecided positions
    const LargeBits& undecided(RowId row) const { return undecided_[row]; }
    // What the child with these layers gained in the last wave. Layers are named as the side sees them that moves into
    // it.
    std::uint8_t gained(LayerId small, LayerId medium) const;
    // Adds these groups of it to `child`. Scores of the wave that is being made are left out.
    void read(LayerId small, LayerId medium, std::uint64_t groups, Child& child) const;

    // Different rows may be recorded by different threads, while nobody reads.
    void record(const Found&);
    void count(const Found& f) { left_ -= f.won.count() + f.lost.count(); }
    Scores take() { return std::move(scores_); }

   private:
    void read_rules(LayerId small, LayerId medium, Child&) const;
    void read_table(LayerId small, LayerId medium, std::uint64_t groups, Child&) const;
    void write(const LargeBits&, RowId, Score);

    const Rules rules_;
    const Layers& layers_ = Layers::get();
    const Atlas& atlas_ = Atlas::get();
    const LargeMoves& large_ = LargeMoves::get();
    Scores scores_;
    std::vector<LargeBits> undecided_;
    std::array<std::vector<std::uint8_t>, 2> gains_;  // by the parity of the wave
    int wave_ = 0;
    std::uint64_t left_ = 0;
};

}  // namespace rakus::gobblet
