#include "core/claims.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <numeric>

namespace rakus {
namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

// What is counted: seeds won by; a result and the plies to it; a chance to win.
enum class Scale { margin, result, chance };

// A place on the scale. A fast win is better than a slow one, a slow loss better than a fast one.
struct Rank {
    double value = 0, haste = 0;
    friend auto operator<=>(const Rank&, const Rank&) = default;
};
struct Room {
    Rank low, high;
};
// Where a truth can lie for certain, and where it was measured.
struct Known {
    Room proved, measured;
    double mean = 0;
    bool exact = false;
};

Class class_at(Rank r) {
    return r.value > 0 ? Class::win : r.value < 0 ? Class::loss : Class::draw;
}

bool is_chance(const Truth& t) {
    return t.estimate() && t.unit == "win_chance";
}

Scale scale_of(std::span<const Truth> truths) {
    const auto any = [&](auto what) { return std::ranges::any_of(truths, what); };
    if (any(is_chance)) return Scale::chance;
    if (any([](const Truth& t) { return t.bounds() || (t.exact() && t.exact()->margin); })) return Scale::margin;
    return Scale::result;
}

// Anything that a move may be worth: the soonest win is with the move itself.
Room whole(Scale scale) {
    if (scale == Scale::chance) return {{0, 0}, {1, 0}};
    if (scale == Scale::margin) return {{-kFar, 0}, {kFar, 0}};
    return {{-1, 0}, {1, -1}};
}

Rank rank_of(const Exact& e) {
    const auto result = static_cast<double>(e.result);
    return {result, e.plies ? -result * *e.plies : 0};
}

// A result whose margin is not told.
Room margins_of(Class result) {
    if (result == Class::draw) return {{0, 0}, {0, 0}};
    return result == Class::win ? Room{{1, 0}, {kFar, 0}} : Room{{-kFar, 0}, {-1, 0}};
}

Room room_of(const Exact& e, Scale scale) {
    const auto point = [](Rank r) { return Room{r, r}; };
    if (scale == Scale::chance) return point({0.5 + 0.5 * static_cast<int>(e.result), 0});
    if (scale == Scale::result) return point(rank_of(e));
    return e.margin ? point({static_cast<double>(*e.margin), 0}) : margins_of(e.result);
}

Room room_of(const Bounds& b, Scale scale) {
    if (scale != Scale::margin) return whole(scale);
    return {{static_cast<double>(b.low), 0}, {static_cast<double>(b.high), 0}};
}

Known known(const Truth& t, Scale scale) {
    if (scale == Scale::chance && is_chance(t)) {
        const Estimate& e = *t.estimate();
        return {whole(scale), {{e.low, 0}, {e.high, 0}}, e.mean, false};
    }
    const Room room = t.exact() ? room_of(*t.exact(), scale) : t.bounds() ? room_of(*t.bounds(), scale) : whole(scale);
    return {room, room, (room.low.value + room.high.value) / 2, room.low == room.high};
}

// The moves of a position and what the best of them is worth.
class Field {
   public:
    Field(const Truth& position, std::span<const Truth> moves) : scale_(scale_of(moves)) {
        for (const Truth& t : moves) moves_.push_back(known(t, scale_));
        best_ = {whole(scale_).low, whole(scale_).low};
        for (const Known& k : moves_) best_ = {std::max(best_.low, k.proved.low), std::max(best_.high, k.proved.high)};
        if (position.exact() || position.bounds()) {
            const Room value = known(position, scale_).proved;
            best_ = {std::max(best_.low, value.low), std::min(best_.high, value.high)};
        }
        contenders_ = std::ranges::count_if(moves_, [&](const Known& k) { return k.proved.high >= best_.low; });
    }

    Verdict verdict(std::size_t move) const {
        Verdict v;
        v.best = best(move);
        scale_ == Scale::chance ? weigh_chances(moves_[move], v) : weigh(moves_[move], v);
        return v;
    }
    // A total order for lists: what is proved best first, then by what a move makes for certain.
    std::vector<std::size_t> order(std::span<const Verdict> verdicts) const {
        std::vector<std::size_t> out(moves_.size());
        std::iota(out.begin(), out.end(), 0);
        std::ranges::stable_sort(out, [&](std::size_t a, std::size_t b) {
            if (verdicts[a].best != verdicts[b].best) return verdicts[a].best < verdicts[b].best;
            if (scale_ == Scale::chance) return moves_[a].mean > moves_[b].mean;
            const Room &x = moves_[a].proved, &y = moves_[b].proved;
            return x.low != y.low ? x.low > y.low : x.high > y.high;
        });
        return out;
    }

