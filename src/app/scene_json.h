// A drawing as JSON (docs/api.md): what is empty is left out.
#pragma once
#include "app/json.h"
#include "core/scene.h"

namespace rakus::app {

// Adds `scene`, the words and touches of `moves`, and `steps` to a position's document.
void add_drawing(const Drawing&, Json& position);

// What a move would do: its words, its steps, whether chance decides the rest.
Json preview_document(const Preview&, std::string_view game);
// What a position can be set up with.
Json json_of(const std::vector<PaletteItem>&);

}  // namespace rakus::app
