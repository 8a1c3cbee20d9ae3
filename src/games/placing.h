// How a request becomes a position of a typed game, and how its moves are written.
#pragma once
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/position_text.h"
#include "core/settings.h"
#include "lab/match.h"

namespace rakus {

template <Game G>
int side_number(const G& game, const typename G::State& s) {
    return index_of(game.to_move(game.view(s))) + 1;
}
inline Rng chance_at(const PositionRequest& request, std::size_t ply) {
    return lab::chance_at(request.seed, ply);
}

// "@seed.stream", after N random plies "@seed.stream.N": the start of a game with hidden cards as a match deals it, by
// its key and without a card.
inline std::string write_deal(std::uint64_t seed, std::uint64_t stream, int plies) {
    return plies > 0 ? fmt::format("@{}.{}.{}", seed, stream, plies) : fmt::format("@{}.{}", seed, stream);
}
template <Game G>
Result<Placed<G>> dealt(const G& game, const std::string& body) {
    unsigned long long seed = 0, stream = 0;
    int plies = 0;
    const bool fits = std::sscanf(body.c_str(), "@%20llu.%20llu.%3d", &seed, &stream, &plies) >= 2 &&
                      body == write_deal(seed, stream, plies);
    if (!fits)
        return bad_input({"position '{:.40}': expected @seed.stream", "posisi '{:.40}': seharusnya @benih.aliran"},
                         body);
    const auto source = lab::OpeningSource<G>::make(game, std::nullopt, {plies}, seed);
    if (!source) return source.error();
    return Placed<G>{game, lab::start_of_pair(game, *source, seed, stream / 2).state};
}

template <Game G>
Result<Placed<G>> set_up(const PositionRequest& request) {
    const auto framed = read_frame(request.position);
    if (!framed.game.empty() && find_game(framed.game) != find_game(G::name))
        return bad_input({"position: it is of '{}', expected '{}'", "posisi: ini milik '{}', seharusnya '{}'"},
                         framed.game, G::name);
    const bool both = !framed.rules.empty() && !request.rules.empty();
    const auto settings = read_settings(framed.rules + (both ? "," : "") + request.rules);
    if (!settings) return settings.error();
    const auto game = G::configure(*settings);
    if (!game) return game.error();
    if constexpr (Veiled<G>)
        if (framed.body.starts_with('@')) return dealt(*game, framed.body);
    if (!framed.body.empty()) return game->parse(framed.body);
    Rng rng = Rng::stream(request.seed, 0);
    return Placed<G>{*game, game->start(rng)};
}

template <Game G>
Result<typename G::Move> legal_move(const G& game, const typename G::State& state, const std::string& text,
                                    std::size_t ply) {
    const auto& view = game.view(state);
    const auto move = game.parse_move(view, text);
    if (!move) return move;
    std::vector<std::string> legal;
    for (const auto& m : game.moves(view)) {
        if (m == *move) return move;
        legal.push_back(game.print_move(view, m));
    }
    const auto list = legal.empty() ? std::string("-") : fmt::format("{}", fmt::join(legal, " "));
    return bad_input({"move {} ('{}'): not legal here, expected one of: {}",
                      "langkah {} ('{}'): tidak sah di sini, seharusnya salah satu dari: {}"},
                     ply + 1, text, list);
}

// ---- for whose eyes ----------------------------------------------------------------------------------------------

template <Game G>
Side viewer_of(const G& game, const typename G::State& s, See see) {
    return see == See::first ? Side::first : see == See::second ? Side::second : game.to_move(game.view(s));
}
// Whether somebody looks on who may not know what the side to move knows.
template <Game G>
bool looks_on(const G& game, const typename G::State& s, See see) {
    return Veiled<G> && viewer_of(game, s, see) != game.to_move(game.view(s));
}

template <Game G>
std::string shown(const G& game, const typename G::State& s, See see) {
    if constexpr (Veiled<G>)
        if (see != See::all) return game.print_seen(game.view_of(s, viewer_of(game, s, see)));
    return game.print(s);
}

template <Game G>
Text picture_for(const G& game, const typename G::State& s, See see) {
    if constexpr (Veiled<G>) return game.picture(game.view_of(s, viewer_of(game, s, see)));
    return game.picture(game.view(s));
}

// A state to go on from for somebody who knows the view alone: the same for all that look alike. Who looks on does not
// know the hand of the one to move either.
template <Game G>
typename G::State as_it_may_be(const G& game, const typename G::State& s, See see, std::uint64_t seed) {
    if constexpr (Veiled<G>)
        if (see != See::all) {
            Rng rng = Rng::stream(~seed, 0);
            if constexpr (requires { game.sample(game.view(s), rng); })
                if (looks_on(game, s, see)) return game.sample(game.view_of(s, viewer_of(game, s, see)), rng);
            return game.imagine(game.view(s), rng);
        }
    return s;
}
// Chance to come, for the same person: not that of the game itself.
template <Game G>
Rng chance_as_it_may_be(const PositionRequest& request, std::size_t ply) {
    return Veiled<G> && request.see != See::all ? lab::chance_at(~request.seed, ply) : chance_at(request, ply);
}

// ---- moves -------------------------------------------------------------------------------------------------------

// A move that was made, by whom, and the state before it.
template <Game G>
struct MadeMove {
    typename G::State before;
    typename G::Move move;
    std::string text;  // decorated
};

// The moves as the viewer may know them: the secret ones of the other side have ? after their verb.
template <Game G>
std::vector<std::string> told_to(const G& game, const std::vector<MadeMove<G>>& made, const typename G::State& now,
                                 See see) {
    std::vector<std::string> texts;
    for (const auto& m : made) {
        texts.push_back(m.text);
        if constexpr (Veiled<G>)
            if ((see == See::first || see == See::second) && looks_on(game, m.before, see) &&
                game.is_secret(m.before, m.move, now))
                texts.back() = m.text.substr(0, m.text.find(':')) + ":?";
    }
    return texts;
}

// The position of a request: its rules, its text, then its moves one by one.
template <Game G>
Result<Placed<G>> place(const PositionRequest& request, std::vector<MadeMove<G>>* made) {
    auto placed = set_up<G>(request);
    if (!placed) return placed;
    for (std::size_t ply = 0; ply < request.moves.size(); ++ply) {
        auto& [game, state] = *placed;
        const auto move = legal_move(game, state, request.moves[ply], ply);
        if (!move) return move.error();
        Rng rng = chance_at(request, ply);
        typename G::State next = game.after(state, *move, rng);
        if (made) made->push_back({state, *move, game.decorate(state, *move, next)});
        state = std::move(next);
    }
    return placed;
}

// A move that is made, with what chance gives, or may give.
template <Game G>
std::string told(const G& game, const typename G::State& state, const typename G::Move& m,
                 const PositionRequest& request) {
    Rng rng = chance_as_it_may_be<G>(request, request.moves.size());
    return game.decorate(state, m, game.after(state, m, rng));
}

// A move that has not been made: what chance would give with it stays untold.
template <Game G>
std::string decorated(const G& game, const typename G::State& state, const typename G::Move& m,
                      const PositionRequest& request) {
    if constexpr (!Solvable<G>) return game.print_move(game.view(state), m);
    return told(game, state, m, request);
}

}  // namespace rakus
