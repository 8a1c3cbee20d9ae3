#include "app/match_lines.h"

#include <fmt/format.h>

#include "app/json.h"
#include "app/match_record.h"
#include "app/record.h"
#include "core/attached.h"
#include "lab/runs.h"

namespace rakus::app {
namespace {

Json json_of_duel(const AnyGame& game, const RunsRequest& request, std::uint64_t run, std::size_t player,
                  const RunTally& t) {
    Json j{{"game", game.describe().name}, {"run", run}, {"player", player_label(request.players[player])}};
    j.update({{"rules", request.rules}, {"seed", request.seed}});
    if (!request.position.empty()) j["position"] = request.position;
    j["won"] = t.won > 0;
    j["turn"] = t.won > 0 ? Json(t.won_on_turn.begin()->first) : Json(nullptr);
    const auto counted = game.solitaire()->counted();
    for (std::size_t i = 0; i < counted.size() && i < t.counts.size(); ++i) j[std::string(counted[i].id)] = t.counts[i];
    return j;
}

}  // namespace

Status print_games(const AnyGame& game, const lab::Tournament& tournament, const std::vector<std::size_t>& blocks,
                   Console& console) {
    std::uint64_t number = 0;
    return each_game(game, tournament, blocks, [&](const PlayedGame& g, std::size_t pairing) {
        Json j{{"schema", "rakus.game/1"}, {"number", ++number}, {"game", game.describe().name}, {"pairing", pairing}};
        j.update({{"player1", player_label(g.player1)}, {"player2", player_label(g.player2)}, {"rules", g.rules}});
        j.update({{"position", g.position}, {"seed", g.seed}, {"result", result_tag(g.outcome)}});
        j["moves"] = Json::array();
        for (const auto& ply : g.plies) j["moves"].push_back(ply.move);
        console.print(dump(j));
    });
}

// A run played alone is the same run: its chance comes from its own number.
Status print_duels(const AnyGame& game, const RunsRequest& request, const lab::Finished& finished, Console& console) {
    std::uint64_t number = 0;
    for (const auto& [block, bytes] : finished) {
        const RunsRequest part = lab::run_block(request, block);
        for (std::uint64_t run = part.first; run < part.first + part.runs; ++run) {
            RunsRequest one = part;
            one.first = run, one.runs = 1;
            const auto tally = game.solitaire()->play_runs(one);
            if (!tally) return tally.error();
            for (std::size_t p = 0; p < tally->players.size(); ++p) {
                Json j{{"schema", "rakus.duel/1"}, {"number", ++number}};
                j.update(json_of_duel(game, request, run, p, tally->players[p]));
                console.print(dump(j));
            }
        }
    }
    return Done{};
}

}  // namespace rakus::app
