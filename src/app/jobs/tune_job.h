// rakus tune as a job: weights, or where a game has other players than weighted ones, its policies.
#pragma once
#include "app/jobs/kinds.h"

namespace rakus::app {

// The report of a tuning.
class TunedPlayer : public Report {
   public:
    explicit TunedPlayer(std::string player) : file(std::move(player)) {}
    const std::string file;  // what --player @file plays; empty when nothing has been proved
};

Result<JobMade> policy_job(const Wish&);

}  // namespace rakus::app
