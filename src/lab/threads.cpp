#include "lab/crew.h"
#include "lab/floor.h"

namespace rakus::lab {

Status Threads::play(const std::vector<std::size_t>& blocks, const PlayBlock& play, const BlockDone& done,
                     const Breath& breath, Finished& finished) {
    Floor floor(jobs_, play);
    for (const auto b : blocks) floor.order(b);
    while (floor.open() > 0) {
        if (breath) breath();
        auto ready = floor.collect(std::chrono::milliseconds(50));
        if (!ready) continue;
        if (!ready->bytes) return ready->bytes.error();
        const auto go_on = done(ready->block, *ready->bytes);
        if (!go_on) return go_on.error();
        finished.emplace(ready->block, std::move(*ready->bytes));
        if (!*go_on) break;
    }
    return Done{};
}

}  // namespace rakus::lab
