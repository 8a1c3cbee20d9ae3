#include "report/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "report/layout.h"

namespace rakus::report {
namespace {

constexpr double kLine = 17, kMargin = 14;

std::string place_part(std::string_view id) {
    return std::string(id.substr(0, id.find('/')));
}

// Seeds in a spiral, as they lie in a bowl; too many to count are the number alone.
std::vector<Point> spiral(int seeds, double radius) {
    constexpr double kTurn = 2.39996;
    std::vector<Point> out;
    for (int i = 0; i < seeds; ++i) {
        const double r = radius * std::sqrt((i + 0.5) / std::max(seeds, 6));
        out.push_back({r * std::cos(i * kTurn), r * std::sin(i * kTurn)});
    }
    return out;
}

class Painter {
   public:
    Painter(const Scene& scene, const PictureWish& wish)
        : scene_(scene), wish_(wish), colours_(palette_of(wish.style)), layout_(layout()) {}

    std::string paint() {
        const double top = head();
        for (auto& [id, box] : layout_.boxes) box.y += top;
        for (const auto& title : layout_.titles)
            canvas_.text({title.at.x, title.at.y + top}, title.words, colours_.faint, 12);
        for (const auto& [id, box] : layout_.boxes)
            if (const Place* p = scene_.find(id)) place(*p, box);
        for (const auto& mark : wish_.marks) draw(mark);
        for (const auto& mark : wish_.marks) name(mark);  // no frame or arrow runs over a label
        double width = std::max(layout_.width, head_width_), y = top + layout_.height + 8;
        y = legend(y, width);
        return canvas_.finish(std::ceil(width), std::ceil(y), wish_.title, colours_.page);
    }

   private:
    Layout layout() const {
        std::vector<std::string> touched;
        for (const auto& mark : wish_.marks)
            for (const auto& id : mark.path) touched.push_back(place_part(id));
        return laid_out(scene_, wish_.lang, touched);
    }

    // The caption, what is asked, and the counters; answers where the board begins.
    double head() {
        std::vector<std::string> lines;
        if (!wish_.caption.empty()) lines.push_back(wish_.caption);
        std::string told = scene_.phase.in(wish_.lang);
        for (const Counter& c : scene_.counters)
            told += fmt::format("{}{} {}{}", told.empty() ? "" : " · ", c.label.in(wish_.lang), c.value,
                                c.of ? fmt::format("/{}", *c.of) : "");
        if (!told.empty()) lines.push_back(told);
        double y = lines.empty() ? 0 : 6;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            canvas_.text({kMargin, y + 13}, lines[i], colours_.ink, 13, Anchor::start, i == 0);
            head_width_ = std::max(head_width_, text_width(lines[i], 13) * 1.1 + 2 * kMargin);
            y += kLine;
        }
        return y;
    }

    double legend(double y, double& width) {
        if (wish_.legend.empty()) return y;
        std::vector<double> columns;
        for (const auto& line : wish_.legend) {
            columns.resize(std::max(columns.size(), line.size()), 0);
            if (line.size() == 1) continue;  // a sentence
            for (std::size_t i = 0; i < line.size(); ++i) columns[i] = std::max(columns[i], text_width(line[i], 12));
        }
        for (const auto& line : wish_.legend) {
            double x = kMargin;
            for (std::size_t i = 0; i < line.size(); x += columns[i++] + 14)
                canvas_.text({x, y + 13}, line[i], colours_.ink, 12, Anchor::start, i == 0);
            width = std::max({width, x, line.size() == 1 ? text_width(line[0], 12) * 1.1 + 2 * kMargin : 0});
            y += kLine;
        }
        return y + 6;
    }

    // ---- places --------------------------------------------------------------------------------------------------

    std::string_view of_owner(int owner) const {
        return owner == 1 ? colours_.first : owner == 2 ? colours_.second : colours_.ink;
    }

