// The three greedy players of the paper. Each move earns the sum of its rules' profits; the largest sum is taken, the
// first of equals in the order of candidates (pieces of the hand by size, then pieces on the board by cell; targets
// 1-9).
//
//     fork     = cell + lanes + risk + connector + win       tables I, II, III and section III.B
//     gobbles  = block + gobble + place + reveal             tables IV, V and section III.C; ties by table I
//     formula  = fork + gobbles                              section III.D
//
// Rules are judged on the board after the move.
#pragma once
#include <array>
#include <type_traits>
#include <vector>

#include "core/greedy.h"
#include "core/player.h"
#include "games/gobblet/game.h"

namespace rakus::gobblet {

inline constexpr Rule kCell{"cell", {"cell", "sel"}, "table I"};
inline constexpr Rule kLanesRule{"lanes", {"lanes", "lajur"}, "table II"};
inline constexpr Rule kRisk{"risk", {"risk", "risiko"}, "table III"};
inline constexpr Rule kConnector{"connector", {"connector", "konektor"}, "III.B (2)"};
inline constexpr Rule kWin{"win", {"win", "menang"}, "III.B (1)"};
inline constexpr Rule kBlock{"block", {"block", "blok"}, "III.C (1)"};
inline constexpr Rule kGobble{"gobble", {"gobble", "memakan"}, "table IV"};
inline constexpr Rule kPlace{"place", {"place", "menaruh"}, "table V"};
inline constexpr Rule kReveal{"reveal", {"reveal", "membuka"}, "III.C (4)"};
inline constexpr Rule kFar{"far", {"far from own", "jauh dari bidak sendiri"}, "III.B (1), remark"};
inline constexpr Rule kLeave{"leave", {"leaves a cell", "meninggalkan sel"}, "IV, further parameters"};
inline constexpr Rule kWinFirst{"win_first", {"a win comes first", "menang didahulukan"}, "not in the paper"};
inline constexpr Rule kLargestSum{"sum", {"largest sum", "jumlah terbesar"}, "III.B, III.C, III.D"};

// Every number of the paper's tables.
struct Weights {
    double cell_centre = 8, cell_corner = 6, cell_edge = 4;
    double lane_open = 2, lane_own = 2, lane_small = -2, lane_medium = 0, lane_large = -4;
    double risk_small = -3, risk_medium = -9, risk_large = 0;
    double connector = 16, win = 18;
    double block = 20, gobble_small_by_medium = 0, gobble_medium_by_large = 9, gobble_small_by_large = 3;
    double place_small = 4, place_medium = 0, place_large = 8, reveal = -20;
    double win_first = 0;  // not 0: a winning move is taken before any sum is looked at
    // Readings of what the paper leaves open; docs/papers.md shows how many rows of table VI each reproduces.
    double connector_size = 0, connector_cells = 0, connector_lanes = 0;  // places of the words below
    double far = 0;    // for each step of distance to the own pieces on top
    double leave = 0;  // for each point of table I and II that the left cell had
};
inline constexpr std::array<std::string_view, 2> kConnectorSizes{"any", "large"};
inline constexpr std::array<std::string_view, 2> kConnectorCells{"inner", "all"};  // inner: centre and corners
// open: one own piece and a third cell that can still be had; any: also a lane that the move completes.
inline constexpr std::array<std::string_view, 2> kConnectorLanes{"open", "any"};

// A move with the board it leads to, as its rules need it.
struct Look {
    Move move;
    Board before, after;
    Side mover;
    CellSet own, theirs;  // tops after the move
    bool wins;
};

// What the rules say of one move.
double cell_profit(const Weights&, Cell target);
// What stands in the other cells of the lanes through the target: table II, entry by entry.
struct LaneCounts {
    int open = 0, own = 0, small = 0, medium = 0, large = 0;
};
LaneCounts lane_counts(const Look&);
double lane_profit(const Weights&, const Look&);
double risk_profit(const Weights&, Size);
bool connects(const Weights&, const Look&);
// Steps, straight or diagonal, from the target to every other own piece on top.
int distance_to_own(const Look&);
// What tables I and II give for the cell that the move leaves; 0 for a placement.
double left_profit(const Weights&, const Look&);
bool blocks(const Look&);
double gobble_profit(const Weights&, const Look&);
double place_profit(const Weights&, const Move&);
bool reveals(const Look&);

enum class Parts { fork, gobbles, formula };

template <Parts kParts>
struct PaperStrategy {
    static constexpr bool kForks = kParts != Parts::gobbles, kGobbles = kParts != Parts::fork;
    Weights weights{};

