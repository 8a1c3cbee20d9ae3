#include "written/checker.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/settings.h"
#include "written/printer.h"

namespace rakus::written {
namespace {

enum class Type { number, condition };

// What an expression is: its type, the numbers that it may give, and what it looks at.
struct Meaning {
    Type type = Type::number;
    double low = 0, high = 0;
    bool of_move = false;  // it differs from candidate to candidate
    bool pools = false;    // it looks at all candidates: best, worst, any, count
    bool replies = false;
    bool broken = false;  // an error has been told; nothing more is said of it
};

// Where an expression stands.
struct Scope {
    bool of_move = true, pools = true, replies = true;
    bool in_pool = false;
    Words here = {};  // for errors: "feasible"
};

struct Known {
    Use use;
    int index;
    Meaning meaning;
};

class Checker {
   public:
    Checker(Syntax& text, const Vocabulary& words, Complaints& complaints)
        : text_(text), words_(words), complaints_(complaints) {
        for (std::size_t i = 0; i < words.facts.size(); ++i)
            facts_.emplace(words.facts[i].info.id, static_cast<int>(i));
    }

    void run() {
        if (!text_.game.empty() && text_.game != words_.game)
            complain(text_.game_at,
                     filled({"found a player of {}, expected one of {}", "ditemukan pemain {}, seharusnya {}"},
                            text_.game, words_.game));
        if (const Statement* like = text_.like()) return nothing_beside(*like);
        for (Statement& s : text_.statements) declare_weights(s);
        for (const auto& name : text_.unread) known_.emplace(name, Known{Use::unknown, 0, broken()});
        for (Statement& s : text_.statements) statement(s);
        whole();
    }

   private:
    void complain(Place at, Text what, bool warning = false) { complaints_.push_back({at, std::move(what), warning}); }
    void warn(Place at, Text what) { complain(at, std::move(what), true); }

    // ---- lines ---------------------------------------------------------------------------------------------------

    void nothing_beside(const Statement& like) {
        for (const Statement& s : text_.statements)
            if (&s != &like)
                complain(s.at, filled({"found a line beside like \"{}\", expected none: the player is that one",
                                       "ditemukan baris di samping like \"{}\", seharusnya tidak ada: pemainnya itu"},
                                      like.name));
    }
    bool is_free(Place at, const std::string& name) {
        if (!facts_.contains(name) && !known_.contains(name)) return true;
        const bool fact = facts_.contains(name);
        complain(at, {fmt::format("found '{}' again, expected another name: it is {} already", name,
                                  fact ? "a fact of the game" : "declared"),
                      fmt::format("ditemukan '{}' lagi, seharusnya nama lain: sudah {}", name,
                                  fact ? "menjadi fakta permainan" : "dideklarasikan")});
        return false;
    }
    void declare_weights(Statement& s) {
        for (Weight& w : s.weights) {
            if (w.low() > w.high() || w.value < w.low() || w.value > w.high())
                complain(w.at, filled({"found {} = {}, expected a number from {} to {}",
                                       "ditemukan {} = {}, seharusnya bilangan {} sampai {}"},
                                      w.name, w.value, w.low(), w.high()));
            if (std::abs(w.low()) > kLargestWeight || std::abs(w.high()) > kLargestWeight)
                complain(w.at, filled({"found a range of {} beyond 1000000, expected a smaller one",
                                       "ditemukan rentang {} di luar 1000000, seharusnya lebih kecil"},
                                      w.name));
            const int index = weights_++;
            if (!is_free(w.at, w.name)) continue;
            known_.emplace(w.name, Known{Use::weight, index, {Type::number, w.low(), w.high()}});
            declared_.emplace(w.name, w.at);
        }
    }
    void statement(Statement& s) {
        switch (s.says) {
            case Says::like:
            case Says::weights:
            case Says::random:
                break;
            case Says::let:
                return let(s);
            case Says::feasible:
                return void(want_condition(*s.condition, {true, false, true, false, {"feasible", "feasible"}}));
            case Says::take:
                return void(
                    want_condition(*s.condition, {true, false, true, false, {"take first where", "take first where"}}));
            case Says::rule:
                return rule(s);
            case Says::order:
                for (Summand& t : s.terms) (void)meaning(t.expr, {true, false, true, false, {"order by", "order by"}});
                break;
            case Says::then:
            case Says::show:
                for (Summand& t : s.terms) (void)meaning(t.expr, {});
        }
    }
    void let(Statement& s) {
        Meaning m = meaning(s.terms[0].expr, {});
        if (!is_free(s.at, s.name)) return;
        known_.emplace(s.name, Known{Use::let, lets_++, m});
        declared_.emplace(s.name, s.at);
    }
    void rule(Statement& s) {
        if (s.priority < last_priority_)
            complain(
                s.at,
                filled(
                    {"found priority {} after {}, expected {} or more: the lines stand in the order of their "
                     "priorities",
                     "ditemukan prioritas {} sesudah {}, seharusnya {} atau lebih: baris disusun menurut prioritasnya"},
                    s.priority, last_priority_, last_priority_));
        last_priority_ = s.priority;
        if (all_wanted_)
            warn(s.at, {"this line is never reached: a line before it takes every move",
                        "baris ini tidak pernah tercapai: baris sebelumnya mengambil semua langkah"});
        if (s.condition) (void)want_condition(*s.condition, {});
        if (!s.condition) all_wanted_ = true;
        Meaning sum;
        for (Summand& t : s.terms) sum = bounded(t.expr.at, plus(sum, meaning(t.expr, {})));
        priorities_.insert(s.priority);
    }
    // What can only be said when all lines are known.
    void whole() {
        const Place end{1, 1};
        if (priorities_.empty() && !has_errors(complaints_))
            complain(end, {"found no line with a priority, expected at least one, such as: 1 : 0",
                           "tidak ditemukan baris berprioritas, seharusnya paling sedikit satu, misalnya: 1 : 0"});
        bool ordered = false;
        std::map<int, std::size_t> keys;
        for (const Statement& s : text_.statements) {
            const bool orders = s.says == Says::order || s.says == Says::random;
            if (orders && ordered)
                complain(s.at, {"found a second order, expected one", "ditemukan order kedua, seharusnya satu"});
            ordered = ordered || orders;
            if (s.says != Says::then) continue;
            if (!priorities_.contains(s.priority))
                complain(s.at, filled({"found 'then {}', but no line has priority {}; expected {}",
                                       "ditemukan 'then {}', padahal tidak ada baris berprioritas {}; seharusnya {}"},
                                      s.priority, s.priority, fmt::join(priorities_, ", ")));
            if ((keys[s.priority] += s.terms.size()) > kMostKeys)
                complain(s.at, filled({"found more than {} tie-breaks of priority {}",
                                       "ditemukan lebih dari {} pemecah seri untuk prioritas {}"},
                                      kMostKeys, s.priority));
        }
        for (const auto& [name, at] : declared_)
            if (!used_.contains(name)) warn(at, filled({"'{}' is not used", "'{}' tidak dipakai"}, name));
    }