    void place(const Place& p, const Box& box) {
        switch (p.kind) {
            case PlaceKind::hole:
            case PlaceKind::store:
                return hole(p, box);
            case PlaceKind::cell:
                canvas_.rect(box, {colours_.well, colours_.ink, 1.5});
                canvas_.text({box.x + 6, box.y + 15}, p.sign, colours_.faint, 11);
                return discs(p, box);
            case PlaceKind::reserve:
                return reserve(p, box);
            case PlaceKind::button:
                canvas_.rect(box, {colours_.card, colours_.ink}, 6);
                return canvas_.text({box.x + box.w / 2, box.y + 18}, p.label.in(wish_.lang), colours_.ink, 12,
                                    Anchor::middle);
            case PlaceKind::slot:
                return slot(p, box);
            default:
                return cards(p, box);
        }
    }

    void hole(const Place& p, const Box& box) {
        int seeds = 0;
        for (const Piece& piece : p.pieces) seeds += piece.count;
        const bool store = p.kind == PlaceKind::store;
        const Box well{box.x + 3, box.y + (p.owner == 2 && !store ? 20 : 2), box.w - 6,
                       store ? box.h - 22 : box.h - 24};
        canvas_.rect(well, {colours_.board, colours_.ink, 1.5}, well.w / 2);
        for (const Point& at : spiral(std::min(seeds, 40), well.w / 2 - 9))
            canvas_.circle({well.centre().x + at.x, well.centre().y + at.y * (store ? 1.6 : 1)}, 3.6,
                           {colours_.seed, colours_.page, 0.6});
        const double y = store || p.owner != 2 ? well.y + well.h + 15 : well.y - 5;
        canvas_.text({well.centre().x + 6, y}, fmt::format("{}", seeds), colours_.ink, 16, Anchor::middle, true);
        const std::string sign = store && p.owner > 0 ? fmt::format("P{}", p.owner) : p.sign;  // whose store it is
        if (!sign.empty()) canvas_.text({box.x + 4, y}, sign, colours_.faint, 11);
    }

    // The top one as it is, what lies beneath as rings on it.
    void discs(const Place& p, const Box& box) {
        if (p.pieces.empty()) return;
        const Piece& top = p.pieces.back();
        disc(top, box.centre());
        const bool paper = wish_.style == Style::print;
        for (std::size_t i = 0; i + 1 < p.pieces.size(); ++i) {
            const Piece& under = p.pieces[i];
            const bool seen = !paper && under.owner != top.owner;
            canvas_.circle(box.centre(), radius_of(under) - 3,
                           {"none", seen ? of_owner(under.owner) : on_top_of(top.owner), 2, true});
        }
    }
    static double radius_of(const Piece& piece) { return 4 + 8.0 * piece.size; }
    // What is drawn on a piece of this owner.
    std::string_view on_top_of(int owner) const {
        return wish_.style == Style::print && owner == 1 ? colours_.ink : colours_.page;
    }
    // Meaning is never by colour alone: one player's pieces have a ring, the other's a dot.
    void disc(const Piece& piece, Point at) {
        canvas_.circle(at, radius_of(piece), {of_owner(piece.owner), colours_.ink, 2});
        if (piece.owner == 1) canvas_.circle(at, radius_of(piece) - 4, {"none", on_top_of(1), 1.5});
        if (piece.owner == 2) canvas_.circle(at, 3, {on_top_of(2)});
    }
    void reserve(const Place& p, const Box& box) {
        int count = 0;
        for (const Piece& piece : p.pieces) count += piece.count;
        if (count == 0) return canvas_.rect(box, {"none", colours_.faint, 1, true}, 6);
        discs(p, {box.x, box.y, box.w - 24, box.h});
        canvas_.text({box.x + box.w - 2, box.y + box.h / 2 + 5}, fmt::format("×{}", count), colours_.ink, 13,
                     Anchor::end);
    }

    // ---- cards ---------------------------------------------------------------------------------------------------

    const CardFace* face(const Piece& piece) const {
        const auto at = std::ranges::find(scene_.cards, piece.card, &CardFace::id);
        return at == scene_.cards.end() ? nullptr : &*at;
    }
    static std::string times(int count) { return count > 1 ? fmt::format(" ×{}", count) : ""; }

