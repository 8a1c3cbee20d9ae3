#include "app/answers.h"

#include "core/attached.h"

namespace rakus::app {
namespace {

Json json_of_move(const TruthReport::MoveTruth& m) {
    Json j{{"move", m.move}, {"decorated", m.decorated}, {"truth", json_of(m.truth)}};
    add_verdict(m.verdict, j);
    return j;
}

// A seed tells every card: it is left out as long as there is something to hide.
void add_seed(Json& j, std::string_view game, std::uint64_t seed, bool over = false) {
    const AnyGame* known = find_game(game);
    if (over || !known || !known->describe().hidden) j["seed"] = seed;
}

}  // namespace

Json games_document(const std::vector<const AnyGame*>& games) {
    Json j = document("games", "", {});
    j["games"] = Json::array();
    for (const AnyGame* g : games) j["games"].push_back(json_of(g->describe()));
    return j;
}

Json papers_document(const std::vector<const AnyGame*>& games) {
    Json j = document("paper", "", {});
    j["games"] = Json::array();
    for (const AnyGame* g : games) {
        Json statements = Json::array();
        for (const Statement& s : g->describe().reading.statements) {
            statements.push_back({{"section", s.section},
                                  {"standing", kTreatments[static_cast<std::size_t>(s.treatment)]},
                                  {"says", json_of(s.says)}});
            if (!s.does.en.empty()) statements.back()["does"] = json_of(s.does);
            if (!s.command.empty()) statements.back()["try"] = s.command;
        }
        j["games"].push_back({{"name", g->describe().name},
                              {"source", g->describe().reading.source},
                              {"statements", std::move(statements)}});
    }
    return j;
}

Json position_document(const PositionInfo& info, std::string_view game, std::uint64_t seed) {
    Json j = document("position", game, info.rules);
    add_seed(j, game, seed, info.outcome.has_value());
    j["position"] = info.position;
    j["side"] = info.side;
    j["outcome"] = info.outcome ? Json(static_cast<int>(*info.outcome)) : Json(nullptr);
    j["picture"] = json_of(info.picture);
    j["moves"] = Json::array();
    for (const MoveText& m : info.moves) j["moves"].push_back({{"move", m.move}, {"decorated", m.decorated}});
    j["played"] = info.played;
    return j;
}

Json advice_document(const Advice& advice, std::string_view game, std::uint64_t seed) {
    Json j = document("advise", game, advice.rules);
    add_seed(j, game, seed, advice.steps.empty());
    j["player"] = player_label(advice.player);
    j["credit"] = json_of(advice.credit);
    if (advice.steps.empty()) return j;
    Json first = json_of(advice.steps[0]);
    for (const char* key : {"position", "pick", "tie_break", "candidates", "optimum"})
        if (first.contains(key)) j[key] = std::move(first[key]);
    if (!advice.truth_source.empty()) j["truth_source"] = advice.truth_source;
    add_limits(advice.truth_cut, advice.preparation, advice.note, j);
    if (advice.steps.size() > 1) {
        j["steps"] = Json::array();
        for (const auto& s : advice.steps) j["steps"].push_back(json_of(s));
    }
    j["position_after"] = advice.position_after;
    if (advice.imagined) j["imagined"] = true;
    if (advice.objective) j["objective"] = json_number(*advice.objective);
    return j;
}

Json truth_document(const TruthReport& report, std::string_view game, const TruthLimits& limits) {
    Json j = document("truth", game, report.rules);
    j["position"] = report.position;
    if (report.truth.estimate()) add_seed(j, game, limits.seed, limits.see_all);
    j["source"] = report.source;
    j["truth"] = json_of(report.truth);
    if (!report.also.empty()) j["also"] = Json::array();
    for (const Truth& t : report.also) j["also"].push_back(json_of(t));
    add_limits(report.cut, report.preparation, report.note, j);
    j["line"] = report.line;
    if (!limits.all_moves) return j;
    j["optimum"] = json_of(report.optimum);
    j["order"] = report.order;
    j["moves"] = Json::array();
    for (const auto& m : report.moves) j["moves"].push_back(json_of_move(m));
    return j;
}

Json exploit_document(const ExploitReport& report, std::string_view game) {
    Json j = document("exploit", game, report.rules);
    j["position"] = report.position;
    j["player"] = player_label(report.player);
    j["seats"] = Json::array();
    for (const ExploitSeat& s : report.seats) {
        Json seat{{"seat", s.seat}, {"truth", json_of(s.truth)}};
        if (s.moves) seat["moves"] = *s.moves, seat["ways"] = s.ways;
        if (s.truth.unit.empty()) seat["unbeatable"] = s.cut == Cut::none, seat["no_win_within"] = s.no_win_within;
        add_limits(s.cut, {}, {}, seat);
        seat["line"] = s.line;
        seat["replayed"] = s.replayed;
        seat["nodes"] = s.nodes;
        j["seats"].push_back(std::move(seat));
    }
    return j;
}

Json json_of_step(const TraceStep& t, std::size_t number) {
    Json step{{"step", number}};
    step.update(json_of(t));
    return step;
}

Json trace_document(const Advice& advice, std::string_view game, const std::vector<TraceStep>& steps) {
    Json j = document("trace", game, advice.rules);
    j["player"] = player_label(advice.player);
    if (advice.imagined) j["imagined"] = true;
    j["steps"] = Json::array();
    for (std::size_t i = 0; i < steps.size(); ++i) j["steps"].push_back(json_of_step(steps[i], i + 1));
    return j;
}

Json features_document(const FeatureReport& r, std::string_view game) {
    Json j = document("features", game, r.rules);
    j["position"] = r.position;
    j["side"] = r.side;
    j["replies"] = r.replies;
    j["candidates"] = r.candidates;
    j["features"] = Json::array();
    for (const FeatureInfo& f : r.features) {
        j["features"].push_back({{"id", f.id},
                                 {"of", f.of_move ? "move" : "position"},
                                 {"type", f.type},
                                 {"words", json_of(f.words)},
                                 {"unit", json_of(f.unit)},
                                 {"low", json_number(f.low)},
                                 {"high", json_number(f.high)},
                                 {"source", f.source}});
        if (!f.values.empty()) j["features"].back()["values"] = f.values;
        if (!f.about.empty()) j["features"].back()["about"] = f.about;
    }
    j["values"] = Json::array();
    for (const FeatureRow& row : r.rows) {
        Json values = Json::array();
        for (const double x : row.values) values.push_back(json_number(x));
        Json one{{"id", r.features[row.feature].id}, {"values", values}};
        if (!row.about.empty()) one["about"] = row.about;
        j["values"].push_back(one);
    }
    return j;
}

Json check_document(const PlayerInfo& info, std::string_view game) {
    Json j = document("check", game, {});
    j["player"] = json_of(info);
    j["warnings"] = Json::array();
    for (const Text& w : info.warnings) j["warnings"].push_back(json_of(w));
    j["operations"] = info.operations;
    return j;
}

Json texts_document(const AnyGame& game) {
    Json j = document("players", game.describe().name, {});
    j["texts"] = Json::array();
    for (const ShippedText& t : game.texts()) j["texts"].push_back({{"name", t.name}, {"text", t.text}});
    return j;
}

}  // namespace rakus::app
