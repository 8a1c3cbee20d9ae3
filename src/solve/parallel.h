// Work for several threads: items are taken one after another by whoever is free. What an item does must not depend on
// who does it, so the result is the same for any number of jobs.
#pragma once
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace rakus::solve {

// Calls work(item, worker) for every item in [0, items); workers are numbered 0 .. jobs - 1. What one of them throws
// (memory may run out) ends the work of all and is thrown to the caller.
template <class Work>
void parallel_for(int jobs, std::size_t items, const Work& work) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr thrown;
    std::mutex throwing;
    const auto run = [&](int worker) {
        try {
            for (std::size_t i = next++; i < items; i = next++) work(i, worker);
        } catch (...) {
            next = items;
            const std::scoped_lock lock(throwing);
            thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (int worker = 1; worker < jobs; ++worker) others.emplace_back(run, worker);
        run(0);
    }
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace rakus::solve
