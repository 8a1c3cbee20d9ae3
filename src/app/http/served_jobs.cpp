#include "app/http/served_jobs.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "app/http/api.h"

namespace rakus::app {

namespace {

constexpr std::chrono::seconds kForgotten{60};
constexpr std::chrono::hours kAsLongAsWanted{24 * 365};

// 128 bits from the system: nobody guesses them.
std::string random_id() {
    std::array<std::uint64_t, 2> bits{};
    if (::getentropy(bits.data(), sizeof bits) != 0) throw std::runtime_error("no entropy");
    return fmt::format("{:016x}{:016x}", bits[0], bits[1]);
}

}  // namespace

ServedJob::ServedJob(store::Ticket ticket, JobAsked asked, Ledger& ledger, Slots& slots)
    : ticket_(std::move(ticket)),
      asked_(std::move(asked)),
      ledger_(ledger),
      slots_(slots),
      cancelled_(ticket_.cancelled),
      total_(asked_.job->total()),
      stopped_(ticket_.cancelled),
      thread_([this] { work(); }) {}

bool ServedJob::unwanted() const {
    return stopped_ || Clock::now() - last_asked_.load() > kForgotten;
}

// The slot is taken unless nobody wants the job any more.
void ServedJob::wait_for_turn(std::optional<Slot>& slot) {
    const auto take = [&](std::chrono::milliseconds patience) {
        return slot
            .emplace(
                slots_, ticket_.owner, [this] { return unwanted(); }, patience)
            .taken();
    };
    const auto say = [this](bool waiting) {
        const std::scoped_lock lock(mutex_);
        waiting_ = waiting, ++version_;
        news_.notify_all();
    };
    if (take(std::chrono::milliseconds(0))) return;
    say(true);
    take(kAsLongAsWanted);
    say(false);
}

// Whoever asks for the report must not wait for it: it is made here, from time to time.
void ServedJob::take(std::size_t block, const std::string& bytes) {
    ledger_.keep(asked_.job->run().id, block, bytes);
    finished_.emplace(block, bytes);
    if (!reports_.due()) return;
    const auto began = Clock::now();
    Json report = report_so_far(*asked_.job, finished_, [this] { return unwanted(); });
    reports_.made(began);
    const std::scoped_lock lock(mutex_);
    ending_.report = std::move(report);
}

// What a job throws (memory may run out) ends the job, not the server.
JobEnding ServedJob::carried_out() try {
    std::optional<Slot> slot;
    wait_for_turn(slot);
    store::Run run = asked_.job->run();
    run.command = asked_.command;
    finished_ = ledger_.begin(run);
    lab::Threads alone(1);
    const JobEnding ending = carry_out(
        asked_, alone, [this] { return unwanted(); },
        {[this](std::size_t block, const std::string& bytes) { return take(block, bytes), Done{}; },
         [this](std::uint64_t done, std::uint64_t total) {
             const std::scoped_lock lock(mutex_);
             done_ = done, total_ = total, ++version_;
             news_.notify_all();
         }},
        finished_);
    if (ending.cut == Cut::none && !ending.report.is_null()) ledger_.finish(run.id, ending.report.dump());
    return ending;
} catch (const std::exception&) {
    return {Cut::none, internal_error("the work could not be finished", "pekerjaan tidak dapat diselesaikan"), nullptr};
}

void ServedJob::work() {
    JobEnding ending = carried_out();
    const std::scoped_lock lock(mutex_);
    if (ending.report.is_null()) ending.report = std::move(ending_.report);
    ending_ = std::move(ending);
    if (ending_.cut == Cut::none && !ending_.fault) done_ = total_;
    running_ = false;
    ++version_;
    news_.notify_all();
}

bool ServedJob::running() const {
    const std::scoped_lock lock(mutex_);
    return running_;
}

bool ServedJob::set_aside() const {
    const std::scoped_lock lock(mutex_);
    return !running_ && !cancelled_ && ending_.cut == Cut::cancelled;
}

void ServedJob::cancel() {
    {
        const std::scoped_lock lock(mutex_);
        if (!running_ && ending_.cut != Cut::cancelled) return;
        cancelled_ = true, ++version_;
        news_.notify_all();
    }
    stop();
    ledger_.cancel(ticket_.id);
}

void ServedJob::left(bool hung_up) {
    if (--watchers_ == 0 && hung_up) stop();
}

Json ServedJob::snapshot() const {
    last_asked_ = Clock::now();
    const std::scoped_lock lock(mutex_);
    return job_document({ticket_.id, *asked_.job, running_, cancelled_, done_, total_, version_, ending_, waiting_});
}

bool ServedJob::wait_for_news(std::uint64_t version, double seconds) const {
    last_asked_ = Clock::now();
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, std::chrono::duration<double>(seconds), [&] { return version_ > version; });
}

bool Jobs::room_for(const std::string& owner) const {
    const auto running = [&](bool of_owner) {
        return std::ranges::count_if(
            jobs_, [&](const auto& j) { return j->running() && (!of_owner || j->ticket().owner == owner); });
    };
    return running(false) < kInLine && running(true) < kInLineOfOne;
}

Result<std::shared_ptr<ServedJob>> Jobs::begin(const store::Ticket& ticket, JobAsked asked) {
    if (!ticket.cancelled && !room_for(ticket.owner)) return busy();
    if (const auto old = place_of(ticket.id, ticket.owner); old != jobs_.end()) jobs_.erase(old);
    if (jobs_.size() >= kKept)
        if (const auto over = std::ranges::find_if_not(jobs_, [](const auto& j) { return j->running(); });
            over != jobs_.end())
            jobs_.erase(over);
    jobs_.push_back(std::make_shared<ServedJob>(ticket, std::move(asked), ledger_, slots_));
    return jobs_.back();
}

Result<std::shared_ptr<ServedJob>> Jobs::start(const std::string& verb, const std::string& request,
                                               const std::string& owner) {
    auto asked = make_(verb, request);
    if (!asked) return asked.error();
    const std::scoped_lock lock(mutex_);
    if (!room_for(owner)) return busy();
    const store::Ticket ticket{random_id(), owner, verb, request, false, (*asked).job->run().id};
    ledger_.remember(ticket);
    return begin(ticket, std::move(*asked));
}

Jobs::Place Jobs::place_of(const std::string& id, const std::string& owner) {
    return std::ranges::find_if(jobs_,
                                [&](const auto& j) { return j->ticket().id == id && j->ticket().owner == owner; });
}

Result<std::shared_ptr<ServedJob>> Jobs::find(const std::string& id, const std::string& owner) {
    const std::scoped_lock lock(mutex_);
    const auto at = place_of(id, owner);
    if (at != jobs_.end() && !(*at)->set_aside()) return *at;
    const auto ticket = at != jobs_.end() ? std::optional((*at)->ticket()) : ledger_.find(id, owner);
    if (!ticket) return std::shared_ptr<ServedJob>();
    auto asked = make_(ticket->verb, ticket->request);
    return asked ? begin(*ticket, std::move(*asked)) : asked.error();
}

void Jobs::stop_all() {
    const std::scoped_lock lock(mutex_);
    for (const auto& j : jobs_) j->stop();
}

}  // namespace rakus::app
