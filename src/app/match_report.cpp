#include "app/match_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/jobs/match_spec.h"
#include "core/attached.h"
#include "lab/clusters.h"
#include "lab/warnings.h"

namespace rakus::app {
namespace {

Json json_of_seat(const Record3& r, const lab::Interval& score) {
    return {{"games", r.games()},   {"wins", r.wins},       {"draws", r.draws},       {"losses", r.losses},
            {"points", r.points()}, {"score", score.value}, {"score_low", score.low}, {"score_high", score.high}};
}

Json json_of_line(const MatchLine& line, std::size_t rank) {
    const Record3 all = line.tally.all();
    return {{"name", player_label(line.name)},
            {"rank", rank},
            {"rank_best", line.rank.best},
            {"rank_worst", line.rank.worst},
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

Json json_of_lead(const lab::Interval& lead) {
    return {{"elo", json_number(lead.value)}, {"low", json_number(lead.low)}, {"high", json_number(lead.high)}};
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
                                    {"lead", json_of_lead(lead_of(r, a, b))},
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

// Of one pairing.
MatchLine line_of(std::string name, const Tally& tally, const lab::TournamentSpec& spec) {
    const auto population = lab::population_of(spec);
    MatchLine line{std::move(name),
                   tally,
                   lab::pair_score(tally.pairs, population),
                   {},
                   lab::seat_score(tally.as_first, population),
                   lab::seat_score(tally.as_second, population),
                   lab::superiority(tally.pairs, population)};
    line.elo = lab::elo_of(line.score);
    return line;
}

lab::RankRange rank_of_two(const lab::Interval& score) {
    return score.low > 0.5 ? lab::RankRange{1, 1} : score.high < 0.5 ? lab::RankRange{2, 2} : lab::RankRange{1, 2};
}

// Of all games of a player: the index of a pair is the unit, since all pairings share what it holds.
MatchLine total_line(const MatchReport& r, std::size_t player) {
    MatchLine line = line_of(r.spec.players[player], lab::total_of(r.standing.pairings, player), r.spec);
    if (!r.ratings) {
        line.rank = rank_of_two(line.score);
        return line;
    }
    const auto population = lab::population_of(r.spec);
    const auto clusters = lab::clusters_of(r.standing.pairings, player);
    line.score = lab::mean_of_counts(clusters.all, population);
    line.first = lab::mean_of_counts(clusters.first, population);
    line.second = lab::mean_of_counts(clusters.second, population);
    line.superiority = lab::superiority(clusters.all, population);
    line.elo = r.ratings->of(player);
    line.rank = r.ratings->rank(player);
    return line;
}

// Pairs of the first pairing.
std::uint64_t pairs_of(const MatchReport& r) {
    return r.standing.pairings[0].tally.as_first.games();
}

}  // namespace

Result<MatchReport> match_report(const AnyGame& game, const lab::TournamentSpec& spec, const lab::Standing& standing) {
    const auto start = game.inspect({spec.rules, spec.position, {}, spec.seed});
    if (!start) return start.error();
    MatchReport r{spec, *start, standing, {}, {}, lab::warnings_before(spec, steady_players(game, spec)), {}, {}, {}};
    const auto openings = game.different_openings(lab::request_for(spec, standing.pairings[0], {0, 0, pairs_of(r)}));
    if (!openings) return openings.error();
    r.openings = *openings;
    if (spec.players.size() > 2) r.ratings.emplace(standing.pairings, spec.players.size(), lab::population_of(spec));
    for (std::size_t i = 0; i < spec.players.size(); ++i) r.lines.push_back(total_line(r, i));
    r.ranking = ranking_of(r.lines);
    for (auto& w : lab::warnings_after(spec, standing)) r.warnings.push_back(std::move(w));
    for (const auto& p : standing.pairings)
        for (const auto& [t, record] : p.tally.turns) r.turns[t] += record.games();
    return r;
}

lab::Interval lead_of(const MatchReport& r, std::size_t a, std::size_t b) {
    return r.ratings ? r.ratings->difference(a, b) : meeting(r, a, b)->elo;
}

std::string rank_text(const lab::RankRange& r) {
    return r.best == r.worst ? fmt::format("{}", r.best) : fmt::format("{}-{}", r.best, r.worst);
}

std::optional<MatchLine> meeting(const MatchReport& r, std::size_t a, std::size_t b) {
    for (const auto& p : r.standing.pairings) {
        if (p.a == a && p.b == b) return line_of(r.lines[a].name, p.tally, r.spec);
        if (p.a == b && p.b == a) return line_of(r.lines[a].name, p.tally.mirrored(), r.spec);
    }
    return std::nullopt;
}

Json match_json(const MatchReport& r) {
    Json j = document("match", r.spec.game, r.start.rules);
    j["seed"] = r.spec.seed;
    j["position"] = r.start.position;
    j["openings"] = r.spec.openings.plies;
    j["opening_draw"] = draw_id(r.spec.openings.draw);
    j["openings_played"] = r.openings ? Json(*r.openings) : Json(nullptr);
    j["openings_there_are"] = r.spec.different > 0 ? Json(r.spec.different) : Json(nullptr);
    j["exact"] = lab::all_openings(r.spec) && pairs_of(r) == r.spec.pairs;
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

}  // namespace rakus::app
