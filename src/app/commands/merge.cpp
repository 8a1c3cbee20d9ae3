// rakus merge: joins the parts of a run that was played in shards, or in several journals, and reports on the whole.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/part_report.h"
#include "app/run_difference.h"

namespace rakus::app {
namespace {

using Runs = std::map<std::string, PartOfRun>;

// Two parts may hold the same block only if they agree about it.
Status join(Runs& runs, PartOfRun part, const std::string& from) {
    auto& whole = runs.try_emplace(part.id, PartOfRun{part.id, part.spec, {}, part.files}).first->second;
    for (auto& [block, bytes] : part.blocks) {
        const auto [at, fresh] = whole.blocks.emplace(block, bytes);
        if (!fresh && at->second != bytes)
            return bad_input({"file '{}': block {} differs from another part's; were they made by the same program?",
                              "berkas '{}': blok {} berbeda dari bagian lain; apakah dibuat oleh program yang sama?"},
                             from, block);
    }
    return Done{};
}

Result<PartOfRun> only_run(const Runs& runs, const std::string& wanted) {
    std::vector<const PartOfRun*> matching;
    for (const auto& [id, part] : runs)
        if (id.starts_with(wanted)) matching.push_back(&part);
    if (matching.size() == 1) return *matching[0];
    std::string ids;
    for (const auto& [id, part] : runs) ids += " " + id;
    const Text unlike =
        matching.size() < 2
            ? Text()
            : with_files(in_a_row(run_differences(matching[1]->spec, matching[0]->spec)), matching[1]->files);
    const Text also =
        unlike.en.empty()
            ? Text()
            : filled({", and the first two differ in: {}", ", dan dua yang pertama berbeda dalam: {}"}, unlike);
    return bad_input({"merge: the files hold these runs:{}{}; name one with --run ID",
                      "merge: berkas-berkas itu berisi percobaan:{}{}; sebut satu dengan --run ID"},
                     ids.empty() ? " -" : ids, also);
}

Result<int> run_merge(const Arguments& args, Console& console) {
    if (args.words.empty())
        return usage_error("merge: which files? expected shards or results folders",
                           "merge: berkas apa? seharusnya bagian atau folder hasil");
    Runs runs;
    for (const auto& path : args.words) {
        auto parts = read_parts(args.files, path);
        if (!parts) return parts.error();
        for (auto& part : *parts)
            if (const auto joined = join(runs, std::move(part), path); !joined) return joined.error();
    }
    const auto part = only_run(runs, args.text("run"));
    return part ? report_on_part(*part, tables_folder(args), console) : part.error();
}

}  // namespace

Command merge_command() {
    return {"merge",
            {"joins the shards or journals of a match and reports on the whole",
             "menggabungkan bagian atau jurnal pertandingan dan melaporkan keseluruhannya"},
            {"merge part1.json part2.json", "merge --run 3f2a /data/node1 /data/node2"},
            GameArgument::none,
            {{"run",
              Takes::text,
              "ID",
              {"which run, where the files hold several", "percobaan yang mana, bila berkas berisi beberapa"}},
             flags::kTables},
            run_merge,
            "FILE..",
            true};
}

}  // namespace rakus::app
