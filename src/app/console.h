// Where answers and messages go, and how: stdout is the answer, stderr is everything else.
#pragma once
#include <string>
#include <string_view>

#include "core/words.h"
#include "store/files.h"

namespace rakus::app {

enum class Format { text, json, jsonl, plain };
enum class ProgressMode { none, lines, bar };

class Console {
   public:
    Lang lang = Lang::en;
    Format format = Format::text;
    bool color = false;  // on stdout
    bool quiet = false, verbose = false;
    bool out_is_terminal = false, in_is_terminal = false;
    std::size_t width = 100;  // columns of the terminal; of anything else always the same
    ProgressMode progress = ProgressMode::none;
    std::string out_file;  // empty: stdout

    bool json() const { return format == Format::json || format == Format::jsonl; }
    std::string_view say(const Words& w) const { return w.in(lang); }
    std::string_view say(std::string_view en, std::string_view id) const { return lang == Lang::id ? id : en; }
    const std::string& say(const Text& t) const { return t.in(lang); }

    // Adds to the answer. It is written when finish() is called, or at once with flush().
    void print(std::string_view text) { answer_ += text; }
    void flush();
    // Writes the answer to stdout or, in one step, to the file. The error names what could not be written, now or
    // before.
    Status finish();
    // To stderr, unless quiet.
    void tell(std::string_view text) const;

    // Marks for terminals; the plain text when there is no colour.
    std::string bold(std::string_view text) const;
    std::string dim(std::string_view text) const;

   private:
    store::Files files_ = store::Files::of_the_user();
    std::string answer_;
    Status written_ = Done{};  // to stdout, so far
};

}  // namespace rakus::app
