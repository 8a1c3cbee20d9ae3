// Nim as the rest of the house sees it.
#pragma once
#include "core/game.h"
#include "games/nim/notation.h"
#include "games/nim/rules.h"

namespace rakus::nim {

struct Nim {
    using State = nim::State;
    using View = State;  // nothing is hidden
    using Move = nim::Move;
    static constexpr std::string_view name = "nim";
    static constexpr std::string_view unit = "result";

    Rules rules;

    static Result<Nim> configure(const Settings& settings) {
        const auto r = read_rules(settings);
        return r ? Result<Nim>(Nim{*r}) : r.error();
    }
    static std::vector<RuleKey> rule_keys() { return nim::rule_keys(); }
    Settings settings() const { return write_rules(rules); }

    State start(Rng&) const { return {rules.heaps, Side::first}; }
    const View& view(const State& s) const { return s; }
    Moves moves(const State& s) const { return nim::moves(s); }
    State after(const State& s, const Move& m) const { return nim::after(s, m); }
    State after(const State& s, const Move& m, Rng&) const { return nim::after(s, m); }
    Side to_move(const State& s) const { return s.to_move; }
    std::optional<Outcome> outcome(const State& s) const { return nim::outcome(rules, s); }

    std::uint64_t key(const State& s) const {
        std::uint64_t x = static_cast<std::uint64_t>(s.to_move) + 2;
        for (const int seeds : s.heaps) x = x * (kMostSeeds + 1) + static_cast<std::uint64_t>(seeds);
        return x * 0xd6e8feb86659fd93ull;
    }
    int final_value(const State& s) const { return mover_wins(rules, s) ? 1 : -1; }
    int appraisal(const State&) const { return 0; }  // a search has to look to the end

    std::string print(const State& s) const { return write_position(s); }
    Result<Placed<Nim>> parse(std::string_view text) const {
        const auto s = read_position(text);
        return s ? Result<Placed<Nim>>(Placed<Nim>{*this, *s}) : s.error();
    }
    std::string print_move(const View&, const Move& m) const { return write_move(m); }
    Result<Move> parse_move(const View& s, std::string_view text) const { return read_move(s, text); }
    std::string decorate(const State&, const Move& m, const State&) const { return write_move(m); }
    Text picture(const View& s) const { return draw(s); }
};
static_assert(Solvable<Nim>);

}  // namespace rakus::nim
