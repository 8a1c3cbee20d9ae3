#include "app/line_editor.h"

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string_view>

#ifdef RAKUS_LINE_EDITING
#include <editline/readline.h>
#endif

namespace rakus::app {

#ifdef RAKUS_LINE_EDITING
namespace {

std::vector<std::string> offered;  // the library asks a plain function

char* next_offer(const char* typed, int number) {
    static std::size_t at = 0;
    if (number == 0) at = 0;
    while (at < offered.size())
        if (const std::string& word = offered[at++]; word.starts_with(typed)) return ::strdup(word.c_str());
    return nullptr;
}
char** offers(const char* typed, int, int) {
    rl_attempted_completion_over = 1;  // never names of files
    return rl_completion_matches(typed, next_offer);
}

bool moves_cursor() {
    const char* term = std::getenv("TERM");
    return term && *term && std::string_view(term) != "dumb";
}

}  // namespace

LineEditor::LineEditor(bool edits) : edits_(edits && moves_cursor()) {
    if (!edits_) return;
    std::setlocale(LC_CTYPE, "");  // to know how wide a character is
    rl_attempted_completion_function = offers;
}

void LineEditor::offer(std::vector<std::string> words) {
    offered = std::move(words);
}

std::optional<std::string> LineEditor::read(const std::string& prompt) {
    if (edits_) {
        char* typed = ::readline(prompt.c_str());
        if (!typed) return std::nullopt;
        std::string line(typed);
        std::free(typed);
        if (!line.empty()) ::add_history(line.c_str());
        return line;
    }
#else
LineEditor::LineEditor(bool) : edits_(false) {}
void LineEditor::offer(std::vector<std::string>) {}
std::optional<std::string> LineEditor::read(const std::string& prompt) {
#endif
    std::fputs(prompt.c_str(), stdout);
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line)) return std::nullopt;
    return line;
}

}  // namespace rakus::app
