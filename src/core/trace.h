// The greedy loop, step by step, as the course writes it:
//
//     1  S <- {}
//     2  while not SOLUTION(S) and C != {} do
//     3      x <- SELECTION(C)
//     4      C <- C - {x}
//     5      if FEASIBLE(S + {x}) then
//     6          S <- S + {x}
//     7  return S
//
// A trace is derived from an advice alone. When a candidate has been taken and the turn goes on, C is formed anew from
// the position it led to.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace rakus {

struct TraceStep {
    std::string_view kind;                          // "init", "test", "select", "remove", "feasible", "add", "return"
    int line = 0;                                   // of the pseudo-code above
    int choice = 0;                                 // which choice of the turn, from 0: index into Advice::steps
    std::vector<std::string> candidates, solution;  // C and S after this step
    std::string x;                                  // the candidate at hand; empty when there is none
    bool holds = false;                             // for "test" and "feasible": the answer
    Text note;                                      // the step in words
};

std::vector<TraceStep> greedy_trace(const Advice&);

}  // namespace rakus
