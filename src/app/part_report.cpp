#include "app/part_report.h"

#include <fmt/format.h>

#include "app/jobs/kinds.h"
#include "app/run_job.h"

namespace rakus::app {

Result<int> report_on_part(const PartOfRun& part, const std::string& tables, Console& console) {
    const auto job = read_job(part.spec, tables);
    if (!job) return job.error();
    if (const auto block = (*job)->missing(part.blocks))
        return bad_input({"merge: block {} is missing ({} of {} are there); is a shard not finished?",
                          "merge: blok {} tidak ada ({} dari {} ada); apakah ada bagian yang belum selesai?"},
                         *block, part.blocks.size(), (*job)->blocks());
    const auto report = (*job)->report(part.blocks);
    if (!report) return report.error();
    print_report(**report, console);
    return 0;
}

}  // namespace rakus::app
