#include "games/exodia/card_words.h"

#include <fmt/format.h>

#include "games/exodia/feasible.h"

namespace rakus::exodia {
namespace {

void join(Text& to, const Text& clause, std::string_view by) {
    if (clause.en.empty()) return;
    to.en += (to.en.empty() ? "" : std::string(by)) + clause.en;
    to.id += (to.id.empty() ? "" : std::string(by)) + clause.id;
}

// Few cards are named, as whoever reads a card knows them; many by their codes.
std::string names(const Program& p, const Operation& op) {
    if (op.kinds == Kinds::all()) return "";
    constexpr int kNamed = 3;
    int count = 0;
    op.kinds.each([&](Kind k) { count += k.index < p.cards.size() ? 1 : 0; });
    std::string out;
    op.kinds.each([&](Kind k) {
        if (k.index >= p.cards.size()) return;
        const auto& card = p.card(k);
        out += (out.empty() ? "" : count <= kNamed ? " / " : "/") + (count <= kNamed ? card.name : card.code);
    });
    return " " + out;
}

Text operation_words(const Program& p, const Operation& op) {
    const std::string which = names(p, op);
    const int n = op.n;
    switch (op.op) {
        case Op::draw:
            return filled({"draw {}", "tarik {}"}, n);
        case Op::search:
            return filled({"add {}{} from the deck", "ambil {}{} dari dek"}, n, which);
        case Op::look:
            return filled({"look at {} and keep {}", "lihat {} dan simpan {}"}, n, op.keep);
        case Op::redraw_all:
            return {"return the hand, draw as many", "kembalikan seluruh tangan, tarik sebanyak itu"};
        case Op::redraw_choose:
            return {"return any cards, draw as many", "kembalikan kartu pilihan, tarik sebanyak itu"};
        case Op::discard:
            if (op.pick == Pick::all) return {"discard the hand", "buang seluruh tangan"};
            return filled({"discard {}{}", "buang {}{}"}, n, which);
        case Op::move:
            return filled({"move{}", "pindahkan{}"}, which);
        case Op::counter_self:
            return filled({"+{} counter", "+{} penghitung"}, n);
        case Op::counter_target:
            return filled({"+{} counter on one of{}", "+{} penghitung pada salah satu{}"}, n, which);
        case Op::counter_each:
            return filled({"+{} counter on each{}", "+{} penghitung pada tiap{}"}, n, which);
        case Op::pay_counter:
            return n == 0 ? Text{}
                          : Text{fmt::format("pay {}", count_in_words(n, kCounters, Lang::en)),
                                 fmt::format("bayar {}", count_in_words(n, kCounters, Lang::id))};
        case Op::pay_lp:
            return filled({"pay {} life points", "bayar {} life point"}, n * 100);
        case Op::forbid:
            return {"a limit for this turn", "batasan giliran ini"};
    }
    return {};
}

Text operations_words(const Program& p, const std::vector<Operation>& list) {
    Text out;
    for (const Operation& op : list) join(out, operation_words(p, op), ", ");
    return out;
}

// Only what the file says; what follows from the effect need not be repeated.
Text needs_words(const Program& p, const Action& a) {
    Text out;
    for (const Condition& c : a.needs) {
        if (c.what != What::at_least || c.zone != Zone::field) continue;
        const Text words = condition_words(p, c);
        join(out, {"needs " + words.en, "perlu " + words.id}, "; ");
    }
    return out;
}

void add_action(const Program& p, int index, Words head, Text& out) {
    if (index < 0) return;
    const Action& a = p.actions[static_cast<std::size_t>(index)];
    Text clause = operations_words(p, a.effect);
    if (a.stays && a.verb == Verb::activate) join(clause, {"stays in play", "tinggal di arena"}, ", ");
    if (a.once) join(clause, {"once a turn", "sekali tiap giliran"}, ", ");
    join(clause, needs_words(p, a), "; ");
    if (clause.en.empty()) return;
    join(out, {std::string(head.en) + clause.en, std::string(head.id) + clause.id}, ". ");
}

constexpr std::string_view kTypeNames[] = {"monster", "spell", "equip", "continuous", "field"};

}  // namespace

Text effect_words(const Program& p, Kind k) {
    const Card& card = p.card(k);
    const Nature& nature = p.nature(k);
    Text out;
    if (p.win.has(k))
        join(out, {"a piece: all of them in the hand win", "bagian: semuanya di tangan berarti menang"}, ". ");
    if (card.summon >= 0) join(out, {"normal summon", "pemanggilan biasa"}, ". ");
    add_action(p, card.activate, {"", ""}, out);
    if (nature.gain)
        join(out,
             {fmt::format("+{} counter for each spell{}", nature.gain,
                          nature.cap < 255 ? fmt::format(" (at most {})", nature.cap) : ""),
              fmt::format("+{} penghitung tiap spell{}", nature.gain,
                          nature.cap < 255 ? fmt::format(" (paling banyak {})", nature.cap) : "")},
             ". ");
    add_action(p, card.act, {"in play: ", "di arena: "}, out);
    const Text late = operations_words(p, nature.at_end_phase);
    if (!late.en.empty()) join(out, {"end phase: " + late.en, "akhir giliran: " + late.id}, ". ");
    return out;
}

CardsReport cards_report(const Program& p) {
    CardsReport report{p.settings, p.title, p.source, p.cards_in_deck(), {}};
    for (std::uint8_t i = 0; i < p.cards.size(); ++i) {
        const Card& c = p.cards[i];
        report.rows.push_back({c.code, c.name, std::string(kTypeNames[static_cast<std::size_t>(c.type)]), c.passcode,
                               c.copies, effect_words(p, Kind{i})});
    }
    return report;
}

}  // namespace rakus::exodia
