#include "app/match_report.h"

namespace rakus::app {
namespace {

MatchLine line_of(std::string name, const Tally& tally) {
    MatchLine line{std::move(name), tally, lab::pair_score(tally.pairs), {}, {}, {}};
    line.elo = lab::elo_of(line.score);
    line.first = lab::wilson(tally.as_first.points(), static_cast<double>(tally.as_first.games()));
    line.second = lab::wilson(tally.as_second.points(), static_cast<double>(tally.as_second.games()));
    return line;
}

Json json_of_seat(const Record3& r, const lab::Interval& score) {
    return {{"games", r.games()}, {"wins", r.wins}, {"draws", r.draws}, {"losses", r.losses}, {"points", r.points()},
            {"score", score.value}, {"score_low", score.low}, {"score_high", score.high}};
}

Json json_of_line(const MatchLine& line) {
    const Record3 all = line.tally.all();
    return {{"name", line.name}, {"games", all.games()}, {"wins", all.wins}, {"draws", all.draws}, {"losses", all.losses}, {"points", all.points()},
            {"score", line.score.value}, {"score_low", line.score.low}, {"score_high", line.score.high},
            {"elo", json_number(line.elo.value)}, {"elo_low", json_number(line.elo.low)}, {"elo_high", json_number(line.elo.high)},
            {"as_first", json_of_seat(line.tally.as_first, line.first)}, {"as_second", json_of_seat(line.tally.as_second, line.second)},
            {"pairs", line.tally.pairs}};
}

Json cross_table(const std::vector<lab::Pairing>& pairings, std::size_t players) {
    Json cross = Json::array();
    for (std::size_t a = 0; a < players; ++a) {
        Json row = Json::array();
        for (std::size_t b = 0; b < players; ++b) {
            Json cell = nullptr;
            for (const auto& p : pairings) {
                if (p.a != std::min(a, b) || p.b != std::max(a, b)) continue;
                const MatchLine line = line_of("", a < b ? p.tally : p.tally.mirrored());
                cell = {{"games", line.tally.all().games()}, {"score", line.score.value}, {"score_low", line.score.low}, {"score_high", line.score.high}};
            }
            row.push_back(cell);
        }
        cross.push_back(row);
    }
    return cross;
}

}  // namespace

std::vector<MatchLine> match_lines(const lab::TournamentSpec& spec, const std::vector<lab::Pairing>& pairings) {
    std::vector<MatchLine> lines;
    for (std::size_t i = 0; i < spec.players.size(); ++i) lines.push_back(line_of(spec.players[i], lab::total_of(pairings, i)));
    return lines;
}

std::map<int, std::uint64_t> all_turns(const std::vector<lab::Pairing>& pairings) {
    std::map<int, std::uint64_t> turns;
    for (const auto& p : pairings)
        for (const auto& [t, n] : p.tally.turns) turns[t] += n;
    return turns;
}

std::vector<Text> match_warnings(const AnyGame& game, const lab::TournamentSpec& spec) {
    std::vector<Text> warnings;
    bool all_deterministic = true;
    for (const auto& p : spec.players) all_deterministic &= game.check_player(p)->deterministic;
    if (all_deterministic && spec.opening_plies == 0 && !game.describe().hidden && spec.pairs > 1)
        warnings.push_back({"both players are deterministic and every game starts from the same position: only 2 different games exist for each pairing",
                            "kedua pemain deterministik dan semua permainan mulai dari posisi yang sama: hanya ada 2 permainan berbeda untuk tiap pasangan"});
    return warnings;
}

Json match_document(const AnyGame& game, const lab::TournamentSpec& spec, const std::vector<lab::Pairing>& pairings) {
    const auto info = game.inspect({spec.rules, spec.position, {}, spec.seed});
    Json j = document("match", game.describe().name, info->rules);
    j["seed"] = spec.seed;
    j["position"] = info->position;
    j["openings"] = spec.opening_plies;
    j["pairs"] = spec.pairs;
    const auto lines = match_lines(spec, pairings);
    j["players"] = Json::array();
    for (const auto& l : lines) j["players"].push_back(json_of_line(l));
    j["cross"] = cross_table(pairings, lines.size());
    j["turns"] = Json::array();
    for (const auto& [t, n] : all_turns(pairings)) j["turns"].push_back({{"turns", t}, {"games", n}});
    j["warnings"] = Json::array();
    for (const auto& w : match_warnings(game, spec)) j["warnings"].push_back({{"en", w.en}, {"id", w.id}});
    return j;
}

}  // namespace rakus::app
