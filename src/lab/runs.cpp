#include "lab/runs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace rakus::lab {
namespace {

constexpr std::size_t kMostCounted = 16;

}  // namespace

std::uint64_t runs_per_block(std::uint64_t runs) {
    return std::clamp<std::uint64_t>(runs / 64, 1, 1000);
}

std::size_t run_blocks(const RunsRequest& r) {
    const auto size = runs_per_block(r.runs);
    return static_cast<std::size_t>((r.runs + size - 1) / size);
}

RunsRequest run_block(const RunsRequest& request, std::size_t block) {
    RunsRequest r = request;
    const auto size = runs_per_block(request.runs);
    r.first = request.first + block * size;
    r.runs = std::min(size, request.runs - block * size);
    return r;
}

std::string write_runs(const RunsTally& tally) {
    std::string out;
    for (std::size_t i = 0; i < tally.players.size(); ++i) {
        const RunTally& t = tally.players[i];
        const RunPair& p = tally.against_first[i];
        out += fmt::format("{} {} {} {} {} {} {} {}", t.runs, t.won, p.faster, p.slower, p.alike, p.first_turn_gained,
                           p.first_turn_lost, t.counts.size());
        for (const auto n : t.counts) out += fmt::format(" {}", n);
        for (const auto& [turn, n] : t.won_on_turn) out += fmt::format(" {} {}", turn, n);
        out += "\n";
    }
    return out;
}

std::optional<RunsTally> read_runs(std::string_view text) {
    RunsTally tally;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        RunTally t;
        RunPair p;
        std::size_t counted = 0;
        if (!(words >> t.runs >> t.won >> p.faster >> p.slower >> p.alike >> p.first_turn_gained >> p.first_turn_lost >>
              counted) ||
            counted > kMostCounted)
            return std::nullopt;
        t.counts.resize(counted);
        for (auto& n : t.counts)
            if (!(words >> n)) return std::nullopt;
        std::uint64_t won = 0, n = 0;
        for (int turn = 0; words >> turn; won += n)
            if (!(words >> n) || !t.won_on_turn.emplace(turn, n).second) return std::nullopt;
        if (!words.eof() || won != t.won || p.faster + p.slower + p.alike != t.runs) return std::nullopt;
        tally.players.push_back(std::move(t));
        tally.against_first.push_back(p);
    }
    return tally;
}

Result<RunsTally> sum_of_runs(const Finished& finished, const RunsRequest& request) {
    RunsTally total;
    for (const auto& [block, bytes] : finished) {
        const auto tally = read_runs(bytes);
        if (!tally || tally->players.size() != request.players.size())
            return bad_input({"block {}: it is no tally of runs", "blok {}: bukan hitungan duel"}, block);
        total += *tally;
    }
    return total;
}

Interval first_turn_gain(const RunPair& pair) {
    const std::uint64_t n = pair.faster + pair.slower + pair.alike;
    if (n == 0) return {};
    const std::uint64_t gained = pair.first_turn_gained, lost = pair.first_turn_lost;
    // Lost, alike, gained as 0, 1/2, 1: twice the mean less one is the difference of the shares.
    const auto mean = mean_of_counts(std::array{lost, n - gained - lost, gained});
    return {2 * mean.value - 1, 2 * mean.low - 1, 2 * mean.high - 1};
}

}  // namespace rakus::lab
