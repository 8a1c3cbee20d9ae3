// Any bytes as rules, position, moves and player, for every game: an answer or an error, never a crash, and what is
// accepted prints back to itself.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/any_game.h"

namespace {

// The input is cut at newlines: rules, position, player, then moves.
std::vector<std::string> lines(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> out(1);
    for (std::size_t i = 0; i < size; ++i) {
        if (data[i] == '\n' && out.size() < 6)
            out.emplace_back();
        else
            out.back() += static_cast<char>(data[i]);
    }
    out.resize(6);
    return out;
}

void try_game(const rakus::AnyGame& game, const std::vector<std::string>& text) {
    rakus::PositionRequest request{text[0], text[1], {}, 1};
    for (std::size_t i = 3; i < text.size(); ++i)
        if (!text[i].empty()) request.moves.push_back(text[i]);
    (void)game.check_player(text[2]);
    const auto info = game.inspect(request);
    if (!info) return;
    std::string rules;
    for (const auto& [key, value] : info->rules) rules += (rules.empty() ? "" : ",") + key + "=" + value;
    const auto again = game.inspect({rules, info->position, {}, 1});
    if (!again || again->position != info->position) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto games = rakus::all_games();
    try_game(*games[data[0] % games.size()], lines(data + 1, size - 1));
    return 0;
}
