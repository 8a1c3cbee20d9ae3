// Short work that the crew of a command shares: no journal, because doing it again costs less than keeping it.
#pragma once
#include "app/command.h"
#include "core/share.h"

namespace rakus::app {

// The threads of this process, or the ranks of the MPI job. Progress is shown if there is a word for the work; Ctrl-C
// ends the process at once.
Share shared_work(const Arguments&, const Console&, std::string what);

}  // namespace rakus::app
