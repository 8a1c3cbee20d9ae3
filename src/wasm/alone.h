// A crew of one without a thread of its own: blocks are played where they are asked for.
#pragma once
#include "lab/crew.h"

namespace rakus::wasm {

class Alone final : public lab::Crew {
   public:
    Status play(const std::vector<std::size_t>& blocks, const lab::PlayBlock& play, const lab::BlockDone& done,
                const lab::Breath& breath, lab::Finished& finished) override {
        for (const auto block : blocks) {
            if (breath) breath();
            const auto bytes = play(block);
            if (!bytes) return bytes.error();
            const auto go_on = done(block, *bytes);
            if (!go_on) return go_on.error();
            finished.emplace(block, *bytes);
            if (!*go_on) break;
        }
        return Done{};
    }
    int hands() const override { return 1; }
};

}  // namespace rakus::wasm