    // ---- expressions ---------------------------------------------------------------------------------------------

    static Meaning broken() {
        Meaning m;
        m.broken = true;
        return m;
    }
    // What two parts have together.
    static Meaning with(const Meaning& a, const Meaning& b, Type type, double low, double high) {
        return {
            type, low, high, a.of_move || b.of_move, a.pools || b.pools, a.replies || b.replies, a.broken || b.broken};
    }
    static Meaning plus(const Meaning& a, const Meaning& b) {
        return with(a, b, Type::number, a.low + b.low, a.high + b.high);
    }
    Meaning bounded(Place at, Meaning m) {
        if (m.broken || (m.low >= -kLargestNumber && m.high <= kLargestNumber)) return m;
        complain(at, {"the number may become too large, expected it to stay below 1e100",
                      "bilangannya dapat menjadi terlalu besar, seharusnya di bawah 1e100"});
        return broken();
    }

    Meaning want_condition(Expr& e, const Scope& scope) {
        const Meaning m = meaning(e, scope);
        if (m.broken || m.type == Type::condition) return m;
        const std::string text = print(e);
        complain(e.at, filled({"found the number '{:.60}', expected a condition, such as {:.60} > 0",
                               "ditemukan bilangan '{:.60}', seharusnya syarat, misalnya {:.60} > 0"},
                              text, text));
        return broken();
    }

