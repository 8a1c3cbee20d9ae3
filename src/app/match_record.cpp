#include "app/match_record.h"

#include <fmt/format.h>

#include <fstream>

#include "app/record.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

Record record_of(const PlayedGame& g, const std::string& game, const std::string& rules) {
    Record r{game, rules, g.player1, g.player2, g.position, g.seed, std::string(result_tag(g.outcome)), {}};
    for (const auto& ply : g.plies) r.plies.push_back({ply.side, ply.move, {}, {}, {}, {}, {}});
    return r;
}

}  // namespace

Status record_match(const AnyGame& game, const lab::Tournament& tournament, std::size_t blocks, const std::string& file) {
    const auto& spec = tournament.spec();
    const auto pairings = lab::pairings_of(spec.format, spec.players.size());
    const auto start = game.inspect({spec.rules, spec.position, {}, spec.seed});
    if (!start) return start.error();
    std::ofstream out(file, std::ios::binary);
    for (std::size_t b = 0; b < blocks; ++b) {
        const auto& block = tournament.schedule()[b];
        const auto games = game.record_block(lab::request_for(spec, pairings[block.pairing], block));
        if (!games) return games.error();
        for (std::size_t i = 0; i < games->size(); ++i)
            out << (b + i > 0 ? "\n" : "") << write_record(record_of((*games)[i], game.describe().name, write_settings(start->rules)));
    }
    if (!out.flush()) return internal_error(fmt::format("record '{}': cannot be written", file), fmt::format("rekaman '{}': tidak dapat ditulis", file));
    return Done{};
}

}  // namespace rakus::app
