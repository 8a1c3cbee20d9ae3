// Exact margins for whoever asks, cheapest source first: the book of the first plies, then a proof over an endgame
// table, which is loaded or made. The judge and the player `perfect` ask the same referee.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/bantumi/book.h"
#include "games/bantumi/solver.h"
#include "games/bantumi/stored_table.h"

namespace rakus::bantumi {

// Boards up to 6x4 are solved: every position is answered exactly, and nothing but the budget stops the proof.
bool is_solved(const Rules&, const State&);
// Of a proof on larger boards, unless somebody says otherwise.
inline constexpr std::uint64_t kMostNodes = 60'000'000;

class Referee {
   public:
    explicit Referee(const Rules& rules) : rules_(rules), book_(OpeningBook::of(rules)) {}

    // What the questions that follow may cost; they are about one position and its moves. The watch outlives them.
    // `many`: all moves will be asked for, which pays for a larger table.
    void begin(const State&, const solve::TableShelf&, std::uint64_t nodes, const Watch&, bool many = false);

    // What is proved; exact unless it was stopped. The game is not over.
    solve::Range value(const State&);
    solve::Range value(const State&, Pit);
    // The rightmost move of full value; empty if it was stopped first.
    std::optional<Pit> best_move(const State&, int value);
    // Best play: to the end where it was proved, else as far as the book knows it.
    std::vector<Pit> line(State, int value);

    const Rules& rules() const { return rules_; }
    // "book", "table" or "table+search": what has answered since begin().
    std::string_view source() const;
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return solver_ ? solver_->nodes() - nodes_before_ : 0; }
    // Why a stored table was not used; empty otherwise.
    const Text& note() const { return note_; }

   private:
    std::optional<int> in_book(const State&) const;
    std::optional<int> known(const State&, Pit) const;
    // Null if the watch was out before there was a table.
    Solver* solver();

    Rules rules_;
    const OpeningBook* book_;
    std::unique_ptr<Solver> solver_;
    int room_ = 0;  // seeds in the pits for which the solver was made

    solve::TableShelf shelf_;
    const Watch* watch_ = nullptr;
    std::uint64_t allowed_ = 0, nodes_before_ = 0;
    int open_ = 0;
    bool many_ = false, stopped_ = false, solved_ = true, used_solver_ = false, searched_ = false;
    Text note_;
};

}  // namespace rakus::bantumi
