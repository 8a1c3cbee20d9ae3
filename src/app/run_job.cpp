#include "app/run_job.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "app/interrupt.h"
#include "app/jobs/wish.h"
#include "app/progress.h"
#include "app/ranks.h"
#include "app/run_difference.h"
#include "app/shard_file.h"
#include "app/sheet.h"
#include "app/waiting.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

constexpr int kConditionFalse = 5;

std::string command_again(const Arguments& args, std::string_view command) {
    std::string out = fmt::format("rakus {}", command);
    if (!args.game.empty()) out += " " + args.game;
    for (const auto& word : args.words) out += " " + shell_word(word);
    for (const auto& [flag, value] : args.values) {
        if (flag == "resume" || flag == "repair") continue;
        out += fmt::format(" --{}", flag);
        if (!value.empty()) out += " " + shell_word(value);
    }
    return out + " --resume";
}

void warn(const std::vector<Text>& warnings, const Console& console) {
    for (const Text& w : warnings)
        console.tell(fmt::format("{}: {}", console.say("warning", "peringatan"), console.say(w)));
}

// The run of a command: its crew, and its place in the journal.
class Desk {
   public:
    Desk(const Job& job, const Arguments& args, Console& console)
        : args_(args),
          console_(console),
          run_(job.run()),
          crew_(job.shared() ? crew_of(args) : std::make_unique<lab::Threads>(jobs_of(args))) {
        run_.command = command_again(args, job.command());
    }

    // Opens the journal. Where the default folder cannot be written, the work goes on without one and says so; a folder
    // that the user named must work. Answers the blocks to go on from.
    Result<lab::Finished> open() {
        lab::Finished known;
        const auto opened = crew_->agree(crew_->speaks() ? open_journal(known) : Status(Done{}));
        if (!opened) return opened.error();
        crew_->share(known);
        return known;
    }
    Status keep(std::size_t block, const std::string& bytes) {
        const auto kept = journal_ ? journal_->append(run_.id, block, bytes) : Status(Done{});
        return kept ? kept : Status(explained(kept.error()));
    }
    void finish(const std::string& report) {
        if (!journal_) return;
        if (const auto kept = journal_->finish(run_.id, report); !kept) warn({kept.error().message}, console_);
    }
    // To be said when the work was cut: why, and how to go on.
    void tell_cut(Cut cut, bool answered) const {
        if (!crew_->speaks()) return;
        console_.tell(answered           ? cut_in_words(cut, console_.lang)
                      : cut == Cut::time ? console_.say("cut by the time limit before anything was known",
                                                        "dipotong oleh batas waktu sebelum ada yang diketahui")
                                         : console_.say("interrupted", "dihentikan"));
        if (journal_) console_.tell(fmt::format("{}: {}", console_.say("to go on", "untuk melanjutkan"), run_.command));
    }
    lab::Crew& crew() { return *crew_; }
    const std::string& id() const { return run_.id; }

   private:
    Status open_journal(lab::Finished& known);
    Status find_again(store::Results&) const;
    // What went wrong with the journal, and how to go on when it has been put right.
    Error explained(const Error& e) const {
        return {e.fault, filled({"{}; then go on with: {}", "{}; lalu lanjutkan dengan: {}"}, e.message, run_.command)};
    }

    const Arguments& args_;
    Console& console_;
    store::Run run_;
    std::unique_ptr<lab::Crew> crew_;
    std::optional<store::Results> journal_;
};

// --resume goes on with this very run, or says what is there instead.
Status Desk::find_again(store::Results& journal) const {
    const auto there = journal.knows(run_.id);
    if (!there) return there.error();
    if (*there) {
        const auto forgotten = args_.has("repair") ? journal.forget_damaged(run_.id) : Result<std::size_t>(0);
        if (!forgotten) return forgotten.error();
        if (*forgotten > 0)
            console_.tell(phrase(console_.lang,
                                 {"{} damaged blocks are played again", "{} blok yang rusak dimainkan lagi"},
                                 *forgotten));
        return Done{};
    }
    const auto runs = journal.list();
    if (!runs) return runs.error();
    const auto* nearest = nearest_run(*runs, run_);
    if (!nearest)
        return bad_input({"--resume: '{}' has no such run to go on with",
                          "--resume: '{}' tidak memuat percobaan seperti itu untuk dilanjutkan"},
                         journal.file());
    const Text unlike = with_files(in_a_row(run_differences(run_.spec, nearest->run.spec)), player_files(args_));
    return bad_input({"--resume: there is no such run to go on with; the nearest is {}, which differs in: {}",
                      "--resume: tidak ada percobaan seperti itu untuk dilanjutkan; yang terdekat {}, bedanya: {}"},
                     nearest->run.id, unlike);
}

Status Desk::open_journal(lab::Finished& known) {
    auto journal = store::Results::open(tables_folder(args_));
    if (journal && args_.has("resume"))
        if (const auto there = find_again(*journal); !there) return there;
    auto begun = journal ? journal->begin(run_) : Result<lab::Finished>(journal.error());
    if (!begun) {
        if (args_.has("db") || args_.has("resume")) return begun.error();
        warn({{begun.error().message.en + "; this run is not saved",
               begun.error().message.id + "; hasil ini tidak disimpan"}},
             console_);
        return Done{};
    }
    journal_.emplace(std::move(*journal));
    if (!args_.has("resume")) return Done{};
    known = std::move(*begun);
    console_.tell(phrase(console_.lang,
                         {"resuming {}: {} blocks are in the journal", "melanjutkan {}: {} blok ada di jurnal"},
                         run_.id, known.size()));
    return Done{};
}

