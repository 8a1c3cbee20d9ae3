// The engine of a page without a server. One request goes in, as the text "METHOD PATH ID\nBODY", and one document
// comes out: the bytes that the server would send. A job runs until it is done, and tells on its way how far it is;
// whoever does not want it any more ends the worker.
#include "app/http/job_asked.h"
#include "app/http/reply.h"
#include "wasm/alone.h"

#define RAKUS_EXPORT(name) extern "C" __attribute__((export_name(#name), used))
#define RAKUS_IMPORT(name) extern "C" __attribute__((import_module("rakus"), import_name(#name)))

// A document on the way: a snapshot of the running job.
RAKUS_IMPORT(tell) void rakus_tell(const char* document, std::size_t length);

namespace rakus::app {
namespace {

constexpr std::chrono::milliseconds kBetweenSnapshots{150};

std::string request, document_out;

const Api& api() {
    // No folder has this name, nor any other: tables live in memory. Whoever asks waits on a machine of their own.
    static const Api one("memory", 1, {.most_truth_seconds = 600});
    return one;
}

// One job from its first snapshot to its last.
class ToldJob {
   public:
    ToldJob(std::string id, JobAsked asked)
        : id_(std::move(id)), asked_(std::move(asked)), total_(asked_.job->total()) {}

    Json carried_out() {
        tell();
        wasm::Alone alone;
        JobEnding ending = carry_out(
            asked_, alone, [] { return false; },
            {[this](std::size_t block, const std::string& bytes) { return take(block, bytes); },
             [this](std::uint64_t done, std::uint64_t total) { show(done, total); }},
            finished_);
        if (ending.report.is_null()) ending.report = std::move(ending_.report);
        ending_ = std::move(ending);
        if (ending_.cut == Cut::none && !ending_.fault) done_ = total_;
        running_ = false, ++version_;
        return now();
    }

   private:
    Json now() const { return job_document({id_, *asked_.job, running_, false, done_, total_, version_, ending_}); }
    void tell() {
        told_ = ReportClock::Clock::now();
        const auto text = dump(now());
        rakus_tell(text.data(), text.size());
    }
    Status take(std::size_t block, const std::string& bytes) {
        finished_.emplace(block, bytes);
        if (reports_.due()) {
            const auto began = ReportClock::Clock::now();
            ending_.report = report_so_far(*asked_.job, finished_, [] { return false; });
            reports_.made(began);
        }
        return Done{};
    }
    void show(std::uint64_t done, std::uint64_t total) {
        done_ = done, total_ = total, ++version_;
        if (ReportClock::Clock::now() - told_ >= kBetweenSnapshots) tell();
    }

    const std::string id_;
    const JobAsked asked_;
    std::uint64_t done_ = 0, total_, version_ = 1;
    bool running_ = true;
    lab::Finished finished_;
    JobEnding ending_;
    ReportClock reports_;
    ReportClock::Clock::time_point told_{};
};

Reply job_reply(std::string_view verb, std::string_view body, std::string id) {
    auto asked = api().job(verb, body);
    if (!asked) return refusal(asked.error());
    return {200, ToldJob(std::move(id), std::move(*asked)).carried_out()};
}

// "METHOD PATH ID\nBODY": with an id it is a job.
Reply answered(std::string_view text) {
    const auto line = text.substr(0, text.find('\n'));
    const auto body = text.substr(std::min(line.size() + 1, text.size()));
    const auto first = std::min(line.find(' '), line.size());
    const auto method = line.substr(0, first);
    const auto rest = line.substr(std::min(first + 1, line.size()));
    const auto second = std::min(rest.find(' '), rest.size());
    const auto path = rest.substr(0, second);
    const auto id = rest.substr(std::min(second + 1, rest.size()));
    return id.empty() ? reply_to(api(), method, path, body)
                      : job_reply(path.substr(std::min(path.size(), path.rfind('/') + 1)), body, std::string(id));
}

}  // namespace
}  // namespace rakus::app

// Room for a request of so many bytes.
RAKUS_EXPORT(room) char* rakus_room(std::size_t bytes) {
    rakus::app::request.resize(bytes);
    return rakus::app::request.data();
}
// Answers the request that stands there: the status as HTTP numbers them.
RAKUS_EXPORT(answer) int rakus_answer() {
    const auto reply = rakus::app::answered(rakus::app::request);
    rakus::app::document_out = rakus::app::dump(reply.document);
    return reply.status;
}
RAKUS_EXPORT(document) const char* rakus_document() {
    return rakus::app::document_out.data();
}
RAKUS_EXPORT(length) std::size_t rakus_length() {
    return rakus::app::document_out.size();
}
