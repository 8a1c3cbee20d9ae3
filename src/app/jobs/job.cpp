#include "app/jobs/job.h"

#include <fmt/format.h>

#include <numeric>

#include "app/build_name.h"
#include "core/fingerprint.h"

namespace rakus::app {

Job::Job(std::string kind, const AnyGame& game, std::string spec, std::uint64_t seed)
    : run_{fingerprint(spec), std::move(kind), game.describe().name, std::move(spec), "", build_name(), seed} {}

std::string spec_of(std::string_view kind, const AnyGame& game, const SpecFields& fields) {
    std::string out = fmt::format("{}\nversion {}\ngame {}\n", kind, build_name(), game.describe().name);
    for (const auto& [name, value] : fields) {
        out += fmt::format("{} ", name);
        for (const char c : value) out += c == '\n' ? "\\n" : c == '\\' ? "\\\\" : std::string(1, c);
        out += '\n';
    }
    return out;
}

std::vector<std::size_t> BlockJob::order() const {
    std::vector<std::size_t> all(blocks());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

std::optional<std::size_t> BlockJob::missing(const lab::Finished& finished) const {
    for (std::size_t b = 0; b < blocks(); ++b)
        if (!finished.contains(b)) return b;
    return std::nullopt;
}

std::uint64_t BlockJob::total() const {
    std::uint64_t sum = 0;
    for (std::size_t b = 0; b < blocks(); ++b) sum += units(b);
    return sum;
}

Result<lab::Finished> BlockJob::play_some(const std::vector<std::size_t>& wanted, Running& running,
                                          std::function<bool(const lab::Finished&)> until) const {
    return running.play(wanted, [&](std::size_t b) { return play(b, running.budget()); },
                        {std::move(until), [this](std::size_t b) { return units(b); }});
}

Result<ReportMade> BlockJob::carry_out(Running& running) const {
    const auto finished = play_some(order(), running, enough());
    if (!finished) return finished.error();
    return running.cut() ? Result<ReportMade>(so_far(*finished, running.cancelled())) : report(*finished);
}

}  // namespace rakus::app
