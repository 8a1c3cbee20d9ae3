#include "games/exodia/runs.h"

#include <array>
#include <optional>

#include "core/position_text.h"
#include "core/settings.h"
#include "games/exodia/duellist.h"
#include "games/exodia/kit.h"

namespace rakus::exodia {
namespace {

// RunCounts in plain arrays while a block runs; turns above the last are not reached by any duel (see resolve.h).
struct RunCounts {
    std::array<std::uint64_t, 256> turns{};
    std::uint64_t won = 0, activations = 0, cards_seen = 0;

    void add(const DuelResult& r) {
        if (r.won) ++won, ++turns[static_cast<std::size_t>(r.turn)];
        activations += static_cast<std::uint64_t>(r.activations);
        cards_seen += static_cast<std::uint64_t>(r.cards_seen);
    }
    RunTally tally(std::uint64_t runs) const {
        RunTally t{runs, won, {activations, cards_seen}, {}};
        for (std::size_t turn = 0; turn < turns.size(); ++turn)
            if (turns[turn]) t.won_on_turn[static_cast<int>(turn)] = turns[turn];
        return t;
    }
};

int rank_of(const DuelResult& r) {
    return r.won ? r.turn : 1000;
}

void compare_runs(const DuelResult& first, const DuelResult& other, RunPair& pair) {
    const int a = rank_of(first), b = rank_of(other);
    ++(b < a ? pair.faster : b > a ? pair.slower : pair.alike);
    pair.first_turn_gained += b == 1 && a != 1;
    pair.first_turn_lost += a == 1 && b != 1;
}

constexpr std::array<CountedInRuns, 2> kCounted{
    {{"activations", {"activations", "aktivasi"}}, {"cards_seen", {"cards seen", "kartu terlihat"}}}};

class Runs final : public SolitaireVerbs {
   public:
    std::span<const CountedInRuns> counted() const override { return kCounted; }
    Result<RunsTally> play_runs(const RunsRequest& request) const override {
        const auto placed = place(request);
        if (!placed) return placed.error();
        const Exodia& game = placed->first;
        std::vector<Seated<Exodia>> seated;
        for (const auto& text : request.players) {
            auto seat_taken = seat(kit(), game, text);
            if (!seat_taken) return seat_taken.error();
            seat_taken->player->equip({}, {kForever, request.cancelled, nullptr});
            seated.push_back(std::move(*seat_taken));
        }
        return play(game, placed->second, seated, request);
    }

   private:
    // The game and, if a position was given, where every run begins.
    static Result<std::pair<Exodia, std::optional<State>>> place(const RunsRequest& request) {
        const auto framed = read_frame(request.position);
        const bool both = !framed.rules.empty() && !request.rules.empty();
        const auto settings = read_settings(framed.rules + (both ? "," : "") + request.rules);
        if (!settings) return settings.error();
        const auto game = Exodia::configure(*settings);
        if (!game) return game.error();
        if (framed.body.empty()) return std::pair{*game, std::optional<State>{}};
        const auto state = read_position(*game->program, framed.body);
        if (!state) return state.error();
        return std::pair{*game, std::optional<State>(*state)};
    }

    static Result<RunsTally> play(const Exodia& game, const std::optional<State>& from,
                                  std::vector<Seated<Exodia>>& seated, const RunsRequest& request) {
        const Program& p = *game.program;
        std::vector<RunCounts> counts(seated.size());
        std::vector<Duellist> duellists;
        for (const auto& s : seated) duellists.emplace_back(game, *s.player);
        RunsTally out;
        out.against_first.resize(seated.size());
        for (std::uint64_t i = request.first; i < request.first + request.runs; ++i) {
            DuelResult first;
            for (std::size_t who = 0; who < seated.size(); ++who) {
                Rng chance = Rng::stream(request.seed, i);
                State s = from ? *from : start(p, chance);
                const DuelResult r = duellists[who].play(s, chance, Rng::stream(~request.seed, i));
                counts[who].add(r);
                if (who == 0) first = r;
                compare_runs(first, r, out.against_first[who]);
                if (request.cancelled && request.cancelled()) return was_cancelled();
            }
        }
        for (const RunCounts& c : counts) out.players.push_back(c.tally(request.runs));
        return out;
    }
};

}  // namespace

std::shared_ptr<const SolitaireVerbs> make_runs() {
    return std::make_shared<Runs>();
}

}  // namespace rakus::exodia
