#include "app/http/jobs.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/http/api.h"
#include "app/match_report.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kPairsAtATime = 10;

}  // namespace

Job::Job(std::string id, const AnyGame& game, lab::TournamentSpec spec)
    : id_(std::move(id)), game_(game), spec_(std::move(spec)), pairings_(lab::pairings_of(spec_.format, spec_.players.size())),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

// All pairings advance together, so that partial results can be compared.
void Job::work(const std::stop_token& stop) {
    const std::size_t pairings = lab::pairings_of(spec_.format, spec_.players.size()).size();
    for (std::uint64_t first = 0; first < spec_.pairs; first += kPairsAtATime)
        for (std::size_t p = 0; p < pairings && !stop.stop_requested(); ++p)
            play({p, first, std::min(kPairsAtATime, spec_.pairs - first)});
    const std::scoped_lock lock(mutex_);
    running_ = false;
    cancelled_ = stop.stop_requested();
    ++version_;
    news_.notify_all();
}

void Job::play(const lab::Block& block) {
    lab::Pairing& pairing = pairings_[block.pairing];
    auto tally = game_.play_block({spec_.rules, spec_.position, spec_.players[pairing.a], spec_.players[pairing.b], spec_.seed, block.first_pair, block.pairs, spec_.opening_plies, spec_.tables});
    const std::scoped_lock lock(mutex_);
    if (tally) {
        pairing.tally += *tally;
    } else {
        fault_ = tally.error();
        thread_.request_stop();
    }
    ++version_;
    news_.notify_all();
}

bool Job::running() const {
    const std::scoped_lock lock(mutex_);
    return running_;
}

void Job::cancel() { thread_.request_stop(); }

std::uint64_t Job::games_done() const {
    std::uint64_t games = 0;
    for (const auto& p : pairings_) games += p.tally.all().games();
    return games;
}

Json Job::snapshot() const {
    const std::scoped_lock lock(mutex_);
    Json j = document("job", "", {});
    j["id"] = id_;
    j["state"] = running_ ? "running" : fault_ ? "failed" : cancelled_ ? "cancelled" : "done";
    j["done"] = games_done();
    j["total"] = 2 * spec_.pairs * pairings_.size();
    j["revision"] = version_;
    if (fault_) j["error"] = {{"en", fault_->message.en}, {"id", fault_->message.id}};
    if (games_done() > 0) j["report"] = match_document(game_, spec_, pairings_);
    return j;
}

bool Job::wait_for_news(std::uint64_t version, double seconds) const {
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, std::chrono::duration<double>(seconds), [&] { return version_ > version; });
}

Result<std::shared_ptr<Job>> Jobs::start(const AnyGame& game, lab::TournamentSpec spec) {
    const std::scoped_lock lock(mutex_);
    if (std::ranges::count_if(jobs_, [](const auto& j) { return j->running(); }) >= static_cast<std::ptrdiff_t>(kRunning)) return busy();
    if (jobs_.size() == kKept) jobs_.erase(std::ranges::find_if_not(jobs_, [](const auto& j) { return j->running(); }));
    jobs_.push_back(std::make_shared<Job>(fmt::format("{}", next_++), game, std::move(spec)));
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
