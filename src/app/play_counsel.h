// What a person may ask in the middle of a game: hints, reasons, the truth. Each is answered as a text.
#pragma once
#include <string>

#include "app/console.h"
#include "app/play_game.h"

namespace rakus::app {

class PlayCounsel {
   public:
    PlayCounsel(const PlayGame& played, std::string adviser, TruthLimits limits, const Console& console)
        : played_(played), adviser_(std::move(adviser)), limits_(std::move(limits)), console_(console) {}

    // One choice of a player, which may have to prepare something first.
    Result<Advice> ask(const PositionRequest&, const std::string& player) const;

    std::string hint() const;
    // All candidates, all rules.
    std::string why() const;
    // As the program of Gobblet's paper did: what the adviser would play, in its words.
    std::string recommendation() const;
    // What the opponent saw when it last moved. Where hands are hidden it would tell what it holds.
    std::string reasons() const;
    std::string truth() const;

   private:
    const PlayGame& played_;
    std::string adviser_;
    TruthLimits limits_;
    const Console& console_;
};

}  // namespace rakus::app
