// What a job costs over the bare loop of games: the same games as one call, and as blocks of 10,000 with the journal.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <filesystem>

#include "app/jobs/match_job.h"
#include "core/any_game.h"
#include "store/journal.h"

namespace {

using namespace rakus;

double cpu_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double bare(const AnyGame& game, const lab::TournamentSpec& spec) {
    const double start = cpu_seconds();
    const auto tally = game.play_block(lab::request_for(spec, {0, 1, {}}, {0, 0, spec.pairs}));
    return tally ? cpu_seconds() - start : 0;
}

double in_blocks(const AnyGame& game, const lab::TournamentSpec& spec, const std::string& folder) {
    const double start = cpu_seconds();
    const app::MatchJob job(game, spec);
    const auto& run = job.run();
    auto journal = store::Results::open(folder);
    if (!journal || !journal->begin(run)) return 0;
    lab::Threads crew(1);
    app::Running running(crew, {},
                         {[&](std::size_t b, const std::string& bytes) { return journal->append(run.id, b, bytes); }});
    const auto report = job.carry_out(running);
    return report && *report ? cpu_seconds() - start : 0;
}

}  // namespace

int main() {
    const AnyGame& game = *find_game("bantumi");
    lab::TournamentSpec spec;
    spec.game = "bantumi";
    spec.players = {"paper", "random"};
    spec.pairs = 320000;
    spec.openings = {game.describe().opening_plies};
    const auto folder = std::filesystem::temp_directory_path() / fmt::format("rakus-overhead-{}", std::time(nullptr));
    double least_bare = 1e9, least_blocks = 1e9;
    // The least of several rounds in turn: what other work on the machine adds is not ours.
    for (int round = 0; round < 5; ++round) {
        least_bare = std::min(least_bare, bare(game, spec));
        least_blocks = std::min(least_blocks, in_blocks(game, spec, folder.string()));
    }
    std::filesystem::remove_all(folder);
    fmt::print(
        "{} games of paper against random: {:.3f} s bare, {:.3f} s in blocks of {} with the journal: {:+.1f} %\n",
        2 * spec.pairs, least_bare, least_blocks, 2 * lab::pairs_per_block(spec.pairs),
        100 * (least_blocks / least_bare - 1));
}
