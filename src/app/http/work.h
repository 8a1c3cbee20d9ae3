// The kinds of long work that the page can ask for. Each is cut into small steps, so that partial results are there at
// once and stopping is quick; what a step gives depends on its number alone, so the figures are those of the command
// line.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "app/json.h"
#include "lab/tournament.h"

namespace rakus::app {

class Work {
   public:
    virtual ~Work() = default;
    virtual std::size_t steps() const = 0;
    // Touches nothing that the reports below read; the answer is the change to make to them.
    virtual Result<std::function<void()>> step(std::size_t number) const = 0;
    virtual std::uint64_t done() const = 0;
    virtual std::uint64_t total() const = 0;
    // The document of the command line with what is done so far; null as long as there is nothing to say.
    virtual Json report() const = 0;

    // The answer is no longer wanted: a step in the making may end early.
    void stop() { stopped_ = true; }
    bool stopped() const { return stopped_; }
    // Whom to tell when done() or total() have changed in the middle of a step.
    void on_news(std::function<void()> news) { news_ = std::move(news); }

   protected:
    std::function<void()> news_ = nullptr;

   private:
    std::atomic<bool> stopped_ = false;
};

// rakus match
std::unique_ptr<Work> match_work(const AnyGame&, lab::TournamentSpec);
// rakus match of a game for one player: the request's runs, for all its players
std::unique_ptr<Work> runs_work(const AnyGame&, RunsRequest);

struct ExamplesRequest {
    std::string rules, player;
    std::uint64_t seed = 1, positions = 0;
    double seconds = 1;  // for the truth of one position
    std::size_t top = 10;
    std::string tables = {};
};
// rakus counterexamples
std::unique_ptr<Work> examples_work(const AnyGame&, ExamplesRequest);
// rakus solve --build, if there is no sound table yet: one step that tells how far it is
std::unique_ptr<Work> table_work(const AnyGame&, TableRequest);

}  // namespace rakus::app
