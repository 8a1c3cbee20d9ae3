// The crew of a command: threads, or the ranks of an MPI job when mpirun started the program.
#pragma once
#include <memory>

#include "app/command.h"
#include "lab/crew.h"

namespace rakus::app {

// Whether mpirun started this process, and which one of how many it is. Asks the environment alone: MPI is not touched
// before there is work for it.
struct Rank {
    int number = 0, count = 0;  // a count of 0: mpirun did not start it
    bool launched() const { return count > 0; }
};
Rank rank_of_process();

std::unique_ptr<lab::Crew> crew_of(const Arguments&);

}  // namespace rakus::app
