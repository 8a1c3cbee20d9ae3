#include "core/settings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>

#include "core/text.h"

namespace rakus {
namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, row[j] + 1, diagonal + 1});
        }
    }
    return row[b.size()];
}

}  // namespace

Result<Settings> read_settings(std::string_view text) {
    Settings out;
    while (!text.empty()) {
        const auto comma = text.find(',');
        const auto item = text.substr(0, comma);
        text = comma == text.npos ? std::string_view{} : text.substr(comma + 1);
        const auto equals = item.find('=');
        std::string key(item.substr(0, equals));
        if (key.empty())
            return bad_input(
                {"rules: '{}' has no name, expected key=value", "aturan: '{}' tanpa nama, seharusnya kunci=nilai"},
                item);
        if (std::ranges::any_of(out, [&](const auto& s) { return s.first == key; }))
            return bad_input({"rules: '{}' is given twice", "aturan: '{}' diberikan dua kali"}, key);
        out.emplace_back(std::move(key), equals == item.npos ? "" : std::string(item.substr(equals + 1)));
    }
    return out;
}

std::string write_settings(const Settings& settings) {
    std::string out;
    for (const auto& [key, value] : settings) out += fmt::format("{}{}={}", out.empty() ? "" : ",", key, value);
    return out;
}

Result<int> read_number(const std::pair<std::string, std::string>& setting, int low, int high) {
    if (const auto n = whole_number(setting.second, low, high)) return *n;
    return bad_input(
        {"rule {}: '{}', expected a number from {} to {}", "aturan {}: '{}', seharusnya bilangan {} sampai {}"},
        setting.first, setting.second, low, high);
}

Result<int> read_word(const std::pair<std::string, std::string>& setting, std::span<const std::string_view> words) {
    const auto at = std::ranges::find(words, std::string_view(setting.second));
    if (at != words.end()) return static_cast<int>(at - words.begin());
    const auto list = fmt::format("{}", fmt::join(words, ", "));
    return bad_input({"rule {}: '{}', expected one of {}", "aturan {}: '{}', seharusnya salah satu dari {}"},
                     setting.first, setting.second, list);
}

Error unknown_rule(std::string_view game, std::string_view key, std::span<const RuleKey> keys) {
    std::vector<std::string_view> names;
    for (const RuleKey& k : keys) names.push_back(k.key);
    return bad_input(
        {"rules: {} has no rule '{}', expected {}{}", "aturan: {} tidak punya aturan '{}', seharusnya {}{}"}, game, key,
        fmt::join(names, ", "), did_you_mean(key, names));
}

namespace {

// How far a name may be from what was typed. Of four letters two may be wrong if the first is not.
std::size_t farthest(std::string_view typed, std::string_view name) {
    const bool begins_alike = typed.size() >= 4 && name.starts_with(typed[0]);
    return std::max<std::size_t>(begins_alike ? 2 : 1, typed.size() / 3);
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
    constexpr std::size_t kShortestBeginning = 3;
    std::string_view best;
    std::size_t best_distance = word.size() + 1;
    for (const auto w : words)
        if (const auto d = edit_distance(word, w); d < best_distance && d <= farthest(word, w)) {
            best = w;
            best_distance = d;
        }
    if (!best.empty() || word.size() < kShortestBeginning) return best;
    for (const auto w : words)
        if (w.starts_with(word) && (best.empty() || w.size() < best.size())) best = w;
    return best;
}

Text did_you_mean(std::string_view word, std::span<const std::string_view> words) {
    const auto near = nearest(word, words);
    return near.empty() ? Text() : filled({"; did you mean '{}'?", "; mungkin maksudnya '{}'?"}, near);
}

}  // namespace rakus
