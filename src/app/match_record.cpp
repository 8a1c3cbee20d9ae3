#include "app/match_record.h"

#include <fmt/format.h>

#include "app/record.h"

namespace rakus::app {
namespace {

Record record_of(const PlayedGame& g, const std::string& game) {
    Record r{game, g.rules, g.player1, g.player2, g.position, g.seed, std::string(result_tag(g.outcome)), {}};
    for (const auto& ply : g.plies) r.plies.push_back({ply.side, ply.move, {}, {}, {}, {}, {}});
    return r;
}

}  // namespace

Result<std::vector<std::string>> records_of(const AnyGame& game, const BlockRequest& block) {
    const auto games = game.record_block(block);
    if (!games) return games.error();
    std::vector<std::string> records;
    for (const PlayedGame& g : *games) records.push_back(write_record(record_of(g, game.describe().name)));
    return records;
}

Status each_game(const AnyGame& game, const lab::Tournament& tournament, const std::vector<std::size_t>& blocks,
                 const std::function<void(const PlayedGame&, std::size_t pairing)>& take) {
    const auto& spec = tournament.spec();
    const auto pairings = lab::pairings_of(spec.format, spec.players.size());
    for (const std::size_t b : blocks) {
        const auto& block = tournament.schedule()[b];
        const auto games = game.record_block(lab::request_for(spec, pairings[block.pairing], block));
        if (!games) return games.error();
        for (const PlayedGame& g : *games) take(g, block.pairing);
    }
    return Done{};
}

Status record_match(const AnyGame& game, const lab::Tournament& tournament, const std::vector<std::size_t>& blocks,
                    const store::Files& files, const std::string& file) {
    std::string text;
    const auto played = each_game(game, tournament, blocks, [&](const PlayedGame& g, std::size_t) {
        text += (text.empty() ? "" : "\n") + write_record(record_of(g, game.describe().name));
    });
    return played ? files.write(file, text) : played;
}

}  // namespace rakus::app
