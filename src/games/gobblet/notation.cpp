#include "games/gobblet/notation.h"

#include <fmt/format.h>

#include <cctype>

#include "core/settings.h"

namespace rakus::gobblet {
namespace {

constexpr std::array<std::string_view, 2> kLift{"cover", "strict"};
constexpr std::array<std::string_view, 3> kBoth{"lose", "win", "draw"};
constexpr std::string_view kLetters = "sml";

std::optional<Piece> piece_of(char c) {
    const bool upper = std::isupper(static_cast<unsigned char>(c)) != 0;
    const auto at = kLetters.find(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    if (at == kLetters.npos) return std::nullopt;
    return Piece{upper ? Side::first : Side::second, kSizes[at]};
}

// The pieces on a cell from bottom to top.
std::string stack(const Board& b, Cell c) {
    std::string out;
    for (const Size size : kSizes)
        for (const Side side : {Side::first, Side::second})
            if (b.men(side, size).has(c)) out += letter({side, size});
    return out;
}

Error bad_position(std::string_view en, std::string_view id) {
    return bad_input({"gobblet position: {}", "posisi gobblet: {}"}, Words{en, id});
}

// Reads the board cell by cell; the first fault ends it.
class BoardReader {
   public:
    explicit BoardReader(std::string_view text) : text_(text) {}

    Result<Board> read() {
        for (int row = 1; row <= 3; ++row) {
            if (row > 1 && !take('/'))
                return fault(fmt::format("expected '/' before row {}", row),
                             fmt::format("seharusnya '/' sebelum baris {}", row));
            if (auto e = read_row(row)) return *e;
        }
        if (at_ < text_.size())
            return fault("expected the end of the board after three rows of three cells",
                         "seharusnya papan selesai setelah tiga baris tiga sel");
        return board_;
    }

   private:
    using Fault = std::optional<Error>;

    bool take(char c) {
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    Error fault(std::string_view en, std::string_view id) const {
        const auto found_en = at_ < text_.size() ? fmt::format("'{}'", text_[at_]) : "the end";
        const auto found_id = at_ < text_.size() ? fmt::format("'{}'", text_[at_]) : "akhir teks";
        return bad_position(fmt::format("{}, found {} at character {}", en, found_en, at_ + 1),
                            fmt::format("{}, ditemukan {} di karakter {}", id, found_id, at_ + 1));
    }

    Fault read_row(int row) {
        int column = 0;
        while (column < 3) {
            const char c = at_ < text_.size() ? text_[at_] : '\0';
            if (c >= '1' && c <= '0' + 3 - column) {
                column += c - '0';
                ++at_;
                continue;
            }
            const Cell cell{static_cast<std::uint8_t>((row - 1) * 3 + column++)};
            if (c == '(') {
                if (auto e = read_stack(cell)) return e;
            } else if (auto e = read_piece(cell)) {
                return e;
            }
        }
        return std::nullopt;
    }
    Fault read_stack(Cell cell) {
        ++at_;
        if (at_ < text_.size() && text_[at_] == ')')
            return fault(fmt::format("an empty stack on cell {}", cell.number()),
                         fmt::format("tumpukan kosong di sel {}", cell.number()));
        while (!take(')'))
            if (auto e = read_piece(cell)) return e;
        return std::nullopt;
    }
    Fault read_piece(Cell cell) {
        const auto piece = at_ < text_.size() ? piece_of(text_[at_]) : std::nullopt;
        if (!piece)
            return fault(fmt::format("expected a piece (s m l S M L), a stack or a run of empty cells on cell {}",
                                     cell.number()),
                         fmt::format("seharusnya bidak (s m l S M L), tumpukan, atau deret sel kosong di sel {}",
                                     cell.number()));
        if (const auto below = board_.top(cell); below && below->size >= piece->size)
            return fault(fmt::format("a piece must be larger than the one below it on cell {}", cell.number()),
                         fmt::format("bidak harus lebih besar daripada yang di bawahnya di sel {}", cell.number()));
        if (board_.in_hand(piece->owner, piece->size) == 0) return third(*piece);
        board_ = board_.with(piece->owner, piece->size, cell);
        ++at_;
        return std::nullopt;
    }
    Error third(Piece p) const {
        const int player = index_of(p.owner) + 1;
        return fault(
            fmt::format("a third piece of size {} of player {}, expected at most 2", number(p.size), player),
            fmt::format("bidak ketiga ukuran {} milik pemain {}, seharusnya paling banyak 2", number(p.size), player));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Board board_;
};

Result<std::uint8_t> read_seen(std::string_view text) {
    if (text.empty()) return std::uint8_t{1};
    constexpr std::string_view key = " seen=";
    if (text.starts_with(key) && text.size() == key.size() + 1 && text.back() >= '1' && text.back() <= '9')
        return static_cast<std::uint8_t>(text.back() - '0');
    return bad_position(
        fmt::format("'{}' after the side to move, expected nothing or seen=1 to seen=9", text.substr(1)),
        fmt::format("'{}' setelah giliran, seharusnya kosong atau seen=1 sampai seen=9", text.substr(1)));
}

}  // namespace

char letter(Piece p) {
    const char c = kLetters[index_of(p.size)];
    return p.owner == Side::first ? static_cast<char>(std::toupper(c)) : c;
}

std::vector<RuleKey> rule_keys() {
    return {{"lift",
             "cover",
             "cover|strict",
             {"a lift that uncovers an enemy row: the piece may cover it again, or the game is lost at once",
              "angkatan yang membuka deret lawan: bidak boleh menutupnya lagi, atau langsung kalah"}},
            {"both",
             "lose",
             "lose|win|draw",
             {"both sides have a row after the move: the mover loses, wins or draws",
              "kedua pihak punya deret setelah langkah: yang melangkah kalah, menang, atau seri"}},
            {"rep",
             "3",
             "0|2-9",
             {"the occurrence of a position that is a draw; 0: never",
              "kemunculan posisi yang berarti seri; 0: tidak pernah"}},
            {"memory",
             "0",
             "0|1",
             {"1: covered pieces are shown to nobody who plays, and a touched piece must be moved",
              "1: bidak tertutup tidak diperlihatkan kepada siapa pun yang bermain, dan bidak tersentuh harus "
              "dijalankan"}}};
}

Result<bool> take_memory(Settings& settings) {
    const auto at = std::ranges::find(settings, "memory", &Settings::value_type::first);
    if (at == settings.end()) return false;
    const auto n = read_number(*at, 0, 1);
    if (!n) return n.error();
    settings.erase(at);
    return *n == 1;
}

Result<Rules> read_rules(const Settings& settings) {
    Rules rules;
    for (const auto& setting : settings) {
        const auto& key = setting.first;
        if (key == "paper" && setting.second.empty()) continue;  // the paper's rules are the default
        if (key != "lift" && key != "both" && key != "rep") return unknown_rule("gobblet", key, rule_keys());
        const auto n = key == "lift"           ? read_word(setting, kLift)
                       : key == "both"         ? read_word(setting, kBoth)
                       : setting.second == "0" ? Result<int>(0)
                                               : read_number(setting, 2, 9);
        if (!n) return n.error();
        if (key == "lift") rules.lift = static_cast<Lift>(*n);
        if (key == "both") rules.both = static_cast<Both>(*n);
        if (key == "rep") rules.repetition = static_cast<std::uint8_t>(*n);
    }
    return rules;
}

Settings write_rules(const Rules& rules) {
    return {{"lift", std::string(kLift[static_cast<std::size_t>(rules.lift)])},
            {"both", std::string(kBoth[static_cast<std::size_t>(rules.both)])},
            {"rep", fmt::format("{}", rules.repetition)}};
}

std::string write_position(const State& s) {
    std::string out;
    int empty = 0;
    const auto flush = [&] {
        if (empty > 0) out += static_cast<char>('0' + empty);
        empty = 0;
    };
    for (const Cell c : CellSet::all()) {
        if (c.index % 3 == 0 && c.index > 0) flush(), out += '/';
        const std::string pieces = stack(s.board, c);
        if (pieces.empty()) {
            ++empty;
            continue;
        }
        flush();
        out += pieces.size() == 1 ? pieces : fmt::format("({})", pieces);
    }
    flush();
    out += s.to_move == Side::first ? " 1" : " 2";
    return s.seen > 1 ? fmt::format("{} seen={}", out, s.seen) : out;
}

Result<State> read_position(const Rules& rules, std::string_view text) {
    const auto space = text.find(' ');
    const auto board = BoardReader(text.substr(0, space)).read();
    if (!board) return board.error();
    const auto side = space == text.npos ? std::string_view{} : text.substr(space + 1);
    if (side.empty() || (side[0] != '1' && side[0] != '2') || (side.size() > 1 && side[1] != ' '))
        return bad_position("expected the side to move, 1 or 2, after the board",
                            "seharusnya giliran, 1 atau 2, setelah papan");
    const auto seen = read_seen(side.substr(1));
    if (!seen) return seen.error();
    return stand(rules, *board, side[0] == '1' ? Side::first : Side::second, *seen);
}

std::string write_move(const Move& m) {
    return m.placement() ? fmt::format("{}@{}", number(m.size), m.target.number())
                         : fmt::format("{}-{}", m.from().number(), m.target.number());
}

Result<Move> read_move(const State& s, std::string_view text) {
    const auto bare = text.substr(0, text.find_last_not_of("x#") + 1);
    const auto digit = [&](std::size_t i, int high) { return bare[i] >= '1' && bare[i] <= '0' + high; };
    if (bare.size() == 3 && bare[1] == '@' && digit(0, 3) && digit(2, 9))
        return place(kSizes[static_cast<std::size_t>(bare[0] - '1')], Cell{static_cast<std::uint8_t>(bare[2] - '1')});
    if (bare.size() == 3 && bare[1] == '-' && digit(0, 9) && digit(2, 9)) {
        const Cell from{static_cast<std::uint8_t>(bare[0] - '1')};
        const auto top = s.board.top(from);
        return Move{from.index, top ? top->size : Size::small, Cell{static_cast<std::uint8_t>(bare[2] - '1')}};
    }
    return bad_input({"gobblet move '{}': expected SIZE@CELL such as 3@7 or CELL-CELL such as 5-8",
                      "langkah gobblet '{}': seharusnya UKURAN@SEL seperti 3@7 atau SEL-SEL seperti 5-8"},
                     text);
}

std::string decorate_move(const State& before, const Move& m, const State& after) {
    std::string out = write_move(m);
    const auto covered = before.board.top(m.target);
    if (covered && covered->owner != before.to_move) out += 'x';
    if (after.result && result_for(before.to_move, *after.result) > 0) out += '#';
    return out;
}

Text tell_move(const State& s, const Move& m) {
    const int to = m.target.number();
    if (!m.placement())
        return filled({"the piece on cell {} to cell {}", "bidak di sel {} ke sel {}"}, m.from().number(), to);
    // Of two alike the first leaves the hand first.
    const int piece = 2 * number(m.size) - s.board.in_hand(s.to_move, m.size) + 1;
    return filled({"piece {} to cell {}", "bidak {} ke sel {}"}, piece, to);
}

}  // namespace rakus::gobblet
