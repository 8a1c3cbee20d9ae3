// Text in the two languages of the house. Constants are Words; text made at run time is Text.
#pragma once
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace rakus {

enum class Lang { en, id };

struct Words {
    std::string_view en, id;
    constexpr std::string_view in(Lang lang) const { return lang == Lang::id ? id : en; }
};

struct Text {
    std::string en, id;
    Text() = default;
    Text(std::string english, std::string indonesian) : en(std::move(english)), id(std::move(indonesian)) {}
    Text(const Words& w) : en(w.en), id(w.id) {}  // NOLINT: Words is the constant form of the same thing
    const std::string& in(Lang lang) const { return lang == Lang::id ? id : en; }
    friend bool operator==(const Text&, const Text&) = default;
};

// A number without needless digits: 4, -0.5; decimal comma in Indonesian.
std::string number_in_words(double, Lang);
// With so many decimals, the comma as above.
std::string fixed_in_words(double, int decimals, Lang);
// Two different numbers with as many digits as it takes to see the difference.
struct NumberPair {
    std::string first, second;
};
NumberPair numbers_in_words(double first, double second, Lang);

// "1 seed", "2 seeds"; Indonesian words do not change.
struct Noun {
    std::string_view one, many, id;
};
std::string count_in_words(std::int64_t n, const Noun&, Lang);
template <std::integral N>
std::string count_in_words(N n, const Noun& noun, Lang lang) {
    return count_in_words(static_cast<std::int64_t>(n), noun, lang);
}

}  // namespace rakus
