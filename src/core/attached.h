// A file of the user as a word: "my.deck{4+pikachu;..}", its name and its content. A file is read once, where the user
// typed its name; from there on the word travels in its place, so that nothing below opens files, and two runs with
// the same words play the same cards.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace rakus {

struct Attached {
    std::string name;  // without folders
    std::string text;
};

// One word of letters, digits and ".-+;%{}" alone: it fits into rules, players, positions, records and addresses.
std::string write_attached(const Attached&);
// Nothing where the word is no file with its content.
std::optional<Attached> read_attached(std::string_view word);
// "@deck.txt", "./mine.deck", "mine.deck": a file that has not been read.
bool names_a_file(std::string_view word);
// Why such a name is refused by those who cannot open files.
Error only_the_user_opens(std::string_view where_en, std::string_view where_id, std::string_view word);
// Whether somebody wrote a player out (src/written) in place of a name.
bool is_player_text(std::string_view player);
// The same as one word, named after the player's title: "hemat.greedy{..}".
std::string player_word(std::string_view text);
// Where the text of a written player ends in a word such as "mine.greedy{..}:steal=2"; 0 if it is none.
std::size_t end_of_player_text(std::string_view player);

// What a document calls a player: of a text its title and the beginning of its fingerprint, "Hemat#1a2b3c4d:steal=2".
std::string player_label(std::string_view player);

// The text for people: contents in braces are left out, the names stay.
std::string without_contents(std::string_view text);

}  // namespace rakus
