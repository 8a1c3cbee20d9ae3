// A policy as a written player: the same duels, move by move, as a text that people can read and change.
//
//     let a_UG = kind = activate and is_UG
//     let phase_1 = engine_in_play
//     let rank_give_up = max(3 * is_TW, 2 * (is_TF and in_deck(magical_citadel_of_endymion) = 0), 1 * is_UG)
//     1 when question = give_up : rank_give_up
//     2 when phase_1 and a_UG and hand_size >= 3 : 0
//     3 when kind = end_turn : 0
//
// An entry of a phase is a line, and what no line wants comes behind the end of the turn; a list is a rank.
#pragma once
#include <string>
#include <string_view>

#include "games/exodia/game.h"
#include "games/exodia/policy.h"

namespace rakus::exodia {

// An error for a policy that no text can say: it draws lots, has a condition that is no fact, or is too long. `remark`
// is the comment above the text, one line.
Result<std::string> policy_text(const Exodia&, const Policy&, std::string_view title, std::string_view remark);

}  // namespace rakus::exodia
