// Exhaustive search of one turn with chance known in advance. A position is not searched twice at the same ply.
#include <unordered_set>

#include "games/exodia/judge.h"

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
    Foreseeing(const Program& p, std::uint64_t seed, std::uint64_t node_limit, const Watch& watch)
        : p_(p), seed_(seed), limit_(node_limit), watch_(watch) {}

    Foresight search(const State& s, std::uint64_t ply) {
        const bool found = wins(s, ply);
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

    bool wins(const State& s, std::uint64_t ply) {
        if (s.seen.stage == Stage::won) return true;
        if (s.seen.stage == Stage::lost || out_of_budget() || !seen_.insert(key_of(s, ply)).second) return false;
        for (const Move m : plain_moves(p_, s.seen)) {
            if (m.verb == Verb::end) continue;
            State next = s;
            Rng chance = Rng::stream(seed_, ply + 1);
            apply(p_, next, m, chance);
            result_.line.push_back(m);
            if (wins(next, ply + 1)) return true;
            result_.line.pop_back();
            if (stopped_) return false;
        }
        return false;
    }

    const Program& p_;
    std::uint64_t seed_, limit_;
    const Watch& watch_;
    bool stopped_ = false;
    std::unordered_set<std::uint64_t> seen_;
    Foresight result_;
};

}  // namespace

Foresight foresee(const Program& p, const State& s, std::uint64_t seed, std::uint64_t first_ply,
                  std::uint64_t node_limit, const Watch& watch) {
    return Foreseeing(p, seed, node_limit, watch).search(s, first_ply);
}

}  // namespace rakus::exodia
