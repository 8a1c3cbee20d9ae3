#include "games/bantumi/quality.h"

#include <fmt/format.h>

#include "games/bantumi/solver.h"

namespace rakus::bantumi {
namespace {

constexpr int kMostSeeds = 48;

class ProofAppraiser final : public Appraiser<Bantumi> {
   public:
    ProofAppraiser(const Rules& rules, std::shared_ptr<const Table> table, std::uint64_t nodes, const Watch& watch)
        : solver_(rules, std::move(table), start(rules).board.seeds_in_pits()),
          nodes_(nodes != 0 ? nodes : ~std::uint64_t{0}),
          watch_(watch) {}

    std::optional<int> value(const State& s, std::optional<int> guess) override {
        return proved([&] { return solver_.value(s, guess); });
    }
    std::optional<int> value_of(const State& s, const Pit& pit) override {
        return proved([&] { return solver_.value(s, pit); });
    }
    std::optional<bool> reaches(const State& s, const Pit& pit, int least) override {
        solver_.begin(nodes_, &watch_);
        const bool reached = solver_.reaches(s, pit, least);
        return solver_.stopped() ? std::nullopt : std::optional(reached);
    }

   private:
    template <class Question>
    std::optional<int> proved(const Question& question) {
        solver_.begin(nodes_, &watch_);
        const solve::Range r = question();
        return r.exact() ? std::optional(r.low) : std::nullopt;
    }

    Solver solver_;
    std::uint64_t nodes_;
    const Watch& watch_;
};

// Of a measure whose time was up before the table was there.
class NoAppraiser final : public Appraiser<Bantumi> {
   public:
    std::optional<int> value(const State&, std::optional<int>) override { return std::nullopt; }
    std::optional<int> value_of(const State&, const Pit&) override { return std::nullopt; }
};

class Proofs final : public QualityKit<Bantumi> {
   public:
    Result<MakeAppraiser> appraisers(const Bantumi& game, const QualityRequest& request,
                                     const Watch& watch) const override {
        const int open = start(game.rules).board.seeds_in_pits();
        if (open > kMostSeeds)
            return usage_error({"quality bantumi: it needs exact values, expected a board of at most {} seeds",
                                "quality bantumi: perlu nilai eksak, seharusnya papan dengan paling banyak {} biji"},
                               kMostSeeds);
        const int seeds = table_seeds_for(game.rules.pits, open + kForManyQuestions, watch.seconds_left());
        const auto table = table_in_memory(game.rules, seeds, false, request.jobs, &watch);
        return MakeAppraiser(
            [rules = game.rules, table, nodes = request.nodes, &watch]() -> std::unique_ptr<Appraiser<Bantumi>> {
                if (!table) return std::make_unique<NoAppraiser>();
                return std::make_unique<ProofAppraiser>(rules, table, nodes, watch);
            });
    }
    std::string_view source() const override { return "table+search"; }
    std::string_view unit() const override { return Bantumi::unit; }
};

}  // namespace

std::shared_ptr<const QualityKit<Bantumi>> quality_kit() {
    return std::make_shared<Proofs>();
}

}  // namespace rakus::bantumi
