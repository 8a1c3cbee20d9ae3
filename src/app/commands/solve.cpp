// rakus solve: builds, verifies and describes the table files of a game.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/progress.h"
#include "app/ranks.h"
#include "app/shared_work.h"
#include "app/table.h"
#include "core/disk.h"

namespace rakus::app {
namespace {

constexpr int kFalse = 5;

struct FactWords {
    std::string_view id;
    Words words;
};
constexpr std::array<FactWords, 15> kWords{{{"rules", {"rules", "aturan"}},
                                            {"positions", {"positions", "posisi"}},
                                            {"bytes", {"bytes", "bita"}},
                                            {"seeds", {"seeds", "biji"}},
                                            {"won", {"won for the side to move", "menang bagi yang melangkah"}},
                                            {"drawn", {"drawn", "seri"}},
                                            {"lost", {"lost for the side to move", "kalah bagi yang melangkah"}},
                                            {"longest", {"longest game in plies", "permainan terpanjang (langkah)"}},
                                            {"start", {"start position", "posisi awal"}},
                                            {"start_plies", {"start position in plies", "posisi awal (langkah)"}},
                                            {"win", {"win", "menang"}},
                                            {"draw", {"draw", "seri"}},
                                            {"loss", {"loss", "kalah"}},
                                            {"file", {"file", "berkas"}},
                                            {"inconsistencies", {"inconsistencies", "ketidakcocokan"}}}};

// Names of facts, and values that are words; anything else stands for itself.
std::string in_words(std::string_view id, const Console& console) {
    const auto known = std::ranges::find(kWords, id, &FactWords::id);
    return std::string(known != kWords.end() ? console.say(known->words) : id);
}

enum class Verb { build, verify, info, book };

Result<Verb> verb_of(const Arguments& args) {
    const int n = int{args.has("build")} + int{args.has("verify")} + int{args.has("info")} + int{args.has("book")};
    if (n != 1)
        return usage_error("solve: expected one of --build, --verify, --info, --book",
                           "solve: seharusnya salah satu dari --build, --verify, --info, --book");
    return args.has("build")    ? Verb::build
           : args.has("verify") ? Verb::verify
           : args.has("book")   ? Verb::book
                                : Verb::info;
}

// What the ranks of an MPI job can share: work in parts. Gobblet's table is made by one process and its threads: to
// send every wave to every rank takes longer than the seconds that all waves take.
bool is_shared(Verb verb, const TableVerbs& tables) {
    return (verb == Verb::build && tables.builds_in_parts()) || (verb == Verb::verify && tables.verifies_in_parts());
}

Result<TableReport> carry_out(Verb verb, const TableVerbs& tables, const TableRequest& request,
                              const Console& console) {
    if (verb == Verb::info) return tables.info(request);
    if (verb == Verb::verify && tables.verifies_in_parts()) return tables.verify(request, {});
    ProgressBar bar(console, std::string(verb == Verb::build ? console.say("solving", "menyelesaikan")
                                                             : console.say("verifying", "memeriksa")));
    const Progress progress = [&](std::uint64_t done, std::uint64_t total) {
        bar.show(done, total);
        return true;
    };
    watch_interrupts();
    return verb == Verb::build ? tables.build(request, progress) : tables.verify(request, progress);
}

// The book is the answer itself: to stdout, or to the file of -o.
Result<int> write_book(const TableVerbs& tables, const TableRequest& request, const Arguments& args, Console& console) {
    constexpr int kMostPlies = 8;
    const auto plies = args.whole("plies", 0);
    if (plies > kMostPlies)
        return usage_error(fmt::format("--plies: expected 1 to {}", kMostPlies),
                           fmt::format("--plies: seharusnya 1 sampai {}", kMostPlies));
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
    console.print(*book);
    return 0;
}

// Facts are text; what is a whole number becomes one.
Json value_of(const std::string& text) {
    const bool number =
        !text.empty() && text.size() < 19 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return number ? Json(std::stoll(text)) : Json(text);
}

void print_json(const TableReport& report, Verb verb, std::string_view game, Console& console) {
    Json j = document("solve", game, {});
    j.erase("rules");
    j["file"] = report.file;
    for (const auto& [id, value] : report.facts) j[id] = value_of(value);
    if (verb == Verb::verify) j["inconsistencies"] = report.inconsistencies;
    console.print(dump(j));
}

void print_text(const TableReport& report, Verb verb, Console& console) {
    Table table;
    table.column(std::string(console.say("table", "tabel")));
    table.column(std::string(console.say("value", "nilai")));
    const auto row = [&](std::string_view id, const std::string& value) {
        table.row({in_words(id, console), in_words(value, console)});
    };
    row("file", report.file);
    for (const auto& [id, value] : report.facts) row(id, value);
    if (verb == Verb::verify) row("inconsistencies", fmt::format("{}", report.inconsistencies));
    console.print(console.format == Format::plain ? table.tsv() : table.text());
}

Result<int> run_solve(const Arguments& args, Console& console) {
    const auto verb = verb_of(args);
    if (!verb) return verb.error();
    const AnyGame& game = game_of(args);
    const TableVerbs* tables = game.tables();
    if (!tables)
        return usage_error(fmt::format("{} has no tables to solve", game.describe().name),
                           fmt::format("{} tidak punya tabel untuk diselesaikan", game.describe().name));
    const Rank rank = rank_of_process();
    if (rank.number > 0 && !is_shared(*verb, *tables)) return 0;
    if (rank.count > 1 && !is_shared(*verb, *tables) && *verb != Verb::info)
        console.tell(console.say("one rank works, with its threads (-j): this is not shared by ranks",
                                 "satu rank bekerja dengan utasnya (-j): ini tidak dibagi antar-rank"));
    TableRequest request{
        args.text("rules"), tables_folder(args), static_cast<int>(args.whole("seeds", 0)), jobs_of(args),
        do_alone,           rank.number == 0};
    request.cancelled = interrupt_wished;
    if (request.folder.empty() && *verb != Verb::book) return no_data_folder();
    if (is_shared(*verb, *tables))
        request.share =
            shared_work(args, console, *verb == Verb::verify ? std::string(console.say("verifying", "memeriksa")) : "");
    if (*verb == Verb::book) return write_book(*tables, request, args, console);
    const auto started = std::chrono::steady_clock::now();
    const auto report = carry_out(*verb, *tables, request, console);
    if (!report && interrupt_wished()) {
        console.tell(console.say(report.error().message));
        return kInterrupted;
    }
    if (!report) return report.error();
    if (*verb != Verb::info)
        console.tell(
            fmt::format("{:.1f} s", std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count()));
    console.json() ? print_json(*report, *verb, game.describe().name, console) : print_text(*report, *verb, console);
    return report->inconsistencies == 0 ? 0 : kFalse;
}

}  // namespace

Command solve_command() {
    using namespace flags;
    return {"solve",
            {"builds, verifies and describes table files", "membuat, memeriksa dan menerangkan berkas tabel"},
            {"solve gobblet --build", "solve gobblet --info", "solve gobblet --verify",
             "solve bantumi --book --plies 2 --rules pits=4,seeds=3"},
            GameArgument::required,
            {{"build",
              Takes::nothing,
              "",
              {"solve the game and write the table", "menyelesaikan permainan dan menulis tabelnya"}},
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
             kJobs,
             kTables},
            run_solve,
            "",
            false,
            true};
}

}  // namespace rakus::app
