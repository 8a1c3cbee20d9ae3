#include "app/paper_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "app/table.h"

namespace rakus::app {
namespace {

constexpr std::size_t kWidth = 100;

constexpr std::array<Words, kElements.size()> kElementWords{{{"candidate set C", "himpunan kandidat C"},
                                                             {"solution set S", "himpunan solusi S"},
                                                             {"selection function", "fungsi seleksi"},
                                                             {"feasibility function", "fungsi kelayakan"},
                                                             {"solution function", "fungsi solusi"},
                                                             {"objective function", "fungsi objektif"}}};

// Words that do not fit stand on the next line, under the first; a command is never parted.
std::string wrapped(std::string_view text, std::size_t indent) {
    std::string out, line(indent, ' ');
    while (!text.empty()) {
        const auto space = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, space);
        text.remove_prefix(std::min(space + 1, text.size()));
        if (line.size() > indent && display_width(line) + display_width(word) + 1 > kWidth) {
            out += line + "\n";
            line.assign(indent, ' ');
        }
        line += fmt::format("{}{}", line.size() > indent ? " " : "", word);
    }
    return out + line + "\n";
}

std::string elements_text(const PaperReading& r, const Console& console) {
    std::string out;
    for (const PaperElement& e : r.elements) {
        const auto at = std::ranges::find(kElements, e.id) - kElements.begin();
        out += fmt::format("  {}\n", console.bold(console.say(kElementWords[static_cast<std::size_t>(at)])));
        out += wrapped(console.say(e.paper), 4);
        if (!e.here.en.empty())
            out += wrapped(fmt::format("{}: {}", console.say("here", "di sini"), console.say(e.here)), 4);
    }
    if (!r.remark.en.empty()) out += wrapped(console.say(r.remark), 2);
    return out;
}

std::string examples_text(const GameInfo& g, const Console& console) {
    std::string out;
    for (const PaperExample& e : g.reading.examples) {
        out += fmt::format("  {}  {}\n", console.bold(e.id), console.say(e.title));
        if (!e.note.en.empty()) out += wrapped(console.say(e.note), 4);
        out += fmt::format("    rakus advise {} --example {}\n", g.name, e.id);
    }
    return out;
}

std::string statements_text(const PaperReading& r, const Console& console) {
    std::string out;
    for (const Statement& s : r.statements) {
        out += fmt::format("  {}  [{}]\n", console.bold(s.section), console.say(words_for(s.treatment)));
        out += wrapped(console.say(s.says), 4);
        if (!s.does.en.empty()) out += wrapped(fmt::format("-> {}", console.say(s.does)), 4);
        if (!s.command.empty()) out += fmt::format("    rakus {}\n", s.command);
    }
    return out;
}

}  // namespace

std::string paper_summary(const GameInfo& g, const Console& console) {
    std::array<int, kTreatments.size()> count{};
    for (const Statement& s : g.reading.statements) ++count[static_cast<std::size_t>(s.treatment)];
    std::string out;
    for (std::size_t i = 0; i < count.size(); ++i)
        out += fmt::format("{}{} {}", i == 0 ? "" : ", ", count[i], console.say(words_for(static_cast<Treatment>(i))));
    return fmt::format("{} {}: {}", g.reading.statements.size(), console.say("statements", "pernyataan"), out);
}

std::string paper_text(const GameInfo& g, const Console& console) {
    const PaperReading& r = g.reading;
    const auto title = [&](std::string_view en, std::string_view id) {
        return fmt::format("\n{}\n", console.bold(console.say(en, id)));
    };
    return fmt::format("{}\n", console.bold(console.say(g.title))) + wrapped(r.source, 2) +
           fmt::format("  {}\n", paper_summary(g, console)) +
           title("The elements of its greedy algorithm", "Unsur-unsur algoritma greedy-nya") +
           elements_text(r, console) + title("Its examples", "Contoh-contohnya") + examples_text(g, console) +
           title("Statement by statement", "Pernyataan demi pernyataan") + statements_text(r, console);
}

std::string paper_tsv(const GameInfo& g, const Console& console) {
    std::string out;
    for (const Statement& s : g.reading.statements)
        out += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", g.name, s.section,
                           kTreatments[static_cast<std::size_t>(s.treatment)], console.say(s.says), console.say(s.does),
                           s.command);
    return out;
}

}  // namespace rakus::app
