#include "app/man_page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>

#include "app/build_name.h"
#include "app/help.h"
#include "app/typed_words.h"

namespace rakus::app {
namespace {

// A text that means only itself: dashes stay dashes, and no line is taken for a request.
std::string literal(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if (c == '\'')
            out += "\\(aq";
        else
            out += c;
    }
    return out.starts_with('.') ? "\\&" + out : out;
}

std::string section(std::string_view name) {
    return fmt::format(".SH {}\n", name);
}

std::string head(std::string_view page, std::string_view about, Lang lang) {
    std::string title(page);
    for (char& c : title) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return fmt::format(".TH {} 1 \"\" \"rakus {}\" \"{}\"\n{}rakus{} \\- {}\n", title, literal(build_name()),
                       lang == Lang::id ? "Perintah Rakus" : "Rakus commands",
                       section(lang == Lang::id ? "NAMA" : "NAME"),
                       page == "RAKUS" ? "" : "\\-" + std::string(page.substr(6)), literal(about));
}

std::string item(std::string_view name, std::string_view about) {
    return fmt::format(".TP\n.B {}\n{}\n", literal(name), literal(about));
}

std::string flag_items(const std::vector<Flag>& flags, Lang lang) {
    std::string out;
    for (const Flag& f : flags) {
        const std::string letter = f.letter ? fmt::format("-{}, ", f.letter) : "";
        out += item(fmt::format("{}--{}{}{}", letter, f.name, f.value.empty() ? "" : " ", blanks_in(f.value, lang)),
                    blanks_in(f.about.in(lang), lang));
    }
    return out;
}

std::string items(std::span<const Explained> what, Lang lang) {
    std::string out;
    for (const Explained& e : what) out += item(e.name, e.about.in(lang));
    return out;
}

std::string example_lines(const Command& c) {
    std::string out = ".nf\n";
    for (const auto e : c.examples) out += literal(fmt::format("rakus {}", e)) + "\n";
    return out + ".fi\n";
}

std::string common_end(Lang lang) {
    const bool id = lang == Lang::id;
    return section(id ? "KODE KELUAR" : "EXIT STATUS") + items(exit_codes(), lang) +
           section(id ? "VARIABEL LINGKUNGAN" : "ENVIRONMENT") + items(environment(), lang);
}

}  // namespace

std::string man_page(const Command& c, Lang lang) {
    const bool id = lang == Lang::id;
    std::string out = head(fmt::format("RAKUS-{}", c.name), blanks_in(c.about.in(lang), lang), lang);
    out += section(id ? "RINGKASAN" : "SYNOPSIS") + literal(synopsis(c, lang)) + "\n";
    out += section(id ? "CONTOH" : "EXAMPLES") + example_lines(c);
    if (!c.flags.empty()) out += section(id ? "OPSI" : "OPTIONS") + flag_items(c.flags, lang);
    out += section(id ? "OPSI SEMUA PERINTAH" : "OPTIONS OF EVERY COMMAND") + flag_items(common_flags(), lang);
    if (const auto games = games_of(c); !games.empty())
        out += section(id ? "PERMAINAN" : "GAMES") + fmt::format("{}\n", fmt::join(games, " "));
    return out + common_end(lang) + section(id ? "LIHAT JUGA" : "SEE ALSO") + ".BR rakus (1)\n";
}

std::string man_page(Lang lang) {
    const bool id = lang == Lang::id;
    std::string out = head("RAKUS",
                           id ? "strategi greedy dalam permainan meja, dijelaskan dan diukur terhadap kebenaran"
                              : "greedy strategies in tabletop games, explained, and measured against the truth",
                           lang);
    out += section(id ? "RINGKASAN" : "SYNOPSIS") +
           literal(id ? "rakus PERINTAH [PERMAINAN] [OPSI]" : "rakus COMMAND [GAME] [OPTIONS]") + "\n";
    out += section(id ? "PERINTAH" : "COMMANDS");
    for (const Command& c : all_commands())
        if (!c.hidden) out += item(fmt::format("rakus-{}(1)", c.name), blanks_in(c.about.in(lang), lang));
    return out + common_end(lang);
}

}  // namespace rakus::app
