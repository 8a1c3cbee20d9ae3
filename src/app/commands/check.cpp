// rakus check: a written player, or a folder of them: what is wrong, what is strange, how it scores, where it errs.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "app/commands/commands.h"
#include "app/jobs/match_spec.h"
#include "app/json.h"
#include "app/match_report.h"
#include "app/table.h"
#include "app/waiting.h"
#include "app/words_for.h"
#include "core/attached.h"
#include "core/text.h"
#include "lab/counterexamples.h"
#include "lab/estimate.h"

namespace rakus::app {
namespace {

constexpr std::string_view kEnding = ".greedy";
constexpr std::uint64_t kNodesOfACheck = 200'000;
constexpr std::size_t kWorst = 5;

// What is known of one text.
struct Checked {
    std::string file;
    const AnyGame* game = nullptr;
    std::vector<Text> errors;
    PlayerInfo info;
    std::optional<MatchLine> match;  // its side of it
    std::optional<lab::Counterexamples> examples;
    bool good() const { return errors.empty(); }
};

// The name after `game` on the version line; the text itself is checked by its game.
const AnyGame* game_in(std::string_view text) {
    for (const auto line : filled_parts(text, '\n')) {
        std::string_view rest = line;
        while (rest.starts_with(' ')) rest.remove_prefix(1);
        if (!rest.starts_with("rakus ")) continue;
        const auto words = split_words(rest);
        for (std::size_t i = 0; i + 1 < words.size(); ++i)
            if (words[i] == "game") return find_game(words[i + 1]);
        break;
    }
    return nullptr;
}

std::vector<Text> lines_of(const Error& e) {
    std::vector<Text> out;
    const auto en = filled_parts(e.message.en, '\n'), id = filled_parts(e.message.id, '\n');
    for (std::size_t i = 0; i < en.size(); ++i)
        out.push_back({std::string(en[i]), std::string(i < id.size() ? id[i] : en[i])});
    return out;
}

// The match that `rakus match` plays: its openings, its intervals.
Result<MatchLine> match_of(const AnyGame& game, const std::string& player, const Arguments& args) {
    if (game.solitaire())
        return bad_input({"{} has no opponent: leave --games out, and measure with rakus match {} --runs",
                          "{} tanpa lawan: hilangkan --games, dan ukur dengan rakus match {} --runs"},
                         game.describe().name, game.describe().name);
    const auto rival = expand_player(args.files, args.text("against", game.describe().default_player));
    if (!rival) return rival.error();
    const auto spec = settled(game, {game.describe().name,
                                     "",
                                     "",
                                     {player, *rival},
                                     args.whole("games", 0) / 2,
                                     args.whole("seed", 1),
                                     {game.describe().opening_plies},
                                     lab::Format::round_robin,
                                     {},
                                     0,
                                     tables_folder(args)});
    if (!spec) return spec.error();
    const lab::Tournament tournament(game, *spec);
    lab::Finished finished;
    for (std::size_t block = 0; block < tournament.blocks(); ++block) {
        auto played = tournament.play(block);
        if (!played) return played.error();
        finished.emplace(block, std::move(*played));
    }
    const auto standing = tournament.standing(finished);
    if (!standing) return standing.error();
    const auto report = match_report(game, *spec, *standing);
    if (!report) return report.error();
    return report->lines[0];
}

// Where the picks lose most, of so many positions.
Result<lab::Counterexamples> worst_of(const AnyGame& game, const std::string& player, const Arguments& args) {
    TruthLimits limits;
    limits.nodes = args.whole("nodes", kNodesOfACheck);
    limits.tables = tables_folder(args);
    const auto seed = args.whole("seed", 1);
    const auto judged = lab::judge_positions(game, {"", "", seed, 0, args.whole("positions", 0), {}}, limits,
                                             lab::Kind::exact_or_estimate);
    if (!judged) return judged.error();
    return lab::counterexamples(game, "", *judged, player, seed, kWorst);
}

Result<Checked> check_text(const Arguments& args, const std::string& path) {
    Checked out;
    out.file = std::filesystem::path(path).filename().string();
    const auto text = args.files.read(path, store::FileKind::text);
    if (!text) return out.errors = lines_of(text.error()), out;
    out.game = game_in(*text);
    if (!out.game) {
        out.errors = {filled({"{}: expected a first line such as: rakus 1  game bantumi  player \"Name\"",
                              "{}: seharusnya baris pertama seperti: rakus 1  game bantumi  player \"Nama\""},
                             out.file)};
        return out;
    }
    const std::string player = write_attached({path, *text});
    const auto info = out.game->check_player(player);
    if (!info) return out.errors = lines_of(info.error()), out;
    out.info = *info;
    if (args.whole("games", 0) > 0) {
        auto played = match_of(*out.game, player, args);
        if (!played) return out.errors = lines_of(played.error()), out;
        out.match = std::move(*played);
    }
    if (args.whole("positions", 0) > 0) {
        auto worst = worst_of(*out.game, player, args);
        if (!worst) return out.errors = lines_of(worst.error()), out;
        out.examples = std::move(*worst);
    }
    return out;
}

Json json_of_checked(const Checked& c) {
    Json j{{"file", c.file}, {"ok", c.good()}};
    j["errors"] = Json::array();
    for (const Text& e : c.errors) j["errors"].push_back(json_of(e));
    if (!c.good()) return j;
    j["game"] = c.game->describe().name;
    j["player"] = c.info.about.en;
    j["operations"] = c.info.operations;
    j["deterministic"] = c.info.deterministic;
    j["warnings"] = Json::array();
    for (const Text& w : c.info.warnings) j["warnings"].push_back(json_of(w));
    if (c.match) {
        const auto& score = c.match->score;
        j["games"] = c.match->tally.all().games();
        j["score"] = {{"mean", score.value}, {"low", score.low}, {"high", score.high}, {"exact", score.exact()}};
    }
    if (c.examples) {
        j["judged"] = c.examples->judged;
        j["given_away"] = c.examples->given_away;
        j["regret"] = {
            {"mean", c.examples->regret.value}, {"low", c.examples->regret.low}, {"high", c.examples->regret.high}};
        j["worst"] = Json::array();
        for (const auto& e : c.examples->worst)
            j["worst"].push_back(
                {{"position", e.position}, {"pick", e.pick}, {"best", e.best}, {"loss", json_number(e.loss())}});
    }
    return j;
}

void print_one(const Checked& c, Console& console) {
    for (const Text& e : c.errors) console.print(e.in(console.lang) + "\n");
    if (!c.good()) return;
    console.print(phrase(console.lang, {"{}: \"{}\" for {}, {} operations{}\n", "{}: \"{}\" untuk {}, {} operasi{}\n"},
                         c.file, c.info.about.en, c.game->describe().name, c.info.operations,
                         c.info.warnings.empty() ? console.say(", nothing to complain of", ", tanpa keluhan") : ""));
    for (const Text& w : c.info.warnings) console.print(fmt::format("  {}\n", w.in(console.lang)));
    if (c.match)
        console.print(phrase(console.lang, {"  score {} % {} in {} games\n", "  skor {} % {} dalam {} permainan\n"},
                             percent(c.match->score.value, console.lang), range_text(c.match->score, console.lang),
                             c.match->tally.all().games()));
    if (!c.examples) return;
    console.print(phrase(console.lang,
                         {"  value given away in {} of {} positions with something at stake\n",
                          "  nilai terbuang di {} dari {} posisi yang dipertaruhkan\n"},
                         c.examples->given_away, c.examples->judged));
    for (const auto& e : c.examples->worst)
        console.print(phrase(console.lang,
                             {"    {}: {} instead of {}, {} given away\n", "    {}: {} padahal {}, terbuang {}\n"},
                             e.position, e.pick, e.best, number_in_words(e.loss(), console.lang)));
}

// Game by game the best first; those with errors at the end.
std::string ranking(std::vector<Checked> all, const Console& console) {
    std::ranges::stable_sort(all, [](const Checked& a, const Checked& b) {
        if (!a.good() || !b.good()) return a.good() && !b.good();
        if (a.game != b.game) return a.game->describe().name < b.game->describe().name;
        return a.match && b.match && a.match->score.value > b.match->score.value;
    });
    Table table;
    for (const Words& title : {Words{"rank", "peringkat"},
                               {"file", "berkas"},
                               {"game", "permainan"},
                               {"player", "pemain"},
                               {"score", "skor"},
                               {"95 % CI", "selang 95 %"},
                               {"remarks", "catatan"}})
        table.column(std::string(console.say(title)));
    std::size_t rank = 0;
    const AnyGame* game = nullptr;
    for (const Checked& c : all) {
        const bool scored = c.good() && c.match;
        rank = c.game == game ? rank + 1 : 1;
        game = c.game;
        table.row({scored ? fmt::format("{}", rank) : "-", c.file, c.game ? c.game->describe().name : "-",
                   c.good() ? c.info.about.en : "-", scored ? percent(c.match->score.value, console.lang) + " %" : "-",
                   scored ? range_text(c.match->score, console.lang) : "-",
                   c.good() ? phrase(console.lang, {"{} warnings", "{} peringatan"}, c.info.warnings.size())
                            : phrase(console.lang, {"{} errors: {}", "{} kesalahan: {}"}, c.errors.size(),
                                     c.errors[0].in(console.lang))});
    }
    return console.format == Format::plain ? table.tsv() : table.text(console.width);
}

// The texts of a folder, by name; a file is itself.
std::vector<std::string> texts_in(const std::string& path) {
    std::error_code fault;
    if (!std::filesystem::is_directory(path, fault)) return {path};
    std::vector<std::string> out;
    for (const auto& entry : std::filesystem::directory_iterator(path, fault))
        if (entry.path().string().ends_with(kEnding)) out.push_back(entry.path().string());
    std::ranges::sort(out);
    return out;
}

Result<int> run_check(const Arguments& args, Console& console) {
    if (args.whole("games", 0) % 2 != 0)
        return usage_error("--games: expected an even number, games are played in side-swapped pairs",
                           "--games: seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi");
    std::vector<std::string> files;
    for (const auto& word : args.words)
        for (auto& file : texts_in(word.starts_with('@') ? word.substr(1) : word)) files.push_back(std::move(file));
    if (files.empty())
        return usage_error("check: no text named, expected FILE.greedy or a folder of them",
                           "check: tidak ada teks yang disebut, seharusnya BERKAS.greedy atau foldernya");
    std::vector<Checked> all;
    for (const auto& file : files) {
        auto one = check_text(args, file);
        if (!one) return one.error();
        all.push_back(std::move(*one));
    }
    if (console.json()) {
        Json j = document("check", "", {});
        j.erase("game"), j.erase("rules");
        j["seed"] = args.whole("seed", 1);
        j["texts"] = Json::array();
        for (const Checked& c : all) j["texts"].push_back(json_of_checked(c));
        console.print(dump(j));
    } else if (all.size() == 1) {
        print_one(all[0], console);
    } else {
        console.print(ranking(all, console));
    }
    return all.size() == 1 && !all[0].good() ? static_cast<int>(Fault::bad_input) : 0;
}

}  // namespace

Command check_command() {
    using namespace flags;
    return {"check",
            {"a written player, or a folder of them: errors, warnings, its score, where it errs",
             "pemain tertulis, atau foldernya: kesalahan, peringatan, skornya, di mana ia keliru"},
            {"check data/players/bantumi-hemat.greedy --against paper --games 200"},
            GameArgument::none,
            {{"against",
              Takes::text,
              "NAME|@FILE",
              {"who it plays against (default: the paper's player)", "lawannya (bawaan: pemain makalah)"}},
             {"games",
              Takes::whole_number,
              "N",
              {"games of that match (default 0: none)", "jumlah permainannya (bawaan 0: tidak ada)"}},
             {"positions",
              Takes::whole_number,
              "N",
              {"random positions in which its picks are judged (default 0)",
               "posisi acak tempat pilihannya dinilai (bawaan 0)"}},
             kNodesOfEach,
             kSeed,
             kTables},
            run_check,
            "FILE|DIR ..",
            true};
}

}  // namespace rakus::app
