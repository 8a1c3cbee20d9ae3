// Scores of positions, from the complete table when there is one, otherwise by search.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/judge.h"
#include "games/gobblet/game.h"
#include "games/gobblet/search.h"
#include "games/gobblet/table.h"

namespace rakus::gobblet {

class Oracle {
   public:
    // `seconds` limit the search.
    Oracle(const std::string& folder, const Rules&, double seconds);

    bool from_table() const { return table_.has_value(); }
    // Why a table that is there is not used; empty otherwise.
    const std::optional<Text>& refused() const { return refused_; }

    // For the side to move. Empty when the search finds no end in time.
    std::optional<Score> score(const Board&, Side to_move);
    // For the player who makes the move.
    std::optional<Score> score_of(const State&, const Move&);
    std::uint64_t nodes() const { return search_ ? search_->nodes() : 0; }

   private:
    std::optional<Score> by_search(Board seen_by_mover);

    const Rules rules_;
    const double seconds_;
    std::optional<CompleteTable> table_;
    std::optional<Text> refused_;
    std::optional<Search> search_;
};

class GobbletJudge final : public Judge<Gobblet> {
   public:
    Judgement<Gobblet> judge(const Gobblet&, const State&, const TruthLimits&) const override;
};

}  // namespace rakus::gobblet
