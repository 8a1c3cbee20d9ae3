// rakus report as a job: the jobs of other commands one after the other, their blocks as this one's, and the requests
// that are answered at once. What they find is written up by app/report.
#include "app/jobs/report_job.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/answers.h"
#include "app/jobs/kinds.h"
#include "app/report/plan.h"
#include "app/report/subjects.h"

namespace rakus::app {
namespace {

constexpr std::size_t kBlocksOfATask = 10'000'000;
constexpr std::uint64_t kSteps = 1000;       // of the progress of a task
constexpr std::uint64_t kExploitNodes = 20;  // as many as a search for the truth has, times this

SpecFields spec_of_report(const Wish& wish, const Findings& findings) {
    SpecFields fields{{"rules", wish.canonical_rules()},
                      {"effort", std::string(findings.effort.flag)},
                      {"seed", fmt::format("{}", wish.seed)}};
    for (const Subject& s : findings.subjects) fields.emplace_back("player", s.player);
    return fields;
}

class ReportJob final : public Job {
   public:
    ReportJob(const Wish& wish, Findings findings, std::vector<ReportTask> tasks)
        : Job("report", *wish.game, spec_of("report", *wish.game, spec_of_report(wish, findings)), wish.seed),
          wish_(wish),
          findings_(std::move(findings)),
          tasks_(std::move(tasks)) {}

    bool shared() const override { return false; }
    std::uint64_t total() const override { return (tasks_.size() + 1) * kSteps; }
    Words unit() const override { return {"steps", "tahap"}; }

    Result<ReportMade> carry_out(Running& running) const override {
        Findings found = findings_;
        found.run = run().id;
        for (std::size_t t = 0; t < tasks_.size(); ++t) {
            running.spend(1.0 / static_cast<double>(tasks_.size() - t + 1));
            carry_out_task(t, running, found);
            if (running.cut() && running.why() == Cut::cancelled) return ReportMade();
        }
        running.spend(1);
        running.show(tasks_.size() * kSteps, total());
        if (const auto asked = ask(running, found); !asked) return asked.error();
        if (running.out() && running.why() == Cut::cancelled) return ReportMade();
        if (running.cut()) found.cut = running.why();
        return ReportMade(std::make_unique<ReportAnswer>(std::move(found)));
    }

   private:
    static Text out_of_time() {
        return {"not measured: the time limit came first", "tidak diukur: batas waktu lebih dulu habis"};
    }

    void carry_out_task(std::size_t t, Running& running, Findings& found) const {
        const ReportTask& task = tasks_[t];
        Measured& measured = found.measured[task.id];
        measured.command = task.command;
        if (!task.job) {
            measured.missing = task.job.error().message;
            return;
        }
        const std::size_t first = (t + 1) * kBlocksOfATask;
        Running part = running.part(first, kBlocksOfATask, [&](std::uint64_t done, std::uint64_t all) {
            running.show(t * kSteps + done * kSteps / std::max<std::uint64_t>(all, 1), total());
        });
        auto report = (*task.job)->carry_out(part);
        running.joined(first, part);
        measured.cut = part.cut();
        if (report && !*report) *report = (*task.job)->so_far(part.finished(), running.cancelled());
        if (!report)
            measured.missing = report.error().message;
        else if (!*report)
            measured.missing = out_of_time();
        else
            measured.document = (*report)->document();
    }

    // What is answered at once: a turn of each subject, and how it can be beaten.
    Status ask(Running& running, Findings& found) const {
        std::vector<std::map<std::string, Measured>> answers(2 * found.subjects.size());
        const auto done = running.aside()(answers.size(), [&](std::size_t i) -> std::string {
            const std::size_t subject = i / 2;
            i % 2 == 0 ? turn_of(found, subject, running, answers[i]) : beat(found, subject, running, answers[i]);
            return "";
        });
        if (!done) return done.error();
        for (auto& some : answers) found.measured.merge(some);
        return Done{};
    }

