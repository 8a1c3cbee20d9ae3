// The openings of a run on the typed side: listed where there are few, walked at random where there are many.
#pragma once
#include <fmt/format.h>

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/openings.h"
#include "core/result.h"
#include "core/settings.h"

namespace rakus::lab {

inline constexpr int kWalksToTry = 300;         // to see how many random games last so long
inline constexpr int kMostRedraws = 1'000'000;  // far beyond what kLeastLasting needs

// Random plies from a state; nothing if the game ends on the way.
template <Game G>
std::optional<typename G::State> walk(const G& game, typename G::State state, int plies, Rng& rng) {
    for (int ply = 0; ply < plies; ++ply) {
        if (game.outcome(game.view(state))) return std::nullopt;
        state = game.after(state, any_move(game, game.view(state), rng), rng);
    }
    return game.outcome(game.view(state)) ? std::nullopt : std::optional(std::move(state));
}

// All different positions after so many plies, in the order of the search; nothing if there are more than kMostListed.
template <Solvable G>
std::optional<std::vector<typename G::State>> list_openings(const G& game, const typename G::State& from, int plies) {
    std::vector<typename G::State> front{from};
    for (int ply = 0; ply < plies && !front.empty(); ++ply) {
        std::vector<typename G::State> next;
        std::unordered_set<std::uint64_t> met;
        for (const auto& state : front)
            for (const auto& move : game.moves(state)) {
                auto after = game.after(state, move);
                if (game.outcome(after) || !met.insert(game.key(after)).second) continue;
                next.push_back(std::move(after));
                if (next.size() > kMostListed) return std::nullopt;
            }
        front = std::move(next);
    }
    return front;
}

// Which half a position belongs to.
template <Solvable G>
bool in_part(const G& game, const typename G::State& state, OpeningPart part) {
    if (part == OpeningPart::all) return true;
    const bool training = (Rng(game.key(state)).next() >> 40) % 2 == 0;
    return training == (part == OpeningPart::training);
}

// What is known of the openings of one length from one position. Made once and shared by all blocks of a run.
template <Game G>
struct OpeningFacts {
    double lasting = 1;
    std::optional<std::vector<typename G::State>> list;

    OpeningFacts(const G& game, const std::optional<typename G::State>& from, int plies) {
        const auto begin = [&](Rng& rng) { return from ? *from : game.start(rng); };
        int lasted = 0;
        for (int i = 0; i < kWalksToTry; ++i) {
            Rng rng = Rng::stream(0, static_cast<std::uint64_t>(i));
            lasted += walk(game, begin(rng), plies, rng).has_value();
        }
        lasting = static_cast<double>(lasted) / kWalksToTry;
        if constexpr (Solvable<G>) {
            Rng unused(0);
            list = list_openings(game, begin(unused), plies);
        }
    }
};

template <Game G>
std::shared_ptr<const OpeningFacts<G>> opening_facts(const G& game, const std::optional<typename G::State>& from,
                                                     int plies) {
    using Known = std::pair<std::string, std::shared_ptr<const OpeningFacts<G>>>;
    static std::mutex mutex;
    static std::deque<Known> known;
    const auto name = fmt::format("{}|{}|{}", write_settings(game.settings()), from ? game.print(*from) : "", plies);
    const std::scoped_lock lock(mutex);
    for (const auto& [of, facts] : known)
        if (of == name) return facts;
    known.emplace_front(name, std::make_shared<const OpeningFacts<G>>(game, from, plies));
    if (known.size() > 8) known.pop_back();
    return known.front().second;
}

// Where the pairs of a run begin.
template <Game G>
class OpeningSource {
   public:
    using State = typename G::State;

    static Result<OpeningSource> make(const G& game, std::optional<State> from, const Openings& openings,
                                      std::uint64_t seed) {
        OpeningSource source(std::move(from), openings);
        if (openings.plies == 0 && openings.draw == OpeningDraw::walk) return source;
        const auto facts = opening_facts(game, source.from_, openings.plies);
        if (facts->lasting < kLeastLasting && !(facts->list && !facts->list->empty())) return too_long(openings.plies);
        if (openings.draw == OpeningDraw::walk) return source;
        if (!facts->list)
            return bad_input(
                {"openings of {} plies: too many to be listed", "pembukaan {} langkah: terlalu banyak untuk didaftar"},
                openings.plies);
        source.list(game, facts, seed);
        if (source.listed_.empty()) return too_long(openings.plies);
        return source;
    }

    // The opening of a pair. `rng` is the pair's own stream; `game` may differ from the listing one by what players
    // bring.
    State draw(const G& game, std::uint64_t pair, Rng& rng) const {
        if (!listed_.empty())
            return *listed_[openings_.draw == OpeningDraw::once
                                ? pair % listed_.size()
                                : rng.below(static_cast<std::uint32_t>(listed_.size()))];
        for (int i = 0; i < kMostRedraws; ++i) {
            const State start = from_ ? *from_ : game.start(rng);
            if (openings_.plies == 0) return start;
            auto opening = walk(game, start, openings_.plies, rng);
            if (opening && fits(game, *opening)) return std::move(*opening);
        }
        return from_ ? *from_ : game.start(rng);
    }

   private:
    OpeningSource(std::optional<State> from, const Openings& openings) : from_(std::move(from)), openings_(openings) {}

    static Error too_long(int plies) {
        return usage_error(
            {"--openings {}: almost no game of random moves lasts so long, expected fewer plies",
             "--openings {}: hampir tak ada permainan acak sepanjang itu, seharusnya lebih sedikit langkah"},
            plies);
    }
    bool fits(const G& game, const State& s) const {
        if constexpr (Solvable<G>) return in_part(game, s, openings_.part);
        return true;
    }
    void list(const G& game, std::shared_ptr<const OpeningFacts<G>> facts, std::uint64_t seed) {
        facts_ = std::move(facts);
        for (const State& s : *facts_->list)
            if (fits(game, s)) listed_.push_back(&s);
        Rng order = Rng::stream(seed, ~std::uint64_t{0});
        if (openings_.draw == OpeningDraw::once) order.shuffle(listed_);
    }

    std::optional<State> from_;
    Openings openings_;
    std::shared_ptr<const OpeningFacts<G>> facts_;
    std::vector<const State*> listed_;  // in the order of the pairs, where each comes once
};

}  // namespace rakus::lab
