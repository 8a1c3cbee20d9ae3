// A game of luck for tests of play-outs: the first player picks a ticket, then coins fall, turn about, and whoever saw
// more of their own side wins. A ticket may bring coins in advance; otherwise it changes nothing but its colour.
#pragma once
#include <string>
#include <vector>

#include "core/game.h"

namespace rakus::search {

struct Lottery {
    static constexpr std::string_view name = "lottery";
    struct State {
        int ticket = -1, coins = 0, lead = 0;  // lead: of the first player
        friend bool operator==(const State&, const State&) = default;
    };
    using View = State;
    using Move = int;  // a ticket, then 0 for a coin

    int tickets = 6, coins = 5;
    int good = -1, bonus = 0;    // the ticket that brings something, and what
    bool drawn_at_once = false;  // the coins fall when the ticket is picked

    static Result<Lottery> configure(const Settings&) { return Lottery{}; }
    static std::vector<RuleKey> rule_keys() { return {}; }
    Settings settings() const { return {}; }
    State start(Rng&) const { return {}; }
    const View& view(const State& s) const { return s; }
    std::vector<Move> moves(const View& s) const {
        std::vector<Move> out;
        if (outcome(s)) return out;
        for (int i = 0; i < (s.ticket < 0 ? tickets : 1); ++i) out.push_back(i);
        return out;
    }
    State after(State s, Move m, Rng& rng) const {
        if (s.ticket < 0) {
            s.ticket = m;
            s.lead = m == good ? bonus : 0;
            while (drawn_at_once && s.coins < coins) fall(s, rng);
        } else {
            fall(s, rng);
        }
        return s;
    }
    Side to_move(const View& s) const { return s.ticket < 0 || s.coins % 2 == 1 ? Side::first : Side::second; }
    std::optional<Outcome> outcome(const View& s) const {
        return s.coins == coins ? std::optional(outcome_of_lead(s.lead)) : std::nullopt;
    }
    std::string print(const State& s) const { return std::to_string(s.ticket); }
    Result<Placed<Lottery>> parse(std::string_view) const { return Placed<Lottery>{*this, {}}; }
    std::string print_move(const View&, Move m) const { return std::to_string(m); }
    Result<Move> parse_move(const View&, std::string_view) const { return 0; }
    std::string decorate(const State& s, Move m, const State&) const { return print_move(s, m); }
    Text picture(const View& s) const { return {print(s), print(s)}; }

   private:
    static void fall(State& s, Rng& rng) {
        ++s.coins;
        s.lead += rng.coin() ? 1 : -1;
    }
};
static_assert(Game<Lottery> && !Solvable<Lottery>);

}  // namespace rakus::search
