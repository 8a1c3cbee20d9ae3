// What figures count, with the words for one and for many.
#pragma once
#include "core/words.h"

namespace rakus {

inline constexpr Noun kSeedNoun{"seed", "seeds", "biji"};
inline constexpr Noun kPlyNoun{"ply", "plies", "langkah"};
inline constexpr Noun kMoveNoun{"move", "moves", "langkah"};
inline constexpr Noun kGameNoun{"game", "games", "permainan"};
inline constexpr Noun kPositionNoun{"position", "positions", "posisi"};
inline constexpr Noun kOpeningNoun{"opening", "openings", "pembukaan"};

// In English; Indonesian nouns do not change.
inline std::string counted(std::uint64_t n, const Noun& noun) {
    return count_in_words(n, noun, Lang::en);
}

}  // namespace rakus
