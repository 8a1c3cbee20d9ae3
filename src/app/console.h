// Where answers and messages go, and how: stdout is the answer, stderr is everything else.
#pragma once
#include <string>
#include <string_view>

#include "app/table.h"
#include "core/words.h"
#include "store/files.h"

namespace rakus::app {

// text and markdown are for people; plain is tab-separated.
enum class Format { text, json, jsonl, plain, csv, markdown };
enum class ProgressMode { none, lines, bar };

class Console {
   public:
    Lang lang = Lang::en;
    Format format = Format::text;
    bool color = false;  // on stdout
    bool quiet = false, verbose = false;
    bool out_is_terminal = false, in_is_terminal = false;
    std::size_t message_width = 0;  // columns of the terminal that reads messages; 0: none does
    std::size_t width = 100;        // columns of the terminal; of anything else always the same
    std::size_t height = 0;         // lines of the terminal; 0: not known
    bool wide = false;              // lines as long as they come, also on a terminal
    std::string pager;              // for an answer that is longer than the screen; empty: none
    ProgressMode progress = ProgressMode::none;
    std::string out_file;  // empty: stdout

    // Whether the answer is a document for programs, whatever its form.
    bool json() const { return format != Format::text && format != Format::markdown; }
    std::string_view say(const Words& w) const { return w.in(lang); }
    std::string_view say(std::string_view en, std::string_view id) const { return lang == Lang::id ? id : en; }
    const std::string& say(const Text& t) const { return t.in(lang); }

    // Adds to the answer. It is written when finish() is called, or at once with flush().
    void print(std::string_view text) { answer_ += text; }
    // A file that happens to be printed, such as a picture, a script or a record: its lines stay as they are.
    void hand_over(std::string_view text) { file_ = true, answer_ += text; }
    void flush();
    // Writes the answer to stdout or, in one step, to the file. The error names what could not be written, now or
    // before.
    Status finish();
    // To stderr, unless quiet.
    void tell(std::string_view text) const;

    // A table as wide as it is, or as wide as the terminal; columns that found no place are named below it.
    std::string laid_out(const Table&) const;
    // The same for tables of sentences: nowhere wider than `width`.
    std::string laid_out_as_prose(const Table&) const;

    // Marks for terminals; the plain text when there is no colour.
    std::string bold(std::string_view text) const;
    std::string dim(std::string_view text) const;

   private:
    bool narrow() const { return out_is_terminal && out_file.empty() && format == Format::text && !wide; }
    std::string with_note(const LaidOut&) const;
    void lay_lines();  // of the answer, for its form and width

    store::Files files_ = store::Files::of_the_user();
    std::string answer_;
    bool file_ = false;        // the answer is one
    bool begun_ = false;       // something has been written
    Status written_ = Done{};  // to stdout, so far
};

}  // namespace rakus::app
