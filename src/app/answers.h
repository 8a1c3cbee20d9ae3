// Whole answers as JSON documents: what `--json` prints and what the server sends are the same bytes.
#pragma once
#include <string_view>

#include "app/json.h"

namespace rakus::app {

Json games_document(const std::vector<const AnyGame*>&);
// The papers, statement by statement.
Json papers_document(const std::vector<const AnyGame*>&);
Json position_document(const PositionInfo&, std::string_view game, std::uint64_t seed);
Json advice_document(const Advice&, std::string_view game, std::uint64_t seed);
// The players that come as texts, each with its text.
Json texts_document(const AnyGame&);
// What a player is: its weights, and of a text its warnings and what it costs.
Json check_document(const PlayerInfo&, std::string_view game);
Json features_document(const FeatureReport&, std::string_view game);
Json truth_document(const TruthReport&, std::string_view game, const TruthLimits&);
Json exploit_document(const ExploitReport&, std::string_view game);
Json trace_document(const Advice&, std::string_view game, const std::vector<TraceStep>&);

// One step of a trace; they are counted from 1.
Json json_of_step(const TraceStep&, std::size_t number);

}  // namespace rakus::app
