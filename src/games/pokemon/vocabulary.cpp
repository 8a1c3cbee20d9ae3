#include "games/pokemon/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "core/text.h"
#include "games/pokemon/vocabulary_tables.h"

namespace rakus::pokemon {
namespace {

using namespace words;

template <class Table>
auto* find_word(const Table& table, std::string_view word) {
    const auto it = std::ranges::find(table, word, [](const auto& row) { return row.word; });
    return it == table.end() ? nullptr : &*it;
}

Error unknown(std::string_view word, std::string_view expected_en, std::string_view expected_id) {
    return bad_input({"'{}' is not {}", "'{}' bukan {}"}, word, Words{expected_en, expected_id});
}

std::optional<std::uint8_t> count_of(std::string_view word) {
    if (word == "all") return kAll;
    return whole_number<std::uint8_t>(word, 0, kAll - 1);
}

// Reads the words of one operation, argument by argument.
class OpReader {
   public:
    OpReader(std::vector<std::string_view> words, const Interner& interner)
        : words_(std::move(words)), intern_(interner) {}

    Result<Op> read() {
        if (Status s = read_when(); !s) return s.error();
        const VerbSpec* spec = find_word(kVerbs, next());
        if (spec == nullptr) return unknown(last_, "an operation", "operasi");
        op_.verb = spec->verb;
        for (const char arg : spec->args)
            if (Status s = read_argument(arg); !s) return s.error();
        if (!at_end()) return unknown(peek(), "expected here", "yang diharapkan di sini");
        return op_;
    }

   private:
    bool at_end() const { return at_ == words_.size(); }
    std::string_view peek() const { return at_end() ? std::string_view{} : words_[at_]; }
    std::string_view next() { return last_ = at_end() ? std::string_view{} : words_[at_++]; }

    Status read_when() {
        if (at_end() || !peek().ends_with(':')) return Done{};
        const auto word = next().substr(0, last_.size() - 1);
        if (word.starts_with("heads=")) {
            const auto n = count_of(word.substr(6));
            if (!n) return unknown(word, "a condition", "syarat");
            op_.when = When::heads_exactly, op_.when_n = *n;
            return Done{};
        }
        const NamedWhen* when = find_word(kWhens, word);
        if (when == nullptr) return unknown(word, "a condition", "syarat");
        op_.when = when->when;
        return Done{};
    }

    Status read_argument(char arg) {
        switch (arg) {
            case 'n':
                return read_n();
            case 'w':
                return read_word(op_.who);
            case 'd':
                return next() == "to" ? read_word(op_.where) : unknown(last_, "'to'", "'to'");
            case 't':
                return read_type();
            case 'f':
                return read_op_filter();
            case 's':
                return read_conditions();
            case 'p':
                return read_per();
            case 'b':
                return peek().starts_with("by-") ? read_word(op_.where) : Done{};
            case 'k':
                return peek() == "count" ? read_max() : Done{};
            default:
                return read_cure();
        }
    }

