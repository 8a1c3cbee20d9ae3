// Jobs that go on while the page watches. Finished blocks are in the ledger at once, so a job outlives the process: its
// owner finds it again by its id, and it goes on from there. What nobody asks about any more is set aside until
// somebody does.
#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "app/http/job_asked.h"
#include "app/http/ledger.h"
#include "app/http/slots.h"

namespace rakus::app {

class ServedJob {
   public:
    // The ledger and the slots outlive this. A ticket that was cancelled is only reported on.
    ServedJob(store::Ticket, JobAsked, Ledger&, Slots&);
    ~ServedJob() { stop(); }

    const store::Ticket& ticket() const { return ticket_; }
    // It is under way, or waits for its turn.
    bool running() const;
    // Stopped on its way, and not by its owner's wish.
    bool set_aside() const;
    // By its owner's wish: for good.
    void cancel();
    // For now.
    void stop() { stopped_ = true; }
    // How far it is, with the report so far.
    Json snapshot() const;
    // Somebody listens to the events; or no longer. When the last one has hung up, nobody wants the rest now.
    void watched() { ++watchers_; }
    void left(bool hung_up);
    // Waits until something newer than `version` is there, at most `seconds`; answers whether it is.
    bool wait_for_news(std::uint64_t version, double seconds) const;

   private:
    using Clock = std::chrono::steady_clock;
    void work();
    JobEnding carried_out();
    void take(std::size_t block, const std::string& bytes);
    bool unwanted() const;
    void wait_for_turn(std::optional<Slot>&);

    const store::Ticket ticket_;
    const JobAsked asked_;
    Ledger& ledger_;
    Slots& slots_;
    mutable std::mutex mutex_;
    mutable std::condition_variable news_;
    // Of everybody, under the mutex.
    JobEnding ending_;
    bool running_ = true, cancelled_ = false, waiting_ = false;
    std::uint64_t version_ = 1, done_ = 0, total_ = 0;
    // Of the thread that works.
    lab::Finished finished_;
    ReportClock reports_;

    std::atomic<bool> stopped_ = false;
    std::atomic<int> watchers_ = 0;
    mutable std::atomic<Clock::time_point> last_asked_ = Clock::now();
    std::jthread thread_;  // last: it ends before the rest goes
};

class Jobs {
   public:
    // At most this many run at a time, so many of them for one client; the next wait for their turn, up to these in
    // all. Whoever asks never has to know how many others do: a page keeps thirty jobs in mind.
    static constexpr int kRunning = 4, kRunningOfOne = 2;
    static constexpr std::ptrdiff_t kInLine = 128, kInLineOfOne = 32;
    // This many are remembered in memory.
    static constexpr std::size_t kKept = 20;
    using Make = std::function<Result<JobAsked>(const std::string& verb, const std::string& request)>;

    // `make`: a job from a request.
    Jobs(Make make, std::string folder) : make_(std::move(make)), ledger_(std::move(folder)) {}

    // The job's id is drawn at random and told to the client alone.
    Result<std::shared_ptr<ServedJob>> start(const std::string& verb, const std::string& request,
                                             const std::string& owner);
    // Null for who is not the owner: nobody else may watch or stop the job. One that was set aside goes on.
    Result<std::shared_ptr<ServedJob>> find(const std::string& id, const std::string& owner);
    void stop_all();

   private:
    using Place = std::deque<std::shared_ptr<ServedJob>>::iterator;
    Place place_of(const std::string& id, const std::string& owner);
    bool room_for(const std::string& owner) const;
    Result<std::shared_ptr<ServedJob>> begin(const store::Ticket&, JobAsked);

    const Make make_;
    Ledger ledger_;
    Slots slots_{kRunning, kInLine, kRunningOfOne};
    std::mutex mutex_;
    std::deque<std::shared_ptr<ServedJob>> jobs_;
};

}  // namespace rakus::app
