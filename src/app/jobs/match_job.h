// rakus match as a job, and its report.
#pragma once
#include "app/jobs/kinds.h"
#include "app/match_report.h"

namespace rakus::app {

class MatchAnswer final : public Report {
   public:
    explicit MatchAnswer(MatchReport report) : figures(std::move(report)) {}
    Json document() const override { return match_json(figures); }
    void print(Console& console) const override { print_match(figures, console); }
    std::vector<Picture> pictures(Lang lang) const override { return match_pictures(figures, lang); }
    std::vector<Text> warnings() const override;
    bool holds() const override;

    const MatchReport figures;
};

class MatchJob final : public BlockJob {
   public:
    MatchJob(const AnyGame&, lab::TournamentSpec);
    const lab::Tournament& tournament() const { return tournament_; }

    std::size_t blocks() const override { return tournament_.blocks(); }
    std::vector<std::size_t> order() const override { return tournament_.side_by_side(); }
    Result<std::string> play(std::size_t block, const Budget& budget) const override {
        return tournament_.play(block, budget.cancelled);
    }
    Result<ReportMade> report(const lab::Finished&) const override;
    ReportMade so_far(const lab::Finished&, const Cancelled&) const override;
    std::optional<std::size_t> missing(const lab::Finished&) const override;
    std::function<bool(const lab::Finished&)> enough() const override;
    std::uint64_t units(std::size_t block) const override { return 2 * tournament_.schedule()[block].pairs; }
    Words unit() const override { return {"games", "permainan"}; }
    std::vector<Text> warnings() const override;

   private:
    const AnyGame& game_;
    const lab::Tournament tournament_;
};

}  // namespace rakus::app
