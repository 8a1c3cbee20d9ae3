// rakus quality as a job: the games and positions of the samples are its blocks.
#include <fmt/format.h>

#include "app/jobs/kinds.h"
#include "app/jobs/quality_report.h"
#include "app/quality_plot.h"

namespace rakus::app {
namespace {

class QualityAnswer final : public Report {
   public:
    QualityAnswer(QualityReport figures, const GameInfo& game, QualityRequest request)
        : figures_(std::move(figures)), game_(game), request_(std::move(request)) {}
    Json document() const override { return quality_json(figures_, game_.name, request_); }
    void print(Console& console) const override { print_quality(figures_, game_.title, console); }
    std::vector<Picture> pictures(Lang lang) const override { return quality_pictures(figures_, lang); }

   private:
    const QualityReport figures_;
    const GameInfo& game_;
    const QualityRequest request_;
};

class QualityJob final : public Job {
   public:
    QualityJob(const AnyGame& game, const std::string& rules, QualityRequest request)
        : Job("quality", game,
              spec_of("quality", game,
                      {{"rules", rules},
                       {"player", request.player},
                       {"positions", fmt::format("{}", request.positions)},
                       {"openings", fmt::format("{}", request.openings)},
                       {"nodes", fmt::format("{}", request.nodes)},
                       {"seed", fmt::format("{}", request.seed)}}),
              request.seed),
          game_(game),
          request_(std::move(request)) {}

    Words unit() const override { return {"positions", "posisi"}; }
    Result<ReportMade> carry_out(Running& running) const override {
        QualityRequest request = request_;
        request.jobs = running.hands();
        request.budget = running.budget();
        request.share = running.in_turn();
        request.spend = [&](double part) { running.spend(part); };
        auto figures = game_.quality(request, [&](std::uint64_t done, std::uint64_t total) {
            running.show(done, total);
            return true;
        });
        if (!figures) return figures.error();
        figures->cut = running.out() || figures->cut != Cut::none ? running.why() : Cut::none;
        return ReportMade(std::make_unique<QualityAnswer>(std::move(*figures), game_.describe(), request_));
    }

   private:
    const AnyGame& game_;
    const QualityRequest request_;
};

}  // namespace

Result<JobMade> quality_job(const Wish& wish) {
    const AnyGame& game = *wish.game;
    const auto plies = wish.plies(1000);
    if (!plies) return plies.error();
    if (const auto known = game.check_player(wish.player(), wish.rules); !known) return known.error();
    // Before a journal is opened: what is refused leaves no unfinished run behind.
    if (game.describe().reach == Reach::estimate) return no_exact_truth(game.describe().name);
    return JobMade(
        std::make_unique<QualityJob>(game, wish.canonical_rules(),
                                     QualityRequest{wish.rules, wish.player(), wish.tables, wish.whole("positions", 0),
                                                    wish.seed, 1, *plies, wish.whole("nodes", 0)}));
}

}  // namespace rakus::app
