#include "games/bantumi/judge.h"

#include <algorithm>
#include <array>
#include <mutex>

#include "games/bantumi/referee.h"

namespace rakus::bantumi {
namespace {

Truth truth_of(const solve::Range& r) {
    return between(r.low, r.high, Bantumi::unit);
}

// Of several answers the judgement names the source that cost most.
std::string_view dearer(std::string_view a, std::string_view b) {
    constexpr std::array<std::string_view, 4> by_cost{"", "book", "table", "table+search"};
    return std::ranges::find(by_cost, a) < std::ranges::find(by_cost, b) ? b : a;
}

class ProofJudge final : public Judge<Bantumi> {
   public:
    Judgement<Bantumi> judge(const Bantumi& game, const State& state, const TruthLimits& limits) const override {
        Judgement<Bantumi> j;
        if (over(state)) {
            j.source = "search";
            j.truth = exact_margin(game.final_value(state), Bantumi::unit);
            return j;
        }
        const Watch watch(limits);
        auto referee = take(game.rules);
        answer(state, limits, watch, *referee, j);
        j.note = referee->note();
        give_back(std::move(referee));
        return j;
    }

   private:
    // On a board that is not solved every question gets an equal share of the nodes.
    static void answer(const State& s, const TruthLimits& limits, const Watch& watch, Referee& referee,
                       Judgement<Bantumi>& j) {
        const Pits legal = moves(s);
        const solve::TableShelf shelf{limits.tables, limits.keep, limits.jobs};
        const bool shares = limits.all_moves && (limits.nodes != 0 || !is_solved(referee.rules(), s));
        const std::uint64_t all = limits.nodes != 0 ? limits.nodes : kMostNodes;
        const std::uint64_t nodes = shares ? all / (legal.size() + 1) : limits.nodes;
        bool stopped = false;
        const auto ask = [&](const auto& question) {
            referee.begin(s, shelf, nodes, watch, limits.all_moves);
            const auto r = question();
            j.nodes += referee.nodes();
            j.source = dearer(j.source, referee.source());
            stopped = stopped || referee.stopped();
            return r;
        };
        if (limits.all_moves)
            for (const Pit pit : legal) j.moves.emplace_back(pit, truth_of(ask([&] { return referee.value(s, pit); })));
        const auto value = ask([&] { return referee.value(s); });
        j.truth = truth_of(value);
        if (value.exact()) j.line = referee.line(s, value.low);
        if (stopped) j.cut = watch.cut() == Cut::none ? Cut::work : watch.cut();
    }

    // Questions about one game are answered one after another by the same referee, those of other threads by others.
    std::unique_ptr<Referee> take(const Rules& rules) const {
        {
            const std::scoped_lock lock(mutex_);
            for (auto& place : free_)
                if (place && place->rules() == rules) return std::move(place);
        }
        return std::make_unique<Referee>(rules);
    }
    void give_back(std::unique_ptr<Referee> referee) const {
        const std::scoped_lock lock(mutex_);
        for (auto& place : free_)
            if (!place) {
                place = std::move(referee);
                return;
            }
        free_[next_++ % kKept] = std::move(referee);
    }

    static constexpr std::size_t kKept = 2;  // each may hold some hundred megabytes
    mutable std::mutex mutex_;
    mutable std::array<std::unique_ptr<Referee>, kKept> free_;
    mutable std::size_t next_ = 0;
};

}  // namespace

std::shared_ptr<const Judge<Bantumi>> judge() {
    return std::make_shared<ProofJudge>();
}

}  // namespace rakus::bantumi
