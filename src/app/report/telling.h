// Figures of documents in the cells of a report: never a bare number, always with its interval or "exact".
#pragma once
#include <fmt/format.h>

#include <string>

#include "app/json.h"
#include "app/words_for.h"
#include "core/truth.h"
#include "report/document.h"

namespace rakus::app {

// "98.5 % [94.9, 99.7]" of three shares.
std::string share_told(const Json& mean, const Json& low, const Json& high, Lang);
// The same of {"mean", "low", "high"} or {"p", ..}.
std::string share_told(const Json& figure, Lang);
// "1.28 [0.66, 6.64]".
std::string mean_told(const Json& figure, Lang);
std::string percent_told(double share, Lang);
// A text of a document in the language.
std::string text_told(const Json& text, Lang);
// A truth as a document has it.
Truth truth_of(const Json&);
// The value of a counter-example: a number of seeds or a result, or an estimate.
std::string value_told(const Json& value, std::string_view unit, Lang);
// "3 of 40".
std::string count_told(std::uint64_t part, std::uint64_t whole, Lang);
// A count of a document with its share of the positions that were judged: "6 of 28: 21.4 % [8.3, 41.0]".
std::string part_told(const Json& document, const std::string& key, Lang);

// A sentence with its blanks filled, said in the document.
template <class... Parts>
void say(report::Document& out, Form<std::type_identity_t<Parts>...> form, const Parts&... parts) {
    out.say(phrase(out.lang, form, parts...));
}
inline report::Column column(const report::Document& out, const Words& title, bool number = false) {
    return {std::string(out.words(title)), number};
}

}  // namespace rakus::app
