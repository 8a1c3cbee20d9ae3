#include "games/gobblet/solver.h"

#include <algorithm>

#include "games/gobblet/byte_masks.h"
#include "solve/parallel.h"

namespace rakus::gobblet {
namespace {

// What a row asks of one of its children, in the row's own groups: the other side is to move there.
struct Child {
    LargeBits lost;     // lost in exactly the ply before: whoever moves here wins
    LargeBits not_won;  // not won so far: a way out of losing
};

// What a row gained in a wave.
enum Gain : std::uint8_t { kNothing = 0, kWon = 1, kLost = 2 };

struct Found {
    RowId row;
    LargeBits won, lost;
};

// The tops of both sides, large pieces left aside.
struct Tops {
    CellSet mover, waiting;
};
Tops tops_of(const Layers& layers, LayerId small, LayerId medium) {
    const CellSet cover = layers.taken(medium);
    return {layers.own(medium) | (layers.own(small) - cover), layers.theirs(medium) | (layers.theirs(small) - cover)};
}

CellSet way_of(const LayerMove& m) {
    return m.source == Move::kHand ? CellSet(m.target) : CellSet(Cell{m.source}) | m.target;
}

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

class Waves {
   public:
    Waves(const Rules& rules, int jobs) : rules_(rules), jobs_(jobs), undecided_(atlas_.rows()) {
        for (auto& gains : gains_) gains.assign(atlas_.rows(), kNothing);
        for (int i = 0; i < jobs; ++i) benches_.emplace_back();
    }

    // Wave 0: the positions in which the game is over.
    void mark_ended();
    // Wave n > 0. False if it found nothing.
    bool run(int wave);
    std::uint64_t undecided() const { return left_; }
    Scores take() { return std::move(scores_); }

   private:
    // A worker's copy of the children that share the small layer: each group is made when first asked for.
    struct Bench {
        std::vector<Child> children = std::vector<Child>(kLayers);
        std::vector<std::uint64_t> made = std::vector<std::uint64_t>(kLayers);  // the groups that are there
        std::vector<std::uint8_t> gains = std::vector<std::uint8_t>(kLayers);
    };
    struct Question {
        LayerId small, medium;
        RowId row;
        std::uint8_t news;     // what any child gained in the last wave
        std::uint64_t open;    // the groups with an undecided position
    };

    void look_at_block(std::size_t block, Bench&, std::vector<Found>&) const;
    std::uint8_t news_of(LayerId small, LayerId medium, const Bench&) const;
    Found look_at_row(const Question&, Bench&) const;
    void ask_large(const Question&, Bench&, Found&) const;
    void ask_medium(const Question&, Bench&, Found&) const;
    void ask_small(const Question&, Found&) const;
    // Where lifting the medium piece shows a row of the waiting side.
    const LargeBits& uncovered_rows(const Question&, const LayerMove&) const;
    static std::uint64_t wanted(std::uint8_t gained, const Question&, std::uint64_t maybe_lost);
    static void ask(const Child&, std::uint8_t gained, const LargeBits& where, Found&);

    const Child& child(LayerId small, LayerId medium, std::uint64_t groups, Bench&) const;
    // Adds these groups to the child.
    void read(LayerId small, LayerId medium, std::uint64_t groups, Child&) const;
    void read_rules(LayerId small, LayerId medium, Child&) const;
    void read_table(LayerId small, LayerId medium, std::uint64_t groups, Child&) const;
    std::uint8_t gained(LayerId small, LayerId medium) const;

    void record(const Found&);
    void write(const LargeBits&, RowId, Score);