    Status read_n() {
        if (op_.verb == Verb::shield && (op_.who == Word::damage || op_.who == Word::effects)) return Done{};
        if (op_.verb == Verb::flip && peek() == "until-tails") return next(), op_.per = Source::until_tails, Done{};
        if (op_.verb == Verb::flip && peek() == "per") return read_per();
        const auto n = count_of(next());
        if (!n) return unknown(last_, "a number", "bilangan");
        op_.n = *n;
        return Done{};
    }
    Status read_word(Word& into) {
        const NamedWord* word = find_word(kWords, next());
        if (word == nullptr) return unknown(last_, "a word of this operation", "kata operasi ini");
        into = word->value;
        return Done{};
    }
    Status read_type() {
        if (op_.verb == Verb::strip && (at_end() || peek().starts_with("by-") || peek() == "per"))
            return op_.type = Type::colorless, Done{};
        const auto word = next();
        if (word == "any" || word == "basic") {
            op_.type = Type::colorless;
            if (word == "basic") op_.who = Word::basic;
            return Done{};
        }
        op_.type = word.size() == 1 ? type_of(word[0]) : Type::none;
        return op_.type == Type::none ? Status(unknown(word, "a type of energy", "tipe energi")) : Done{};
    }
    Status read_op_filter() {
        const auto filter = read_filter(next(), intern_);
        if (!filter) return filter.error();
        op_.filter = intern_.filter(*filter);
        return Done{};
    }
    Status read_conditions() {
        do {
            const NamedCondition* c = find_word(kConditions, next());
            if (c == nullptr) return unknown(last_, "a special condition", "kondisi khusus");
            op_.conditions |= c->bits;
        } while (!at_end());
        return Done{};
    }
    Status read_per() {
        if (peek() != "per") return Done{};
        next();
        if (next().starts_with("extra-") && last_.size() == 7) {
            op_.per = Source::extra_typed;
            op_.type = type_of(last_[6]);
        } else {
            const NamedSource* source = find_word(kSources, last_);
            if (source == nullptr) return unknown(last_, "something to count", "sesuatu yang dihitung");
            op_.per = source->source;
        }
        return peek() == "max" ? read_max() : Done{};
    }
    Status read_max() {
        next();
        const auto n = count_of(next());
        if (!n) return unknown(last_, "a number", "bilangan");
        op_.max = *n;
        return Done{};
    }
    Status read_cure() {
        if (peek() == "cure") next(), op_.conditions = 0x3f;
        return Done{};
    }

