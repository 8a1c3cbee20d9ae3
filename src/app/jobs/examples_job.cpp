#include "app/jobs/examples_job.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace rakus::app {
namespace {

constexpr double kTimeOfJudging = 0.85;  // the rest is for the player's picks, and fresh play-outs

}  // namespace

Json ExamplesAnswer::document() const {
    Json j = counterexamples_document(game_, asked_, found);
    if (cut_ != Cut::none) j["cut"] = cut_name(cut_);
    return j;
}

ExamplesJob::ExamplesJob(const AnyGame& game, ExamplesWish wish)
    : BlockJob("counterexamples", game,
               spec_of("counterexamples", game,
                       {{"rules", wish.rules},
                        {"positions", fmt::format("{}", wish.positions)},
                        {"seed", fmt::format("{}", wish.seed)},
                        {"nodes", fmt::format("{}", wish.nodes)},
                        {"playouts", fmt::format("{}", wish.playouts)},
                        {"openings", wish.plies ? fmt::format("{}", *wish.plies) : "any"}}),
               wish.seed),
      game_(game),
      wish_(std::move(wish)) {}

// Judging takes long: so many blocks that one is soon done.
std::size_t ExamplesJob::blocks() const {
    const auto n = wish_.positions;
    return std::min<std::uint64_t>(n, std::max<std::uint64_t>(32, std::min<std::uint64_t>(n / 4, 4096)));
}

Result<std::string> ExamplesJob::play(std::size_t block, const Budget& budget) const {
    const auto judged =
        lab::judge_positions(game_, {wish_.rules, "", wish_.seed, begin_of(block), units(block), wish_.plies},
                             limits_of(budget), lab::Kind::exact_or_estimate);
    if (!judged) return judged.error();
    return lab::write_judged(*judged);
}

ReportMade ExamplesJob::so_far(const lab::Finished& finished, const Cancelled& cancelled) const {
    auto found = found_in(finished, wish_.top, cancelled);
    return found ? std::make_unique<ExamplesAnswer>(game_, about(finished), std::move(*found), Cut::none) : nullptr;
}

Result<ReportMade> ExamplesJob::carry_out(Running& running) const {
    running.spend(kTimeOfJudging);
    const auto finished = play_some(order(), running);
    if (!finished) return finished.error();
    running.spend(1);
    return answer(*finished, running.budget(), [&] { return running.out() ? running.why() : Cut::none; });
}

TruthLimits ExamplesJob::limits_of(const Budget& budget) const {
    TruthLimits limits;
    static_cast<Budget&>(limits) = budget;
    limits.nodes = wish_.nodes;
    limits.tables = wish_.tables;
    limits.playouts = wish_.playouts;
    return limits;
}

ExamplesAsked ExamplesJob::about(const lab::Finished& finished) const {
    ExamplesAsked asked = wish_;
    asked.positions = 0;
    for (const auto& [block, bytes] : finished) asked.positions += units(block);
    return asked;
}

Result<lab::Counterexamples> ExamplesJob::found_in(const lab::Finished& finished, std::size_t most,
                                                   const Cancelled& cancelled) const {
    std::vector<lab::JudgedPosition> positions;
    for (const auto& [block, bytes] : finished) {
        auto part = lab::read_judged(bytes);
        if (!part) return part.error();
        std::ranges::move(*part, std::back_inserter(positions));
    }
    return lab::counterexamples(game_, wish_.rules, positions, wish_.player, wish_.seed, most, cancelled);
}

Result<ReportMade> ExamplesJob::answer(const lab::Finished& finished, const Budget& budget,
                                       const std::function<Cut()>& cut) const {
    constexpr std::size_t kCandidates = 3;  // for each that is listed
    auto found = found_in(finished, kCandidates * wish_.top, budget.cancelled);
    if (!found) return found.error();
    if (found->unit == "win_chance") {
        if (const auto checked = confirm(found->worst, budget); !checked) return checked.error();
    }
    found->worst.resize(std::min(wish_.top, found->worst.size()));
    return ReportMade(
        std::make_unique<ExamplesAnswer>(game_, about(finished), std::move(*found), cut ? cut() : Cut::none));
}

// What a move is worth by these play-outs, and how many there were.
lab::MoveValue value_in(const lab::JudgedPosition& p, const TruthReport& report, const std::string& move) {
    lab::MoveValue value = p.moves.at(move);
    const auto at = std::ranges::find(report.moves, move, &TruthReport::MoveTruth::move);
    if (const Estimate* e = at == report.moves.end() ? nullptr : at->truth.estimate()) value.n = e->n;
    return value;
}

Status ExamplesJob::confirm(std::vector<lab::Counterexample>& examples, const Budget& budget) const {
    std::vector<lab::Counterexample> confirmed;
    TruthLimits fresh = limits_of(budget);
    fresh.all_moves = true;
    fresh.seed = ~wish_.seed;
    for (auto& e : examples) {
        if (confirmed.size() == wish_.top || (budget.cancelled && budget.cancelled())) break;
        const auto report = game_.truth({wish_.rules, e.position, {}, wish_.seed}, fresh);
        if (!report) return report.error();
        const auto p = lab::judged(*report, lab::Kind::exact_or_estimate);
        if (!p) continue;
        e.pick_value = value_in(*p, *report, e.pick), e.best_value = value_in(*p, *report, e.best);
        if (e.loss() > 0) confirmed.push_back(e);
    }
    std::ranges::stable_sort(confirmed, std::ranges::greater{}, &lab::Counterexample::loss);
    examples = std::move(confirmed);
    return Done{};
}

Result<JobMade> examples_job(const Wish& wish) {
    const AnyGame& game = *wish.game;
    if (const auto known = game.check_player(wish.player()); !known) return known.error();
    if (const auto start = game.inspect({wish.rules, "", {}, 1}); !start) return start.error();
    const auto positions = wish.whole("positions", 1000);
    if (positions < 1 || positions > 10'000'000)
        return usage_error("--positions: expected 1 to 10000000", "--positions: seharusnya 1 sampai 10000000");
    ExamplesWish asked{{wish.canonical_rules(), wish.player(), wish.tables, wish.seed, positions},
                       wish.whole("playouts", 0),
                       wish.whole("nodes", 0),
                       static_cast<std::size_t>(wish.whole("top", 10)),
                       {}};
    if (wish.has("openings")) asked.plies = static_cast<int>(std::min<std::uint64_t>(wish.whole("openings", 0), 1000));
    return JobMade(std::make_unique<ExamplesJob>(game, std::move(asked)));
}

}  // namespace rakus::app
