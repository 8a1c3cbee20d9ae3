#include "core/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/any_game.h"

namespace rakus {
namespace {

Standing standing(const CandidateInfo& c) {
    return {c.move, c.priority, c.fired, c.total};
}

double points_in(const CandidateInfo& c, const std::string& rule) {
    const auto at = std::ranges::find(c.terms, rule, &TermInfo::id);
    return at == c.terms.end() ? 0 : at->points;
}

std::vector<RuleDifference> differences(const CandidateInfo& taken, const CandidateInfo& other) {
    std::vector<RuleDifference> out;
    for (const CandidateInfo* c : {&taken, &other})
        for (const TermInfo& t : c->terms) {
            const RuleDifference d{t.id, t.words, points_in(taken, t.id), points_in(other, t.id)};
            if (d.taken != d.other && std::ranges::find(out, t.id, &RuleDifference::id) == out.end()) out.push_back(d);
        }
    return out;
}

// The rule of the first key that differs.
const Text* deciding_key(const CandidateInfo& a, const CandidateInfo& b) {
    for (std::size_t i = 0; i < std::max(a.keys.size(), b.keys.size()); ++i) {
        const double x = i < a.keys.size() ? a.keys[i].value : 0, y = i < b.keys.size() ? b.keys[i].value : 0;
        if (x != y) return i < b.keys.size() ? &b.keys[i].words : &a.keys[i].words;
    }
    return nullptr;
}

Decided decided(const StepInfo& step, const CandidateInfo& taken, const CandidateInfo& other) {
    if (taken.priority != other.priority) return Decided::priority;
    if (step.drawn) return Decided::lot;
    if (taken.total != other.total) return Decided::sum;
    return deciding_key(taken, other) ? Decided::precedence : Decided::order;
}

// ---- the sentence ------------------------------------------------------------------------------------------------

class Sentence {
   public:
    Sentence(const Comparison& c, Lang lang) : c_(c), lang_(lang) {}

    std::string text() const {
        switch (c_.by) {
            case Decided::left_out:
            case Decided::early_stop:
                return fill({"{} is not in C: {}.", "{} tidak masuk C: {}."}, c_.other.move, c_.because.in(lang_));
            case Decided::refused:
                return fill({"{} is not feasible: {}.", "{} tidak layak: {}."}, c_.other.move, c_.because.in(lang_));
            case Decided::priority:
                return fill({"P{} ({}) comes before P{} ({}).", "P{} ({}) didahulukan daripada P{} ({})."},
                            c_.taken.priority, c_.taken.rule.in(lang_), c_.other.priority, c_.other.rule.in(lang_));
            case Decided::sum:
                return larger_sum();
            case Decided::lot:
                return lot();
            case Decided::precedence:
            case Decided::order:
                break;
        }
        return alike();
    }

   private:
    template <class... Parts>
    std::string fill(const Words& words, const Parts&... parts) const {
        return fmt::format(fmt::runtime(words.in(lang_)), parts...);
    }
    std::string number(double x) const { return number_in_words(x, lang_); }

    // "Both are P2 (steals; saves)", or nothing where there are no priorities.
    std::string both() const {
        if (!c_.prioritised) return "";
        const std::string &taken = c_.taken.rule.in(lang_), &other = c_.other.rule.in(lang_);
        return fill({"Both are P{} ({})", "Keduanya P{} ({})"}, c_.taken.priority,
                    taken == other ? taken : fmt::format("{}; {}", taken, other));
    }
    std::string larger_sum() const {
        const auto [taken, other] = numbers_in_words(c_.taken.total, c_.other.total, lang_);
        return (c_.prioritised ? both() + "; " : "") +
               fill({"{} has the larger sum, {} against {} ({}).", "{} berjumlah lebih besar, {} lawan {} ({})."},
                    c_.taken.move, taken, other, rules());
    }
    std::string rules() const {
        std::string out;
        for (const RuleDifference& d : c_.rules)
            out += fmt::format("{}{} {}{}",
                               out.empty()         ? ""
                               : lang_ == Lang::id ? "; "
                                                   : ", ",
                               d.words.in(lang_), d.taken > d.other ? "+" : "", number(d.taken - d.other));
        return out;
    }
    std::string lot() const {
        const std::string drawn = fill({"{} was drawn by lot", "{} terpilih lewat undian"}, c_.taken.move);
        if (c_.prioritised) return both() + "; " + drawn + ".";
        const auto [taken, other] = numbers_in_words(c_.taken.total, c_.other.total, lang_);
        return drawn + fill({", with the chance {} against {}.", ", dengan peluang {} lawan {}."}, taken, other);
    }
    // Nothing but the tie-break is left.
    std::string alike() const {
        std::string out = both();
        if (c_.weighed || !c_.prioritised)
            out += c_.prioritised ? fill({" with the sum {}", " dengan jumlah {}"}, number(c_.taken.total))
                                  : fill({"Both have the sum {}", "Keduanya berjumlah {}"}, number(c_.taken.total));
        return out + "; " + c_.because.in(lang_) + ".";
    }

    const Comparison& c_;
    Lang lang_;
};

}  // namespace

std::string_view name_of(Decided by) {
    constexpr std::array<std::string_view, 8> names{"left_out", "early_stop", "refused", "priority",
                                                    "sum",      "precedence", "lot",     "order"};
    return names[static_cast<std::size_t>(by)];
}

Comparison selection(const StepInfo& step, const CandidateInfo& taken, const CandidateInfo& other) {
    Comparison c{decided(step, taken, other), standing(taken), standing(other), taken.priority > 0, false, {}, {}};
    const auto counts = [](const CandidateInfo& x) { return std::ranges::any_of(x.terms, &TermInfo::counts); };
    c.weighed = counts(taken) || counts(other);
    c.rules = differences(taken, other);
    if (c.by == Decided::precedence) c.because = *deciding_key(taken, other);
    if (c.by == Decided::order) c.because = step.tie_break;
    return c;
}

Comparison why_not(const StepInfo& step, const CandidateInfo& taken, const CandidateInfo& other) {
    Comparison c = selection(step, taken, other);
    if (!other.refused) return c;
    c.by = other.in_candidates                 ? Decided::refused
           : other.refused->code == kEarlyStop ? Decided::early_stop
                                               : Decided::left_out;
    c.because = other.refused->text;
    return c;
}

Text in_words(const Comparison& c) {
    return {Sentence(c, Lang::en).text(), Sentence(c, Lang::id).text()};
}

}  // namespace rakus
