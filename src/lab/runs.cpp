#include "lab/runs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace rakus::lab {

std::size_t run_blocks(const RunsRequest& r) {
    return static_cast<std::size_t>((r.runs + kRunsPerBlock - 1) / kRunsPerBlock);
}

RunsRequest run_block(const RunsRequest& request, std::size_t block) {
    RunsRequest r = request;
    r.first = request.first + block * kRunsPerBlock;
    r.runs = std::min(kRunsPerBlock, request.runs - block * kRunsPerBlock);
    return r;
}

std::string write_runs(const RunsTally& tally) {
    std::string out;
    for (std::size_t i = 0; i < tally.players.size(); ++i) {
        const RunTally& t = tally.players[i];
        const RunPair& p = tally.against_first[i];
        out += fmt::format("{} {} {} {} {} {} {} {} {}", t.runs, t.won, t.activations, t.cards_seen, p.faster, p.slower,
                           p.alike, p.first_turn_gained, p.first_turn_lost);
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
        if (!(words >> t.runs >> t.won >> t.activations >> t.cards_seen >> p.faster >> p.slower >> p.alike >>
              p.first_turn_gained >> p.first_turn_lost))
            return std::nullopt;
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
    for (std::size_t b = 0; b < run_blocks(request); ++b) {
        const auto at = finished.find(b);
        const auto tally = at == finished.end() ? std::nullopt : read_runs(at->second);
        if (!tally || tally->players.size() != request.players.size())
            return bad_input(fmt::format("block {}: it is missing or no tally of runs", b),
                             fmt::format("blok {}: tidak ada atau bukan hitungan duel", b));
        total += *tally;
    }
    return total;
}

Result<RunsTally> play_runs(const SolitaireVerbs& verbs, const RunsRequest& request, int jobs,
                            const Progress& progress) {
    std::vector<std::size_t> blocks(run_blocks(request));
    for (std::size_t b = 0; b < blocks.size(); ++b) blocks[b] = b;
    std::uint64_t done = 0;
    Finished finished;
    const auto play = [&](std::size_t b) -> Result<std::string> {
        const auto tally = verbs.play_runs(run_block(request, b));
        if (!tally) return tally.error();
        return write_runs(*tally);
    };
    const auto note = [&](std::size_t, const std::string&) -> Result<bool> {
        if (progress && !progress(++done, blocks.size())) return internal_error("interrupted", "dihentikan");
        return true;
    };
    if (const auto played = Threads(jobs).play(blocks, play, note, {}, finished); !played) return played.error();
    return sum_of_runs(finished, request);
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
