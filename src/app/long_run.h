// Long work of a command: cut into blocks, played by threads or MPI ranks, every finished block in the journal, to be
// interrupted at any time and resumed with the same report in the end.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/command.h"
#include "app/progress.h"
#include "core/share.h"
#include "lab/crew.h"
#include "store/journal.h"

namespace rakus::app {

namespace flags {
inline constexpr Flag kResume{
    "resume",
    Takes::nothing,
    "",
    {"go on where an interrupted run of the same command stopped", "lanjutkan perintah yang sama yang terhenti"}};
inline constexpr Flag kRepair{"repair",
                              Takes::nothing,
                              "",
                              {"with --resume: play blocks that are damaged in the journal again",
                               "dengan --resume: mainkan lagi blok yang rusak di jurnal"}};
inline constexpr Flag kShard{"shard",
                             Takes::text,
                             "I/N",
                             {"play only part I of N; 'rakus merge' joins the parts",
                              "mainkan hanya bagian I dari N; 'rakus merge' menggabungkannya"}};
}  // namespace flags

// Part `part` of `parts`, from 1.
struct Shard {
    std::size_t part = 1, parts = 1;
    bool whole() const { return parts == 1; }
    bool has(std::size_t block) const { return block % parts == part - 1; }
};
Result<Shard> shard_of(const Arguments&);
// The blocks first .. first + count - 1 that belong to the shard.
std::vector<std::size_t> blocks_from(std::size_t first, std::size_t count, const Shard& = {});

class LongRun {
   public:
    // Opens the journal. Where the default folder cannot be written, the work goes on without one and says so; a folder
    // that the user named must work.
    static Result<LongRun> begin(const Arguments&, Console&, std::string kind, std::string spec);

    // From here on the work ends when the watch is out, with what is finished: then it is cut. Without a watch Ctrl-C
    // ends the process.
    void heed(const Watch& watch) { watch_ = &watch; }
    bool cut() const { return cut_; }
    // To be said with an answer that was cut: why, and how to go on.
    void tell_cut(Cut) const;
    // How many blocks there will be in all, for the progress bar.
    void expect(std::size_t blocks) { expected_ = blocks; }
    // What a block holds, for the rate.
    void count(double units, Words unit) { bar_->count(units, unit); }
    // The caller shows how far the work is, because the number of blocks is not known beforehand.
    void show(std::uint64_t done, std::uint64_t total);
    // Plays those of the blocks that are not in the journal yet, and answers with these blocks, or those that were
    // finished when it was cut. `enough` may end it early.
    Result<lab::Finished> play(const std::vector<std::size_t>& blocks, const lab::PlayBlock&,
                               const std::function<bool(const lab::Finished&)>& enough = {});
    // Parts as the next blocks of the run, for work that finds out on its way how many it needs. What follows a cut is
    // another run from there on, and is not in the journal.
    Share in_turn();
    // Keeps the report with the run.
    void finish(const std::string& report);

    const std::string& id() const { return run_.id; }

   private:
    LongRun(Console& console, store::Run run) : console_(&console), run_(std::move(run)) {}
    Status open_journal(const Arguments&);
    Status find_again(store::Results&, const Arguments&) const;
    lab::PlayBlock watched(const lab::PlayBlock&) const;
    void leave() const;
    Error explain(const Error&) const;

    Console* console_;
    store::Run run_;
    std::unique_ptr<lab::Crew> crew_;
    std::optional<store::Results> journal_;
    lab::Finished finished_;
    std::unique_ptr<ProgressBar> bar_;
    std::size_t expected_ = 0, done_ = 0, next_ = 0;
    bool shown_by_caller_ = false, cut_ = false;
    const Watch* watch_ = nullptr;
};

// The command again, word by word, as a shell reads it.
std::string command_again(const Arguments&, std::string_view command);

}  // namespace rakus::app
