// The kinds of jobs, made from wishes. A wish that makes no sense is refused, in words of the command line's flags.
#pragma once
#include "app/jobs/job.h"
#include "app/jobs/wish.h"

namespace rakus::app {

// rakus match: games between players, or the runs of a game for one.
Result<JobMade> match_job(const Wish&);
// rakus tune
Result<JobMade> tune_job(const Wish&);
// rakus quality
Result<JobMade> quality_job(const Wish&);
// rakus solve --build, and --verify
Result<JobMade> table_job(const Wish&);
Result<JobMade> verify_job(const Wish&);
// rakus counterexamples
Result<JobMade> examples_job(const Wish&);

// rakus compare
Result<JobMade> compare_job(const Wish&);

// rakus profile
Result<JobMade> profile_job(const Wish&);
// rakus bound
Result<JobMade> bound_job(const Wish&);
// rakus exploit, with bounds on the way
Result<JobMade> exploit_job(const Wish&);
// rakus report: what other jobs and requests find, written up
Result<JobMade> report_job(const Wish&);

// A job with blocks of its own again, from its specification: of a match.
Result<std::unique_ptr<const BlockJob>> read_job(std::string_view spec, const std::string& tables);

}  // namespace rakus::app
