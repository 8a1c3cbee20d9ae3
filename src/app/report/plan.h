// What a report has measured: the jobs of other commands, each with the command that gives the same.
#pragma once
#include "app/jobs/job.h"
#include "app/jobs/wish.h"
#include "app/report/findings.h"

namespace rakus::app {

struct ReportTask {
    std::string id;  // in Findings::measured
    std::string command;
    Result<JobMade> job;  // or why there is none
};

// In the order in which they are to be carried out. Files that their commands read are added to the findings.
std::vector<ReportTask> tasks_of(const Wish&, Findings&);

}  // namespace rakus::app
