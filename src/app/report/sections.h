// The chapters of a report, in the order of the course. Each is a function of what was found.
#pragma once
#include "app/report/findings.h"
#include "report/document.h"

namespace rakus::app {

void tell_in_short(const Findings&, report::Document&);
void tell_game(const Findings&, report::Document&);
void tell_mapping(const Findings&, report::Document&);
void tell_player(const Findings&, std::size_t subject, report::Document&);
void tell_turn(const Findings&, report::Document&);
void tell_match(const Findings&, report::Document&);
void tell_runs(const Findings&, report::Document&);
void tell_quality(const Findings&, report::Document&);
void tell_ablation(const Findings&, report::Document&);
void tell_examples(const Findings&, report::Document&);
void tell_exploit(const Findings&, report::Document&);
void tell_again(const Findings&, report::Document&);

// All of them.
report::Document written_up(const Findings&, Lang);

// What the best against a player is, from one seat.
std::string exploit_told(const ExploitSeat&, Lang);
// Why a chapter is not there, with the command that says the same.
void tell_missing(const Measured&, report::Document&);

}  // namespace rakus::app
