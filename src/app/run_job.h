// A job carried out by a command: threads or MPI ranks play it, the journal keeps every finished block, a bar shows how
// far it is, Ctrl-C and --time end it, and --resume goes on with the same report in the end.
#pragma once
#include <functional>

#include "app/command.h"
#include "app/jobs/job.h"

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

// The flags of a command that carries out a job: its own, then how to go on with it, its rules, chance and crew.
std::vector<Flag> of_journal(std::vector<Flag> own);
// The same for a job that has something to say when --time cuts it.
std::vector<Flag> of_job(std::vector<Flag> own);
}  // namespace flags

// What a command does with the report besides printing it: files, its own conditions. Only where the process speaks
// for its crew and the work was not cut without an answer. Answers the exit code.
using Besides = std::function<Result<int>(const Report&, const lab::Finished&)>;

Result<int> run_job(const Job&, const Arguments&, Console&, const Besides& = {});
// Only --shard I/N of its blocks, printed as a part that `rakus merge` reads.
Result<int> run_shard(const BlockJob&, const Arguments&, Console&);

// The same, and says in the end how long it took.
Result<int> run_timed_job(const Job&, const Arguments&, Console&);

// A report as the format of the console has it.
void print_report(const Report&, Console&);

}  // namespace rakus::app
