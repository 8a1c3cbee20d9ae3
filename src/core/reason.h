// Why a candidate is refused. Like the score, a reason has one sink that keeps it and one that does not.
#pragma once
#include <optional>
#include <string_view>
#include <utility>

#include "core/words.h"

namespace rakus {

// Why a candidate was never looked at: the loop had ended before it.
inline constexpr std::string_view kEarlyStop = "early_stop";

struct Reason {
    std::string_view code;  // stable, for programs: "empty_pit"
    Text text;              // for people, complete
};

// Keeps the reason. A strategy builds costly text only `if constexpr (Why::keeps)`.
class Because {
   public:
    static constexpr bool keeps = true;
    void set(std::string_view code, Text text) { reason_ = Reason{code, std::move(text)}; }
    const std::optional<Reason>& reason() const { return reason_; }

   private:
    std::optional<Reason> reason_;
};

class NoReason {
   public:
    static constexpr bool keeps = false;
    static constexpr void set(std::string_view, const Text&) {}
};

}  // namespace rakus
