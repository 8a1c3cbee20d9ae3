#include "games/congklak/turn_game.h"

#include <algorithm>

#include "search/alphabeta.h"
#include "search/mcts.h"

namespace rakus::congklak {
namespace {

constexpr int kDecided = 1000;  // added to the lead of a decided game

TurnList list_turns(const TurnGame& game, const State& s) {
    Shortlist<TurnList::capacity()> best;
    Turns turns;
    turns.each_end(game.rules, s, [&](const TurnEnd& end) {
        const bool mine = end.state.to_move == s.to_move;
        const int value = game.outcome(end.state) ? game.final_value(end.state) : game.appraisal(end.state);
        best.offer(end, mine ? value : -value);
    });
    TurnList list;
    for (const auto& entry : best) list.push_back(entry.end);
    return list;
}

// A searcher of whole turns, as a player of single moves: it makes the first move of the turn it likes best.
template <class Searcher>
class TurnPlayer final : public Player<Congklak> {
   public:
    explicit TurnPlayer(Searcher searcher) : searcher_(std::move(searcher)) {}

    Pit choose(const Congklak& game, const State& s, Rng& rng) override {
        memory_.clear();
        return searcher_.choose(TurnGame{{game}, &memory_}, s, rng).first;
    }
    Choice<Pit> explain(const Congklak& game, const State& s, Rng& rng) override {
        memory_.clear();
        return by_first_move(searcher_.explain(TurnGame{{game}, &memory_}, s, rng));
    }

   private:
    // Each first move with the account of its best turn, the best first.
    static Choice<Pit> by_first_move(Choice<TurnEnd> turns) {
        Choice<Pit> choice;
        choice.tie_break = {"of equals the turn that was found first is taken",
                            "dari yang setara diambil giliran yang ditemukan lebih dulu"};
        std::ranges::stable_sort(turns.options,
                                 [](const auto& a, const auto& b) { return outranks(a.score, b.score); });
        for (auto& turn : turns.options)
            if (std::ranges::find(choice.options, turn.move.first, &Appraised<Pit>::move) == choice.options.end())
                choice.options.push_back({turn.move.first, std::move(turn.score), {}, true});
        if (turns.pick) choice.pick = 0;
        return choice;
    }

    Searcher searcher_;
    TurnGame::Memory memory_;
};

template <class Searcher, class Limits>
std::unique_ptr<Player<Congklak>> turn_player(Limits limits) {
    return std::make_unique<TurnPlayer<Searcher>>(Searcher(limits));
}

}  // namespace

static_assert(Solvable<TurnGame>);

const TurnList& TurnGame::moves(const State& s) const {
    const auto [at, fresh] = memory->try_emplace(s);
    if (fresh && !over(rules, s)) at->second = list_turns(*this, s);
    return at->second;
}

TurnEnd TurnGame::random_move(const State& s, Rng& rng) const {
    const Pit pit = Congklak::random_move(s, rng);
    return {congklak::after(rules, s, pit), pit, 1, 0};
}

std::optional<Outcome> TurnGame::outcome(const State& s) const {
    if (decided_for(s, Side::first)) return Outcome::first_wins;
    if (decided_for(s, Side::second)) return Outcome::second_wins;
    return Congklak::outcome(s);
}

int TurnGame::final_value(const State& s) const {
    return Congklak::appraisal(s) + kDecided * result_for(s.to_move, *outcome(s));
}

// A seed in the own row is worth a quarter of one in the store.
int TurnGame::appraisal(const State& s) const {
    return Congklak::appraisal(s) + home_of(s, s.to_move) / 4;
}

Result<TurnGame> TurnGame::configure(const Settings& settings) {
    const auto game = Congklak::configure(settings);
    return game ? Result<TurnGame>(TurnGame{{*game}, nullptr}) : game.error();
}

Result<Placed<TurnGame>> TurnGame::parse(std::string_view text) const {
    const auto placed = Congklak::parse(text);
    if (!placed) return placed.error();
    return Placed<TurnGame>{TurnGame{{placed->game}, memory}, placed->state};
}

Result<TurnEnd> TurnGame::parse_move(const State& s, std::string_view text) const {
    const auto pit = Congklak::parse_move(s, text);
    if (!pit) return pit.error();
    return TurnEnd{congklak::after(rules, s, *pit), *pit, 1, 0};
}

PlayerKind<Congklak> turn_alphabeta_kind() {
    return {"alphabeta",
            {"looks some whole turns ahead", "melihat beberapa giliran utuh ke depan"},
            {{"turns", 3, {"turns to look ahead", "giliran ke depan"}, 1, 16},
             {"time", 0, {"seconds a move; 0: no limit", "detik per langkah; 0: tanpa batas"}, 0, 3600}},
            true,
            [](std::span<const double> n) {
                return turn_player<search::AlphaBetaPlayer<TurnGame>>(
                    search::AlphaBetaLimits{static_cast<int>(n[0]), n[1]});
            },
            kGeneralMethod};
}

PlayerKind<Congklak> turn_mcts_kind() {
    return {"mcts",
            {"Monte Carlo tree search over whole turns", "pencarian pohon Monte Carlo atas giliran utuh"},
            {{"playouts", 300, {"play-outs a move", "permainan acak per langkah"}, 1, 1e8},
             {"exploration", 0.7, {"how much it explores", "seberapa banyak menjelajah"}, 0, 100}},
            false,
            [](std::span<const double> n) {
                return turn_player<search::MctsPlayer<TurnGame>>(search::MctsLimits{static_cast<int>(n[0]), n[1]});
            },
            kGeneralMethod};
}

}  // namespace rakus::congklak
