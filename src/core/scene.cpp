#include "core/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace rakus {
namespace {

std::vector<Piece>::iterator alike_in(std::vector<Piece>& pieces, const Piece& wanted) {
    return std::ranges::find_if(pieces, [&](const Piece& p) { return p.alike(wanted) && p.count >= wanted.count; });
}

bool take(Place& place, const Piece& piece) {
    const auto at = alike_in(place.pieces, piece);
    if (at == place.pieces.end()) return false;
    at->count -= piece.count;
    if (at->count == 0) place.pieces.erase(at);
    return true;
}

bool play_move(Scene& scene, const Step& s) {
    Place* const from = scene.find(s.from);
    if (!from || !take(*from, s.piece)) return false;
    Piece arriving = s.becomes.value_or(s.piece);
    if (s.along.empty()) {
        Place* const to = scene.find(s.to);
        if (to) put(*to, arriving);
        return to != nullptr;
    }
    if (static_cast<int>(s.along.size()) != s.piece.count || s.along.back() != s.to) return false;
    arriving.count = 1;
    for (const auto& id : s.along) {
        Place* const passed = scene.find(id);
        if (!passed) return false;
        put(*passed, arriving);
    }
    return true;
}

bool play_change(Scene& scene, const Step& s) {
    Place* const place = scene.find(s.from);
    if (!place || !s.becomes) return false;
    if (s.piece.count == 0) return put(*place, *s.becomes), true;
    if (s.becomes->count == 0) return take(*place, s.piece);
    const auto at = alike_in(place->pieces, s.piece);
    if (at == place->pieces.end()) return false;
    if (at->count == s.piece.count) {
        *at = *s.becomes;
        return true;
    }
    at->count -= s.piece.count;
    put(*place, *s.becomes);
    return true;
}

}  // namespace

std::string_view name_of(PieceKind k) {
    return std::array<std::string_view, 4>{"seed", "disc", "card", "back"}[static_cast<std::size_t>(k)];
}
std::string_view name_of(PlaceKind k) {
    return std::array<std::string_view, 9>{"hole", "store",   "cell",   "slot", "pile",
                                           "hand", "reserve", "button", "offer"}[static_cast<std::size_t>(k)];
}
std::string_view name_of(ZoneRole r) {
    return std::array<std::string_view, 6>{
        "field", "near", "far", "left", "right", "choices"}[static_cast<std::size_t>(r)];
}
std::string_view name_of(StepKind k) {
    return std::array<std::string_view, 6>{
        "move", "change", "reveal", "hide", "coin", "note"}[static_cast<std::size_t>(k)];
}

const Place* Scene::find(std::string_view id) const {
    const auto at = std::ranges::find(places, id, &Place::id);
    return at == places.end() ? nullptr : &*at;
}
Place* Scene::find(std::string_view id) {
    return const_cast<Place*>(std::as_const(*this).find(id));
}

void put(Place& place, const Piece& piece) {
    const auto at = std::ranges::find_if(place.pieces, [&](const Piece& p) { return p.alike(piece); });
    // A stack has an order: only neighbours are one.
    const bool stack = place.kind == PlaceKind::cell || place.kind == PlaceKind::slot;
    if (at != place.pieces.end() && (!stack || at + 1 == place.pieces.end()))
        at->count += piece.count;
    else
        place.pieces.push_back(piece);
}

bool play(Scene& scene, const Step& step) {
    switch (step.kind) {
        case StepKind::move:
            return play_move(scene, step);
        case StepKind::change:
        case StepKind::reveal:
        case StepKind::hide:
            return play_change(scene, step);
        case StepKind::coin:
        case StepKind::note:
            return true;
    }
    return false;
}

}  // namespace rakus
