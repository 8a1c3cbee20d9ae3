#include "app/commands/commands.h"

namespace rakus::app {

const std::vector<Command>& all_commands() {
    static const std::vector<Command> commands{
        games_command(),    players_command(),    features_command(), show_command(),
        draw_command(),     advise_command(),     trace_command(),    play_command(),
        truth_command(),    exploit_command(),    solve_command(),    quality_command(),
        match_command(),    merge_command(),      tune_command(),     counterexamples_command(),
        profile_command(),  bound_command(),      compare_command(),  check_command(),
        report_command(),   results_command(),    review_command(),   cards_command(),
        hands_command(),    perft_command(),      bench_command(),    serve_command(),
        site_command(),     completion_command(), help_command(),     version_command(),
        complete_command(),
    };
    return commands;
}

const Command* find_command(std::string_view name) {
    for (const Command& c : all_commands())
        if (c.name == name) return &c;
    return nullptr;
}

}  // namespace rakus::app
