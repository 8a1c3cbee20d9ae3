// A deck and its effects in the form in which duels are played: conditions and operations, compiled once from text.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/types.h"
#include "games/exodia/table.h"

namespace rakus::exodia {

enum class CardType : std::uint8_t { monster, spell, equip, continuous, field };
constexpr bool is_spell(CardType t) {
    return t != CardType::monster;
}

// The paper's classes of effects, by their priority.
enum class EffectClass : std::uint8_t { none = 1, add, replace, draw, main };

enum class What : std::uint8_t {
    at_least,  // this many of the kinds in the zone, the acting card itself not counted
    at_most,
    counters,     // a unit of the acting card has this many, and its effect is not used up this turn
    can_gain,     // a unit of the kinds has room for a counter
    spent,        // no unit of the kinds has its once-a-turn effect left
    summon_free,  // no normal summon yet this turn
    name_unused,  // no card of this name yet this turn
    lp_above,
    allowed,  // not forbidden this turn
    turn_at_least,
    turn_at_most,
    never,
};

// What must hold. `code` and `source` name the rule for the person who is refused.
struct Condition {
    What what = What::never;
    Zone zone = Zone::hand;
    std::int16_t n = 0;
    Kinds kinds;
    std::uint8_t rule = 0;  // index into Program::rules
};

enum class Op : std::uint8_t {
    draw,
    search,
    look,
    redraw_all,
    redraw_choose,
    discard,
    move,
    counter_self,
    counter_target,
    counter_each,
    pay_counter,
    pay_lp,
    forbid,
};
enum class Pick : std::uint8_t { choose, random, all };
enum class Rest : std::uint8_t { shuffle, bottom, grave };  // where looked-at cards go

struct Operation {
    Op op = Op::draw;
    std::uint8_t n = 1;     // how many cards or counters; the amount of lp in hundreds
    std::uint8_t keep = 1;  // look: how many are kept
    Pick pick = Pick::choose;
    Rest rest = Rest::shuffle;
    Zone from = Zone::deck, to = Zone::hand;
    bool optional = false;         // does nothing when it cannot be done
    std::uint8_t ways = 0;         // of `order`
    std::array<Kinds, 4> order{};  // the kinds it prefers, first to last
    Kinds kinds;                   // all of them
};

// In notation: n:RML a:UG e:RML ~TF done end.
enum class Verb : std::uint8_t { summon, activate, effect, choose, done, end };

// The conditions of an action that come up in every duel, for a check without a loop. The others stay in `rest`.
struct Gate {
    std::uint8_t deck = 0, hand = 0;  // cards at least; the hand without the acting card
    bool unit = false;                // a unit of the acting card is ready...
    std::uint8_t counters = 0;        // ...with this many counters
    bool summon = false, name = false;
    bool in_play = false, in_deck = false;  // one of these kinds must be there
    Kinds play_any, deck_any;
    std::vector<Condition> rest;
};

inline constexpr std::size_t kMaxNeeds = 4, kMaxOperations = 6;

// One thing a card can do.
struct Action {
    Verb verb = Verb::activate;
    Kind card;
    CardType type = CardType::spell;
    EffectClass effect_class = EffectClass::none;
    bool stays = false;            // on the field after it is resolved
    bool once = false;             // an effect in play: once a turn for this card
    std::vector<Condition> needs;  // at most kMaxNeeds are written in the file, the others follow from the effect
    std::vector<Operation> effect;
    Gate gate;  // the same conditions as `needs`
};

struct Card {
    std::string code, name;
    std::uint32_t passcode = 0;
    int copies = 0;
    CardType type = CardType::spell;
    EffectClass effect_class = EffectClass::none;
    std::vector<std::string> tags;
    int line = 0;                              // of the file it was read from
    int summon = -1, activate = -1, act = -1;  // indices of its actions
};

// What a kind does by itself while it is in play.
struct Nature {
    bool unit = false;       // has counters or an effect of its own, so copies are told apart
    bool remembers = false;  // its name counts as used for the rest of the turn
    std::uint8_t gain = 0;   // counters for each spell that is activated
    std::uint8_t cap = 255;  // the most it can hold
    CardType type = CardType::spell;
    std::vector<Operation> at_turn_start, at_end_phase;
};

// A named rule behind a refusal: "citadel_needs_library", "rule 3".
struct NamedRule {
    std::string code, source;
};

// The frame of a duel: the options that belong to no card.
struct Frame {
    int opening_hand = 5;
    bool first_draw = true;
    bool win_at_once = true;                          // or only when the effect is finished
    int hand_limit = 0;                               // at the end of a turn; 0: none
    bool random_ties = false, library_first = false;  // of the paper's player
};

struct Program {
    std::string title, source;
    Settings settings;  // the rules it was compiled under
    Frame frame;
    std::vector<Card> cards;  // by kind
    std::array<Nature, kMaxKinds> natures{};
    std::vector<Action> actions;
    std::vector<NamedRule> rules;
    Kinds win;                         // all of these in the hand
    Kinds end_phase, turn_start;       // kinds with such a trigger
    std::vector<std::uint8_t> listed;  // actions in the order in which the deck's author lists them
    std::vector<Kind> give_up, keep;   // discard order and keep order of the paper's player
    State shuffled;                    // the whole deck, nothing drawn

    const Card& card(Kind k) const { return cards[k.index]; }
    const Nature& nature(Kind k) const { return natures[k.index]; }
    Kind kind_of(std::string_view code) const;  // kNoCard if there is none
    // The kinds that a word of a filter names: a code, a tag, a type, "card", "piece" (what wins) or "filler" (the
    // others). Empty if none.
    Kinds kinds_named(std::string_view word) const;
    int cards_in_deck() const { return shuffled.seen.deck_size; }
};

}  // namespace rakus::exodia
