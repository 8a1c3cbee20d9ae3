#include "games/exodia/feasible.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus::exodia {
namespace {

Words zone_words(Zone z) {
    switch (z) {
        case Zone::hand:
            return {"in the hand", "di tangan"};
        case Zone::deck:
            return {"in the deck", "di dek"};
        case Zone::field:
            return {"in play", "di arena"};
        case Zone::grave:
            return {"in the graveyard", "di kuburan"};
        case Zone::away:
            return {"out of play", "di luar permainan"};
        case Zone::aside:
            break;
    }
    return {"set aside", "disisihkan"};
}

// "Toon Table of Contents or Toon World"; a wide filter by its size.
Text kinds_words(const Program& p, Kinds kinds) {
    if (kinds == Kinds::all()) return {"cards", "kartu"};
    Text out;
    int named = 0;
    kinds.each([&](Kind k) {
        if (k.index >= p.cards.size() || ++named > 3) return;
        const std::string& name = p.card(k).name;
        out.en += (out.en.empty() ? "" : " or ") + name;
        out.id += (out.id.empty() ? "" : " atau ") + name;
    });
    if (named <= 3) return out;
    return filled({"cards of {} kinds", "kartu dari {} jenis"}, named);
}

Text count_words(const Program& p, const Condition& c, Words how) {
    const Text kinds = kinds_words(p, c.kinds);
    const Words zone = zone_words(c.zone);
    return filled({"{} {} {} {}", "{} {} {} {}"}, how, c.n, kinds, zone);
}

// What the table shows beside what is needed.
Text shortfall(const Program& p, const View& v, const Action& a, const Condition& c) {
    if (c.what == What::at_least || c.what == What::at_most) {
        const int n = counted(v, c, &a);
        return filled({" (there are {})", " (ada {})"}, n);
    }
    if (c.what != What::counters) return {};
    int most = -1;
    bool used = false;
    for (const Unit& u : v.units)
        if (u.kind == a.card) most = std::max<int>(most, u.counters), used = used || u.used;
    if (most < 0) return filled({" ({} is not in play)", " ({} tidak di arena)"}, p.card(a.card).name);
    if (most >= c.n && used) return {" (used this turn)", " (sudah dipakai giliran ini)"};
    return filled({" (it has {})", " (ada {})"}, most);
}

}  // namespace

Text condition_words(const Program& p, const Condition& c) {
    const Text kinds = kinds_words(p, c.kinds);
    switch (c.what) {
        case What::at_least:
            return count_words(p, c, {"at least", "paling sedikit"});
        case What::at_most:
            return count_words(p, c, {"at most", "paling banyak"});
        case What::counters:
            return {fmt::format("{} on {}", count_in_words(c.n, kCounters, Lang::en), kinds.en),
                    fmt::format("{} pada {}", count_in_words(c.n, kCounters, Lang::id), kinds.id)};
        case What::can_gain:
            return filled({"room for a counter on {}", "tempat penghitung pada {}"}, kinds);
        case What::spent:
            return filled({"{} used up this turn", "{} sudah terpakai giliran ini"}, kinds);
        case What::summon_free:
            return {"only one normal summon a turn", "hanya satu pemanggilan biasa tiap giliran"};
        case What::name_unused:
            return {"only one card of this name a turn", "hanya satu kartu bernama sama tiap giliran"};
        case What::lp_above:
            return filled({"more than {} life points", "lebih dari {} life point"}, c.n * 100);
        case What::allowed:
            return {"not forbidden this turn", "tidak dilarang giliran ini"};
        case What::turn_at_least:
            return filled({"turn {} or later", "giliran {} atau sesudahnya"}, c.n);
        case What::turn_at_most:
            return filled({"turn {} or earlier", "giliran {} atau sebelumnya"}, c.n);
        case What::never:
            break;
    }
    return {"never feasible", "tidak pernah layak"};
}

// "rule 4" -> "rule 4: ", "aturan 4: "; a deck file may name another place, which stays as it is.
Text source_words(const std::string& source) {
    if (source.empty()) return {};
    constexpr std::string_view rule = "rule ";
    return {source + ": ", (source.starts_with(rule) ? "aturan " + source.substr(rule.size()) : source) + ": "};
}

Reason reason_for(const Program& p, const View& v, const Action& a, const Condition& c) {
    const NamedRule& rule = p.rules[c.rule];
    const Text words = condition_words(p, c), more = shortfall(p, v, a, c);
    const bool needs = c.what == What::at_least || c.what == What::at_most || c.what == What::counters ||
                       c.what == What::can_gain || c.what == What::lp_above;
    const Text source = source_words(rule.source);
    return {rule.code.empty() ? std::string_view("condition") : std::string_view(rule.code),
            {fmt::format("{}{}{}{}", source.en, needs ? "needs " : "", words.en, more.en),
             fmt::format("{}{}{}{}", source.id, needs ? "perlu " : "", words.id, more.id)}};
}

Reason reason_not_yet() {
    return {"not_yet",
            {"the turn ends only when no effect is feasible", "giliran berakhir hanya bila tak ada efek yang layak"}};
}

Reason reason_absent(const Program& p, const Action& a) {
    const std::string& name = p.card(a.card).name;
    if (a.verb == Verb::effect)
        return {"not_in_play", filled({"rule 2: {} is not in play", "aturan 2: {} tidak di arena"}, name)};
    return {"not_in_hand", filled({"{} is not in the hand", "{} tidak di tangan"}, name)};
}

}  // namespace rakus::exodia
