#include "app/match_report.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/match_spec.h"
#include "lab/warnings.h"

namespace rakus::app {
namespace {

Json json_of_seat(const Record3& r, const lab::Interval& score) {
    return {{"games", r.games()},   {"wins", r.wins},       {"draws", r.draws},       {"losses", r.losses},
            {"points", r.points()}, {"score", score.value}, {"score_low", score.low}, {"score_high", score.high}};
}

Json json_of_line(const MatchLine& line, std::size_t rank) {
    const Record3 all = line.tally.all();
    return {{"name", line.name},
            {"rank", rank},
            {"games", all.games()},
            {"wins", all.wins},
            {"draws", all.draws},
            {"losses", all.losses},
            {"points", all.points()},
            {"score", line.score.value},
            {"score_low", line.score.low},
            {"score_high", line.score.high},
            {"elo", json_number(line.elo.value)},
            {"elo_low", json_number(line.elo.low)},
            {"elo_high", json_number(line.elo.high)},
            {"superiority", line.superiority},
            {"as_first", json_of_seat(line.tally.as_first, line.first)},
            {"as_second", json_of_seat(line.tally.as_second, line.second)},
            {"pairs", line.tally.pairs}};
}

Json cross_table(const MatchReport& r) {
    Json cross = Json::array();
    for (std::size_t a = 0; a < r.lines.size(); ++a) {
        Json row = Json::array();
        for (std::size_t b = 0; b < r.lines.size(); ++b) {
            const auto m = meeting(r, a, b);
            row.push_back(!m ? Json(nullptr)
                             : Json{{"games", m->tally.all().games()},
                                    {"score", m->score.value},
                                    {"score_low", m->score.low},
                                    {"score_high", m->score.high},
                                    {"elo", json_number(m->elo.value)},
                                    {"superiority", m->superiority},
                                    {"pairs", m->tally.pairs}});
        }
        cross.push_back(row);
    }
    return cross;
}

std::string_view verdict_id(lab::SprtVerdict v) {
    return v == lab::SprtVerdict::accept_h1 ? "H1" : v == lab::SprtVerdict::accept_h0 ? "H0" : "undecided";
}

Json json_of_test(const lab::SprtTest& t, const lab::SprtState& s) {
    return {{"elo0", t.elo0}, {"elo1", t.elo1},   {"alpha", t.alpha}, {"beta", t.beta},
            {"llr", s.llr},   {"lower", s.lower}, {"upper", s.upper}, {"accepted", verdict_id(s.verdict)}};
}

Json turn_rows(const MatchReport& r) {
    Json rows = Json::array();
    for (const auto& [t, n] : r.turns) rows.push_back({{"turns", t}, {"games", n}});
    return rows;
}

// The best score first; the order of naming among equals.
std::vector<std::size_t> ranking_of(const std::vector<MatchLine>& lines) {
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order,
                             [&](std::size_t a, std::size_t b) { return lines[a].score.value > lines[b].score.value; });
    return order;
}

std::size_t rank_in(const std::vector<std::size_t>& ranking, std::size_t player) {
    return static_cast<std::size_t>(std::ranges::find(ranking, player) - ranking.begin()) + 1;
}

}  // namespace

MatchLine line_of(std::string name, const Tally& tally) {
    MatchLine line{std::move(name), tally, lab::pair_score(tally.pairs), {}, {}, {}, lab::superiority(tally.pairs)};
    line.elo = lab::elo_of(line.score);
    line.first = lab::wilson(tally.as_first.points(), static_cast<double>(tally.as_first.games()));
    line.second = lab::wilson(tally.as_second.points(), static_cast<double>(tally.as_second.games()));
    return line;
}

Result<MatchReport> match_report(const AnyGame& game, const lab::TournamentSpec& spec, const lab::Standing& standing) {
    const auto start = game.inspect({spec.rules, spec.position, {}, spec.seed});
    if (!start) return start.error();
    MatchReport r{spec, *start, standing, {}, {}, lab::warnings_before(spec, games_vary(game, spec)), {}};
    for (std::size_t i = 0; i < spec.players.size(); ++i)
        r.lines.push_back(line_of(spec.players[i], lab::total_of(standing.pairings, i)));
    r.ranking = ranking_of(r.lines);
    for (auto& w : lab::warnings_after(spec, standing)) r.warnings.push_back(std::move(w));
    for (const auto& p : standing.pairings)
        for (const auto& [t, record] : p.tally.turns) r.turns[t] += record.games();
    return r;
}

std::optional<MatchLine> meeting(const MatchReport& r, std::size_t a, std::size_t b) {
    for (const auto& p : r.standing.pairings) {
        if (p.a == a && p.b == b) return line_of(r.lines[a].name, p.tally);
        if (p.a == b && p.b == a) return line_of(r.lines[a].name, p.tally.mirrored());
    }
    return std::nullopt;
}

Json match_json(const MatchReport& r) {
    Json j = document("match", r.spec.game, r.start.rules);
    j["seed"] = r.spec.seed;
    j["position"] = r.start.position;
    j["openings"] = r.spec.opening_plies;
    j["pairs"] = r.spec.pairs;
    j["format"] = r.spec.format == lab::Format::gauntlet ? "gauntlet" : "round-robin";
    j["games"] = r.standing.games();
    j["players"] = Json::array();
    for (std::size_t i = 0; i < r.lines.size(); ++i)
        j["players"].push_back(json_of_line(r.lines[i], rank_in(r.ranking, i)));
    j["cross"] = cross_table(r);
    if (r.spec.test && r.standing.test) j["sprt"] = json_of_test(*r.spec.test, *r.standing.test);
    j["turns"] = turn_rows(r);
    j["warnings"] = Json::array();
    for (const auto& w : r.warnings) j["warnings"].push_back({{"en", w.en}, {"id", w.id}});
    return j;
}

Json match_document(const AnyGame& game, const lab::TournamentSpec& spec, const std::vector<lab::Pairing>& pairings) {
    const auto report = match_report(game, spec, {pairings, {}, 0, {}});
    return report ? match_json(*report) : Json(nullptr);
}

}  // namespace rakus::app
