// rakus check: a written player, or a class of them: what is wrong, what is strange, how each scores, where it errs.
#include <algorithm>
#include <filesystem>

#include "app/commands/commands.h"
#include "app/jobs/check_job.h"
#include "app/run_job.h"

namespace rakus::app {
namespace {

constexpr std::string_view kEnding = ".greedy";
constexpr std::uint64_t kNodesOfACheck = 200'000, kGamesOfAClass = 1000;

// A file to be read, and what it is called in the list.
struct Named {
    std::string path, name;
};

// The texts of a folder and those below it, by name; a file is itself.
std::vector<Named> texts_in(const std::string& path) {
    std::error_code fault;
    if (!std::filesystem::is_directory(path, fault)) return {{path, std::filesystem::path(path).filename().string()}};
    std::vector<Named> out;
    for (auto at = std::filesystem::recursive_directory_iterator(path, fault); !fault && at != end(at);
         at.increment(fault))
        if (at->path().string().ends_with(kEnding))
            out.push_back({at->path().string(), at->path().lexically_relative(path).string()});
    std::ranges::sort(out, {}, &Named::name);
    return out;
}

bool is_class(const Arguments& args) {
    std::error_code fault;
    return args.words.size() > 1 || (!args.words.empty() && std::filesystem::is_directory(args.words[0], fault));
}

SubmissionLimits limits_of(const Arguments& args) {
    return {args.whole("bytes", 0), args.whole("operations", 0), !args.has("no-reply")};
}

Result<CheckWish> check_wish(const Arguments& args) {
    CheckWish wish{{},
                   args.text("rules"),
                   {},
                   args.whole("games", is_class(args) ? kGamesOfAClass : 0),
                   args.whole("positions", 0),
                   args.whole("nodes", kNodesOfACheck),
                   args.whole("playouts", 0),
                   args.whole("seed", 1),
                   tables_folder(args),
                   args.has("speed")};
    if (args.has("against")) {
        auto rival = expand_player(args.files, args.text("against"));
        if (!rival) return rival.error();
        wish.against = std::move(*rival);
    }
    for (const auto& word : args.words)
        for (const auto& file : texts_in(word.starts_with('@') ? word.substr(1) : word))
            wish.texts.push_back(
                submitted(file.name, args.files.read(file.path, store::FileKind::text), limits_of(args), wish.rules));
    return wish;
}

// The rules are every text's: what is wrong with them is said once, not as an error of each.
Status rules_are_good(const CheckWish& wish) {
    for (const auto& text : wish.texts)
        if (text.game)
            if (const auto known = text.game->check_player(text.game->describe().players[0].name, wish.rules); !known)
                return known.error();
    return Done{};
}

// A text alone has to be good; and where games are asked for, there has to be an opponent.
Status alone_is_good(const CheckWish& wish, const Arguments& args) {
    const Submission& only = wish.texts[0];
    if (!only.good() || !args.has("games") || !only.game->solitaire()) return Done{};
    const auto& game = only.game->describe().name;
    return bad_input({"{} has no opponent: leave --games out, and measure with rakus match {} --runs",
                      "{} tanpa lawan: hilangkan --games, dan ukur dengan rakus match {} --runs"},
                     game, game);
}

Result<int> run_check(const Arguments& args, Console& console) {
    const auto wish = check_wish(args);
    if (!wish) return wish.error();
    if (wish->texts.empty())
        return usage_error("check: no text named, expected FILE.greedy or a folder of them",
                           "check: tidak ada teks yang disebut, seharusnya BERKAS.greedy atau foldernya");
    if (const auto fine = rules_are_good(*wish); !fine) return fine.error();
    const bool alone = !is_class(args);
    if (const auto fine = alone ? alone_is_good(*wish, args) : Status(Done{}); !fine) return fine.error();
    const auto job = CheckJob::of(*wish);
    if (!job) return job.error();
    if (*job && (*job)->blocks() > 0) return run_job(**job, args, console);
    const auto report = *job ? (*job)->report({}) : Result<ReportMade>(std::make_unique<CheckAnswer>(only_read(*wish)));
    if (!report) return report.error();
    print_report(**report, console);
    return alone && !wish->texts[0].good() ? static_cast<int>(Fault::bad_input) : 0;
}

}  // namespace

Command check_command() {
    using namespace flags;
    return {
        "check",
        {"a written player, or a class of them in one table: errors, warnings, scores, where each errs",
         "pemain tertulis, atau sekelas dalam satu tabel: kesalahan, peringatan, skor, di mana masing-masing keliru"},
        {"check data/players/bantumi-hemat.greedy --against paper --games 200",
         "check data/players/bantumi-hemat.greedy data/players/bantumi-waspada.greedy --games 40"},
        GameArgument::none,
        of_journal(
            {{"against",
              Takes::text,
              "NAME|@FILE",
              {"whom they meet besides each other (default: the paper's player)",
               "lawan di samping sesamanya (bawaan: pemain makalah)"}},
             {"games",
              Takes::whole_number,
              "N",
              {"games of each pair, an even number (default: 1000 for a folder, none for a file)",
               "permainan tiap pasangan, bilangan genap (bawaan: 1000 untuk folder, tanpa untuk berkas)"}},
             {"positions",
              Takes::whole_number,
              "N",
              {"random positions in which their picks are judged (default 0)",
               "posisi acak tempat pilihannya dinilai (bawaan 0)"}},
             {"operations",
              Takes::whole_number,
              "N",
              {"most that a text may come to (default: 2000)", "paling banyak untuk sebuah teks (bawaan: 2000)"}},
             {"bytes", Takes::whole_number, "N", {"longest text (default: 8192)", "teks terpanjang (bawaan: 8192)"}},
             {"no-reply",
              Takes::nothing,
              "",
              {"a text may not look at the opponent's answers", "teks tidak boleh melihat jawaban lawan"}},
             {"speed",
              Takes::nothing,
              "",
              {"how fast each chooses, measured on this machine",
               "seberapa cepat masing-masing memilih, diukur di mesin ini"}},
             kPlayouts,
             kNodesOfEach}),
        run_check,
        "FILE|DIR ..",
        true,
        true};
}

}  // namespace rakus::app