    Meaning meaning(Expr& e, const Scope& scope) {
        switch (e.kind) {
            case Kind::number:
                return {Type::number, e.number, e.number};
            case Kind::name:
                return name(e, scope);
            case Kind::negative: {
                Meaning m = meaning(e.parts[0], scope);
                m.type = Type::number;
                std::swap(m.low, m.high);
                m.low = -m.low, m.high = -m.high;
                return m;
            }
            case Kind::negation:
                return want_condition(e.parts[0], scope);
            case Kind::both:
            case Kind::either: {
                const Meaning a = want_condition(e.parts[0], scope), b = want_condition(e.parts[1], scope);
                return with(a, b, Type::condition, 0, 1);
            }
            case Kind::add:
            case Kind::subtract:
            case Kind::multiply:
            case Kind::divide:
                return arithmetic(e, scope);
            case Kind::call:
                return call(e, scope);
            default:
                return comparison(e, scope);
        }
    }
    Meaning arithmetic(Expr& e, const Scope& scope) {
        const Meaning a = meaning(e.parts[0], scope), b = meaning(e.parts[1], scope);
        if (e.kind == Kind::add) return bounded(e.at, plus(a, b));
        if (e.kind == Kind::subtract) return bounded(e.at, with(a, b, Type::number, a.low - b.high, a.high - b.low));
        const bool divides = e.kind == Kind::divide;
        if (divides && !b.broken && b.low <= 0 && b.high >= 0) {
            const bool always = b.low == 0 && b.high == 0;
            warn(e.at, {fmt::format("division by {}, which {} 0: the result is 0 then", print(e.parts[1]),
                                    always ? "is" : "may be"),
                        fmt::format("pembagian dengan {}, yang {} 0: hasilnya menjadi 0", print(e.parts[1]),
                                    always ? "bernilai" : "dapat bernilai")});
            return with(a, b, Type::number, -kLargestQuotient, kLargestQuotient);
        }
        const auto of = [&](double x, double y) {
            return divides ? std::clamp(x / y, -kLargestQuotient, kLargestQuotient) : x * y;
        };
        const auto [low, high] =
            std::minmax({of(a.low, b.low), of(a.low, b.high), of(a.high, b.low), of(a.high, b.high)});
        return bounded(e.at, with(a, b, Type::number, low, high));
    }

    // ---- comparisons ---------------------------------------------------------------------------------------------

    const KnownFact* word_fact(const Expr& e) const {
        if (e.kind != Kind::name) return nullptr;
        const auto at = facts_.find(e.name);
        if (at == facts_.end()) return nullptr;
        const KnownFact& f = words_.facts[static_cast<std::size_t>(at->second)];
        return f.info.type == FactType::word ? &f : nullptr;
    }
    Meaning comparison(Expr& e, const Scope& scope) {
        for (int side = 0; side < 2; ++side) {
            Expr &fact = e.parts[static_cast<std::size_t>(side)], &value = e.parts[static_cast<std::size_t>(1 - side)];
            if (const KnownFact* f = word_fact(fact)) return word_comparison(e, fact, value, *f, scope);
        }
        const Meaning a = meaning(e.parts[0], scope), b = meaning(e.parts[1], scope);
        const Meaning m = with(a, b, Type::condition, 0, 1);
        if (!m.broken) foresee(e, a, b);
        return m;
    }
    // A comparison that ranges decide is hardly what was meant. Weights may be moved, so they decide nothing.
    void foresee(const Expr& e, const Meaning& a, const Meaning& b) {
        if (has_weight(e)) return;
        bool never = false, always = false;
        switch (e.kind) {
            case Kind::less:
                never = a.low >= b.high, always = a.high < b.low;
                break;
            case Kind::at_most:
                never = a.low > b.high, always = a.high <= b.low;
                break;
            case Kind::more:
                never = a.high <= b.low, always = a.low > b.high;
                break;
            case Kind::at_least:
                never = a.high < b.low, always = a.low >= b.high;
                break;
            default:
                never = a.high < b.low || a.low > b.high;
                if (e.kind == Kind::unequal) std::swap(never, always);
        }
        if (!never && !always) return;
        warn(e.at, {fmt::format("'{}' {} holds: {} is from {} to {}", print(e), never ? "never" : "always",
                                print(e.parts[0]), a.low, a.high),
                    fmt::format("'{}' {} berlaku: {} dari {} sampai {}", print(e), never ? "tidak pernah" : "selalu",
                                print(e.parts[0]), a.low, a.high)});
    }
    bool has_weight(const Expr& e) const {
        const bool own = e.kind == Kind::name && (e.use == Use::weight || e.use == Use::let);
        return own || std::ranges::any_of(e.parts, [&](const Expr& p) { return has_weight(p); });
    }
    Meaning word_comparison(Expr& e, Expr& fact, Expr& value, const KnownFact& f, const Scope& scope) {
        Meaning m = use_fact(fact, scope);
        m.type = Type::condition, m.low = 0, m.high = 1;
        const std::string list = fmt::format("{}", fmt::join(f.values, ", "));
        if (e.kind != Kind::equal && e.kind != Kind::unequal) {
            complain(e.at, filled({"'{}' is a word, expected = or != and one of {}",
                                   "'{}' adalah kata, seharusnya = atau != dan salah satu dari {}"},
                                  fact.name, list));
            return broken();
        }
        const auto at =
            value.kind == Kind::name && !value.about ? std::ranges::find(f.values, value.name) : f.values.end();
        if (at == f.values.end()) {
            const std::string found = print(value);
            complain(value.at, filled({"found '{:.60}', expected {}{}", "ditemukan '{:.60}', seharusnya {}{}"}, found,
                                      list, hint(found, f.values)));
            return broken();
        }
        value.use = Use::value;
        value.index = static_cast<int>(at - f.values.begin());
        return m;
    }

