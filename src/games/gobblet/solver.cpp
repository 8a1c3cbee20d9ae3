#include "games/gobblet/solver.h"

#include <algorithm>

#include "games/gobblet/ledger.h"
#include "solve/parallel.h"

namespace rakus::gobblet {
namespace {

CellSet way_of(const LayerMove& m) {
    return m.source == Move::kHand ? CellSet(m.target) : CellSet(Cell{m.source}) | m.target;
}

class Waves {
   public:
    Waves(const Rules& rules, int jobs) : rules_(rules), jobs_(jobs), known_(rules) {
        for (int i = 0; i < jobs; ++i) benches_.emplace_back();
        known_.mark_ended(jobs);
    }

    // Wave n > 0. Whether it found something; empty if `go_on` stopped it.
    std::optional<bool> run(int wave, const WaveDone& go_on);
    std::uint64_t undecided() const { return known_.left(); }
    Scores take() { return known_.take(); }

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
        std::uint8_t news;   // what any child gained in the last wave
        std::uint64_t open;  // the groups with an undecided position
    };

    void look_at_block(std::size_t block, Bench&, std::vector<Found>&) const;
    std::uint8_t news_of(LayerId small, LayerId medium, const Bench&) const;
    Found look_at_row(const Question&, Bench&) const;
    void ask_large(const Question&, Bench&, Found&) const;
    void ask_medium(const Question&, Bench&, Found&) const;
    void ask_small(const Question&, Found&) const;
    static std::uint64_t wanted(std::uint8_t gained, const Question&, std::uint64_t maybe_lost);
    static void ask(const Child&, std::uint8_t gained, const LargeBits& where, Found&);
    // Where lifting the medium piece shows a row of the waiting side.
    const LargeBits& uncovered_rows(const Question&, const LayerMove&) const;
    const Child& child(LayerId small, LayerId medium, std::uint64_t groups, Bench&) const;

    const Rules rules_;
    const int jobs_;
    const Layers& layers_ = Layers::get();
    const Atlas& atlas_ = Atlas::get();
    const LargeMoves& large_ = LargeMoves::get();
    Ledger known_;
    std::vector<Bench> benches_;
};

// Blocks are looked at in batches and written after the whole batch has been looked at: nobody reads what another
// worker is writing. Scores of this very wave may already stand there; the questions leave them out.
std::optional<bool> Waves::run(int wave, const WaveDone& go_on) {
    constexpr std::size_t kBatch = 24;
    known_.begin_wave(wave);
    bool any = false;
    std::vector<std::vector<Found>> found(kBatch);
    for (std::size_t first = 0; first < atlas_.blocks(); first += kBatch) {
        const std::size_t n = std::min(kBatch, atlas_.blocks() - first);
        solve::parallel_for(jobs_, n, [&](std::size_t i, int worker) {
            found[i].clear();
            look_at_block(first + i, benches_[static_cast<std::size_t>(worker)], found[i]);
        });
        solve::parallel_for(jobs_, n, [&](std::size_t i, int) {
            for (const Found& f : found[i]) known_.record(f);
        });
        for (std::size_t i = 0; i < n; ++i) {
            any = any || !found[i].empty();
            for (const Found& f : found[i]) known_.count(f);
        }
        if (!go_on(wave, undecided())) return std::nullopt;
    }
    return any;
}

void Waves::look_at_block(std::size_t block, Bench& bench, std::vector<Found>& found) const {
    const LayerId small = atlas_.small_of(block);
    std::fill(bench.made.begin(), bench.made.end(), 0);
    for (LayerId medium = 0; medium < kLayers; ++medium) bench.gains[medium] = known_.gained(small, medium);
    for (RowId row = atlas_.first_row(block); row < atlas_.first_row(block + 1); ++row) {
        if (!known_.undecided(row).any()) continue;
        const LayerId medium = atlas_.medium_of_row(row);
        const std::uint8_t news = news_of(small, medium, bench);
        if (news == kNothing) continue;
        const Found f = look_at_row({small, medium, row, news, known_.undecided(row).groups()}, bench);
        if (f.won.any() || f.lost.any()) found.push_back(f);
    }
}

std::uint8_t Waves::news_of(LayerId small, LayerId medium, const Bench& bench) const {
    std::uint8_t news = bench.gains[medium];
    for (const LayerMove& m : layers_.moves(medium)) news |= bench.gains[m.to];
    const CellSet covered = layers_.taken(medium);
    for (const LayerMove& m : layers_.moves(small))
        if (!covered.meets(way_of(m))) news |= known_.gained(m.to, medium);
    return news;
}

Found Waves::look_at_row(const Question& q, Bench& bench) const {
    Found f{q.row, {}, (q.news & kWon) ? known_.undecided(q.row) : LargeBits{}};
    ask_large(q, bench, f);
    ask_medium(q, bench, f);
    ask_small(q, f);
    f.won &= known_.undecided(q.row);
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
        const std::uint8_t gain = known_.gained(m.to, q.medium);
        const std::uint64_t groups = wanted(gain, q, maybe_lost) & large_.passable_groups(m.source, m.target);
        if (groups == 0) continue;
        Child c;
        known_.read(m.to, q.medium, groups, c);
        ask(c, gain, large_.passable(m.source, m.target), f);
    }
}

const Child& Waves::child(LayerId small, LayerId medium, std::uint64_t groups, Bench& bench) const {
    Child& c = bench.children[medium];
    std::uint64_t& made = bench.made[medium];
    if (made == 0) c = {};
    if (const std::uint64_t missing = groups & ~made) known_.read(small, medium, missing, c);
    made |= groups;
    return c;
}

}  // namespace

std::optional<Scores> solve_all(const Rules& rules, int jobs, const WaveDone& done, int last_wave) {
    Waves waves(rules, jobs);
    for (int wave = 1; wave <= last_wave; ++wave) {
        const auto found = waves.run(wave, done);
        if (!found) return std::nullopt;
        if (!*found) break;
    }
    return waves.take();
}

}  // namespace rakus::gobblet
