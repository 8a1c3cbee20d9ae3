#include "app/help.h"

#include <fmt/format.h>

namespace rakus::app {
namespace {

std::string flag_line(const Flag& flag, Lang lang) {
    std::string left =
        flag.letter ? fmt::format("  -{}, --{}", flag.letter, flag.name) : fmt::format("      --{}", flag.name);
    if (!flag.value.empty()) left += fmt::format(" {}", flag.value);
    const auto about = flag.about.in(lang);
    if (left.size() > 34) return fmt::format("{}\n{:36}{}\n", left, "", about);
    return fmt::format("{:36}{}\n", left, about);
}

std::string example_lines(const std::vector<std::string_view>& examples) {
    std::string out;
    for (const auto e : examples) out += fmt::format("  rakus {}\n", e);
    return out;
}

}  // namespace

const std::vector<Flag>& common_flags() {
    static const std::vector<Flag> flags{
        {"json", Takes::nothing, "", {"one JSON document", "satu dokumen JSON"}},
        {"jsonl", Takes::nothing, "", {"one JSON object a line", "satu objek JSON per baris"}},
        {"plain",
         Takes::nothing,
         "",
         {"tab-separated, no borders, no colour", "dipisah tab, tanpa garis, tanpa warna"}},
        {"color", Takes::choice, "auto|always|never", {"colour on a terminal", "warna di terminal"}},
        {"lang", Takes::choice, "en|id", {"language (default: from the locale)", "bahasa (bawaan: dari lokal)"}},
        {"progress",
         Takes::choice,
         "auto|bar|lines|none",
         {"how long work shows its progress", "cara menunjukkan kemajuan"}},
        {"output", Takes::text, "FILE|-", {"write the answer to a file", "tulis jawaban ke berkas"}, 'o'},
        {"quiet", Takes::nothing, "", {"no messages on stderr", "tanpa pesan di stderr"}, 'q'},
        {"verbose", Takes::nothing, "", {"more messages on stderr", "lebih banyak pesan di stderr"}, 'v'},
        {"help", Takes::nothing, "", {"this help", "bantuan ini"}, 'h'},
    };
    return flags;
}

std::string usage(Lang lang) {
    const bool id = lang == Lang::id;
    std::string out =
        id ? "rakus: strategi greedy dalam permainan meja, dijelaskan dan diukur terhadap kebenaran\n\nContoh\n"
           : "rakus: greedy strategies in tabletop games, explained, and measured against the truth\n\nExamples\n";
    out += example_lines({"advise bantumi --truth --pos '1.5.6.1.0.0.11/0.3.0.0.1.1.19 1'",
                          "truth bantumi --rules pits=4,seeds=4 --all",
                          "match bantumi --players paper,random --games 2000 --seed 42", "games"});
    out += id ? "\nPerintah\n" : "\nCommands\n";
    for (const Command& c : all_commands()) out += fmt::format("  {:<18}{}\n", c.name, c.about.in(lang));
    out +=
        id ? "\nPemakaian: rakus PERINTAH [PERMAINAN] [PILIHAN]; 'rakus PERINTAH --help' menjelaskan satu perintah.\n"
           : "\nUsage: rakus COMMAND [GAME] [OPTIONS]; 'rakus COMMAND --help' explains one command.\n";
    return out;
}

std::string help_for(const Command& c, Lang lang) {
    const bool id = lang == Lang::id;
    const std::string_view game = c.game == GameArgument::none       ? ""
                                  : c.game == GameArgument::required ? (id ? " PERMAINAN" : " GAME")
                                                                     : (id ? " [PERMAINAN]" : " [GAME]");
    std::string out = fmt::format("rakus {}: {}\n\n{}\n{}\n{}\n  rakus {}{}{} [{}]\n\n{}\n", c.name, c.about.in(lang),
                                  id ? "Contoh" : "Examples", example_lines(c.examples), id ? "Pemakaian" : "Usage",
                                  c.name, game, c.word.empty() ? "" : fmt::format(" {}", c.word),
                                  id ? "PILIHAN" : "OPTIONS", id ? "Pilihan" : "Options");
    for (const Flag& f : c.flags) out += flag_line(f, lang);
    out += id ? "\nPilihan semua perintah\n" : "\nOptions of every command\n";
    for (const Flag& f : common_flags()) out += flag_line(f, lang);
    if (c.game != GameArgument::none) {
        out += id ? "\nPermainan: " : "\nGames: ";
        for (const AnyGame* g : all_games()) out += g->describe().name + " ";
        out.back() = '\n';
    }
    return out;
}

}  // namespace rakus::app
