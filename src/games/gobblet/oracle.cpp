#include "games/gobblet/oracle.h"

#include <algorithm>

namespace rakus::gobblet {
namespace {

constexpr int kDeepest = 64;  // plies; no decided position needs half as many

struct Scored {
    Move move;
    std::optional<Score> score;  // for the player who makes it
};

std::vector<Scored> all_scores(Oracle& oracle, const State& s) {
    std::vector<Scored> out;
    for (const Move m : moves(s)) out.push_back({m, oracle.score_of(s, m)});
    return out;
}

Truth truth_of(const std::optional<Score>& s) {
    return s ? truth_of(*s) : Truth{Unknown{}, "result"};
}

// Best play to the end; a draw has no end, and the search may not see so far.
std::vector<Move> best_line(const Gobblet& game, Oracle& oracle, State s, Score score) {
    std::vector<Move> line;
    while (!s.result && score.result() != Class::draw) {
        const auto all = all_scores(oracle, s);
        const auto best = std::ranges::find_if(all, [&](const Scored& m) { return m.score == score; });
        if (best == all.end()) break;
        line.push_back(best->move);
        s = game.after(s, best->move);
        const auto next = oracle.score(s.board, s.to_move);
        if (!next) break;
        score = *next;
    }
    return line;
}

}  // namespace

Oracle::Oracle(const std::string& folder, const Rules& rules, double seconds) : rules_(rules), seconds_(seconds) {
    if (!CompleteTable::exists(folder, rules)) return;
    auto table = CompleteTable::open(folder, rules);
    if (table)
        table_.emplace(std::move(*table));
    else
        refused_ = table.error().message;
}

std::optional<Score> Oracle::score(const Board& b, Side to_move) {
    const Board seen = b.seen_by(to_move);
    if (!table_) return by_search(seen);
    if (const auto s = table_->score(seen)) return s;
    refused_ = table_->file().check().error().message;
    table_.reset();
    return by_search(seen);
}

std::optional<Score> Oracle::by_search(Board seen) {
    if (!search_) search_.emplace(rules_, seconds_);
    return search_->within(seen, kDeepest);
}

std::optional<Score> Oracle::score_of(const State& s, const Move& m) {
    const auto next = score(after(rules_, s.board, s.to_move, m), other(s.to_move));
    return next ? std::optional(earlier(*next)) : std::nullopt;
}

Judgement<Gobblet> GobbletJudge::judge(const Gobblet& game, const State& s, const TruthLimits& limits) const {
    Oracle oracle(limits.tables, game.rules, limits.seconds);
    Judgement<Gobblet> j;
    const auto score = oracle.score(s.board, s.to_move);
    j.truth = truth_of(score);
    if (score) j.line = best_line(game, oracle, s, *score);
    if (limits.all_moves)
        for (const Scored& m : all_scores(oracle, s)) j.moves.emplace_back(m.move, truth_of(m.score));
    j.source = oracle.from_table() ? "table" : "search";
    j.nodes = oracle.nodes();
    if (oracle.refused())
        j.note = *oracle.refused();
    else if (!score)
        j.note = {"no table and no end in sight; rakus solve gobblet --build makes the table in seconds",
                  "tanpa tabel dan akhirnya belum terlihat; rakus solve gobblet --build membuat tabelnya dalam "
                  "hitungan detik"};
    return j;
}

}  // namespace rakus::gobblet
