// The truth about a position of Nim: known from the nim-sum, so nothing is searched.
#include "core/judge.h"

#include <memory>

#include "games/nim/kit.h"

namespace rakus::nim {
namespace {

Truth truth_of(bool wins) {
    return {Exact{wins ? Class::win : Class::loss, std::nullopt, std::nullopt}, Nim::unit};
}
bool keeps_the_win(const Nim& game, const State& s, const Move& m) {
    return !mover_wins(game.rules, after(s, m));
}
// A move that wins, if there is one.
Move best(const Nim& game, const State& s) {
    const Moves all = moves(s);
    const auto winning = std::ranges::find_if(all, [&](const Move& m) { return keeps_the_win(game, s, m); });
    return winning == all.end() ? all[0] : *winning;
}

class NimJudge final : public Judge<Nim> {
   public:
    Judgement<Nim> judge(const Nim& game, const State& state, const TruthLimits& limits) const override {
        Judgement<Nim> j;
        j.source = "nim-sum";
        j.truth = truth_of(mover_wins(game.rules, state));
        for (State s = state; !over(s); s = after(s, j.line.back())) j.line.push_back(best(game, s));
        if (limits.all_moves)
            for (const Move& m : moves(state)) j.moves.emplace_back(m, truth_of(keeps_the_win(game, state, m)));
        return j;
    }
};

}  // namespace

std::shared_ptr<const Judge<Nim>> judge() {
    return std::make_shared<NimJudge>();
}

}  // namespace rakus::nim
