// Players that stand on another one: a knob `base` names it, the last of their knobs.
#pragma once
#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/player.h"

namespace rakus::search {

// The kind with a base among these; `usual` is the one unless another is asked for.
template <Game G>
PlayerKind<G> over_a_base(PlayerKind<G> kind, std::vector<PlayerKind<G>> bases, std::string_view usual,
                          decltype(PlayerKind<G>::over) over) {
    Knob base{"base", 0, {"the player that it stands on", "pemain yang menjadi dasarnya"}, 0, 0};
    for (const auto& b : bases) base.choices.push_back(b.name);
    base.default_value = static_cast<double>(std::ranges::find(base.choices, usual) - base.choices.begin());
    base.high = static_cast<double>(bases.size() - 1);
    kind.knobs.push_back(std::move(base));
    kind.over = std::move(over);
    kind.make = [bases = std::move(bases), over_it = kind.over](std::span<const double> n) {
        const auto& chosen = bases[static_cast<std::size_t>(n.back())];
        std::vector<double> numbers;
        for (const Knob& k : chosen.knobs) numbers.push_back(k.default_value);
        return over_it(n, chosen.make(numbers), !chosen.deterministic);
    };
    return kind;
}

}  // namespace rakus::search
