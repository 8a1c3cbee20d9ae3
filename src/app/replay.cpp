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
    return bad_input(
        {"record ply {}: '{}' is not legal; legal were:{}", "rekaman langkah ke-{}: '{}' tidak sah; yang sah:{}"}, ply,
        move, legal);
}

// The first ply whose chance, written after '=', is not what the seed gives.
std::size_t same_chance(const Record& record, const std::vector<std::string>& played) {
    const auto chance = [](const std::string& move) {
        return move.find('=') == move.npos ? std::string() : move.substr(move.find('='));
    };
    std::size_t ply = 0;
    while (ply < played.size() &&
           (chance(record.plies[ply].move).empty() || chance(record.plies[ply].move) == chance(played[ply])))
        ++ply;
    return ply;
}

Error other_chance(std::size_t ply, const std::string& written, const std::string& played, std::uint64_t seed) {
    return bad_input({"record ply {}: '{}' is written, but the seed {} gives '{}'",
                      "rekaman langkah ke-{}: tertulis '{}', padahal benih {} memberi '{}'"},
                     ply, written, seed, played);
}

Error other_result(std::string_view written, std::string_view played) {
    return bad_input(
        {"record: the result is {}, but the moves end in {}", "rekaman: hasilnya {}, padahal langkahnya berakhir {}"},
        written, played);
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
    if (!r.game)
        return bad_input({"record: no game '{}' in the tag Game", "rekaman: tidak ada permainan '{}' pada tag Game"},
                         r.record.game);
    if (const auto start = r.game->inspect(r.start); !start) return start.error();
    const std::size_t good = legal_part(*r.game, r.before(r.record.plies.size()));
    if (good < r.record.plies.size())
        r.refused = at_ply(good + 1, r.record.plies[good].move, *r.game->inspect(r.before(good)));
    r.record.plies.resize(good);
    auto end = r.game->inspect(r.before(good));
    if (!end) return end.error();
    if (const auto ply = same_chance(r.record, end->played); ply < good) {
        r.refused = other_chance(ply + 1, r.record.plies[ply].move, end->played[ply], r.record.seed);
        r.record.plies.resize(ply);
        end = r.game->inspect(r.before(ply));
    }
    correct(r, end->played);
    r.outcome = end->outcome;
    if (!r.refused && r.outcome && r.record.result != "*" && r.record.result != result_tag(r.outcome))
        r.refused = other_result(r.record.result, result_tag(r.outcome));
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
