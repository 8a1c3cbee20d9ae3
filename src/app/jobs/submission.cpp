#include "app/jobs/submission.h"

#include "core/attached.h"
#include "core/form.h"
#include "core/text.h"

namespace rakus::app {
namespace {

// The name after `game` on the version line; the text itself is checked by its game.
const AnyGame* game_in(std::string_view text) {
    for (const auto line : filled_parts(text, '\n')) {
        const auto first = line.find_first_not_of(" \t\r");
        if (first == line.npos || !line.substr(first).starts_with("rakus ")) continue;
        bool next = false;
        for (const auto word : filled_parts(line.substr(first), ' ')) {
            if (next) return find_game(word);
            next = word == "game";
        }
        return nullptr;
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

std::vector<Text> beyond(const SubmissionLimits& limits, const Submission& s, std::size_t bytes) {
    std::vector<Text> out;
    const auto refuse = [&](std::string_view en, std::string_view id, std::uint64_t found, std::uint64_t most) {
        out.push_back(filled({"{}: {} {}, expected at most {}", "{}: {} {}, seharusnya paling banyak {}"}, s.file,
                             found, Words{en, id}, most));
    };
    if (limits.bytes > 0 && bytes > limits.bytes) refuse("bytes", "bita", bytes, limits.bytes);
    if (limits.operations > 0 && s.info.operations > limits.operations)
        refuse("operations", "operasi", s.info.operations, limits.operations);
    if (!limits.replies && s.info.replies)
        out.push_back(filled({"{}: it asks for reply(..), which this class does not allow",
                              "{}: memakai reply(..), yang tidak diizinkan di kelas ini"},
                             s.file));
    return out;
}

}  // namespace

Submission submitted(std::string file, const Result<std::string>& text, const SubmissionLimits& limits,
                     std::string_view rules) {
    Submission s{std::move(file), {}, nullptr, {}, {}};
    if (!text) return s.errors = lines_of(text.error()), s;
    s.game = game_in(*text);
    if (!s.game) {
        s.errors = {filled({"{}: expected a first line such as: rakus 1  game bantumi  player \"Name\"",
                            "{}: seharusnya baris pertama seperti: rakus 1  game bantumi  player \"Nama\""},
                           s.file)};
        return s;
    }
    s.word = write_attached({s.file, *text});
    auto info = s.game->check_player(s.word, rules);
    if (!info) return s.errors = lines_of(info.error()), s;
    s.info = std::move(*info);
    s.errors = beyond(limits, s, text->size());
    return s;
}

bool same_content(const Submission& a, const Submission& b) {
    const auto content = [](const std::string& word) { return std::string_view(word).substr(word.find('{')); };
    return a.game && a.game == b.game && content(a.word) == content(b.word);
}

}  // namespace rakus::app
