// A position as a picture for a page, a slide or a worksheet: the scene as its game tells it, moves as arrows, words
// below. It knows no game, only places and pieces.
#pragma once
#include <string>
#include <vector>

#include "core/scene.h"
#include "report/canvas.h"

namespace rakus::report {

enum class MarkKind {
    played,  // the last move
    other,   // a move that somebody asked about
    pick,    // what a player does
    best     // what is right
};

// A move on the board: from its first place to its last. `label` stands at its beginning.
struct Mark {
    MarkKind kind = MarkKind::other;
    std::vector<std::string> path;  // ids of places
    std::string label = {};
};

// A line below the board: what it is about, in columns.
using LegendLine = std::vector<std::string>;

struct PictureWish {
    std::string title;    // of the picture, for those who cannot see it
    std::string caption;  // above the board; may be empty
    std::vector<Mark> marks = {};
    std::vector<LegendLine> legend = {};
    Style style = Style::light;
    Lang lang = Lang::en;
};

std::string picture_of(const Scene&, const PictureWish&);

// The places of a move for its mark: those that a person touches, or, where that is one, from there to where its first
// step ends.
std::vector<std::string> path_of(const Touch&, const std::vector<Step>& steps);

}  // namespace rakus::report
