// What a command lets its answer cost: --time if it was given, Ctrl-C, and the progress of what has to be prepared
// first on stderr.
#pragma once
#include <memory>
#include <string_view>

#include "app/progress.h"
#include "core/budget.h"

namespace rakus::app {

class Waiting {
   public:
    explicit Waiting(const Console& console) : console_(console) {}
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

    // Lives no longer than this. From here on Ctrl-C is a wish to stop.
    Budget budget(double seconds);
    // Takes the bar away, before the answer is printed.
    void over() { bar_.reset(); }

   private:
    void tell(const Words& what, std::uint64_t done, std::uint64_t total);

    const Console& console_;
    std::string_view what_;  // is going on
    std::unique_ptr<ProgressBar> bar_;
};

}  // namespace rakus::app
