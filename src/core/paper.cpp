#include "core/paper.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <span>

#include "core/embedded.h"

namespace rakus {
namespace papers {
std::span<const EmbeddedFile> embedded_files();
}

namespace {

struct Block {
    int line = 0;
    std::string kind, head;
    std::map<std::string, std::string> fields;

    std::string field(const std::string& key) const {
        const auto at = fields.find(key);
        return at == fields.end() ? "" : at->second;
    }
    // "title" is title.en and title.id; "" is en and id.
    Text text(const std::string& key) const {
        const std::string before = key.empty() ? "" : key + ".";
        return {field(before + "en"), field(before + "id")};
    }
};

Error at_line(int line, std::string_view en, std::string_view id) {
    return bad_input({"paper, line {}: {}", "makalah, baris {}: {}"}, line, Words{en, id});
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

Result<std::vector<Block>> blocks_of(std::string_view text) {
    std::vector<Block> blocks;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end), words = trimmed(line);
        text = end == text.npos ? std::string_view{} : text.substr(end + 1);
        if (words.empty() || line[0] == '#') continue;
        if (line[0] != ' ') {
            const auto space = words.find(' ');
            blocks.push_back({number,
                              std::string(words.substr(0, space)),
                              std::string(space == words.npos ? "" : trimmed(words.substr(space))),
                              {}});
            continue;
        }
        const auto colon = words.find(": ");
        if (colon == words.npos || blocks.empty())
            return at_line(number, "expected 'key: value' below a block", "seharusnya 'kunci: nilai' di bawah blok");
        const auto [at, fresh] = blocks.back().fields.emplace(words.substr(0, colon), trimmed(words.substr(colon + 2)));
        if (!fresh)
            return at_line(number, fmt::format("'{}' stands twice", at->first),
                           fmt::format("'{}' ada dua kali", at->first));
    }
    return blocks;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> out;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const auto space = std::min(text.find(' '), text.size());
        out.emplace_back(text.substr(0, space));
        text.remove_prefix(space);
    }
    return out;
}

bool whole(const Text& t) {
    return !t.en.empty() && !t.id.empty();
}
bool missing(const Text& t) {
    return t.en.empty() && t.id.empty();
}

class Reader {
   public:
    Result<PaperReading> read(std::string_view text) {
        const auto blocks = blocks_of(text);
        if (!blocks) return blocks.error();
        for (const Block& b : *blocks)
            if (const Status s = take(b); !s) return s.error();
        return std::move(paper_);
    }

   private:
    Status take(const Block& b) {
        if (const Status s = check_keys(b); !s) return s;
        if (b.kind == "paper") return paper_.source = b.head, paper_.remark = b.text("remark"), Done{};
        if (b.kind == "element") return element(b);
        if (b.kind == "example") return example(b);
        return statement(b);
    }

    static Status check_keys(const Block& b) {
        static const std::map<std::string_view, std::vector<std::string_view>> known{
            {"paper", {"remark.en", "remark.id"}},
            {"element", {"paper.en", "paper.id", "here.en", "here.id"}},
            {"example", {"title.en", "title.id", "note.en", "note.id", "position", "rules", "moves", "player"}},
            {"say", {"en", "id", "does.en", "does.id", "try", "shows"}}};  // shows: for the test that runs the command
        const auto kind = known.find(b.kind);
        if (kind == known.end())
            return at_line(b.line, fmt::format("'{}': expected paper, element, example or say", b.kind),
                           fmt::format("'{}': seharusnya paper, element, example, atau say", b.kind));
        for (const auto& [key, value] : b.fields)
            if (std::ranges::find(kind->second, key) == kind->second.end())
                return at_line(b.line, fmt::format("'{}': expected {}", key, fmt::join(kind->second, ", ")),
                               fmt::format("'{}': seharusnya {}", key, fmt::join(kind->second, ", ")));
        return Done{};
    }

    static Error needs(const Block& b, std::string_view what) {
        return at_line(b.line, fmt::format("'{} {}' needs {} in both languages", b.kind, b.head, what),
                       fmt::format("'{} {}' memerlukan {} dalam kedua bahasa", b.kind, b.head, what));
    }

    Status element(const Block& b) {
        if (std::ranges::find(kElements, b.head) == kElements.end())
            return at_line(b.line, fmt::format("element '{}': expected {}", b.head, fmt::join(kElements, ", ")),
                           fmt::format("elemen '{}': seharusnya {}", b.head, fmt::join(kElements, ", ")));
        PaperElement e{b.head, b.text("paper"), b.text("here")};
        if (!whole(e.paper)) return needs(b, "paper");
        if (!whole(e.here) && !missing(e.here)) return needs(b, "here");
        paper_.elements.push_back(std::move(e));
        return Done{};
    }

    Status example(const Block& b) {
        PaperExample e{b.head,
                       b.text("title"),
                       b.text("note"),
                       b.field("rules"),
                       b.field("position"),
                       b.field("player"),
                       words_of(b.field("moves"))};
        if (!whole(e.title)) return needs(b, "title");
        if (!whole(e.note) && !missing(e.note)) return needs(b, "note");
        paper_.examples.push_back(std::move(e));
        return Done{};
    }

    Status statement(const Block& b) {
        const auto comma = b.head.rfind(", ");
        const std::string_view word = comma == b.head.npos ? "" : std::string_view(b.head).substr(comma + 2);
        const auto standing = std::ranges::find(kTreatments, word);
        if (standing == kTreatments.end())
            return at_line(b.line, fmt::format("'{}': expected 'section, {}'", b.head, fmt::join(kTreatments, "|")),
                           fmt::format("'{}': seharusnya 'bagian, {}'", b.head, fmt::join(kTreatments, "|")));
        Statement s{b.head.substr(0, comma), static_cast<Treatment>(standing - kTreatments.begin()), b.text(""),
                    b.text("does"), b.field("try")};
        if (!whole(s.says)) return needs(b, "en, id");
        const bool may_be_silent = s.treatment == Treatment::described && missing(s.does);
        if (!whole(s.does) && !may_be_silent) return needs(b, "does");
        paper_.statements.push_back(std::move(s));
        return Done{};
    }

    PaperReading paper_;
};

}  // namespace

Words words_for(Treatment s) {
    static constexpr std::array<Words, 4> words{{{"as described", "seperti tertulis"},
                                                 {"option", "opsi"},
                                                 {"measured", "diukur"},
                                                 {"left out", "tidak dikerjakan"}}};
    return words[static_cast<std::size_t>(s)];
}

Result<PaperReading> read_paper(std::string_view text) {
    return Reader{}.read(text);
}

PaperReading paper_of(std::string_view game) {
    for (const EmbeddedFile& file : papers::embedded_files()) {
        if (file.name != fmt::format("{}.txt", game)) continue;
        auto paper = read_paper(file.text);
        assert(paper.ok());  // a test reads every file
        return paper.ok() ? std::move(*paper) : PaperReading{};
    }
    return {};
}

}  // namespace rakus
