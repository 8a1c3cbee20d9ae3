// Long work that goes on while the page watches.
#pragma once
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
    Job(std::string id, std::unique_ptr<Work>);

    const std::string& id() const { return id_; }
    bool running() const;
    void cancel();
    // {"schema": "rakus.job/1", "id", "state", "done", "total", "revision", "report"}: how far it is, with the report
    // so far.
    Json snapshot() const;
    // Waits until something newer than `version` is there, at most `seconds`; answers whether it is.
    bool wait_for_news(std::uint64_t version, double seconds) const;

   private:
    void go_on(const std::stop_token&);
    bool take_step(std::size_t number);
    Result<std::function<void()>> change_by(std::size_t number) const;

    const std::string id_;
    const std::unique_ptr<Work> work_;
    mutable std::mutex mutex_;
    mutable std::condition_variable news_;
    std::optional<Error> fault_;
    bool running_ = true, cancelled_ = false;
    std::uint64_t version_ = 1;
    std::jthread thread_;  // last: it ends before the rest goes
};

class Jobs {
   public:
    // At most this many run at a time, and this many are remembered.
    static constexpr std::size_t kRunning = 2, kKept = 20;

    Result<std::shared_ptr<Job>> start(std::unique_ptr<Work>);
    std::shared_ptr<Job> find(const std::string& id) const;
    void cancel_all();

   private:
    mutable std::mutex mutex_;
    std::deque<std::shared_ptr<Job>> jobs_;
    std::uint64_t next_ = 1;
};

}  // namespace rakus::app
