// Congklak as the rest of the house sees it.
#pragma once
#include "core/game.h"
#include "games/congklak/endgame.h"
#include "games/congklak/notation.h"
#include "games/congklak/rules.h"

namespace rakus::congklak {

struct Congklak {
    using State = congklak::State;
    using View = State;  // nothing is hidden
    using Move = Pit;
    static constexpr std::string_view name = "congklak";
    static constexpr std::string_view unit = "seeds";

    Rules rules;
    std::shared_ptr<const Endgames> endgames = nullptr;  // what the judge knows without searching

    static Result<Congklak> configure(const Settings& settings) {
        const auto r = read_rules(settings);
        return r ? Result<Congklak>(Congklak{.rules = *r}) : r.error();
    }
    static std::vector<RuleKey> rule_keys() { return congklak::rule_keys(); }
    Settings settings() const { return write_rules(rules); }

    State start(Rng&) const { return congklak::start(rules); }
    const View& view(const State& s) const { return s; }
    Moves moves(const State& s) const { return congklak::moves(rules, s); }
    State after(const State& s, Move m) const { return congklak::after(rules, s, m); }
    State after(const State& s, Move m, Rng&) const { return after(s, m); }
    Move random_move(const View& s, Rng& rng) const { return congklak::random_move(s, rng); }
    Side to_move(const State& s) const { return s.to_move; }
    std::optional<Outcome> outcome(const State& s) const { return congklak::outcome(rules, s); }

    std::uint64_t key(const State& s) const { return congklak::key(s); }
    int final_value(const State& s) const { return s.to_move == Side::first ? lead(s) : -lead(s); }
    int appraisal(const State& s) const {
        const int me = index_of(s.to_move);
        return s.board.store[me] - s.board.store[1 - me];
    }
    // What lies in the pits may go to either player, unless the endgame table knows better.
    std::pair<int, int> value_range(const State& s) const {
        if (const auto margin = endgames ? endgames->margin(s) : std::nullopt) return {*margin, *margin};
        const int open = s.board.seeds_in_pits();
        return {appraisal(s) - open, appraisal(s) + open};
    }

    std::string print(const State& s) const { return write_position(rules, s); }
    Result<Placed<Congklak>> parse(std::string_view text) const {
        auto placed = read_position(rules, text);
        if (!placed) return placed.error();
        return Placed<Congklak>{Congklak{.rules = placed->first}, placed->second};
    }
    std::string print_move(const View&, Move m) const { return write_move(rules, m); }
    Result<Move> parse_move(const View&, std::string_view text) const { return read_move(rules, text); }
    std::string decorate(const State& before, Move m, const State&) const { return decorate_move(rules, before, m); }
    std::vector<PathStep> path(const State& before, Move m) const { return describe_path(rules, before, m); }
    Text picture(const View& s) const { return draw(rules, s); }
};
static_assert(Solvable<Congklak>);

}  // namespace rakus::congklak
