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
    if (hole == pits_) return {"one's own store", "lumbung sendiri"};
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
    s.words = filled({"{} from {} into one's own store", "{} dari {} ke lumbung sendiri"}, how_many, here);
    return s;
}

Text in_words(const Course& c, const Words& takes) {
    const auto say = [&](Lang lang) {
        std::string out = count_in_words(c.drops, {"seed sown", "seeds sown", "biji disebar"}, lang);
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

// ---- setting up
// --------------------------------------------------------------------------------------------------

namespace {

constexpr std::string_view kSeed = "seed", kEmpty = "empty";

// What a place holds, and where its seeds come from and go to.
struct Hole {
    int* here = nullptr;
    int* home = nullptr;   // the owner's store, or the other one for a store
    int* other = nullptr;  // the next to take from; null: there is none
};

Hole hole_at(Written& w, std::string_view place) {
    for (int player = 1; player <= 2; ++player) {
        int& own = w.store[player - 1];
        int& theirs = w.store[2 - player];
        if (place == store_id(player)) return {&own, &theirs, nullptr};
        for (std::size_t i = 0; i < w.pits[player - 1].size(); ++i)
            if (place == pit_id(player, static_cast<int>(i) + 1)) return {&w.pits[player - 1][i], &own, &theirs};
    }
    return {};
}

Result<Written> with_a_seed(const Written& w, const Hole& hole) {
    int* const from = *hole.home > 0 ? hole.home : hole.other;
    if (!from || *from == 0)
        return cannot_set_up({"no seed is left in the stores; take one from another pit first",
                              "tidak ada biji tersisa di lumbung; ambil dulu dari lubang lain"});
    --*from, ++*hole.here;
    return w;
}

Result<Written> with_seeds_gone(const Written& w, const Hole& hole, int n) {
    if (*hole.here == 0) return cannot_set_up({"there is no seed to take away", "tidak ada biji untuk diambil"});
    *hole.here -= n, *hole.home += n;
    return w;
}

// All seeds in the stores, half and half.
Written swept(Written w) {
    const int all = w.seeds();
    for (auto& row : w.pits) row.assign(row.size(), 0);
    w.store[0] = all / 2, w.store[1] = all - all / 2;
    return w;
}

}  // namespace

std::vector<PaletteItem> palette() {
    return {{std::string(kSeed), {"one more seed", "tambah satu biji"}, seeds(1)},
            take_away({"one seed less", "kurangi satu biji"}),
            act(kEmpty, {"no seeds", "kosongkan"}, true),
            give_turn(),
            act(kClear, {"all seeds into the stores", "semua biji ke lumbung"}, false)};
}

Result<Written> edited(Written w, const Edit& edit) {
    if (edit.piece == kTurn) return w.to_move = other(w.to_move), w;
    if (edit.piece == kClear) return swept(std::move(w));
    const Hole hole = hole_at(w, edit.place);
    if (!hole.here) return no_such_place(edit);
    if (edit.piece == kSeed) return with_a_seed(w, hole);
    return with_seeds_gone(w, hole, edit.piece == kEmpty ? *hole.here : 1);
}

}  // namespace rakus::mancala
