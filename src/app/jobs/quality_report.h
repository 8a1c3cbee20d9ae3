// How good the picks of a player are, as a document and for people.
#pragma once
#include "app/console.h"
#include "app/json.h"
#include "core/quality.h"

namespace rakus::app {

Json quality_json(const QualityReport&, std::string_view game, const QualityRequest&);
void print_quality(const QualityReport&, const Text& title, Console&);

}  // namespace rakus::app
