// From one sentence of an attack's text to operations. Sentences come in lower case, with the Pokemon's own name as
// "self" and the defending Pokemon as "def".
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace rakus::pokemon {

// Empty list: the sentence says nothing that is not said elsewhere. Nothing: it is not understood.
// `before` holds the operations so far: a few sentences only qualify the last one.
std::optional<std::vector<std::string>> read_sentence(const std::string& sentence, std::vector<std::string>& before);

}  // namespace rakus::pokemon
