#include "games/mancala/scene.h"

#include <fmt/format.h>

namespace rakus::mancala {
namespace {

Piece seeds(int n) {
    return {.kind = PieceKind::seed, .count = n};
}
std::vector<Piece> heap(int n) {
    return n == 0 ? std::vector<Piece>{} : std::vector<Piece>{seeds(n)};
}
Text counted(int n) {
    constexpr Noun noun{"seed", "seeds", "biji"};
    return {count_in_words(n, noun, Lang::en), count_in_words(n, noun, Lang::id)};
}

Place pit(int player, int number, int n) {
    return {pit_id(player, number),
            PlaceKind::hole,
            player,
            filled({"pit {}, player {}", "lubang {}, pemain {}"}, number, player),
            heap(n),
            {},
            fmt::format("{}", number)};
}
Place store(int player, int n) {
    return {store_id(player), PlaceKind::store, player, filled({"store of player {}", "lumbung pemain {}"}, player),
            heap(n)};
}

}  // namespace

std::string pit_id(int player, int number) {
    return fmt::format("{}.{}", player, number);
}
std::string store_id(int player) {
    return fmt::format("{}.store", player);
}

Scene holes(const Written& w, StoreAt at) {
    Scene scene;
    scene.board = "holes";
    Zone field{ZoneRole::field, {}, {{}, {}}};
    const int pits = static_cast<int>(w.pits[0].size());
    for (int player = 1; player <= 2; ++player) {
        for (int n = 1; n <= pits; ++n)
            scene.places.push_back(pit(player, n, w.pits[player - 1][static_cast<std::size_t>(n - 1)]));
        scene.places.push_back(store(player, w.store[player - 1]));
    }
    for (int n = 1; n <= pits; ++n) {
        field.rows[0].push_back(pit_id(2, pits + 1 - n));
        field.rows[1].push_back(pit_id(1, n));
    }
    const int on_the_right = at == StoreAt::right ? 1 : 2;
    scene.zones = {{ZoneRole::left, {}, {{store_id(3 - on_the_right)}}},
                   std::move(field),
                   {ZoneRole::right, {}, {{store_id(on_the_right)}}}};
    return scene;
}

std::string Circle::id(int hole) const {
    const int me = index_of(mover_) + 1;
    if (hole == pits_) return store_id(me);
    const bool own = hole < pits_;
    return pit_id(own ? me : 3 - me, number_(own ? hole : hole - pits_ - 1, pits_));
}

Text Circle::name(int hole) const {
    if (hole == pits_) return {"the own store", "lumbung sendiri"};
    const bool own = hole < pits_;
    const int number = number_(own ? hole : hole - pits_ - 1, pits_);
    return own ? filled({"pit {}", "lubang {}"}, number) : filled({"the opponent's pit {}", "lubang {} lawan"}, number);
}

Step Circle::sow(int hole, int n) const {
    Step s;
    s.kind = StepKind::move;
    s.from = id(hole);
    s.piece = seeds(n);
    for (int i = 1; i <= n; ++i) s.along.push_back(id((hole + i) % (2 * pits_ + 1)));
    s.to = s.along.back();
    const Text here = name(hole), end = name((hole + n) % (2 * pits_ + 1)), how_many = counted(n);
    s.words = filled({"{} from {}, the last into {}", "{} dari {}, yang terakhir ke {}"}, how_many, here, end);
    return s;
}

Step Circle::bank(int hole, int n) const {
    Step s;
    s.kind = StepKind::move;
    s.from = id(hole);
    s.to = id(pits_);
    s.piece = seeds(n);
    const Text here = name(hole), how_many = counted(n);
    s.words = filled({"{} from {} into the own store", "{} dari {} ke lumbung sendiri"}, how_many, here);
    return s;
}

Text in_words(const Course& c, const Words& takes) {
    const auto say = [&](Lang lang) {
        std::string out = count_in_words(c.drops, {"drop", "drops", "biji disebar"}, lang);
        if (c.relays > 0) out += ", " + count_in_words(c.relays, {"relay", "relays", "sambungan"}, lang);
        if (c.taken > 0) out += fmt::format(", {} {}", takes.in(lang), c.taken);
        if (c.again) out += lang == Lang::id ? ", giliran lagi" : ", moves again";
        return out;
    };
    return {say(Lang::en), say(Lang::id)};
}

std::vector<Step> sweep(Scene scene) {
    std::vector<Step> steps;
    for (const Place& p : scene.places) {
        if (p.kind != PlaceKind::hole || p.pieces.empty()) continue;
        const Text how_many = counted(p.pieces[0].count);
        steps.push_back({StepKind::move,
                         p.id,
                         store_id(p.owner),
                         {},
                         p.pieces[0],
                         {},
                         filled({"the game ends: {} from {} go to the owner",
                                 "permainan selesai: {} dari {} menjadi milik pemiliknya"},
                                how_many, p.label)});
    }
    return steps;
}

}  // namespace rakus::mancala
