// Congklak for the endgame table: the exact margin of every position with at most K seeds in the pits.
//
// A move that banks nothing stays in its own row and moves seeds towards the store, relays included, so the order of
// work of the table holds. A player with an empty row passes; the table is asked for the other's position then.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "core/any_game.h"
#include "games/congklak/rules.h"
#include "games/mancala/endgame_table.h"

namespace rakus::congklak {

using Table = mancala::EndgameTable<mancala::Row16>;

// Rules whose laps count over the turn have positions that the rows alone do not tell: no table for them.
inline bool can_be_tabled(const Rules& rules) {
    return !rules.lap_of_turn();
}

class EndgameRules {
   public:
    explicit EndgameRules(const Rules& rules) : rules_(rules) {}
    // The margin that the mover makes from the seeds in the pits.
    int value(const Table&, mancala::RowId mover, mancala::RowId waiter) const;

   private:
    int value_of_move(const Table&, const State&, Pit) const;
    Rules rules_;
};

// A filled table with the look-up that the search needs.
class Endgames {
   public:
    // Solves all positions up to so many seeds; null if it was stopped.
    static std::shared_ptr<const Endgames> solve(const Rules&, int seeds, int jobs, const mancala::SeedsDone& = {});
    // The same, shared with others.
    static Result<std::shared_ptr<const Endgames>> solve_shared(const Rules&, int seeds, const Share&,
                                                                const mancala::SeedsDone&);
    // The largest table file of these rules in the folder, else a small table made on the spot; null if the rules have
    // none.
    static std::shared_ptr<const Endgames> best_for(const Rules&, const std::string& folder);
    // Reads the table file of that size.
    static Result<std::shared_ptr<const Endgames>> open(const Rules&, const std::string& folder, int seeds);
    // Where it is.
    static std::string path(const Rules&, const std::string& folder, int seeds);
    Status save(const std::string& folder) const;

    explicit Endgames(const Rules& rules, Table table) : rules_(rules), table_(std::move(table)) {}
    const Table& table() const { return table_; }
    const Rules& rules() const { return rules_; }
    // The final margin for the side to move; empty above the table's size.
    std::optional<int> margin(const State&) const;

   private:
    Rules rules_;
    Table table_;
};

// `rakus solve congklak`.
std::shared_ptr<const TableVerbs> table_verbs();

}  // namespace rakus::congklak
