// A job as a client asks for it, how it is carried out, and how it is told of: the same for every carrier of /api.
#pragma once
#include <chrono>
#include <optional>
#include <string>

#include "app/jobs/job.h"

namespace rakus::app {

// With what the client said about it: how it would be typed, and how long it may take.
struct JobAsked {
    JobMade job;
    std::string command;
    double seconds = kForever;
};

// How it ended, or how far it is: then with the report so far.
struct JobEnding {
    Cut cut = Cut::none;
    std::optional<Error> fault = {};
    Json report = nullptr;
};

// Until it is done, or the answer is no longer wanted. `finished`: the blocks that were known before; the listeners add
// to it those that come.
JobEnding carry_out(const JobAsked&, lab::Crew&, const Cancelled& unwanted, const Listeners&,
                    const lab::Finished& finished);
Json report_so_far(const Job&, const lab::Finished&, const Cancelled&);

// When the report so far is worth making again: whoever waits for the job pays for it.
class ReportClock {
   public:
    using Clock = std::chrono::steady_clock;
    bool due() const { return Clock::now() >= due_; }
    // One was made since then.
    void made(Clock::time_point began);

   private:
    Clock::time_point due_{};
};

// {"schema": "rakus.job/1", "id", "state", "waiting", "done", "total", "revision", "report"}.
struct JobNow {
    std::string_view id;
    const Job& job;
    bool running = true, cancelled = false;  // cancelled: by its owner's wish
    std::uint64_t done = 0, total = 0, revision = 1;
    const JobEnding& ending;
    bool waiting = false;  // for its turn
};
Json job_document(const JobNow&);

}  // namespace rakus::app