    // A card with its name, its bars, its badges and the signs of what lies beneath it.
    void card(const Piece& piece, const Box& box, const std::string& beneath) {
        if (piece.kind == PieceKind::back) {
            canvas_.rect(box, {colours_.back, colours_.ink}, 6);
            const bool paper = wish_.style == Style::print;
            return canvas_.text({box.centre().x, box.centre().y + 6}, fmt::format("{}", piece.count),
                                paper ? colours_.page : colours_.ink, 16, Anchor::middle, true);
        }
        canvas_.rect(
            box, {colours_.card, of_owner(piece.owner) == colours_.page ? colours_.ink : of_owner(piece.owner), 1.5},
            6);
        const CardFace* known = face(piece);
        double y = box.y + 14;
        for (const auto& line : in_lines((known ? known->title : piece.card) + times(piece.count), box.w - 8, 10, 2)) {
            canvas_.text({box.x + 5, y}, line, colours_.ink, 10, Anchor::start, true);
            y += 12;
        }
        for (const Bar& bar : piece.bars) {
            canvas_.text({box.x + 5, y + 1},
                         fmt::format("{} {}{}", bar.label.in(wish_.lang), bar.value,
                                     bar.of > 0 ? fmt::format("/{}", bar.of) : ""),
                         colours_.ink, 10);
            y += 12;
        }
        std::string signs = beneath;
        for (const Badge& badge : piece.badges) signs += (signs.empty() ? "" : " ") + badge.sign;
        if (signs.empty() && known && piece.bars.empty()) signs = known->line.in(wish_.lang);
        if (!signs.empty())
            canvas_.text({box.x + 5, box.y + box.h - 6}, in_lines(signs, box.w - 8, 9, 1)[0], colours_.faint, 9);
    }

    // The top card; of what lies beneath only the signs.
    void slot(const Place& p, const Box& box) {
        canvas_.text({box.x + 2, box.y + 10}, in_lines(p.label.in(wish_.lang), box.w + 8, 8.5, 1)[0], colours_.faint,
                     8.5);
        const Box inner{box.x + 2, box.y + 14, box.w - 4, box.h - 16};
        if (p.pieces.empty()) return canvas_.rect(inner, {"none", colours_.faint, 1, true}, 6);
        std::string beneath;
        for (std::size_t i = 0; i + 1 < p.pieces.size(); ++i) {
            const CardFace* known = face(p.pieces[i]);
            beneath += fmt::format("{}{}{}", beneath.empty() ? "" : " ",
                                   known && !known->sign.empty() ? known->sign : p.pieces[i].card,
                                   p.pieces[i].count > 1 ? fmt::format("×{}", p.pieces[i].count) : "");
        }
        card(p.pieces.back(), inner, beneath);
    }

    // A hand lies open side by side; of a pile the top card and how many there are.
    void cards(const Place& p, const Box& box) {
        canvas_.text({box.x + 2, box.y + 10}, in_lines(p.label.in(wish_.lang), box.w + 8, 8.5, 1)[0], colours_.faint,
                     8.5);
        if (p.pieces.empty())
            return canvas_.rect({box.x, box.y + 14, box.w, box.h - 16}, {"none", colours_.faint, 1, true}, 6);
        if (as_a_pile(p)) {
            int count = 0;
            for (const Piece& piece : p.pieces) count += piece.count;
            Piece heap{PieceKind::back, p.owner};
            heap.count = count;
            return card(heap, {box.x + 24, box.y + 16, 52, box.h - 20}, "");
        }
        for (std::size_t i = 0; i < p.pieces.size(); ++i)
            card(p.pieces[i],
                 {box.x + static_cast<double>(i % kCardsInARow) * (kCard.w + 6),
                  box.y + 16 + static_cast<double>(i / kCardsInARow) * (kCard.h + 6), kCard.w, kCard.h},
                 "");
    }

    // ---- moves ---------------------------------------------------------------------------------------------------

