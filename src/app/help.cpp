#include "app/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "app/typed_words.h"
#include "app/user_settings.h"
#include "app/wrap.h"

namespace rakus::app {
namespace {

constexpr std::size_t kNameColumn = 36, kCommandColumn = 20;

// A name and what it means, in two columns, or below each other where the name is long or the screen is narrow.
std::string entry(std::string_view name, std::string_view about, std::size_t column, const Console& console) {
    if (console.width < 70) column = 8;
    const bool apart = display_width(name) + 2 > column;
    const std::string text = wrapped(about, console.width, column);
    if (apart) return fmt::format("{}\n{}", name, text);
    return fmt::format("{:{}}{}", name, column, text.substr(column));
}

std::string flag_line(const Flag& flag, const Console& console) {
    std::string left =
        flag.letter ? fmt::format("  -{}, --{}", flag.letter, flag.name) : fmt::format("      --{}", flag.name);
    if (!flag.value.empty()) left += fmt::format(" {}", blanks_in(flag.value, console.lang));
    return entry(left, blanks_in(console.say(flag.about), console.lang), kNameColumn, console);
}

std::string example_lines(const std::vector<std::string_view>& examples, const Console& console) {
    std::string out;
    for (const auto e : examples) {
        const auto line = fmt::format("rakus {}", e);
        out += console.out_is_terminal ? wrapped_command(line, console.width, 2) : fmt::format("  {}\n", line);
    }
    return out;
}

std::string table_of(std::span<const Explained> what, std::size_t column, const Console& console) {
    std::string out;
    for (const Explained& e : what) out += entry(fmt::format("  {}", e.name), console.say(e.about), column, console);
    return out;
}

// In Markdown a board is a block that keeps its spaces.
std::string board_of(const AnyGame& game, const Lesson& l, const Console& console) {
    const auto info = game.inspect({"", l.position, {}, 1});
    if (!info) return "";
    const std::string& picture = console.say(info->picture);
    return console.format == Format::markdown ? fmt::format("\n```\n{}```\n", picture) : picture;
}

std::string lesson_text(const AnyGame& game, const Lesson& l, int number, const Console& console) {
    const std::string move = l.moves.empty() ? "" : fmt::format("{}: ", l.moves[0]);
    return "\n" + wrapped(fmt::format("{}. {}", number, console.say(l.ask)), console.width, 2, 5) +
           board_of(game, l, console) + wrapped(move + console.say(l.shown), console.width, 5);
}

}  // namespace

std::span<const Explained> exit_codes() {
    static constexpr Explained codes[] = {
        {"0", {"done", "selesai"}},
        {"1",
         {"an error of the system or of Rakus: a file could not be written",
          "galat sistem atau Rakus: berkas tidak dapat ditulis"}},
        {"2",
         {"wrong usage: an unknown command, option, game or value",
          "pemakaian salah: perintah, opsi, permainan atau nilai tidak dikenal"}},
        {"3",
         {"bad input: a position, move, record, deck or file",
          "masukan salah: posisi, langkah, rekaman, dek atau berkas"}},
        {"4",
         {"not decided within the limits (truth --require-exact)",
          "belum terputuskan dalam batas (truth --require-exact)"}},
        {"5",
         {"a tested condition is false (match --min-score, --sprt)",
          "syarat yang diuji tidak terpenuhi (match --min-score, --sprt)"}},
        {"130",
         {"interrupted by Ctrl-C, with everything that is finished kept",
          "dihentikan dengan Ctrl-C; semua yang selesai tersimpan"}},
    };
    return codes;
}

std::span<const Explained> environment() {
    static constexpr Explained variables[] = {
        {"NO_COLOR", {"not empty: no colour", "tidak kosong: tanpa warna"}},
        {"TERM", {"dumb: no colour", "dumb: tanpa warna"}},
        {"RAKUS_PAGER, PAGER",
         {"the pager of long answers (default less); cat or nothing: none",
          "penampil jawaban panjang (bawaan less); cat atau kosong: tanpa"}},
        {"LC_ALL, LC_MESSAGES, LANG",
         {"the language, where it begins with id: Indonesian", "bahasa; bila diawali id: Indonesia"}},
        {"XDG_DATA_HOME",
         {"tables and results stand in its folder rakus (default ~/.local/share)",
          "tabel dan hasil ada di folder rakus di dalamnya (bawaan ~/.local/share)"}},
        {"XDG_CONFIG_HOME",
         {"the settings stand in its file rakus/config (default ~/.config)",
          "setelan ada di berkas rakus/config di dalamnya (bawaan ~/.config)"}},
        {"HOME",
         {"where neither is set; without it nothing is kept",
          "dipakai bila keduanya tidak disetel; tanpanya tidak ada yang disimpan"}},
    };
    return variables;
}

// Only whole words of capitals are blanks: JSON, SVG and N are the same in both languages.
std::string blanks_in(std::string_view text, Lang lang) {
    constexpr std::array<Words, 11> kBlanks{{{"GAME", "PERMAINAN"},
                                             {"COMMAND", "PERINTAH"},
                                             {"PLAYER", "PEMAIN"},
                                             {"NAME", "NAMA"},
                                             {"FILE", "BERKAS"},
                                             {"DIR", "FOLDER"},
                                             {"MOVES", "LANGKAH"},
                                             {"MOVE", "LANGKAH"},
                                             {"DECK", "DEK"},
                                             {"ADDRESS", "ALAMAT"},
                                             {"STR", "POSISI"}}};
    const auto is_letter = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_letter);
        const auto word = text.substr(at, static_cast<std::size_t>(end - text.begin()) - at);
        const auto blank = std::ranges::find(kBlanks, word, &Words::en);
        out += lang == Lang::en || blank == kBlanks.end() ? word : blank->id;
        at += word.size();
        if (word.empty()) out += text[at++];
    }
    return out;
}