   private:
    Rank most_of_others(std::size_t move) const {
        Rank most = whole(scale_).low;
        for (std::size_t i = 0; i < moves_.size(); ++i)
            if (i != move) most = std::max(most, moves_[i].proved.high);
        return most;
    }
    Claim best(std::size_t move) const {
        const Known& k = moves_[move];
        if (k.proved.high < best_.low) return Claim::no;
        if (k.proved.low >= std::min(best_.high, most_of_others(move)) || contenders_ == 1) return Claim::proved;
        if (scale_ != Scale::chance) return Claim::possible;
        bool above_all = true, below_one = false;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (i == move) continue;
            above_all = above_all && k.measured.low > moves_[i].measured.high;
            below_one = below_one || k.measured.high < moves_[i].measured.low;
        }
        return above_all ? Claim::likely : below_one ? Claim::unlikely : Claim::possible;
    }

    // What lies between the most that the move can make and the least that the best one makes.
    void weigh(const Known& k, Verdict& v) const {
        const bool settled = k.exact && best_.low == best_.high;
        const Class can = class_at(k.proved.high), could = class_at(best_.low);
        const double gap = best_.low.value - k.proved.high.value, haste = best_.low.haste - k.proved.high.haste;
        if (v.best == Claim::no) {
            v.at_least = !settled;
            v.loss = gap;
            if (can != could)
                v.glyph = "??";
            else if (scale_ == Scale::margin ? gap >= 6 : haste >= 10)
                v.glyph = "?";
            else if (scale_ == Scale::margin && gap > 0)
                v.glyph = "?!";
        } else if (v.best == Claim::proved) {
            v.loss = 0;
        }
        v.mistake = !v.glyph.empty() ? Claim::proved : v.best == Claim::proved || settled ? Claim::no : Claim::possible;
    }

    // Chances: the loss must be larger than what the intervals leave open.
    void weigh_chances(const Known& k, Verdict& v) const {
        const Known& top = *std::ranges::max_element(moves_, {}, &Known::mean);
        const bool proof = v.best == Claim::no || v.best == Claim::proved;
        if (v.best == Claim::proved || k.measured.high < top.measured.low) v.loss = std::max(0.0, top.mean - k.mean);
        if (v.loss) v.glyph = *v.loss >= 0.20 ? "??" : *v.loss >= 0.10 ? "?" : *v.loss >= 0.05 ? "?!" : "";
        v.mistake = !v.glyph.empty()                    ? proof ? Claim::proved : Claim::likely
                    : v.best == Claim::proved           ? Claim::no
                    : v.loss || v.best == Claim::likely ? Claim::unlikely
                                                        : Claim::possible;
    }

    Scale scale_;
    std::vector<Known> moves_;
    Room best_;
    std::ptrdiff_t contenders_ = 0;  // moves that may be worth as much as the best
};

}  // namespace

std::string_view name_of(Claim c) {
    constexpr std::string_view names[] = {"proved", "likely", "possible", "unlikely", "no"};
    return names[static_cast<std::size_t>(c)];
}

Ruling rule_on(const Truth& position, std::span<const Truth> moves) {
    Ruling ruling;
    if (moves.empty()) return ruling;
    const Field field(position, moves);
    for (std::size_t i = 0; i < moves.size(); ++i) ruling.verdicts.push_back(field.verdict(i));
    ruling.order = field.order(ruling.verdicts);
    ruling.best = ruling.verdicts[ruling.order.front()].best;
    return ruling;
}

Order compare(const Truth& a, const Truth& b) {
    const Truth both[] = {a, b};
    const Scale scale = scale_of(both);
    const Room x = known(a, scale).measured, y = known(b, scale).measured;
    if (x.low > y.high) return Order::better;
    if (x.high < y.low) return Order::worse;
    return x.low == x.high && y.low == y.high ? Order::equal : Order::open;
}

std::optional<Class> leaning(const Truth& t) {
    const Estimate* e = t.estimate();
    if (!e || t.unit != "win_chance" || !t.within.empty()) return std::nullopt;
    if (e->low > 0.5) return Class::win;
    if (e->high < 0.5) return Class::loss;
    return std::nullopt;
}

}  // namespace rakus
