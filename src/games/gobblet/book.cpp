#include "games/gobblet/book.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>
#include <mutex>
#include <span>

#include "core/embedded.h"
#include "core/settings.h"
#include "games/gobblet/notation.h"

namespace rakus::gobblet {

std::span<const EmbeddedFile> embedded_files();  // of data/gobblet

namespace {

std::uint64_t key_of(Board b) {
    std::uint64_t least = b.word();
    for (std::uint8_t t = 1; t < kTurns; ++t) least = std::min(least, turned(Turn{t}, b).word());
    return least;
}

// Letters: a draw, wins in 1 to 31 plies, losses in 0 to 31.
std::uint8_t letter_of(Score s) {
    assert(s.plies() < 32);
    const int n = s.result() == Class::draw ? 0 : s.result() == Class::win ? s.plies() : 32 + s.plies();
    return static_cast<std::uint8_t>(n);
}
Score score_of_letter(std::uint8_t letter) {
    return letter == 0 ? Score::draw() : letter < 32 ? Score::win_in(letter) : Score::loss_in(letter - 32);
}

}  // namespace

std::string rules_of_values(const Rules& rules) {
    Settings kept;
    for (const auto& setting : write_rules(rules))
        if (setting.first != "rep") kept.push_back(setting);
    return write_settings(kept);
}

solve::FirstPlies<std::uint64_t> opening_boards(const Rules& rules, int plies) {
    return solve::first_plies<std::uint64_t, std::hash<std::uint64_t>>(
        key_of(Board{}), plies, [&](std::uint64_t key, const auto& add) {
            for (const Move m : moves(Board(key), Side::first)) {
                const Board next = after(rules, Board(key), Side::first, m).seen_by(Side::second);
                if (!ended(rules, next, Side::first)) add(key_of(next));
            }
        });
}

solve::Book make_book(const Rules& rules, int plies, const std::function<Score(Board)>& score_of) {
    solve::Book book{"gobblet", rules_of_values(rules), plies, {}};
    for (const std::uint64_t key : opening_boards(rules, plies).positions)
        book.values.push_back(letter_of(score_of(Board(key))));
    return book;
}

OpeningBook::OpeningBook(const Rules& rules, const solve::Book& book) : plies_(book.plies) {
    const auto boards = opening_boards(rules, book.plies).positions;
    assert(boards.size() == book.values.size());
    for (std::size_t i = 0; i < boards.size(); ++i) scores_.emplace(boards[i], score_of_letter(book.values[i]));
}

const OpeningBook* OpeningBook::of(const Rules& rules) {
    static std::mutex mutex;
    static std::map<std::string, std::unique_ptr<const OpeningBook>> books;
    const std::scoped_lock lock(mutex);
    const std::string wanted = rules_of_values(rules);
    if (const auto known = books.find(wanted); known != books.end()) return known->second.get();
    auto& kept = books[wanted];
    for (const EmbeddedFile& file : embedded_files())
        if (const auto book = solve::read_book(file.text); book && book->rules == wanted)
            kept.reset(new OpeningBook(rules, *book));
    return kept.get();
}

std::optional<Score> OpeningBook::score(Board b) const {
    const auto at = scores_.find(key_of(b));
    return at == scores_.end() ? std::nullopt : std::optional(at->second);
}

}  // namespace rakus::gobblet
