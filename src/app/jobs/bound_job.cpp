// rakus bound as a job: in a game for one player, how many deals can be won at once by somebody who knows what chance
// will do. No player can win more, whatever it does.
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "app/jobs/kinds.h"
#include "app/match_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "core/rng.h"
#include "lab/estimate.h"

namespace rakus::app {
namespace {

constexpr std::uint64_t kDealsOfABlock = 4, kMostDeals = 1'000'000;

struct Deals {
    std::uint64_t won = 0, lost = 0, undecided = 0;
    std::uint64_t all() const { return won + lost + undecided; }
};

struct BoundFigures {
    const AnyGame* game = nullptr;
    Settings rules;
    std::uint64_t seed = 1, nodes = 0;
    Deals deals;
};

// The share that was won, and the share that may be: the deals that are open count on both sides.
lab::Interval at_least(const Deals& d) {
    return lab::share_of(d.won, d.all());
}
lab::Interval at_most(const Deals& d) {
    return lab::share_of(d.won + d.undecided, d.all());
}

class BoundAnswer final : public Report {
   public:
    explicit BoundAnswer(BoundFigures figures) : f_(std::move(figures)) {}
    Json document() const override {
        Json j = app::document("bound", f_.game->describe().name, f_.rules);
        j.update({{"seed", f_.seed},
                  {"nodes", f_.nodes},
                  {"deals", f_.deals.all()},
                  {"won", f_.deals.won},
                  {"lost", f_.deals.lost},
                  {"undecided", f_.deals.undecided},
                  {"at_least", json_of_interval(at_least(f_.deals), "p")},
                  {"at_most", json_of_interval(at_most(f_.deals), "p")}});
        return j;
    }
    void print(Console& console) const override {
        const Lang lang = console.lang;
        Table table;
        table.column(std::string(console.say("deals", "pembagian kartu")));
        table.column(std::string(console.say("n", "n")), Align::right);
        table.column("%", Align::right);
        const auto row = [&](Words what, std::uint64_t n) {
            table.row({std::string(console.say(what)), fmt::format("{}", n),
                       percent(static_cast<double>(n) / static_cast<double>(std::max<std::uint64_t>(f_.deals.all(), 1)),
                               lang)});
        };
        row({"can be won on the first turn", "dapat dimenangkan pada giliran pertama"}, f_.deals.won);
        row({"cannot (proved)", "tidak dapat (terbukti)"}, f_.deals.lost);
        row({"undecided within the limit", "belum terputuskan dalam batas"}, f_.deals.undecided);
        console.print(console.laid_out(table));
        console.print(phrase(lang,
                             {"By somebody who knows every shuffle: between {} % and {} % (95 %: {} to {}). No player "
                              "wins more on the first turn.\n",
                              "Oleh orang yang tahu setiap kocokan: antara {} % dan {} % (95 %: {} sampai {}). Tak ada "
                              "pemain yang lebih sering menang pada giliran pertama.\n"},
                             percent(at_least(f_.deals).value, lang), percent(at_most(f_.deals).value, lang),
                             percent(at_least(f_.deals).low, lang), percent(at_most(f_.deals).high, lang)));
    }

   private:
    const BoundFigures f_;
};

class BoundJob final : public BlockJob {
   public:
    BoundJob(const Wish& wish, std::uint64_t deals, std::uint64_t nodes)
        : BlockJob("bound", *wish.game,
                   spec_of("bound", *wish.game,
                           {{"rules", wish.canonical_rules()},
                            {"deals", fmt::format("{}", deals)},
                            {"nodes", fmt::format("{}", nodes)},
                            {"seed", fmt::format("{}", wish.seed)}}),
                   wish.seed),
          game_(*wish.game),
          rules_(wish.canonical_rules()),
          deals_(deals),
          nodes_(nodes) {}

    std::size_t blocks() const override { return (deals_ + kDealsOfABlock - 1) / kDealsOfABlock; }
    std::uint64_t units(std::size_t block) const override {
        return std::min(kDealsOfABlock, deals_ - block * kDealsOfABlock);
    }
    Words unit() const override { return {"deals", "pembagian"}; }

    // Each deal has a seed of its own. A deal that was interrupted is no undecided one: its block is not finished.
    Result<std::string> play(std::size_t block, const Budget& budget) const override {
        Deals d;
        for (std::uint64_t i = 0; i < units(block); ++i) {
            TruthLimits limits;
            limits.see_all = true;
            limits.nodes = nodes_;
            limits.cancelled = budget.cancelled;
            limits.seed = Rng::stream(run().seed, block * kDealsOfABlock + i).next() >> 12;
            const auto truth = game_.truth({rules_, "", {}, limits.seed, See::all}, limits);
            if (!truth) return truth.error();
            if (budget.cancelled && budget.cancelled()) return std::string();
            const auto* exact = truth->truth.exact();
            ++(!exact ? d.undecided : exact->result == Class::win ? d.won : d.lost);
        }
        return fmt::format("{} {} {}", d.won, d.lost, d.undecided);
    }
    Result<ReportMade> report(const lab::Finished& finished) const override { return answer(finished); }
    ReportMade so_far(const lab::Finished& finished, const Cancelled&) const override {
        auto made = answer(finished);
        return made && !finished.empty() ? std::move(*made) : nullptr;
    }

   private:
    Result<ReportMade> answer(const lab::Finished& finished) const {
        const auto start = game_.inspect({rules_, "", {}, 1});
        if (!start) return start.error();
        BoundFigures f{&game_, start->rules, run().seed, nodes_, {}};
        for (const auto& [number, bytes] : finished) {
            Deals d;
            std::istringstream(bytes) >> d.won >> d.lost >> d.undecided;
            f.deals = {f.deals.won + d.won, f.deals.lost + d.lost, f.deals.undecided + d.undecided};
        }
        return ReportMade(std::make_unique<BoundAnswer>(std::move(f)));
    }

    const AnyGame& game_;
    const std::string rules_;
    const std::uint64_t deals_, nodes_;
};

}  // namespace

Result<JobMade> bound_job(const Wish& wish) {
    if (!wish.game->solitaire())
        return usage_error({"bound: {} has an opponent; a bound by chance alone is for games for one player",
                            "bound: {} ada lawannya; batas oleh peluang saja untuk permainan satu pemain"},
                           wish.game->describe().name);
    if (const auto start = wish.game->inspect({wish.rules, "", {}, 1}); !start) return start.error();
    const auto deals = wish.whole("deals", 200);
    if (deals < 1 || deals > kMostDeals)
        return usage_error({"--deals {}: expected 1 to {}", "--deals {}: seharusnya 1 sampai {}"}, deals, kMostDeals);
    return JobMade(std::make_unique<BoundJob>(wish, deals, wish.whole("nodes", 0)));
}

}  // namespace rakus::app
