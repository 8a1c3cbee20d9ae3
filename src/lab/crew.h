// Who plays the blocks: threads of this process, or the ranks of an MPI job. The work is cut into numbered blocks, and
// playing a block twice gives the same bytes, so every crew brings the same results.
#pragma once
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/result.h"

namespace rakus::lab {

// The bytes of finished blocks by their number.
using Finished = std::map<std::size_t, std::string>;

// Plays one block and answers with its bytes. Called on several threads at once.
using PlayBlock = std::function<Result<std::string>(std::size_t block)>;

// Told of every finished block, one at a time, in the order in which they finish. Answers whether to go on.
using BlockDone = std::function<Result<bool>(std::size_t block, const std::string& bytes)>;

// Called about twenty times a second on the calling thread, and at least once before each answer is waited for. It may
// end the process: that is how Ctrl-C is quick even in the middle of a long game.
using Breath = std::function<void()>;

class Crew {
   public:
    virtual ~Crew() = default;
    // `blocks` in order of importance. What was played is added to `finished`, the same on every rank of an MPI job.
    virtual Status play(const std::vector<std::size_t>& blocks, const PlayBlock&, const BlockDone&, const Breath&,
                        Finished&) = 0;
    // Its threads in this process.
    virtual int hands() const = 0;
    // Whether this process speaks for the crew: prints, and keeps the journal.
    virtual bool speaks() const { return true; }
    // What rank 0 knows of finished blocks, known to all.
    virtual void share(Finished&) {}
    // What rank 0 says about how it went, said by all.
    virtual Status agree(const Status& said) { return said; }
};

class Threads final : public Crew {
   public:
    explicit Threads(int jobs) : jobs_(jobs) {}
    Status play(const std::vector<std::size_t>& blocks, const PlayBlock&, const BlockDone&, const Breath&,
                Finished&) override;
    int hands() const override { return jobs_; }

   private:
    int jobs_;
};

}  // namespace rakus::lab
