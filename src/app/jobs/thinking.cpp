#include "app/jobs/thinking.h"

#include <algorithm>
#include <ctime>

namespace rakus::app {
namespace {

constexpr std::uint64_t kMostChoices = 2000;
constexpr double kEnoughSeconds = 1;

// Of this thread alone: what others do meanwhile is not counted.
double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

Result<Thinking> thinking_of(const AnyGame& game, const std::string& rules, const std::string& player,
                             std::uint64_t seed) {
    const auto positions = game.sample_positions({rules, "", seed, 0, kMostChoices, {}});
    if (!positions) return positions.error();
    Thinking t;
    const double began = thread_seconds();
    // Portions that double: a slow player is asked about a handful, a fast one about all.
    for (std::size_t portion = 4; t.choices < positions->size() && t.seconds < kEnoughSeconds; portion *= 2) {
        const auto first = positions->begin() + static_cast<std::ptrdiff_t>(t.choices);
        const auto count = std::min<std::size_t>(portion, positions->size() - t.choices);
        const auto picks = game.picks(
            rules, std::vector<std::string>(first, first + static_cast<std::ptrdiff_t>(count)), player, seed);
        if (!picks) return picks.error();
        t.choices += count;
        t.seconds = thread_seconds() - began;
    }
    t.seconds /= static_cast<double>(std::max<std::uint64_t>(t.choices, 1));
    return t;
}

}  // namespace rakus::app
