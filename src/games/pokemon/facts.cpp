#include "games/pokemon/facts.h"

#include <algorithm>

#include "core/fact_list.h"
#include "games/pokemon/energy.h"
#include "games/pokemon/fact_parts.h"
#include "games/pokemon/gameboy.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

using Survey = Facts::Survey;
using Glance = Facts::Glance;
using Listed = FactList<Facts>;

constexpr auto kPaper = Valuation::paper, kExact = Valuation::exact;
constexpr Words kHpUnit{"HP", "HP"}, kCards{"cards", "kartu"}, kCount{"Pokemon", "Pokemon"},
    kTens{"damage", "kerusakan"}, kEnergies{"energies", "energi"}, kChance{"chance", "peluang"},
    kPrizes{"prizes", "hadiah"}, kPoints{"points", "poin"}, kAttacks{"attacks", "serangan"};
constexpr double kMostHp = 500, kMostDamage = 2600, kMostValue = 20000;
constexpr int kMostCards = 256;

// ---- names -------------------------------------------------------------------------------------------------------

// In the order of Do.
std::vector<std::string> kind_names(const Pokemon&) {
    return {"opening", "bench",  "evolve",   "attach",  "trainer", "power", "dismiss",
            "retreat", "attack", "end_turn", "promote", "answer",  "stop"};
}
// In the order of Phase.
std::vector<std::string> phase_names(const Pokemon&) {
    return {"first_active", "first_bench", "mulligan", "main",       "asking",
            "paying",       "promoting",   "saving",   "discarding", "finished"};
}
// In the order of Kind; the last stands for no card, or one that is not known.
std::vector<std::string> card_kind_names(const Pokemon&) {
    return {"basic", "stage1", "stage2", "item", "supporter", "stadium", "tool", "energy", "special_energy", "no_card"};
}
std::vector<std::string> type_names(const Pokemon&) {
    return {"grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "colorless", "no_type"};
}
// Every card of the catalogue by its short name in the pool that is played, as a word of the language.
std::vector<std::string> card_names(const Pokemon& game) {
    std::vector<std::string> names{"unknown"};
    for (std::size_t i = 1; i < catalogue().size(); ++i) {
        std::string name = catalogue().word_for(CardId{static_cast<std::uint8_t>(i)}, game.rules.pool);
        std::ranges::replace(name, '-', '_');
        names.push_back(std::move(name));
    }
    return names;
}

double card_kind(CardId c) {
    return c.known() ? static_cast<double>(catalogue()[c].kind) : 9;
}

// The card that a move is about: the one that is played, else the Pokemon that it is about.
CardId card_in(const Glance& g) {
    if (g.move.card.known()) return g.move.card;
    const InPlay* p = target_of(g);
    return p != nullptr && g.move.act != Do::attack ? p->top() : CardId{};
}

int copies(const Pile& pile, int card) {
    return static_cast<int>(std::count(pile.begin(), pile.end(), CardId{static_cast<std::uint8_t>(card)}));
}

// Of a place where a Pokemon may be missing.
template <class Ask>
double of(const InPlay* p, Ask ask) {
    return p == nullptr || p->empty() || !p->top().known() ? 0.0 : static_cast<double>(ask(*p));
}

// ---- the position ------------------------------------------------------------------------------------------------

void add_game(Listed& list) {
    list.number("turn", {"turn", "giliran"}, {"turns", "giliran"}, 0, 1001,
                [](const Survey& s, int) -> double { return s.table.turn; });
    list.word(
        "phase", {"what is decided", "yang diputuskan"}, 10, phase_names,
        [](const Survey& s, int) { return static_cast<double>(s.table.phase); }, "2.4");
    list.flag("paper_rules", {"rules of the paper", "aturan makalah"},
              [](const Survey& s, int) -> double { return s.game.rules.preset == Preset::paper; });
    list.number(
        "prizes_left", {"own prizes left", "sisa hadiah sendiri"}, kPrizes, 0, 6,
        [](const Survey& s, int) -> double { return s.mine().prizes.size(); }, "2.2");
    list.number(
        "their_prizes_left", {"their prizes left", "sisa hadiah lawan"}, kPrizes, 0, 6,
        [](const Survey& s, int) -> double { return s.theirs().prizes.size(); }, "2.2");
    list.number("hand_size", {"cards in hand", "kartu di tangan"}, kCards, 0, kLargestDeck,
                [](const Survey& s, int) -> double { return s.mine().hand.size(); });
    list.number("their_hand_size", {"cards in their hand", "kartu di tangan lawan"}, kCards, 0, kLargestDeck,
                [](const Survey& s, int) -> double { return s.theirs().hand.size(); });
    list.number("deck_size", {"cards in the deck", "kartu di dek"}, kCards, 0, kLargestDeck,
                [](const Survey& s, int) -> double { return s.mine().deck.size(); });
    list.number("their_deck_size", {"cards in their deck", "kartu di dek lawan"}, kCards, 0, kLargestDeck,
                [](const Survey& s, int) -> double { return s.theirs().deck.size(); });
    list.number(
        "bench_size", {"own bench", "cadangan sendiri"}, kCount, 0, kBenchSize,
        [](const Survey& s, int) -> double { return s.mine().bench; }, "2.4 preparing 2");
    list.number("their_bench_size", {"their bench", "cadangan lawan"}, kCount, 0, kBenchSize,
                [](const Survey& s, int) -> double { return s.theirs().bench; });
    list.number("in_play", {"own Pokemon in play", "Pokemon sendiri di arena"}, kCount, 0, 1 + kBenchSize,
                [](const Survey& s, int) -> double { return s.mine().in_play(); });
    list.flag(
        "benching", {"a Basic waits for the bench", "ada Basic untuk cadangan"},
        [](const Survey& s, int) -> double {
            return s.benching.get([&] { return s.table.phase == Phase::main && benching(s.game.rules, s.table); });
        },
        "2.4 preparing 2");
    list.flag(
        "attached", {"energy attached this turn", "energi sudah dipasang"},
        [](const Survey& s, int) -> double { return s.table.attached; }, "2.4 preparing 4");
    list.flag(
        "retreated", {"retreated this turn", "sudah mundur"},
        [](const Survey& s, int) -> double { return s.table.retreated; }, "2.4 preparing 5");
    list.number("in_hand", {"copies in hand", "salinan di tangan"}, kCards, 0, kLargestDeck,
                [](const Survey& s, int card) -> double { return copies(s.mine().hand, card); });
    list.about(card_names);
    list.number("in_discard", {"copies in the discard pile", "salinan di tumpukan buangan"}, kCards, 0, kLargestDeck,
                [](const Survey& s, int card) -> double { return copies(s.mine().discard, card); });
    list.about(card_names);
}

void add_actives(Listed& list) {
    list.number(
        "active.hp_left", {"HP left of the active", "sisa HP Pokemon aktif"}, kHpUnit, -kMostDamage, kMostHp,
        [](const Survey& s, int) { return of(&s.mine().active(), hp_left); }, "2.3");
    list.number("active.energies", {"energies on the active", "energi Pokemon aktif"}, kEnergies, 0, kLargestDeck,
                [](const Survey& s, int) { return of(&s.mine().active(), [](auto& p) { return p.energy_cards(); }); });
    list.flag("active.turned", {"active asleep, confused or paralyzed", "aktif tidur, bingung, atau lumpuh"},
              [](const Survey& s, int) -> double { return (s.mine().active().conditions & kTurned) != 0; });
    list.number(
        "their.hp_left", {"HP left of their active", "sisa HP aktif lawan"}, kHpUnit, -kMostDamage, kMostHp,
        [](const Survey& s, int) { return of(&s.theirs().active(), hp_left); }, "3.1.1 objective");
    list.number(
        "their.hp", {"HP of their active", "HP aktif lawan"}, kHpUnit, 0, kMostHp,
        [](const Survey& s, int) { return of(&s.theirs().active(), hp_of); }, "2.3");
    list.number(
        "their.energies", {"energies on their active", "energi aktif lawan"}, kEnergies, 0, kLargestDeck,
        [](const Survey& s, int) { return of(&s.theirs().active(), [](auto& p) { return p.energy_cards(); }); });
    list.flag("their.turned", {"their active asleep, confused or paralyzed", "aktif lawan tidur, bingung, atau lumpuh"},
              [](const Survey& s, int) -> double { return (s.theirs().active().conditions & kTurned) != 0; });
    list.number(
        "now.value", {"best attack now, by 3.2", "serangan terbaik kini, menurut 3.2"}, kTens, -kMostValue, kMostValue,
        [](const Survey& s, int) { return worth_now(s, kPaper).value; }, "3.2");
    list.flag(
        "now.knocks_out", {"it knocks out by its value", "menumbangkan menurut nilainya"},
        [](const Survey& s, int) { return worth_now(s, kPaper).ko; }, "3.1.1 objective");
    list.number("now.net", {"expected damage now, less to itself", "harapan kerusakan kini, dikurangi pada diri"},
                kTens, -kMostValue, kMostValue, [](const Survey& s, int) { return worth_now(s, kExact).value; });
    list.number("now.p_ko", {"chance of a knock-out now", "peluang menumbangkan kini"}, kChance, 0, 1,
                [](const Survey& s, int) { return worth_now(s, kExact).ko; });
    list.flag(
        "dies", {"their attack knocks the active out, by 3.2", "serangan lawan menumbangkan, menurut 3.2"},
        [](const Survey& s, int) -> double { return dies_now(s, kPaper); }, "3.2");
    list.flag("doomed", {"their attack likely knocks the active out", "serangan lawan mungkin besar menumbangkan"},
              [](const Survey& s, int) -> double { return dies_now(s, kExact); });
    list.flag("first_attack_suffices", {"the first attack kills as well", "serangan pertama juga menumbangkan"},
              [](const Survey& s, int) -> double { return first_attack_suffices(s); });
    list.flag("last_stand", {"a knock-out now loses the game", "tumbang sekarang berarti kalah"},
              [](const Survey& s, int) -> double { return last_stand(s.game.rules, s.table, s.me); });
}

// ---- the move ----------------------------------------------------------------------------------------------------

void add_card(Listed& list) {
    list.word(
        "kind", {"kind of move", "jenis langkah"}, 13, kind_names,
        [](const Glance& g, int) { return static_cast<double>(g.move.act); }, "2.4");
    list.word("card", {"card", "kartu"}, kMostCards, card_names,
              [](const Glance& g, int) -> double { return card_in(g).value; });
    list.word(
        "card_kind", {"kind of card", "jenis kartu"}, 10, card_kind_names,
        [](const Glance& g, int) { return card_kind(card_in(g)); }, "2.3");
    list.word(
        "type", {"type of the card", "tipe kartu"}, 10, type_names,
        [](const Glance& g, int) {
            const Card& c = catalogue()[card_in(g)];
            return static_cast<double>(is_energy(c.kind) ? c.provides : c.type);
        },
        "2.3");
    list.number(
        "card.hp", kHp.words, kHpUnit, 0, kMostHp,
        [](const Glance& g, int) -> double { return catalogue()[card_in(g)].hp; }, "2.3");
    list.number(
        "card.retreat_cost", kRetreatCost.words, kEnergies, 0, 6,
        [](const Glance& g, int) -> double { return catalogue()[card_in(g)].retreat; }, "2.3");
    list.flag(
        "evolution_in_hand", kLine.words,
        [](const Glance& g, int) -> double {
            return card_in(g).known() && evolution_in_hand(g.survey.mine(), catalogue()[card_in(g)]);
        },
        "2.4");
    list.flag(
        "fuel_in_hand", kFuel.words,
        [](const Glance& g, int) -> double {
            return card_in(g).known() && fuel_in_hand(g.survey.mine(), catalogue()[card_in(g)]);
        },
        "2.4");
    list.number(
        "opening_value", {"attack with one energy of the hand", "serangan dengan satu energi di tangan"}, kTens, 0,
        kMostDamage,
        [](const Glance& g, int) {
            return g.move.act != Do::active && g.move.act != Do::bench
                       ? 0
                       : opening_value(g.survey.game.rules, g.survey.table, g.survey.me, g.move.card);
        },
        "2.4 setup");
    list.flag(
        "wanted_on_bench", kBench.words,
        [](const Glance& g, int) -> double {
            return g.move.act == Do::bench && wants_bench(g.survey.game.rules, g.survey.mine(), g.move.card);
        },
        "2.4 preparing 2");
    list.number("usefulness", {"worth of the card in hand", "nilai kartu di tangan"}, kPoints, -1000, 100,
                [](const Glance& g, int) {
                    return g.move.card.known() ? usefulness(g.survey.game.rules, g.survey.mine(), g.move.card) : 0;
                });
    list.number("use", kUse.words, kPoints, -kMostValue, kMostValue,
                [](const Glance& g, int) { return use_of(g, kPaper); });
    list.number("use_exact", {"use, by the exact chances", "kegunaan menurut peluang eksak"}, kPoints, -kMostValue,
                kMostValue, [](const Glance& g, int) { return use_of(g, kExact); });
}

void add_target(Listed& list) {
    list.flag("target.active", {"is active", "Pokemon aktif"}, [](const Glance& g, int) -> double {
        const InPlay* p = target_of(g);
        return p != nullptr && (p == &g.survey.mine().active() || p == &g.survey.theirs().active());
    });
    list.flag("target.own", {"is one's own", "milik sendiri"},
              [](const Glance& g, int) -> double { return target_is_own(g); });
    list.number(
        "target.hp", {"its HP", "HP-nya"}, kHpUnit, 0, kMostHp,
        [](const Glance& g, int) { return of(target_of(g), hp_of); }, "2.3");
    list.number(
        "target.hp_left", {"its HP left", "sisa HP-nya"}, kHpUnit, -kMostDamage, kMostHp,
        [](const Glance& g, int) { return of(target_of(g), hp_left); }, "2.3");
    list.number("target.damage", {"damage on it", "kerusakan padanya"}, kTens, 0, kMostDamage,
                [](const Glance& g, int) { return of(target_of(g), [](auto& p) { return p.damage(); }); });
    list.number(
        "target.energies", kEnergy.words, kEnergies, 0, kLargestDeck,
        [](const Glance& g, int) { return of(target_of(g), [](auto& p) { return p.energy_cards(); }); }, "2.4");
    list.number(
        "target.retreat_cost", {"its retreat cost", "biaya mundurnya"}, kEnergies, 0, 6,
        [](const Glance& g, int) { return of(target_of(g), [](auto& p) { return card_of(p).retreat; }); }, "2.3");
    list.number(
        "target.missing", {"energies its best attack lacks", "energi yang kurang bagi serangan terbaiknya"}, kEnergies,
        0, 12,
        [](const Glance& g, int) {
            const Rules& rules = g.survey.game.rules;
            return of(target_of(g), [&](const InPlay& p) {
                const Attack* goal = best_attack(card_of(p));
                return goal == nullptr ? 0 : missing(provided_by(rules, p), goal->cost).total;
            });
        },
        "2.4");
    list.flag("target.evolution_in_hand", {"its evolution is in hand", "evolusinya ada di tangan"},
              [](const Glance& g, int) {
                  const Field& mine = g.survey.mine();
                  return of(target_of(g), [&](const InPlay& p) { return evolution_in_hand(mine, card_of(p)); });
              });
    list.number(
        "missing.before", kMissing.words, kEnergies, 0, 12,
        [](const Glance& g, int) -> double { return missing_in(g).before; }, "2.4");
    list.number(
        "missing.after", {"energies missing after it", "energi yang kurang sesudahnya"}, kEnergies, 0, 12,
        [](const Glance& g, int) -> double { return missing_in(g).after; }, "2.4");
    list.number("needed_by", {"attacks that need it", "serangan yang memerlukannya"}, kAttacks, 0, 4,
                [](const Glance& g, int) -> double {
                    if (g.move.act != Do::attach) return 0;
                    return served_by(g.survey.game.rules, g.survey.mine().at(g.move.slot), g.move.card).needed;
                });
    list.number("completes", {"attacks it completes", "serangan yang dilengkapinya"}, kAttacks, 0, 4,
                [](const Glance& g, int) -> double {
                    if (g.move.act != Do::attach) return 0;
                    return served_by(g.survey.game.rules, g.survey.mine().at(g.move.slot), g.move.card).ready;
                });
}

// ---- attacks -----------------------------------------------------------------------------------------------------

// One term of the paper's value.
template <double PaperValue::*Part>
double term(const Glance& g, int) {
    return paper_value_of(g).*Part;
}

void add_paper_value(Listed& list) {
    const auto add = [&](const Rule& rule, double (*get)(const Glance&, int)) {
        list.number(rule.id, rule.words, kTens, -kMostValue, kMostValue, get, rule.source);
    };
    list.number("attack_number", {"number of the attack", "nomor serangan"}, {"number", "nomor"}, 0, 4,
                [](const Glance& g, int) -> double { return g.move.act == Do::attack ? 1 + g.move.n : 0; });
    list.number(
        "cost", {"cost of the attack", "biaya serangan"}, kEnergies, 0, 12,
        [](const Glance& g, int) -> double { return attack_in(g) == nullptr ? 0 : attack_in(g)->cost.total; }, "2.3");
    add(kBase, term<&PaperValue::base>);
    add(kWeakness, term<&PaperValue::weakness>);
    add(kResistance, term<&PaperValue::resistance>);
    add(kForEach, term<&PaperValue::for_each>);
    add(kCondition, term<&PaperValue::condition>);
    add(kCoinBonus, term<&PaperValue::coin_bonus>);
    add(kCoins, term<&PaperValue::coins>);
    add(kSuccess, term<&PaperValue::success>);
    add(kSelfDamage, term<&PaperValue::self_damage>);
    list.number(
        "value", {"value of the attack", "nilai serangan"}, kTens, -kMostValue, kMostValue,
        [](const Glance& g, int) { return paper_value_of(g).total(); }, "3.2");
    list.flag(
        "knocks_out", kClaimsKo.words,
        [](const Glance& g, int) -> double {
            return attack_in(g) != nullptr && paper_value_of(g).total() >= hp_left(g.survey.theirs().active());
        },
        kClaimsKo.source);
}

void add_forecast(Listed& list) {
    list.number("expected", kExpected.words, kTens, 0, kMostValue,
                [](const Glance& g, int) { return forecast_in(g).expected; });
    list.number("self_expected", kExpectedSelf.words, kTens, 0, kMostValue,
                [](const Glance& g, int) { return forecast_in(g).self_expected; });
    list.number("p_ko", kChanceKo.words, kChance, 0, 1, [](const Glance& g, int) { return forecast_in(g).p_ko; });
    list.number("most_damage", {"most damage", "kerusakan terbesar"}, kTens, 0, kMostValue,
                [](const Glance& g, int) -> double {
                    const Forecast& f = forecast_in(g);
                    return f.bars.empty() ? 0 : f.bars[f.bars.size() - 1].damage;
                });
    list.number("least_damage", {"least damage", "kerusakan terkecil"}, kTens, 0, kMostValue,
                [](const Glance& g, int) -> double {
                    const Forecast& f = forecast_in(g);
                    return f.bars.empty() ? 0 : f.bars[0].damage;
                });
    list.number(
        "surer", {"attacks surer to knock out", "serangan yang lebih pasti menumbangkan"}, kAttacks, 0, 4,
        [](const Glance& g, int) -> double { return surer_than(g.survey, forecast_in(g).p_ko); }, "3.1.1 objective");
    list.number(
        "p_win", {"chance to win the game by it", "peluang memenangkan permainan dengannya"}, kChance, 0, 1,
        [](const Glance& g, int) {
            const Survey& s = g.survey;
            return last_stand(s.game.rules, s.table, other(s.me)) ? forecast_in(g).p_ko : 0;
        },
        "2.2");
    list.flag("knocks_itself_out", {"knocks itself out", "menumbangkan diri"}, [](const Glance& g, int) -> double {
        return attack_in(g) != nullptr && forecast_in(g).self_expected >= hp_left(g.survey.mine().active());
    });
    list.flag("hits_bench", {"hurts the bench", "melukai cadangan"},
              [](const Glance& g, int) -> double { return attack_in(g) != nullptr && hits_bench(*attack_in(g)); });
    list.flag("poisons", {"poisons", "meracuni"}, [](const Glance& g, int) -> double {
        return attack_in(g) != nullptr && poisons(g.survey.table, g.survey.me, *attack_in(g));
    });
    list.number("effects", {"helpful effects", "efek berguna"}, kPoints, -100, 300, [](const Glance& g, int) {
        return attack_in(g) == nullptr ? 0 : helpful_effects(g.survey.table, g.survey.me, *attack_in(g));
    });
    list.number("gives_up", {"energy it gives up, and one", "energi yang dikorbankan, dan satu"}, kEnergies, 0, 300,
                [](const Glance& g, int) {
                    return attack_in(g) == nullptr ? 0 : energy_given_up(g.survey.mine().active(), *attack_in(g));
                });
}

// ---- after the move ----------------------------------------------------------------------------------------------

void add_after(Listed& list) {
    list.number(
        "after.value", kValue.words, kTens, -kMostValue, kMostValue,
        [](const Glance& g, int) { return worth_after(g, kPaper).value; }, "3.2");
    list.flag(
        "after.knocks_out", kClaim.words, [](const Glance& g, int) { return worth_after(g, kPaper).ko; }, "3.1.1");
    list.number("after.net",
                {"expected damage after it, less to itself", "harapan kerusakan sesudahnya, dikurangi pada diri"},
                kTens, -kMostValue, kMostValue, [](const Glance& g, int) { return worth_after(g, kExact).value; });
    list.number("after.p_ko", {"chance of a knock-out after it", "peluang menumbangkan sesudahnya"}, kChance, 0, 1,
                [](const Glance& g, int) { return worth_after(g, kExact).ko; });
    list.flag(
        "dies_after", {"dies in front, by 3.2", "tumbang di depan, menurut 3.2"},
        [](const Glance& g, int) -> double { return dies_after(g, kPaper); }, "3.2");
    list.flag("doomed_after", {"likely dies in front", "mungkin besar tumbang di depan"},
              [](const Glance& g, int) -> double { return dies_after(g, kExact); });
}

void add_replies(Listed& list) {
    list.number(
        "reply.value", {"their best attack, by 3.2", "serangan terbaik lawan, menurut 3.2"}, kTens, -kMostValue,
        kMostValue, [](const Glance& g, int) { return reply_worth(g, kPaper).value; }, "3.2");
    list.flag(
        "reply.knocks_out", {"they knock out by its value", "lawan menumbangkan menurut nilainya"},
        [](const Glance& g, int) { return reply_worth(g, kPaper).ko; }, "3.1.1 objective");
    list.number("reply.net", {"their expected damage, less to itself", "harapan kerusakan lawan, dikurangi pada diri"},
                kTens, -kMostValue, kMostValue, [](const Glance& g, int) { return reply_worth(g, kExact).value; });
    list.number("reply.p_ko", {"their chance of a knock-out", "peluang lawan menumbangkan"}, kChance, 0, 1,
                [](const Glance& g, int) { return reply_worth(g, kExact).ko; });
    list.number("reply.p_ko_fed", {".. with one energy card more", ".. dengan satu kartu energi lagi"}, kChance, 0, 1,
                [](const Glance& g, int) { return reply_fed(g); });
    list.number("reply.p_ko_bench", {".. by one of their bench", ".. oleh cadangan lawan"}, kChance, 0, 1,
                [](const Glance& g, int) { return reply_from_bench(g); });
    list.number(
        "reply.p_win", {"their chance to win the game", "peluang lawan memenangkan permainan"}, kChance, 0, 1,
        [](const Glance& g, int) {
            const bool last = last_stand(g.survey.game.rules, table_after(g), g.survey.me);
            return last ? reply_worth(g, kExact).ko : 0;
        },
        "2.2");
}

std::vector<Fact<Facts>> all_facts() {
    Listed list;
    add_game(list);
    add_actives(list);
    add_card(list);
    add_target(list);
    add_paper_value(list);
    add_forecast(list);
    add_after(list);
    add_replies(list);
    return list.take();
}

}  // namespace

Moves Facts::candidates(const Pokemon& game, const View& v) const {
    const Moves legal = legal_moves(game.rules, v.table);
    if (v.table.phase != Phase::main) return legal;
    Moves out;
    for (const Move& m : legal)
        if (m.act != Do::attack && m.act != Do::pass) out.push_back(m);
    const std::size_t attacks = card_of(v.table.field(v.table.chooser).active()).attacks.size();
    for (std::size_t i = 0; i < attacks; ++i) out.push_back({Do::attack, {}, {}, static_cast<std::uint8_t>(i)});
    out.push_back({Do::pass, {}, {}, 0});
    return out;
}

std::span<const Fact<Facts>> Facts::facts() {
    static const std::vector<Fact<Facts>> list = all_facts();
    return list;
}

}  // namespace rakus::pokemon
