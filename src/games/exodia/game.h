// The solitaire duel as the rest of the house sees it.
#pragma once
#include <memory>

#include "core/game.h"
#include "games/exodia/deck_file.h"
#include "games/exodia/notation.h"
#include "games/exodia/options.h"
#include "games/exodia/rules.h"

namespace rakus::exodia {

struct Exodia {
    using State = exodia::State;
    using View = exodia::View;
    using Move = exodia::Move;
    static constexpr std::string_view name = "exodia";

    std::shared_ptr<const Program> program;

    static Result<Exodia> configure(const Settings& given) {
        const auto options = read_options(given);
        if (!options) return options.error();
        auto compiled = program_for(*options);
        return compiled ? Result<Exodia>(Exodia{*compiled}) : compiled.error();
    }
    static std::vector<RuleKey> rule_keys() { return exodia::rule_keys(); }
    Settings settings() const { return program->settings; }

    State start(Rng& rng) const { return exodia::start(*program, rng); }
    const View& view(const State& s) const { return s.seen; }
    std::vector<Move> moves(const View& v) const { return exodia::moves(*program, v); }
    State after(const State& s, Move m, Rng& rng) const {
        State next = s;
        apply(*program, next, m, rng);
        return next;
    }
    Side to_move(const View&) const { return Side::first; }
    // A won duel is the first player's, a lost one the second's: the deck won.
    std::optional<Outcome> outcome(const View& v) const {
        if (v.stage == Stage::running) return std::nullopt;
        return v.stage == Stage::won ? Outcome::first_wins : Outcome::second_wins;
    }

    // There is nobody to look on.
    const View& view_of(const State& s, Side) const { return s.seen; }
    std::string print_seen(const View& v) const {
        Rng none(1);
        return print(imagine(v, none));
    }
    // A deck that has no order yet.
    State imagine(const View& v, Rng&) const {
        State s;
        s.seen = v;
        settle_deck(s);
        return s;
    }
    bool is_secret(const State&, Move, const State&) const { return false; }

    std::string print(const State& s) const { return write_position(*program, s); }
    Result<Placed<Exodia>> parse(std::string_view text) const {
        const auto state = read_position(*program, text);
        if (!state) return state.error();
        return Placed<Exodia>{*this, *state};
    }
    std::string print_move(const View&, Move m) const { return write_move(*program, m); }
    Result<Move> parse_move(const View&, std::string_view text) const { return read_move(*program, text); }
    std::string decorate(const State& before, Move m, const State& next) const {
        return decorate_move(*program, before, m, next);
    }
    Text picture(const View& v) const { return draw_table(*program, v); }
};
static_assert(Veiled<Exodia>);

}  // namespace rakus::exodia
