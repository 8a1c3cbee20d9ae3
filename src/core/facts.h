// The facts of a move that the rules of a written player may use, in the words of the game: `steals`, `extra_turn`,
// `size = large`. A game declares them once, in its own folder (facts.h), with the functions that its own greedy
// players use; the language (src/written), the tables of `features` and the checks know no game.
//
// A choice looks at the position once (Survey) and at each candidate once (Glance); what costs something and is asked
// for by a few facts only is computed when it is first asked for (Once).
#pragma once
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/reason.h"
#include "core/words.h"

namespace rakus {

enum class FactType {
    number,
    flag,  // 0 or 1: a condition
    word,  // one of a list of names: the value is the place of its name
};

// What is told about a fact.
struct FactInfo {
    std::string_view id;  // as it is written: letters, digits, _ and dots (`target.hp_left`)
    Words words;          // for people, short enough to head a column
    Words unit = {};      // "seeds" / "biji"; empty for flags and words
    double low = 0, high = 1;
    FactType type = FactType::number;
    std::string_view source = {};  // its place in the paper: "2.3 priority 2"; empty: ours
};

// A fact of the source F, which is the game's list of them. A fact of the position, the same for all candidates, has
// `here`; a fact of a move has `of`. One that is about a named thing (`in_hand(pot_of_greed)`) has `about`, the names
// that may stand between the brackets; the function gets the place of the name, others get 0.
template <class F>
struct Fact {
    FactInfo info;
    double (*here)(const typename F::Survey&, int about) = nullptr;
    double (*of)(const typename F::Glance&, int about) = nullptr;
    std::vector<std::string> (*names)(const typename F::Game&) = nullptr;  // of the values of a word
    std::vector<std::string> (*about)(const typename F::Game&) = nullptr;
};

// What a game gives to its written players: the parts of the scheme that are the game's and nobody's choice, and the
// facts. A source may also have left_out(game, view), tie_break(), and, where the opponent answers and what he may do
// can be seen, replies(glance, visit): it calls visit(chance, game, view, moves) for each outcome of the move's own
// chance (64 at most) after which the opponent is to move, and never after an extra turn or the end of the game. Games
// without chance and without hidden things have that unasked.
template <class F>
concept FactSource = Game<typename F::Game> &&
    requires(const F f, const typename F::Game& g, const typename F::Game::View& v, typename F::Game::Move m,
             const typename F::Survey& survey, Side me, Because& why) {
    {f.candidates(g, v)};                                         // all that may enter C, in the game's own order
    { f.feasible(g, v, m, why) } -> std::same_as<bool>;           // by the rules of the game
    { f.complete(g, v, v) } -> std::same_as<bool>;                // (turn began, now)
    { f.objective(g, v, me) } -> std::convertible_to<double>;     // for this side, whoever is to move
    { f.survey(g, v) } -> std::same_as<typename F::Survey>;       // it may keep references to the game and the view
    { f.glance(survey, m) } -> std::same_as<typename F::Glance>;  // defined for infeasible candidates too
    { F::facts() } -> std::convertible_to<std::span<const Fact<F>>>;
};

// A value that is made when it is first asked for.
template <class T>
class Once {
   public:
    template <class Make>
    const T& get(Make make) const {
        if (!value_) value_.emplace(make());
        return *value_;
    }

   private:
    mutable std::optional<T> value_;
};

}  // namespace rakus
