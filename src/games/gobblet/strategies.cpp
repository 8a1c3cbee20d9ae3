#include "games/gobblet/strategies.h"

#include <algorithm>
#include <cstdlib>

namespace rakus::gobblet {
namespace {

struct LanesThrough {
    std::array<CellSet, 4> others;  // the two other cells of each lane through a cell
    std::size_t count = 0;
    CellSet all;  // of all lanes: no cell shares two lanes with another
};

constexpr std::array<LanesThrough, kCells> lanes_through() {
    std::array<LanesThrough, kCells> table{};
    for (const Cell c : CellSet::all())
        for (const CellSet lane : kLanes)
            if (lane.has(c)) {
                LanesThrough& l = table[c.index];
                l.others[l.count++] = lane - c;
                l.all = l.all | (lane - c);
            }
    return table;
}
constexpr auto kThrough = lanes_through();

double by_size(Size size, double small, double medium, double large) {
    return size == Size::small ? small : size == Size::medium ? medium : large;
}

template <class Test>
int lanes_where(Cell target, Test test) {
    const LanesThrough& l = kThrough[target.index];
    return static_cast<int>(std::count_if(l.others.begin(), l.others.begin() + l.count, test));
}

}  // namespace

double cell_profit(const Weights& w, Cell target) {
    return kCentre.has(target) ? w.cell_centre : kCorners.has(target) ? w.cell_corner : w.cell_edge;
}

LaneCounts lane_counts(const Look& l) {
    const CellSet cells = kThrough[l.move.target.index].all;
    const CellSet large = l.after.men(other(l.mover), Size::large),
                  medium = l.theirs & (l.after.men(other(l.mover), Size::medium) - large),
                  small = l.theirs - large - medium;
    return {(cells - l.own - l.theirs).size(), (cells & l.own).size(), (cells & small).size(), (cells & medium).size(),
            (cells & large).size()};
}

double lane_profit(const Weights& w, const Look& l) {
    const LaneCounts n = lane_counts(l);
    return w.lane_open * n.open + w.lane_own * n.own + w.lane_small * n.small + w.lane_medium * n.medium +
           w.lane_large * n.large;
}

double risk_profit(const Weights& w, Size size) {
    return by_size(size, w.risk_small, w.risk_medium, w.risk_large);
}

// Two live lanes: one own piece on top, and the third cell not lost to a large piece.
bool connects(const Weights& w, const Look& l) {
    if (w.connector_size != 0 && l.move.size != Size::large) return false;
    if (w.connector_cells == 0 && kEdges.has(l.move.target)) return false;
    const CellSet closed = l.after.men(other(l.mover), Size::large);
    const bool complete_too = w.connector_lanes != 0;
    return lanes_where(l.move.target, [&](CellSet others) {
               return others.meets(l.own) && !others.meets(closed) && (complete_too || !l.own.contains(others));
           }) >= 2;
}

int distance_to_own(const Look& l) {
    int steps = 0;
    const int row = l.move.target.index / 3, column = l.move.target.index % 3;
    for (const Cell c : l.own) steps += std::max(std::abs(c.index / 3 - row), std::abs(c.index % 3 - column));
    return steps;
}

double left_profit(const Weights& w, const Look& l) {
    if (l.move.placement()) return 0;
    const Cell left = l.move.from();
    Look stayed = l;
    stayed.move.target = left;
    stayed.after = l.before;
    stayed.own = l.before.tops(l.mover);
    stayed.theirs = l.before.tops(other(l.mover));
    return cell_profit(w, left) + lane_profit(w, stayed);
}

// A large piece on the cell that would complete a pair of the opponent.
bool blocks(const Look& l) {
    return l.move.size == Size::large &&
           lanes_where(l.move.target, [&](CellSet others) { return l.theirs.contains(others); }) > 0;
}

double gobble_profit(const Weights& w, const Look& l) {
    const Side opponent = other(l.mover);
    if (!l.before.tops(opponent).has(l.move.target)) return 0;
    if (l.before.men(opponent, Size::medium).has(l.move.target)) return w.gobble_medium_by_large;
    return l.move.size == Size::large ? w.gobble_small_by_large : w.gobble_small_by_medium;
}

double place_profit(const Weights& w, const Move& m) {
    return m.placement() ? by_size(m.size, w.place_small, w.place_medium, w.place_large) : 0;
}

bool reveals(const Look& l) {
    return has_lane(l.theirs);
}

// Greedy by Gobbles settles ties by table I, so its candidates stand in the order of their cells' profit.
template <Parts kParts>
auto PaperStrategy<kParts>::candidates(const Gobblet&, const State& s) const -> Candidates {
    if constexpr (kForks) {
        return gobblet::moves(s);
    } else {
        List<Move, 48> out;
        for (const Move m : gobblet::moves(s)) out.push_back(m);
        const auto profit = [this](const Move& m) { return cell_profit(weights, m.target); };
        std::stable_sort(out.begin(), out.end(), [&](const Move& a, const Move& b) { return profit(a) > profit(b); });
        return out;
    }
}

template <Parts kParts>
std::vector<WeightField<Weights>> PaperStrategy<kParts>::weight_fields() {
    using W = Weights;
    std::vector<WeightField<W>> fields{{&W::cell_centre, "cell_centre", {"table I: centre", "tabel I: tengah"}},
                                       {&W::cell_corner, "cell_corner", {"table I: corner", "tabel I: sudut"}},
                                       {&W::cell_edge, "cell_edge", {"table I: edge", "tabel I: tepi"}}};
    if (kForks)
        fields.insert(
            fields.end(),
            {{&W::lane_open, "lane_open", {"table II: empty cell", "tabel II: sel kosong"}},
             {&W::lane_own, "lane_own", {"table II: own piece", "tabel II: bidak sendiri"}},
             {&W::lane_small, "lane_small", {"table II: opponent's small", "tabel II: kecil lawan"}},
             {&W::lane_medium, "lane_medium", {"table II: opponent's medium", "tabel II: sedang lawan"}},
             {&W::lane_large, "lane_large", {"table II: opponent's large", "tabel II: besar lawan"}},
             {&W::risk_small, "risk_small", {"table III: small", "tabel III: kecil"}},
             {&W::risk_medium, "risk_medium", {"table III: medium", "tabel III: sedang"}},
             {&W::risk_large, "risk_large", {"table III: large", "tabel III: besar"}},
             {&W::connector, "connector", {"connects a fork", "konektor fork"}},
             {&W::win, "win", {"winning move", "langkah kemenangan"}},
             {&W::connector_size,
              "connector_size",
              {"connector: any piece, or a large one as III.A says",
               "konektor: bidak apa saja, atau besar seperti kata III.A"},
              {kConnectorSizes.begin(), kConnectorSizes.end()}},
             {&W::connector_cells,
              "connector_cells",
              {"connector: centre and corners, or all cells", "konektor: tengah dan sudut, atau semua sel"},
              {kConnectorCells.begin(), kConnectorCells.end()}},
             {&W::connector_lanes,
              "connector_lanes",
              {"connector: lanes still open, or also one that the move completes",
               "konektor: lajur yang masih terbuka, atau juga yang dilengkapi langkah itu"},
              {kConnectorLanes.begin(), kConnectorLanes.end()}},
             {&W::far, "far", {"III.B: a step away from one's own pieces", "III.B: selangkah dari bidak sendiri"}},
             {&W::leave, "leave", {"IV: a point of the cell that is left", "IV: satu poin sel yang ditinggalkan"}}});
    if (kGobbles)
        fields.insert(fields.end(),
                      {{&W::block, "block", {"blocks with a large piece", "menge-block dengan bidak besar"}},
                       {&W::gobble_small_by_medium,
                        "gobble_small_by_medium",
                        {"table IV: medium on small", "tabel IV: sedang atas kecil"}},
                       {&W::gobble_medium_by_large,
                        "gobble_medium_by_large",
                        {"table IV: large on medium", "tabel IV: besar atas sedang"}},
                       {&W::gobble_small_by_large,
                        "gobble_small_by_large",
                        {"table IV: large on small", "tabel IV: besar atas kecil"}},
                       {&W::place_small, "place_small", {"table V: small", "tabel V: kecil"}},
                       {&W::place_medium, "place_medium", {"table V: medium", "tabel V: sedang"}},
                       {&W::place_large, "place_large", {"table V: large", "tabel V: besar"}},
                       {&W::reveal, "reveal", {"uncovers a row of the opponent", "membuka deret lawan"}}});
    fields.push_back({&W::win_first,
                      "win_first",
                      {"1: a winning move before any sum", "1: langkah kemenangan sebelum jumlah apa pun"}});
    return fields;
}

template struct PaperStrategy<Parts::fork>;
template struct PaperStrategy<Parts::gobbles>;
template struct PaperStrategy<Parts::formula>;

}  // namespace rakus::gobblet
