// The language of effects. An operation is a line of words, "heads: plus 10", that the card files hold; this file reads
// it and says it for people in both languages. docs: README.md, "The operations".
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/words.h"
#include "games/pokemon/card.h"

namespace rakus::pokemon {

// Gives names and filters their numbers while a catalogue is read.
struct Interner {
    std::function<NameId(std::string_view slug)> name;
    std::function<FilterId(const Filter&)> filter;
};

// The error names the word that was not understood; the caller adds the place.
Result<Op> read_op(std::string_view text, const Interner&);
// The damage stands after the last operation that decides about it, unless the script says `hit` itself.
void place_hit(Script&, bool prints_damage);
// True if the operation must be known before the damage is done.
bool decides_damage(Verb);

// Where a script stands: the game looks for each operation in some of these places and nowhere else.
enum class Place { attack, trainer, used_power, lasting_power };
Place stands_in(const Power&);
bool works_in(Verb, Place);

// "pokemon", "basic-not-ex", "R-energy", "name:metapod".
Result<Filter> read_filter(std::string_view word, const Interner&);

std::string_view word_for(Verb);
// "heads: 10 more damage" / "gambar: tambah 10 kerusakan".
Text describe(const Op&);
Text describe(const Script&);
Words words_for(Condition);

}  // namespace rakus::pokemon
