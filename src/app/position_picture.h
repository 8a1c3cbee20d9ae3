// A position of any game as a picture (report/picture.h): the scene as a viewer may know it, moves of it as arrows,
// and the truth of its moves in words.
#pragma once
#include <string>
#include <vector>

#include "core/any_game.h"
#include "report/picture.h"

namespace rakus::app {

struct MarkedMove {
    std::string move;  // as the game writes it
    report::MarkKind kind = report::MarkKind::other;
    std::string label = {};
};

struct PictureOptions {
    report::Style style = report::Style::light;
    std::vector<MarkedMove> moves = {};
    const TruthReport* truth = nullptr;  // of this position, with all moves: a line each, the best ones as arrows
    bool caption = true;                 // the game, and who is to move
    bool last = true;                    // the last of the request's moves as an arrow
};

// Refused: a position that cannot be read, a marked move that cannot be made there.
Result<std::string> position_picture(const AnyGame&, const PositionRequest&, const PictureOptions&, Lang);

}  // namespace rakus::app
