// rakus solve: builds, verifies and describes the table files of a game.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/jobs/table_job.h"
#include "app/progress.h"
#include "app/ranks.h"
#include "app/run_job.h"
#include "app/wish_of.h"
#include "core/disk.h"

namespace rakus::app {
namespace {

Status one_verb(const Arguments& args) {
    const int n = int{args.has("build")} + int{args.has("verify")} + int{args.has("info")} + int{args.has("book")};
    if (n == 1) return Done{};
    return usage_error("solve: expected one of --build, --verify, --info, --book",
                       "solve: seharusnya salah satu dari --build, --verify, --info, --book");
}

// The book is the answer itself: to stdout, or to the file of -o.
Result<int> write_book(const TableVerbs& tables, const TableRequest& request, const Arguments& args, Console& console) {
    constexpr int kMostPlies = 8;
    const auto plies = args.whole("plies", 0);
    if (plies > kMostPlies)
        return usage_error({"--plies: expected 1 to {}", "--plies: seharusnya 1 sampai {}"}, kMostPlies);
    ProgressBar bar(console, std::string(console.say("solving", "menyelesaikan")));
    watch_interrupts();
    const auto book = tables.book(request, static_cast<int>(plies), [&](std::uint64_t done, std::uint64_t total) {
        bar.show(done, total);
        return true;
    });
    if (!book && interrupt_wished()) {
        console.tell(console.say(book.error().message));
        return kInterrupted;
    }
    if (!book) return book.error();
    console.hand_over(*book);
    return 0;
}

Result<int> show_info(const AnyGame& game, const TableRequest& request, Console& console) {
    if (request.folder.empty()) return no_data_folder();
    auto figures = game.tables()->info(request);
    if (!figures) return figures.error();
    print_report(TableAnswer(game, std::move(*figures), false), console);
    return 0;
}

Result<int> run_solve(const Arguments& args, Console& console) {
    if (const auto one = one_verb(args); !one) return one.error();
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    auto request = table_request_of(*wish);
    if (!request) return request.error();
    request->jobs = jobs_of(args);
    request->cancelled = interrupt_wished;
    const bool alone = args.has("info") || args.has("book");
    if (alone && rank_of_process().number > 0) return 0;
    if (args.has("info")) return show_info(*wish->game, *request, console);
    if (args.has("book")) return write_book(*wish->game->tables(), *request, args, console);
    const auto job = args.has("build") ? table_job(*wish) : verify_job(*wish);
    return job ? run_timed_job(**job, args, console) : job.error();
}

}  // namespace

Command solve_command() {
    using namespace flags;
    Command c{"solve",
              {"builds, verifies and describes table files", "membuat, memeriksa dan menerangkan berkas tabel"},
              {"solve gobblet --build", "solve gobblet --info", "solve gobblet --verify",
               "solve bantumi --book --plies 2 --rules pits=4,seeds=3"},
              GameArgument::required,
              {{"build",
                Takes::nothing,
                "",
                {"solve the game and write the table", "menyelesaikan permainan dan menulis tabelnya"}},
               {"if-missing",
                Takes::nothing,
                "",
                {"with --build: leave a table that is there and sound as it is",
                 "dengan --build: biarkan tabel yang sudah ada dan utuh"}},
               {"verify",
                Takes::nothing,
                "",
                {"recompute every value from its children", "menghitung ulang tiap nilai dari anaknya"}},
               {"info", Takes::nothing, "", {"what the table holds", "isi tabel"}},
               {"book",
                Takes::nothing,
                "",
                {"write the book of the first plies, as it is inside the program",
                 "menulis buku langkah-langkah awal, seperti yang ada di dalam program"}},
               {"plies", Takes::whole_number, "N", {"plies of the book", "jumlah langkah dalam buku"}},
               {"seeds", Takes::whole_number, "K", {"size of an endgame table", "ukuran tabel akhir permainan"}},
               kRules,
               kResume,
               kRepair,
               kJobs,
               kTables},
              run_solve,
              "",
              false,
              true};
    c.accepts = [](const AnyGame& g) { return g.tables() != nullptr; };
    return c;
}

}  // namespace rakus::app
