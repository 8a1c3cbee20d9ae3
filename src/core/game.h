// What a game is, at compile time. A game folder supplies one type that satisfies Game; the type is a small value
// that carries the rule options, so `game.after(state, move)` knows which rules are played.
#pragma once
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "core/types.h"
#include "core/words.h"

namespace rakus {

// Rule options as text, in the order given: {{"ec", "0"}, {"pits", "6"}}. A bare preset word has an empty value.
using Settings = std::vector<std::pair<std::string, std::string>>;

// A rule option as the game describes it.
struct RuleKey {
    std::string_view key;
    std::string default_value;
    std::string_view allowed;  // "0|1", "1-8"
    Words words;
};

// A position together with the rules it is played under: the board size of a sowing game follows from the string.
template <class G>
struct Placed {
    G game;
    typename G::State state;
};

// State is the truth; View is what the side to move may know of it (the same type when nothing is hidden).
// What may be played, whose turn it is and whether the game is over never depend on what is hidden.
template <class G>
concept Game = std::copyable<G> && std::regular<typename G::State> && std::regular<typename G::View> &&
    std::regular<typename G::Move> &&
    requires(const G& g, const typename G::State& s, const typename G::View& v, typename G::Move m,
             std::string_view text, Rng& rng, const Settings& settings) {
    { G::name } -> std::convertible_to<std::string_view>;
    { G::configure(settings) } -> std::same_as<Result<G>>;
    { G::rule_keys() } -> std::same_as<std::vector<RuleKey>>;
    { g.settings() } -> std::same_as<Settings>;  // the rules in force, each key once
    { g.start(rng) } -> std::same_as<typename G::State>;
    { g.view(s) } -> std::convertible_to<const typename G::View&>;
    {g.moves(v)};                                               // a range of Move; empty when the game is over
    { g.after(s, m, rng) } -> std::same_as<typename G::State>;  // m is one of moves(view(s)); s is unchanged
    { g.to_move(v) } -> std::same_as<Side>;
    { g.outcome(v) } -> std::same_as<std::optional<Outcome>>;  // empty while the game runs
    { g.print(s) } -> std::same_as<std::string>;               // reads back to the same value
    { g.parse(text) } -> std::same_as<Result<Placed<G>>>;
    { g.print_move(v, m) } -> std::same_as<std::string>;                  // canonical
    { g.parse_move(v, text) } -> std::same_as<Result<typename G::Move>>;  // well-formed; legality is asked apart
    { g.decorate(s, m, s) } -> std::same_as<std::string>;                 // for people: before, move, after
    { g.picture(v) } -> std::same_as<Text>;                               // the board in a terminal, without colour
};

// A legal move, all alike. A game may have a quicker way than listing them: random_move(view, rng).
template <Game G>
typename G::Move any_move(const G& game, const typename G::View& view, Rng& rng) {
    if constexpr (requires {
                      { game.random_move(view, rng) } -> std::same_as<typename G::Move>;
                  }) {
        return game.random_move(view, rng);
    } else {
        const auto moves = game.moves(view);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
}

// What tree search and exact solvers ask for in addition: nothing hidden and no chance.
template <class G>
concept Solvable = Game<G> && std::same_as<typename G::View, typename G::State> &&
    requires(const G& g, const typename G::State& s, typename G::Move m) {
    { g.after(s, m) } -> std::same_as<typename G::State>;
    { g.key(s) } -> std::same_as<std::uint64_t>;  // equal states, equal keys; different ones: almost never
    { g.final_value(s) } -> std::same_as<int>;    // of a finished game, for the side to move; units of `unit`
    { g.appraisal(s) } -> std::same_as<int>;      // a guess at final_value of a running one
    { G::unit } -> std::convertible_to<std::string_view>;
};

// A game in which a player does not see everything. Whatever is told to a player is made from such a view, and what
// has to be carried on from there goes on in a state imagined from it: so nothing hidden can show.
template <class G>
concept Veiled = Game<G> && !std::same_as<typename G::View, typename G::State> &&
                 requires(const G& g, const typename G::State& s, const typename G::View& v, typename G::Move m,
                          Side side, Rng& rng) {
    { g.view_of(s, side) } -> std::convertible_to<typename G::View>;  // also when the other side is to move
    { g.print_seen(v) } -> std::same_as<std::string>;                 // like print, with ? for what is hidden
    { g.imagine(v, rng) } -> std::same_as<typename G::State>;         // one that has this view
    { g.is_secret(s, m, s) } -> std::same_as<bool>;  // before, move, now: whether the other side may still not know it
};

// A game to which each player brings something of their own: a deck. An empty word leaves it as the rules say.
template <class G>
concept Armed = Game<G> && requires(const G& g, std::string_view word) {
    { g.armed(word, word) } -> std::same_as<Result<G>>;
};

}  // namespace rakus
