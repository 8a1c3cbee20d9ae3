// A sentence in both languages with blanks. Both are checked against what fills them when they are compiled.
#pragma once
#include <fmt/core.h>

#include <string_view>
#include <type_traits>

#include "core/words.h"

namespace rakus {

// What is itself in two languages fills each sentence in its own.
template <class Part>
inline constexpr bool kInBothLanguages = std::is_same_v<Part, Words> || std::is_same_v<Part, Text>;

template <class Part>
using Said = std::conditional_t<kInBothLanguages<Part>, std::string_view, Part>;

template <class... Parts>
struct Form {
    fmt::format_string<Said<Parts>...> en, id;
};

template <class Part>
decltype(auto) said(const Part& part, Lang lang) {
    if constexpr (kInBothLanguages<Part>)
        return std::string_view(part.in(lang));
    else
        return (part);
}

// filled({"rule {} is unknown", "aturan {} tidak dikenal"}, name)
template <class... Parts>
Text filled(Form<std::type_identity_t<Parts>...> form, const Parts&... parts) {
    return {fmt::vformat(form.en, fmt::make_format_args(said(parts, Lang::en)...)),
            fmt::vformat(form.id, fmt::make_format_args(said(parts, Lang::id)...))};
}

}  // namespace rakus
