// The verbs of the server: a request in JSON, an answer in JSON. Nothing here knows HTTP.
#pragma once
#include <semaphore>
#include <string>
#include <string_view>

#include "app/http/fields.h"
#include "app/http/work.h"

namespace rakus::app {

// What one request may cost, whoever sends it.
struct ApiLimits {
    double truth_seconds = 20;
    std::size_t moves = 2000;
    std::uint64_t playouts = 200'000;
    std::uint64_t match_games = 200'000;
    std::size_t match_players = 8;
    std::uint64_t runs = 100'000;
    std::uint64_t example_positions = 2000;
};

struct Asked {
    const AnyGame* game = nullptr;
    PositionRequest at;
};

class Api {
   public:
    // `tables`: the folder of table files; `jobs`: how many pieces of slow work run at a time.
    Api(std::string tables, int jobs) : tables_(std::move(tables)), slots_(jobs) {}

    // "position", "advise", "truth", "trace", "record"; another verb is a usage error.
    Result<Json> answer(std::string_view verb, std::string_view body) const;
    // "match", "counterexamples", "table": work to run as a job, its request checked.
    Result<std::unique_ptr<Work>> work(std::string_view verb, std::string_view body) const;

   private:
    Result<Asked> asked(Fields&) const;
    Result<Json> position(Fields&) const;
    Result<Json> advise(Fields&, bool trace) const;
    Result<Json> truth(Fields&) const;
    Result<Json> record(Fields&) const;
    TruthLimits truth_limits(Fields&) const;
    Result<std::vector<std::string>> players(Fields&, const AnyGame&, std::size_t least) const;
    Result<std::unique_ptr<Work>> match(Fields&) const;
    Result<std::unique_ptr<Work>> runs(Fields&, const Asked&) const;
    Result<std::unique_ptr<Work>> examples(Fields&) const;
    Result<std::unique_ptr<Work>> table(Fields&) const;

    ApiLimits limits_;
    std::string tables_;
    mutable std::counting_semaphore<256> slots_;  // of the work that may take seconds
};

// A player the server can afford: one that thinks for minutes would keep everybody waiting.
Status affordable(const AnyGame&, const std::string& player);

// A fault of this kind means: try again later.
Error busy();
bool is_busy(const Error&);

}  // namespace rakus::app
