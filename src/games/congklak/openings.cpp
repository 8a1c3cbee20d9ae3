#include "games/congklak/openings.h"

#include <algorithm>
#include <unordered_set>

#include "games/congklak/turns.h"

namespace rakus::congklak {
namespace {

using Found = Feat<Congklak>;

constexpr std::size_t kMostChains = 2'000'000;  // of the search by length, before it gives up

// The searches by seeds, one after the other: how many chains are kept, and an odd number that makes each sample
// another.
struct Sample {
    std::size_t width;
    std::uint64_t draw;
};
constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ull;
constexpr Sample kSamples[] = {{1'000, kGolden}, {4'000, 3 * kGolden}, {4'000, 7 * kGolden}};

constexpr std::uint32_t kRoot = 0;

// What both searches may cost together.
class Purse {
   public:
    Purse(std::uint64_t nodes, const Watch& watch) : left_(nodes != 0 ? nodes : ~std::uint64_t{0}), watch_(watch) {}
    bool out() const { return left_ == 0 || watch_.out(); }
    void pay() { left_ -= left_ > 0 ? 1 : 0; }

   private:
    std::uint64_t left_;
    const Watch& watch_;
};

// The moves that led to each chain, as links back to the start of the turn.
class Links {
   public:
    std::uint32_t add(std::uint32_t parent, Pit move) {
        links_.push_back({parent, move});
        return static_cast<std::uint32_t>(links_.size());
    }
    std::vector<Pit> line(std::uint32_t at) const {
        std::vector<Pit> moves;
        for (; at != kRoot; at = links_[at - 1].parent) moves.push_back(links_[at - 1].move);
        std::ranges::reverse(moves);
        return moves;
    }

   private:
    struct Link {
        std::uint32_t parent;
        Pit move;
    };
    std::vector<Link> links_;
};

struct Chain {
    State state;
    std::uint32_t link;
};

// What both searches share: one turn of one player from one position.
class TurnTree {
   public:
    TurnTree(const Rules& rules, const State& from, Purse& purse)
        : rules_(rules), from_(from), purse_(purse), me_(index_of(from.to_move)), before_(from.board.store[me_]) {}

    std::uint64_t nodes() const { return nodes_; }

   protected:
    int banked(const State& s) const { return s.board.store[me_] - before_; }
    bool goes_on(const State& s) const { return s.to_move == from_.to_move && !over(rules_, s); }
    Found found(std::uint32_t link, int score, bool proved) const { return {links_.line(link), score, proved}; }

    const Rules& rules_;
    const State& from_;
    Purse& purse_;
    int me_, before_;
    Links links_;
    std::uint64_t nodes_ = 0;
};

class ByLength : TurnTree {
   public:
    using TurnTree::nodes;
    using TurnTree::TurnTree;

    // Empty when no win was found; complete() then says whether there is none.
    std::optional<Found> shortest_win() {
        std::vector<Chain> layer{{from_, kRoot}};
        while (!layer.empty() && complete()) {
            std::vector<Chain> next;
            for (const Chain& chain : layer) {
                if (const auto link = extend(chain, next)) return found(*link, last_banked_, true);
                if (!complete()) return std::nullopt;
            }
            layer = std::move(next);
        }
        return std::nullopt;
    }
    bool complete() {
        complete_ = complete_ && seen_.size() < kMostChains && !purse_.out();
        return complete_;
    }

   private:
    // All moves of a chain; answers the link of one that decides the game.
    std::optional<std::uint32_t> extend(const Chain& chain, std::vector<Chain>& next) {
        for (const Pit pit : moves(rules_, chain.state)) {
            const State s = after(rules_, chain.state, pit);
            ++nodes_, purse_.pay();
            if (decided_for(s, from_.to_move)) {
                last_banked_ = banked(s);
                return links_.add(chain.link, pit);
            }
            if (goes_on(s) && seen_.insert(s).second) next.push_back({s, links_.add(chain.link, pit)});
        }
        return std::nullopt;
    }

    struct Hash {
        std::size_t operator()(const State& s) const { return key(s); }
    };
    std::unordered_set<State, Hash> seen_;
    int last_banked_ = 0;
    bool complete_ = true;
};

class BySeeds : TurnTree {
   public:
    using TurnTree::nodes;
    using TurnTree::TurnTree;

    Found largest(const Sample& sample) {
        shelves_.assign(static_cast<std::size_t>(from_.board.total()) + 1, {});
        shelves_[0].push_back({from_, kRoot});
        for (auto& shelf : shelves_) {
            thin(shelf, sample);
            for (const Chain& chain : shelf) {
                if (purse_.out()) return found(best_, most_, false);
                extend(chain);
            }
            std::vector<Chain>().swap(shelf);
        }
        return found(best_, most_, complete_);
    }

   private:
    // Sorted by key, equal positions stand together, and the first of the others are a fair sample.
    void thin(std::vector<Chain>& shelf, const Sample& sample) {
        std::vector<std::pair<std::uint64_t, const Chain*>> order;
        for (const Chain& chain : shelf) order.emplace_back(key(chain.state) * sample.draw, &chain);
        std::ranges::sort(order, {}, [](const auto& entry) { return std::pair(entry.first, entry.second->link); });
        const auto twins =
            std::ranges::unique(order, {}, [](const auto& entry) -> const State& { return entry.second->state; });
        order.erase(twins.begin(), twins.end());
        if (order.size() > sample.width) complete_ = false;
        std::vector<Chain> kept;
        for (std::size_t i = 0; i < std::min(sample.width, order.size()); ++i) kept.push_back(*order[i].second);
        shelf = std::move(kept);
    }

    void extend(const Chain& chain) {
        for (const Pit pit : moves(rules_, chain.state)) {
            const State s = after(rules_, chain.state, pit);
            ++nodes_, purse_.pay();
            const int sum = banked(s);
            if (sum <= most_ && !goes_on(s)) continue;
            const auto link = links_.add(chain.link, pit);
            if (sum > most_) most_ = sum, best_ = link;
            if (goes_on(s)) shelves_[static_cast<std::size_t>(sum)].push_back({s, link});
        }
    }

    std::vector<std::vector<Chain>> shelves_;  // by seeds banked
    std::uint32_t best_ = kRoot;
    int most_ = 0;
    bool complete_ = true;
};

}  // namespace

TurnFeats<Congklak> Openings::search(const Congklak& game, const State& s, const TruthLimits& limits) const {
    const Watch watch(limits);
    Purse purse(limits.nodes, watch);
    const int me = index_of(s.to_move), total = s.board.total();
    TurnFeats<Congklak> feats;
    feats.most = s.board.seeds_in_pits();
    feats.needed = std::max(0, total / 2 + 1 - s.board.store[me]);

    ByLength by_length(game.rules, s, purse);
    feats.shortest = by_length.shortest_win();
    feats.none_wins = !feats.shortest && by_length.complete();
    feats.nodes = by_length.nodes();
    for (const Sample& sample : kSamples) {
        if (feats.largest.proved || purse.out()) break;
        BySeeds by_seeds(game.rules, s, purse);
        Found found = by_seeds.largest(sample);
        feats.nodes += by_seeds.nodes();
        if (feats.largest.line.empty() || found.score > feats.largest.score || found.proved)
            feats.largest = std::move(found);
        if (feats.largest.score == feats.most) feats.largest.proved = true;
    }
    // Without a win from the search by length, the largest turn may still be one.
    if (!feats.shortest && !feats.none_wins && feats.largest.score >= feats.needed)
        feats.shortest = Found{feats.largest.line, feats.largest.score, false};
    // The opponent may yet get all that is left.
    const int held = s.board.store[me] + feats.largest.score;
    feats.truth = between(2 * held - total, 2 * (total - s.board.store[1 - me]) - total, Congklak::unit);
    feats.cut = watch.cut();
    return feats;
}

}  // namespace rakus::congklak
