// Gobblet Gobblers as the rest of the house sees it.
#pragma once
#include "core/game.h"
#include "games/gobblet/hidden.h"
#include "games/gobblet/notation.h"
#include "games/gobblet/rules.h"

namespace rakus::gobblet {

struct Gobblet {
    using State = gobblet::State;
    using View = State;  // what is hidden is imagined
    using Move = gobblet::Move;
    static constexpr std::string_view name = "gobblet";
    static constexpr std::string_view unit = "points";  // a won game is kWon of them

    Rules rules;
    bool memory = false;  // whoever plays does not see what is covered; truth still does

    static Result<Gobblet> configure(const Settings& given) {
        Settings settings = given;
        const auto memory = take_memory(settings);
        if (!memory) return memory.error();
        const auto r = read_rules(settings);
        return r ? Result<Gobblet>(Gobblet{*r, *memory}) : r.error();
    }
    static std::vector<RuleKey> rule_keys() { return gobblet::rule_keys(); }
    Settings settings() const {
        Settings out = write_rules(rules);
        out.emplace_back("memory", memory ? "1" : "0");
        return out;
    }

    State start(Rng&) const { return stand(rules, Board{}, Side::first, 1); }
    Seen view(const State& s) const { return memory ? Seen(imagined(s)) : Seen(s); }
    Moves moves(const State& s) const { return gobblet::moves(s); }
    State after(const State& s, const Move& m) const { return gobblet::after(rules, s, m); }
    State after(const State& s, const Move& m, Rng&) const { return after(s, m); }
    Side to_move(const State& s) const { return s.to_move; }
    std::optional<Outcome> outcome(const State& s) const { return s.result; }

    // Positions that stand there for the first and for the second time differ; what came between does not count.
    std::uint64_t key(const State& s) const {
        std::uint64_t x = s.board.word() ^ std::uint64_t{s.seen} << 55 ^ static_cast<std::uint64_t>(s.to_move) << 54;
        x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
        x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
        return x ^ (x >> 32);
    }
    static constexpr int kWon = 1000;
    int final_value(const State& s) const { return kWon * result_for(s.to_move, *s.result); }
    // Lanes in which one side has pieces on top and the other has none that is safe from being gobbled there.
    int appraisal(const State& s) const { return lanes_of(s.board, s.to_move) - lanes_of(s.board, other(s.to_move)); }

    std::string print(const State& s) const { return write_position(s); }
    Result<Placed<Gobblet>> parse(std::string_view text) const {
        const auto s = read_position(rules, text);
        if (!s) return s.error();
        return Placed<Gobblet>{*this, *s};
    }
    std::string print_move(const View&, const Move& m) const { return write_move(m); }
    Result<Move> parse_move(const View& s, std::string_view text) const { return read_move(s, text); }
    std::string decorate(const State& before, const Move& m, const State& after) const {
        return memory && !m.placement() ? write_move(m) : decorate_move(before, m, after);  // a lift may reveal
    }
    // Who plays by memory must move the piece that was touched.
    std::string touched(const Move& m) const { return memory ? write_move(m).substr(0, 2) : ""; }
    Text picture(const View& s) const { return draw(s, memory); }
    // "piece 5 to cell 5": as the paper's program says it, the pieces of the hand numbered 1 to 6 from small to large.
    Text told_by_paper(const State& s, const Move& m) const { return tell_move(s, m); }

   private:
    static int lanes_of(const Board& b, Side side) {
        const CellSet own = b.tops(side), blocked = b.men(other(side), Size::large);
        int points = 0;
        for (const CellSet lane : kLanes)
            if (!lane.meets(blocked)) points += (lane & own).size() * (lane & own).size();
        return points;
    }
};
static_assert(Solvable<Gobblet>);

}  // namespace rakus::gobblet
