#include "app/waiting.h"

#include "app/interrupt.h"

namespace rakus::app {

Budget Waiting::budget(double seconds) {
    watch_interrupts();
    return {seconds, interrupt_wished,
            [this](const Words& what, std::uint64_t done, std::uint64_t total) { tell(what, done, total); }};
}

// What has no end that is known is said once; the rest is a bar.
void Waiting::tell(const Words& what, std::uint64_t done, std::uint64_t total) {
    if (what_ != what.en) {
        what_ = what.en;
        bar_ = total > 0 ? std::make_unique<ProgressBar>(console_, std::string(console_.say(what))) : nullptr;
        if (total == 0) console_.tell(console_.say(what));
    }
    if (bar_) bar_->show(done, total);
}

}  // namespace rakus::app
