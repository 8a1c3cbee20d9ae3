#include "app/report/telling.h"

#include <algorithm>
#include <array>

namespace rakus::app {
namespace {

// A truth keeps the name of its unit as a constant.
std::string_view unit_named(std::string_view name) {
    static constexpr std::array<std::string_view, 4> units{"seeds", "result", "win_chance", "turns"};
    const auto at = std::ranges::find(units, name);
    return at == units.end() ? "" : *at;
}

Class class_named(std::string_view name) {
    return name == "win" ? Class::win : name == "loss" ? Class::loss : Class::draw;
}

}  // namespace

std::string percent_told(double share, Lang lang) {
    return fixed_in_words(100 * share, 1, lang) + " %";
}

std::string share_told(const Json& mean, const Json& low, const Json& high, Lang lang) {
    const auto number = [&](const Json& j) { return fixed_in_words(100 * j.get<double>(), 1, lang); };
    return fmt::format("{} % [{}{} {}]", number(mean), number(low), lang == Lang::id ? ";" : ",", number(high));
}

std::string share_told(const Json& figure, Lang lang) {
    return share_told(figure.contains("mean") ? figure["mean"] : figure["p"], figure["low"], figure["high"], lang);
}

std::string mean_told(const Json& figure, Lang lang) {
    const auto number = [&](const char* key) {
        return figure[key].is_null() ? std::string("∞") : fixed_in_words(figure[key].get<double>(), 3, lang);
    };
    return fmt::format("{} [{}{} {}]", number("mean"), number("low"), lang == Lang::id ? ";" : ",", number("high"));
}

std::string text_told(const Json& text, Lang lang) {
    return text.is_object() ? text.value(lang == Lang::id ? "id" : "en", "") : "";
}

Truth truth_of(const Json& j) {
    Truth t{Unknown{}, unit_named(j.value("unit", ""))};
    const std::string kind = j.value("kind", "unknown");
    if (kind == "exact") {
        Exact e{class_named(j.value("class", "draw")), {}, {}};
        if (j.contains("margin")) e.margin = j["margin"].get<int>();
        if (j.contains("plies")) e.plies = j["plies"].get<int>();
        t.value = e;
    } else if (kind == "bounds") {
        t.value = Bounds{j["low"].get<int>(), j["high"].get<int>()};
    } else if (kind == "estimate") {
        t.value = Estimate{j["mean"].get<double>(), j["low"].get<double>(), j["high"].get<double>(),
                           j["n"].get<std::uint64_t>()};
    }
    return t;
}

std::string value_told(const Json& value, std::string_view unit, Lang lang) {
    if (value.is_object())
        return share_told(value, lang) + (value.contains("n") ? fmt::format(" (n = {})", value["n"].dump()) : "");
    const int n = static_cast<int>(value.get<double>());
    if (unit == "result") return truth_in_words({Exact{class_of(n), {}, {}}, "result"}, lang);
    return truth_in_words(exact_margin(n, unit_named(unit)), lang);
}

std::string part_told(const Json& j, const std::string& key, Lang lang) {
    const auto told = count_told(j[key].get<std::uint64_t>(), j["judged"].get<std::uint64_t>(), lang);
    const std::string share = key + "_share";
    return j.contains(share) && !j[share].is_null() ? fmt::format("{}: {}", told, share_told(j[share], lang)) : told;
}

std::string count_told(std::uint64_t part, std::uint64_t whole, Lang lang) {
    return phrase(lang, {"{} of {}", "{} dari {}"}, part, whole);
}

}  // namespace rakus::app
