// Duels in text: positions and moves. What is printed reads back to the same value.
//
//     t=1;h=EX.RML.UG;m=RML~2;f=MCE~1;s=BBS;g=TF;n=1;o=MCE;d=? 1
//
// Fields that are seldom needed follow only when they say something: b (out of play), k (set aside), w (the effect that
// waits: action,operation,cards left), l (life points), x (forbidden), r=lost.
#pragma once
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/exodia/rules.h"

namespace rakus::exodia {

std::string write_position(const Program&, const State&);
Result<State> read_position(const Program&, std::string_view);

// n:RML a:UG a:DWD~TF e:RML ~TF done end; what follows '=' is decoration.
std::string write_move(const Program&, Move);
Result<Move> read_move(const Program&, std::string_view);
// With what chance gave: a:UG=EX.
std::string decorate_move(const Program&, const State& before, Move, const State& after);

Text draw_table(const Program&, const View&);

}  // namespace rakus::exodia
