// The steps between two scenes of cards: what left one place has arrived in another, or has changed where it lies.
#include <fmt/format.h>

#include <algorithm>

#include "core/scene.h"

namespace rakus {
namespace {

// So many alike pieces that one scene has in a place and the other has not.
struct Lot {
    const Place* place;
    Piece piece;  // with the count that is not yet accounted for
};

bool tells(const Place& p) {
    return p.kind != PlaceKind::button && p.kind != PlaceKind::offer;
}

int count_in(const Place* place, const Piece& piece) {
    int n = 0;
    if (place)
        for (const Piece& p : place->pieces) n += p.alike(piece) ? p.count : 0;
    return n;
}

// What `here` has more of than `there`.
std::vector<Lot> more_in(const Scene& here, const Scene& there) {
    std::vector<Lot> lots;
    for (const Place& place : here.places) {
        if (!tells(place)) continue;
        const Place* const same = there.find(place.id);
        std::vector<Piece> met;
        for (const Piece& p : place.pieces) {
            if (std::ranges::any_of(met, [&](const Piece& m) { return m.alike(p); })) continue;
            met.push_back(p);
            const int extra = count_in(&place, p) - count_in(same, p);
            if (extra <= 0) continue;
            Piece lot = p;
            lot.count = extra;
            lots.push_back({&place, std::move(lot)});
        }
    }
    return lots;
}

bool same_card(const Piece& a, const Piece& b) {
    return a.kind == PieceKind::card && b.kind == PieceKind::card && a.card == b.card && a.owner == b.owner;
}

// How two lots can belong together, surest first.
enum class Bond { changed, moved, turned_up, turned_down, moved_unseen };
constexpr Bond kBonds[] = {Bond::changed, Bond::moved, Bond::turned_up, Bond::turned_down, Bond::moved_unseen};

bool belong(Bond bond, const Lot& gone, const Lot& come) {
    const bool same_place = gone.place->id == come.place->id;
    const bool back = gone.piece.kind == PieceKind::back, to_back = come.piece.kind == PieceKind::back;
    const bool same_owner = gone.place->owner == come.place->owner;
    switch (bond) {
        case Bond::changed:
            return same_place && (same_card(gone.piece, come.piece) || back != to_back);
        case Bond::moved:
            return !same_place && same_card(gone.piece, come.piece);
        case Bond::turned_up:
            return !same_place && same_owner && back && !to_back;
        case Bond::turned_down:
            return !same_place && same_owner && !back && to_back;
        case Bond::moved_unseen:
            return !same_place && same_owner && back && to_back;
    }
    return false;
}

class Teller {
   public:
    Teller(const Scene& before, const Scene& after) : before_(before), after_(after) {}

    std::vector<Step> tell() {
        std::vector<Lot> gone = more_in(before_, after_), come = more_in(after_, before_);
        for (const Bond bond : kBonds)
            for (Lot& g : gone)
                for (Lot& c : come)
                    if (g.piece.count > 0 && c.piece.count > 0 && belong(bond, g, c)) join(bond, g, c);
        for (const Lot& g : gone)
            if (g.piece.count > 0) steps_.push_back(vanish(g));
        for (const Lot& c : come)
            if (c.piece.count > 0) steps_.push_back(appear(c));
        return std::move(steps_);
    }

   private:
    void join(Bond bond, Lot& gone, Lot& come) {
        const int n = std::min(gone.piece.count, come.piece.count);
        Step step;
        step.piece = gone.piece;
        step.piece.count = n;
        Piece becomes = come.piece;
        becomes.count = n;
        if (!becomes.alike(step.piece)) step.becomes = becomes;
        step.from = gone.place->id;
        const bool back = gone.piece.kind == PieceKind::back, to_back = come.piece.kind == PieceKind::back;
        if (bond == Bond::changed) {
            step.kind = back ? StepKind::reveal : to_back ? StepKind::hide : StepKind::change;
            step.words = changed(*gone.place, step.piece, becomes);
        } else {
            step.kind = StepKind::move;
            step.to = come.place->id;
            step.chance = back && gone.place->kind == PlaceKind::pile;
            step.words = moved(*gone.place, *come.place, to_back ? step.piece : becomes);
        }
        gone.piece.count -= n;
        come.piece.count -= n;
        steps_.push_back(std::move(step));
    }

    Step vanish(const Lot& lot) const {
        Piece nothing = lot.piece;
        nothing.count = 0;
        const Text name = named(lot.piece);
        return {StepKind::hide,
                lot.place->id,
                {},
                {},
                lot.piece,
                nothing,
                filled({"{} leaves {}", "{} meninggalkan {}"}, name, lot.place->label)};
    }
    Step appear(const Lot& lot) const {
        Piece nothing = lot.piece;
        nothing.count = 0;
        const Text name = named(lot.piece);
        return {StepKind::reveal,
                lot.place->id,
                {},
                {},
                nothing,
                lot.piece,
                filled({"{} comes to {}", "{} datang ke {}"}, name, lot.place->label)};
    }

    Text named(const Piece& p) const {
        std::string title;
        for (const Scene* scene : {&after_, &before_})
            for (const CardFace& face : scene->cards)
                if (title.empty() && face.id == p.card) title = face.title;
        if (p.kind != PieceKind::card || title.empty())
            return p.count == 1 ? Text{"a card", "satu kartu"} : filled({"{} cards", "{} kartu"}, p.count);
        const std::string times = p.count == 1 ? "" : fmt::format("{}× ", p.count);
        return {times + title, times + title};
    }

    Text moved(const Place& from, const Place& to, const Piece& piece) const {
        const Text name = named(piece);
        return filled({"{}: from {} to {}", "{}: dari {} ke {}"}, name, from.label, to.label);
    }

    // "Vulpix: HP 50 to 30, asleep"; nothing where only something is gone that another step tells of.
    Text changed(const Place& place, const Piece& was, const Piece& is) const {
        const Text name = named(is.kind == PieceKind::back ? was : is);
        if (was.kind != is.kind)
            return is.kind == PieceKind::back
                       ? filled({"{}: face down in {}", "{}: tertutup di {}"}, name, place.label)
                       : filled({"{} is shown in {}", "{} diperlihatkan di {}"}, name, place.label);
        Text out{name.en + ":", name.id + ":"};
        std::string_view comma;
        const auto add = [&](const std::string& en, const std::string& id) {
            out.en += fmt::format("{} {}", comma, en);
            out.id += fmt::format("{} {}", comma, id);
            comma = ",";
        };
        for (const Bar& bar : is.bars) {
            const auto old = std::ranges::find_if(was.bars, [&](const Bar& b) { return b.label == bar.label; });
            if (old == was.bars.end())
                add(fmt::format("{} {}", bar.label.en, bar.value), fmt::format("{} {}", bar.label.id, bar.value));
            else if (old->value != bar.value)
                add(fmt::format("{} {} to {}", bar.label.en, old->value, bar.value),
                    fmt::format("{} {} menjadi {}", bar.label.id, old->value, bar.value));
        }
        for (const Badge& b : is.badges)
            if (std::ranges::find(was.badges, b) == was.badges.end()) add(b.words.en, b.words.id);
        for (const Badge& b : was.badges)
            if (std::ranges::find(is.badges, b) == is.badges.end())
                add(fmt::format("no longer {}", b.words.en), fmt::format("tidak lagi {}", b.words.id));
        return comma.empty() ? Text{} : out;
    }

    const Scene& before_;
    const Scene& after_;
    std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> differences(const Scene& before, const Scene& after) {
    return Teller(before, after).tell();
}

}  // namespace rakus
