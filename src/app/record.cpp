#include "app/record.h"

#include <fmt/format.h>

namespace rakus::app {
namespace {

std::string_view result_tag(const std::optional<Outcome>& o) {
    if (!o) return "*";
    return *o == Outcome::first_wins ? "1-0" : *o == Outcome::second_wins ? "0-1" : "1/2-1/2";
}

}  // namespace

// A turn may hold several plies; a new number stands before each turn of the side that began.
std::string write_record(const Record& r) {
    std::string out;
    const auto tag = [&](std::string_view name, const std::string& value) { out += fmt::format("[{} \"{}\"]\n", name, value); };
    tag("Game", r.game);
    tag("Rules", r.rules);
    tag("Player1", r.player1);
    tag("Player2", r.player2);
    tag("Position", r.position);
    tag("Seed", fmt::format("{}", r.seed));
    tag("Result", std::string(result_tag(r.outcome)));
    out += "\n";
    int turn = 0, side = 0;
    for (const RecordedPly& ply : r.plies) {
        if (ply.side != side) {
            if (turn > 0) out += "\n";
            out += fmt::format("{}. ", ++turn);
        }
        side = ply.side;
        out += ply.move + " ";
    }
    return out + fmt::format("{}\n", result_tag(r.outcome));
}

}  // namespace rakus::app
