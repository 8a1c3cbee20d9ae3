#include "games/gobblet/facts.h"

#include <array>
#include <string>
#include <vector>

namespace rakus::gobblet {
namespace {

using Survey = Facts::Survey;
using Glance = Facts::Glance;

constexpr Words kPieceUnit{"pieces", "bidak"}, kCellUnit{"cells", "sel"}, kLaneUnit{"lanes", "lajur"},
    kMoveUnit{"moves", "langkah"}, kPointUnit{"points", "poin"}, kStepUnit{"steps", "langkah"};

// ---- what the functions of the strategies do not say yet ------------------------------------------------------------

int in_hand(const Board& b, Side side) {
    int pieces = 0;
    for (const Size size : kSizes) pieces += b.in_hand(side, size);
    return pieces;
}

// Lanes with two pieces of this side on top whose third cell the other side has not closed with a large piece.
int open_pairs(const Board& b, Side side) {
    const CellSet own = b.tops(side), closed = b.men(other(side), Size::large);
    int pairs = 0;
    for (const CellSet lane : kLanes) pairs += (lane & own).size() == 2 && !(lane - own).meets(closed);
    return pairs;
}

// Lanes through the target whose two other cells the opponent holds.
int closed_pairs(const Look& l) {
    int pairs = 0;
    for (const CellSet lane : kLanes) pairs += lane.has(l.move.target) && l.theirs.contains(lane - l.move.target);
    return pairs;
}

// Moves with which `side`, to move on this board, wins at once.
int winning_moves(const Rules& rules, const Board& b, Side side) {
    if (ended(rules, b, side)) return 0;
    State s;
    s.board = b;
    s.to_move = side;
    int wins = 0;
    for (const Move m : moves(b, side)) wins += look(rules, s, m).wins;
    return wins;
}

const Facts::Answer& answer(const Glance& g) {
    return g.answer.get([&] {
        Facts::Answer a;
        const State next = after(g.survey.rules, g.survey.s, g.look.move);
        if (next.result) return a;
        for (const Move m : moves(next)) {
            const Look l = look(g.survey.rules, next, m);
            const bool gobbles = next.board.tops(g.survey.me()).has(m.target);
            ++a.moves;
            a.wins += l.wins;
            a.gobbles += gobbles;
            a.blocks += blocks(l);
            a.takes = a.takes || (gobbles && m.target == g.look.move.target);
        }
        return a;
    });
}

int own_winning_moves(const Glance& g) {
    return g.own_wins.get([&] { return winning_moves(g.survey.rules, g.look.after, g.survey.me()); });
}
int their_winning_moves(const Survey& s) {
    return s.their_wins.get([&] { return winning_moves(s.rules, s.s.board, s.you()); });
}

const LaneCounts& lanes(const Glance& g) {
    return g.lanes.get([&] { return lane_counts(g.look); });
}
// Whether the reading of the connector with this word holds.
bool connects_as(const Glance& g, double Weights::*reading) {
    static constexpr Weights usual{};
    if (!reading) return connects(usual, g.look);
    Weights w{};
    w.*reading = 1;
    return connects(w, g.look);
}

enum Prey { nothing, own_piece, small_prey, medium_prey };
Prey prey(const Look& l) {
    const auto top = l.before.top(l.move.target);
    if (!top || (!l.move.placement() && l.move.target == l.move.from())) return nothing;
    if (top->owner == l.mover) return own_piece;
    return top->size == Size::small ? small_prey : medium_prey;
}

// ---- the list ------------------------------------------------------------------------------------------------------

Fact<Facts> here_fact(FactInfo info, double (*f)(const Survey&, int)) {
    return {info, f, nullptr, nullptr, nullptr};
}
Fact<Facts> move_fact(FactInfo info, double (*f)(const Glance&, int)) {
    return {info, nullptr, f, nullptr, nullptr};
}
Fact<Facts> word_fact(FactInfo info, double (*f)(const Glance&, int),
                      std::vector<std::string> (*names)(const Gobblet&)) {
    return {info, nullptr, f, names, nullptr};
}
FactInfo count_info(std::string_view id, Words words, Words unit, double high, std::string_view source = {}) {
    return {id, words, unit, 0, high, FactType::number, source};
}
FactInfo flag_info(std::string_view id, Words words, std::string_view source = {}) {
    return {id, words, {}, 0, 1, FactType::flag, source};
}
FactInfo word_info(std::string_view id, Words words, double high, std::string_view source = {}) {
    return {id, words, {}, 0, high, FactType::word, source};
}

std::vector<Fact<Facts>> position_facts() {
    return {
        here_fact(count_info("own_in_hand", {"own pieces in the hand", "bidak sendiri di tangan"}, kPieceUnit, 6, "II"),
                  [](const Survey& s, int) -> double { return in_hand(s.s.board, s.me()); }),
        here_fact(count_info("their_in_hand", {"the opponent's pieces in the hand", "bidak lawan di tangan"},
                             kPieceUnit, 6, "II"),
                  [](const Survey& s, int) -> double { return in_hand(s.s.board, s.you()); }),
        here_fact(count_info("own_large_in_hand", {"own large pieces in the hand", "bidak besar sendiri di tangan"},
                             kPieceUnit, 2),
                  [](const Survey& s, int) -> double { return s.s.board.in_hand(s.me(), Size::large); }),
        here_fact(count_info("their_large_in_hand",
                             {"the opponent's large pieces in the hand", "bidak besar lawan di tangan"}, kPieceUnit, 2),
                  [](const Survey& s, int) -> double { return s.s.board.in_hand(s.you(), Size::large); }),
        here_fact(count_info("own_tops", {"own pieces on top", "bidak sendiri di puncak"}, kPieceUnit, 6),
                  [](const Survey& s, int) -> double { return s.s.board.tops(s.me()).size(); }),
        here_fact(count_info("their_tops", {"the opponent's pieces on top", "bidak lawan di puncak"}, kPieceUnit, 6),
                  [](const Survey& s, int) -> double { return s.s.board.tops(s.you()).size(); }),
        here_fact(count_info("own_pairs", {"own open pairs", "pasangan terbuka sendiri"}, kLaneUnit, 8),
                  [](const Survey& s, int) -> double { return open_pairs(s.s.board, s.me()); }),
        here_fact(count_info("their_pairs", {"the opponent's open pairs", "pasangan terbuka lawan"}, kLaneUnit, 8),
                  [](const Survey& s, int) -> double { return open_pairs(s.s.board, s.you()); }),
        here_fact(count_info("their_wins",
                             {"moves with which the opponent would win now", "langkah menang lawan bila gilirannya"},
                             kMoveUnit, 48),
                  [](const Survey& s, int) -> double { return their_winning_moves(s); }),
    };
}

std::vector<Fact<Facts>> move_facts() {
    return {
        word_fact(
            word_info("size", {"size of the piece", "ukuran bidak"}, 2, "II"),
            [](const Glance& g, int) -> double { return static_cast<double>(g.look.move.size); },
            [](const Gobblet&) {
                return std::vector<std::string>{"small", "medium", "large"};
            }),
        move_fact({"strength",
                   {"size as a number, 1 to 3", "ukuran sebagai bilangan, 1 sampai 3"},
                   {"size", "ukuran"},
                   1,
                   3,
                   FactType::number,
                   "II"},
                  [](const Glance& g, int) -> double { return number(g.look.move.size); }),
        move_fact(flag_info("placement", {"comes from the hand", "dari tangan"}, "table V"),
                  [](const Glance& g, int) -> double { return g.look.move.placement(); }),
        move_fact({"target",
                   {"cell it goes to, 1 to 9", "sel tujuan, 1 sampai 9"},
                   {"cell", "sel"},
                   1,
                   9,
                   FactType::number,
                   "II"},
                  [](const Glance& g, int) -> double { return g.look.move.target.number(); }),
        move_fact(
            count_info("source", {"cell it leaves; 0: the hand", "sel asal; 0: tangan"}, {"cell", "sel"}, 9, "II"),
            [](const Glance& g, int) -> double { return g.look.move.placement() ? 0 : g.look.move.from().number(); }),
        word_fact(
            word_info("cell", {"kind of the cell", "jenis sel"}, 2, "table I"),
            [](const Glance& g, int) -> double {
                return kCentre.has(g.look.move.target) ? 0 : kCorners.has(g.look.move.target) ? 1 : 2;
            },
            [](const Gobblet&) {
                return std::vector<std::string>{"centre", "corner", "edge"};
            }),
        move_fact(
            count_info("lane_open", {"empty cells in its lanes", "sel kosong di lajurnya"}, kCellUnit, 8, "table II"),
            [](const Glance& g, int) -> double { return lanes(g).open; }),
        move_fact(
            count_info("lane_own", {"own pieces in its lanes", "bidak sendiri di lajurnya"}, kCellUnit, 8, "table II"),
            [](const Glance& g, int) -> double { return lanes(g).own; }),
        move_fact(
            count_info("lane_small", {"the opponent's small pieces in its lanes", "bidak kecil lawan di lajurnya"},
                       kCellUnit, 8, "table II"),
            [](const Glance& g, int) -> double { return lanes(g).small; }),
        move_fact(
            count_info("lane_medium", {"the opponent's medium pieces in its lanes", "bidak sedang lawan di lajurnya"},
                       kCellUnit, 8, "table II"),
            [](const Glance& g, int) -> double { return lanes(g).medium; }),
        move_fact(
            count_info("lane_large", {"the opponent's large pieces in its lanes", "bidak besar lawan di lajurnya"},
                       kCellUnit, 8, "table II"),
            [](const Glance& g, int) -> double { return lanes(g).large; }),
        move_fact(flag_info("connects", {"connects a fork", "konektor fork"}, "III.B (2)"),
                  [](const Glance& g, int) -> double { return connects_as(g, nullptr); }),
        move_fact(flag_info("connects_anywhere", {"connects a fork on any cell", "konektor fork di sel mana pun"},
                            "III.B (2)"),
                  [](const Glance& g, int) -> double { return connects_as(g, &Weights::connector_cells); }),
        move_fact(flag_info("connects_large",
                            {"connects a fork with a large piece", "konektor fork dengan bidak besar"}, "III.A"),
                  [](const Glance& g, int) -> double { return connects_as(g, &Weights::connector_size); }),
        move_fact(flag_info("wins", {"wins", "menang"}, "III.B (1)"),
                  [](const Glance& g, int) -> double { return g.look.wins; }),
        move_fact(flag_info("blocks", {"closes a pair with a large piece", "menutup pasangan dengan bidak besar"},
                            "III.C (1)"),
                  [](const Glance& g, int) -> double { return blocks(g.look); }),
        move_fact(count_info("closes", {"pairs of the opponent that it closes", "pasangan lawan yang ditutup"},
                             kLaneUnit, 4, "III.C (1)"),
                  [](const Glance& g, int) -> double { return closed_pairs(g.look); }),
        word_fact(
            word_info("prey", {"what it covers", "yang ditutupi"}, 3, "table IV"),
            [](const Glance& g, int) -> double { return prey(g.look); },
            [](const Gobblet&) {
                return std::vector<std::string>{"nothing", "own", "small", "medium"};
            }),
        move_fact(flag_info("gobbles", {"gobbles a piece of the opponent", "memakan bidak lawan"}, "table IV"),
                  [](const Glance& g, int) -> double { return prey(g.look) >= small_prey; }),
        move_fact(flag_info("reveals", {"reveals a row of the opponent", "membuka deretan lawan"}, "III.C (4)"),
                  [](const Glance& g, int) -> double { return reveals(g.look); }),
        move_fact(flag_info("uncovers", {"uncovers a piece of the opponent", "membuka bidak lawan"}, "III.C (4)"),
                  [](const Glance& g, int) -> double {
                      return !g.look.move.placement() && g.look.theirs.has(g.look.move.from());
                  }),
        move_fact(count_info("distance", {"steps to one's own pieces", "langkah ke bidak sendiri"}, kStepUnit, 12,
                             "III.B (1), remark"),
                  [](const Glance& g, int) -> double { return distance_to_own(g.look); }),
        move_fact(
            {"left_worth",
             {"what tables I and II give for the cell it leaves", "nilai tabel I dan II untuk sel yang ditinggalkan"},
             kPointUnit,
             -40,
             40,
             FactType::number,
             "IV, further parameters"},
            [](const Glance& g, int) { return left_profit(Weights{}, g.look); }),
        move_fact(count_info("own_pairs_after", {"own open pairs after it", "pasangan terbuka sendiri sesudahnya"},
                             kLaneUnit, 8),
                  [](const Glance& g, int) -> double { return open_pairs(g.look.after, g.survey.me()); }),
        move_fact(count_info("their_pairs_after",
                             {"the opponent's open pairs after it", "pasangan terbuka lawan sesudahnya"}, kLaneUnit, 8),
                  [](const Glance& g, int) -> double { return open_pairs(g.look.after, g.survey.you()); }),
        move_fact(count_info("threatens", {"moves that would win next", "langkah yang akan menang berikutnya"},
                             kMoveUnit, 48),
                  [](const Glance& g, int) -> double { return own_winning_moves(g); }),
    };
}

// After this move the opponent is to move; all are 0 after the end.
std::vector<Fact<Facts>> reply_facts() {
    return {
        move_fact(count_info("reply_moves", {"moves of the opponent then", "langkah lawan sesudahnya"}, kMoveUnit, 48),
                  [](const Glance& g, int) -> double { return answer(g).moves; }),
        move_fact(flag_info("reply_wins", {"the opponent can win then", "lawan dapat menang sesudahnya"}),
                  [](const Glance& g, int) -> double { return answer(g).wins > 0; }),
        move_fact(count_info("reply_winning_moves",
                             {"winning moves of the opponent then", "langkah menang lawan sesudahnya"}, kMoveUnit, 48),
                  [](const Glance& g, int) -> double { return answer(g).wins; }),
        move_fact(count_info("reply_gobbles", {"moves of the opponent that gobble then", "langkah lawan yang memakan"},
                             kMoveUnit, 48),
                  [](const Glance& g, int) -> double { return answer(g).gobbles; }),
        move_fact(flag_info("reply_takes", {"the piece can be gobbled at once", "bidak itu dapat langsung dimakan"},
                            "table III"),
                  [](const Glance& g, int) -> double { return answer(g).takes; }),
        move_fact(count_info("reply_blocks",
                             {"moves of the opponent that close a pair then", "langkah lawan yang menutup pasangan"},
                             kMoveUnit, 48),
                  [](const Glance& g, int) -> double { return answer(g).blocks; }),
    };
}

}  // namespace

std::span<const Fact<Facts>> Facts::facts() {
    static const std::vector<Fact<Facts>> all = [] {
        std::vector<Fact<Facts>> out;
        for (const auto& part : {position_facts(), move_facts(), reply_facts()})
            out.insert(out.end(), part.begin(), part.end());
        return out;
    }();
    return all;
}

}  // namespace rakus::gobblet
