#include "games/exodia/deck_parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace rakus::exodia {
namespace {

using Parse = Result<Operation>;

constexpr std::array<std::pair<std::string_view, Zone>, 5> kZoneWords{
    {{"hand", Zone::hand}, {"deck", Zone::deck}, {"field", Zone::field}, {"grave", Zone::grave}, {"away", Zone::away}}};

Operation of(Op op, int n = 1) {
    Operation out;
    out.op = op;
    out.n = static_cast<std::uint8_t>(n);
    return out;
}

void want(Operation& op, const Wanted& wanted) {
    op.kinds = wanted.kinds;
    op.ways = static_cast<std::uint8_t>(std::min(wanted.order.size(), op.order.size()));
    std::copy_n(wanted.order.begin(), op.ways, op.order.begin());
}

Parse counted(Cursor& c, Op op) {
    const auto n = c.number(1, 20);
    return n ? Parse(of(op, *n)) : n.error();
}

Parse search(const Program& p, Cursor& c) {
    Operation out = of(Op::search);
    if (const auto n = c.number(1, 9)) out.n = static_cast<std::uint8_t>(*n);
    const auto wanted = read_filter(p, c);
    if (!wanted) return wanted.error();
    want(out, *wanted);
    out.optional = c.take("optional");
    return out;
}

Parse look(Cursor& c) {
    auto out = counted(c, Op::look);
    if (!out) return out;
    if (!c.take("keep")) return c.expected("keep", "keep");
    const auto keep = c.number(0, out->n);
    if (!keep) return keep.error();
    out->keep = static_cast<std::uint8_t>(*keep);
    if (!c.take("rest")) return c.expected("rest", "rest");
    if (c.take("shuffle")) return out;
    if (c.take("bottom")) return out->rest = Rest::bottom, out;
    if (c.take("grave")) return out->rest = Rest::grave, out;
    return c.expected("shuffle, bottom or grave", "shuffle, bottom, atau grave");
}

Parse redraw(Cursor& c) {
    if (c.take("all")) return of(Op::redraw_all);
    if (c.take("choose")) return of(Op::redraw_choose);
    return c.expected("all or choose", "all atau choose");
}

Parse discard(const Program& p, Cursor& c) {
    if (c.take("all")) {
        Operation out = of(Op::discard);
        out.pick = Pick::all, out.kinds = Kinds::all();
        return out;
    }
    auto out = counted(c, Op::discard);
    if (!out) return out;
    out->kinds = Kinds::all();
    if (c.take("random")) return out->pick = Pick::random, out;
    if (!c.take("choose")) return c.expected("choose, random or all", "choose, random, atau all");
    if (!c.more() || c.peek() == ";") return out;
    const auto wanted = read_filter(p, c);
    if (!wanted) return wanted.error();
    want(*out, *wanted);
    return out;
}

// "move 1 spell from grave to hand", "move all equip from field to hand", "summon special 1 monster from deck".
Parse move_cards(const Program& p, Cursor& c, bool summon) {
    auto out = c.take("all") ? Parse(of(Op::move, kMaxDeck)) : counted(c, Op::move);
    if (!out) return out;
    const auto wanted = read_filter(p, c);
    if (!wanted) return wanted.error();
    want(*out, *wanted);
    if (!c.take("from")) return c.expected("from", "from");
    const auto from = read_zone(c);
    if (!from) return from.error();
    out->from = *from, out->to = Zone::field;
    if (!summon) {
        if (!c.take("to")) return c.expected("to", "to");
        const auto to = read_zone(c);
        if (!to) return to.error();
        out->to = *to;
    }
    if (out->from == out->to) return deck_error(c.line(), "a move to the same zone", "pemindahan ke zona yang sama");
    out->optional = c.take("optional");
    return out;
}

Parse counter(const Program& p, Cursor& c) {
    auto out = counted(c, Op::counter_self);
    if (!out) return out;
    if (c.take("self")) return out;
    if (c.take("target"))
        out->op = Op::counter_target;
    else if (c.take("each"))
        out->op = Op::counter_each;
    else
        return c.expected("self, target or each", "self, target, atau each");
    const auto wanted = read_filter(p, c);
    if (!wanted) return wanted.error();
    want(*out, *wanted);
    return out;
}

Parse pay(Cursor& c) {
    if (c.take("counter")) return counted(c, Op::pay_counter);
    if (!c.take("lp")) return c.expected("counter or lp", "counter atau lp");
    const auto n = c.number(100, 25500);
    if (!n) return n.error();
    if (*n % 100 != 0)
        return deck_error(c.line(), "life points are paid in hundreds", "life point dibayar per seratus");
    return of(Op::pay_lp, *n / 100);
}

Parse forbid(Cursor& c) {
    if (c.take("draw")) return of(Op::forbid, static_cast<int>(Forbid::draw));
    if (c.take("special_summon")) return of(Op::forbid, static_cast<int>(Forbid::special_summon));
    return c.expected("draw or special_summon", "draw atau special_summon");
}

Result<Condition> count_condition(const Program& p, Cursor& c, What what) {
    Condition out{what, Zone::hand, 0, {}, 0};
    const auto n = c.number(0, kMaxDeck);
    if (!n) return n.error();
    const auto wanted = read_filter(p, c);
    if (!wanted) return wanted.error();
    if (!c.take("in")) return c.expected("in", "in");
    const auto zone = read_zone(c);
    if (!zone) return zone.error();
    out.n = static_cast<std::int16_t>(*n), out.kinds = wanted->kinds, out.zone = *zone;
    return out;
}

// "deck >= 3", "hand <= 4", "turn >= 2".
Result<Condition> compare_condition(Cursor& c, std::string_view subject) {
    const bool least = c.peek() == ">=";
    if (!least && c.peek() != "<=") return c.expected(">= or <=", ">= atau <=");
    c.next();
    const auto n = c.number(0, 999);
    if (!n) return n.error();
    Condition out{least ? What::at_least : What::at_most, subject == "deck" ? Zone::deck : Zone::hand,
                  static_cast<std::int16_t>(*n), Kinds::all(), 0};
    if (subject == "turn") out.what = least ? What::turn_at_least : What::turn_at_most;
    return out;
}

}  // namespace

