// The verbs of the server: a request in JSON, an answer in JSON. Nothing here knows HTTP.
#pragma once
#include <semaphore>
#include <string>
#include <string_view>

#include "app/http/fields.h"
#include "lab/tournament.h"

namespace rakus::app {

// What one request may cost, whoever sends it.
struct ApiLimits {
    double truth_seconds = 20;
    std::size_t moves = 2000;
    std::uint64_t playouts = 200'000;
    std::uint64_t match_games = 200'000;
    std::size_t match_players = 8;
};

struct Asked {
    const AnyGame* game = nullptr;
    PositionRequest at;
};

class Api {
   public:
    // `tables`: the folder of table files; `jobs`: how many pieces of slow work run at a time.
    Api(std::string tables, int jobs) : tables_(std::move(tables)), slots_(jobs) {}

    // "position", "advise", "truth", "trace"; another verb is a usage error.
    Result<Json> answer(std::string_view verb, std::string_view body) const;
    // A match to run as a job: the game and the specification, checked.
    Result<std::pair<const AnyGame*, lab::TournamentSpec>> match(std::string_view body) const;

   private:
    Result<Asked> asked(Fields&) const;
    Result<Json> position(Fields&) const;
    Result<Json> advise(Fields&, bool trace) const;
    Result<Json> truth(Fields&) const;
    TruthLimits truth_limits(Fields&) const;

    ApiLimits limits_;
    std::string tables_;
    mutable std::counting_semaphore<256> slots_;  // of the work that may take seconds
};

// A fault of this kind means: try again later.
Error busy();
bool is_busy(const Error&);

}  // namespace rakus::app
