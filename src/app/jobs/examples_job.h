// rakus counterexamples as a job. The blocks hold judged positions; the player plays no part in them, so that several
// players can be asked about the same ones.
#pragma once
#include <optional>

#include "app/jobs/examples_report.h"
#include "app/jobs/kinds.h"

namespace rakus::app {

struct ExamplesWish : ExamplesAsked {
    std::uint64_t playouts = 0, nodes = 0;
    std::size_t top = 10;
    std::optional<int> plies;  // of random play before each position; none: anywhere in a random game
};

class ExamplesAnswer final : public Report {
   public:
    ExamplesAnswer(const AnyGame& game, ExamplesAsked asked, lab::Counterexamples examples, Cut cut)
        : found(std::move(examples)), game_(game), asked_(std::move(asked)), cut_(cut) {}
    Json document() const override;
    void print(Console& console) const override { print_counterexamples(game_, asked_, found, console); }

    const lab::Counterexamples found;

   private:
    const AnyGame& game_;
    const ExamplesAsked asked_;
    const Cut cut_;
};

class ExamplesJob final : public BlockJob {
   public:
    ExamplesJob(const AnyGame&, ExamplesWish);

    std::size_t blocks() const override;
    std::uint64_t units(std::size_t block) const override { return begin_of(block + 1) - begin_of(block); }
    Words unit() const override { return {"positions", "posisi"}; }
    Result<std::string> play(std::size_t block, const Budget&) const override;
    Result<ReportMade> report(const lab::Finished& finished) const override { return answer(finished, {}); }
    // What is listed has not been looked at again.
    ReportMade so_far(const lab::Finished&, const Cancelled&) const override;
    Result<ReportMade> carry_out(Running&) const override;

   private:
    std::uint64_t begin_of(std::size_t block) const { return wish_.positions * block / blocks(); }
    TruthLimits limits_of(const Budget&) const;
    // What was asked, about as many positions as have been looked at.
    ExamplesAsked about(const lab::Finished&) const;
    Result<lab::Counterexamples> found_in(const lab::Finished&, std::size_t most, const Cancelled&) const;
    Result<ReportMade> answer(const lab::Finished&, const Budget&, const std::function<Cut()>& cut = nullptr) const;
    // An estimate that looks bad may only have been unlucky: what is listed must look bad again on fresh play-outs.
    Status confirm(std::vector<lab::Counterexample>&, const Budget&) const;

    const AnyGame& game_;
    const ExamplesWish wish_;
};

}  // namespace rakus::app
