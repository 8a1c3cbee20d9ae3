// One function a command; each describes itself. all_commands() lists them in the order of the help.
#pragma once
#include "app/command.h"

namespace rakus::app {

Command games_command();
Command players_command();
Command features_command();
Command show_command();
Command draw_command();
Command advise_command();
Command trace_command();
Command play_command();
Command truth_command();
Command exploit_command();
Command perft_command();
Command solve_command();
Command quality_command();
Command match_command();
Command merge_command();
Command results_command();
Command tune_command();
Command counterexamples_command();
Command compare_command();
Command profile_command();
Command bound_command();
Command check_command();
Command report_command();
Command review_command();
Command cards_command();
Command hands_command();
Command bench_command();
Command serve_command();
Command site_command();
Command completion_command();
Command complete_command();
Command help_command();
Command version_command();

// truth --opening: what one turn can do.
Result<int> answer_opening(const AnyGame&, const PositionRequest&, const TruthLimits&, Console&);

}  // namespace rakus::app
