// A watch over long work that tells its progress to somebody who may stop it, then or at any time.
#pragma once
#include <atomic>

#include "core/budget.h"
#include "core/quality.h"

namespace rakus::solve {

class Watched {
   public:
    // Both outlive this.
    Watched(const Progress& progress, const Cancelled& cancelled)
        : watch_({kForever, [this, &cancelled] { return stopped_.load() || (cancelled && cancelled()); },
                  [this, &progress](const Words&, std::uint64_t done, std::uint64_t total) {
                      if (!progress(done, total)) stopped_ = true;
                  }}) {}
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

    const Watch& watch() const { return watch_; }

   private:
    std::atomic<bool> stopped_{false};
    Watch watch_;
};

}  // namespace rakus::solve
