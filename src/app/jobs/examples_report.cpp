#include "app/jobs/examples_report.h"

#include <fmt/format.h>

#include <optional>

#include "app/advice_text.h"
#include "app/match_report.h"
#include "app/words_for.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

// The choice again, with every rule; empty if the player would now choose otherwise.
std::optional<StepInfo> explained(const AnyGame& game, const ExamplesAsked& asked, const lab::Counterexample& e) {
    const auto advice =
        game.advise({asked.rules, e.position, {}, asked.seed}, asked.player,
                    {.whole_turn = false, .truth = {}, .truth_everywhere = false, .tables = asked.tables});
    if (!advice || advice->steps.empty() || advice->steps[0].pick != e.pick) return std::nullopt;
    return advice->steps[0];
}

Json json_of_value(const lab::MoveValue& v) {
    if (v.low == v.high) return json_number(v.value);
    Json j{{"mean", v.value}, {"low", v.low}, {"high", v.high}};
    if (v.n > 0) j["n"] = v.n;
    return j;
}

// Random positions are independent of each other.
lab::Interval share_given(std::uint64_t n, const lab::Counterexamples& c) {
    return lab::share_of(n, c.judged);
}
Json json_of_share(std::uint64_t n, const lab::Counterexamples& c) {
    if (c.judged == 0) return nullptr;
    const auto share = share_given(n, c);
    return {{"mean", share.value}, {"low", share.low}, {"high", share.high}, {"n", c.judged}};
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

std::string move_value_text(const lab::MoveValue& v, const std::string& unit, Lang lang) {
    if (unit == "win_chance") {
        const std::string n = v.n > 0 ? fmt::format(" n={}", v.n) : "";
        return fmt::format("{} % {}{}", percent(v.value, lang), range_text({v.value, v.low, v.high}, lang), n);
    }
    const int value = static_cast<int>(v.value);
    return truth_in_words(unit == "seeds" ? exact_margin(value, "seeds")
                                          : Truth{Exact{class_of(value), std::nullopt, std::nullopt}, "result"},
                          lang);
}

std::string examples_summary(const AnyGame& game, const ExamplesAsked& r, const lab::Counterexamples& c,
                             const Console& console) {
    const auto share = [&](std::uint64_t n) {
        const auto interval = share_given(n, c);
        return fmt::format("{} % {}", percent(interval.value, console.lang), range_text(interval, console.lang));
    };
    std::string out =
        phrase(console.lang,
               {"{} · player {} · {} random positions, {} with something at stake · seed {}\n",
                "{} · pemain {} · {} posisi acak, {} mempertaruhkan sesuatu · benih {}\n"},
               console.say(game.describe().title), without_contents(r.player), r.positions, c.judged, r.seed);
    if (c.judged == 0)
        return out +
               std::string(console.say("no position was decided; try more --positions, --nodes, --time or --playouts\n",
                                       "tidak ada posisi yang terputuskan; coba --positions, --nodes, --time, atau "
                                       "--playouts lebih besar\n"));
    out += phrase(console.lang,
                  {"the pick gives value away in {}: {}; mean loss {} [{}, {}] ({})\n",
                   "pilihannya membuang nilai di {}: {}; rata-rata hilang {} [{}; {}] ({})\n"},
                  c.given_away, share(c.given_away), number_in_words(c.regret.value, console.lang),
                  number_in_words(c.regret.low, console.lang), number_in_words(c.regret.high, console.lang),
                  unit_in_words(c.unit, game.describe(), console.lang));
    if (c.unit == "win_chance")
        return out + std::string(console.say("values are estimates: a loss is counted where the intervals do not meet, "
                                             "and listed if fresh play-outs agree\n",
                                             "nilainya taksiran: kehilangan dihitung bila selangnya tidak bertemu, dan "
                                             "disebut bila permainan acak baru membenarkan\n"));
    return out +
           phrase(console.lang,
                  {"a win or a draw became worse in {}: {}\n", "menang atau seri menjadi lebih buruk di {}: {}\n"},
                  c.class_lost, share(c.class_lost));
}

std::string example_text(const AnyGame& game, const ExamplesAsked& r, const lab::Counterexample& e,
                         const Console& console) {
    const auto words = [&](const lab::MoveValue& v) { return move_value_text(v, e.unit, console.lang); };
    std::string out =
        phrase(console.lang, {"\n{}\n  picks {}: {}; better {}: {}\n", "\n{}\n  memilih {}: {}; lebih baik {}: {}\n"},
               console.bold(e.position), e.pick, words(e.pick_value), e.best, words(e.best_value));
    const auto step = explained(game, r, e);
    const auto* better = step ? find_candidate(*step, e.best) : nullptr;
    return better ? out + "  " + why_text(*step, *better, console) : out;
}

}  // namespace

Json counterexamples_document(const AnyGame& game, const ExamplesAsked& asked, const lab::Counterexamples& c) {
    Json j = document("counterexamples", game.describe().name, game.inspect({asked.rules, "", {}, 1})->rules);
    j.update({{"seed", asked.seed},
              {"player", player_label(asked.player)},
              {"positions", asked.positions},
              {"judged", c.judged},
              {"given_away", c.given_away},
              {"class_lost", c.class_lost},
              {"given_away_share", json_of_share(c.given_away, c)},
              {"class_lost_share", json_of_share(c.class_lost, c)}});
    add_unit(c.unit, game.describe(), j);
    j.update({{"regret", {{"mean", c.regret.value}, {"low", c.regret.low}, {"high", c.regret.high}}}});
    j["worst"] = Json::array();
    for (const auto& e : c.worst) j["worst"].push_back(json_of_example(game, asked, e));
    return j;
}

void print_counterexamples(const AnyGame& game, const ExamplesAsked& r, const lab::Counterexamples& c,
                           Console& console) {
    console.print(examples_summary(game, r, c, console));
    for (const auto& e : c.worst) console.print(example_text(game, r, e, console));
}

}  // namespace rakus::app
