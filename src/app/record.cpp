// Writing a record.
#include "app/record.h"

#include <fmt/format.h>

namespace rakus::app {
namespace {

std::string quoted(std::string_view value) {
    std::string out;
    for (const char c : value) {
        if (c == '"' || c == '\\') out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out;
}

std::string comment_of(const RecordedPly& ply) {
    std::string inside = ply.comment;
    const auto mark = [&](std::string_view kind, const std::string& value) {
        if (!value.empty()) inside += fmt::format("{}[%{} {}]", inside.empty() ? "" : " ", kind, value);
    };
    mark("s", ply.score);
    mark("t", ply.truth);
    return inside.empty() ? "" : fmt::format(" {{{}}}", inside);
}

std::string line_of_plies(const std::vector<RecordedPly>& plies, bool numbered);

std::string ply_text(const RecordedPly& ply) {
    std::string out = ply.move + (ply.glyph.empty() ? "" : " " + ply.glyph) + comment_of(ply);
    for (const auto& variation : ply.variations) out += fmt::format(" ( {} )", line_of_plies(variation, false));
    return out;
}

// A turn may hold several plies; in the main line a new number stands before each turn.
std::string line_of_plies(const std::vector<RecordedPly>& plies, bool numbered) {
    std::string out;
    int turn = 0, side = -1;
    for (const RecordedPly& ply : plies) {
        const bool begins = numbered && ply.side != side;
        if (begins)
            out += fmt::format("{}{}. ", turn > 0 ? "\n" : "", turn + 1);
        else if (!out.empty())
            out += " ";
        turn += begins;
        side = ply.side;
        out += ply_text(ply);
    }
    return out;
}

}  // namespace

std::string_view result_tag(const std::optional<Outcome>& o) {
    if (!o) return "*";
    return *o == Outcome::first_wins ? "1-0" : *o == Outcome::second_wins ? "0-1" : "1/2-1/2";
}

std::string write_record(const Record& r) {
    std::string out;
    const auto tag = [&](std::string_view name, std::string_view value) {
        out += fmt::format("[{} \"{}\"]\n", name, quoted(value));
    };
    tag("Game", r.game);
    tag("Rules", r.rules);
    tag("Player1", r.player1);
    tag("Player2", r.player2);
    tag("Position", r.position);
    tag("Seed", fmt::format("{}", r.seed));
    tag("Result", r.result);
    for (const auto& [name, value] : r.other_tags) tag(name, value);
    out += "\n";
    if (!r.comment.empty()) out += fmt::format("{{{}}}\n", r.comment);
    if (!r.plies.empty()) out += line_of_plies(r.plies, true) + "\n";
    return out + r.result + "\n";
}

}  // namespace rakus::app
