// Long work in phases, each of which may take its part of the time that the whole may take.
#pragma once
#include <optional>

#include "app/long_run.h"
#include "core/budget.h"

namespace rakus::app {

class Phases {
   public:
    // Both outlive this. The first phase may take all the time.
    Phases(const Watch& whole, LongRun& run) : whole_(whole), run_(run) { begin(1); }
    Phases(const Phases&) = delete;
    Phases& operator=(const Phases&) = delete;

    // The next phase, and its part of what is left. Nobody works on the last one any more.
    void begin(double part) {
        if (phase_ && phase_->cut() != Cut::none) cut_ = phase_->cut();
        run_.heed(phase_.emplace(whole_.share(part)));
    }
    bool out() const { return phase_->out(); }
    // Why some phase ended early.
    Cut cut() const {
        whole_.out();
        if (whole_.cut() == Cut::cancelled) return Cut::cancelled;
        return phase_->cut() != Cut::none ? phase_->cut() : cut_;
    }

   private:
    const Watch& whole_;
    LongRun& run_;
    std::optional<Watch> phase_;
    Cut cut_ = Cut::none;
};

}  // namespace rakus::app
