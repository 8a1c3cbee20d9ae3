#include "games/gobblet/oracle.h"

#include <algorithm>

namespace rakus::gobblet {
namespace {

constexpr int kDeepest = 64;                     // plies; no decided position needs half as many
constexpr std::uint64_t kShortSearch = 200'000;  // nodes, over all questions: a small part of what the table costs
constexpr std::uint64_t kNoEnd = ~std::uint64_t{0};

using Effort = Oracle::Effort;

struct Scored {
    Move move;
    std::optional<Score> score;  // for the player who makes it
};

std::vector<Scored> all_scores(Oracle& oracle, const State& s, Effort effort) {
    std::vector<Scored> out;
    for (const Move m : moves(s)) out.push_back({m, oracle.score_of(s, m, effort)});
    return out;
}

Truth truth_of(const std::optional<Score>& s) {
    return s ? truth_of(*s) : Truth{Unknown{}, "result"};
}

// Best play to the end, or as far as it is known; a draw has no end.
std::vector<Move> best_line(const Gobblet& game, Oracle& oracle, State s, Score score) {
    const Effort effort = oracle.source() == "book" ? Effort::known : Effort::short_search;
    std::vector<Move> line;
    while (!s.result && score.result() != Class::draw) {
        const auto all = all_scores(oracle, s, effort);
        const auto best = std::ranges::find_if(all, [&](const Scored& m) { return m.score == score; });
        if (best == all.end()) break;
        line.push_back(best->move);
        s = game.after(s, best->move);
        const auto next = oracle.score(s.board, s.to_move, effort);
        if (!next) break;
        score = *next;
    }
    return line;
}

Text note_on(const Oracle& oracle, bool open) {
    if (oracle.refused()) return *oracle.refused();
    if (!open || !oracle.lacks_table()) return {};
    return {
        "no table, and no end found in this time; without a time limit the table is made, in about 10 s",
        "tanpa tabel, dan akhirnya tidak ditemukan dalam waktu ini; tanpa batas waktu tabelnya dibuat, sekitar 10 s"};
}

}  // namespace

Oracle::Oracle(const Rules& rules, solve::TableShelf shelf, const Budget& budget)
    : rules_(rules),
      shelf_(std::move(shelf)),
      watch_(budget),
      may_prepare_(budget.seconds >= cost_of_table().seconds),
      book_(OpeningBook::of(rules)) {
    if (!CompleteTable::exists(shelf_.folder, rules)) {
        if (auto made = table_at_hand(rules)) table_.emplace(std::move(*made));
        return;
    }
    auto table = CompleteTable::open(shelf_.folder, rules);
    if (table)
        table_.emplace(std::move(*table));
    else
        refused_ = table.error().message;
}

std::optional<Score> Oracle::score(const Board& b, Side to_move, Effort effort) {
    const Board seen = b.seen_by(to_move);
    if (const auto s = from_the_table(seen)) return s;
    if (const auto s = book_ ? book_->score(seen) : std::nullopt) {
        used_book_ = true;
        return s;
    }
    if (effort == Effort::known) return std::nullopt;
    if (const auto s = by_search(seen)) {
        used_search_ = true;
        return s;
    }
    if (effort == Effort::any && prepare()) return from_the_table(seen);
    return std::nullopt;
}

std::optional<Score> Oracle::from_the_table(Board seen) {
    if (!table_) return std::nullopt;
    if (const auto s = table_->score(seen)) return s;
    refused_ = table_->file().check().error().message;
    table_.reset();
    return std::nullopt;
}

// A position that is decided soon costs less than the table. Without time for the table, all of it goes into searching.
std::optional<Score> Oracle::by_search(Board seen) {
    if (!search_) search_.emplace(rules_, may_prepare_ ? kShortSearch : kNoEnd, watch_);
    return search_->stopped() ? std::nullopt : search_->within(seen, kDeepest);
}

bool Oracle::prepare() {
    if (!table_ && may_prepare_)
        if (auto made = prepare_table(rules_, shelf_, watch_, refused_.has_value())) table_.emplace(std::move(*made));
    return table_.has_value();
}

std::optional<Score> Oracle::score_of(const State& s, const Move& m, Effort effort) {
    const State next = after(rules_, s, m);
    if (next.result == Outcome::draw) return Score::draw();
    const auto score = this->score(next.board, next.to_move, effort);
    return score ? std::optional(earlier(*score)) : std::nullopt;
}

std::string_view Oracle::source() const {
    if (table_) return "table";
    return !used_book_ ? "search" : used_search_ ? "book+search" : "book";
}

Judgement<Gobblet> GobbletJudge::judge(const Gobblet& game, const State& s, const TruthLimits& limits) const {
    Oracle oracle(game.rules, {limits.tables, limits.keep, limits.jobs}, limits);
    Judgement<Gobblet> j;
    if (s.result == Outcome::draw) {
        j.truth = truth_of(Score::draw());
        j.source = "search";
        return j;
    }
    // The moves first: one of them may need the table, which then answers everything.
    std::vector<Scored> moves;
    if (limits.all_moves) moves = all_scores(oracle, s, Effort::any);
    const auto score = oracle.score(s.board, s.to_move);
    j.truth = truth_of(score);
    for (const Scored& m : moves) j.moves.emplace_back(m.move, truth_of(m.score));
    j.source = oracle.source();
    if (score) j.line = best_line(game, oracle, s, *score);
    j.nodes = oracle.nodes();
    const bool open = !score || std::ranges::any_of(moves, [](const Scored& m) { return !m.score; });
    j.note = note_on(oracle, open);
    if (open) j.cut = oracle.cut() == Cut::none ? Cut::work : oracle.cut();
    if (open && oracle.lacks_table()) j.preparation = cost_of_table();
    if (game.memory && j.note.en.empty())
        j.note = {"the truth sees covered pieces too", "kebenaran melihat juga bidak yang tertutup"};
    return j;
}

}  // namespace rakus::gobblet
