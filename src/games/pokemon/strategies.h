// The greedy players of Rusli's paper and of the exact reading. A turn is the greedy loop of the paper's flow (2.4):
//   bench, evolve, (Trainers and Powers), attach, retreat - the preparing phase - and then the attack of 3.1.1.
// Each step is a priority, so the loop does the earlier steps first; what a step does not want is left for nobody.
// `paper` values attacks by 3.2, `official` by the exact distribution of their damage.
#pragma once
#include <array>
#include <vector>

#include "core/greedy.h"
#include "core/player.h"
#include "games/pokemon/game.h"
#include "games/pokemon/valuation.h"

namespace rakus::pokemon {

// ---- the steps, in order -------------------------------------------------------------------------------------

inline constexpr Rule kOpening{"opening", {"opening Pokemon", "Pokemon pembuka"}, "2.4 setup"};
inline constexpr Rule kAnswer{"answer", {"answers the effect", "menjawab efek"}, "2.4"};
inline constexpr Rule kBench{"bench", {"to the bench", "ke cadangan"}, "2.4 preparing 2"};
inline constexpr Rule kEvolveActive{
    "evolve_active", {"evolves the active", "evolusi Pokemon aktif"}, "2.4 preparing 3"};
inline constexpr Rule kEvolveBench{"evolve_bench", {"evolves on the bench", "evolusi di cadangan"}, "2.4 preparing 3"};
inline constexpr Rule kTrainer{"trainer", {"Trainer or Power helps", "Trainer atau Power menolong"}, "rule book"};
inline constexpr Rule kAttachKo{"attach_ko",
                                {"energy raises the chance of a knock-out", "energi menaikkan peluang menumbangkan"},
                                "2.4 preparing 4"};
inline constexpr Rule kAttachRaise{
    "attach_raise", {"energy raises the best attack", "energi menaikkan serangan terbaik"}, "2.4 preparing 4"};
inline constexpr Rule kAttachNear{
    "attach_near", {"energy brings the active nearer", "energi mendekatkan Pokemon aktif"}, "2.4 preparing 4"};
inline constexpr Rule kAttachBench{
    "attach_bench", {"energy for the bench", "energi untuk cadangan"}, "2.4 preparing 4"};
inline constexpr Rule kAttachAny{"attach_any", {"energy because there is one", "energi karena ada"}, "2.4 preparing 4"};
inline constexpr Rule kRetreat{"retreat", {"a better one comes forward", "yang lebih baik maju"}, "2.4 preparing 5"};
inline constexpr Rule kStopsLoop{
    "early_stop",
    {"knocks out by its value: the loop stops here", "menumbangkan menurut nilainya: perulangan berhenti di sini"},
    "3.1.1 objective"};
inline constexpr Rule kClaimsKo{
    "knock_out", {"knocks out by its value", "menumbangkan menurut nilainya"}, "3.1.1 objective"};
inline constexpr Rule kMayKnockOut{
    "chance_of_ko", {"by the chance of a knock-out", "menurut peluang menumbangkan"}, "3.1.1 objective"};
inline constexpr Rule kByDamage{"damage", {"by its damage", "menurut kerusakannya"}, "3.1.1 selection"};
inline constexpr Rule kEnd{"end", {"ends the turn", "mengakhiri giliran"}, "2.4 attack 8"};
inline constexpr Rule kNotNow{"not_now", {"brings nothing now", "belum ada gunanya"}, "3.1.1"};

// What a term counts.
inline constexpr Rule kValue{"value", {"value of its best attack", "nilai serangan terbaik"}, "3.2"};
inline constexpr Rule kHp{"hp", {"HP", "HP"}, "2.3"};
inline constexpr Rule kRetreatCost{"retreat_cost", {"retreat cost", "biaya mundur"}, "2.3"};
inline constexpr Rule kLine{"evolution", {"its evolution is in hand", "evolusinya ada di tangan"}, "2.4"};
inline constexpr Rule kFuel{"fuel", {"its energy is in hand", "energinya ada di tangan"}, "2.4"};
inline constexpr Rule kEnergy{"energy", {"energies on it", "energi padanya"}, "2.4"};
inline constexpr Rule kMissing{"missing", {"energies still missing", "energi yang masih kurang"}, "2.4"};
inline constexpr Rule kClaim{"claim", {"can knock out now", "dapat menumbangkan sekarang"}, "3.1.1"};
inline constexpr Rule kUse{"use", {"use", "kegunaan"}, "rule book"};
inline constexpr Rule kChanceKo{
    "p_ko", {"true chance of a knock-out", "peluang menumbangkan sebenarnya"}, "exact distribution"};
inline constexpr Rule kExpected{"expected", {"expected damage", "harapan kerusakan"}, "exact distribution"};
inline constexpr Rule kExpectedSelf{
    "self_expected", {"expected damage to itself", "harapan kerusakan pada diri"}, "exact distribution"};

struct Weights {
    double value = 1000, hp = 5, retreat_cost = -1, evolution = 10000, fuel = 1000, energy = 1000, missing = -1000,
           claim = 1000000, use = 1;
    double attach = 0;  // the place of a word of kAttach
};
inline constexpr std::array<std::string_view, 2> kAttach{"always", "useful"};

// What the appraisals of one decision share.
struct Outlook {
    Side me = Side::first;
    Worth now;                     // the active's best attack, as it stands
    bool dies = false;             // the opponent's best attack would knock the active out next turn
    std::array<double, 4> p_ko{};  // of each attack, for the order of `official`
};

// Is this Basic of the hand wanted on the bench? And is there one: that step is done before the others are looked at,
// because nothing else depends on what it finds.
bool wants_bench(const Rules&, const Field&, CardId);
bool benching(const Rules&, const State&);

struct Greedy {
    Weights weights{};
    Valuation how = Valuation::paper;
    bool early_stop = true;  // the loop of 3.1.1 stops at the first attack that knocks out

