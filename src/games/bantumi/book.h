// The margins of the first plies inside the program: data/bantumi, made by `rakus solve bantumi --book`. Positions that
// differ only in their stores are one, so the book knows what is still to be made from the seeds in the pits.
#pragma once
#include <optional>
#include <unordered_map>

#include "core/budget.h"
#include "games/bantumi/problem.h"
#include "solve/book.h"

namespace rakus::bantumi {

class OpeningBook {
   public:
    using Node = Problem::Node;

    // The book of these rules; null: the program has none.
    static const OpeningBook* of(const Rules&);

    // The margin that the mover still makes; empty beyond the book. The game is not over.
    std::optional<int> margin(const Node&) const;
    int plies() const { return plies_; }

    struct Hash {
        std::size_t operator()(const Node& n) const { return Problem::hash(n); }
    };
    const std::unordered_map<Node, int, Hash>& margins() const { return margins_; }

   private:
    OpeningBook(const Rules&, const solve::Book&);
    int plies_;
    std::unordered_map<Node, int, Hash> margins_;
};

// All running positions of the first plies in the order of a book; fewer when the watch is out.
solve::FirstPlies<Problem::Node> opening_nodes(const Rules&, int plies, const Watch* = nullptr);
// Solves those of the last ply and follows the rest from them. Empty if it was stopped.
std::optional<solve::Book> make_book(const Rules&, int plies, int jobs, const Watch&);

}  // namespace rakus::bantumi