    std::vector<std::string_view> words_;
    const Interner& intern_;
    std::size_t at_ = 0;
    std::string_view last_;
    Op op_;
};

std::string say_per(const Op& op, Lang lang) {
    if (op.per == Source::none || op.per == Source::until_tails) return "";
    std::string what;
    if (op.per == Source::extra_typed) {
        what = fmt::format(fmt::runtime(Words{"{} energy beyond the cost", "energi {} di luar biaya"}.in(lang)),
                           letter_of(op.type));
    } else {
        const auto it = std::ranges::find(kSources, op.per, &NamedSource::source);
        what = it->says.in(lang);
    }
    std::string text = fmt::format(fmt::runtime(Words{" for each {}", " untuk tiap {}"}.in(lang)), what);
    if (op.max != 0) text += fmt::format(fmt::runtime(Words{" (at most {})", " (paling banyak {})"}.in(lang)), op.max);
    return text;
}

std::string say_conditions(Conditions bits, Lang lang) {
    std::string text;
    for (const auto& c : kConditions) {
        const bool plain_poison = c.bits == poisoned && (bits & toxic) != 0;
        if ((bits & c.bits) != c.bits || plain_poison) continue;
        if (!text.empty()) text += ", ";
        text += c.says.in(lang);
    }
    return text;
}

std::string say_number(const Op& op, Lang lang) {
    if (op.verb == Verb::flip && op.per == Source::until_tails)
        return std::string(Words{"until tails", "sampai angka"}.in(lang));
    if (op.verb == Verb::flip && op.per != Source::none) return say_per(op, lang);
    if (op.n == 0 && op.verb == Verb::shield) return "";
    return op.n == kAll ? std::string(Words{"all", "semua"}.in(lang)) : fmt::format("{}", op.n);
}

std::string say_when(const Op& op, Lang lang) {
    if (op.when == When::always) return "";
    if (op.when == When::heads_exactly)
        return fmt::format(fmt::runtime(Words{"{} heads: ", "{} gambar: "}.in(lang)), op.when_n);
    return std::string(std::ranges::find(kWhens, op.when, &NamedWhen::when)->says.in(lang)) + ": ";
}

std::string say(const Op& op, Lang lang) {
    const auto spec = std::ranges::find(kVerbs, op.verb, &VerbSpec::verb);
    const auto word = std::ranges::find(kWords, op.who, &NamedWord::value);
    const std::string type =
        op.type == Type::none || op.type == Type::colorless ? "" : std::string(1, letter_of(op.type));
    std::string body = fmt::format(
        fmt::runtime(spec->says.in(lang)), fmt::arg("n", say_number(op, lang)), fmt::arg("s_", op.n == 1 ? "" : "s"),
        fmt::arg("w", word == kWords.end() ? "" : word->says.in(lang)), fmt::arg("t", type),
        fmt::arg("s", say_conditions(op.conditions, lang)), fmt::arg("per", say_per(op, lang)));
    while (body.find("  ") != std::string::npos) body.erase(body.find("  "), 1);
    return say_when(op, lang) + body;
}

}  // namespace

Type type_of(char letter) {
    const auto at = std::string_view("GRWLPFDMC").find(letter);
    return at == std::string_view::npos ? Type::none : static_cast<Type>(at);
}

const Op* find_op(const Script& script, Verb verb) {
    const auto it = std::ranges::find(script, verb, &Op::verb);
    return it == script.end() ? nullptr : &*it;
}

Result<Op> read_op(std::string_view text, const Interner& intern) {
    return OpReader(filled_parts(text, ' '), intern).read();
}

bool decides_damage(Verb v) {
    return v <= Verb::while_asleep && v != Verb::flip;
}

Place stands_in(const Power& p) {
    return p.use == Use::always ? Place::lasting_power : Place::used_power;
}

// The order of Verb is the order of these places.
bool works_in(Verb v, Place place) {
    switch (place) {
        case Place::attack:
            return v <= Verb::copy;
        case Place::trainer:
            return v <= Verb::stand_in;
        case Place::used_power:
            return v < Verb::strike_back;
        case Place::lasting_power:
            return v >= Verb::strike_back;
    }
    return false;
}

void place_hit(Script& script, bool prints_damage) {
    const auto last =
        std::find_if(script.rbegin(), script.rend(), [](const Op& op) { return decides_damage(op.verb); });
    const bool hurts =
        prints_damage || find_op(script, Verb::plus) != nullptr || find_op(script, Verb::half_hp) != nullptr;
    if (!hurts || find_op(script, Verb::hit) != nullptr) return;
    script.insert(last.base(), Op{.verb = Verb::hit});
}

Result<Filter> read_filter(std::string_view word, const Interner& intern) {
    Filter filter;
    if (word.starts_with("name:")) {
        for (const auto name : filled_parts(word.substr(5), ',')) filter.names.push_back(intern.name(name));
        return filter;
    }
    std::string_view rest = word;
    if (rest.ends_with("-not-ex")) filter.not_ex = true, rest.remove_suffix(7);
    if (rest.size() > 2 && rest[1] == '-' && type_of(rest[0]) != Type::none) {
        filter.type = type_of(rest[0]);
        rest.remove_prefix(2);
    }
    const NamedKinds* kinds = find_word(kKinds, rest);
    if (kinds == nullptr) return unknown(word, "a kind of card", "jenis kartu");
    filter.kinds = kinds->kinds;
    return filter;
}

std::string_view word_for(Verb verb) {
    return std::ranges::find(kVerbs, verb, &VerbSpec::verb)->word;
}

Text describe(const Op& op) {
    return {say(op, Lang::en), say(op, Lang::id)};
}

Text describe(const Script& script) {
    Text text;
    for (const Op& op : script) {
        if (op.verb == Verb::hit) continue;
        const Text one = describe(op);
        text.en += (text.en.empty() ? "" : "; ") + one.en;
        text.id += (text.id.empty() ? "" : "; ") + one.id;
    }
    return text;
}

Words words_for(Condition c) {
    const auto it = std::ranges::find_if(kConditions, [c](const NamedCondition& row) { return (row.bits & c) != 0; });
    return it->says;
}

}  // namespace rakus::pokemon
