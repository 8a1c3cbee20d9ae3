#include "app/typed_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <optional>

#include "core/settings.h"
#include "core/text.h"

namespace rakus::app {
namespace {

// ---- the form of values ------------------------------------------------------------------------------------------

bool is_whole_number(const std::string& text) {
    std::uint64_t n = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
    return fault == std::errc{} && end == text.data() + text.size();
}
bool is_number(const std::string& text) {
    char* end = nullptr;
    std::strtod(text.c_str(), &end);
    return !text.empty() && *end == '\0' && !std::isspace(static_cast<unsigned char>(text[0]));
}
bool is_duration(const std::string& text) {
    char* end = nullptr;
    const double n = std::strtod(text.c_str(), &end);
    const std::string_view unit(end);
    return end != text.c_str() && n >= 0 && n <= 1e6 &&
           (unit == "" || unit == "s" || unit == "ms" || unit == "m" || unit == "h");
}
bool is_choice(const std::string& text, std::string_view choices) {
    return !text.empty() && text.find('|') == text.npos &&
           fmt::format("|{}|", choices).find(fmt::format("|{}|", text)) != std::string::npos;
}

// ---- one word after the other ------------------------------------------------------------------------------------

class WordsReader {
   public:
    WordsReader(const Command& command, const std::vector<std::string>& words)
        : command_(command), flags_(flags_of(command)), words_(words) {}

    Result<Arguments> all() {
        for (; at_ < words_.size(); ++at_)
            if (const auto read = one(words_[at_]); !read) return read.error();
        return std::move(args_);
    }

   private:
    Status one(const std::string& word) {
        if (only_plain_ || word == "-" || !word.starts_with('-')) return plain(word);
        if (word == "--") return only_plain_ = true, Done{};
        return word.starts_with("--") ? named(word) : lettered(word);
    }

    // The game first, then the plain words, as many as the command takes.
    Status plain(const std::string& word) {
        if (command_.game != GameArgument::none && args_.game.empty()) return args_.game = word, Done{};
        if (command_.many_words) return args_.words.push_back(word), Done{};
        if (!command_.word.empty() && !args_.has(command_.word))
            return args_.values.emplace(command_.word, word), Done{};
        return unexpected(word);
    }

    Status named(const std::string& word) {
        const auto mark = std::min(word.find('='), word.size());
        const auto name = std::string_view(word).substr(2, mark - 2);
        const auto flag = std::ranges::find(flags_, name, &Flag::name);
        if (flag == flags_.end()) return unexpected(word.substr(0, mark));
        return given(*flag, mark < word.size() ? std::optional(word.substr(mark + 1)) : std::nullopt);
    }

    Status lettered(const std::string& word) {
        const auto flag = std::ranges::find(flags_, word[1], &Flag::letter);
        if (flag == flags_.end() || word[1] == 0) return unexpected(word);
        if (flag->takes != Takes::nothing || word.size() == 2)
            return given(*flag, word.size() > 2 ? std::optional(word.substr(2)) : std::nullopt);
        if (const auto noted = note(*flag, ""); !noted) return noted;
        return lettered("-" + word.substr(2));  // "-qv" is "-q -v"
    }

    Status given(const Flag& flag, std::optional<std::string> value) {
        if (flag.takes == Takes::nothing) {
            if (value)
                return usage_error({"{}: --{} takes no value", "{}: --{} tidak memakai nilai"}, command_.name,
                                   flag.name);
            return note(flag, "");
        }
        if (!value && (at_ + 1 == words_.size() || words_[at_ + 1].starts_with("--")))
            return usage_error({"{}: --{} needs a value: {}", "{}: --{} memerlukan nilai: {}"}, command_.name,
                               flag.name, flag.value);
        if (!value) value = words_[++at_];
        if (const auto checked = check_value(flag, *value); !checked) return checked;
        return note(flag, *value);
    }

    Status note(const Flag& flag, const std::string& value) {
        const auto known = args_.values.find(flag.name);
        if (known == args_.values.end()) return args_.values.emplace(flag.name, value), Done{};
        if (flag.many) return known->second += "," + value, Done{};
        if (flag.takes == Takes::nothing || known->second == value) return Done{};
        return usage_error({"{}: --{} was given twice: '{}' and '{}'", "{}: --{} disebut dua kali: '{}' dan '{}'"},
                           command_.name, flag.name, known->second, value);
    }

