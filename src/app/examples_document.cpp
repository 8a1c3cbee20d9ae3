#include "app/examples_document.h"

#include "app/advice_text.h"

namespace rakus::app {
namespace {

Json json_of_value(const lab::MoveValue& v) {
    return v.low == v.high ? json_number(v.value) : Json{{"mean", v.value}, {"low", v.low}, {"high", v.high}};
}

Json json_of_example(const AnyGame& game, const ExamplesAsked& asked, const lab::Counterexample& e) {
    Json j{{"position", e.position},
           {"unit", e.unit},
           {"pick", e.pick},
           {"pick_value", json_of_value(e.pick_value)},
           {"best", e.best},
           {"best_value", json_of_value(e.best_value)},
           {"loss", json_number(e.loss())}};
    const auto step = explained(game, asked, e);
    const auto account = [&](std::string_view key, const std::string& move) {
        if (const auto* c = step ? find_candidate(*step, move) : nullptr) j[key] = app::json_of(*c);
    };
    account("pick_rules", e.pick);
    account("best_rules", e.best);
    return j;
}

}  // namespace

std::optional<StepInfo> explained(const AnyGame& game, const ExamplesAsked& asked, const lab::Counterexample& e) {
    const auto advice =
        game.advise({asked.rules, e.position, {}, asked.seed}, asked.player,
                    {.whole_turn = false, .truth = {}, .truth_everywhere = false, .tables = asked.tables});
    if (!advice || advice->steps.empty() || advice->steps[0].pick != e.pick) return std::nullopt;
    return advice->steps[0];
}

Json counterexamples_document(const AnyGame& game, const ExamplesAsked& asked, const lab::Counterexamples& c) {
    Json j = document("counterexamples", game.describe().name, game.inspect({asked.rules, "", {}, 1})->rules);
    j.update({{"seed", asked.seed},
              {"player", asked.player},
              {"positions", asked.positions},
              {"judged", c.judged},
              {"given_away", c.given_away},
              {"class_lost", c.class_lost},
              {"regret", {{"mean", c.regret.value}, {"low", c.regret.low}, {"high", c.regret.high}}}});
    j["worst"] = Json::array();
    for (const auto& e : c.worst) j["worst"].push_back(json_of_example(game, asked, e));
    return j;
}

}  // namespace rakus::app
