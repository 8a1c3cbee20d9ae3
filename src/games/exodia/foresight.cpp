// One turn with chance known in advance: first many tries of a good player who now and then does something else, then
// exhaustive search, in which a position is not searched twice at the same ply.
#include <array>
#include <unordered_set>

#include "games/exodia/judge.h"
#include "games/exodia/policy_file.h"
#include "games/exodia/strategies.h"

namespace rakus::exodia {
namespace {

std::uint64_t mix(std::uint64_t h, std::uint64_t x) {
    h = (h ^ x) * 0x9fb21c651e98df25ull;
    return h ^ (h >> 32);
}

// Equal states, equal keys; different ones: almost never. What the turn cannot change is left out.
std::uint64_t key_of(const State& s, std::uint64_t ply) {
    const View& v = s.seen;
    std::uint64_t h = mix(ply, v.summoned | v.used.bits() << 1);
    for (const Zone z : {Zone::hand, Zone::field, Zone::grave, Zone::aside})
        v.in(z).kinds().each([&](Kind k) {
            h = mix(h, static_cast<std::uint64_t>(z) << 16 | k.index << 8 | static_cast<unsigned>(v.in(z)[k]));
        });
    for (const Unit& u : v.units)
        h = mix(h, 0x100000u | static_cast<unsigned>(u.kind.index << 9 | u.counters << 1 | u.used));
    h = mix(h, static_cast<std::uint64_t>(v.waiting.action) << 16 | v.waiting.operation << 8u | v.waiting.left);
    for (int i = 0; s.ordered && i < v.deck_size; ++i) h = mix(h, s.deck[static_cast<std::size_t>(i)].index + 1000u);
    return h;
}

class Foreseeing {
   public:
    Foreseeing(const Exodia& game, std::uint64_t seed, std::uint64_t node_limit, const Watch& watch)
        : game_(game), p_(*game.program), seed_(seed), limit_(node_limit), watch_(watch) {}

    Foresight search(const State& s, std::uint64_t ply) {
        const bool found = lucky(s, ply) || wins(s, ply);
        result_.answer = found      ? Foresight::Answer::yes
                         : stopped_ ? Foresight::Answer::undecided
                                    : Foresight::Answer::no;
        if (!found) result_.line.clear();
        return std::move(result_);
    }

   private:
    bool out_of_budget() {
        ++result_.nodes;
        if (result_.nodes >= limit_ || (result_.nodes % 1024 == 0 && watch_.out())) stopped_ = true;
        return stopped_;
    }

    // What happens at a ply is the same whatever has led to it: chance is known by its ply.
    void play(State& s, Move m, std::uint64_t ply) {
        Rng chance = Rng::stream(seed_, ply + 1);
        apply(p_, s, m, chance);
        result_.line.push_back(m);
    }

    // Tries that mostly play well, with a half of the nodes: an exhaustive search that begins badly sees nothing else.
    bool lucky(const State& start, std::uint64_t first_ply) {
        constexpr std::array<double, 5> kStrayed{0, 0.1, 0.2, 0.35, 0.5};
        PolicyPlayer player(tuned_policy);
        for (std::uint64_t number = 0; result_.nodes < limit_ / 2 && !watch_.out(); ++number) {
            ++result_.nodes;
            Rng lots = Rng::stream(~seed_, number);
            result_.line.clear();
            State s = start;
            for (auto ply = first_ply; s.seen.stage == Stage::running; ++ply) {
                const auto m = likely_move(player, s.seen, kStrayed[number % kStrayed.size()], lots);
                if (!m || ++result_.nodes >= limit_ / 2) break;
                play(s, *m, ply);
            }
            if (s.seen.stage == Stage::won) return true;
        }
        result_.line.clear();
        return false;
    }

    // The player's choice, or with this chance any move; nothing where only the end of the turn is left.
    std::optional<Move> likely_move(PolicyPlayer& player, const View& v, double strayed, Rng& lots) {
        const bool strays = lots.unit() < strayed;
        const Move own = strays ? Move{} : player.choose(game_, v, lots);
        if (!strays && own.verb != Verb::end) return own;
        auto moves = plain_moves(p_, v);
        std::erase_if(moves, [](const Move& m) { return m.verb == Verb::end; });
        if (moves.empty()) return std::nullopt;
        return moves[lots.below(static_cast<std::uint32_t>(moves.size()))];
    }

    bool wins(const State& s, std::uint64_t ply) {
        if (s.seen.stage == Stage::won) return true;
        if (s.seen.stage == Stage::lost || out_of_budget() || !seen_.insert(key_of(s, ply)).second) return false;
        for (const Move m : plain_moves(p_, s.seen)) {
            if (m.verb == Verb::end) continue;
            State next = s;
            play(next, m, ply);
            if (wins(next, ply + 1)) return true;
            result_.line.pop_back();
            if (stopped_) return false;
        }
        return false;
    }

    const Exodia& game_;
    const Program& p_;
    std::uint64_t seed_, limit_;
    const Watch& watch_;
    bool stopped_ = false;
    std::unordered_set<std::uint64_t> seen_;
    Foresight result_;
};

}  // namespace

Foresight foresee(const Exodia& game, const State& s, std::uint64_t seed, std::uint64_t first_ply,
                  std::uint64_t node_limit, const Watch& watch) {
    return Foreseeing(game, seed, node_limit, watch).search(s, first_ply);
}

}  // namespace rakus::exodia
