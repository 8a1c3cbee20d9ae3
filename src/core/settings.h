// Rule options as text: "ec=0,pits=6" and the checks every game shares.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/result.h"

namespace rakus {

// "official,ec=0" -> {{"official",""},{"ec","0"}}. An empty text is no settings. A key given twice is refused.
Result<Settings> read_settings(std::string_view text);
// {{"ec","0"},{"pits","6"}} -> "ec=0,pits=6".
std::string write_settings(const Settings&);

// A whole number from low to high, or an error that names the rule.
Result<int> read_number(const std::pair<std::string, std::string>& setting, int low, int high);
// One of the words, as its place in the list.
Result<int> read_word(const std::pair<std::string, std::string>& setting, std::span<const std::string_view> words);
// The error for a key that the game does not have; suggests the nearest.
Error unknown_rule(std::string_view game, std::string_view key, std::span<const RuleKey> keys);

// The nearest of the words by edit distance, or else one that begins with it; empty if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);
// The end of a message about an unknown word: "; did you mean '..'?", or nothing if none is near.
Text did_you_mean(std::string_view word, std::span<const std::string_view> words);

}  // namespace rakus
