#include "games/exodia/judge.h"

#include "games/exodia/duel.h"
#include "games/exodia/policy_file.h"
#include "lab/estimate.h"
#include "lab/ratio_interval.h"

namespace rakus::exodia {
namespace {

constexpr std::uint64_t kPlayouts = 20000, kNodes = 2'000'000;

// Play-outs from one place: how many won on this turn, and the turns of those that won at all.
struct Sample {
    int now = 1;
    std::uint64_t n = 0, this_turn = 0;
    Ratio later = {};  // turns after this one, of the duels won

    void add(const DuelResult& r) {
        ++n;
        if (!r.won) return;
        this_turn += r.turn == now;
        later.add_group(r.turn - now, 1);
    }
    Truth chance() const {
        const auto i = lab::share_of(this_turn, n);
        return {Estimate{i.value, i.low, i.high, n}, "win_chance", "turn"};
    }
    Truth mean_turn() const {
        if (later.groups() == 0) return {};
        const auto i = lab::ratio_interval(later, lab::RatioKind::loss);
        return {Estimate{now + i.value, now + i.low, now + i.high, later.groups()}, "turns"};
    }
};

std::uint64_t wanted(const TruthLimits& limits) {
    return limits.playouts ? limits.playouts : kPlayouts;
}

// As many play-outs as are wanted and the watch allows, and some at least.
Sample sample(const Program& p, const Policy& policy, const View& view, const Move* first, const TruthLimits& limits,
              const Watch& watch) {
    constexpr std::uint64_t kAtOnce = 64;
    Sample out{view.turn};
    for (std::uint64_t i = 0; i < wanted(limits); ++i) {
        if (i > 0 && i % kAtOnce == 0 && watch.out()) break;
        State s;
        s.seen = view;
        settle_deck(s);
        Rng rng = Rng::stream(limits.seed, i);
        if (first) apply(p, s, *first, rng);
        out.add(play_on(p, policy, s, rng));
    }
    return out;
}

class DuelJudge final : public Judge<Exodia> {
   public:
    Judgement<Exodia> judge(const Exodia& game, const State& state, const TruthLimits& limits) const override {
        if (const auto over = game.outcome(state.seen)) return finished(*over);
        return limits.see_all ? clairvoyant(game, state, limits) : estimate(game, state, limits);
    }

   private:
    static Judgement<Exodia> finished(Outcome o) {
        Judgement<Exodia> out;
        out.truth = {Exact{o == Outcome::first_wins ? Class::win : Class::loss, std::nullopt, 0}, "result"};
        out.source = "search";
        return out;
    }

    static Judgement<Exodia> estimate(const Exodia& game, const State& state, const TruthLimits& limits) {
        const Program& p = *game.program;
        const Policy policy = tuned_policy(p);
        const auto moves = limits.all_moves ? plain_moves(p, state.seen) : std::vector<Move>{};
        const Watch watch(limits);
        const Watch own(watch.share(1.0 / static_cast<double>(1 + moves.size())));
        const Sample all = sample(p, policy, state.seen, nullptr, limits, own);
        Judgement<Exodia> out;
        out.cut = all.n < wanted(limits) ? own.cut() : Cut::none;
        out.truth = all.chance();
        out.also.push_back(all.mean_turn());
        out.source = "play-outs";
        out.nodes = all.n;
        out.note = {"chance to win on this turn, and the mean turn of the duels won, by the player \"" + policy.name +
                        "\" on shuffles of the unseen deck",
                    "peluang menang pada giliran ini, dan rata-rata giliran duel yang menang, oleh pemain \"" +
                        policy.name + "\" pada kocokan dek yang belum terlihat"};
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Watch one(watch.share(1.0 / static_cast<double>(moves.size() - i)));
            const Sample s = sample(p, policy, state.seen, &moves[i], limits, one);
            if (s.n < wanted(limits)) out.cut = one.cut();
            out.moves.emplace_back(moves[i], s.chance());
        }
        return out;
    }

    // A deck without an order gets the one of the seed.
    static Judgement<Exodia> clairvoyant(const Exodia& game, const State& state, const TruthLimits& limits) {
        State s = state;
        Rng order(limits.seed);
        if (!s.ordered) order_deck(s, order);
        const Watch watch(limits);
        const std::uint64_t nodes = limits.nodes ? limits.nodes : kNodes;
        const Foresight f = foresee(game, s, limits.seed, limits.first_ply, nodes, watch);
        Judgement<Exodia> out;
        if (f.answer == Foresight::Answer::undecided) out.cut = watch.cut() == Cut::none ? Cut::work : watch.cut();
        out.from = s;
        out.line = f.line;
        out.nodes = f.nodes;
        out.source = "clairvoyant search, not playable";
        out.truth.unit = "win_this_turn";
        const bool yes = f.answer == Foresight::Answer::yes;
        if (f.answer != Foresight::Answer::undecided)
            out.truth = {Exact{yes ? Class::win : Class::loss, std::nullopt,
                               yes ? std::optional(static_cast<int>(f.line.size())) : std::nullopt},
                         "win_this_turn"};
        out.note = note_on(f.answer);
        return out;
    }

    static Text note_on(Foresight::Answer answer) {
        switch (answer) {
            case Foresight::Answer::yes:
                return {
                    "clairvoyant bound, not playable: yes, with this deck order a win on this turn exists",
                    "batas peramal, tidak bisa dimainkan: ya, dengan urutan dek ini ada kemenangan pada giliran ini"};
            case Foresight::Answer::no:
                return {"clairvoyant bound, not playable: no, with this deck order nothing wins on this turn",
                        "batas peramal, tidak bisa dimainkan: tidak, dengan urutan dek ini tak ada yang menang pada "
                        "giliran ini"};
            case Foresight::Answer::undecided:
                break;
        }
        return {"clairvoyant bound, not playable: undecided within the node limit",
                "batas peramal, tidak bisa dimainkan: belum terputuskan dalam batas simpul"};
    }
};

}  // namespace

std::shared_ptr<const Judge<Exodia>> make_judge() {
    return std::make_shared<DuelJudge>();
}

}  // namespace rakus::exodia
