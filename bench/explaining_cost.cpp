// One choice of Bantumi's paper player, three ways; run under callgrind by explaining_cost.sh.
#include <cstdio>
#include <cstring>
#include <vector>

#include "core/greedy.h"
#include "games/bantumi/strategies.h"

namespace {

using namespace rakus;
using bantumi::Bantumi;
using bantumi::Pit;
using bantumi::State;

std::vector<State> positions(const Bantumi& game, int n) {
    std::vector<State> out;
    Rng rng(1);
    while (static_cast<int>(out.size()) < n)
        for (State s = game.start(rng); !game.outcome(s) && static_cast<int>(out.size()) < n;
             s = game.after(s, game.random_move(s, rng)))
            out.push_back(s);
    return out;
}

// The priorities of the paper without scheme and without sink: the same weighted sum, the order by hand.
Pit by_hand(const bantumi::Paper& paper, const Bantumi& game, const State& s) {
    const auto stakes = paper.survey(game, s);
    const auto& w = paper.weights;
    const bool open = stakes.gain > 0 || stakes.loss > 0, steal = w.steal * stakes.gain > w.save * stakes.loss;
    Pit best{};
    int best_priority = 4;
    double best_total = 0;
    for (const Pit pit : paper.candidates(game, s)) {
        const auto sown = bantumi::sow(game.rules, s, pit);
        const int saved = stakes.threat[pit.index];
        const bool steals = !sown.again && open && steal && sown.stolen > 0,
                   saves = !sown.again && open && !steal && saved > 0;
        const int priority = sown.again ? 1 : steals || saves ? 2 : 3;
        const double total = w.extra_turn * (sown.again ? 1 : 0) + (steals ? w.steal : 0) * sown.stolen +
                             (saves ? w.save : 0) * saved + w.banked * sown.banked;
        if (priority < best_priority || (priority == best_priority && total > best_total))
            best = pit, best_priority = priority, best_total = total;
    }
    return best;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const Bantumi game;
    const bantumi::Paper paper;
    unsigned long sum = 0;
    for (const State& s : positions(game, std::atoi(argv[2]))) {
        if (!std::strcmp(argv[1], "scheme")) sum = sum * 31 + best_move(paper, game, s)->index;
        if (!std::strcmp(argv[1], "hand")) sum = sum * 31 + by_hand(paper, game, s).index;
        if (!std::strcmp(argv[1], "explain")) {
            const auto choice = explain_choice(paper, game, s);
            sum = sum * 31 + choice.options[*choice.pick].move.index;
        }
    }
    std::printf("%lu\n", sum);
}
