#include "app/part_report.h"

#include <fmt/format.h>

#include "app/commands/runs.h"
#include "app/match_report.h"
#include "lab/runs.h"

namespace rakus::app {
namespace {

Error incomplete(std::size_t block, std::size_t have, std::size_t all) {
    return bad_input(
        fmt::format("merge: block {} is missing ({} of {} are there); is a shard not finished?", block, have, all),
        fmt::format("merge: blok {} tidak ada ({} dari {} ada); apakah ada bagian yang belum selesai?", block, have,
                    all));
}

Error no_game(const std::string& name) {
    return bad_input(fmt::format("merge: no game '{}'", name), fmt::format("merge: tidak ada permainan '{}'", name));
}

Result<int> report_on_runs(const PartOfRun& part, Console& console) {
    const auto spec = lab::read_runs_spec(part.spec);
    if (!spec) return spec.error();
    const AnyGame* game = find_game(spec->first);
    if (!game || !game->solitaire()) return no_game(spec->first);
    const std::size_t blocks = lab::run_blocks(spec->second);
    for (std::size_t b = 0; b < blocks; ++b)
        if (!part.blocks.contains(b)) return incomplete(b, part.blocks.size(), blocks);
    return answer_runs(*game, spec->second, part.blocks, console);
}

}  // namespace

Result<int> report_on_part(const PartOfRun& part, const std::string& tables, Console& console) {
    if (part.spec.starts_with("runs\n")) return report_on_runs(part, console);
    auto spec = lab::read_spec(part.spec);
    if (!spec) return spec.error();
    spec->tables = tables;
    const AnyGame* game = find_game(spec->game);
    if (!game) return no_game(spec->game);
    const lab::Tournament tournament(*game, *spec);
    const auto standing = tournament.standing(part.blocks);
    if (!standing) return standing.error();
    if (standing->missing) return incomplete(*standing->missing, part.blocks.size(), tournament.blocks());
    const auto report = match_report(*game, *spec, *standing);
    if (!report) return report.error();
    if (console.json())
        console.print(dump(match_json(*report)));
    else
        print_match(*report, console);
    return 0;
}

}  // namespace rakus::app
