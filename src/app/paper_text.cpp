#include "app/paper_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "app/words_for.h"
#include "app/wrap.h"

namespace rakus::app {
namespace {

constexpr std::array<Words, kElements.size()> kElementWords{{{"candidate set C", "himpunan kandidat C"},
                                                             {"solution set S", "himpunan solusi S"},
                                                             {"selection function", "fungsi seleksi"},
                                                             {"feasibility function", "fungsi kelayakan"},
                                                             {"solution function", "fungsi solusi"},
                                                             {"objective function", "fungsi objektif"}}};

// Prose is not read well in lines that are longer.
std::size_t width_of(const Console& console) {
    return std::min<std::size_t>(console.width, 100);
}
std::string prose(std::string_view text, std::size_t indent, const Console& console) {
    return wrapped(text, width_of(console), indent);
}
// In a pipe a command stays in one line, whatever its length: it may be read by a program.
std::string command_line(std::string_view words, const Console& console) {
    const std::string command = fmt::format("rakus {}", words);
    return console.out_is_terminal ? wrapped_command(command, width_of(console), 4) : fmt::format("    {}\n", command);
}

std::string elements_text(const PaperReading& r, const Console& console) {
    std::string out;
    for (const PaperElement& e : r.elements) {
        const auto at = std::ranges::find(kElements, e.id) - kElements.begin();
        out += fmt::format("  {}\n", console.bold(console.say(kElementWords[static_cast<std::size_t>(at)])));
        out += prose(console.say(e.paper), 4, console);
        if (!e.here.en.empty())
            out += prose(fmt::format("{}: {}", console.say("here", "di sini"), console.say(e.here)), 4, console);
    }
    if (!r.remark.en.empty()) out += prose(console.say(r.remark), 2, console);
    return out;
}

std::string examples_text(const GameInfo& g, const Console& console) {
    std::string out;
    for (const PaperExample& e : g.reading.examples) {
        out += wrapped(fmt::format("{}  {}", console.bold(e.id), console.say(e.title)), width_of(console), 2, 4);
        if (!e.note.en.empty()) out += prose(console.say(e.note), 4, console);
        out += command_line(fmt::format("advise {} --example {}", g.name, e.id), console);
    }
    return out;
}

std::string statements_text(const PaperReading& r, const Console& console) {
    std::string out;
    for (const Statement& s : r.statements) {
        out += fmt::format("  {}  [{}]\n", console.bold(place_in_words(s.section, console.lang)),
                           console.say(words_for(s.treatment)));
        out += prose(console.say(s.says), 4, console);
        if (!s.does.en.empty()) out += prose(fmt::format("-> {}", console.say(s.does)), 4, console);
        if (!s.command.empty()) out += command_line(s.command, console);
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
    return fmt::format("{}\n", console.bold(console.say(g.title))) + prose(r.source, 2, console) +
           prose(paper_summary(g, console), 2, console) +
           title("The elements of its greedy algorithm", "Elemen-elemen algoritma greedy-nya") +
           elements_text(r, console) + title("Its examples", "Contoh-contohnya") + examples_text(g, console) +
           title("Statement by statement", "Pernyataan demi pernyataan") + statements_text(r, console);
}

}  // namespace rakus::app
