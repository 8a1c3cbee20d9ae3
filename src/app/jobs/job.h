// Long work in one form: a specification, numbered blocks, a report that is a function of the blocks. Who has the
// blocks played (the command line, the server) and what listens (the journal, a progress bar, a page) makes no
// difference to it.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/console.h"
#include "app/jobs/running.h"
#include "app/json.h"
#include "app/match_plot.h"
#include "store/journal.h"

namespace rakus::app {

// What a job found: a document, and the same for people.
class Report {
   public:
    virtual ~Report() = default;
    virtual Json document() const = 0;
    virtual void print(Console&) const = 0;
    virtual std::vector<Picture> pictures(Lang) const { return {}; }
    // What the user should hear besides the figures.
    virtual std::vector<Text> warnings() const { return {}; }
    // False: what was asked about does not hold (a test that refutes, a table that contradicts itself).
    virtual bool holds() const { return true; }
};
using ReportMade = std::unique_ptr<const Report>;

class Job {
   public:
    virtual ~Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    // What it is known by. Two jobs with the same id have the same blocks.
    const store::Run& run() const { return run_; }
    // Has what is missing played, and reports. Cut on the way, it reports what is known by then; nothing, if that is
    // for the blocks to keep.
    virtual Result<ReportMade> carry_out(Running&) const = 0;
    // The report of the blocks so far; nothing where they have none to give.
    virtual ReportMade so_far(const lab::Finished&, const Cancelled&) const { return nullptr; }
    // How much there is to do, as far as that is known before, and what it is counted in.
    virtual std::uint64_t total() const { return 1; }
    virtual Words unit() const { return {}; }
    // The command that it is asked for with.
    virtual std::string_view command() const { return run_.kind; }
    // Whether the ranks of an MPI job can share it; else one of them does it with its threads.
    virtual bool shared() const { return true; }
    // What is known to be amiss before anything is played.
    virtual std::vector<Text> warnings() const { return {}; }

   protected:
    Job(std::string kind, const AnyGame&, std::string spec, std::uint64_t seed);

   private:
    store::Run run_;
};
using JobMade = std::unique_ptr<const Job>;

// A job that knows its blocks from the start: they may be played in any order, and parted into shards.
class BlockJob : public Job {
   public:
    using Job::Job;
    virtual std::size_t blocks() const = 0;
    // All of them, what is best known first at the front.
    virtual std::vector<std::size_t> order() const;
    virtual Result<std::string> play(std::size_t block, const Budget&) const = 0;
    virtual Result<ReportMade> report(const lab::Finished&) const = 0;
    // The first block that the report needs and that is not there.
    virtual std::optional<std::size_t> missing(const lab::Finished&) const;
    // Whether these blocks decide the rest. Asked after every block.
    virtual std::function<bool(const lab::Finished&)> enough() const { return nullptr; }
    virtual std::uint64_t units(std::size_t /*block*/) const { return 1; }
    std::uint64_t total() const override;

    Result<ReportMade> carry_out(Running&) const override;
    // Plays those of these blocks that are missing.
    Result<lab::Finished> play_some(const std::vector<std::size_t>&, Running&,
                                    std::function<bool(const lab::Finished&)> until = nullptr) const;
};

// "kind", then the program, the game and these fields, one a line: what a run is known by.
using SpecFields = std::vector<std::pair<std::string_view, std::string>>;
std::string spec_of(std::string_view kind, const AnyGame&, const SpecFields&);

}  // namespace rakus::app