    // ---- names ---------------------------------------------------------------------------------------------------

    static Text hint(std::string_view word, const std::vector<std::string>& words) {
        return did_you_mean(word, std::vector<std::string_view>(words.begin(), words.end()));
    }
    Meaning name(Expr& e, const Scope& scope) {
        if (facts_.contains(e.name)) {
            if (const KnownFact* f = word_fact(e)) {
                const std::string list = fmt::format("{}", fmt::join(f->values, ", "));
                complain(e.at, filled({"'{}' is a word, expected a comparison such as {} = {}",
                                       "'{}' adalah kata, seharusnya perbandingan seperti {} = {}"},
                                      e.name, e.name, f->values.empty() ? "?" : f->values[0]));
                return broken();
            }
            return use_fact(e, scope);
        }
        const auto at = known_.find(e.name);
        if (at == known_.end() || e.about) return unknown(e);
        e.use = at->second.use;
        e.index = at->second.index;
        used_.insert(e.name);
        return allowed(e, at->second.meaning, scope);
    }
    Meaning unknown(const Expr& e) {
        std::vector<std::string> names;
        for (const auto& f : words_.facts) names.emplace_back(f.info.id);
        for (const auto& [known, meaning] : known_) names.push_back(known);
        complain(e.at, filled({"found '{}', expected a fact of {}, a weight or a let before this line{}",
                               "ditemukan '{}', seharusnya fakta {}, bobot, atau let sebelum baris ini{}"},
                              e.name, words_.game, hint(e.name, names)));
        return broken();
    }
    Meaning use_fact(Expr& e, const Scope& scope) {
        e.use = Use::fact;
        e.index = facts_.find(e.name)->second;
        const KnownFact& f = words_.facts[static_cast<std::size_t>(e.index)];
        if (!topic(e, f)) return broken();
        Meaning m{f.info.type == FactType::flag ? Type::condition : Type::number, f.info.low, f.info.high, f.of_move};
        return allowed(e, m, scope);
    }
    // What the fact is about: in_hand(name).
    bool topic(Expr& e, const KnownFact& f) {
        if (f.about.empty() && !e.about) return true;
        if (f.about.empty()) {
            complain(e.at, filled({"found '{}({})', expected '{}' without brackets",
                                   "ditemukan '{}({})', seharusnya '{}' tanpa kurung"},
                                  e.name, *e.about, e.name));
            return false;
        }
        const auto at = e.about ? std::ranges::find(f.about, *e.about) : f.about.end();
        e.topic = static_cast<int>(at - f.about.begin());
        if (at != f.about.end()) return true;
        const std::vector<std::string> some(
            f.about.begin(), f.about.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(8, f.about.size())));
        const std::string list = fmt::format("{}{}", fmt::join(some, ", "), some.size() < f.about.size() ? ", .." : "");
        const std::string found = e.about ? fmt::format("{}({})", e.name, *e.about) : e.name;
        complain(e.at, filled({"found '{}', expected {}(..) with one of {}{}",
                               "ditemukan '{}', seharusnya {}(..) dengan salah satu dari {}{}"},
                              found, e.name, list, e.about ? hint(*e.about, f.about) : Text()));
        return false;
    }
    // Whether what it looks at may be looked at from here.
    Meaning allowed(const Expr& e, const Meaning& m, const Scope& scope) {
        if (m.broken) return m;
        const std::string text = print(e);
        if (m.pools && !scope.pools) {
            if (scope.in_pool)
                complain(e.at,
                         filled({"found '{:.60}' inside best, worst, any or count, expected no second one",
                                 "ditemukan '{:.60}' di dalam best, worst, any, atau count, seharusnya tidak bersusun"},
                                text));
            else
                complain(
                    e.at,
                    filled(
                        {"found '{:.60}' in {}, expected facts of this move alone: best ranges over the feasible moves",
                         "ditemukan '{:.60}' di {}, seharusnya fakta langkah ini saja: best mencakup langkah "
                         "yang layak"},
                        text, scope.here));
            return broken();
        }
        if (m.replies && !scope.replies) {
            complain(e.at, filled({"found '{:.60}' inside reply, expected one level of replies",
                                   "ditemukan '{:.60}' di dalam reply, seharusnya satu tingkat balasan"},
                                  text));
            return broken();
        }
        if (m.of_move && !scope.of_move) {
            complain(e.at,
                     filled({"'{:.60}' belongs to a move, expected best, worst, any or count of it inside reply",
                             "'{:.60}' milik satu langkah, seharusnya best, worst, any, atau count di dalam reply"},
                            text));
            return broken();
        }
        return m;
    }

