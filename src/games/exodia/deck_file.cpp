#include "games/exodia/deck_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/exodia/deck_needs.h"
#include "games/exodia/deck_parse.h"
#include "games/exodia/options.h"

namespace rakus::exodia {
namespace {

constexpr std::array<std::pair<std::string_view, CardType>, 5> kTypes{{{"monster", CardType::monster},
                                                                       {"spell", CardType::spell},
                                                                       {"equip", CardType::equip},
                                                                       {"continuous", CardType::continuous},
                                                                       {"field", CardType::field}}};
constexpr std::array<std::pair<std::string_view, EffectClass>, 5> kClasses{{{"none", EffectClass::none},
                                                                            {"add", EffectClass::add},
                                                                            {"replace", EffectClass::replace},
                                                                            {"draw", EffectClass::draw},
                                                                            {"main", EffectClass::main}}};

template <class Table>
auto find_word(const Table& table, std::string_view word) {
    return std::ranges::find(table, word, [](const auto& row) { return row.first; });
}

// Compiles line by line; `card` is the one the lines belong to.
class DeckCompiler {
   public:
    explicit DeckCompiler(const Settings& options) {
        program_.settings = options;
        program_.rules.push_back({"", ""});
        program_.frame = {number_of(options, "hand"),
                          is_on(options, "first_draw"),
                          value_of(options, "win") == "at_once",
                          number_of(options, "hand_limit"),
                          value_of(options, "ties") == "random",
                          value_of(options, "ties") == "library"};
    }
    Result<Program> compile(const std::vector<Line>& lines) {
        for (const auto pass : {&DeckCompiler::name_card, &DeckCompiler::name_pieces, &DeckCompiler::read_line})
            for (const Line& line : lines) {
                Cursor c(line);
                const auto done = (this->*pass)(c);
                if (!done) return done.error();
            }
        if (const auto done = check_whole(lines.empty() ? 1 : lines.back().number); !done) return done.error();
        complete(program_);
        return std::move(program_);
    }

   private:
    using Status = Result<Done>;

    // First pass: the cards and their tags, so that an effect may name a card that stands further down.
    Status name_card(Cursor& c) {
        if (c.take("tag") && !program_.cards.empty())
            while (c.more()) program_.cards.back().tags.emplace_back(c.next());
        return c.take("card") ? new_card(c) : Status(Done{});
    }
    Status new_card(Cursor& c);

    Status name_pieces(Cursor& c) { return c.take("win") ? win_line(c) : Status(Done{}); }

    // Last pass: everything else.
    Status read_line(Cursor& c);
    Status deck_line(Cursor& c);
    Status card_line(Cursor& c);
    Status text_line(Cursor& c, std::string& into) {
        return c.more() ? (into = c.next(), c.at_end()) : c.expected("a text", "teks");
    }
    Status win_line(Cursor& c);
    Status order_line(Cursor& c);
    Status kinds_line(Cursor& c, std::vector<Kind>& into);
    Status class_line(Cursor& c);
    Status summon_line(Cursor& c);
    Status needs_line(Cursor& c);
    Status trigger_line(Cursor& c);
    Status action_line(Cursor& c);
    Status operations(Cursor& c, Action& action);
    Status simple_operations(Cursor& c, std::vector<Operation>& into);
    Status check_whole(int last_line);

    Kind here() const { return Kind{static_cast<std::uint8_t>(card_)}; }
    Card& card() { return program_.cards[static_cast<std::size_t>(card_)]; }
    Nature& nature() { return program_.natures[static_cast<std::size_t>(card_)]; }
    // The action of this verb, made when it is first spoken of.
    Action& action(int Card::*slot, Verb verb);

