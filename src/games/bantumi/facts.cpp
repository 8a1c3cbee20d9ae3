#include "games/bantumi/facts.h"

#include <algorithm>
#include <array>

namespace rakus::bantumi {
namespace {

using Survey = Facts::Survey;
using Glance = Facts::Glance;
using mancala::seeds_in;

constexpr double kSeeds = 128;  // 8 pits of 8 seeds on each side
constexpr Words kSeedUnit{"seeds", "biji"}, kPitUnit{"pits", "lubang"}, kMoveUnit{"moves", "langkah"};

int empty_pits(const Rules& rules, mancala::Row8 row) {
    return rules.pits - mancala::sum(mancala::filled(row) >> 7);
}

// ---- what the opponent can do next --------------------------------------------------------------------------------

bool answers(const Glance& g) {
    return !over(g.sown.after) && g.sown.after.to_move != g.survey.s.to_move;
}

const Facts::Answer& answer(const Glance& g) {
    return g.answer.get([&] {
        Facts::Answer a;
        if (!answers(g)) return a;
        const State& s = g.sown.after;
        for (const Pit pit : moves(s)) {
            const Sown sown = sow(g.survey.rules, s, pit);
            ++a.moves;
            a.steals = std::max(a.steals, sown.stolen);
            a.extra_turns += sown.again;
            a.banks = std::max(a.banks, sown.banked);
            a.wins = a.wins || 2 * sown.after.board.store[index_of(s.to_move)] > s.board.total();
        }
        return a;
    });
}

int stores_lead_of(const State& s, int side) {
    return s.board.store[side] - s.board.store[1 - side];
}

// The best that a whole turn can do, extra turns followed.
void follow_turn(const Rules& rules, const State& s, Side mover, int before, Facts::AnswerOfTurn& best) {
    if (over(s) || s.to_move != mover) {
        best.lead = std::max(best.lead, stores_lead_of(s, index_of(mover)) - before);
        return;
    }
    for (const Pit pit : moves(s)) {
        const Sown sown = sow(rules, s, pit);
        best.steals = std::max(best.steals, sown.stolen);
        follow_turn(rules, sown.after, mover, before, best);
    }
}

const Facts::AnswerOfTurn& answer_of_turn(const Glance& g) {
    return g.answer_of_turn.get([&] {
        Facts::AnswerOfTurn a;
        if (!answers(g)) return a;
        const Side opponent = g.sown.after.to_move;
        const int before = stores_lead_of(g.sown.after, index_of(opponent));
        a.lead = -static_cast<int>(kSeeds);
        follow_turn(g.survey.rules, g.sown.after, opponent, before, a);
        return a;
    });
}

const Exchange& exchange(const Glance& g) {
    return g.exchange.get([&] { return Best{}.best_exchange(g.survey.rules, g.survey.s, g.pit); });
}

int given(const Glance& g) {
    const auto& sowing = mancala::Sowing<mancala::Row8>::of(g.survey.rules.pits);
    return mancala::sum(sowing.spread(g.pit.index, seeds_in(g.survey.s.board.row[g.me()], g.pit.index)).opponent);
}

int seeds_of(const Glance& g) {
    return seeds_in(g.survey.s.board.row[g.me()], g.pit.index);
}

// ---- the list ------------------------------------------------------------------------------------------------------

Fact<Facts> here(FactInfo info, double (*f)(const Survey&, int)) {
    return {info, f, nullptr, nullptr, nullptr};
}
Fact<Facts> of(FactInfo info, double (*f)(const Glance&, int)) {
    return {info, nullptr, f, nullptr, nullptr};
}
FactInfo number(std::string_view id, Words words, Words unit, double low, double high, std::string_view source = {}) {
    return {id, words, unit, low, high, FactType::number, source};
}
FactInfo flag(std::string_view id, Words words, std::string_view source = {}) {
    return {id, words, {}, 0, 1, FactType::flag, source};
}
FactInfo seeds(std::string_view id, Words words, std::string_view source = {}) {
    return number(id, words, kSeedUnit, 0, kSeeds, source);
}

std::vector<Fact<Facts>> facts_of_position() {
    return {
        here(seeds("seeds_in_rows", {"seeds in all pits", "biji di semua lubang"}),
             [](const Survey& s, int) -> double { return s.s.board.seeds_in_pits(); }),
        here(seeds("own_seeds", {"seeds in one's own pits", "biji di lubang sendiri"}),
             [](const Survey& s, int) -> double { return mancala::sum(s.s.board.row[s.me()]); }),
        here(seeds("their_seeds", {"seeds in the opponent's pits", "biji di lubang lawan"}),
             [](const Survey& s, int) -> double { return mancala::sum(s.s.board.row[1 - s.me()]); }),
        here(seeds("own_store", {"seeds in one's own store", "biji di lumbung sendiri"}, "2.1"),
             [](const Survey& s, int) -> double { return s.s.board.store[s.me()]; }),
        here(seeds("their_store", {"seeds in the opponent's store", "biji di lumbung lawan"}, "2.1"),
             [](const Survey& s, int) -> double { return s.s.board.store[1 - s.me()]; }),
        here(number("lead", {"own store less the opponent's", "lumbung sendiri dikurangi lumbung lawan"}, kSeedUnit,
                    -kSeeds, kSeeds),
             [](const Survey& s, int) -> double { return stores_lead_of(s.s, s.me()); }),
        here(seeds("to_win",
                   {"seeds still needed for more than half", "biji yang masih perlu untuk lebih dari separuh"}),
             [](const Survey& s, int) -> double {
                 return std::max(0, s.s.board.total() / 2 + 1 - s.s.board.store[s.me()]);
             }),
        here(number("own_empty", {"own empty pits", "lubang kosong sendiri"}, kPitUnit, 0, 8),
             [](const Survey& s, int) -> double { return empty_pits(s.rules, s.s.board.row[s.me()]); }),
        here(number("their_empty", {"the opponent's empty pits", "lubang kosong lawan"}, kPitUnit, 0, 8),
             [](const Survey& s, int) -> double { return empty_pits(s.rules, s.s.board.row[1 - s.me()]); }),
        here(seeds("at_risk", {"most that one move of the opponent can steal", "curian terbesar satu langkah lawan"},
                   "2.3 priority 2"),
             [](const Survey& s, int) -> double { return *std::ranges::max_element(s.threats(Threat::one_move)); }),
        here(seeds("at_risk_turn",
                   {"most that a whole turn of the opponent can steal", "curian terbesar satu giliran lawan"}, "2.5"),
             [](const Survey& s, int) -> double { return *std::ranges::max_element(s.threats(Threat::whole_turn)); }),
    };
}

std::vector<Fact<Facts>> facts_of_move() {
    return {
        of(number("pit", {"pit, from the left", "lubang, dari kiri"}, {"number", "nomor"}, 1, 8),
           [](const Glance& g, int) -> double { return g.pit.index + 1; }),
        of(seeds("seeds", {"seeds in the pit", "biji di lubang itu"}),
           [](const Glance& g, int) -> double { return seeds_of(g); }),
        of(flag("extra_turn", {"extra turn", "giliran lagi"}, "2.3 priority 1"),
           [](const Glance& g, int) -> double { return g.sown.again; }),
        of(seeds("steals", {"steals", "mencuri"}, "2.3 priority 2"),
           [](const Glance& g, int) -> double { return g.sown.stolen; }),
        of(seeds("saves", {"saves from one move of the opponent", "menyelamatkan dari satu langkah lawan"},
                 "2.3 priority 2"),
           [](const Glance& g, int) -> double { return g.survey.threats(Threat::one_move)[g.pit.index]; }),
        of(seeds("saves_turn", {"saves from a whole turn of the opponent", "menyelamatkan dari satu giliran lawan"},
                 "2.5"),
           [](const Glance& g, int) -> double { return g.survey.threats(Threat::whole_turn)[g.pit.index]; }),
        of(flag("rightmost", {"rightmost pit", "lubang paling kanan"}, "2.3 priority 3"),
           [](const Glance& g, int) -> double { return is_rightmost(g.survey.s, g.pit); }),
        of(seeds("banks", {"seeds that come into one's own store", "biji yang masuk lumbung sendiri"}, "2.1"),
           [](const Glance& g, int) -> double { return g.sown.banked; }),
        of(seeds("gives", {"seeds sown to the opponent", "biji yang jatuh di pihak lawan"}),
           [](const Glance& g, int) -> double { return given(g); }),
        of(number("short_of_store", {"seeds short of one's own store", "biji yang kurang untuk mencapai lumbung"},
                  kSeedUnit, -kSeeds, 8),
           [](const Glance& g, int) -> double { return g.survey.rules.pits - g.pit.index - seeds_of(g); }),
        of(seeds("own_seeds_after", {"seeds in one's own pits after it", "biji di lubang sendiri sesudahnya"}),
           [](const Glance& g, int) -> double { return mancala::sum(g.after().row[g.me()]); }),
        of(seeds("their_seeds_after", {"seeds in the opponent's pits after it", "biji di lubang lawan sesudahnya"}),
           [](const Glance& g, int) -> double { return mancala::sum(g.after().row[1 - g.me()]); }),
        of(number("own_empty_after", {"own empty pits after it", "lubang kosong sendiri sesudahnya"}, kPitUnit, 0, 8),
           [](const Glance& g, int) -> double { return empty_pits(g.survey.rules, g.after().row[g.me()]); }),
        of(number("lead_after", {"own store less the opponent's after it", "selisih lumbung sesudahnya"}, kSeedUnit,
                  -kSeeds, kSeeds),
           [](const Glance& g, int) -> double { return stores_lead_of(g.sown.after, g.me()); }),
        of(flag("wins", {"has more than half then", "lebih dari separuh sesudahnya"}),
           [](const Glance& g, int) -> double { return 2 * g.after().store[g.me()] > g.after().total(); }),
        of(flag("ends", {"ends the game", "mengakhiri permainan"}, "2.1"),
           [](const Glance& g, int) -> double { return over(g.sown.after); }),
    };
}

// After this move the opponent is to move; all are 0 after an extra turn and after the end.
std::vector<Fact<Facts>> facts_of_reply() {
    return {
        of(number("reply_moves", {"moves of the opponent then", "langkah lawan sesudahnya"}, kMoveUnit, 0, 8),
           [](const Glance& g, int) -> double { return answer(g).moves; }),
        of(seeds("reply_steals", {"the opponent's largest steal then", "curian terbesar lawan sesudahnya"}),
           [](const Glance& g, int) -> double { return answer(g).steals; }),
        of(seeds("reply_steals_turn",
                 {"the largest steal of the opponent's turn then", "curian terbesar giliran lawan sesudahnya"}, "2.5"),
           [](const Glance& g, int) -> double { return answer_of_turn(g).steals; }),
        of(number(
               "reply_extra_turns",
               {"the opponent's moves with an extra turn then", "langkah lawan yang memberi giliran lagi sesudahnya"},
               kMoveUnit, 0, 8),
           [](const Glance& g, int) -> double { return answer(g).extra_turns; }),
        of(seeds("reply_banks", {"most that the opponent banks then", "simpanan terbesar lawan sesudahnya"}),
           [](const Glance& g, int) -> double { return answer(g).banks; }),
        of(number("reply_lead",
                  {"lead that the opponent's best turn wins then", "keunggulan dari giliran terbaik lawan sesudahnya"},
                  kSeedUnit, -kSeeds, kSeeds),
           [](const Glance& g, int) -> double { return answer_of_turn(g).lead; }),
        of(flag("reply_wins",
                {"one move of the opponent has more than half then", "satu langkah lawan mencapai lebih dari separuh"}),
           [](const Glance& g, int) -> double { return answer(g).wins; }),
    };
}

// The best whole turn that begins with this move and the opponent's best whole turn after it, as the player `best`
// weighs them.
std::vector<Fact<Facts>> facts_of_exchange() {
    return {
        of(number("turn_lead", {"lead won by the turn", "keunggulan dari giliran ini"}, kSeedUnit, -kSeeds, kSeeds,
                  kLead.source),
           [](const Glance& g, int) -> double { return exchange(g).lead; }),
        of(number("turn_reply", {"won back by the opponent's turn", "direbut kembali oleh giliran lawan"}, kSeedUnit,
                  -kSeeds, kSeeds, kReply.source),
           [](const Glance& g, int) -> double { return exchange(g).reply; }),
        of(number("turn_rows", kRows.words, kSeedUnit, -kSeeds, kSeeds, kRows.source),
           [](const Glance& g, int) -> double { return exchange(g).then.rows; }),
        of(number("turn_spill", kSpill.words, kPitUnit, -8, 8, kSpill.source),
           [](const Glance& g, int) -> double { return exchange(g).then.spill; }),
        of(number("turn_empty", kEmpty.words, kPitUnit, -8, 8, kEmpty.source),
           [](const Glance& g, int) -> double { return exchange(g).then.empty; }),
        of(seeds("turn_next_steal", kNextSteal.words, kNextSteal.source),
           [](const Glance& g, int) -> double { return exchange(g).then.next; }),
    };
}

}  // namespace

std::span<const Fact<Facts>> Facts::facts() {
    static const std::vector<Fact<Facts>> all = [] {
        std::vector<Fact<Facts>> out;
        for (const auto& part : {facts_of_position(), facts_of_move(), facts_of_reply(), facts_of_exchange()})
            out.insert(out.end(), part.begin(), part.end());
        return out;
    }();
    return all;
}

}  // namespace rakus::bantumi
