// What the exact value of a Bantumi start costs: table, nodes, CPU seconds and memory.
//
//     bantumi_proof [ec [pits [seeds [table]]]]          (table: seeds the endgame table covers; 0: as `truth` chooses)
#include <fmt/format.h>
#include <sys/resource.h>

#include <cstdlib>
#include <limits>

#include "games/bantumi/solver.h"

using namespace rakus::bantumi;

namespace {

double cpu_seconds() {
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
}
double peak_megabytes() {
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    return static_cast<double>(use.ru_maxrss) / 1024;
}

}  // namespace

int main(int argc, char** argv) {
    const auto argument = [&](int i, int otherwise) { return i < argc ? std::atoi(argv[i]) : otherwise; };
    Rules rules;
    rules.empty_capture = argument(1, 1) != 0;
    rules.pits = argument(2, 6);
    rules.seeds = argument(3, 4);
    const State s = start(rules);
    const int open = s.board.seeds_in_pits(), wanted = argument(4, 0);
    const int covers = wanted > 0 ? wanted : table_seeds_for(rules.pits, open, std::numeric_limits<double>::infinity());

    const double began = cpu_seconds();
    const auto table = table_in_memory(rules, covers, 1);
    const double built = cpu_seconds();
    Solver solver(rules, table, open);
    const auto value = solver.value(s);
    const double proved = cpu_seconds();
    const auto nodes = static_cast<double>(solver.nodes());
    fmt::print(
        "{}x{} ec={}: value {:+d}{}; table {} seeds {:.2f} s + proof {:.2f} s = {:.2f} s CPU; {:.2f} million nodes, "
        "{:.2f} million/s; {:.0f} MB\n",
        rules.pits, rules.seeds, rules.empty_capture ? 1 : 0, value.low, value.exact() ? "" : " or more", covers,
        built - began, proved - built, proved - began, nodes * 1e-6, nodes * 1e-6 / (proved - built), peak_megabytes());
    return value.exact() ? 0 : 1;
}