    static std::vector<WeightField<Weights>> weight_fields();

    using Candidates = std::conditional_t<kForks, Moves, List<Move, 48>>;  // a list where they are put in another order
    Candidates candidates(const Gobblet&, const State&) const;
    Nothing survey(const Gobblet&, const State&) const { return {}; }
    template <class Why>
    bool feasible(const Gobblet&, const State&, const Move&, Why&) const {
        return true;  // only legal moves enter C
    }
    template <class Score>
    void appraise(const Gobblet&, const State&, Nothing, const Move&, Score&) const;
    static constexpr Words tie_break() {
        if constexpr (kForks)
            return {
                "of equals the first in the order of pieces is taken: in the hand by size, then on the board by cell; "
                "targets 1 to 9",
                "dari yang setara diambil yang pertama menurut urutan bidak: di tangan menurut ukuran, lalu di papan "
                "menurut sel; tujuan 1 sampai 9"};
        return {"of equals the better cell of table I is taken, then the first in the order of pieces",
                "dari yang setara diambil sel yang lebih baik menurut tabel I, lalu yang pertama menurut urutan bidak"};
    }
    bool complete(const Gobblet&, const State& began, const State& now) const { return began.to_move != now.to_move; }
    double objective(const Gobblet& game, const State& s, Side me) const {
        const int value = s.result ? game.final_value(s) : game.appraisal(s);
        return s.to_move == me ? value : -value;
    }
};
using Fork = PaperStrategy<Parts::fork>;
using Gobbles = PaperStrategy<Parts::gobbles>;
using Formula = PaperStrategy<Parts::formula>;

inline Look look(const Rules& rules, const State& s, const Move& m) {
    const Board after = gobblet::after(rules, s.board, s.to_move, m);
    const CellSet own = after.tops(s.to_move), theirs = after.tops(other(s.to_move));
    const auto end = ended(rules, theirs, own);
    return {m, s.board, after, s.to_move, own, theirs, end && *end < 0};
}

template <Parts kParts>
template <class Score>
void PaperStrategy<kParts>::appraise(const Gobblet& game, const State& s, Nothing, const Move& m, Score& score) const {
    const Weights& w = weights;
    const Look l = look(game.rules, s, m);
    if (w.win_first != 0) score.prioritise(l.wins ? 1 : 2, l.wins ? kWinFirst : kLargestSum);
    const auto profit = [&](const Rule& rule, double points) { score.add(rule, points, points != 0); };
    if constexpr (kForks) {
        profit(kCell, cell_profit(w, m.target));
        score.add(kLanesRule, 1, lane_profit(w, l));
        profit(kRisk, risk_profit(w, m.size));
        score.add(kConnector, w.connector, connects(w, l));
        score.add(kWin, w.win, l.wins);
        if (w.far != 0) score.add(kFar, w.far, distance_to_own(l));
        if (w.leave != 0) score.add(kLeave, w.leave, left_profit(w, l));
    }
    if constexpr (kGobbles) {
        score.add(kBlock, w.block, blocks(l));
        profit(kGobble, gobble_profit(w, l));
        profit(kPlace, place_profit(w, m));
        score.add(kReveal, w.reveal, reveals(l));
    }
}

static_assert(GreedyStrategy<Fork, Gobblet> && GreedyStrategy<Gobbles, Gobblet> && GreedyStrategy<Formula, Gobblet>);

}  // namespace rakus::gobblet
