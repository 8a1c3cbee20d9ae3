// Covered pieces that nobody may look at: who plays by memory=1 imagines them.
#pragma once
#include <optional>

#include "games/gobblet/rules.h"

namespace rakus::gobblet {

// The position with its covered pieces where somebody might think them who sees only the tops and the hands. Two
// positions that look alike are imagined alike; the moves of both are the same.
State imagined(const State&);

// What a player sees: the position itself, or an imagined one.
class Seen {
   public:
    explicit Seen(const State& s) : there_(&s) {}
    explicit Seen(State&& imagined) : own_(std::move(imagined)) {}
    operator const State&() const { return own_ ? *own_ : *there_; }  // NOLINT: it is the position for who looks

   private:
    const State* there_ = nullptr;
    std::optional<State> own_;
};

}  // namespace rakus::gobblet
