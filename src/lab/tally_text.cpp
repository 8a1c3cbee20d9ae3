#include "lab/tally_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

namespace rakus::lab {
namespace {

std::string record_text(const Record3& r) {
    return fmt::format("{} {} {}", r.wins, r.draws, r.losses);
}

class Words {
   public:
    explicit Words(std::string_view text) : text_(text) {}

    bool word(std::string_view expected) { return next() == expected; }
    bool number(std::uint64_t& n) {
        const auto w = next();
        const auto [end, fault] = std::from_chars(w.data(), w.data() + w.size(), n);
        return !w.empty() && fault == std::errc{} && end == w.data() + w.size();
    }
    bool record(Record3& r) { return number(r.wins) && number(r.draws) && number(r.losses); }
    bool done() const { return text_.find_first_not_of(' ') == text_.npos; }

   private:
    std::string_view next() {
        text_.remove_prefix(std::min(text_.find_first_not_of(' '), text_.size()));
        const auto w = text_.substr(0, text_.find(' '));
        text_.remove_prefix(w.size());
        return w;
    }
    std::string_view text_;
};

bool consistent(const Tally& t) {
    std::uint64_t pairs = 0;
    Record3 by_turns;
    for (const auto n : t.pairs) pairs += n;
    for (const auto& [turn, record] : t.turns) by_turns += record;
    return pairs == t.as_first.games() && pairs == t.as_second.games() && by_turns == t.all();
}

constexpr std::string_view kEach = " each ";

bool adds_up(const PlayedPairs& played) {
    decltype(Tally::pairs) pairs{};
    for (const char code : played.each) {
        if (code < '0' || code > '8') return false;
        ++pairs[static_cast<std::size_t>(first_of_pair(code) + second_of_pair(code))];
    }
    return pairs == played.tally.pairs;
}

}  // namespace

std::string write_tally(const Tally& t) {
    std::string out = fmt::format("as_first {} as_second {} pairs {} turns", record_text(t.as_first),
                                  record_text(t.as_second), fmt::join(t.pairs, " "));
    for (const auto& [turn, record] : t.turns) out += fmt::format(" {} {}", turn, record_text(record));
    return out;
}

std::optional<Tally> read_tally(std::string_view text) {
    Words words(text);
    Tally t;
    bool good = words.word("as_first") && words.record(t.as_first) && words.word("as_second") &&
                words.record(t.as_second) && words.word("pairs");
    for (auto& n : t.pairs) good = good && words.number(n);
    good = good && words.word("turns");
    while (good && !words.done()) {
        std::uint64_t turn = 0;
        good = words.number(turn) && turn <= 1'000'000 && words.record(t.turns[static_cast<int>(turn)]);
    }
    return good && consistent(t) ? std::optional(t) : std::nullopt;
}

std::string write_pairs(const PlayedPairs& played) {
    return fmt::format("{}{}{}", write_tally(played.tally), kEach, played.each);
}

std::optional<PlayedPairs> read_pairs(std::string_view text) {
    const auto mark = text.find(kEach);
    const auto tally = read_tally(text.substr(0, mark));
    if (!tally) return std::nullopt;
    PlayedPairs played{*tally, mark == text.npos ? "" : std::string(text.substr(mark + kEach.size()))};
    return mark == text.npos || adds_up(played) ? std::optional(played) : std::nullopt;
}

}  // namespace rakus::lab
