#include "app/replay.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus::app {
namespace {

// How many of the moves are legal. Halving finds it with few replays.
std::size_t legal_part(const AnyGame& game, const PositionRequest& all) {
    const auto check = [&](std::size_t n) {
        PositionRequest part = all;
        part.moves.resize(n);
        return game.inspect(part);
    };
    const auto whole = check(all.moves.size());
    if (whole) return all.moves.size();
    std::size_t good = 0, bad = all.moves.size();
    while (bad - good > 1) {
        const std::size_t middle = (good + bad) / 2;
        (check(middle) ? good : bad) = middle;
    }
    return good;
}

Error at_ply(std::size_t ply, const std::string& move, const PositionInfo& before) {
    std::string legal;
    for (const auto& m : before.moves) legal += " " + m.move;
    if (legal.empty()) legal = " -";
    return bad_input(fmt::format("record ply {}: '{}' is not legal; legal were:{}", ply, move, legal), fmt::format("rekaman langkah ke-{}: '{}' tidak sah; yang sah:{}", ply, move, legal));
}

// Sides and decorations as the game has them.
void correct(Replayed& r, const std::vector<std::string>& played) {
    for (std::size_t i = 0; i < r.record.plies.size(); ++i) {
        const auto here = r.game->inspect(r.before(i));
        if (here) r.record.plies[i].side = here->side;
        r.record.plies[i].move = played[i];
    }
}

}  // namespace

PositionRequest Replayed::before(std::size_t ply) const {
    PositionRequest request = start;
    for (std::size_t i = 0; i < ply; ++i) request.moves.push_back(record.plies[i].move);
    return request;
}

Result<Replayed> replay(Record record) {
    Replayed r{find_game(record.game), {record.rules, record.position, {}, record.seed}, std::move(record), {}, {}};
    if (!r.game) return bad_input(fmt::format("record: no game '{}' in the tag Game", r.record.game), fmt::format("rekaman: tidak ada permainan '{}' pada tag Game", r.record.game));
    if (const auto start = r.game->inspect(r.start); !start) return start.error();
    const std::size_t good = legal_part(*r.game, r.before(r.record.plies.size()));
    if (good < r.record.plies.size()) r.refused = at_ply(good + 1, r.record.plies[good].move, *r.game->inspect(r.before(good)));
    r.record.plies.resize(good);
    const auto end = r.game->inspect(r.before(good));
    if (!end) return end.error();
    correct(r, end->played);
    r.outcome = end->outcome;
    return r;
}

std::string truth_mark(const Truth& t) {
    if (const Exact* e = t.exact()) {
        if (e->result == Class::draw) return "D";
        if (e->margin) return fmt::format("{:+}", *e->margin);
        return fmt::format("{}{}", e->result == Class::win ? "W" : "L", e->plies ? fmt::format("{}", *e->plies) : "");
    }
    if (const Bounds* b = t.bounds()) return fmt::format("{:+}..{:+}", b->low, b->high);
    if (const Estimate* e = t.estimate()) return fmt::format("{:.3g}~{:.2g}", e->mean, (e->high - e->low) / 2);
    return "?";
}

}  // namespace rakus::app
