#include "games/congklak/facts.h"

#include <algorithm>

#include "core/fact_list.h"
#include "games/congklak/turns.h"

namespace rakus::congklak {
namespace {

using Survey = Facts::Survey;
using Glance = Facts::Glance;

constexpr double kAll = 2 * kMaxPits * kMaxSeeds;  // seeds of the largest board
constexpr Words kSeeds{"seeds", "biji"}, kPits{"pits", "lubang"}, kMoves{"moves", "langkah"};

// ---- what the facts stand on -------------------------------------------------------------------------------------

const Sown& result_of(const Glance& g) {
    return g.result.get([&] {
        if (g.played) return sow(g.survey.game.rules, g.survey.state, g.pit);
        Sown nothing;
        nothing.after = g.survey.state;
        return nothing;
    });
}
const State& after_of(const Glance& g) {
    return result_of(g).after;
}
const Effect& effect_in(const Glance& g) {
    return g.effect.get([&] { return effect_of(g.survey.game.rules, result_of(g), g.survey.state.to_move); });
}
const Prospects& reply_to(const Glance& g) {
    return g.reply.get([&] { return g.replied() ? prospects(g.survey.game.rules, after_of(g)) : Prospects{}; });
}
// The position with the other player to move, at the beginning of a turn.
State handed_to(State s, Side side) {
    s.to_move = side;
    s.gone = 0;
    return s;
}
// What the mover himself could do next if the opponent did nothing.
const Prospects& next_of(const Glance& g) {
    return g.next.get([&] {
        const State& now = after_of(g);
        const Rules& rules = g.survey.game.rules;
        if (!g.played || over(rules, now)) return Prospects{};
        return prospects(rules, result_of(g).again() ? now : handed_to(now, g.survey.state.to_move));
    });
}
const Prospects& threats_in(const Survey& s) {
    return s.threats.get([&] { return prospects(s.game.rules, handed_to(s.state, other(s.state.to_move))); });
}
int reply_turn_of(const Glance& g) {
    return g.reply_turn.get([&] { return g.replied() ? largest_turn(g.survey.game.rules, after_of(g)) : 0; });
}
TurnPlan plan_in(const Glance& g) {
    if (g.pit == kPass) return {};
    return g.survey.plans.get([&] { return Best{}.survey(g.survey.game, g.survey.state); })[g.pit.index];
}

int seeds_in_row(const State& s, int side) {
    return mancala::sum(s.board.row[side]);
}
int filled_pits(const State& s, int side) {
    int n = 0;
    mancala::for_each_filled(s.board.row[side], [&](int) { ++n; });
    return n;
}
// Pits whose seeds reach the store exactly, without a relay.
int exact_pits(const Rules& rules, const State& s, int side) {
    int n = 0;
    for (int pit = 0; pit < rules.pits; ++pit) n += mancala::seeds_in(s.board.row[side], pit) == rules.pits - pit;
    return n;
}
int seeds_of(const Glance& g) {
    return g.pit == kPass ? 0 : mancala::seeds_in(g.survey.state.board.row[g.survey.me()], g.pit.index);
}
int steps_of(const Glance& g) {
    return g.pit == kPass ? 0 : g.survey.game.rules.pits - g.pit.index;
}
// Seeds that must still come into the store for more than half of all.
int missing_for_win(const State& s, int side) {
    return std::max(0, s.board.total() / 2 + 1 - s.board.store[side]);
}

// ---- the list ----------------------------------------------------------------------------------------------------

using Listed = FactList<Facts>;

std::vector<std::string> ending_names(const Congklak&) {
    return {"in_store", "shoots", "in_own_empty", "in_their_empty", "in_filled", "passes"};
}

void seeds(Listed& list, std::string_view id, Words words, Listed::Of of, std::string_view source = {}) {
    list.number(id, words, kSeeds, 0, kAll, of, source);
}

void add_position(Listed& list) {
    list.number("seeds_in_rows", {"seeds in the pits", "biji di lubang"}, kSeeds, 0, kAll,
                [](const Survey& s, int) -> double { return s.state.board.seeds_in_pits(); });
    list.number(
        "own_seeds", {"own seeds", "biji sendiri"}, kSeeds, 0, kAll,
        [](const Survey& s, int) -> double { return seeds_in_row(s.state, s.me()); }, "4");
    list.number(
        "their_seeds", {"their seeds", "biji lawan"}, kSeeds, 0, kAll,
        [](const Survey& s, int) -> double { return seeds_in_row(s.state, s.you()); }, "4");
    list.number(
        "own_store", {"own store", "lumbung sendiri"}, kSeeds, 0, kAll,
        [](const Survey& s, int) -> double { return s.state.board.store[s.me()]; }, "4");
    list.number(
        "their_store", {"their store", "lumbung lawan"}, kSeeds, 0, kAll,
        [](const Survey& s, int) -> double { return s.state.board.store[s.you()]; }, "4");
    list.number("lead", {"lead in the stores", "selisih lumbung"}, kSeeds, -kAll, kAll,
                [](const Survey& s, int) -> double { return s.game.appraisal(s.state); });
    list.number(
        "to_win", {"seeds to win", "biji untuk menang"}, kSeeds, 0, kAll,
        [](const Survey& s, int) -> double { return missing_for_win(s.state, s.me()); }, "2");
    list.number(
        "their_to_win", {"their seeds to win", "biji lawan untuk menang"}, kSeeds, 0, kAll,
        [](const Survey& s, int) -> double { return missing_for_win(s.state, s.you()); }, "2");
    list.number("own_pits", {"own pits with seeds", "lubang sendiri berisi"}, kPits, 0, kMaxPits,
                [](const Survey& s, int) -> double { return filled_pits(s.state, s.me()); });
    list.number("their_pits", {"their pits with seeds", "lubang lawan berisi"}, kPits, 0, kMaxPits,
                [](const Survey& s, int) -> double { return filled_pits(s.state, s.you()); });
    list.number(
        "pits", {"pits a side", "lubang per sisi"}, kPits, 3, kMaxPits,
        [](const Survey& s, int) -> double { return s.game.rules.pits; }, "2");
}

// What the opponent could do if it were his turn now: what a move may prevent.
void add_threats(Listed& list) {
    list.number(
        "threat.shot", {"their shot now", "tembakan lawan kini"}, kSeeds, 0, kAll,
        [](const Survey& s, int) -> double { return threats_in(s).shot; }, "4 priority 2");
    list.number("threat.extras", {"their extra moves now", "giliran lagi lawan kini"}, kMoves, 0, kMaxPits,
                [](const Survey& s, int) -> double { return threats_in(s).extras; });
    list.number("threat.banked", {"their bank now", "simpanan lawan kini"}, kSeeds, 0, kAll,
                [](const Survey& s, int) -> double { return threats_in(s).banked; });
}

void add_move(Listed& list) {
    list.number("pit", {"pit", "lubang"}, {"number", "nomor"}, 0, kMaxPits, [](const Glance& g, int) -> double {
        return g.pit == kPass ? 0 : number_of(g.survey.game.rules, g.pit);
    });
    list.number(
        "steps", {"steps to the store", "langkah ke lumbung"}, kPits, 0, kMaxPits,
        [](const Glance& g, int) -> double { return steps_of(g); }, "4 priority 1");
    seeds(
        list, "seeds", {"seeds", "biji"}, [](const Glance& g, int) -> double { return seeds_of(g); }, "4");
    list.flag("exact", {"reaches the store", "pas ke lumbung"},
              [](const Glance& g, int) -> double { return g.pit != kPass && seeds_of(g) == steps_of(g); });
    list.flag(
        "pass", {"pass", "lewat"}, [](const Glance& g, int) -> double { return g.pit == kPass; }, "2");
    list.flag(
        "extra_move", kExtraMove.words, [](const Glance& g, int) -> double { return effect_in(g).again; },
        kExtraMove.source);
    list.flag(
        "in_empty", {"ends in an empty pit", "berakhir di lubang kosong"},
        [](const Glance& g, int) -> double { return effect_in(g).in_empty; }, "4 priority 2");
    seeds(
        list, "shot", kShoot.words, [](const Glance& g, int) -> double { return effect_in(g).shot; }, kShoot.source);
    seeds(
        list, "saved", kSave.words, [](const Glance& g, int) -> double { return effect_in(g).saved; }, kSave.source);
    seeds(
        list, "banked", kBanked.words, [](const Glance& g, int) -> double { return effect_in(g).banked; },
        kBanked.source);
    list.word(
        "ending", {"ends", "berakhir"}, 6, ending_names,
        [](const Glance& g, int) { return static_cast<double>(result_of(g).ending); }, "2");
    list.number(
        "relays", {"relays", "sambungan"}, {"relays", "sambungan"}, 0, 1000,
        [](const Glance& g, int) -> double { return result_of(g).relays; }, "2 case 2");
    list.flag("wins", {"decides the game", "menentukan kemenangan"}, [](const Glance& g, int) -> double {
        return g.played && decided_for(after_of(g), g.survey.state.to_move);
    });
    list.flag("ends_game", {"ends the game", "mengakhiri permainan"},
              [](const Glance& g, int) -> double { return g.played && over(g.survey.game.rules, after_of(g)); });
}

// The board after the move, and what the mover could do there.
void add_after(Listed& list) {
    seeds(list, "own_seeds_after", {"own seeds after", "biji sendiri sesudahnya"},
          [](const Glance& g, int) -> double { return seeds_in_row(after_of(g), g.survey.me()); });
    seeds(list, "their_seeds_after", {"their seeds after", "biji lawan sesudahnya"},
          [](const Glance& g, int) -> double { return seeds_in_row(after_of(g), g.survey.you()); });
    list.number("home", kHome.words, kSeeds, -kAll, kAll,
                [](const Glance& g, int) -> double { return home_of(after_of(g), g.survey.state.to_move); });
    list.number("given", {"given to their row", "diberikan ke baris lawan"}, kSeeds, -kAll, kAll,
                [](const Glance& g, int) -> double {
                    return seeds_in_row(after_of(g), g.survey.you()) - seeds_in_row(g.survey.state, g.survey.you());
                });
    list.number("pits_after", {"own pits with seeds after", "lubang sendiri berisi sesudahnya"}, kPits, 0, kMaxPits,
                [](const Glance& g, int) -> double { return filled_pits(after_of(g), g.survey.me()); });
    list.number(
        "exact_after", {"pits that reach the store after", "lubang pas ke lumbung sesudahnya"}, kPits, 0, kMaxPits,
        [](const Glance& g, int) -> double { return exact_pits(g.survey.game.rules, after_of(g), g.survey.me()); });
    list.number(
        "next.extras", {"own extra moves next", "giliran lagi berikutnya"}, kMoves, 0, kMaxPits,
        [](const Glance& g, int) -> double { return next_of(g).extras; }, "4 priority 1");
    seeds(list, "next.shot", {"own shot next", "tembakan berikutnya"},
          [](const Glance& g, int) -> double { return next_of(g).shot; });
    seeds(list, "next.banked", {"own bank next", "simpanan berikutnya"},
          [](const Glance& g, int) -> double { return next_of(g).banked; });
}

// What the opponent can do then.
void add_replies(Listed& list) {
    list.number("reply.moves", {"their moves", "langkah lawan"}, kMoves, 0, kMaxPits,
                [](const Glance& g, int) -> double { return reply_to(g).moves; });
    list.number("reply.extras", {"their extra moves", "giliran lagi lawan"}, kMoves, 0, kMaxPits,
                [](const Glance& g, int) -> double { return reply_to(g).extras; });
    seeds(
        list, "reply.shot", {"their best shot", "tembakan terbaik lawan"},
        [](const Glance& g, int) -> double { return reply_to(g).shot; }, "4 priority 2");
    seeds(list, "reply.banked", {"their best move banks", "simpanan langkah terbaik lawan"},
          [](const Glance& g, int) -> double { return reply_to(g).banked; });
    list.number("reply.targets", {"own pits they can shoot", "lubang sendiri yang bisa ditembak"}, kPits, 0, kMaxPits,
                [](const Glance& g, int) -> double { return reply_to(g).targets; });
    seeds(list, "safe_seeds", {"own seeds out of shot", "biji sendiri yang aman"}, [](const Glance& g, int) -> double {
        return seeds_in_row(after_of(g), g.survey.me()) - reply_to(g).target_seeds;
    });
    list.flag("reply.wins_by_move", {"they win in one move", "lawan menang dengan satu langkah"},
              [](const Glance& g, int) -> double { return reply_to(g).wins; });
    seeds(list, "reply.turn", {"their best turn banks", "simpanan giliran terbaik lawan"},
          [](const Glance& g, int) -> double { return reply_turn_of(g); });
    list.flag("reply.wins", {"they win in their turn", "lawan menang dalam gilirannya"},
              [](const Glance& g, int) -> double {
                  return g.replied() &&
                         2 * (after_of(g).board.store[g.survey.you()] + reply_turn_of(g)) > after_of(g).board.total();
              });
}

// The best whole turn that begins with the move, as `best` finds it with its own weights.
void add_turns(Listed& list) {
    list.flag("turn.wins", kWins.words, [](const Glance& g, int) -> double { return plan_in(g).wins; });
    list.flag("turn.yields", kYields.words, [](const Glance& g, int) -> double { return plan_in(g).yields; });
    seeds(list, "turn.banked", kTurn.words, [](const Glance& g, int) -> double { return plan_in(g).banked; });
    seeds(list, "turn.reply", {"banked by the reply to the turn", "disimpan balasan atas giliran"},
          [](const Glance& g, int) -> double { return plan_in(g).reply; });
    list.number("turn.home", {"lead of one's own row after the turn", "kelebihan baris sendiri sesudah giliran"},
                kSeeds, -kAll, kAll, [](const Glance& g, int) -> double { return plan_in(g).home; });
}

std::vector<Fact<Facts>> make_list() {
    Listed list;
    add_position(list);
    add_threats(list);
    add_move(list);
    add_after(list);
    add_replies(list);
    add_turns(list);
    return list.take();
}

}  // namespace

Prospects prospects(const Rules& rules, const State& s) {
    Prospects p;
    unsigned shot_at = 0;
    for (const Pit pit : moves(rules, s)) {
        if (pit == kPass) break;
        const Sown sown = sow(rules, s, pit);
        ++p.moves;
        p.extras += sown.again();
        p.shot = std::max(p.shot, sown.shot);
        p.banked = std::max(p.banked, sown.banked);
        p.wins = p.wins || decided_for(sown.after, s.to_move);
        if (sown.shot > 0) shot_at |= 1u << (rules.pits - 1 - sown.last);
    }
    for (int pit = 0; pit < rules.pits; ++pit)
        if (shot_at >> pit & 1) {
            ++p.targets;
            p.target_seeds += mancala::seeds_in(s.board.row[1 - index_of(s.to_move)], pit);
        }
    return p;
}

bool Facts::Glance::replied() const {
    return played && !result_of(*this).again() && !over(survey.game.rules, after_of(*this));
}

Facts::Glance Facts::glance(const Survey& s, Pit pit) const {
    const bool played = pit == kPass || mancala::seeds_in(s.state.board.row[s.me()], pit.index) > 0;
    return {s, pit, played, {}, {}, {}, {}, {}};
}

std::span<const Fact<Facts>> Facts::facts() {
    static const std::vector<Fact<Facts>> list = make_list();
    return list;
}

}  // namespace rakus::congklak
