// Truths, verdicts and rules in words.
#pragma once
#include <fmt/format.h>

#include <string>
#include <type_traits>

#include "core/any_game.h"
#include "core/form.h"
#include "core/nouns.h"
#include "core/truth.h"

namespace rakus::app {

// A sentence in the user's language with its blanks filled.
template <class... Parts>
std::string phrase(Lang lang, Form<std::type_identity_t<Parts>...> form, const Parts&... parts) {
    return fmt::vformat(lang == Lang::id ? form.id : form.en, fmt::make_format_args(said(parts, lang)...));
}

std::string truth_in_words(const Truth&, Lang);
// Why an answer is not more; empty if nothing was cut.
std::string cut_in_words(Cut, Lang);
// What may be claimed of a judged move, in a cell: "best", "??", "may be best"; empty where it is not best and
// no mistake.
std::string claim_in_words(const Verdict&, Lang);
// "exact", "bounds", "estimate", "unknown".
std::string kind_in_words(const Truth&, Lang);
// Where a truth comes from: "table", "search", ...
std::string source_in_words(std::string_view source, Lang);
// A place in a paper: "2.3 priority 2", "IV candidates".
std::string place_in_words(std::string_view place, Lang);
// Who has won; in a game for one player, whether it is won.
std::string outcome_in_words(Outcome, const GameInfo&, Lang);
// The rules in force: those that differ from the default, or "default".
std::string rules_in_words(const Settings&, const GameInfo&, Lang);
// What a value counts: "seeds", "win 1, draw 0, loss -1".
std::string_view unit_in_words(std::string_view unit, Lang);
// The same for the values of a game: a chance may be one of this turn only.
std::string unit_in_words(std::string_view unit, const GameInfo&, Lang);

}  // namespace rakus::app