    std::string at_example(const Findings& found, const Subject& s) const {
        std::string flags = found.example.empty() ? "" : fmt::format("--example {} ", found.example);
        flags += "--player " + shell_word(s.typed);
        if (found.seed != 1) flags += fmt::format(" --seed {}", found.seed);
        return flags;
    }

    void turn_of(Findings& found, std::size_t i, const Running& running, std::map<std::string, Measured>& out) const {
        Subject& s = found.subjects[i];
        AdviseOptions options;
        options.tables = wish_.tables;
        options.budget = running.budget();
        TruthLimits limits;
        static_cast<Budget&>(limits) = running.budget();
        limits.seed = found.seed;
        limits.tables = wish_.tables;
        options.truth = limits;
        Measured& advised = out[of_subject("advise", i)];
        Measured& traced = out[of_subject("trace", i)];
        advised.command = found.line("advise", at_example(found, s) + " --truth");
        traced.command = found.line("trace", at_example(found, s));
        const auto advice = found.game->advise(found.at, s.player, options);
        if (!advice) {
            advised.missing = traced.missing = advice.error().message;
            return;
        }
        s.advice = *advice;
        s.trace = greedy_trace(*advice);
        advised.document = advice_document(*advice, found.info().name, found.seed);
        traced.document = trace_document(*advice, found.info().name, s.trace);
    }

    void beat(Findings& found, std::size_t i, const Running& running, std::map<std::string, Measured>& out) const {
        Subject& s = found.subjects[i];
        const std::uint64_t nodes = found.effort.nodes * kExploitNodes;
        Measured& beaten = out[of_subject("exploit", i)];
        beaten.command = found.line("exploit", fmt::format("--player {} --nodes {}", shell_word(s.typed), nodes));
        const auto report = found.game->exploit({wish_.rules, "", s.player, nodes, wish_.tables, running.budget()});
        if (!report) {
            beaten.missing = report.error().message;
            return;
        }
        s.exploit = *report;
        beaten.document = exploit_document(*report, found.info().name);
    }

    const Wish wish_;
    const Findings findings_;
    const std::vector<ReportTask> tasks_;
};

// The paper's first example for whoever plays by its rules; else the start.
void choose_example(const Wish& wish, Findings& found) {
    found.at = {wish.rules, "", {}, wish.seed};
    if (!wish.rules.empty()) return;
    for (const PaperExample& e : found.info().reading.examples) {
        if (!e.player.empty() && e.player != found.info().default_player) continue;
        found.example = e.id;
        found.at = {e.rules, e.position, e.moves, wish.seed};
        return;
    }
}

}  // namespace

Result<JobMade> report_job(const Wish& wish) {
    if (wish.has("quick") && wish.has("full"))
        return usage_error("report: expected --quick or --full, not both",
                           "report: seharusnya --quick atau --full, bukan keduanya");
    const auto start = wish.game->inspect({wish.rules, "", {}, 1});
    if (!start) return start.error();
    auto subjects = subjects_of(wish);
    if (!subjects) return subjects.error();
    Findings found{wish.game, start->rules, wish.rules, wish.seed,
                   effort_named(wish.has("quick")  ? "quick"
                                : wish.has("full") ? "full"
                                                   : "")};
    found.subjects = std::move(*subjects);
    for (const Subject& s : found.subjects)
        if (const auto file = file_of(s); file && file->name != s.file) found.files.emplace(file->name, file->text);
    choose_example(wish, found);
    std::string flags;
    for (const Subject& s : found.subjects)
        flags += fmt::format("{}--player {}", flags.empty() ? "" : " ", shell_word(s.typed));
    if (!found.effort.flag.empty()) flags += fmt::format(" --{}", found.effort.flag);
    if (found.seed != 1) flags += fmt::format(" --seed {}", found.seed);
    found.command = found.line("report", flags);
    Wish plain = wish;
    plain.more.clear();
    auto tasks = tasks_of(plain, found);
    return JobMade(std::make_unique<ReportJob>(plain, std::move(found), std::move(tasks)));
}

}  // namespace rakus::app
