// A game for tests of searches: a lattice of a few nodes a level, in which most positions are reached by many ways. Who
// moves, where the moves lead and what the ends are worth is drawn from a seed, so a search that confuses a remembered
// bound with a value is soon caught.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "core/game.h"

namespace rakus::search {

struct Lattice {
    static constexpr std::string_view name = "lattice";
    static constexpr std::string_view unit = "points";
    struct State {
        int level = 0, node = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    using View = State;
    using Move = int;  // the node of the next level

    std::uint64_t seed = 1;
    int levels = 7, width = 5, branches = 3;

    // A number that depends on the node and on what is asked of it alone.
    std::uint32_t draw(const State& s, std::uint64_t question, std::uint32_t below) const {
        return Rng::stream(seed, question * 10000 + static_cast<std::uint64_t>(s.level * 100 + s.node)).below(below);
    }
    bool ended(const State& s) const { return s.level == levels; }
    int worth(const State& s) const { return static_cast<int>(draw(s, 1, 21)) - 10; }  // to the first player

    static Result<Lattice> configure(const Settings&) { return Lattice{}; }
    static std::vector<RuleKey> rule_keys() { return {}; }
    Settings settings() const { return {}; }
    State start(Rng&) const { return {}; }
    const View& view(const State& s) const { return s; }
    std::vector<Move> moves(const View& s) const {
        std::vector<Move> out;
        if (ended(s)) return out;
        for (int i = 0; i < branches; ++i) {
            const int node =
                static_cast<int>(draw(s, 10 + static_cast<std::uint64_t>(i), static_cast<std::uint32_t>(width)));
            if (std::ranges::find(out, node) == out.end()) out.push_back(node);
        }
        return out;
    }
    State after(const State& s, Move m) const { return {s.level + 1, m}; }
    State after(const State& s, Move m, Rng&) const { return after(s, m); }
    Side to_move(const View& s) const { return draw(s, 2, 2) == 0 ? Side::first : Side::second; }
    std::optional<Outcome> outcome(const View& s) const {
        return ended(s) ? std::optional(outcome_of_lead(worth(s))) : std::nullopt;
    }
    int final_value(const State& s) const { return to_move(s) == Side::first ? worth(s) : -worth(s); }
    int appraisal(const State& s) const { return final_value(s); }
    std::uint64_t key(const State& s) const {
        return Rng::stream(99, static_cast<std::uint64_t>(s.level * 100 + s.node)).next();
    }
    std::string print(const State& s) const { return std::to_string(s.level) + "." + std::to_string(s.node); }
    Result<Placed<Lattice>> parse(std::string_view) const { return Placed<Lattice>{*this, {}}; }
    std::string print_move(const View&, Move m) const { return std::to_string(m); }
    Result<Move> parse_move(const View&, std::string_view) const { return 0; }
    std::string decorate(const State& s, Move m, const State&) const { return print_move(s, m); }
    Text picture(const View& s) const { return {print(s), print(s)}; }
};
static_assert(Solvable<Lattice>);

}  // namespace rakus::search
