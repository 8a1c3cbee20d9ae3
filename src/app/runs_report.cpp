#include "app/runs_report.h"

#include "lab/runs.h"

namespace rakus::app {

lab::Interval share(std::uint64_t part, std::uint64_t whole) { return lab::wilson(static_cast<double>(part), static_cast<double>(whole)); }

double mean_turn(const RunTally& t) {
    double sum = 0;
    for (const auto& [turn, n] : t.won_on_turn) sum += turn * static_cast<double>(n);
    return t.won ? sum / static_cast<double>(t.won) : 0;
}

double per_run(std::uint64_t sum, const RunTally& t) { return t.runs ? static_cast<double>(sum) / static_cast<double>(t.runs) : 0; }

namespace {

Json json_of(const lab::Interval& i) { return {{"p", i.value}, {"low", i.low}, {"high", i.high}}; }

Json json_of_player(const std::string& name, const RunTally& t, const RunPair& pair, bool first) {
    Json j{{"name", name}, {"runs", t.runs}, {"won", t.won}, {"ftk", json_of(share(t.won_by(1), t.runs))}};
    j["wins_by_turn"] = Json::array();
    for (int turn = 1; !t.won_on_turn.empty() && turn <= t.won_on_turn.rbegin()->first; ++turn) {
        Json row = json_of(share(t.won_by(turn), t.runs));
        j["wins_by_turn"].push_back({{"turn", turn}, {"p", row["p"]}, {"low", row["low"]}, {"high", row["high"]}});
    }
    j["never"] = json_of(share(t.runs - t.won, t.runs));
    j["turns_mean"] = t.won ? Json(mean_turn(t)) : Json(nullptr);
    j["activations_mean"] = per_run(t.activations, t);
    j["cards_seen_mean"] = per_run(t.cards_seen, t);
    j["turns"] = Json::array();
    for (const auto& [turn, n] : t.won_on_turn) j["turns"].push_back({{"turn", turn}, {"runs", n}});
    if (!first) {
        const auto gain = lab::first_turn_gain(pair);
        j["against_first"] = {{"faster", pair.faster}, {"slower", pair.slower}, {"alike", pair.alike},
                              {"ftk_gain", {{"mean", gain.value}, {"low", gain.low}, {"high", gain.high}}}};
    }
    return j;
}

}  // namespace

Json runs_document(const AnyGame& game, const RunsReport& report) {
    const auto where = game.inspect({report.request.rules, report.request.position, {}, report.request.seed});
    if (!where) return nullptr;
    Json j = document("match", game.describe().name, where->rules);
    j["seed"] = report.request.seed;
    if (!report.request.position.empty()) j["position"] = where->position;
    j["runs"] = report.request.runs;
    j["players"] = Json::array();
    for (std::size_t i = 0; i < report.names.size(); ++i)
        j["players"].push_back(json_of_player(report.names[i], report.tally.players[i], report.tally.against_first[i], i == 0));
    j["warnings"] = Json::array();
    return j;
}

}  // namespace rakus::app