    // ---- functions -----------------------------------------------------------------------------------------------

    Meaning call(Expr& e, const Scope& scope) {
        if (e.name == "reply") return reply(e, scope);
        if (e.name == "best" || e.name == "worst" || e.name == "any" || e.name == "count") return pool(e, scope);
        if (e.name == "if") return choice(e, scope);
        Meaning m = meaning(e.parts[0], scope);
        m.type = Type::number;
        if (e.name == "abs") {
            const double most = std::max(std::abs(m.low), std::abs(m.high));
            m.low = m.low > 0 ? m.low : m.high < 0 ? -m.high : 0, m.high = most;
            return m;
        }
        for (std::size_t i = 1; i < e.parts.size(); ++i) {
            const Meaning p = meaning(e.parts[i], scope);
            m = e.name == "min" ? with(m, p, Type::number, std::min(m.low, p.low), std::min(m.high, p.high))
                                : with(m, p, Type::number, std::max(m.low, p.low), std::max(m.high, p.high));
        }
        return m;
    }
    Meaning choice(Expr& e, const Scope& scope) {
        const Meaning c = want_condition(e.parts[0], scope);
        const Meaning a = meaning(e.parts[1], scope), b = meaning(e.parts[2], scope);
        const Type type = a.type == Type::condition && b.type == Type::condition ? Type::condition : Type::number;
        return with(c, with(a, b, type, std::min(a.low, b.low), std::max(a.high, b.high)), type, std::min(a.low, b.low),
                    std::max(a.high, b.high));
    }
    Meaning pool(Expr& e, const Scope& scope) {
        Meaning own;
        own.pools = true;
        if (allowed(e, own, scope).broken) return broken();
        Scope inside = scope;
        inside.of_move = true;
        inside.pools = false;
        inside.in_pool = true;
        const bool counts = e.name == "any" || e.name == "count";
        const Meaning m = counts ? want_condition(e.parts[0], inside) : meaning(e.parts[0], inside);
        // Nothing feasible: 0.
        own.low = counts ? 0 : std::min(0.0, m.low);
        own.high = e.name == "any" ? 1 : e.name == "count" ? kMostCandidates : std::max(0.0, m.high);
        own.type = e.name == "any" ? Type::condition : Type::number;
        own.replies = m.replies;
        own.broken = m.broken;
        return own;
    }
    Meaning reply(Expr& e, const Scope& scope) {
        if (!words_.replies) {
            complain(e.at, filled({"found reply, but what the opponent may answer cannot be seen in {}",
                                   "ditemukan reply, padahal balasan lawan tidak terlihat dalam {}"},
                                  words_.game));
            return broken();
        }
        Meaning own;
        own.replies = own.of_move = true;
        if (allowed(e, own, scope).broken) return broken();
        const Meaning m = meaning(e.parts[0], {false, true, false, false, {"reply", "reply"}});
        own.type = words_.chance ? Type::number : m.type;  // with chance it is an expectation
        own.low = std::min(0.0, m.low), own.high = std::max(0.0, m.high);
        own.broken = m.broken;
        return own;
    }

    static constexpr double kMostCandidates = 1000;

    Syntax& text_;
    const Vocabulary& words_;
    Complaints& complaints_;
    std::map<std::string_view, int> facts_;
    std::map<std::string, Known> known_;
    std::map<std::string, Place> declared_;
    std::set<std::string> used_;
    std::set<int> priorities_;
    int weights_ = 0, lets_ = 0, last_priority_ = 0;
    bool all_wanted_ = false;
};

}  // namespace

void check(Syntax& text, const Vocabulary& words, Complaints& complaints) {
    Checker(text, words, complaints).run();
}

bool has_errors(const Complaints& complaints) {
    return std::ranges::any_of(complaints, [](const Complaint& c) { return !c.warning; });
}

}  // namespace rakus::written
