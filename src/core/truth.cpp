#include "core/truth.h"

#include <algorithm>
#include <cmath>

namespace rakus {
namespace {

// A fast win is better than a slow one, a slow loss better than a fast one.
int plies_merit(const Exact& e) {
    if (!e.plies) return 0;
    return e.result == Class::win ? -*e.plies : e.result == Class::loss ? *e.plies : 0;
}

int sign(int x) {
    return (x > 0) - (x < 0);
}

int compare_exact(const Exact& a, const Exact& b) {
    if (a.result != b.result) return sign(static_cast<int>(a.result) - static_cast<int>(b.result));
    if (a.margin && b.margin && *a.margin != *b.margin) return sign(*a.margin - *b.margin);
    return sign(plies_merit(a) - plies_merit(b));
}

Verdict exact_verdict(const Exact& chosen, const Exact& best) {
    const int margin = chosen.margin && best.margin ? *best.margin - *chosen.margin : 0;
    const int plies = plies_merit(best) - plies_merit(chosen);
    Verdict v;
    v.loss = chosen.margin ? margin : static_cast<int>(best.result) - static_cast<int>(chosen.result);
    v.best = compare_exact(chosen, best) == 0;
    if (chosen.result != best.result)
        v.glyph = "??";
    else if (margin >= 6 || (!chosen.margin && plies >= 10))
        v.glyph = "?";
    else if (margin > 0)
        v.glyph = "?!";
    return v;
}

// Chances: the loss must also be larger than what the intervals leave open.
Verdict estimated_verdict(const Estimate& chosen, const Estimate& best) {
    Verdict v;
    v.loss = best.mean - chosen.mean;
    v.best = *v.loss <= 0;
    if (chosen.high >= best.low) return v;
    v.glyph = *v.loss >= 0.20 ? "??" : *v.loss >= 0.10 ? "?" : *v.loss >= 0.05 ? "?!" : "";
    return v;
}

// A proved result beside estimated chances of winning is a chance too: 1, 1/2 or 0.
std::optional<Estimate> as_chance(const Truth& t) {
    if (t.estimate() && t.unit == "win_chance") return *t.estimate();
    if (!t.exact()) return std::nullopt;
    const double share = 0.5 + 0.5 * static_cast<int>(t.exact()->result);
    return Estimate{share, share, share, 0};
}

}  // namespace

Verdict verdict_on(const Truth& chosen, const Truth& best) {
    if (chosen.exact() && best.exact()) return exact_verdict(*chosen.exact(), *best.exact());
    const auto a = as_chance(chosen), b = as_chance(best);
    return a && b ? estimated_verdict(*a, *b) : Verdict{};
}

int compare(const Truth& a, const Truth& b) {
    if (a.exact() && b.exact()) return compare_exact(*a.exact(), *b.exact());
    if (a.estimate() && b.estimate()) {
        const double d = a.estimate()->mean - b.estimate()->mean;
        return (d > 0) - (d < 0);
    }
    if (const auto x = as_chance(a), y = as_chance(b); x && y && (a.estimate() || b.estimate()))
        return (x->mean > y->mean) - (x->mean < y->mean);
    if (a.unit != b.unit) return 0;
    const auto low_of = [](const Truth& t) -> const int* {
        if (t.bounds()) return &t.bounds()->low;
        return t.exact() && t.exact()->margin ? &*t.exact()->margin : nullptr;
    };
    const int* x = low_of(a);
    const int* y = low_of(b);
    return x && y ? sign(*x - *y) : 0;
}

}  // namespace rakus