std::string synopsis(const Command& c, Lang lang) {
    const bool id = lang == Lang::id;
    const std::string_view game = c.game == GameArgument::none       ? ""
                                  : c.game == GameArgument::required ? (id ? " PERMAINAN" : " GAME")
                                                                     : (id ? " [PERMAINAN]" : " [GAME]");
    return fmt::format("rakus {}{}{} [{}]", c.name, game,
                       c.word.empty() ? "" : fmt::format(" {}", blanks_in(c.word, lang)), id ? "OPSI" : "OPTIONS");
}

std::string usage(const Console& console) {
    std::string out =
        wrapped(console.say("rakus: greedy strategies in tabletop games, explained, and measured against the truth",
                            "rakus: strategi greedy dalam permainan meja, dijelaskan dan diukur terhadap kebenaran"),
                console.width, 0, 2);
    out += fmt::format("\n{}\n", console.say("Examples", "Contoh"));
    out += example_lines(
        {"advise bantumi --truth --pos '1.5.6.1.0.0.11/0.3.0.0.1.1.19 1'", "truth bantumi --rules pits=4,seeds=4 --all",
         "match bantumi --players paper,random --games 2000 --seed 42", "games"},
        console);
    out += fmt::format("\n{}\n", console.say("Commands", "Perintah"));
    for (const Command& c : all_commands())
        if (!c.hidden)
            out += entry(fmt::format("  {}", c.name), blanks_in(console.say(c.about), console.lang), kCommandColumn,
                         console);
    out +=
        "\n" +
        wrapped(console.say("Usage: rakus COMMAND [GAME] [OPTIONS]; 'rakus help COMMAND' explains one command, 'rakus "
                            "help rules GAME' how a game is played, 'rakus help words' the words that are used, 'rakus "
                            "help settings' the file of your own defaults.",
                            "Pemakaian: rakus PERINTAH [PERMAINAN] [OPSI]; 'rakus help PERINTAH' menjelaskan satu "
                            "perintah, 'rakus help rules PERMAINAN' cara bermain, 'rakus help words' istilah yang "
                            "dipakai, 'rakus help settings' berkas bawaan Anda sendiri."),
                console.width, 0);
    out +=
        fmt::format("\n{}\n{}\n{}\n{}", console.say("Exit codes", "Kode keluar"), table_of(exit_codes(), 8, console),
                    console.say("Environment", "Variabel lingkungan"), table_of(environment(), kNameColumn, console));
    return out;
}