// Has the work done by the desk's crew, with Ctrl-C and --time as its token and the journal and a bar as its listeners.
template <class Work>
auto carried_out(const Job& job, Desk& desk, const Arguments& args, Console& console, const Work& work)
    -> decltype(work(std::declval<Running&>())) {
    auto known = desk.open();
    if (!known) return known.error();
    Waiting waiting(console);
    ProgressBar bar(console, std::string(job.run().kind));
    bar.count(1, job.unit());
    Running running(desk.crew(), waiting.budget(args.seconds("time", kForever)),
                    {[&](std::size_t block, const std::string& bytes) { return desk.keep(block, bytes); },
                     [&](std::uint64_t done, std::uint64_t total) { bar.show(done, total); }},
                    std::move(*known));
    return work(running);
}

// What a job answered, and why that is not all.
struct Carried {
    ReportMade report;
    lab::Finished blocks;
    Cut cut = Cut::none;
};

Result<Shard> shard_of(const Arguments& args) {
    const std::string text = args.text("shard");
    unsigned part = 0, parts = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%6u/%6u%c", &part, &parts, &rest) != 2 || part < 1 || part > parts)
        return usage_error({"--shard '{}': expected part/parts, such as 2/4",
                            "--shard '{}': seharusnya bagian/banyaknya, misalnya 2/4"},
                           text);
    return Shard{part, parts};
}

}  // namespace

std::vector<Flag> flags::of_journal(std::vector<Flag> own) {
    own.insert(own.end(), {kResume, kRepair, kRules, kSeed, kJobs, kTables});
    return own;
}

std::vector<Flag> flags::of_job(std::vector<Flag> own) {
    own.push_back(kTime);
    return of_journal(std::move(own));
}

void print_report(const Report& report, Console& console) {
    console.json() ? print_document(report.document(), console) : report.print(console);
}

Result<int> run_job(const Job& job, const Arguments& args, Console& console, const Besides& besides) {
    if (!job.shared() && rank_of_process().number > 0) return 0;
    if (!job.shared() && rank_of_process().count > 1)
        console.tell(console.say("one rank works, with its threads (-j): this is not shared by ranks",
                                 "satu rank bekerja dengan utasnya (-j): ini tidak dibagi antar-rank"));
    warn(job.warnings(), console);
    Desk desk(job, args, console);
    auto carried = carried_out(job, desk, args, console, [&](Running& running) -> Result<Carried> {
        auto report = job.carry_out(running);
        if (!report) return report.error();
        return Carried{std::move(*report), running.finished(), running.cut() ? running.why() : Cut::none};
    });
    if (!carried) return carried.error();
    const int interrupted = carried->cut == Cut::cancelled ? kInterrupted : 0;
    if (carried->cut != Cut::none) desk.tell_cut(carried->cut, carried->report != nullptr);
    if (!carried->report) return interrupted;
    const Report& report = *carried->report;
    warn(report.warnings(), console);
    if (carried->cut == Cut::none) desk.finish(report.document().dump());
    if (args.has("plot") && desk.crew().speaks())
        if (const auto drawn = write_pictures(report.pictures(console.lang), args.files, args.text("plot")); !drawn)
            return drawn.error();
    const auto also = besides ? besides(report, carried->blocks) : Result<int>(0);
    if (!also) return also.error();
    print_report(report, console);
    return interrupted ? interrupted : report.holds() ? *also : kConditionFalse;
}

Result<int> run_timed_job(const Job& job, const Arguments& args, Console& console) {
    const auto started = std::chrono::steady_clock::now();
    auto code = run_job(job, args, console);
    if (code)
        console.tell(
            phrase(console.lang, {"took {} s", "selesai dalam {} s"},
                   fixed_in_words(std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count(), 1,
                                  console.lang)));
    return code;
}

Result<int> run_shard(const BlockJob& job, const Arguments& args, Console& console) {
    const auto shard = shard_of(args);
    if (!shard) return shard.error();
    if (args.has("time"))
        return usage_error("--shard: a part is whole or of no use, expected no --time",
                           "--shard: bagian harus utuh agar berguna, seharusnya tanpa --time");
    warn(job.warnings(), console);
    Desk desk(job, args, console);
    const auto finished = carried_out(job, desk, args, console, [&](Running& running) -> Result<lab::Finished> {
        auto blocks = job.order();
        std::erase_if(blocks, [&](std::size_t b) { return !shard->has(b); });
        auto played = job.play_some(blocks, running);
        if (played && running.cut()) desk.tell_cut(running.why(), false);
        return running.cut() ? Result<lab::Finished>(lab::Finished()) : played;
    });
    if (!finished) return finished.error();
    if (interrupt_wished()) return kInterrupted;
    print_document(shard_json({desk.id(), job.run().spec, *finished, player_files(args)}, job.run().game, *shard),
                   console);
    return 0;
}

}  // namespace rakus::app
