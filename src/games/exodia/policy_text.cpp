#include "games/exodia/policy_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "games/exodia/facts.h"
#include "written/player.h"

namespace rakus::exodia {
namespace {

constexpr std::size_t kWidth = 110;
constexpr std::size_t kMostParts = 8;  // of max in the language
// Of the answers, of the first effect.
constexpr int kAnswers = 1, kFirstEffect = 2;

// What must hold, as the text says it.
struct Clause {
    bool never = false;
    std::vector<std::string> parts = {};  // none: always
    bool always() const { return !never && parts.empty(); }
    void add(std::string part) { parts.push_back(std::move(part)); }
};

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string out;
    for (const auto& part : parts) out += (out.empty() ? "" : std::string(between)) + part;
    return out;
}

// Words one after the other, in lines that are not too long; those after the first are indented.
std::string laid_out(std::string line, const std::vector<std::string>& parts, std::string_view between) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string next = parts[i] + (i + 1 < parts.size() ? std::string(between) : "");
        if (line.size() + next.size() > kWidth) {
            while (line.ends_with(' ')) line.pop_back();
            out += line + "\n";
            line = "    ";
        }
        line += next;
    }
    return out + line;
}

class PolicyWriter {
   public:
    PolicyWriter(const Exodia& game, const Policy& policy)
        : p_(*game.program), policy_(policy), words_(card_words_of(game)), engine_(engine_of(p_)) {
        for (std::uint8_t i = 0; i < p_.cards.size(); ++i) cards_.add(Kind{i});
        p_.win.each([&](Kind k) { one_of_each_ = one_of_each_ && p_.card(k).copies <= 1; });
    }

    Result<std::string> text(std::string_view title, std::string_view remark) {
        if (draws_lots()) return no_text("it draws lots among equal effects", "ia mengundi di antara efek yang setara");
        std::string lines = "\n# Answers.\n" + answers();
        lines += effects();
        if (unsaid_) return no_text(unsaid_->en, unsaid_->id);
        std::string out = fmt::format("# {}\nrakus 1  game exodia  player \"{}\"\n", remark, title);
        for (const auto& [name, meaning] : lets_) out += fmt::format("let {} = {}\n", name, meaning);
        return out + lines;
    }

    static Error no_text(std::string_view en, std::string_view id) {
        return bad_input(
            {"this policy cannot be said as a text: {}", "kebijakan ini tidak dapat ditulis sebagai teks: {}"},
            Words{en, id});
    }

