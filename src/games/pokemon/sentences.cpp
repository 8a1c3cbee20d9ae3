#include "games/pokemon/sentences.h"

#include <algorithm>
#include <regex>
#include <string_view>

#include "core/text.h"

namespace rakus::pokemon {
namespace {

// $1 the first group; %1 as a type letter or a status word; a bar parts operations; empty: says nothing new.
struct Pattern {
    const char* form;
    const char* operations;
};

constexpr const char* kStatus = "(asleep|confused|paralyzed|poisoned|burned)";
constexpr const char* kType = "(fire|water|grass|lightning|psychic|fighting)";

// <S> a status, <T> a type, <N> a number.
constexpr Pattern kPatterns[] = {
    {"flip a coin", "flip 1"},
    {"flip <N> coins", "flip $1"},
    {"flip .*until .*tails", "flip until-tails"},
    {"flip .*for each energy attached to self", "flip per energy-self"},
    {".*damage times the number of heads", "times per heads"},
    {".*<N> more damage for each heads", "plus $1 per heads"},
    {".*<N> more damage for each <T> energy .*self but not used.*", "plus $1 per extra-%2"},
    {".*<N> more damage for each basic energy .*self but not used.*", "plus $1 per extra-basic"},
    {".*<N> more damage for each energy .*self but not used.*", "plus $1 per extra-any"},
    {".*<N> more damage for each energy card attached to def", "plus $1 per energy-cards-defender"},
    {".*<N> more damage for each energy attached to def", "plus $1 per energy-defender"},
    {".*<N> more damage for each damage counter on def", "plus $1 per counters-defender"},
    {".*<N> more damage for each damage counter on self", "plus $1 per counters-self"},
    {".*<N> more damage for each evolved .*in play", "plus $1 per evolved-own"},
    {".*<N> more damage for each self .*in play", "plus $1 per others-named-self"},
    {".*<N> more damage for each basic .*evolution .*discard pile", "plus $1 per pokemon-in-discard"},
    {".*<N> more damage for each trainer .*opponent's hand", "plus $1 per trainers-in-their-hand"},
    {".*<N> more damage for each energy you discarded", "plus $1 per chosen"},
    {".*minus <N> damage for each damage counter on self", "minus $1 per counters-self"},
    {".*times the number of damage counters on self", "times per counters-self"},
    {".*times the number of basic energy .*active.*", "times per basic-energy-actives"},
    {".*damage plus <N> more damage", "plus $1"},
    {"self does <N> damage to def", "plus $1"},
    {"this attack does nothing", "fail"},
    {"(?:this attack does \\d+ damage (?:and|plus) )?self does <N> damage to itself", "self $1"},
    {".*damage .*half def's remaining hp.*", "half-hp"},
    {"put <N> damage counters? on def", "counters $1"},
    {"(?:def|it) is now <S>", "status defender %1"},
    {"def is now <S> and <S>", "status defender %1 %2"},
    {"def is now <S>, <S>,? and <S>", "status defender %1 %2 %3"},
    {"self is now <S>", "status self %1"},
    {"both self and def are now <S>", "status both %1"},
    {"at the end of .*next turn, def is now confused", "later-status defender confused"},
    {"(?:put 2 damage counters instead|it now takes 20 poison damage).*", "!toxic"},
    {"discard <N> <T> energy cards? .*self in order to use.*", "pay $1 %2"},
    {"discard <N> energy cards? .*self in order to use.*", "pay $1 any"},
    {"discard all energy .*self in order to use.*", "pay all any"},
    {"discard <N> <T> energy .*self in order to prevent all effects.*", "pay $1 %2|shield effects"},
    {"discard an energy card attached to self", "strip self 1 any"},
    {"discard an? <T> energy card attached to self", "strip self 1 %1"},
    {"discard <N> <T> energy attached to self", "strip self $1 %2"},
    {".*def has any energy cards.* choose 1.* discard it", "strip defender 1 by-me"},
    {"for each heads, choose 1 energy .*def.*discard it", "strip defender 1 by-me per heads"},
    {"for each heads, your opponent discards an energy .*def", "strip defender 1 by-them per heads"},
    {"you may discard an energy card attached to self", "may-pay 1"},
    {"your opponent discards an energy .*def", "strip defender 1 by-them"},
    {"you may discard as many energy .*in play", "may-burn"},
    {"(?:does|this attack does) <N> damage to each .*each player's bench", "spread $1 both-benches"},
    {"(?:does|this attack does) <N> damage to each of your own bench.*", "spread $1 own-bench"},
    {"(?:does|this attack does) <N> damage to 1 of your opponent's bench.*", "snipe bench $1"},
    {"choose (?:1|up to \\d) of your opponent's (?:benched )?pokémon", ""},
    {"this attack does <N> damage to that pokémon", "snipe any $1"},
    {"this attack does <N> damage to each of them", "snipe bench $1 count 2"},
    {"this attack's damage isn't affected by weakness or resistance", "!ignore weakness-resistance"},
    {"this attack's damage isn't affected by weakness, resistance, .*", "!ignore everything"},
    {"remove all damage counters from self", "heal self all"},
    {"remove <N> damage counters? from self.*", "heal self $1"},
    {"unless all damage .*remove <N> damage counter from self", "if-damaged: heal self $1"},
    {"remove <N> damage counters? from 1 of your pokémon", "heal choose $1"},
    {"prevent all damage done to self .*next turn", "shield damage"},
    {"(?:during .*next turn, )?prevent all effects of attacks.*self.*", "shield effects"},
    {"during .*next turn, whenever <N> or less damage .*prevent.*", "shield upto $1"},
    {"during .*next turn, any damage .*self .*reduced by <N>.*", "shield reduce $1"},
    {"def can't retreat .*", "hold"},
    {"if def tries to attack .*next turn.*flips a coin", "smoke"},
    {"that attack does nothing", ""},
    {"choose 1 of def's attacks", ""},
    {"that pokémon can't use that attack .*next turn", "lock-attack"},
    {"self can't attack during your next turn", "rest all"},
    {"self can't use .* during your next turn", "rest attack"},
    {".*bench.* he or she chooses 1 .*switches it with def", "switch defender by-them"},
    {"your opponent switches def with .*bench.*", "switch defender by-them"},
    {".*opponent.*bench.* choose 1 .*switch it with .*active.*", "switch defender by-me"},
    {"choose 1 of your opponent's bench.* switch it with def", "switch defender by-me"},
    {"your opponent chooses def to switch", ""},
    {"switch self with 1 of your bench.*", "switch self"},
    {"after your attack, you may switch self with 1 of your bench.*", "may-switch self"},
    {"draw a card", "draw 1"},
    {"draw <N> cards", "draw $1"},
    {".*draw cards until you have <N> cards.*", "draw-to $1"},
    {"shuffle your hand into your deck", ""},
    {"draw up to <N> cards", "refresh $1"},
    {"shuffle your opponent's deck", "shuffle-theirs"},
    {"search your deck for up to <N> <T> energy cards .*attach them to self", "search deck %2-energy $1 to self"},
    {"search your deck for an? <T> energy card .*attach it to self", "search deck %1-energy 1 to self"},
    {"search your deck for a basic energy card .*attach it to 1 of your.*", "search deck basic-energy 1 to own"},
    {"search your deck for up to <N> basic energy cards .*attach them to any.*excluding.*",
     "search deck basic-energy $1 to own-not-ex"},
    {"search your deck for up to <N> evolution cards.*hand", "search deck evolution $1 to hand"},
    {"search your deck for up to <N> cards .*hand", "search deck any $1 to hand"},
    {"search your deck for a basic energy card.*hand", "search deck basic-energy 1 to hand"},
    {"search your deck for an energy card.*hand", "search deck energy 1 to hand"},
    {"search your discard pile for an energy card.*hand", "search discard energy 1 to hand"},
    {"search your deck for a basic pokémon .*bench", "search deck basic 1 to bench"},
    {"search your deck for up to <N> basic pokémon .*bench", "search deck basic $1 to bench"},
    {"search your deck for up to <N> <T> basic pokémon .*bench", "search deck %2-basic $1 to bench"},
    {"search your deck for a card that evolves from self .*", "evolve-self"},
    {"search your discard pile for a basic energy card .*attach it to self", "search discard basic-energy 1 to self"},
    {"search your discard pile for an? <T> energy card .*attach it to self", "search discard %1-energy 1 to self"},
    {"shuffle your deck afterward", ""},
    {"you may discard any stadium card in play", "may-drop-stadium"},
    {"look at your opponent's hand", ""},
    {"you can't use this attack unless def is asleep", "!need defender-asleep"},
    {"either way, you can't use this attack again.*", "!once-in-play"},
    {"if def has a weakness, you may change it .*", "change weakness"},
    {"change self's resistance .*", "change resistance"},
    {"if a pokémon knocks out self .*next turn.*", "destiny-bond"},
    {"count the number of cards in your opponent's hand", ""},
    {"put that many damage counters on def", "counters 1 per their-hand"},
    {"after doing damage, flip a coin", "hit|flip 1"},
    {"\\(.*\\)?", ""},  // a remark in parentheses repeats a rule
};

// What a sentence may begin with, and the condition it makes.
struct Beginning {
    const char* form;
    const char* when;
};
constexpr Beginning kBeginnings[] = {
    {"if heads, (.*)", "heads"},
    {"if tails, (.*)", "tails"},
    {"if both are tails, (.*)", "tails"},
    {"if either of the coins is heads, (.*)", "heads"},
    {"if 1 of them is heads, (.*)", "heads=1"},
    {"if 2 of them are heads, (.*)", "heads=2"},
    {"if all of them are heads, (.*)", "heads=3"},
    {"if you do, (.*)", "paid"},
    {"if def already has any damage counters.*?, (.*)", "defender-damaged"},
    {"if def is an evolved pokémon, (.*)", "defender-evolved"},
    {"if def is pokémon-ex, (.*)", "defender-ex"},
    {"if you have more prize cards .*?, (.*)", "behind"},
};

std::string expanded(std::string form) {
    const auto replace = [&](std::string_view mark, const std::string& by) {
        for (auto at = form.find(mark); at != std::string::npos; at = form.find(mark))
            form.replace(at, mark.size(), by);
    };
    replace("<N>", "(\\d+)");
    replace("<S>", kStatus);
    replace("<T>", kType);
    return form;
}

std::string letter(const std::string& word) {
    constexpr std::string_view kWords[] = {"grass", "fire", "water", "lightning", "psychic", "fighting"};
    const auto it = std::ranges::find(kWords, word);
    return it == std::end(kWords) ? word : std::string(1, "GRWLPF"[it - std::begin(kWords)]);
}

std::string with_matches(std::string_view form, const std::smatch& m) {
    std::string out;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const bool group =
            (form[i] == '$' || form[i] == '%') && i + 1 < form.size() && form[i + 1] >= '1' && form[i + 1] <= '9';
        if (!group) {
            out += form[i];
            continue;
        }
        const std::string text = m[static_cast<std::size_t>(form[i + 1] - '0')].str();
        out += form[i++] == '%' ? letter(text) : text;
    }
    return out;
}

struct Compiled {
    std::regex form;
    std::string_view text;
};

template <class Row, std::size_t N>
std::vector<Compiled> compile(const Row (&rows)[N], const char* Row::*text) {
    std::vector<Compiled> out;
    for (const Row& r : rows) out.push_back({std::regex(expanded(r.form)), r.*text});
    return out;
}

// "a|b": the operations of a pattern; a pattern without any changes nothing.
std::vector<std::string> operations_in(std::string_view text) {
    std::vector<std::string> out;
    for (const auto part : filled_parts(text, '|')) out.emplace_back(part);
    return out;
}

// "at most N": the limit belongs to the operation before it.
bool limits_the_last(const std::string& sentence, std::vector<std::string>& before) {
    static const std::regex counted("extra .* after the 2nd .*count"),
        total("you can't add more th[ae]n (\\d+) damage in this way");
    std::smatch m;
    if (before.empty() || !before.back().starts_with("plus ")) return false;
    if (std::regex_match(sentence, counted)) return before.back() += " max 2", true;
    if (!std::regex_match(sentence, m, total)) return false;
    const int each = std::max(1, std::atoi(before.back().c_str() + 5));
    before.back() += " max " + std::to_string(std::atoi(m[1].str().c_str()) / each);
    return true;
}

std::optional<std::vector<std::string>> read_core(const std::string& sentence) {
    static const std::vector<Compiled> patterns = compile(kPatterns, &Pattern::operations);
    std::smatch m;
    for (const Compiled& p : patterns)
        if (std::regex_match(sentence, m, p.form)) return operations_in(with_matches(p.text, m));
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<std::string>> read_sentence(const std::string& sentence, std::vector<std::string>& before) {
    static const std::vector<Compiled> beginnings = compile(kBeginnings, &Beginning::when);
    if (limits_the_last(sentence, before)) return std::vector<std::string>{};
    std::smatch m;
    for (const Compiled& b : beginnings) {
        if (!std::regex_match(sentence, m, b.form)) continue;
        auto inner = read_core(m[1].str());
        if (!inner) return std::nullopt;
        for (auto& op : *inner) op = std::string(b.text) + ": " + op;
        return inner;
    }
    return read_core(sentence);
}

}  // namespace rakus::pokemon
