// Cutting text, and whole numbers in it: what every reader of notation needs.
#pragma once
#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace rakus {

// The parts between the separators, empty ones included: "a..b" has three, "" has one.
inline std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(by);
        parts.push_back(text.substr(0, end));
        if (end == text.npos) return parts;
        text.remove_prefix(end + 1);
    }
}

// Those of the parts that are not empty.
inline std::vector<std::string_view> filled_parts(std::string_view text, char by) {
    auto parts = split(text, by);
    std::erase_if(parts, [](std::string_view part) { return part.empty(); });
    return parts;
}

// A whole number and nothing else, from low to high; "-0" only where numbers may be negative.
template <class Number>
std::optional<Number> whole_number(std::string_view text, Number low, Number high) {
    if (low >= 0 && text.starts_with('-')) return std::nullopt;
    Number n{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (fault != std::errc{} || end != text.data() + text.size() || n < low || n > high) return std::nullopt;
    return n;
}

}  // namespace rakus