std::string help_for(const Command& c, const Console& console) {
    std::string out = wrapped(fmt::format("rakus {}: {}", c.name, blanks_in(console.say(c.about), console.lang)),
                              console.width, 0, 2);
    out += fmt::format("\n{}\n{}\n{}\n", console.say("Examples", "Contoh"), example_lines(c.examples, console),
                       console.say("Usage", "Pemakaian"));
    out += wrapped(synopsis(c, console.lang), console.width, 2, 4);
    if (!c.flags.empty()) out += fmt::format("\n{}\n", console.say("Options", "Opsi"));
    for (const Flag& f : c.flags) out += flag_line(f, console);
    out += fmt::format("\n{}\n", console.say("Options of every command", "Opsi semua perintah"));
    for (const Flag& f : common_flags()) out += flag_line(f, console);
    if (const auto games = games_of(c); !games.empty())
        out += fmt::format("\n{}: {}\n", console.say("Games", "Permainan"), fmt::join(games, " "));
    return out;
}

std::string help_on_codes(const Console& console) {
    std::string out = fmt::format(
        "{}\n{}\n{}\n{}\n", console.bold(console.say("Exit codes", "Kode keluar")), table_of(exit_codes(), 8, console),
        console.bold(console.say("Environment", "Variabel lingkungan")), table_of(environment(), kNameColumn, console));
    return out + help_on_settings(console);
}

std::string help_on_settings(const Console& console) {
    std::string out = console.bold(console.say("Settings", "Setelan")) + "\n";
    out += wrapped(console.say("A file of lines 'key = value'; what is typed goes before it. Keys: lang, color, db, "
                               "progress, jobs, pager; for a game: player.GAME, players.GAME, vs.GAME, rules.GAME. "
                               "Lines that begin with # are passed over. The file:",
                               "Berkas berisi baris 'kunci = nilai'; yang diketik didahulukan. Kunci: lang, color, db, "
                               "progress, jobs, pager; untuk satu permainan: player.PERMAINAN, players.PERMAINAN, "
                               "vs.PERMAINAN, rules.PERMAINAN. Baris yang diawali # dilewati. Berkasnya:"),
                   console.width, 2);
    const auto file = UserSettings::file();
    return out + fmt::format("  {}\n", file.empty()
                                           ? console.say("none: HOME is not set", "tidak ada: HOME tidak disetel")
                                           : std::string_view(file));
}

std::string help_on_rules(const AnyGame& game, const Console& console) {
    const GameInfo& g = game.describe();
    std::string out = console.bold(console.say(g.title)) + "\n" + wrapped(console.say(g.goal), console.width, 2);
    if (!g.lessons.empty())
        out += wrapped(console.say("Step by step, each with its board and a move that does it; on the page (rakus "
                                   "serve) the moves are yours.",
                                   "Tahap demi tahap, masing-masing dengan papannya dan langkah yang benar; di halaman "
                                   "(rakus serve) Anda yang melangkah."),
                       console.width, 2);
    int number = 0;
    for (const Lesson& l : g.lessons) out += lesson_text(game, l, ++number, console);
    if (!g.rules.empty()) out += fmt::format("\n{}\n", console.bold(console.say("Rule options", "Opsi aturan")));
    for (const RuleKey& r : g.rules)
        out += entry(fmt::format("  {}={}", r.key, r.default_value),
                     fmt::format("{} ({})", console.say(r.words), r.allowed), kNameColumn - 8, console);
    for (const Preset& p : g.presets)
        out += entry(fmt::format("  --rules {}", p.name), console.say(p.words), kNameColumn - 8, console);
    return out;
}

}  // namespace rakus::app
