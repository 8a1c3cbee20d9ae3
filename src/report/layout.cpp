#include "report/layout.h"

#include <algorithm>

namespace rakus::report {
namespace {

constexpr double kGap = 10, kTitle = 18;

bool is_button(const Place& p) {
    return p.kind == PlaceKind::button;
}

// How many cards lie side by side in a hand: as many as there are kinds of them.
Box size_of_hand(const Place& p) {
    const std::size_t cards = std::max<std::size_t>(p.pieces.size(), 1);
    const std::size_t rows = (cards + kCardsInARow - 1) / kCardsInARow;
    return {0, 0, static_cast<double>(std::min(cards, kCardsInARow)) * (kCard.w + 6),
            16 + static_cast<double>(rows) * (kCard.h + 6)};
}

Box size_of(const Place& p, Lang lang) {
    if (as_a_pile(p)) return {0, 0, 100, 74};
    switch (p.kind) {
        case PlaceKind::hole:
            return {0, 0, 70, 88};
        case PlaceKind::store:
            return {0, 0, 78, 170};
        case PlaceKind::cell:
            return {0, 0, 66, 66};
        case PlaceKind::reserve:
            return {0, 0, 82, 58};
        case PlaceKind::slot:
            return {0, 0, 126, 84};
        case PlaceKind::button:
            return {0, 0, text_width(p.label.in(lang), 12) + 20, 28};
        default:
            return size_of_hand(p);
    }
}

using Row = std::vector<const Place*>;

class Pages {
   public:
    Pages(const Scene& scene, Lang lang, const std::vector<std::string>& touched)
        : scene_(scene), lang_(lang), touched_(touched) {}

    Layout make() {
        const double left = width_of(ZoneRole::left), right = width_of(ZoneRole::right);
        double middle = 0;
        for (const auto role : kMiddle) middle = std::max(middle, width_of(role));
        const double x = kGap + (left > 0 ? left + kGap : 0);
        double y = kGap, field_top = y, field_bottom = y;
        for (const auto role : kMiddle) {
            const double top = y;
            for (const Zone& z : scene_.zones)
                if (z.role == role) y = put(z, x, y, middle);
            if (role == ZoneRole::field) field_top = top, field_bottom = y;
        }
        const double side_middle = (field_top + field_bottom) / 2;
        for (const Zone& z : scene_.zones) {
            if (z.role == ZoneRole::left) put(z, kGap, side_middle - height_of(z) / 2, left);
            if (z.role == ZoneRole::right) put(z, x + middle + kGap, side_middle - height_of(z) / 2, right);
        }
        out_.width = x + middle + (right > 0 ? right + kGap : 0) + kGap;
        for (const auto& [id, box] : out_.boxes) y = std::max(y, box.y + box.h + kGap);
        out_.height = y;
        return out_;
    }

   private:
    static constexpr ZoneRole kMiddle[] = {ZoneRole::far, ZoneRole::field, ZoneRole::near, ZoneRole::choices};

    bool is_touched(const std::string& id) const { return std::ranges::find(touched_, id) != touched_.end(); }
    // A board shows all its places; of a table of cards only what lies somewhere.
    bool seen(const Place& p) const {
        if (is_touched(p.id)) return true;
        if (is_button(p) || p.kind == PlaceKind::offer) return false;
        return scene_.board != "cards" || !p.pieces.empty();
    }
    Row row_of(const std::vector<std::string>& ids) const {
        Row row;
        for (const auto& id : ids)
            if (const Place* p = scene_.find(id); p && seen(*p)) row.push_back(p);
        return row;
    }
    static double gap_of(const Place& p) { return p.kind == PlaceKind::cell ? 0 : kGap; }
    Box size_of_row(const Row& row) const {
        Box size;
        for (const Place* p : row) {
            const Box one = size_of(*p, lang_);
            size.w += one.w + (size.w > 0 ? gap_of(*p) : 0);
            size.h = std::max(size.h, one.h);
        }
        return size;
    }
    // The rows of a zone that show something. What shows only heaps shares a row.
    std::vector<Row> rows_of(const Zone& z) const {
        std::vector<Row> rows;
        const auto heaps = [](const Row& row) {
            return std::ranges::all_of(row, [](auto* p) { return as_a_pile(*p); });
        };
        for (const auto& ids : z.rows) {
            Row row = row_of(ids);
            if (row.empty()) continue;
            if (!rows.empty() && heaps(rows.back()) && heaps(row))
                rows.back().insert(rows.back().end(), row.begin(), row.end());
            else
                rows.push_back(std::move(row));
        }
        return rows;
    }
    double width_of(ZoneRole role) const {
        double width = 0;
        for (const Zone& z : scene_.zones)
            if (z.role == role)
                for (const Row& row : rows_of(z)) width = std::max(width, size_of_row(row).w);
        return width;
    }
    double height_of(const Zone& z) const {
        double height = 0;
        for (const Row& row : rows_of(z)) height += size_of_row(row).h + gap_of(*row[0]);
        return height;
    }
    // Places the rows of a zone, each in the middle; answers where the next zone begins.
    double put(const Zone& z, double x, double y, double width) {
        if (height_of(z) == 0) return y;
        if (!z.label.en.empty() && !(z.rows.size() == 1 && rows_of(z)[0][0]->label == z.label)) {
            out_.titles.push_back({{x, y + 12}, z.label.in(lang_)});
            y += kTitle;
        }
        for (const Row& row : rows_of(z)) {
            const Box size = size_of_row(row);
            double at = x + (width - size.w) / 2;
            for (const Place* p : row) {
                const Box one = size_of(*p, lang_);
                out_.boxes.emplace(p->id, Box{at, y + (size.h - one.h) / 2, one.w, one.h});
                at += one.w + gap_of(*p);
            }
            y += size.h + gap_of(*row[0]);
        }
        return y + (z.role == ZoneRole::field ? kGap : 0);
    }

    const Scene& scene_;
    const Lang lang_;
    const std::vector<std::string>& touched_;
    Layout out_;
};

}  // namespace

bool as_a_pile(const Place& p) {
    const auto back = [](const Piece& piece) { return piece.kind == PieceKind::back; };
    return p.kind == PlaceKind::pile ||
           (p.kind == PlaceKind::hand && !p.pieces.empty() && std::ranges::all_of(p.pieces, back));
}

Layout laid_out(const Scene& scene, Lang lang, const std::vector<std::string>& touched) {
    return Pages(scene, lang, touched).make();
}

}  // namespace rakus::report
