// Ctrl-C in long work: once is a wish that the work looks at, twice ends the process at once.
#pragma once

namespace rakus::app {

inline constexpr int kInterrupted = 130;

// From here on SIGINT, SIGTERM and SIGHUP are wishes.
void watch_interrupts();
bool interrupt_wished();

}  // namespace rakus::app
