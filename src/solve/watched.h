// A watch over long work that tells its progress to somebody who may stop it.
#pragma once
#include <atomic>

#include "core/budget.h"
#include "core/quality.h"

namespace rakus::solve {

class Watched {
   public:
    // `progress` outlives this.
    explicit Watched(const Progress& progress)
        : watch_({kForever, [this] { return stopped_.load(); },
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
