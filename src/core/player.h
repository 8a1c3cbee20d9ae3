// A player of one game on the typed side: greedy, random or searching. It sees only the View.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/budget.h"
#include "core/game.h"
#include "core/greedy.h"

namespace rakus {

// A number of a player that a user may set: `paper:steal=2`, `alphabeta:depth=8`.
struct Knob {
    std::string name;
    double default_value = 0;
    Text words;
    double low = -1e9, high = 1e9;  // what is accepted
    // Words instead of a number, `paper:order=steal>extra>right`; the number is then the word's place.
    std::vector<std::string_view> choices = {};
    bool weighs = false;  // a weight: it costs no time, and tune may move it
};

template <Game G>
class Player {
   public:
    using Move = typename G::Move;
    using View = typename G::View;
    virtual ~Player() = default;

    // Where table files live, and what making one may cost: for players that use them.
    virtual void equip(const std::string& /*tables*/, const Budget&) {}
    // Called before each game: what a player remembers must not leak from one game of a run into the next.
    virtual void begin_game() {}
    // The move to make. The game is not over in this view.
    virtual Move choose(const G& game, const View& view, Rng& rng) = 0;
    // The same choice with its account. Random players give the chances, searchers the values they found.
    virtual Choice<Move> explain(const G& game, const View& view, Rng& rng) = 0;
    // The solution function: has the turn that began there been completed? And what it achieved.
    virtual bool complete(const G& game, const View& began, const View& now) const {
        return game.to_move(began) != game.to_move(now) || game.outcome(now).has_value();
    }
    virtual std::optional<double> objective(const G&, const View&, Side /*me*/) const { return std::nullopt; }
};

// Whose idea a player is. The blank stands for the game's paper.
inline constexpr Words kByPaper{"{}", "{}"};
inline constexpr Words kAfterPaper{"after {}", "mengikuti {}"};
inline constexpr Words kOurs{"by Rakus", "oleh Rakus"};
inline constexpr Words kGeneralMethod{"a general method", "metode umum"};

// What a game offers: name, words, knobs and how to make one. `numbers` are the knobs' values in order.
template <Game G>
struct PlayerKind {
    std::string_view name;
    Words about;
    std::vector<Knob> knobs;
    bool deterministic = true;
    std::function<std::unique_ptr<Player<G>>(std::span<const double> numbers)> make;
    Words credit = kOurs;
    // Of a player that stands on another one, which its knob `base` names: the same over any player.
    std::function<std::unique_ptr<Player<G>>(std::span<const double> numbers, std::unique_ptr<Player<G>> base,
                                             bool base_draws_lots)>
        over = nullptr;
};

// The same kind with the credit where it belongs.
template <Game G>
PlayerKind<G> credited(const Words& credit, PlayerKind<G> kind) {
    kind.credit = credit;
    return kind;
}

// A greedy strategy as a player.
template <Game G, GreedyStrategy<G> S>
class GreedyPlayer final : public Player<G> {
   public:
    using typename Player<G>::Move;
    using typename Player<G>::View;
    explicit GreedyPlayer(S strategy) : strategy_(std::move(strategy)) {}
    const S& strategy() const { return strategy_; }

    Move choose(const G& game, const View& view, Rng& rng) override {
        draw(rng);
        const auto m = best_move(strategy_, game, view);
        assert(m.has_value());
        return *m;
    }
    Choice<Move> explain(const G& game, const View& view, Rng& rng) override {
        draw(rng);
        return explain_choice(strategy_, game, view);
    }
    bool complete(const G& game, const View& began, const View& now) const override {
        return strategy_.complete(game, began, now);
    }
    std::optional<double> objective(const G& game, const View& view, Side me) const override {
        return strategy_.objective(game, view, me);
    }

   private:
    // A strategy may draw lots for its next choice.
    void draw(Rng& rng) {
        if constexpr (requires { strategy_.draw(rng); }) strategy_.draw(rng);
    }

    S strategy_;
};

// A field of a strategy's plain struct of weights, by name.
template <class Weights>
struct WeightField {
    double Weights::*field;
    std::string_view name;
    Words words;
    std::vector<std::string_view> choices = {};  // a reading instead of a weight: the field is the place of its word
};

// The kind of a greedy player whose knobs are its weights. S has `weights` (a plain struct with defaults) and
// `S::weight_fields()`, a range of WeightField.
template <Game G, GreedyStrategy<G> S>
PlayerKind<G> greedy_kind(std::string_view name, Words about, S prototype = {}) {
    PlayerKind<G> kind{name, about, {}, true, {}, kOurs};
    for (const auto& f : S::weight_fields()) {
        kind.knobs.push_back({std::string(f.name), prototype.weights.*(f.field), f.words});
        kind.knobs.back().weighs = f.choices.empty();
        if (f.choices.empty()) continue;
        kind.knobs.back().low = 0;
        kind.knobs.back().high = static_cast<double>(f.choices.size() - 1);
        kind.knobs.back().choices = f.choices;
    }
    kind.make = [prototype](std::span<const double> numbers) -> std::unique_ptr<Player<G>> {
        S strategy = prototype;
        std::size_t i = 0;
        for (const auto& f : S::weight_fields()) strategy.weights.*(f.field) = numbers[i++];
        return std::make_unique<GreedyPlayer<G, S>>(strategy);
    };
    return kind;
}

}  // namespace rakus
