// rakus results: the stored runs.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/json.h"
#include "app/part_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "store/journal.h"

namespace rakus::app {
namespace {

Json json_of_run(const store::StoredRun& r, bool whole) {
    Json j{{"id", r.run.id},
           {"kind", r.run.kind},
           {"game", r.run.game},
           {"version", r.run.version},
           {"seed", r.run.seed},
           {"began", r.began},
           {"ended", r.ended.empty() ? Json(nullptr) : Json(r.ended)},
           {"blocks", r.blocks},
           {"command", r.run.command}};
    if (!whole) return j;
    j["spec"] = r.run.spec;
    j["report"] = r.report.empty() ? Json(nullptr) : Json::parse(r.report, nullptr, false);
    return j;
}

void print_list(const std::vector<store::StoredRun>& runs, Console& console) {
    if (console.json()) {
        Json j = document("results", "", {});
        j["runs"] = Json::array();
        for (const auto& r : runs) j["runs"].push_back(json_of_run(r, false));
        return console.print(dump(j));
    }
    Table table;
    for (const Words& title : {Words{"run", "run"},
                               {"game", "permainan"},
                               {"began", "mulai"},
                               {"state", "keadaan"},
                               {"command", "perintah"}})
        table.column(std::string(console.say(title)));
    for (const auto& r : runs) {
        const auto state = r.ended.empty()
                               ? phrase(console.lang, {"{} blocks, unfinished", "{} blok, belum selesai"}, r.blocks)
                               : std::string(console.say("finished", "selesai"));
        table.row({r.run.id, r.run.game, r.began, state,
                   r.ended.empty() ? r.run.command : r.run.command.substr(0, r.run.command.rfind(" --resume"))});
    }
    console.print(console.format == Format::plain ? table.tsv() : table.text());
}

// What was played, and the report as the command printed it; of a tuning, its figures.
Result<int> print_run(const store::Results& results, const store::StoredRun& r, const Arguments& args,
                      Console& console) {
    if (console.json()) {
        Json j = document("results", "", {});
        j["run"] = json_of_run(r, true);
        console.print(dump(j));
        return 0;
    }
    console.print(
        fmt::format("{} · {} · {} {}\n{}\n", r.run.id, r.began, r.blocks, console.say("blocks", "blok"), r.run.spec));
    if (r.report.empty()) {
        console.print(fmt::format("{}: {}\n", console.say("unfinished; to go on", "belum selesai; untuk melanjutkan"),
                                  r.run.command));
        return 0;
    }
    if (r.run.kind != "match") {
        console.print(Json::parse(r.report, nullptr, false).dump(2) + "\n");
        return 0;
    }
    const auto blocks = results.blocks(r.run.id);
    if (!blocks) return blocks.error();
    return report_on_part({r.run.id, r.run.spec, *blocks}, tables_folder(args), console);
}

// Everything, one run a line: for other programs.
Status export_all(const store::Results& results, const std::vector<store::StoredRun>& runs, Console& console) {
    for (const auto& r : runs) {
        const auto blocks = results.blocks(r.run.id);
        if (!blocks) return blocks.error();
        Json j = json_of_run(r, true);
        j["journal"] = Json::object();
        for (const auto& [block, bytes] : *blocks) j["journal"][fmt::format("{}", block)] = bytes;
        console.print(dump(j));
    }
    return Done{};
}

Result<int> show(const std::optional<store::Results>& results, const Arguments& args, Console& console) {
    if (!results)
        return bad_input({"results: there are none in '{}'", "hasil: tidak ada di '{}'"}, tables_folder(args));
    const auto found = results->find(args.words[1]);
    return found ? print_run(*results, *found, args, console) : found.error();
}

Result<int> run_results(const Arguments& args, Console& console) {
    const std::string verb = args.words.empty() ? "list" : args.words[0];
    if ((verb != "list" && verb != "show" && verb != "export") || (verb == "show") != (args.words.size() == 2) ||
        args.words.size() > 2)
        return usage_error("results: expected list, show ID or export",
                           "results: seharusnya list, show ID atau export");
    const auto results = store::Results::look_at(tables_folder(args));
    if (!results) return results.error();
    if (verb == "show") return show(*results, args, console);
    const auto runs =
        *results ? (*results)->list() : Result<std::vector<store::StoredRun>>(std::vector<store::StoredRun>());
    if (!runs) return runs.error();
    if (verb == "list")
        print_list(*runs, console);
    else if (const auto done = *results ? export_all(**results, *runs, console) : Status(Done{}); !done)
        return done.error();
    return 0;
}

}  // namespace

Command results_command() {
    return {"results",
            {"the stored runs: list, show, export", "hasil yang tersimpan: list, show, export"},
            {"results list", "results export --jsonl -o runs.jsonl"},
            GameArgument::none,
            {flags::kTables},
            run_results,
            "list|show|export [ID]",
            true};
}

}  // namespace rakus::app
