// rakus report: a document about one player or several, with everything that the other commands find.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/jobs/kinds.h"
#include "app/jobs/report_job.h"
#include "app/report/files.h"
#include "app/run_job.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

Status write_files(const std::vector<ReportFile>& all, const store::Files& files, const std::string& folder) {
    for (const auto& below : {"", "/pictures", "/figures"})
        if (const auto made = files.make_folder(folder + below); !made) return made;
    for (const auto& file : all)
        if (const auto written = files.write(fmt::format("{}/{}", folder, file.name), file.text); !written)
            return written;
    return Done{};
}

Result<int> run_report(const Arguments& given, Console& console) {
    Arguments args = given;
    const std::string folder = args.text("output", "-");
    console.out_file.clear();  // -o names a folder here
    if (const auto player = args.values.extract("player")) args.values["players"] = player.mapped();
    auto wish = wish_of(args);
    if (!wish) return wish.error();
    const auto job = report_job(*wish);
    if (!job) return job.error();
    if (folder == "-") return run_job(**job, given, console);
    Console silent = console;  // what goes into the folder is not printed
    const auto code = run_job(**job, given, silent, [&](const Report& report, const lab::Finished&) -> Result<int> {
        const auto files = report_files(dynamic_cast<const ReportAnswer&>(report).found(), console.lang);
        if (const auto written = write_files(files, args.files, folder); !written) return written.error();
        for (const auto& file : files) console.print(fmt::format("{}/{}\n", folder, file.name));
        return 0;
    });
    return code;
}

}  // namespace

Command report_command() {
    using namespace flags;
    return {
        "report",
        {"a document about a player, a folder with -o DIR: mapping, text, a turn, tests, counter-examples, commands",
         "dokumen tentang seorang pemain, folder dengan -o DIR: pemetaan, teks, satu giliran, pengujian, contoh "
         "tandingan, perintah"},
        {"report gobblet --player formula --quick",
         "report bantumi --player paper --player best --rules pits=3,seeds=2 --quick --json"},
        GameArgument::required,
        of_job(
            {{"player",
              Takes::text,
              "NAME[:W=N,..]|@FILE",
              {"the player; given several times, they stand side by side",
               "pemain; bila diberikan beberapa kali, mereka berdampingan"},
              0,
              true},
             {"quick",
              Takes::nothing,
              "",
              {"few games and positions: within a minute", "sedikit permainan dan posisi: dalam satu menit"}},
             {"full",
              Takes::nothing,
              "",
              {"many games and positions: within ten minutes", "banyak permainan dan posisi: dalam sepuluh menit"}}}),
        run_report};
}

}  // namespace rakus::app
