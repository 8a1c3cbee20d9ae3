// The verbs of the server: a request in JSON, an answer in JSON. Nothing here knows HTTP.
#pragma once
#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/http/fields.h"
#include "app/http/job_asked.h"
#include "app/http/slots.h"
#include "app/jobs/kinds.h"

namespace rakus::app {

// What one request may cost, whoever sends it.
struct ApiLimits {
    double truth_seconds = 20;       // unless the request says otherwise
    double most_truth_seconds = 20;  // whatever it says
    std::size_t moves = 2000;
    std::uint64_t playouts = 200'000;
    std::uint64_t match_games = 200'000;
    std::size_t match_players = 8;
};

struct Asked {
    const AnyGame* game = nullptr;
    PositionRequest at;
};

// Who asks, and whether they still listen.
struct Client {
    std::string name;
    std::function<bool()> gone = [] { return false; };
};

class Api {
   public:
    static constexpr std::size_t kMostWaiting = 16;  // for slow work; each holds a thread
    static constexpr int kMostSlow = 32;

    // `tables`: the folder of table files; `jobs`: how many pieces of slow work run at a time.
    Api(std::string tables, int jobs, ApiLimits limits = {})
        : limits_(limits), tables_(std::move(tables)), slots_(std::min(jobs, kMostSlow), kMostWaiting) {}

    // The verbs of `answer` and of `job`; docs/api.md says what each asks and answers.
    static std::vector<std::string_view> answers();
    static std::vector<std::string_view> jobs();
    // Another verb is a usage error.
    Result<Json> answer(std::string_view verb, std::string_view body, const Client& = {}) const;
    // A job, its request checked.
    Result<JobAsked> job(std::string_view verb, std::string_view body) const;

   private:
    struct Verb {
        std::string_view name;
        Result<Json> (*answer)(const Api&, Fields&, const Client&);
    };
    static std::span<const Verb> verbs();
    Result<Asked> asked(Fields&) const;
    Result<Json> position(Fields&) const;
    Result<Json> preview(Fields&) const;
    Result<Json> edit(Fields&) const;
    Result<Json> advise(Fields&, bool trace, const Client&) const;
    Result<Json> truth(Fields&, const Client&) const;
    Result<Json> exploit(Fields&, const Client&) const;
    Result<Json> features(Fields&) const;
    Result<Json> players_texts(Fields&) const;
    Result<Json> check(Fields&) const;
    Result<Json> samples(Fields&) const;
    Result<Json> record(Fields&, const Client&) const;
    TruthLimits truth_limits(Fields&, const Client&) const;
    // `players`, or the one `player`; all of them affordable.
    Result<std::vector<std::string>> players(Fields&, const AnyGame&) const;

    ApiLimits limits_;
    std::string tables_;
    mutable Slots slots_;  // of the work that may take seconds
};

// The content of a file in the place of its name (core/attached.h) is a program of its own for the rules to run. The
// user at the command line may do that; here only the decks of the house are played.
Status only_own_decks(std::string_view text);
// A player as a request names it: a written one may be the text itself, of 8 KiB at most, or the word that it becomes
// (core/attached.h), with three letters for a sign.
inline constexpr std::size_t kLongestPlayer = 3 * 8 * 1024 + 500;
std::string as_a_word(const std::string& player);
// A player the server can afford: one that thinks for minutes would keep everybody waiting.
Status affordable(const AnyGame&, const std::string& player);
// One that answers in milliseconds: the paper's own, and those that only weigh.
bool is_quick(const AnyGame&, const std::string& player);

// A fault of this kind means: try again later.
Error busy();
bool is_busy(const Error&);

}  // namespace rakus::app
