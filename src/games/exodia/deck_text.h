// Deck files as words: comments, rule options and quotes are dealt with here, and every error names its line.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/result.h"

namespace rakus::exodia {

struct Line {
    int number = 0;
    std::vector<std::string> words;  // ':' and ';' are words of their own; a quoted text is one word
};

// The lines that count under these options: "... if key=value" keeps or drops a line, {key} becomes the value.
Result<std::vector<Line>> read_lines(std::string_view text, const Settings& options);

Error deck_error(int line, const std::string& en, const std::string& id);

// Reads the words of one line from left to right.
class Cursor {
   public:
    explicit Cursor(const Line& line) : line_(line.number), words_(line.words) {}
    int line() const { return line_; }
    bool more() const { return !words_.empty(); }
    std::string_view peek() const { return more() ? std::string_view(words_.front()) : std::string_view{}; }
    std::string_view next();           // empty at the end
    bool take(std::string_view word);  // true, and past it, if it is the next
    Result<int> number(int low, int high);
    Error expected(std::string_view en, std::string_view id) const;  // "line 7: 'foo', expected a number"
    Result<Done> at_end() const;

   private:
    int line_;
    std::span<const std::string> words_;
};

}  // namespace rakus::exodia
