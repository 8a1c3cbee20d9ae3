// rakus match of a game for one player as a job: runs, for all players on the same shuffles.
#pragma once
#include "app/jobs/kinds.h"
#include "lab/runs.h"

namespace rakus::app {

class RunsJob final : public BlockJob {
   public:
    RunsJob(const AnyGame&, RunsRequest);

    const RunsRequest& request() const { return request_; }
    std::size_t blocks() const override { return lab::run_blocks(request_); }
    Result<std::string> play(std::size_t block, const Budget&) const override;
    Result<ReportMade> report(const lab::Finished&) const override;
    // A run that is not finished says how many runs it stands on.
    ReportMade so_far(const lab::Finished&, const Cancelled&) const override;
    std::uint64_t units(std::size_t block) const override { return lab::run_block(request_, block).runs; }
    Words unit() const override { return {"runs", "duel"}; }

   private:
    const AnyGame& game_;
    const RunsRequest request_;
};

Result<JobMade> runs_job(const Wish&);

}  // namespace rakus::app
