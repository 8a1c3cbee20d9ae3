// Ctrl-C in long work: once is a wish that the work looks at, twice ends the process at once.
#pragma once

namespace rakus::app {

inline constexpr int kInterrupted = 130;

// From here on SIGINT, SIGTERM and SIGHUP are wishes.
void watch_interrupts();
bool interrupt_wished();
// Ctrl-C ends the process again; wishes are forgotten.
void ignore_wishes();

}  // namespace rakus::app