    const Rules rules_;
    const int jobs_;
    const Layers& layers_ = Layers::get();
    const Atlas& atlas_ = Atlas::get();
    const LargeMoves& large_ = LargeMoves::get();
    Scores scores_;
    std::vector<LargeBits> undecided_;
    std::array<std::vector<std::uint8_t>, 2> gains_;  // by the parity of the wave
    std::vector<Bench> benches_;
    int wave_ = 0;
    std::uint64_t left_ = 0;  // undecided positions
};

void Waves::mark_ended() {
    solve::parallel_for(jobs_, atlas_.blocks(), [&](std::size_t block, int) {
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

// Blocks are looked at in batches and written after the whole batch has been looked at: nobody reads what another
// worker is writing. Scores of this very wave may already stand there; the questions leave them out.
bool Waves::run(int wave) {
    constexpr std::size_t kBatch = 24;
    wave_ = wave;
    std::fill(gains_[wave % 2].begin(), gains_[wave % 2].end(), kNothing);
    bool any = false;
    std::vector<std::vector<Found>> found(kBatch);
    for (std::size_t first = 0; first < atlas_.blocks(); first += kBatch) {
        const std::size_t n = std::min(kBatch, atlas_.blocks() - first);
        solve::parallel_for(jobs_, n, [&](std::size_t i, int worker) {
            found[i].clear();
            look_at_block(first + i, benches_[static_cast<std::size_t>(worker)], found[i]);
        });
        solve::parallel_for(jobs_, n, [&](std::size_t i, int) {
            for (const Found& f : found[i]) record(f);
        });
        for (std::size_t i = 0; i < n; ++i) {
            any = any || !found[i].empty();
            for (const Found& f : found[i]) left_ -= f.won.count() + f.lost.count();
        }
    }
    return any;
}

void Waves::look_at_block(std::size_t block, Bench& bench, std::vector<Found>& found) const {
    const LayerId small = atlas_.small_of(block);
    std::fill(bench.made.begin(), bench.made.end(), 0);
    for (LayerId medium = 0; medium < kLayers; ++medium) bench.gains[medium] = gained(small, medium);
    for (RowId row = atlas_.first_row(block); row < atlas_.first_row(block + 1); ++row) {
        if (!undecided_[row].any()) continue;
        const LayerId medium = atlas_.medium_of_row(row);
        const std::uint8_t news = news_of(small, medium, bench);
        if (news == kNothing) continue;
        const Found f = look_at_row({small, medium, row, news, undecided_[row].groups()}, bench);
        if (f.won.any() || f.lost.any()) found.push_back(f);
    }
}

std::uint8_t Waves::news_of(LayerId small, LayerId medium, const Bench& bench) const {
    std::uint8_t news = bench.gains[medium];
    for (const LayerMove& m : layers_.moves(medium)) news |= bench.gains[m.to];
    const CellSet covered = layers_.taken(medium);
    for (const LayerMove& m : layers_.moves(small))
        if (!covered.meets(way_of(m))) news |= gained(m.to, medium);
    return news;
}

Found Waves::look_at_row(const Question& q, Bench& bench) const {
    Found f{q.row, {}, (q.news & kWon) ? undecided_[q.row] : LargeBits{}};
    ask_large(q, bench, f);
    ask_medium(q, bench, f);
    ask_small(q, f);
    f.won &= undecided_[q.row];
    return f;
}

// A child that lost nothing new can only show that a position is not lost yet.
std::uint64_t Waves::wanted(std::uint8_t gained, const Question& q, std::uint64_t maybe_lost) {
    return (gained & kLost) ? q.open : maybe_lost;
}

void Waves::ask(const Child& c, std::uint8_t gained, const LargeBits& where, Found& f) {
    if (gained & kLost) f.won |= c.lost & where;
    f.lost -= c.not_won & where;
}

void Waves::ask_large(const Question& q, Bench& bench, Found& f) const {
    const auto before = [&](const LargeBits& targets) {
        if (rules_.lift == Lift::cover) return large_.before(targets);
        return large_.before_strict(targets, large_.waiting_rows(tops_of(layers_, q.small, q.medium).waiting));
    };
    const Child& c = child(q.small, q.medium, q.open, bench);
    if (bench.gains[q.medium] & kLost) f.won |= before(c.lost);
    if (q.news & kWon) f.lost -= before(c.not_won);
}

void Waves::ask_medium(const Question& q, Bench& bench, Found& f) const {
    const std::uint64_t maybe_lost = f.lost.groups();
    for (const LayerMove& m : layers_.moves(q.medium)) {
        const std::uint64_t groups = wanted(bench.gains[m.to], q, maybe_lost);
        if (groups == 0) continue;
        const Child& c = child(q.small, m.to, groups, bench);
        if (rules_.lift == Lift::strict && m.source != Move::kHand)
            ask(c, bench.gains[m.to], large_.passable(m.source, m.target) - uncovered_rows(q, m), f);
        else
            ask(c, bench.gains[m.to], large_.passable(m.source, m.target), f);
    }
}

const LargeBits& Waves::uncovered_rows(const Question& q, const LayerMove& m) const {
    const CellSet kept = layers_.own(q.medium) - Cell{m.source};
    const LayerId lifted = layers_.id_of(kept, layers_.theirs(q.medium));
    return large_.waiting_rows(tops_of(layers_, q.small, lifted).waiting);
}

void Waves::ask_small(const Question& q, Found& f) const {
    const CellSet covered = layers_.taken(q.medium);
    const std::uint64_t maybe_lost = f.lost.groups();
    for (const LayerMove& m : layers_.moves(q.small)) {
        if (covered.meets(way_of(m))) continue;
        const std::uint8_t gain = gained(m.to, q.medium);
        const std::uint64_t groups = wanted(gain, q, maybe_lost) & large_.passable_groups(m.source, m.target);
        if (groups == 0) continue;
        Child c;
        read(m.to, q.medium, groups, c);
        ask(c, gain, large_.passable(m.source, m.target), f);
    }
}

const Child& Waves::child(LayerId small, LayerId medium, std::uint64_t groups, Bench& bench) const {
    Child& c = bench.children[medium];
    std::uint64_t& made = bench.made[medium];
    if (made == 0) c = {};
    if (const std::uint64_t missing = groups & ~made) read(small, medium, missing, c);
    made |= groups;
    return c;
}

void Waves::read(LayerId small, LayerId medium, std::uint64_t groups, Child& c) const {
    wave_ == 1 ? read_rules(small, medium, c) : read_table(small, medium, groups, c);
}

// Before anything but the ends is known, the rules say it faster than the table.
void Waves::read_rules(LayerId small, LayerId medium, Child& c) const {
    const Tops tops = tops_of(layers_, small, medium);
    const Ended e = ended(rules_, large_.waiting_rows(tops.waiting), large_.mover_rows(tops.mover));
    c = {e.lost, large_.all() - e.won};
}

void Waves::read_table(LayerId small, LayerId medium, std::uint64_t groups, Child& c) const {
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

std::uint8_t Waves::gained(LayerId small, LayerId medium) const {
    if (wave_ == 1) return kWon | kLost;
    return gains_[(wave_ - 1) % 2][atlas_.find(layers_.swapped(small), layers_.swapped(medium)).row];
}

void Waves::record(const Found& f) {
    undecided_[f.row] -= f.won | f.lost;
    gains_[wave_ % 2][f.row] = static_cast<std::uint8_t>((f.won.any() ? kWon : 0) | (f.lost.any() ? kLost : 0));
    write(f.won, f.row, Score::win_in(wave_));
    write(f.lost, f.row, Score::loss_in(wave_));
}

void Waves::write(const LargeBits& which, RowId row, Score score) {
    std::int8_t* bytes = scores_.row(row);
    for (int g = 0; g < kSets; ++g)
        for (std::uint64_t bits = which.group(g); bits != 0; bits &= bits - 1)
            bytes[large_.layer(g, std::countr_zero(bits))] = score.byte;
}

}  // namespace

std::optional<Scores> solve_all(const Rules& rules, int jobs, const WaveDone& done) {
    Waves waves(rules, jobs);
    waves.mark_ended();
    for (int wave = 1; waves.run(wave); ++wave)
        if (!done(wave, waves.undecided())) return std::nullopt;
    return waves.take();
}

}  // namespace rakus::gobblet
