// Long work that goes on while the page watches; what nobody asks about any more is stopped.
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

#include "app/http/work.h"

namespace rakus::app {

class Job {
   public:
    Job(std::string id, std::string owner, std::unique_ptr<Work>);

    const std::string& id() const { return id_; }
    const std::string& owner() const { return owner_; }
    bool running() const;
    void cancel();
    // {"schema": "rakus.job/1", "id", "state", "done", "total", "revision", "report"}: how far it is, with the report
    // so far.
    Json snapshot() const;
    // Somebody listens to the events; or no longer. When the last one has hung up, nobody wants the rest.
    void watched() { ++watchers_; }
    void left(bool hung_up);
    // Waits until something newer than `version` is there, at most `seconds`; answers whether it is.
    bool wait_for_news(std::uint64_t version, double seconds) const;

   private:
    void go_on(const std::stop_token&);
    bool take_step(std::size_t number);
    bool forgotten() const;
    void tell_news();
    Result<std::function<void()>> change_by(std::size_t number) const;

    const std::string id_, owner_;
    const std::unique_ptr<Work> work_;
    mutable std::mutex mutex_;
    mutable std::condition_variable news_;
    std::optional<Error> fault_;
    bool running_ = true, cancelled_ = false;
    std::uint64_t version_ = 1;
    std::atomic<int> watchers_ = 0;
    mutable std::atomic<std::chrono::steady_clock::time_point> asked_ = std::chrono::steady_clock::now();
    std::jthread thread_;  // last: it ends before the rest goes
};

class Jobs {
   public:
    // At most this many run at a time, so many of them for one client, and this many are remembered.
    static constexpr std::ptrdiff_t kRunning = 4, kOfOneClient = 2;
    static constexpr std::size_t kKept = 20;

    // The job's id is drawn at random and told to the client alone.
    Result<std::shared_ptr<Job>> start(std::unique_ptr<Work>, const std::string& owner);
    // Null for who is not the owner: nobody else may watch or stop the job.
    std::shared_ptr<Job> find(const std::string& id, const std::string& owner) const;
    void cancel_all();

   private:
    mutable std::mutex mutex_;
    std::deque<std::shared_ptr<Job>> jobs_;
};

}  // namespace rakus::app