Result<Wanted> read_filter(const Program& program, Cursor& c) {
    Wanted out;
    std::string_view text = c.peek();
    while (!text.empty()) {
        const auto bar = text.find('|');
        const Kinds kinds = program.kinds_named(text.substr(0, bar));
        if (kinds.empty())
            return c.expected("a card, a tag or a type of the deck", "kartu, tanda, atau jenis dari dek");
        out.order.push_back(kinds);
        out.kinds = out.kinds | kinds;
        text = bar == text.npos ? std::string_view{} : text.substr(bar + 1);
    }
    if (out.order.empty()) return c.expected("cards joined by |", "kartu digabung dengan |");
    c.next();
    return out;
}

Result<Zone> read_zone(Cursor& c) {
    for (const auto& [word, zone] : kZoneWords)
        if (c.take(word)) return zone;
    return c.expected("hand, deck, field, grave or away", "hand, deck, field, grave, atau away");
}

Result<Condition> read_bare_condition(const Program& p, Cursor& c) {
    if (c.take("at_least")) return count_condition(p, c, What::at_least);
    if (c.take("at_most")) return count_condition(p, c, What::at_most);
    if (c.take("never")) return Condition{What::never, Zone::hand, 0, {}, 0};
    for (const std::string_view subject : {"deck", "hand", "turn"})
        if (c.take(subject)) return compare_condition(c, subject);
    if (!c.take("spent")) return c.expected("a condition", "sebuah syarat");
    const auto wanted = read_filter(p, c);
    if (!wanted) return wanted.error();
    return Condition{What::spent, Zone::field, 0, wanted->kinds, 0};
}

Result<Condition> read_condition(Program& program, Cursor& c) {
    auto out = read_bare_condition(program, c);
    if (!out || !c.take("as")) return out;
    if (!c.more()) return c.expected("a name for the refusal", "nama untuk penolakan");
    program.rules.push_back({std::string(c.next()), ""});
    if (c.more() && c.peek() != ";") program.rules.back().source = c.next();
    out->rule = static_cast<std::uint8_t>(program.rules.size() - 1);
    return out;
}

Result<Operation> read_operation(const Program& program, Cursor& c) {
    if (c.take("draw")) return counted(c, Op::draw);
    if (c.take("search")) return search(program, c);
    if (c.take("look")) return look(c);
    if (c.take("redraw")) return redraw(c);
    if (c.take("discard")) return discard(program, c);
    if (c.take("move")) return move_cards(program, c, false);
    if (c.take("summon")) {
        if (!c.take("special")) return c.expected("special", "special");
        return move_cards(program, c, true);
    }
    if (c.take("counter")) return counter(program, c);
    if (c.take("pay")) return pay(c);
    if (c.take("forbid")) return forbid(c);
    return c.expected("draw, search, look, redraw, discard, move, summon, counter, pay or forbid",
                      "draw, search, look, redraw, discard, move, summon, counter, pay, atau forbid");
}

}  // namespace rakus::exodia
