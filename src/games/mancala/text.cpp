#include "games/mancala/text.h"

#include <fmt/format.h>

#include <limits>
#include <numeric>
#include <optional>

#include "core/text.h"

namespace rakus::mancala {
namespace {

std::string join(const std::vector<int>& pits, int store) {
    std::string out;
    for (int n : pits) out += fmt::format("{}.", n);
    return out + fmt::format("{}", store);
}

std::string seeds_in_words(int n) {
    return count_in_words(n, {"seed", "seeds", "biji"}, Lang::en);
}

Error complaint(const Sizes& sizes, const std::string& en, const std::string& id) {
    return bad_input({"{} position: {}", "posisi {}: {}"}, sizes.game, Words{en, id});
}

// One player's half. `first_field` is the number of its first field, for messages.
Result<std::vector<int>> read_half(std::string_view text, const Sizes& sizes, int first_field) {
    std::vector<int> numbers;
    for (const auto field : split(text, '.')) {
        const int place = first_field + static_cast<int>(numbers.size());
        const auto n = whole_number(field, 0, std::numeric_limits<int>::max());
        if (!n || *n > 255)
            return complaint(sizes, fmt::format("field {} is '{}', expected a number from 0 to 255", place, field),
                             fmt::format("isian {} adalah '{}', seharusnya bilangan 0 sampai 255", place, field));
        numbers.push_back(*n);
        if (numbers.size() > static_cast<std::size_t>(sizes.max_pits) + 1) break;
    }
    return numbers;
}

Result<Side> read_side(std::string_view text, const Sizes& sizes) {
    if (text == "1") return Side::first;
    if (text == "2") return Side::second;
    return complaint(sizes, fmt::format("the side to move is '{}', expected 1 or 2 after a space", text),
                     fmt::format("pihak yang melangkah adalah '{}', seharusnya 1 atau 2 setelah spasi", text));
}

Status check_width(const Written& w, const Sizes& sizes, int pits) {
    const auto a = w.pits[0].size(), b = w.pits[1].size();
    if (a != b)
        return complaint(sizes, fmt::format("player 1 has {} pits and player 2 has {}, expected the same", a, b),
                         fmt::format("pemain 1 punya {} lubang dan pemain 2 punya {}, seharusnya sama", a, b));
    const int width = static_cast<int>(a);
    if (width < sizes.min_pits || width > sizes.max_pits)
        return complaint(
            sizes, fmt::format("{} pits a side, expected {} to {}", width, sizes.min_pits, sizes.max_pits),
            fmt::format("{} lubang per sisi, seharusnya {} sampai {}", width, sizes.min_pits, sizes.max_pits));
    if (pits != 0 && width != pits)
        return complaint(sizes, fmt::format("{} pits a side, but the rules say pits={}", width, pits),
                         fmt::format("{} lubang per sisi, padahal aturan menyatakan pits={}", width, pits));
    return Done{};
}

Status check_seeds(const Written& w, const Sizes& sizes, int seeds) {
    const int holes = 2 * static_cast<int>(w.pits[0].size()), total = w.seeds();
    const int fields = holes + 2;
    if (total % holes != 0)
        return complaint(
            sizes, fmt::format("{}, expected a multiple of {} (fields 1 to {})", seeds_in_words(total), holes, fields),
            fmt::format("{} biji, seharusnya kelipatan {} (isian 1 sampai {})", total, holes, fields));
    if (total == 0 || total > holes * sizes.max_seeds)
        return complaint(sizes,
                         fmt::format("{}, expected {} to {} (fields 1 to {})", seeds_in_words(total), holes,
                                     holes * sizes.max_seeds, fields),
                         fmt::format("{} biji, seharusnya {} sampai {} (isian 1 sampai {})", total, holes,
                                     holes * sizes.max_seeds, fields));
    if (seeds != 0 && total != holes * seeds)
        return complaint(
            sizes,
            fmt::format("{}, but the rules say seeds={}, which makes {}", seeds_in_words(total), seeds, holes * seeds),
            fmt::format("{} biji, padahal aturan menyatakan seeds={}, yaitu {}", total, seeds, holes * seeds));
    return Done{};
}

}  // namespace

int Written::seeds() const {
    int n = store[0] + store[1];
    for (const auto& row : pits) n = std::accumulate(row.begin(), row.end(), n);
    return n;
}

std::string write(const Written& w) {
    return fmt::format("{}/{} {}", join(w.pits[0], w.store[0]), join(w.pits[1], w.store[1]), index_of(w.to_move) + 1);
}

Result<Written> read(std::string_view text, const Sizes& sizes, int pits, int seeds) {
    const auto space = text.find(' ');
    if (space == text.npos)
        return complaint(sizes, "no side to move, expected ' 1' or ' 2' at the end",
                         "tidak ada pihak yang melangkah, seharusnya ' 1' atau ' 2' di akhir");
    const auto halves = split(text.substr(0, space), '/');
    if (halves.size() != 2)
        return complaint(
            sizes,
            fmt::format("{} {}, expected two parted by '/'", halves.size(), halves.size() == 1 ? "half" : "halves"),
            fmt::format("{} bagian, seharusnya dua yang dipisah '/'", halves.size()));
    Written w;
    int field = 1;
    for (int s = 0; s < 2; ++s) {
        auto numbers = read_half(halves[static_cast<std::size_t>(s)], sizes, field);
        if (!numbers) return numbers.error();
        field += static_cast<int>(numbers->size());
        w.store[s] = numbers->back();
        numbers->pop_back();
        w.pits[s] = std::move(*numbers);
    }
    const auto side = read_side(text.substr(space + 1), sizes);
    if (!side) return side.error();
    w.to_move = *side;
    if (const auto width = check_width(w, sizes, pits); !width) return width.error();
    if (const auto count = check_seeds(w, sizes, seeds); !count) return count.error();
    return w;
}

Text draw(const Written& w, StoreAt at) {
    const auto numbers = [&](bool upper) {
        std::string line(10, ' ');
        const int pits = static_cast<int>(w.pits[0].size());
        for (int i = 0; i < pits; ++i) line += fmt::format("{:^5}", upper ? pits - i : i + 1);
        return line;
    };
    const auto row = [&](int player) {
        std::string line = fmt::format("  P{}      ", player + 1);
        const auto& pits = w.pits[player];
        for (std::size_t i = 0; i < pits.size(); ++i) {
            const int n = player == 0 ? pits[i] : pits[pits.size() - 1 - i];
            line += fmt::format("{:^5}", fmt::format("[{}]", n));
        }
        return line + (index_of(w.to_move) == player ? "  <" : "");
    };
    const int west = at == StoreAt::right ? 1 : 0;  // whose store lies on the left
    const std::string gap(5 * w.pits[0].size(), ' ');
    const std::string stores = fmt::format("  {:<8}{} {}", fmt::format("P{} ({})", west + 1, w.store[west]), gap,
                                           fmt::format("({}) P{}", w.store[1 - west], 2 - west));
    const std::string board =
        numbers(true) + "\n" + row(1) + "\n" + stores + "\n" + row(0) + "\n" + numbers(false) + "\n";
    return {board, board};
}

}  // namespace rakus::mancala