    Program program_;
    int card_ = -1;
};

DeckCompiler::Status DeckCompiler::new_card(Cursor& c) {
    Card card;
    card.line = c.line();
    card.code = c.next();
    if (card.code.empty() || card.code.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") != std::string::npos)
        return deck_error(c.line(), fmt::format("'{}', expected a code of capital letters and digits", card.code),
                          fmt::format("'{}', seharusnya kode huruf besar dan angka", card.code));
    if (!program_.kind_of(card.code).none())
        return deck_error(c.line(), fmt::format("card {} is there twice", card.code),
                          fmt::format("kartu {} ada dua kali", card.code));
    if (program_.cards.size() == kMaxKinds)
        return deck_error(c.line(), fmt::format("more than {} different cards", kMaxKinds),
                          fmt::format("lebih dari {} kartu berbeda", kMaxKinds));
    const auto passcode = c.number(0, 999999999);
    if (!passcode) return passcode.error();
    card.passcode = static_cast<std::uint32_t>(*passcode);
    const auto copies = c.next();
    if (copies.size() != 2 || copies[0] != 'x' || copies[1] < '0' || copies[1] > '3')
        return deck_error(c.line(), fmt::format("'{}', expected x0 to x3", copies),
                          fmt::format("'{}', seharusnya x0 sampai x3", copies));
    card.copies = copies[1] - '0';
    const auto type = find_word(kTypes, c.peek());
    if (type == kTypes.end())
        return c.expected("monster, spell, equip, continuous or field",
                          "monster, spell, equip, continuous, atau field");
    card.type = type->second;
    c.next();
    card.name = c.next();
    if (card.name.empty()) return c.expected("the card's name in quotes", "nama kartu dalam tanda kutip");
    program_.natures[program_.cards.size()].type = card.type;
    program_.cards.push_back(std::move(card));
    return c.at_end();
}

DeckCompiler::Status DeckCompiler::read_line(Cursor& c) {
    if (c.take("card")) {
        ++card_;
        if (is_spell(card().type)) action(&Card::activate, Verb::activate);
        return Done{};
    }
    const bool general = c.peek() == "deck" || c.peek() == "source" || c.peek() == "win" || c.peek() == "order" ||
                         c.peek() == "give_up" || c.peek() == "keep";
    if (general) return deck_line(c);
    if (card_ < 0) return c.expected("deck, source, win or card", "deck, source, win, atau card");
    return card_line(c);
}

DeckCompiler::Status DeckCompiler::deck_line(Cursor& c) {
    if (c.take("deck")) return text_line(c, program_.title);
    if (c.take("source")) return text_line(c, program_.source);
    if (c.take("win")) return Done{};
    if (c.take("order")) return order_line(c);
    if (c.take("give_up")) return kinds_line(c, program_.give_up);
    return c.take("keep"), kinds_line(c, program_.keep);
}

DeckCompiler::Status DeckCompiler::card_line(Cursor& c) {
    if (c.take("tag")) return Done{};
    if (c.take("class")) return class_line(c);
    if (c.take("summon")) return summon_line(c);
    if (c.take("needs")) return needs_line(c);
    if (c.take("on")) return trigger_line(c);
    if (c.take("action")) return action_line(c);
    if (c.take("stay")) return action(&Card::activate, Verb::activate).stays = true, c.at_end();
    if (c.take("do")) return operations(c, action(&Card::activate, Verb::activate));
    if (!c.take("once"))
        return c.expected("tag, class, summon, needs, on, action, stay, do or once per turn",
                          "tag, class, summon, needs, on, action, stay, do, atau once per turn");
    if (!c.take("per") || !c.take("turn")) return c.expected("once per turn", "once per turn");
    action(&Card::activate, Verb::activate).once = true;
    nature().remembers = true;
    return c.at_end();
}

Action& DeckCompiler::action(int Card::*slot, Verb verb) {
    if (card().*slot < 0) {
        card().*slot = static_cast<int>(program_.actions.size());
        Action fresh;
        fresh.verb = verb, fresh.card = here(), fresh.type = card().type;
        program_.actions.push_back(fresh);
    }
    return program_.actions[static_cast<std::size_t>(card().*slot)];
}

DeckCompiler::Status DeckCompiler::win_line(Cursor& c) {
    while (c.more()) {
        const auto wanted = read_filter(program_, c);
        if (!wanted) return wanted.error();
        program_.win = program_.win | wanted->kinds;
    }
    return Done{};
}

// "order n:RML a:MCE": actions by verb and code.
DeckCompiler::Status DeckCompiler::order_line(Cursor& c) {
    for (; c.more(); c.next()) {
        const auto at = action_named(program_, c.peek());
        if (!at)
            return c.expected("an action such as a:UG of a card above this line",
                              "tindakan seperti a:UG dari kartu di atas baris ini");
        program_.listed.push_back(*at);
    }
    return Done{};
}

DeckCompiler::Status DeckCompiler::kinds_line(Cursor& c, std::vector<Kind>& into) {
    while (c.more()) {
        const auto wanted = read_filter(program_, c);
        if (!wanted) return wanted.error();
        for (const Kinds kinds : wanted->order) kinds.each([&](Kind k) { into.push_back(k); });
    }
    return Done{};
}

DeckCompiler::Status DeckCompiler::class_line(Cursor& c) {
    const auto row = find_word(kClasses, c.peek());
    if (row == kClasses.end())
        return c.expected("main, draw, replace, add or none", "main, draw, replace, add, atau none");
    card().effect_class = row->second;
    return c.next(), c.at_end();
}

DeckCompiler::Status DeckCompiler::summon_line(Cursor& c) {
    if (card().type != CardType::monster)
        return deck_error(c.line(), "only a monster is summoned", "hanya monster yang dipanggil");
    if (!c.take("normal")) return c.expected("normal", "normal");
    action(&Card::summon, Verb::summon).stays = true;
    return c.at_end();
}

DeckCompiler::Status DeckCompiler::needs_line(Cursor& c) {
    const auto condition = read_condition(program_, c);
    if (!condition) return condition.error();
    Action& a = action(&Card::activate, Verb::activate);
    if (a.needs.size() == kMaxNeeds) return deck_error(c.line(), "too many conditions", "syarat terlalu banyak");
    a.needs.push_back(*condition);
    return c.at_end();
}

DeckCompiler::Status DeckCompiler::trigger_line(Cursor& c) {
    if (c.take("turn_start")) return program_.turn_start.add(here()), simple_operations(c, nature().at_turn_start);
    if (c.take("end_phase")) {
        program_.end_phase.add(here());
        nature().remembers = true;
        return simple_operations(c, nature().at_end_phase);
    }
    if (!c.take("spell_activated"))
        return c.expected("spell_activated, turn_start or end_phase", "spell_activated, turn_start, atau end_phase");
    if (!c.take(":") || !c.take("counter")) return c.expected(": counter N self", ": counter N self");
    const auto gain = c.number(1, 9);
    if (!gain) return gain.error();
    if (!c.take("self")) return c.expected("self", "self");
    nature().gain = static_cast<std::uint8_t>(*gain);
    if (!c.take("cap")) return c.at_end();
    const auto cap = c.number(1, 250);
    if (!cap) return cap.error();
    nature().cap = static_cast<std::uint8_t>(*cap);
    return c.at_end();
}

// "action draw once: needs ...; pay counter 3; draw 1": the class of the effect, then what it does.
DeckCompiler::Status DeckCompiler::action_line(Cursor& c) {
    const auto row = find_word(kClasses, c.peek());
    if (row == kClasses.end())
        return c.expected("main, draw, replace, add or none", "main, draw, replace, add, atau none");
    c.next();
    Action& a = action(&Card::act, Verb::effect);
    a.effect_class = row->second;
    a.once = c.take("once");
    if (!c.take(":")) return c.expected(":", ":");
    return operations(c, a);
}

DeckCompiler::Status DeckCompiler::operations(Cursor& c, Action& a) {
    do {
        if (c.take("needs")) {
            const auto condition = read_condition(program_, c);
            if (!condition) return condition.error();
            if (a.needs.size() == kMaxNeeds)
                return deck_error(c.line(), "too many conditions", "syarat terlalu banyak");
            a.needs.push_back(*condition);
            continue;
        }
        const auto operation = read_operation(program_, c);
        if (!operation) return operation.error();
        if (a.effect.size() == kMaxOperations)
            return deck_error(c.line(), "too many operations", "operasi terlalu banyak");
        if (operation->op == Op::pay_counter && a.verb != Verb::effect)
            return deck_error(c.line(), "counters are paid by an action in play",
                              "penghitung dibayar oleh action di arena");
        a.effect.push_back(*operation);
    } while (c.take(";"));
    return c.at_end();
}

DeckCompiler::Status DeckCompiler::simple_operations(Cursor& c, std::vector<Operation>& into) {
    if (!c.take(":")) return c.expected(":", ":");
    do {
        const auto operation = read_operation(program_, c);
        if (!operation) return operation.error();
        if (asks(*operation) || operation->op == Op::pay_counter)
            return deck_error(c.line(), "a trigger cannot ask for a choice", "pemicu tidak bisa meminta pilihan");
        if (into.size() == kMaxOperations) return deck_error(c.line(), "too many operations", "operasi terlalu banyak");
        into.push_back(*operation);
    } while (c.take(";"));
    return c.at_end();
}

DeckCompiler::Status DeckCompiler::check_whole(int last_line) {
    int cards = 0, units = 0;
    for (const Card& card : program_.cards) {
        cards += card.copies;
        if (card.act >= 0 && card.type != CardType::field) units += card.copies;
    }
    if (cards < 10 || cards > kMaxDeck)
        return deck_error(last_line, fmt::format("{} cards, expected 10 to {}", cards, kMaxDeck),
                          fmt::format("{} kartu, seharusnya 10 sampai {}", cards, kMaxDeck));
    if (units >= kMaxUnits)
        return deck_error(last_line,
                          fmt::format("{} cards with an action in play, expected fewer than {}", units, kMaxUnits),
                          fmt::format("{} kartu dengan action di arena, seharusnya kurang dari {}", units, kMaxUnits));
    if (program_.win.empty())
        return deck_error(last_line, "no 'win' line: which cards in the hand win?",
                          "tidak ada baris 'win': kartu mana di tangan yang menang?");
    std::string absent;
    program_.win.each([&](Kind k) {
        if (program_.card(k).copies == 0) absent = program_.card(k).code;
    });
    if (absent.empty()) return Done{};
    return deck_error(last_line, fmt::format("{} wins the duel but is not in the deck", absent),
                      fmt::format("{} memenangkan duel tetapi tidak ada di dek", absent));
}

}  // namespace

Kind Program::kind_of(std::string_view code) const {
    const auto at = std::ranges::find(cards, code, &Card::code);
    return at == cards.end() ? kNoCard : Kind{static_cast<std::uint8_t>(at - cards.begin())};
}

Kinds Program::kinds_named(std::string_view word) const {
    if (const Kind k = kind_of(word); !k.none()) return Kinds::only(k);
    if (word == "card") return Kinds::all();
    if (word == "piece") return win;
    if (word == "filler") return Kinds::all().without(win);
    Kinds out;
    for (std::uint8_t i = 0; i < cards.size(); ++i) {
        const Card& c = cards[i];
        const bool typed = (word == "spell" && is_spell(c.type)) || (word == "monster" && !is_spell(c.type)) ||
                           (word == "equip" && c.type == CardType::equip) ||
                           (word == "continuous" && c.type == CardType::continuous) ||
                           (word == "field_spell" && c.type == CardType::field);
        if (typed || std::ranges::find(c.tags, word) != c.tags.end()) out.add(Kind{i});
    }
    return out;
}

Result<Program> compile_deck(std::string_view text, const Settings& options) {
    const auto lines = read_lines(text, options);
    if (!lines) return lines.error();
    return DeckCompiler(options).compile(*lines);
}

}  // namespace rakus::exodia
