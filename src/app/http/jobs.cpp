#include "app/http/jobs.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/http/api.h"

namespace rakus::app {

Job::Job(std::string id, std::unique_ptr<Work> work)
    : id_(std::move(id)), work_(std::move(work)), thread_([this](const std::stop_token& stop) { go_on(stop); }) {}

void Job::go_on(const std::stop_token& stop) {
    const std::size_t steps = work_->steps();
    std::size_t taken = 0;
    while (taken < steps && !stop.stop_requested() && take_step(taken)) ++taken;
    const std::scoped_lock lock(mutex_);
    running_ = false;
    cancelled_ = taken < steps;
    ++version_;
    news_.notify_all();
}

// What a step throws (memory may run out) ends the job, not the server.
Result<std::function<void()>> Job::change_by(std::size_t number) const try {
    return work_->step(number);
} catch (const std::exception&) {
    return internal_error("the work could not be finished", "pekerjaan tidak dapat diselesaikan");
}

bool Job::take_step(std::size_t number) {
    const auto change = change_by(number);
    const std::scoped_lock lock(mutex_);
    if (change)
        (*change)();
    else
        fault_ = change.error();
    ++version_;
    news_.notify_all();
    return !fault_;
}

bool Job::running() const {
    const std::scoped_lock lock(mutex_);
    return running_;
}

void Job::cancel() {
    thread_.request_stop();
}

Json Job::snapshot() const {
    const std::scoped_lock lock(mutex_);
    Json j = document("job", "", {});
    j["id"] = id_;
    j["state"] = running_ ? "running" : fault_ ? "failed" : cancelled_ ? "cancelled" : "done";
    j["done"] = work_->done();
    j["total"] = work_->total();
    j["revision"] = version_;
    if (fault_) j["error"] = {{"en", fault_->message.en}, {"id", fault_->message.id}};
    if (Json report = work_->report(); !report.is_null()) j["report"] = std::move(report);
    return j;
}

bool Job::wait_for_news(std::uint64_t version, double seconds) const {
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, std::chrono::duration<double>(seconds), [&] { return version_ > version; });
}

Result<std::shared_ptr<Job>> Jobs::start(std::unique_ptr<Work> work) {
    const std::scoped_lock lock(mutex_);
    if (std::ranges::count_if(jobs_, [](const auto& j) { return j->running(); }) >=
        static_cast<std::ptrdiff_t>(kRunning))
        return busy();
    if (jobs_.size() == kKept) jobs_.erase(std::ranges::find_if_not(jobs_, [](const auto& j) { return j->running(); }));
    jobs_.push_back(std::make_shared<Job>(fmt::format("{}", next_++), std::move(work)));
    return jobs_.back();
}

std::shared_ptr<Job> Jobs::find(const std::string& id) const {
    const std::scoped_lock lock(mutex_);
    const auto at = std::ranges::find_if(jobs_, [&](const auto& j) { return j->id() == id; });
    return at == jobs_.end() ? nullptr : *at;
}

void Jobs::cancel_all() {
    const std::scoped_lock lock(mutex_);
    for (const auto& j : jobs_) j->cancel();
}

}  // namespace rakus::app
