#include "games/bantumi/book.h"

#include <fmt/format.h>

#include <atomic>
#include <cassert>
#include <map>
#include <memory>
#include <mutex>
#include <span>

#include "core/embedded.h"
#include "games/bantumi/solver.h"
#include "solve/parallel.h"

namespace rakus::bantumi {

std::span<const EmbeddedFile> embedded_files();  // of data/bantumi

namespace {

using Node = Problem::Node;

std::string book_rules(const Rules& rules) {
    return fmt::format("ec={},pits={},seeds={}", rules.empty_capture ? 1 : 0, rules.pits, rules.seeds);
}

State state_of(const Node& n) {
    State s;
    s.board.row = {n.mover, n.waiter};
    return s;
}
int seeds_of(const Node& n) {
    return mancala::sum(n.mover) + mancala::sum(n.waiter);
}

// Letters: how many of the seeds in the pits the mover gets.
std::uint8_t letter_of(const Node& n, int margin) {
    return static_cast<std::uint8_t>((margin + seeds_of(n)) / 2);
}
int margin_of(const Node& n, std::uint8_t letter) {
    return 2 * letter - seeds_of(n);
}

using Margins = std::unordered_map<Node, int, OpeningBook::Hash>;

// From those of its successors, which are known.
int followed(const Rules& rules, const Node& n, const Margins& known) {
    const State s = state_of(n);
    int best = -seeds_of(n);
    for (const Pit pit : moves(s)) {
        const State next = after(rules, s, pit);
        const int rest = over(next) ? 0 : known.at(Problem::node(next));
        const int lead_now = over(next) ? lead(next) : next.board.store[0] - next.board.store[1];
        best = std::max(best, next.to_move == s.to_move ? lead_now + rest : lead_now - rest);
    }
    return best;
}

}  // namespace

solve::FirstPlies<Node> opening_nodes(const Rules& rules, int plies, const Watch* watch) {
    return solve::first_plies<Node, OpeningBook::Hash>(Problem::node(start(rules)), plies,
                                                       [&](const Node& n, const auto& add) {
                                                           if (watch && watch->out()) return;
                                                           const State s = state_of(n);
                                                           for (const Pit pit : moves(s))
                                                               if (const State next = after(rules, s, pit); !over(next))
                                                                   add(Problem::node(next));
                                                       });
}

// Neighbours in the list are neighbours in the game: what one has proved helps the next, so a worker takes many at
// once.
std::optional<solve::Book> make_book(const Rules& rules, int plies, int jobs, const Watch& watch) {
    constexpr Words kMaking{"making the book", "membuat buku"};
    constexpr std::size_t kTogether = 6;
    constexpr int kTableSeeds = 24;
    const auto nodes = opening_nodes(rules, plies, &watch);
    if (watch.out()) return std::nullopt;
    const int open = start(rules).board.seeds_in_pits();
    const auto table = table_in_memory(rules, std::min(kTableSeeds, open), false, jobs, &watch);
    if (!table) return std::nullopt;
    std::vector<std::unique_ptr<Solver>> solvers;
    for (int i = 0; i < jobs; ++i) {
        solvers.push_back(std::make_unique<Solver>(rules, table, open));
        solvers.back()->begin(~std::uint64_t{0}, &watch);
    }
    const std::size_t last = nodes.positions.size() - nodes.last;
    std::vector<int> margins(last);
    std::atomic<std::size_t> done{0};
    std::mutex telling;
    solve::parallel_for(jobs, (last + kTogether - 1) / kTogether, [&](std::size_t part, int worker) {
        for (std::size_t i = part * kTogether; i < std::min(last, (part + 1) * kTogether) && !watch.out(); ++i) {
            const Node& n = nodes.positions[nodes.last + i];
            margins[i] = solvers[static_cast<std::size_t>(worker)]->value(state_of(n)).low;
            const std::scoped_lock lock(telling);
            watch.tell(kMaking, ++done, last);
        }
    });
    if (watch.out()) return std::nullopt;
    Margins known;
    for (std::size_t i = 0; i < last; ++i) known[nodes.positions[nodes.last + i]] = margins[i];
    for (std::size_t i = nodes.last; i-- > 0;) known[nodes.positions[i]] = followed(rules, nodes.positions[i], known);
    solve::Book book{"bantumi", book_rules(rules), plies, {}};
    for (const Node& n : nodes.positions) book.values.push_back(letter_of(n, known.at(n)));
    return book;
}

OpeningBook::OpeningBook(const Rules& rules, const solve::Book& book) : plies_(book.plies) {
    const auto nodes = opening_nodes(rules, book.plies).positions;
    assert(nodes.size() == book.values.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) margins_.emplace(nodes[i], margin_of(nodes[i], book.values[i]));
}

const OpeningBook* OpeningBook::of(const Rules& rules) {
    static std::mutex mutex;
    static std::map<std::string, std::unique_ptr<const OpeningBook>> books;
    const std::scoped_lock lock(mutex);
    const std::string wanted = book_rules(rules);
    if (const auto known = books.find(wanted); known != books.end()) return known->second.get();
    auto& kept = books[wanted];
    for (const EmbeddedFile& file : embedded_files())
        if (const auto book = solve::read_book(file.text); book && book->rules == wanted)
            kept.reset(new OpeningBook(rules, *book));
    return kept.get();
}

std::optional<int> OpeningBook::margin(const Node& n) const {
    const auto at = margins_.find(n);
    return at == margins_.end() ? std::nullopt : std::optional(at->second);
}

}  // namespace rakus::bantumi