    // Where a place, or a card in a hand, is touched.
    const Box* box_of(const std::string& id, Box& of_card) const {
        const auto at = layout_.boxes.find(place_part(id));
        if (at == layout_.boxes.end()) return nullptr;
        const Place* p = scene_.find(place_part(id));
        const auto slash = id.find('/');
        if (!p || slash == id.npos) return &at->second;
        const auto piece = std::ranges::find(p->pieces, id.substr(slash + 1), &Piece::card);
        if (piece == p->pieces.end() || p->kind == PlaceKind::slot || p->kind == PlaceKind::pile) return &at->second;
        const auto i = static_cast<std::size_t>(piece - p->pieces.begin());
        of_card = {at->second.x + static_cast<double>(i % kCardsInARow) * (kCard.w + 6),
                   at->second.y + 16 + static_cast<double>(i / kCardsInARow) * (kCard.h + 6), kCard.w, kCard.h};
        return &of_card;
    }
    static bool dashed(MarkKind kind) { return kind == MarkKind::best || kind == MarkKind::other; }

    std::string_view colour_of(MarkKind kind) const {
        return kind == MarkKind::best ? colours_.best : kind == MarkKind::played ? colours_.faint : colours_.pick;
    }

    void draw(const Mark& mark) {
        if (mark.path.empty()) return;
        const std::string_view colour = colour_of(mark.kind);
        Box a, b;
        const Box* from = box_of(mark.path.front(), a);
        const Box* to = box_of(mark.path.back(), b);
        if (!from) return;
        canvas_.rect({from->x - 2, from->y - 2, from->w + 4, from->h + 4}, {"none", colour, 3, dashed(mark.kind)}, 10);
        if (to && to != from && mark.path.size() > 1 && mark.path.front() != mark.path.back())
            canvas_.arrow(from->centre(), to->centre(), colour, dashed(mark.kind),
                          mark.kind == MarkKind::best ? 26 : -26);
    }
    void name(const Mark& mark) {
        Box a;
        const Box* from = mark.path.empty() || mark.label.empty() ? nullptr : box_of(mark.path.front(), a);
        if (!from) return;
        const double width = text_width(mark.label, 11) + 10;
        const double x = std::clamp(from->centre().x - width / 2, 2.0, std::max(2.0, layout_.width - width - 2));
        const bool below = mark.kind == MarkKind::best;
        const Box sign = free_place({x, below ? from->y + from->h - 4 : from->y - 13, width, 17}, below);
        canvas_.rect(sign, {colours_.page, colour_of(mark.kind), 1.5, dashed(mark.kind)}, 4);
        canvas_.text({x + width / 2, sign.y + 12.5}, mark.label, colours_.ink, 11, Anchor::middle);
    }
    // The moves of one piece begin at the same place: their labels stand above each other.
    Box free_place(Box sign, bool below) {
        const auto meets = [&](const Box& other) {
            return sign.x < other.x + other.w && other.x < sign.x + sign.w && sign.y < other.y + other.h &&
                   other.y < sign.y + sign.h;
        };
        if (!below)
            while (sign.y >= sign.h && std::ranges::any_of(labels_, meets)) sign.y -= sign.h + 1;
        while (std::ranges::any_of(labels_, meets)) sign.y += sign.h + 1;
        return labels_.emplace_back(sign);
    }

    const Scene& scene_;
    const PictureWish& wish_;
    const Palette& colours_;
    Layout layout_;
    Canvas canvas_;
    double head_width_ = 0;
    std::vector<Box> labels_;  // of the moves that are drawn
};

}  // namespace

std::string picture_of(const Scene& scene, const PictureWish& wish) {
    return Painter(scene, wish).paint();
}

std::vector<std::string> path_of(const Touch& touch, const std::vector<Step>& steps) {
    if (touch.places.size() > 1 || touch.places.empty() || steps.empty()) return touch.places;
    const Step& first = steps.front();
    if (first.kind != StepKind::move || first.from != place_part(touch.places[0])) return touch.places;
    const std::string& end = first.along.empty() ? first.to : first.along.back();
    return end.empty() ? touch.places : std::vector<std::string>{touch.places[0], end};
}

}  // namespace rakus::report
