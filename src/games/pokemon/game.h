// The Pokemon Trading Card Game as the rest of the house sees it.
#pragma once
#include <functional>
#include <memory>

#include "core/game.h"
#include "games/pokemon/legal.h"
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

struct Pokemon {
    using State = pokemon::State;
    using View = pokemon::View;
    using Move = pokemon::Move;
    static constexpr std::string_view name = "pokemon";

    Rules rules;
    std::array<std::shared_ptr<const Deck>, 2> decks;  // of player 1 and player 2; both know both lists
    std::array<std::string, 2> deck_names;

    static Result<Pokemon> configure(const Settings&);
    static std::vector<RuleKey> rule_keys();
    Settings settings() const;
    // The same rules with other decks; empty: as they are.
    Result<Pokemon> armed(std::string_view first, std::string_view second) const;

    // Player 1 is the one who won the toss.
    State start(Rng&) const;
    View view(const State& s) const { return view_of(s, s.chooser); }
    View view_of(const State&, Side) const;
    // For somebody who looks into all hands.
    View view_of_all(const State& s) const { return {s}; }
    bool is_secret(const State& before, Move, const State& now) const;
    Moves moves(const View& v) const { return legal_moves(rules, v.table); }
    State after(const State&, Move, Rng&) const;
    Side to_move(const View& v) const { return v.table.chooser; }
    std::optional<Outcome> outcome(const View&) const;
    // A table that fits the view: the unseen cards are what the deck lists leave over, in any order.
    State sample(const View&, Rng&) const;
    // The same, but a hand that its own player does not name stays unnamed.
    State imagine(const View&, Rng&) const;

    std::string print(const State&) const;
    std::string print_seen(const View& v) const { return print(v.table); }
    Result<Placed<Pokemon>> parse(std::string_view) const;
    std::string print_move(const View&, Move) const;
    Result<Move> parse_move(const View&, std::string_view) const;
    std::string decorate(const State& before, Move, const State& after) const;
    Text picture(const View&) const;
};
static_assert(Veiled<Pokemon> && Armed<Pokemon>);

// Calls f(probability, state) for every way the coins of a move can fall. Coins beyond `most` all fall heads.
void each_outcome(const Pokemon&, const State&, Move, int most, const std::function<void(double, const State&)>& f);

}  // namespace rakus::pokemon