   private:
    // The names of the cards as the facts have them.
    static std::vector<std::string> card_words_of(const Exodia& game) {
        for (const auto& fact : Facts::facts())
            if (fact.info.id == "card") return fact.names(game);
        return {};
    }
    bool draws_lots() const {
        const auto has_equals = [](const Phase& phase) {
            return std::ranges::adjacent_find(phase.entries, {}, &Entry::group) != phase.entries.end();
        };
        return policy_.random_ties && std::ranges::any_of(policy_.phases, has_equals);
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    // A let is written where it is first needed, so those that it needs itself stand before it.
    std::string let(const std::string& name, const std::string& meaning) {
        const auto same = [&](const auto& known) { return known.first == name; };
        if (std::ranges::none_of(lets_, same)) lets_.emplace_back(name, meaning);
        return name;
    }
    const std::string& code(Kind k) const { return p_.card(k).code; }
    std::string is(Kind k) { return let("is_" + code(k), "card = " + words_[k.index]); }
    std::string is_effect(const Action& a) {
        const auto [letter, kind] = a.verb == Verb::summon     ? std::pair("n", "summon")
                                    : a.verb == Verb::activate ? std::pair("a", "activate")
                                                               : std::pair("e", "use");
        return let(fmt::format("{}_{}", letter, code(a.card)), fmt::format("kind = {} and {}", kind, is(a.card)));
    }
    // The hand as it was before cards were set aside to go back.
    std::string in_whole_hand(Kind k) {
        return let("whole_" + code(k), fmt::format("in_hand({0}) + set_aside({0})", words_[k.index]));
    }

    // ---- counting --------------------------------------------------------------------------------------------------

    std::string copies_in(Zone zone, Kind k) {
        static constexpr std::string_view kFact[] = {"in_hand", "in_deck", "on_field", "in_grave", "", "set_aside"};
        const std::string_view fact = kFact[static_cast<std::size_t>(zone)];
        if (fact.empty())
            unsaid_ = {"no fact tells what is out of play", "tidak ada fakta tentang yang di luar permainan"};
        return fmt::format("{}({})", fact, words_[k.index]);
    }
    // A fact that counts these cards, if there is one.
    std::string fact_for(Zone zone, Kinds kinds) const {
        const Kinds pieces = p_.win & cards_, others = cards_.without(p_.win);
        if (zone == Zone::hand && kinds == cards_) return "hand_size";
        if (zone == Zone::hand && kinds == pieces) return one_of_each_ ? "pieces" : "hand_size - fillers";
        if (zone == Zone::hand && kinds == others) return "fillers";
        if (zone == Zone::deck && kinds == cards_) return "deck_size";
        if (zone == Zone::deck && kinds == pieces && one_of_each_) return "pieces_in_deck";
        if (zone == Zone::deck && kinds == others && one_of_each_) return "deck_size - pieces_in_deck";
        return {};
    }
    std::string count_of(Zone zone, Kinds kinds) {
        if (const auto fact = fact_for(zone, kinds); !fact.empty()) return fact;
        if (kinds.single()) return copies_in(zone, kinds.first());
        static constexpr std::string_view kZone[] = {"hand", "deck", "field", "grave", "away", "aside"};
        std::string name(kZone[static_cast<std::size_t>(zone)]);
        std::vector<std::string> parts;
        kinds.each([&](Kind k) {
            name += "_" + code(k);
            parts.push_back(copies_in(zone, k));
        });
        const std::size_t known = sums_.size();
        const auto [sum, fresh] = sums_.try_emplace(name, name);
        if (fresh && kinds.count() > 3) sum->second = fmt::format("sum_{}", known + 1);
        return let(sum->second, laid_out("", parts, " + "));
    }

    // ---- conditions ------------------------------------------------------------------------------------------------

    // In which hand cards are counted: as it is, without the acting card, or whole while cards are put back.
    struct Where {
        const Action* acting = nullptr;
        bool whole = false;
    };

    std::string counted_in(const Condition& c, Kinds kinds, Where where) {
        if (!where.whole || c.zone != Zone::hand) return count_of(c.zone, kinds);
        std::vector<std::string> parts;
        kinds.each([&](Kind k) { parts.push_back(in_whole_hand(k)); });
        return joined(parts, " + ");
    }
    void count(const Condition& c, Where where, Clause& out) {
        // A whole hand is asked for only when it holds nothing but what stays.
        const bool whole_hand = where.whole && c.zone == Zone::hand;
        const Kinds kinds = c.kinds & (whole_hand ? policy_.redraw_keep : cards_);
        const bool itself = where.acting && c.zone == Zone::hand && where.acting->verb != Verb::effect &&
                            c.kinds.has(where.acting->card);
        const int n = c.n + (itself ? 1 : 0);
        const bool at_least = c.what == What::at_least;
        if (at_least ? n <= 0 : n >= kMaxDeck) return;
        if (at_least ? n > kMaxDeck || kinds.empty() : n < 0) return void(out.never = true);
        if (kinds.empty()) return;
        if (c.zone == Zone::field && kinds == engine_ && n == (at_least ? 1 : 0))
            return out.add(at_least ? "engine_in_play" : "not engine_in_play");
        out.add(fmt::format("{} {} {}", counted_in(c, kinds, where), at_least ? ">=" : n == 0 ? "=" : "<=", n));
    }
    void condition(const Condition& c, Where where, Clause& out) {
        switch (c.what) {
            case What::at_least:
            case What::at_most:
                return count(c, where, out);
            case What::turn_at_least:
                if (c.n > 1) out.add(fmt::format("turn >= {}", c.n));
                return;
            case What::turn_at_most:
                if (c.n < 1) out.never = true;
                return out.add(fmt::format("turn <= {}", c.n));
            case What::spent:
                // Other cards have nothing to use up.
                return (c.kinds & cards_).each([&](Kind k) {
                    if (p_.nature(k).unit) out.add(fmt::format("spent({})", words_[k.index]));
                });
            case What::summon_free:
                return out.add("not summoned");
            case What::lp_above:
                return out.add(fmt::format("lp > {}", c.n * 100));
            case What::never:
                return void(out.never = true);
            default:
                unsaid_ = {"no fact tells one of its conditions", "ada syarat yang tidak punya fakta"};
        }
    }
    Clause clause(const Guards& guards, Where where) {
        Clause out;
        for (const Condition& c : guards) condition(c, where, out);
        return out;
    }

    // ---- effects ---------------------------------------------------------------------------------------------------

    std::string effects() {
        std::string out;
        std::string earlier;  // the phases before this one do not count
        int priority = kFirstEffect;
        for (std::size_t i = 0; i < policy_.phases.size(); ++i) {
            const Phase& phase = policy_.phases[i];
            const bool last = i + 1 == policy_.phases.size();
            const Clause when = last ? Clause{} : clause(phase.when, {});
            if (when.never) continue;
            const std::string name = phase_name(i, earlier, when);
            out += entries(phase, name, priority);
            if (when.always()) break;
            earlier += (earlier.empty() ? "not " : " and not ") + name;
        }
        return out +
               fmt::format("\n{} when kind = end_turn \"ends the turn\" / \"mengakhiri giliran\" : 0\n", priority);
    }
    // Empty for the only phase.
    std::string phase_name(std::size_t i, const std::string& earlier, const Clause& when) {
        const std::string now = joined(when.parts, " and ");
        const std::string whole = earlier + (earlier.empty() || now.empty() ? "" : " and ") + now;
        return whole.empty() ? "" : let(fmt::format("phase_{}", i + 1), whole);
    }
    std::string entries(const Phase& phase, const std::string& in_phase, int& priority) {
        std::string out = fmt::format("\n# Effects{}{}, in this order.\n", in_phase.empty() ? "" : " of ", in_phase);
        std::vector<std::uint8_t> done;  // without a guard: later entries are never reached
        for (const Entry& e : phase.entries) {
            const Action& a = p_.actions[e.action];
            const Clause guards = clause(e.guards, {&a});
            if (guards.never || std::ranges::find(done, e.action) != done.end()) continue;
            if (guards.always()) done.push_back(e.action);
            std::vector<std::string> when = guards.parts;
            when.insert(when.begin(), is_effect(a));
            if (!in_phase.empty()) when.insert(when.begin(), in_phase);
            out += fmt::format("{} when {} : 0\n", priority++, joined(when, " and "));
        }
        return out;
    }

    // ---- answers ---------------------------------------------------------------------------------------------------

    std::string answers() {
        std::string out;
        const auto line = [&](std::string_view question, Words words, const std::string& worth) {
            out += fmt::format("{} when question = {} \"{}\" / \"{}\" : {}\n", kAnswers, question, words.en, words.id,
                               worth);
        };
        line("give_up", {"what is given up first", "yang dilepas lebih dulu"}, rank("rank_give_up", policy_.discard));
        line("keep", {"what is kept first", "yang disimpan lebih dulu"}, rank("rank_keep", policy_.keep));
        line("fetch", {"what is fetched first", "yang diambil lebih dulu"}, rank("rank_fetch", policy_.search));
        line("put_back", {"goes back into the deck", "kembali ke dek"}, put_back());
        // What stands in no list: by the number of the card; what is fetched, as the effect names it.
        return out + fmt::format("then {} by if(question = fetch, 0, -card_number)\n", kAnswers);
    }

    // A wish that may count, with its rank: the first has the largest.
    struct Ranked {
        Kind kind;
        Clause when;
        std::size_t rank = 0;
    };
    std::vector<Ranked> ranked(const std::vector<Preference>& list, Kinds among, Where where) {
        std::vector<Ranked> out;
        Kinds done;  // without a guard: later wishes are never reached
        for (const Preference& wish : list) {
            if (!among.has(wish.kind) || done.has(wish.kind)) continue;
            const Clause when = clause(wish.guards, where);
            if (when.never) continue;
            if (when.always()) done.add(wish.kind);
            out.push_back({wish.kind, when});
        }
        // Of a hand in which all stays one kind goes all the same.
        if (where.whole) among.without(done).each([&](Kind k) { out.push_back({k, {}}); });
        for (std::size_t i = 0; i < out.size(); ++i) out[i].rank = out.size() - i;
        return out;
    }
    // max(3 * is_TW, 2 * (is_TF and ..), 1 * is_UG), the first condition as `here` says it.
    // The language takes only so many at once.
    static std::string max_of(const std::vector<std::string>& parts) {
        if (parts.size() == 1) return parts.front();
        if (parts.size() <= kMostParts) return laid_out("max(", parts, ", ") + ")";
        std::vector<std::string> some;
        for (std::size_t i = 0; i < parts.size(); i += kMostParts)
            some.push_back(max_of(
                std::vector(parts.begin() + static_cast<std::ptrdiff_t>(i),
                            parts.begin() + static_cast<std::ptrdiff_t>(std::min(i + kMostParts, parts.size())))));
        return "max(" + joined(some, ",\n    ") + ")";
    }
    template <class Here>
    std::string largest(const std::vector<Ranked>& list, Here here) {
        if (list.empty()) return "0";
        std::vector<std::string> parts;
        for (const Ranked& r : list) {
            std::vector<std::string> when = r.when.parts;
            when.insert(when.begin(), here(r.kind));
            const std::string holds = joined(when, " and ");
            const bool one_word = holds.find(' ') == std::string::npos;
            parts.push_back(fmt::format("{} * {}", r.rank, one_word ? holds : "(" + holds + ")"));
        }
        return max_of(parts);
    }
    std::string rank(const std::string& name, const std::vector<Preference>& list) {
        const auto wishes = ranked(list, cards_, {});
        if (wishes.empty()) return "0";
        return let(name, largest(wishes, [&](Kind k) { return is(k); }));
    }

    // All that does not stay goes back; if everything would stay, the one kind that is given up first.
    std::string put_back() {
        const Kinds stay = policy_.redraw_keep & cards_;
        if (stay.empty()) return "if(kind = answer, 1, 0)";
        std::vector<std::string> stays, held, first;
        const auto list = ranked(policy_.discard, stay, {nullptr, true});
        stay.each([&](Kind k) {
            stays.push_back(is(k));
            held.push_back(in_whole_hand(k));
        });
        const auto rank = let("rank_back", largest(list, [&](Kind k) { return in_whole_hand(k) + " > 0"; }));
        for (const Ranked& r : list) first.push_back(fmt::format("{} and {} = {}", is(r.kind), rank, r.rank));
        let("stays_in_hand", laid_out("", stays, " or "));
        let("all_stay", laid_out("", held, " + ") + " = hand_size + aside_size");
        let("goes_back", "not stays_in_hand or all_stay and (" + laid_out("", first, " or ") + ")");
        return "if(kind = answer, if(goes_back, 1, -1), 0)";
    }

    const Program& p_;
    const Policy& policy_;
    const std::vector<std::string> words_;  // by kind
    const Kinds engine_;
    Kinds cards_;
    bool one_of_each_ = true;  // of the pieces
    std::vector<std::pair<std::string, std::string>> lets_;
    std::map<std::string, std::string> sums_;  // by the cards that they count: the name
    std::optional<Text> unsaid_;
};

}  // namespace

Result<std::string> policy_text(const Exodia& game, const Policy& policy, std::string_view title,
                                std::string_view remark) {
    auto text = PolicyWriter(game, policy).text(title, remark);
    if (!text) return text;
    if (const auto read = written::read_text("policy", *text, written::vocabulary_of<Facts>(game)); !read)
        return PolicyWriter::no_text(read.error().message.en, read.error().message.id);
    return text;
}

}  // namespace rakus::exodia
