#include "games/exodia/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "games/exodia/deck_needs.h"

namespace rakus::exodia {
namespace {

void append(std::string& list, const std::string& item) {
    list += (list.empty() ? "" : ".") + item;
}
std::string or_dash(std::string list) {
    return list.empty() ? "-" : list;
}

std::string write_pile(const Program& p, const Pile& pile) {
    std::string out;
    pile.kinds().each([&](Kind k) {
        for (int n = pile[k]; n > 0; --n) append(out, p.card(k).code);
    });
    return or_dash(out);
}

// Units with their counters in the order of arrival, then the plain cards of the row.
std::string write_row(const Program& p, const View& v, Row row) {
    std::string out;
    for (const Unit& u : v.units)
        if (row_of(p, u.kind) == row)
            append(out, u.counters ? fmt::format("{}~{}", p.card(u.kind).code, u.counters) : p.card(u.kind).code);
    v.in_play.each([&](Kind k) {
        if (row_of(p, k) != row || p.nature(k).unit) return;
        for (int n = v.in(Zone::field)[k]; n > 0; --n) append(out, p.card(k).code);
    });
    return or_dash(out);
}

bool acts_once(const Program& p, Kind k) {
    const int at = p.card(k).act;
    return at >= 0 && p.actions[static_cast<std::size_t>(at)].once;
}

// Names used this turn, and units whose effect is used: MCE, or RML#2 for the second one.
std::string write_used(const Program& p, const View& v) {
    std::string out;
    v.used.each([&](Kind k) { append(out, (acts_once(p, k) ? "a:" : "") + p.card(k).code); });
    std::array<int, kMaxKinds> seen{};
    for (const Unit& u : v.units) {
        const int place = ++seen[u.kind.index];
        if (u.used) append(out, place == 1 ? p.card(u.kind).code : fmt::format("{}#{}", p.card(u.kind).code, place));
    }
    return or_dash(out);
}

std::string write_deck(const Program& p, const State& s) {
    if (!s.ordered) return "?";
    std::string out;
    for (int i = s.seen.deck_size - 1; i >= 0; --i) append(out, p.card(s.deck[static_cast<std::size_t>(i)]).code);
    return or_dash(out);
}

std::string write_waiting(const Program& p, const Waiting& w) {
    const std::string who = w.action == Waiting::kEndPhase ? "end" : action_text(p, p.actions[w.action]);
    return fmt::format("{},{},{}", who, w.operation, w.left);
}

// Cards that were not in the hand before.
std::string gained(const Program& p, const View& before, const View& after, Move m) {
    std::string out;
    after.held.each([&](Kind k) {
        int old = before.in(Zone::hand)[k];
        if ((m.verb == Verb::activate || m.verb == Verb::summon) && m.card == k) --old;
        for (int n = after.in(Zone::hand)[k] - old; n > 0; --n) append(out, p.card(k).code);
    });
    return out;
}

bool has_chance(const Program& p, Move m) {
    const Action* a = action_of(p, m);
    if (!a) return m.verb == Verb::end || m.verb == Verb::done;
    return std::ranges::any_of(a->effect, [](const Operation& op) {
        return op.op == Op::draw || op.op == Op::look || op.op == Op::redraw_all || op.op == Op::redraw_choose;
    });
}

std::string spaced(std::string list) {
    std::ranges::replace(list, '.', ' ');
    return list;
}

}  // namespace

std::string write_position(const Program& p, const State& s) {
    const View& v = s.seen;
    std::string out =
        fmt::format("t={};h={};m={};f={};s={};g={};n={};o={}", v.turn, write_pile(p, v.in(Zone::hand)),
                    write_row(p, v, Row::monsters), write_row(p, v, Row::field), write_row(p, v, Row::spells),
                    write_pile(p, v.in(Zone::grave)), v.summoned ? 1 : 0, write_used(p, v));
    if (v.in(Zone::away).size() > 0) out += ";b=" + write_pile(p, v.in(Zone::away));
    if (v.in(Zone::aside).size() > 0) out += ";k=" + write_pile(p, v.in(Zone::aside));
    if (v.waiting.on()) out += ";w=" + write_waiting(p, v.waiting);
    if (v.lp != View{}.lp) out += fmt::format(";l={}", v.lp);
    if (v.forbidden) out += fmt::format(";x={}", v.forbidden);
    if (v.stage == Stage::lost) out += ";r=lost";
    return out + ";d=" + write_deck(p, s) + " 1";
}

std::string write_move(const Program& p, Move m) {
    if (m.verb == Verb::end) return "end";
    if (m.verb == Verb::done) return "done";
    if (m.verb == Verb::choose) return "~" + p.card(m.card).code;
    const std::string action = action_text(p, *action_of(p, m));
    return m.choice.none() ? action : action + "~" + p.card(m.choice).code;
}

Result<Move> read_move(const Program& p, std::string_view text) {
    const auto plain = text.substr(0, text.find('='));
    const auto fault = [&] {
        return bad_input(
            {"exodia move '{}': expected n:CARD, a:CARD, a:CARD~CARD, e:CARD, ~CARD, done or end",
             "langkah exodia '{}': seharusnya n:KARTU, a:KARTU, a:KARTU~KARTU, e:KARTU, ~KARTU, done, atau end"},
            text);
    };
    if (plain == "end") return Move{Verb::end, kNoCard, kNoCard};
    if (plain == "done") return Move{Verb::done, kNoCard, kNoCard};
    const auto tilde = plain.find('~');
    const Kind choice = tilde == plain.npos ? kNoCard : p.kind_of(plain.substr(tilde + 1));
    if (tilde != plain.npos && choice.none()) return fault();
    if (tilde == 0) return Move{Verb::choose, choice, kNoCard};
    const auto action = action_named(p, plain.substr(0, tilde));
    if (!action) return fault();
    return Move{p.actions[*action].verb, p.actions[*action].card, choice};
}

std::string decorate_move(const Program& p, const State& before, Move m, const State& after) {
    const std::string plain = write_move(p, m);
    if (!has_chance(p, m)) return plain;
    const std::string cards = gained(p, before.seen, after.seen, m);
    return cards.empty() ? plain : plain + "=" + cards;
}

Text draw_table(const Program& p, const View& v) {
    const std::string hand = spaced(write_pile(p, v.in(Zone::hand))), grave = spaced(write_pile(p, v.in(Zone::grave))),
                      monsters = spaced(write_row(p, v, Row::monsters)), field = spaced(write_row(p, v, Row::field)),
                      spells = spaced(write_row(p, v, Row::spells)), aside = spaced(write_pile(p, v.in(Zone::aside)));
    const int pieces = v.in(Zone::hand).kinds_among(p.win).count();
    const auto draw = [&](std::string_view frame) {
        return fmt::format(fmt::runtime(frame), v.turn, v.hand_size, hand, monsters, field, spells, grave, v.deck_size,
                           pieces, p.win.count(), v.deck_size == 1 ? "card" : "cards");
    };
    Text out{draw("  turn {0} · {8} of {9} pieces in the hand\n  hand      {2}\n  monsters  {3}\n  field     {4}\n  "
                  "spells    {5}\n  graveyard {6}\n  deck      {7} {10}\n"),
             draw("  giliran {0} · {8} dari {9} bagian di tangan\n  tangan    {2}\n  monster   {3}\n  arena     {4}\n  "
                  "spell     {5}\n  kuburan   {6}\n  dek       {7} kartu\n")};
    if (v.waiting.on()) {
        out.en += fmt::format("  choose    {}\n", aside == "-" ? hand : aside);
        out.id += fmt::format("  pilih     {}\n", aside == "-" ? hand : aside);
    }
    return out;
}

}  // namespace rakus::exodia
