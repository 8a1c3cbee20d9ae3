#include "games/exodia/facts.h"

#include <algorithm>
#include <cctype>

#include "core/fact_list.h"

namespace rakus::exodia {
namespace {

using Survey = Facts::Survey;
using Glance = Facts::Glance;
using FactsListed = FactList<Facts>;

constexpr Words kCards{"cards", "kartu"}, kCounterUnit{"counters", "penghitung"}, kChance{"chance", "peluang"},
    kPlace{"place", "urutan"};
constexpr int kMostRules = 250;

// ---- names -------------------------------------------------------------------------------------------------------

// "Pot of Duality" -> "pot_of_duality"; a name that says nothing in letters goes by its code.
std::string as_word(const Card& card) {
    std::string word;
    for (const char c : card.name) {
        const auto u = static_cast<unsigned char>(c);
        if (std::isalnum(u))
            word += static_cast<char>(std::tolower(u));
        else if (!word.empty() && word.back() != '_' && c != '\'')
            word += '_';
    }
    while (!word.empty() && word.back() == '_') word.pop_back();
    if (!word.empty() && std::isalpha(static_cast<unsigned char>(word.front()))) return word;
    word = "card_";
    for (const char c : card.code) word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return word;
}

// By kind; of two cards with one name the later is known by its code too.
std::vector<std::string> card_names(const Exodia& game) {
    std::vector<std::string> names;
    for (const Card& card : game.program->cards) {
        std::string word = as_word(card);
        if (std::ranges::find(names, word) != names.end())
            for (const char c : "_" + card.code) word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        names.push_back(std::move(word));
    }
    return names;
}
std::vector<std::string> cards_or_none(const Exodia& game) {
    auto names = card_names(game);
    names.push_back("no_card");
    return names;
}
// In the order of Verb.
std::vector<std::string> kind_names(const Exodia&) {
    return {"summon", "activate", "use", "answer", "enough", "end_turn"};
}
// In the order of EffectClass; the last is for what is no effect of a card.
std::vector<std::string> class_names(const Exodia&) {
    return {"no_effect", "add", "replace", "draw", "main", "no_class"};
}
std::vector<std::string> type_names(const Exodia&) {
    return {"monster", "spell", "equip", "continuous", "field_spell", "no_type"};
}
// In the order of Asks.
std::vector<std::string> question_names(const Exodia&) {
    return {"nothing", "give_up", "keep", "fetch", "put_back"};
}
// What stands in the way: nothing, the card is not there, a rule of the deck by its code.
std::vector<std::string> obstacle_names(const Exodia& game) {
    std::vector<std::string> names{"free", "absent"};
    for (std::size_t i = 0; i < game.program->rules.size(); ++i) {
        const std::string& code = game.program->rules[i].code;
        const bool fresh = !code.empty() && std::ranges::find(names, code) == names.end();
        names.push_back(fresh ? code : "condition_" + std::to_string(i));
    }
    return names;
}

// ---- what the facts stand on -------------------------------------------------------------------------------------

const Gist& gist_in(const Glance& g) {
    return g.gist.get([&] { return g.action ? gist_of(*g.action) : Gist{}; });
}
bool has_card(const Glance& g) {
    return !g.move.card.none();
}
bool is_in(const Glance& g, Kinds kinds) {
    return has_card(g) && kinds.has(g.move.card);
}
int copies(const Glance& g, Zone zone) {
    return has_card(g) ? g.survey.view.in(zone)[g.move.card] : 0;
}
// The card leaves the hand for the effect.
bool leaves_hand(const Glance& g) {
    return g.action && g.action->verb != Verb::effect && g.survey.view.held.has(g.move.card);
}
Kinds missing_pieces(const Survey& s) {
    return s.program.win.without(s.view.held);
}
int pieces_to_draw(const Survey& s) {
    return s.view.in(Zone::deck).count(missing_pieces(s));
}
int counters_on(const View& v, Kinds kinds) {
    int most = 0;
    for (const Unit& u : v.units)
        if (kinds.has(u.kind)) most = std::max<int>(most, u.counters);
    return most;
}
// Nothing of what the card fetches is left in the deck.
bool is_dead(const Survey& s, Kind card) {
    const int at = s.program.card(card).activate;
    if (at < 0) return false;
    return std::ranges::any_of(s.program.actions[static_cast<std::size_t>(at)].effect, [&](const Operation& op) {
        return op.op == Op::search && !op.optional && !s.view.in_deck.meets(op.kinds);
    });
}

// The chance that none of `draws` cards of the deck is one of `good`.
double chance_to_miss(int deck, int good, int draws) {
    double p = 1;
    for (int i = 0; i < draws; ++i)
        p *= deck - i > 0 ? std::max(0.0, static_cast<double>(deck - good - i) / (deck - i)) : 1;
    return p;
}
// The chance that `draws` cards of the deck hold all of `good`, one copy each.
double chance_to_complete(int deck, int good, int draws) {
    if (draws < good || deck < draws) return 0;
    double p = 1;
    for (int i = 0; i < good; ++i) p *= static_cast<double>(draws - i) / (deck - i);
    return p;
}
// Cards that the effect draws; one that replaces the hand draws as many as it puts back.
int cards_drawn(const Glance& g) {
    const Gist& gist = gist_in(g);
    return gist.draws + (gist.redraws ? g.survey.view.hand_size - (leaves_hand(g) ? 1 : 0) : 0);
}
double place_in(const std::vector<Kind>& list, Kind k) {
    const auto at = std::ranges::find(list, k);
    return static_cast<double>(at - list.begin());
}
// The place of an effect in the author's list, from 0; what is not in it stands behind.
double place_of(const Glance& g) {
    const Program& p = g.survey.program;
    if (!g.action) return static_cast<double>(p.listed.size());
    const auto index = static_cast<std::uint8_t>(g.action - p.actions.data());
    return static_cast<double>(std::ranges::find(p.listed, index) - p.listed.begin());
}
double obstacle_of(const Glance& g) {
    const Survey& s = g.survey;
    if (!g.action) return 0;
    if (!present(s.view, *g.action)) return 1;
    const Condition* c = obstacle(s.program, s.view, *g.action);
    return c ? 2 + c->rule : 0;
}

// ---- the list ----------------------------------------------------------------------------------------------------

void add_table(FactsListed& list) {
    list.number(
        "turn", {"turn", "giliran"}, {"turns", "giliran"}, 1, 255,
        [](const Survey& s, int) -> double { return s.view.turn; }, "IV objective");
    list.number("hand_size", {"cards in hand", "kartu di tangan"}, kCards, 0, kMaxDeck,
                [](const Survey& s, int) -> double { return s.view.hand_size; });
    list.number("deck_size", {"cards in the deck", "kartu di dek"}, kCards, 0, kMaxDeck,
                [](const Survey& s, int) -> double { return s.view.deck_size; });
    list.number("aside_size", {"cards set aside for now", "kartu yang disisihkan dulu"}, kCards, 0, kMaxDeck,
                [](const Survey& s, int) -> double { return s.view.in(Zone::aside).size(); });
    list.number(
        "pieces", {"pieces held", "bagian di tangan"}, kCards, 0, kMaxKinds,
        [](const Survey& s, int) -> double { return (s.view.held & s.program.win).count(); }, "IV solution");
    list.number(
        "pieces_missing", {"pieces missing", "bagian yang kurang"}, kCards, 0, kMaxKinds,
        [](const Survey& s, int) -> double { return missing_pieces(s).count(); }, "IV solution");
    list.number("pieces_in_deck", {"missing pieces in the deck", "bagian yang kurang di dek"}, kCards, 0, kMaxDeck,
                [](const Survey& s, int) -> double { return pieces_to_draw(s); });
    list.number(
        "fillers", {"other cards in hand", "kartu lain di tangan"}, kCards, 0, kMaxDeck,
        [](const Survey& s, int) -> double { return s.view.hand_size - s.view.in(Zone::hand).count(s.program.win); });
    list.flag(
        "engine_in_play", {"the engine is in play", "mesin sudah di arena"},
        [](const Survey& s, int) -> double { return s.view.in_play.meets(s.engine); }, "III");
    list.number(
        "engines_in_hand", {"engines in hand", "mesin di tangan"}, kCards, 0, kMaxDeck,
        [](const Survey& s, int) -> double { return s.view.in(Zone::hand).count(s.engine); }, "III");
    list.number(
        "engines_in_deck", {"engines in the deck", "mesin di dek"}, kCards, 0, kMaxDeck,
        [](const Survey& s, int) -> double { return s.view.in(Zone::deck).count(s.engine); }, "III");
    list.flag(
        "summoned", {"summoned this turn", "sudah memanggil"},
        [](const Survey& s, int) -> double { return s.view.summoned; }, "IV feasible, rule 1");
    list.number("lp", {"life points", "life point"}, {"points", "poin"}, -100000, 100000,
                [](const Survey& s, int) -> double { return s.view.lp; });
    list.word("question", {"what is asked", "yang ditanyakan"}, 5, question_names,
              [](const Survey& s, int) { return static_cast<double>(s.asks); });
    list.number("asks_left", {"answers still due", "jawaban yang masih perlu"}, kCards, 0, kMaxDeck,
                [](const Survey& s, int) -> double { return s.view.waiting.on() ? s.view.waiting.left : 0; });
    list.number("p_next_piece", {"chance that a draw is a missing piece", "peluang tarikan berupa bagian yang kurang"},
                kChance, 0, 1, [](const Survey& s, int) {
                    return 1 - chance_to_miss(s.view.deck_size, pieces_to_draw(s), s.view.deck_size > 0 ? 1 : 0);
                });
}

template <Zone zone>
double copies_in(const Survey& s, int card) {
    return s.view.in(zone)[Kind{static_cast<std::uint8_t>(card)}];
}

void add_zones(FactsListed& list) {
    const auto add = [&](std::string_view id, Words words, double (*get)(const Survey&, int)) {
        list.number(id, words, kCards, 0, kMaxDeck, get);
        list.about(card_names);
    };
    add("in_hand", {"copies in hand", "salinan di tangan"}, copies_in<Zone::hand>);
    add("in_deck", {"copies in the deck", "salinan di dek"}, copies_in<Zone::deck>);
    add("on_field", {"copies in play", "salinan di arena"}, copies_in<Zone::field>);
    add("set_aside", {"copies set aside for now", "salinan yang disisihkan dulu"}, copies_in<Zone::aside>);
    add("in_grave", {"copies in the graveyard", "salinan di kuburan"}, copies_in<Zone::grave>);
    list.number(
        "counters_on", {"most counters on one", "penghitung terbanyak"}, kCounterUnit, 0, 255,
        [](const Survey& s, int card) -> double {
            return counters_on(s.view, Kinds::only(Kind{static_cast<std::uint8_t>(card)}));
        },
        "III");
    list.about(card_names);
    list.flag("spent", {"its effect is used up this turn", "efeknya sudah terpakai"},
              [](const Survey& s, int card) -> double {
                  return all_spent(s.view, Kinds::only(Kind{static_cast<std::uint8_t>(card)}));
              });
    list.about(card_names);
}

void add_move(FactsListed& list) {
    list.word(
        "kind", {"kind of move", "jenis langkah"}, 6, kind_names,
        [](const Glance& g, int) { return static_cast<double>(g.move.verb); }, "IV candidates");
    list.word("card", {"card", "kartu"}, kMaxKinds + 1, cards_or_none, [](const Glance& g, int) {
        return has_card(g) ? static_cast<double>(g.move.card.index)
                           : static_cast<double>(g.survey.program.cards.size());
    });
    list.word(
        "class", {"class of the effect", "kelas efek"}, 6, class_names,
        [](const Glance& g, int) -> double { return g.action ? static_cast<int>(g.action->effect_class) - 1 : 5; },
        "IV selection");
    list.number(
        "class_number", {"the paper's number", "nomor makalah"}, {"number", "nomor"}, 0, 5,
        [](const Glance& g, int) -> double { return g.action ? static_cast<int>(g.action->effect_class) : 0; },
        "IV selection");
    list.word(
        "card_type", {"type of the card", "jenis kartu"}, 6, type_names,
        [](const Glance& g, int) -> double {
            return has_card(g) ? static_cast<double>(g.survey.program.card(g.move.card).type) : 5;
        },
        "III");
    list.flag(
        "piece", {"is a piece", "bagian Exodia"},
        [](const Glance& g, int) -> double { return is_in(g, g.survey.program.win); }, "IV solution");
    list.flag("new_piece", {"is a missing piece", "bagian yang kurang"},
              [](const Glance& g, int) -> double { return is_in(g, missing_pieces(g.survey)); });
    list.flag(
        "engine", {"is the engine", "mesin"}, [](const Glance& g, int) -> double { return is_in(g, g.survey.engine); },
        "III");
    list.number("card_number", {"place in the deck's file", "urutan di berkas dek"}, kPlace, 0, kMaxKinds,
                [](const Glance& g, int) -> double { return has_card(g) ? g.move.card.index : kMaxKinds; });
    list.number(
        "place", {"place in the deck's list", "urutan dalam daftar dek"}, kPlace, 0, 100,
        [](const Glance& g, int) { return place_of(g); }, "III");
    list.number("give_up_place", {"place among what is given up", "urutan yang dilepas"}, kPlace, 0, kMaxKinds,
                [](const Glance& g, int) { return place_in(g.survey.program.give_up, g.move.card); });
    list.number("keep_place", {"place among what is kept", "urutan yang disimpan"}, kPlace, 0, kMaxKinds,
                [](const Glance& g, int) { return place_in(g.survey.program.keep, g.move.card); });
    list.number("held", {"copies of it in hand", "salinannya di tangan"}, kCards, 0, kMaxDeck,
                [](const Glance& g, int) -> double { return copies(g, Zone::hand); });
    list.number("left", {"copies of it in the deck", "salinannya di dek"}, kCards, 0, kMaxDeck,
                [](const Glance& g, int) -> double { return copies(g, Zone::deck); });
    list.number("out", {"copies of it in play", "salinannya di arena"}, kCards, 0, kMaxDeck,
                [](const Glance& g, int) -> double { return copies(g, Zone::field); });
    list.word(
        "obstacle", {"what forbids it", "yang melarangnya"}, kMostRules, obstacle_names,
        [](const Glance& g, int) { return obstacle_of(g); }, "IV feasible");
}

void add_effect(FactsListed& list) {
    list.number(
        "draws", {"cards drawn", "kartu ditarik"}, kCards, 0, kMaxDeck,
        [](const Glance& g, int) -> double { return cards_drawn(g); }, "IV rule 4");
    list.number(
        "fetches", {"cards fetched", "kartu diambil"}, kCards, 0, kMaxDeck,
        [](const Glance& g, int) -> double { return gist_in(g).fetches; }, "IV rule 2");
    list.number(
        "targets", {"cards it can fetch", "kartu yang bisa diambil"}, kCards, 0, kMaxDeck,
        [](const Glance& g, int) -> double { return g.survey.view.in(Zone::deck).count(gist_in(g).targets); },
        "IV feasible, rule 5");
    list.number("looks", {"cards looked at", "kartu dilihat"}, kCards, 0, kMaxDeck,
                [](const Glance& g, int) -> double { return gist_in(g).looks; });
    list.number(
        "discards", {"cards given up", "kartu dilepas"}, kCards, 0, kMaxDeck,
        [](const Glance& g, int) -> double { return gist_in(g).discards; }, "IV rule 3");
    list.flag(
        "redraws", {"replaces the hand", "mengganti isi tangan"},
        [](const Glance& g, int) -> double { return gist_in(g).redraws; }, "IV rule 3");
    list.number("net_cards", {"more cards in hand after it", "tambahan kartu di tangan"}, kCards, -kMaxDeck, kMaxDeck,
                [](const Glance& g, int) -> double {
                    const Gist& gist = gist_in(g);
                    const int kept = gist.looks > 0 ? 1 : 0;
                    return gist.draws + gist.fetches + kept - gist.discards - (leaves_hand(g) ? 1 : 0);
                });
    list.number(
        "counters_paid", {"counters paid", "penghitung dibayar"}, kCounterUnit, 0, 255,
        [](const Glance& g, int) -> double { return gist_in(g).counters_paid; }, "IV feasible, rule 2");
    list.number("counters_put", {"counters put", "penghitung ditaruh"}, kCounterUnit, 0, 255,
                [](const Glance& g, int) -> double { return gist_in(g).counters_put; });
    list.flag(
        "feeds", {"a spell that gives the engine a counter", "spell yang memberi mesin penghitung"},
        [](const Glance& g, int) -> double {
            const Program& p = g.survey.program;
            return g.action && g.action->verb == Verb::activate && is_spell(g.action->type) &&
                   unit_with_room(p, g.survey.view, g.survey.engine);
        },
        "III");
    list.flag(
        "stays", {"stays on the field", "tetap di arena"},
        [](const Glance& g, int) -> double { return g.action && g.action->stays; }, "III");
    list.number("fillers_left", {"other cards in hand after it", "kartu lain di tangan sesudahnya"}, kCards, 0,
                kMaxDeck, [](const Glance& g, int) -> double {
                    const Survey& s = g.survey;
                    const int fillers = s.view.hand_size - s.view.in(Zone::hand).count(s.program.win);
                    return fillers - (leaves_hand(g) && !s.program.win.has(g.move.card) ? 1 : 0);
                });
    list.flag(
        "dead", {"has nothing left to fetch", "tak ada lagi yang bisa diambil"},
        [](const Glance& g, int) -> double { return has_card(g) && is_dead(g.survey, g.move.card); },
        "IV feasible, rule 5");
    list.number("p_piece", {"chance that it draws a missing piece", "peluang menarik bagian yang kurang"}, kChance, 0,
                1, [](const Glance& g, int) {
                    return 1 - chance_to_miss(g.survey.view.deck_size, pieces_to_draw(g.survey), gist_in(g).draws);
                });
    list.number("p_finish", {"chance that it draws all missing pieces", "peluang menarik semua bagian yang kurang"},
                kChance, 0, 1, [](const Glance& g, int) {
                    const Survey& s = g.survey;
                    const int missing = missing_pieces(s).count();
                    if (pieces_to_draw(s) < missing) return 0.0;
                    return chance_to_complete(s.view.deck_size, missing, gist_in(g).draws);
                });
}

std::vector<Fact<Facts>> all_facts() {
    FactsListed list;
    add_table(list);
    add_zones(list);
    add_move(list);
    add_effect(list);
    return list.take();
}

// ---- candidates --------------------------------------------------------------------------------------------------

// Effects of cards as the author lists them; with ties=library the engine before the others.
template <class AtHand, class Moves>
void add_effects(const Program& p, AtHand at_hand, Moves& out) {
    const Kinds engine = p.frame.library_first ? engine_of(p) : Kinds::all();
    for (const bool first : {true, false})
        for (const std::uint8_t at : p.listed) {
            const Action& a = p.actions[at];
            if (at_hand(a) && engine.has(a.card) == first) out.push_back({a.verb, a.card, kNoCard});
        }
    out.push_back({Verb::end, kNoCard, kNoCard});
}

template <class Moves>
void add_in_order(const std::vector<Kind>& list, Kinds there, Moves& out) {
    for (const Kind k : list) {
        if (!there.has(k)) continue;
        out.push_back({Verb::choose, k, kNoCard});
        there.remove(k);
    }
    there.each([&](Kind k) { out.push_back({Verb::choose, k, kNoCard}); });
}

// As the effect names them, first to last.
template <class Moves>
void add_fetched(const Operation& op, Kinds there, Moves& out) {
    for (int way = 0; way < op.ways; ++way) {
        const Kinds some = there & op.order[static_cast<std::size_t>(way)];
        some.each([&](Kind k) { out.push_back({Verb::choose, k, kNoCard}); });
        there = there.without(some);
    }
    there.each([&](Kind k) { out.push_back({Verb::choose, k, kNoCard}); });
}

template <class Moves>
void add_answers_to(const Program& p, const View& v, const Question& q, Moves& out) {
    switch (asked(p, v)) {
        case Asks::give_up:
            add_in_order(p.give_up, q.kinds, out);
            break;
        case Asks::keep:
            add_in_order(p.keep, q.kinds, out);
            break;
        case Asks::fetch:
            add_fetched(p.actions[v.waiting.action].effect[v.waiting.operation], q.kinds, out);
            break;
        default:
            add_in_order({}, q.kinds, out);
    }
    if (q.may_stop) out.push_back({Verb::done, kNoCard, kNoCard});
}

}  // namespace

Asks asked(const Program& p, const View& v) {
    if (!v.waiting.on()) return Asks::nothing;
    if (v.waiting.action == Waiting::kEndPhase) return Asks::give_up;
    switch (p.actions[v.waiting.action].effect[v.waiting.operation].op) {
        case Op::look:
            return Asks::keep;
        case Op::redraw_choose:
            return Asks::put_back;
        case Op::discard:
            return Asks::give_up;
        default:
            return Asks::fetch;
    }
}

Gist gist_of(const Action& a) {
    Gist g;
    for (const Operation& op : a.effect) {
        switch (op.op) {
            case Op::draw:
                g.draws += op.n;
                break;
            case Op::search:
                g.fetches += op.n;
                g.targets = g.targets | op.kinds;
                break;
            case Op::look:
                g.looks += op.n;
                break;
            case Op::redraw_all:
            case Op::redraw_choose:
                g.redraws = true;
                break;
            case Op::discard:
                g.discards += op.pick == Pick::choose ? op.n : 0;
                break;
            case Op::pay_counter:
                g.counters_paid += op.n;
                break;
            case Op::counter_self:
            case Op::counter_target:
            case Op::counter_each:
                g.counters_put += op.n;
                break;
            default:
                break;
        }
    }
    return g;
}

Facts::Candidates Facts::candidates(const Exodia& game, const View& v) const {
    const Program& p = *game.program;
    Candidates out;
    if (v.stage != Stage::running) return out;
    // Feasible or not: what is at hand enters C.
    const auto at_hand = [&](const Action& a) {
        return v.held.has(a.card) || (a.verb == Verb::effect && v.in_play.has(a.card));
    };
    v.waiting.on() ? add_answers_to(p, v, question(p, v), out) : add_effects(p, at_hand, out);
    return out;
}

std::vector<Move> all_candidates(const Program& p, const View& v) {
    std::vector<Move> out;
    const Kinds all(static_cast<std::uint32_t>((std::uint64_t{1} << p.cards.size()) - 1));
    v.waiting.on() ? add_answers_to(p, v, {all, true}, out)
                   : add_effects(
                         p, [](const Action&) { return true; }, out);
    return out;
}

std::span<const Fact<Facts>> Facts::facts() {
    static const std::vector<Fact<Facts>> list = all_facts();
    return list;
}

}  // namespace rakus::exodia
