// rakus tune for players that are policies and not weights.
#include <fmt/format.h>

#include "app/jobs/tune_job.h"
#include "app/table.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

Json json_of_estimate(const Estimate& e) {
    return {{"mean", e.mean}, {"low", e.low}, {"high", e.high}, {"n", e.n}};
}

// What could not be said as a text is an object; it has a remark that says why.
Json policy_in(const std::string& file) {
    return Json::parse(file, nullptr, false);
}

Json policy_json(const TuneReport& r, std::string_view game, const TuneRequest& request, Cut cut) {
    Json j = document("tune", game, r.rules);
    j["seed"] = request.seed;
    j["objective"] = r.objective;
    j["unit"] = r.unit;
    j["trials"] = r.trials;
    j["accepted"] = r.accepted;
    if (cut != Cut::none) j["cut"] = cut_name(cut);
    j["before"] = {{"player", r.before}, {"value", json_of_estimate(r.before_value)}};
    j["after"] = {{"player", r.after}, {"value", json_of_estimate(r.after_value)}};
    j["gain"] = json_of_estimate(r.gain);
    j["holdout_seed"] = r.holdout_seed;
    j["changes"] = Json::array();
    for (const auto& [before, after] : r.changes) j["changes"].push_back({{"before", before}, {"after", after}});
    const Json policy = policy_in(r.file);
    j["file"] = policy.is_object() ? policy : Json(r.file);
    return j;
}

std::string value_text(const Estimate& e, const TuneReport& r, Lang lang) {
    if (e.n == 0) return phrase(lang, {"not measured", "tidak diukur"});
    return truth_in_words(Truth{e, r.unit}, lang);
}

void print_policy(const TuneReport& r, const AnyGame& game, const TuneRequest& request, Console& console) {
    console.print(fmt::format("{} · {} {} · {} {} · {} {}\n", console.say(game.describe().title),
                              console.say("objective", "tujuan"), r.objective, console.say("seed", "benih"),
                              request.seed, console.say("rules", "aturan"),
                              rules_in_words(r.rules, game.describe(), console.lang)));
    console.print(phrase(console.lang, {"{} changes tried, {} kept\n", "{} perubahan dicoba, {} dipakai\n"}, r.trials,
                         r.accepted));
    Table table;
    for (const Words& title : {Words{"player", "pemain"}, Words{"on fresh shuffles", "pada kocokan baru"}})
        table.column(std::string(console.say(title)));
    table.row({r.before, value_text(r.before_value, r, console.lang)});
    table.row({r.after, value_text(r.after_value, r, console.lang)});
    table.row(
        {std::string(console.say("gain, paired", "perolehan, berpasangan")), value_text(r.gain, r, console.lang)});
    console.print(console.laid_out(table));
    for (std::size_t i = 0; i < r.changes.size(); ++i)
        console.print(fmt::format("\n{} {}\n  {}: {}\n  {}: {}\n", console.say("phase", "fase"), i + 1,
                                  console.say("before", "sebelum"), r.changes[i].first, console.say("after", "sesudah"),
                                  r.changes[i].second));
    if (const Json policy = policy_in(r.file); policy.is_object() && policy.contains("remark"))
        console.print(fmt::format("\n{}: {}\n", console.say("It is saved as JSON", "Disimpan sebagai JSON"),
                                  policy["remark"][console.lang == Lang::id ? "id" : "en"].get<std::string>()));
}

class TunedPolicy final : public TunedPlayer {
   public:
    TunedPolicy(const AnyGame& game, const TuneRequest& request, TuneReport figures, Cut cut)
        : TunedPlayer(figures.file), game_(game), request_(request), figures_(std::move(figures)), cut_(cut) {}
    Json document() const override { return policy_json(figures_, game_.describe().name, request_, cut_); }
    void print(Console& console) const override { print_policy(figures_, game_, request_, console); }

   private:
    const AnyGame& game_;
    const TuneRequest request_;
    const TuneReport figures_;
    const Cut cut_;
};

class PolicyJob final : public Job {
   public:
    PolicyJob(const AnyGame& game, TuneRequest request)
        : Job("tune", game,
              spec_of("tune", game,
                      {{"rules", request.rules},
                       {"player", request.player},
                       {"objective", request.objective},
                       {"trials", fmt::format("{}", request.trials)},
                       {"holdout", fmt::format("{}", request.holdout)},
                       {"seed", fmt::format("{}", request.seed)}}),
              request.seed),
          game_(game),
          request_(std::move(request)) {}

    Result<ReportMade> carry_out(Running& running) const override {
        TuneRequest request = request_;
        request.spend = [&](double part) { running.spend(part); };
        auto figures = game_.tuning()->tune(request, running.in_turn(), [&](std::uint64_t done, std::uint64_t total) {
            running.show(done, total);
            return true;
        });
        if (!figures) return figures.error();
        return ReportMade(std::make_unique<TunedPolicy>(game_, request_, std::move(*figures),
                                                        running.cut() ? running.why() : Cut::none));
    }

   private:
    const AnyGame& game_;
    const TuneRequest request_;
};

}  // namespace

Result<JobMade> policy_job(const Wish& wish) {
    if (const auto start = wish.game->inspect({wish.rules, "", {}, 1}); !start) return start.error();
    return JobMade(std::make_unique<PolicyJob>(
        *wish.game, TuneRequest{wish.canonical_rules(), wish.players.empty() ? "" : wish.players[0],
                                wish.text("objective"), wish.seed, wish.whole("trials", 0), wish.whole("holdout", 0)}));
}

}  // namespace rakus::app
