// What people type, for every game: rules, positions, moves, players.
#include <string>
#include <vector>

#include "core/settings.h"
#include "core/text.h"
#include "fuzz/targets.h"

namespace rakus::fuzz {
namespace {

void rules(std::string_view bytes) {
    const AnyGame& game = game_of(bytes);
    const auto info = game.inspect({std::string(bytes), "", {}, 1});
    if (!info) return;
    const auto again = game.inspect({write_settings(info->rules), "", {}, 1});
    expect(again && again->rules == info->rules);
}

// What is accepted prints back to itself.
void position(std::string_view bytes) {
    const AnyGame& game = game_of(bytes);
    PositionRequest request{"", std::string(bytes), {}, 1};
    request.see = See::all;
    const auto info = game.inspect(request);
    if (!info) return;
    request.rules = write_settings(info->rules);
    request.position = info->position;
    const auto again = game.inspect(request);
    expect(again && again->position == info->position);
}

// Moves from the start, one a line; a canonical one leads where the typed one did.
void moves(std::string_view bytes) {
    const AnyGame& game = game_of(bytes);
    PositionRequest request;
    for (const auto line : filled_parts(bytes, '\n')) request.moves.emplace_back(line);
    if (request.moves.size() > 40) return;
    const auto info = game.inspect(request);
    if (info) expect(info->played.size() == request.moves.size());
}

// A player's text under the usual rules. What is accepted makes a choice.
void player(std::string_view bytes) {
    const AnyGame& game = game_of(bytes);
    const auto info = game.check_player(bytes);
    if (!info) return;
    AdviseOptions options;
    options.whole_turn = false;
    options.budget.cancelled = [] { return true; };
    options.budget.seconds = 0;
    (void)game.advise({}, bytes, options);
}

}  // namespace

std::vector<Target> edge_targets() {
    return {{"rules", rules}, {"position", position}, {"moves", moves}, {"player", player}};
}

}  // namespace rakus::fuzz
