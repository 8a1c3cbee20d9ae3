#include "games/gobblet/verify.h"

#include <atomic>
#include <mutex>

#include "solve/parallel.h"

namespace rakus::gobblet {

std::optional<std::uint64_t> verify_table(const CompleteTable& table, const Rules& rules, int jobs, const Progress& progress) {
    constexpr std::uint64_t kPart = 1 << 20;
    const Atlas& atlas = Atlas::get();
    const std::uint64_t parts = (atlas.bytes() + kPart - 1) / kPart;
    std::atomic<std::uint64_t> wrong{0}, done{0};
    std::atomic<bool> stopped{false};
    std::mutex telling;
    const auto score_of = [&](Board b) { return table.score(b).value_or(Score{}); };
    solve::parallel_for(jobs, parts, [&](std::size_t part, int) {
        if (stopped) return;
        std::uint64_t here = 0;
        for (std::uint64_t byte = part * kPart; byte < std::min((part + 1) * kPart, atlas.bytes()); ++byte)
            if (table.score_at(byte) != score_from_children(rules, atlas.board_at(byte), score_of)) ++here;
        wrong += here;
        const std::lock_guard lock(telling);
        if (!progress(++done, parts)) stopped = true;
    });
    if (stopped) return std::nullopt;
    return wrong.load();
}

}  // namespace rakus::gobblet
