// Scores of positions, cheapest source first: the complete table if it is there, the book of the first plies, a short
// search, and then the table again, made for the purpose.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/judge.h"
#include "games/gobblet/book.h"
#include "games/gobblet/game.h"
#include "games/gobblet/prepare.h"
#include "games/gobblet/search.h"

namespace rakus::gobblet {

class Oracle {
   public:
    // A budget of less time than the table costs is spent on searching instead.
    Oracle(const Rules&, solve::TableShelf, const Budget&);

    // How far to go for a score: what is known already; what a short search finds; whatever it takes.
    enum class Effort { known, short_search, any };
    // For the side to move. Empty when the effort or the budget does not suffice.
    std::optional<Score> score(const Board&, Side to_move, Effort = Effort::any);
    // For the player who makes the move. A position that stands there once too often is a draw, whatever its score.
    std::optional<Score> score_of(const State&, const Move&, Effort = Effort::any);

    bool from_table() const { return table_.has_value(); }
    // "table", "book", "search" or "book+search": what has answered so far.
    std::string_view source() const;
    // Why a table that is there is not used; empty otherwise.
    const std::optional<Text>& refused() const { return refused_; }
    // Whether the table could be made but was not, for lack of time.
    bool lacks_table() const { return !table_ && !may_prepare_; }
    Cut cut() const { return watch_.cut(); }
    std::uint64_t nodes() const { return search_ ? search_->nodes() : 0; }

   private:
    std::optional<Score> from_the_table(Board seen_by_mover);
    std::optional<Score> by_search(Board seen_by_mover);
    bool prepare();

    const Rules rules_;
    const solve::TableShelf shelf_;
    const Watch watch_;
    const bool may_prepare_;
    const OpeningBook* book_;
    std::optional<CompleteTable> table_;
    std::optional<Text> refused_;
    std::optional<Search> search_;
    bool used_book_ = false, used_search_ = false;
};

class GobbletJudge final : public Judge<Gobblet> {
   public:
    Judgement<Gobblet> judge(const Gobblet&, const State&, const TruthLimits&) const override;
};

}  // namespace rakus::gobblet
