// A job while it runs: its blocks go to a crew (threads, or the ranks of an MPI job), those that are finished to
// whoever listens, and one token tells everybody inside when the answer is no longer wanted or the time is up.
#pragma once
#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/budget.h"
#include "core/share.h"
#include "lab/crew.h"

namespace rakus::app {

struct Listeners {
    // A finished block; what goes wrong with it, such as a full disk, ends the work.
    std::function<Status(std::size_t block, const std::string& bytes)> finished = nullptr;
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = nullptr;
};

// How blocks are played.
struct Playing {
    std::function<bool(const lab::Finished&)> enough = nullptr;  // may end it early
    std::function<std::uint64_t(std::size_t)> units = nullptr;   // what a block counts for
};

class Running {
   public:
    // The crew outlives this. `known`: blocks that were finished before.
    Running(lab::Crew& crew, const Budget& budget, Listeners listeners, lab::Finished known = {})
        : crew_(crew), whole_(budget), listeners_(std::move(listeners)), finished_(std::move(known)) {
        spend(1);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    // Plays those of the blocks that are not finished yet, and answers with these blocks, or those that were finished
    // when it was cut.
    Result<lab::Finished> play(const std::vector<std::size_t>& blocks, const lab::PlayBlock&, const Playing& = {});
    // Parts as the next blocks of the job, for work that finds out on its way how many it needs. What follows a cut is
    // another job from there on, and nobody hears of it.
    Share in_turn();
    // Parts that nobody keeps: doing them again costs less.
    Share aside();
    // Another job inside this one: its blocks, `most` of them, are this one's from `first` on, and its progress is told
    // to who asks. What it has finished is handed back by `joined`.
    Running part(std::size_t first, std::size_t most,
                 std::function<void(std::uint64_t done, std::uint64_t total)> progress);
    void joined(std::size_t first, const Running& part);
    // How far the work is, where it is not counted in blocks.
    void show(std::uint64_t done, std::uint64_t total);

    // Finished so far, without what followed a cut.
    const lab::Finished& finished() const { return finished_; }
    // Whether this process speaks for the crew.
    bool speaks() const { return crew_.speaks(); }
    // Threads that the crew has here, for work that is cut up inside.
    int hands() const { return crew_.hands(); }

    // The token: to be asked inside blocks, by any thread.
    Cancelled cancelled() const {
        return [this] { return phase_->out(); };
    }
    // The same for what takes a budget.
    Budget budget() const;
    // The next phase may take this part of the time that is left. Nobody works on the last one any more.
    void spend(double part);
    // To be asked when something has been done that is no block: whether it was cut.
    bool out() { return cut_ = phase_->out() || cut_; }
    // Whether some of the work was not done; of blocks, on all ranks alike. And why.
    bool cut() const { return cut_; }
    Cut why() const;

   private:
    lab::PlayBlock watched(const lab::PlayBlock&) const;
    Status have_played(const std::vector<std::size_t>&, const lab::PlayBlock&, const lab::BlockDone&, lab::Finished&);

    lab::Crew& crew_;
    const Watch whole_;
    Listeners listeners_;
    lab::Finished finished_;
    std::optional<Watch> phase_;
    std::uint64_t done_ = 0;
    std::size_t next_ = 0;
    std::atomic<bool> shown_by_job_ = false;
    bool cut_ = false;
    Cut why_ = Cut::none;
};

}  // namespace rakus::app
