#include "app/http/job_asked.h"

#include <algorithm>

namespace rakus::app {
namespace {

constexpr std::chrono::milliseconds kBetweenReports{200};
constexpr int kReportsShare = 5;              // a report may take a fifth of the time
constexpr double kSecondsOfLastReport = 0.3;  // of a job that was stopped

std::string_view state_of(const JobNow& now) {
    const bool unfinished = now.ending.cut == Cut::cancelled;
    if (now.running || (unfinished && !now.cancelled)) return "running";
    return now.ending.fault ? "failed" : unfinished ? "cancelled" : "done";
}

}  // namespace

Json report_so_far(const Job& job, const lab::Finished& finished, const Cancelled& cancelled) {
    const auto report = job.so_far(finished, cancelled);
    return report ? report->document() : Json(nullptr);
}

void ReportClock::made(Clock::time_point began) {
    due_ = Clock::now() + std::max<Clock::duration>(kBetweenReports, kReportsShare * (Clock::now() - began));
}

JobEnding carry_out(const JobAsked& asked, lab::Crew& crew, const Cancelled& unwanted, const Listeners& listeners,
                    const lab::Finished& finished) {
    Running running(crew, {asked.seconds, unwanted}, listeners, finished);
    auto report = asked.job->carry_out(running);
    JobEnding ending{running.cut() ? running.why() : Cut::none};
    if (!report && !unwanted()) ending.fault = report.error();
    if (report && *report) ending.report = (*report)->document();
    const Watch last({kSecondsOfLastReport});
    if (ending.cut != Cut::none && ending.report.is_null())
        ending.report = report_so_far(*asked.job, finished, [&] { return last.out(); });
    if (!report && !ending.fault && ending.cut == Cut::none) ending.cut = Cut::cancelled;
    return ending;
}

Json job_document(const JobNow& now) {
    Json j = document("job", "", {});
    j["id"] = now.id;
    j["run"] = now.job.run().id;
    j["state"] = state_of(now);
    if (now.waiting) j["waiting"] = true;
    j["done"] = now.done;
    j["total"] = now.total;
    j["revision"] = now.revision;
    const JobEnding& ending = now.ending;
    if (ending.cut == Cut::time) j["cut"] = cut_name(ending.cut);
    if (ending.fault) j["error"] = {{"en", ending.fault->message.en}, {"id", ending.fault->message.id}};
    if (!ending.report.is_null()) j["report"] = ending.report;
    return j;
}

}  // namespace rakus::app
