#include "games/bantumi/quality.h"

#include <fmt/format.h>

#include "games/bantumi/solver.h"

namespace rakus::bantumi {
namespace {

constexpr int kMostSeeds = 48;

class ProofAppraiser final : public Appraiser<Bantumi> {
   public:
    ProofAppraiser(const Rules& rules, std::shared_ptr<const Table> table)
        : solver_(rules, std::move(table), start(rules).board.seeds_in_pits()) {}

    std::optional<int> value(const State& s, std::optional<int> guess) override { return solver_.value(s, guess).low; }
    std::optional<int> value_of(const State& s, const Pit& pit) override { return solver_.value(s, pit).low; }
    std::optional<bool> reaches(const State& s, const Pit& pit, int least) override {
        return solver_.reaches(s, pit, least);
    }

   private:
    Solver solver_;
};

class Proofs final : public QualityKit<Bantumi> {
   public:
    Result<MakeAppraiser> appraisers(const Bantumi& game, const QualityRequest& request) const override {
        const int open = start(game.rules).board.seeds_in_pits();
        if (open > kMostSeeds)
            return usage_error(
                fmt::format("quality bantumi: it needs exact values, expected a board of at most {} seeds", kMostSeeds),
                fmt::format("quality bantumi: perlu nilai eksak, seharusnya papan dengan paling banyak {} biji",
                            kMostSeeds));
        const auto table =
            table_in_memory(game.rules, table_seeds_for(game.rules.pits, open + kForManyQuestions), request.jobs);
        return MakeAppraiser([rules = game.rules, table] { return std::make_unique<ProofAppraiser>(rules, table); });
    }
    std::string_view source() const override { return "table+search"; }
    std::string_view unit() const override { return Bantumi::unit; }
};

}  // namespace

std::shared_ptr<const QualityKit<Bantumi>> quality_kit() {
    return std::make_shared<Proofs>();
}

}  // namespace rakus::bantumi