    Error unexpected(const std::string& word) const {
        std::vector<std::string> dashes;
        for (const Flag& f : flags_) dashes.push_back(fmt::format("--{}", f.name));
        const std::vector<std::string_view> names(dashes.begin(), dashes.end());
        const Text hint = word.starts_with('-') ? did_you_mean(word, names) : Text();
        if (!hint.en.empty())
            return usage_error({"{}: unexpected '{}'{}", "{}: '{}' tidak dikenal{}"}, command_.name, word, hint);
        // Who names players as words is told how they are named.
        for (const auto* players : {"players", "player"})
            if (!word.starts_with('-') && std::ranges::find(flags_, players, &Flag::name) != flags_.end())
                return usage_error({"{}: unexpected '{}'; --{} names players, see 'rakus help {}'",
                                    "{}: '{}' tidak dikenal; pemain disebut dengan --{}, lihat 'rakus help {}'"},
                                   command_.name, word, players, command_.name);
        return usage_error(
            {"{}: unexpected '{}'; see 'rakus help {}'", "{}: '{}' tidak dikenal; lihat 'rakus help {}'"},
            command_.name, word, command_.name);
    }

    const Command& command_;
    const std::vector<Flag> flags_;
    const std::vector<std::string>& words_;
    std::size_t at_ = 0;
    bool only_plain_ = false;
    Arguments args_;
};

// One answer has one form.
Status check_forms(const Command& command, const Arguments& args) {
    constexpr std::string_view kForms[] = {"json", "jsonl", "plain", "csv", "markdown"};
    std::string_view first;
    for (const auto form : kForms) {
        if (!args.has(form)) continue;
        if (!first.empty())
            return usage_error({"{}: --{} and --{} are two forms of one answer, expected one of them",
                                "{}: --{} dan --{} adalah dua bentuk dari satu jawaban, seharusnya salah satu"},
                               command.name, first, form);
        first = form;
    }
    if (args.has("quiet") && args.has("verbose"))
        return usage_error(
            {"{}: --quiet and --verbose contradict each other", "{}: --quiet dan --verbose saling bertentangan"},
            command.name);
    return Done{};
}

}  // namespace

const std::vector<Flag>& common_flags() {
    static const std::vector<Flag> flags{
        {"json", Takes::nothing, "", {"one JSON document", "satu dokumen JSON"}},
        {"jsonl", Takes::nothing, "", {"one JSON object a line", "satu objek JSON per baris"}},
        {"plain",
         Takes::nothing,
         "",
         {"tab-separated: a line of titles, one raw value a cell",
          "dipisah tab: satu baris judul, satu nilai mentah per sel"}},
        {"csv", Takes::nothing, "", {"the same separated by commas", "hal yang sama dipisah koma"}},
        {"markdown", Takes::nothing, "", {"for documents: tables in Markdown", "untuk dokumen: tabel dalam Markdown"}},
        {"wide",
         Takes::nothing,
         "",
         {"every column, however wide the terminal is", "semua kolom, selebar apa pun terminalnya"}},
        {"no-pager", Takes::nothing, "", {"long answers without a pager", "jawaban panjang tanpa penampil halaman"}},
        {"color", Takes::choice, "auto|always|never", {"colour on a terminal", "warna di terminal"}},
        {"lang",
         Takes::choice,
         "en|id",
         {"language (default: from the locale)", "bahasa (bawaan: menurut setelan sistem)"}},
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

std::vector<Flag> flags_of(const Command& command) {
    std::vector<Flag> all = command.flags;
    all.insert(all.end(), common_flags().begin(), common_flags().end());
    return all;
}

Status check_value(const Flag& flag, const std::string& value) {
    const auto refuse = [&](std::string_view en, std::string_view id) -> Status {
        return usage_error({"--{} '{}': expected {}", "--{} '{}': seharusnya {}"}, flag.name, value, Words{en, id});
    };
    if (flag.takes == Takes::whole_number && !is_whole_number(value)) return refuse("a whole number", "bilangan bulat");
    if (flag.takes == Takes::number && !is_number(value)) return refuse("a number", "bilangan");
    if (flag.takes == Takes::seconds && !is_duration(value))
        return refuse("a time such as 2s or 500ms", "waktu seperti 2s atau 500ms");
    if (flag.takes == Takes::choice && !is_choice(value, flag.value))
        return usage_error({"--{} '{}': expected one of {}{}", "--{} '{}': seharusnya salah satu dari {}{}"}, flag.name,
                           value, flag.value, did_you_mean(value, split(flag.value, '|')));
    return Done{};
}

Result<Arguments> read_words(const Command& command, const std::vector<std::string>& words) {
    auto args = WordsReader(command, words).all();
    if (!args) return args;
    if (const auto one = check_forms(command, *args); !one) return one.error();
    return args;
}

}  // namespace rakus::app
