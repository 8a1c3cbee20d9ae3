#include "core/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/portable_math.h"

namespace rakus {
namespace {

constexpr int kUsualDigits = 3, kAllDigits = 17;

std::string with_its_comma(std::string number, Lang lang) {
    if (lang == Lang::id) std::ranges::replace(number, '.', ',');
    return number;
}

std::string rounded(double x, int digits, Lang lang) {
    const double scale = portable::pow(10, digits);
    const std::string text = fmt::format("{}", digits < kAllDigits ? std::round(x * scale) / scale : x);
    return with_its_comma(text == "-0" ? "0" : text, lang);
}

}  // namespace

std::string number_in_words(double x, Lang lang) {
    return rounded(x, kUsualDigits, lang);
}

std::string fixed_in_words(double x, int decimals, Lang lang) {
    return with_its_comma(fmt::format("{:.{}f}", x, decimals), lang);
}

NumberPair numbers_in_words(double first, double second, Lang lang) {
    int digits = kUsualDigits;
    while (first != second && digits < kAllDigits && rounded(first, digits, lang) == rounded(second, digits, lang))
        ++digits;
    return {rounded(first, digits, lang), rounded(second, digits, lang)};
}

std::string count_in_words(std::int64_t n, const Noun& noun, Lang lang) {
    return fmt::format("{} {}", n, lang == Lang::id ? noun.id : n == 1 || n == -1 ? noun.one : noun.many);
}

}  // namespace rakus
