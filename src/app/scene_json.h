// A drawing as JSON (docs/api.md): what is empty is left out.
#pragma once
#include "app/json.h"
#include "core/scene.h"

namespace rakus::app {

// Adds `scene`, the words and touches of `moves`, and `steps` to a position's document.
void add_drawing(const Drawing&, Json& position);

}  // namespace rakus::app
