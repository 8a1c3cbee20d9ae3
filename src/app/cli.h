// From the words of the command line to one call of one command.
#pragma once

namespace rakus::app {

// Runs the program; answers the exit code of interface: 0 ok, 1 internal, 2 usage, 3 bad input, 4 undecided, 5 a tested
// condition is false, 130 interrupted.
int run_command_line(int argc, char** argv);

}  // namespace rakus::app
