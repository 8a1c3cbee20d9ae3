// How the games of a run begin: random plies before the players take over, the same for both games of a pair.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rakus {

// walk: every pair makes its own random plies. listed: every pair draws one of the different positions that there are
// after so many plies, all alike. once: likewise, but no position twice; in the order that the seed gives.
enum class OpeningDraw { walk, listed, once };

// Openings are split in two halves by a hash of the position: what was tried on the one is proved on the other.
enum class OpeningPart { all, training, proof };

struct Openings {
    int plies = 0;
    OpeningDraw draw = OpeningDraw::walk;
    OpeningPart part = OpeningPart::all;
    friend bool operator==(const Openings&, const Openings&) = default;
};

// What is known of the openings of one length.
struct OpeningCount {
    // Different positions with the game still running; mirror images are different. Nothing if the game has chance, or
    // if there are more than kMostListed.
    std::optional<std::uint64_t> different;
    double lasting = 1;  // the share of random games that last so long, roughly
};
inline constexpr std::uint64_t kMostListed = 100'000;
// Below this share of random games that last so long, openings of the length are refused.
inline constexpr double kLeastLasting = 0.01;

constexpr std::string_view draw_id(OpeningDraw d) {
    return d == OpeningDraw::walk ? "walk" : d == OpeningDraw::listed ? "listed" : "once";
}
constexpr std::optional<OpeningDraw> draw_of(std::string_view id) {
    for (const auto d : {OpeningDraw::walk, OpeningDraw::listed, OpeningDraw::once})
        if (draw_id(d) == id) return d;
    return std::nullopt;
}

}  // namespace rakus
