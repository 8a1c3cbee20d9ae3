#include "app/http/jobs.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "app/http/api.h"

namespace rakus::app {

namespace {

constexpr std::chrono::seconds kForgotten{60};

// 128 bits from the system: nobody guesses them.
std::string random_id() {
    std::array<std::uint64_t, 2> bits{};
    if (::getentropy(bits.data(), sizeof bits) != 0) throw std::runtime_error("no entropy");
    return fmt::format("{:016x}{:016x}", bits[0], bits[1]);
}

}  // namespace

Job::Job(std::string id, std::string owner, std::unique_ptr<Work> work)
    : id_(std::move(id)),
      owner_(std::move(owner)),
      work_(std::move(work)),
      thread_([this](const std::stop_token& stop) { go_on(stop); }) {}

bool Job::forgotten() const {
    return std::chrono::steady_clock::now() - asked_.load() > kForgotten;
}

void Job::tell_news() {
    const std::scoped_lock lock(mutex_);
    ++version_;
    news_.notify_all();
}

void Job::go_on(const std::stop_token& stop) {
    work_->on_news([this] { tell_news(); });
    const std::size_t steps = work_->steps();
    std::size_t taken = 0;
    while (taken < steps && !stop.stop_requested() && !forgotten() && take_step(taken)) ++taken;
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
    else if (!work_->stopped())
        fault_ = change.error();
    ++version_;
    news_.notify_all();
    return change.ok();
}

bool Job::running() const {
    const std::scoped_lock lock(mutex_);
    return running_;
}

void Job::cancel() {
    work_->stop();
    thread_.request_stop();
}

void Job::left(bool hung_up) {
    if (--watchers_ == 0 && hung_up) cancel();
}

Json Job::snapshot() const {
    asked_ = std::chrono::steady_clock::now();
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
    asked_ = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, std::chrono::duration<double>(seconds), [&] { return version_ > version; });
}

Result<std::shared_ptr<Job>> Jobs::start(std::unique_ptr<Work> work, const std::string& owner) {
    const std::scoped_lock lock(mutex_);
    const auto running = [&](bool of_owner) {
        return std::ranges::count_if(jobs_,
                                     [&](const auto& j) { return j->running() && (!of_owner || j->owner() == owner); });
    };
    if (running(false) >= kRunning || running(true) >= kOfOneClient) return busy();
    if (jobs_.size() == kKept) jobs_.erase(std::ranges::find_if_not(jobs_, [](const auto& j) { return j->running(); }));
    jobs_.push_back(std::make_shared<Job>(random_id(), owner, std::move(work)));
    return jobs_.back();
}

std::shared_ptr<Job> Jobs::find(const std::string& id, const std::string& owner) const {
    const std::scoped_lock lock(mutex_);
    const auto at = std::ranges::find_if(jobs_, [&](const auto& j) { return j->id() == id && j->owner() == owner; });
    return at == jobs_.end() ? nullptr : *at;
}

void Jobs::cancel_all() {
    const std::scoped_lock lock(mutex_);
    for (const auto& j : jobs_) j->cancel();
}

}  // namespace rakus::app
