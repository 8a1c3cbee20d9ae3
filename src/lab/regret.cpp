#include "lab/regret.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include "lab/score_interval.h"

namespace rakus::lab {
namespace {

std::optional<MoveValue> value_of(const Truth& t, bool as_chance) {
    if (const Estimate* e = t.estimate()) return MoveValue(e->mean, e->low, e->high);
    const Exact* e = t.exact();
    if (!e) return std::nullopt;
    const auto result = static_cast<double>(e->result);
    return as_chance ? (result + 1) / 2 : e->margin ? static_cast<double>(*e->margin) : result;
}

bool at_stake(const JudgedPosition& p) {
    const MoveValue& best = p.best().second;
    return std::ranges::any_of(p.moves, [&](const auto& m) { return loss_of(m.second, best) > 0; });
}

Error no_judgement(std::string_view line) {
    return bad_input({"judged position: '{:.40}', expected position, unit and move=value",
                      "posisi ternilai: '{:.40}', seharusnya posisi, satuan, dan langkah=nilai"},
                     line);
}

bool take_real(std::string_view& text, double& x) {
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), x);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return fault == std::errc{};
}

// 4, or 0.62~0.6~0.64.
std::optional<MoveValue> read_value(std::string_view text) {
    MoveValue v;
    if (!take_real(text, v.value)) return std::nullopt;
    if (text.empty()) return MoveValue(v.value);
    for (double* bound : {&v.low, &v.high}) {
        if (text.empty() || text[0] != '~') return std::nullopt;
        text.remove_prefix(1);
        if (!take_real(text, *bound)) return std::nullopt;
    }
    return text.empty() ? std::optional(v) : std::nullopt;
}

std::string write_value(const MoveValue& v) {
    return v.low == v.value && v.high == v.value ? fmt::format("{}", v.value)
                                                 : fmt::format("{}~{}~{}", v.value, v.low, v.high);
}

std::string_view next_cell(std::string_view& line) {
    const auto cell = line.substr(0, line.find('\t'));
    line.remove_prefix(std::min(cell.size() + 1, line.size()));
    return cell;
}

Result<JudgedPosition> read_one(const std::string_view line) {
    auto rest = line;
    JudgedPosition p{std::string(next_cell(rest)), {}, {}};
    p.unit = next_cell(rest);
    while (!rest.empty()) {
        const auto cell = next_cell(rest);
        const auto equals = cell.rfind('=');
        const auto value = equals == cell.npos ? std::nullopt : read_value(cell.substr(equals + 1));
        if (!value) return no_judgement(line);
        p.moves.emplace(cell.substr(0, equals), *value);
    }
    if (p.moves.empty()) return no_judgement(line);
    return p;
}

}  // namespace

double loss_of(const MoveValue& chosen, const MoveValue& best) {
    return chosen.high < best.low ? best.value - chosen.value : 0;
}

const std::pair<const std::string, MoveValue>& JudgedPosition::best() const {
    return *std::ranges::max_element(moves, {}, [](const auto& m) { return m.second.value; });
}

std::optional<JudgedPosition> judged(const TruthReport& report, Kind kind) {
    const bool estimated =
        std::ranges::any_of(report.moves, [](const auto& m) { return m.truth.estimate() != nullptr; });
    if (report.moves.empty() || (estimated && kind == Kind::exact)) return std::nullopt;
    JudgedPosition p{report.position, {}, std::string(estimated ? "win_chance" : report.moves[0].truth.unit)};
    for (const auto& m : report.moves) {
        const auto value = value_of(m.truth, estimated);
        if (!value) return std::nullopt;
        p.moves.emplace(m.move, *value);
    }
    return at_stake(p) ? std::optional(p) : std::nullopt;
}

Result<std::vector<JudgedPosition>> judge_positions(const AnyGame& game, const SampleRequest& request,
                                                    const TruthLimits& limits, Kind kind) {
    const auto positions = game.sample_positions(request);
    if (!positions) return positions.error();
    TruthLimits all = limits;
    all.all_moves = true;
    std::vector<JudgedPosition> out;
    for (const auto& position : *positions) {
        if (limits.cancelled && limits.cancelled()) return was_cancelled();
        const auto report = game.truth({request.rules, position, {}, request.seed}, all);
        if (!report) return report.error();
        auto p = judged(*report, kind);
        if (!p) continue;
        p->position = position;
        out.push_back(std::move(*p));
    }
    return out;
}

std::string write_judged(const std::vector<JudgedPosition>& positions) {
    std::string out;
    for (const auto& p : positions) {
        out += p.position + "\t" + p.unit;
        for (const auto& [move, value] : p.moves) out += fmt::format("\t{}={}", move, write_value(value));
        out += "\n";
    }
    return out;
}

Result<std::vector<JudgedPosition>> read_judged(std::string_view text) {
    std::vector<JudgedPosition> out;
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        auto p = read_one(line);
        if (!p) return p.error();
        out.push_back(std::move(*p));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return out;
}

Result<std::vector<std::string>> picks_in(const AnyGame& game, std::string_view rules,
                                          const std::vector<JudgedPosition>& positions, std::string_view player,
                                          std::uint64_t seed, const Cancelled& cancelled) {
    std::vector<std::string> texts;
    for (const auto& p : positions) texts.push_back(p.position);
    return game.picks(rules, texts, player, seed, cancelled);
}

Result<std::vector<double>> losses_of(const std::vector<JudgedPosition>& positions,
                                      const std::vector<std::string>& picks) {
    std::vector<double> out;
    for (std::size_t i = 0; i < picks.size(); ++i) {
        const auto at = positions[i].moves.find(picks[i]);
        if (at == positions[i].moves.end())
            return internal_error(
                {"position '{}': move '{}' was not judged", "posisi '{}': langkah '{}' tidak dinilai"},
                positions[i].position, picks[i]);
        out.push_back(loss_of(at->second, positions[i].best().second));
    }
    return out;
}

Result<std::vector<double>> regrets(const AnyGame& game, std::string_view rules,
                                    const std::vector<JudgedPosition>& positions, std::string_view player,
                                    std::uint64_t seed) {
    const auto picks = picks_in(game, rules, positions, player, seed);
    if (!picks) return picks.error();
    return losses_of(positions, *picks);
}

namespace {

std::vector<Observed> observed(const std::vector<double>& xs) {
    std::map<double, double> times;
    for (const double x : xs) ++times[x];
    std::vector<Observed> seen;
    for (const auto& [x, n] : times) seen.push_back({x, 1, n});
    return seen;
}

// How far a loss may go beyond those that were seen: to twice the largest. One, if nobody lost anything.
double reach_of(const std::vector<double>& xs) {
    const double largest = xs.empty() ? 0 : *std::ranges::max_element(xs);
    return largest > 0 ? 2 * largest : 1;
}

}  // namespace

Interval mean_of(const std::vector<double>& xs) {
    return xs.empty() ? Interval{} : score_interval(observed(xs), {0, reach_of(xs)});
}

Interval mean_difference(const std::vector<double>& a, const std::vector<double>& b) {
    std::vector<double> d;
    for (std::size_t i = 0; i < a.size(); ++i) d.push_back(a[i] - b[i]);
    const double reach = std::max(reach_of(a), reach_of(b));
    return d.empty() ? Interval{} : score_interval(observed(d), {-reach, reach});
}

}  // namespace rakus::lab
