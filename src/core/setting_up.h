// Setting up a position by hand: a piece of the game's palette is put at a place of the scene, one after the other.
// After every edit the position is one that can be played, or there is a reason why not.
#pragma once
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/scene.h"

namespace rakus {

struct Edit {
    std::string place;  // of the scene, or "id/card"; empty for what is done to the whole table
    std::string piece;  // of the palette
};

// Something that can be put somewhere, or done. Nothing comes out of nowhere where the game counts its material: a
// piece comes from the hand, the store or the deck, and goes back there.
struct PaletteItem {
    std::string id;
    Text words;
    Piece piece = {};        // how it looks; a count of 0: it is an act and looks like nothing
    bool to_a_place = true;  // false: it is done to the whole table, such as giving the turn to the other player
};

// What games with sides and pieces have alike.
inline constexpr std::string_view kTakeAway = "take", kTurn = "turn", kClear = "clear";
inline PaletteItem act(std::string_view id, Words words, bool to_a_place) {
    return {std::string(id), words, {.count = 0}, to_a_place};
}
inline PaletteItem take_away(Words words) {
    return act(kTakeAway, words, true);
}
inline PaletteItem give_turn() {
    return act(kTurn, {"the other player is to move", "giliran pemain lain"}, false);
}

inline Error cannot_set_up(Text why) {
    return bad_input({"set-up: {}", "menyusun: {}"}, why);
}
inline Error no_such_place(const Edit& edit) {
    return cannot_set_up(filled({"'{}' does not belong at '{}'", "'{}' bukan untuk '{}'"}, edit.piece, edit.place));
}

}  // namespace rakus
