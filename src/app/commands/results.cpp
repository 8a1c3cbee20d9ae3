// rakus results: the stored runs.
#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "app/commands/commands.h"
#include "app/json.h"
#include "app/part_report.h"
#include "app/sheet.h"
#include "app/table.h"
#include "app/words_for.h"
#include "store/journal.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kKeptRuns = 100;

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
        return print_document(j, console);
    }
    if (runs.empty()) return console.print(console.say("nothing is stored yet\n", "belum ada yang tersimpan\n"));
    Table table;
    for (const Words& title : {Words{"run", "percobaan"},
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
    console.print(console.laid_out(table));
}

// What was played, and the report as the command printed it; of a tuning, its figures.
Result<int> print_run(const store::Results& results, const store::StoredRun& r, const Arguments& args,
                      Console& console) {
    if (console.json()) {
        Json j = document("results", "", {});
        j["run"] = json_of_run(r, true);
        print_document(j, console);
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
        console.print(fmt::format("{}: {}\n", console.say("as its command prints it", "seperti dicetak perintahnya"),
                                  r.run.command));
        console.hand_over(Json::parse(r.report, nullptr, false).dump(2) + "\n");
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
        console.hand_over(dump(j));
    }
    return Done{};
}

Result<int> show(const std::optional<store::Results>& results, const Arguments& args, Console& console) {
    if (!results)
        return bad_input({"results: there are none in '{}'", "hasil: tidak ada di '{}'"}, tables_folder(args));
    const auto found = results->find(args.words[1]);
    return found ? print_run(*results, *found, args, console) : found.error();
}

// The runs that 'delete ID..' or 'prune' mean.
Result<std::vector<std::string>> to_forget(const store::Results& results, const Arguments& args) {
    std::vector<std::string> ids;
    if (args.words[0] == "delete") {
        for (std::size_t i = 1; i < args.words.size(); ++i) {
            const auto found = results.find(args.words[i]);
            if (!found) return found.error();
            ids.push_back(found->run.id);
        }
        return ids;
    }
    auto runs = results.list();
    if (!runs) return runs.error();
    std::ranges::stable_sort(*runs, std::greater<>(), &store::StoredRun::began);
    const auto keep = args.whole("keep", kKeptRuns);
    for (std::size_t i = keep; i < runs->size(); ++i)
        if (!args.has("unfinished")) ids.push_back((*runs)[i].run.id);
    for (const auto& r : *runs)
        if (args.has("unfinished") && r.ended.empty()) ids.push_back(r.run.id);
    return ids;
}

Result<int> forget(const Arguments& args, Console& console) {
    const auto there = store::Results::look_at(tables_folder(args));
    if (!there) return there.error();
    if (!*there && args.words[0] == "delete")
        return bad_input({"results: there are none in '{}'", "hasil: tidak ada di '{}'"}, tables_folder(args));
    auto ids = *there ? to_forget(**there, args) : Result<std::vector<std::string>>(std::vector<std::string>());
    if (!ids) return ids.error();
    if (!ids->empty()) {
        auto results = store::Results::open(tables_folder(args));
        if (!results) return results.error();
        if (const auto gone = results->forget(*ids); !gone) return gone.error();
    }
    if (console.json()) {
        Json j = document("results", "", {});
        j["deleted"] = *ids;
        return print_document(j, console), 0;
    }
    for (const auto& id : *ids) console.print(fmt::format("{}: {}\n", console.say("deleted", "dihapus"), id));
    if (ids->empty()) console.tell(console.say("nothing to delete", "tidak ada yang dihapus"));
    return 0;
}

// How many words each verb takes after it.
bool well_formed(const std::vector<std::string>& words) {
    const std::string verb = words.empty() ? "list" : words[0];
    if (verb == "list" || verb == "export" || verb == "prune") return words.size() <= 1;
    return (verb == "show" && words.size() == 2) || (verb == "delete" && words.size() >= 2);
}

Result<int> run_results(const Arguments& args, Console& console) {
    if (!well_formed(args.words))
        return usage_error("results: expected list, show ID, export, delete ID.. or prune",
                           "results: seharusnya list, show ID, export, delete ID.. atau prune");
    const std::string verb = args.words.empty() ? "list" : args.words[0];
    if (verb == "delete" || verb == "prune") return forget(args, console);
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
            {"the stored runs: list, show, export, delete, prune",
             "hasil yang tersimpan: list, show, export, delete, prune"},
            {"results list", "results export --jsonl -o runs.jsonl", "results prune --keep 20"},
            GameArgument::none,
            {{"keep",
              Takes::whole_number,
              "N",
              {"prune: all but the N newest runs go (default 100)",
               "prune: semua kecuali N percobaan terbaru dihapus (bawaan 100)"}},
             {"unfinished",
              Takes::nothing,
              "",
              {"prune: the unfinished runs go, and no others", "prune: hanya percobaan yang belum selesai dihapus"}},
             flags::kTables},
            run_results,
            "list|show|export|delete|prune [ID..]",
            true};
}

}  // namespace rakus::app
