#include "app/interrupt.h"

#include <unistd.h>

#include <csignal>
#include <initializer_list>

namespace rakus::app {
namespace {

volatile std::sig_atomic_t wishes = 0;

void wish(int) {
    if (wishes) _exit(kInterrupted);
    wishes = 1;
}

}  // namespace

void watch_interrupts() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, wish);
}

void ignore_wishes() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_DFL);
    wishes = 0;
}

bool interrupt_wished() {
    return wishes != 0;
}

}  // namespace rakus::app
