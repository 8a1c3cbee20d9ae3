// The scores of the first plies, up to symmetry, inside the program: data/gobblet, made by `rakus solve gobblet
// --book`.
#pragma once
#include <functional>
#include <optional>
#include <unordered_map>

#include "games/gobblet/rules.h"
#include "games/gobblet/score.h"
#include "solve/book.h"

namespace rakus::gobblet {

// The rules that change scores, as tables and books name them. Repetition does not.
std::string rules_of_values(const Rules&);

class OpeningBook {
   public:
    // The book of these rules; null: the program has none.
    static const OpeningBook* of(const Rules&);

    // Of a board seen by the side to move; empty beyond the book.
    std::optional<Score> score(Board) const;
    int plies() const { return plies_; }
    const std::unordered_map<std::uint64_t, Score>& scores() const { return scores_; }

   private:
    OpeningBook(const Rules&, const solve::Book&);
    int plies_;
    std::unordered_map<std::uint64_t, Score> scores_;  // by the key of the board
};

// All running positions of the first plies in the order of a book: boards seen by the side to move, each the one of its
// eight turns with the smallest word.
solve::FirstPlies<std::uint64_t> opening_boards(const Rules&, int plies);
solve::Book make_book(const Rules&, int plies, const std::function<Score(Board)>& score_of);

}  // namespace rakus::gobblet
