// A crew of MPI ranks. Every rank runs the same program; rank 0 hands out blocks, plays some itself, and in the end
// tells all ranks what was played, so that what follows is the same everywhere.
#pragma once
#include "lab/crew.h"

namespace rakus::lab {

class MpiCrew final : public Crew {
   public:
    // Starts MPI on first use; it ends with the process.
    explicit MpiCrew(int jobs);
    Status play(const std::vector<std::size_t>& blocks, const PlayBlock&, const BlockDone&, const Breath&,
                Finished&) override;
    int hands() const override { return jobs_; }
    bool speaks() const override { return rank_ == 0; }
    void share(Finished&) override;
    Status agree(const Status&) override;

   private:
    Status lead(const std::vector<std::size_t>& blocks, const PlayBlock&, const BlockDone&, const Breath&, Finished&);
    void follow(const PlayBlock&, const Breath&);

    int jobs_, rank_ = 0, ranks_ = 1;
};

}  // namespace rakus::lab
