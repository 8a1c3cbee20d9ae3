// Bantumi as the rest of the house sees it.
#pragma once
#include "core/game.h"
#include "games/bantumi/notation.h"
#include "games/bantumi/rules.h"

namespace rakus::bantumi {

struct Bantumi {
    using State = bantumi::State;
    using View = State;  // nothing is hidden
    using Move = Pit;
    static constexpr std::string_view name = "bantumi";
    static constexpr std::string_view unit = "seeds";

    Rules rules;
    const mancala::Sowing<mancala::Row8>* sowing = &mancala::Sowing<mancala::Row8>::of(rules.pits);  // of this width

    static Result<Bantumi> configure(const Settings& settings) {
        const auto r = read_rules(settings);
        return r ? Result<Bantumi>(Bantumi{.rules = *r}) : r.error();
    }
    static std::vector<RuleKey> rule_keys() { return bantumi::rule_keys(); }
    Settings settings() const { return write_rules(rules); }

    State start(Rng&) const { return bantumi::start(rules); }
    const View& view(const State& s) const { return s; }
    Pits moves(const State& s) const { return bantumi::moves(s); }
    State after(const State& s, Move m) const { return bantumi::after(rules, *sowing, s, m); }
    State after(const State& s, Move m, Rng&) const { return after(s, m); }
    Move random_move(const View& s, Rng& rng) const { return bantumi::random_move(s, rng); }
    Side to_move(const State& s) const { return s.to_move; }
    std::optional<Outcome> outcome(const State& s) const { return bantumi::outcome(s); }

    std::uint64_t key(const State& s) const;
    int final_value(const State& s) const { return s.to_move == Side::first ? lead(s) : -lead(s); }
    int appraisal(const State& s) const {
        const int me = index_of(s.to_move);
        return s.board.store[me] - s.board.store[1 - me];
    }

    // The mover gets at least what is in the own store, at most everything but the opponent's store.
    std::pair<int, int> value_range(const State& s) const {
        const int open = s.board.seeds_in_pits();
        return {appraisal(s) - open, appraisal(s) + open};
    }

    std::string print(const State& s) const { return write_position(rules, s); }
    Result<Placed<Bantumi>> parse(std::string_view text) const;
    std::string print_move(const View&, Move m) const { return write_move(m); }
    Result<Move> parse_move(const View&, std::string_view text) const { return read_move(rules, text); }
    std::string decorate(const State& before, Move m, const State&) const { return decorate_move(rules, before, m); }
    Text picture(const View& s) const { return draw(rules, s); }
};
static_assert(Solvable<Bantumi>);

inline std::uint64_t Bantumi::key(const State& s) const {
    const auto mix = [](std::uint64_t x) {
        x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
        return x ^ (x >> 32);
    };
    const std::uint64_t stores = std::uint64_t{s.board.store[0]} << 16 | std::uint64_t{s.board.store[1]} << 8;
    return mix(s.board.row[0] + mix(s.board.row[1] + mix(stores | static_cast<std::uint64_t>(s.to_move))));
}

inline Result<Placed<Bantumi>> Bantumi::parse(std::string_view text) const {
    auto placed = read_position(rules, text);
    if (!placed) return placed.error();
    return Placed<Bantumi>{Bantumi{.rules = placed->first}, placed->second};
}

}  // namespace rakus::bantumi