    static std::vector<WeightField<Weights>> weight_fields();
    bool attaches_always() const { return weights.attach == 0; }  // 2.4: an energy card is added if there is one

    Moves candidates(const Pokemon&, const View&) const;
    std::vector<LeftOut<Move>> left_out(const Pokemon&, const View&) const;
    Outlook survey(const Pokemon&, const View&) const;
    template <class Why>
    bool feasible(const Pokemon& game, const View& v, const Move& m, Why& why) const;
    template <class Score>
    void appraise(const Pokemon&, const View&, const Outlook&, const Move&, Score&) const;
    bool complete(const Pokemon&, const View& began, const View& now) const {
        return began.table.turn != now.table.turn || began.table.chooser != now.table.chooser ||
               now.table.phase == Phase::over;
    }
    // Prizes taken, as the paper counts them.
    double objective(const Pokemon& game, const View& v, Side me) const {
        return game.rules.prizes - v.table.field(me).prizes.size();
    }
    Words tie_break() const {
        if (how == Valuation::exact)
            return {"of equals the first candidate is taken, the cheaper attack before the dearer",
                    "dari yang setara diambil kandidat pertama, serangan yang lebih murah lebih dulu"};
        return {"of equals the first candidate is taken, attacks in the order of the card",
                "dari yang setara diambil kandidat pertama, serangan menurut urutan di kartu"};
    }
};

template <class Why>
bool Greedy::feasible(const Pokemon& game, const View& v, const Move& m, Why& why) const {
    if (m.act != Do::attack) return true;  // only legal moves enter C
    if constexpr (Why::keeps) {
        const auto refused = attack_refused(game.rules, v.table, v.table.chooser, m.n);
        if (refused) why.set(refused->code, refused->text);
        return !refused;
    } else {
        return may_attack(game.rules, v.table, v.table.chooser, m.n);
    }
}

extern template void Greedy::appraise(const Pokemon&, const View&, const Outlook&, const Move&, Total&) const;
extern template void Greedy::appraise(const Pokemon&, const View&, const Outlook&, const Move&, Breakdown&) const;

static_assert(GreedyStrategy<Greedy, Pokemon>);

// The chance of each damage as terms that are shown and do not count: "damage_30" 0.5.
template <class Score>
void show_forecast(const Forecast&, Score&);

std::vector<PlayerKind<Pokemon>> players();

}  // namespace rakus::pokemon
