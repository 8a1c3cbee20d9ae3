#include "lab/regret.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rakus::lab {
namespace {

std::optional<JudgedPosition> judged(const TruthReport& report, const std::string& position) {
    JudgedPosition p{position, {}};
    for (const auto& m : report.moves) {
        const auto value = exact_value(m.truth);
        if (!value) return std::nullopt;
        p.moves.emplace(m.move, *value);
    }
    const auto differs = [&](const auto& m) { return m.second != p.moves.begin()->second; };
    return std::ranges::any_of(p.moves, differs) ? std::optional(p) : std::nullopt;
}

Error no_judgement(std::string_view line) {
    return bad_input(fmt::format("judged position: '{:.40}', expected position and move=value", line), fmt::format("posisi ternilai: '{:.40}', seharusnya posisi dan langkah=nilai", line));
}

Result<JudgedPosition> read_one(std::string_view line) {
    JudgedPosition p{std::string(line.substr(0, line.find('\t'))), {}};
    for (auto rest = line.substr(p.position.size()); !rest.empty();) {
        rest.remove_prefix(1);
        const auto cell = rest.substr(0, rest.find('\t'));
        rest.remove_prefix(cell.size());
        const auto equals = cell.rfind('=');
        double value = 0;
        if (equals == cell.npos) return no_judgement(line);
        const auto [end, fault] = std::from_chars(cell.data() + equals + 1, cell.data() + cell.size(), value);
        if (fault != std::errc{} || end != cell.data() + cell.size()) return no_judgement(line);
        p.moves.emplace(cell.substr(0, equals), value);
    }
    if (p.moves.empty()) return no_judgement(line);
    return p;
}

}  // namespace

double JudgedPosition::best() const {
    return std::ranges::max_element(moves, {}, [](const auto& m) { return m.second; })->second;
}

std::optional<double> exact_value(const Truth& t) {
    const Exact* e = t.exact();
    if (!e) return std::nullopt;
    return e->margin ? static_cast<double>(*e->margin) : static_cast<double>(e->result);
}

Result<std::vector<JudgedPosition>> judge_positions(const AnyGame& game, const SampleRequest& request, const TruthLimits& limits) {
    const auto positions = game.sample_positions(request);
    if (!positions) return positions.error();
    TruthLimits all = limits;
    all.all_moves = true;
    std::vector<JudgedPosition> out;
    for (const auto& position : *positions) {
        const auto report = game.truth({request.rules, position, {}, request.seed}, all);
        if (!report) return report.error();
        if (auto p = judged(*report, position)) out.push_back(std::move(*p));
    }
    return out;
}

std::string write_judged(const std::vector<JudgedPosition>& positions) {
    std::string out;
    for (const auto& p : positions) {
        out += p.position;
        for (const auto& [move, value] : p.moves) out += fmt::format("\t{}={}", move, value);
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

Result<std::vector<double>> regrets(const AnyGame& game, std::string_view rules, const std::vector<JudgedPosition>& positions, std::string_view player, std::uint64_t seed) {
    std::vector<std::string> texts;
    for (const auto& p : positions) texts.push_back(p.position);
    const auto picks = game.picks(rules, texts, player, seed);
    if (!picks) return picks.error();
    std::vector<double> out;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto at = positions[i].moves.find((*picks)[i]);
        if (at == positions[i].moves.end()) return internal_error(fmt::format("position '{}': move '{}' was not judged", texts[i], (*picks)[i]), fmt::format("posisi '{}': langkah '{}' tidak dinilai", texts[i], (*picks)[i]));
        out.push_back(positions[i].best() - at->second);
    }
    return out;
}

Interval mean_of(const std::vector<double>& xs) {
    const double n = static_cast<double>(xs.size());
    if (xs.empty()) return {};
    double mean = 0, squares = 0;
    for (const double x : xs) mean += x / n;
    for (const double x : xs) squares += (x - mean) * (x - mean);
    const double half = n > 1 ? kZ95 * std::sqrt(squares / (n - 1) / n) : 0;
    return {mean, mean - half, mean + half};
}

Interval mean_difference(const std::vector<double>& a, const std::vector<double>& b) {
    std::vector<double> d;
    for (std::size_t i = 0; i < a.size(); ++i) d.push_back(a[i] - b[i]);
    return mean_of(d);
}

}  // namespace rakus::lab
