// The quality of a player as pictures (SVG), each with the same figures as a table (CSV).
#pragma once
#include <vector>

#include "app/match_plot.h"
#include "core/quality.h"

namespace rakus::app {

// For every sample: how much the picks lose, and how much they lose in each third of the game.
std::vector<Picture> quality_pictures(const QualityReport&, Lang);

}  // namespace rakus::app
