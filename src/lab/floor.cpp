#include "lab/floor.h"

#include <algorithm>
#include <new>

namespace rakus::lab {
namespace {

// What is thrown on a thread (memory may run out) is an error of the block.
Result<std::string> played(const PlayBlock& play, std::size_t block) try {
    return play(block);
} catch (const std::bad_alloc&) {
    return internal_error("out of memory", "memori habis");
}

}  // namespace

Floor::Floor(int hands, PlayBlock play) : shared_(std::make_shared<Shared>()) {
    shared_->play = std::move(play);
    for (int i = 0; i < std::max(1, hands); ++i) hands_.emplace_back(hand, shared_);
}

Floor::~Floor() {
    cancel();
    {
        const std::scoped_lock lock(shared_->mutex);
        shared_->closed = true;
    }
    shared_->work.notify_all();
    for (auto& h : hands_) h.join();
}

void Floor::order(std::size_t block) {
    const std::scoped_lock lock(shared_->mutex);
    shared_->orders.push_back(block);
    ++shared_->open;
    shared_->work.notify_one();
}

void Floor::cancel() {
    const std::scoped_lock lock(shared_->mutex);
    shared_->open -= shared_->orders.size();
    shared_->orders.clear();
}

std::optional<Floor::Ready> Floor::collect(std::chrono::milliseconds patience) {
    std::unique_lock lock(shared_->mutex);
    shared_->result.wait_for(lock, patience, [&] { return !shared_->finished.empty(); });
    if (shared_->finished.empty()) return std::nullopt;
    Ready f = std::move(shared_->finished.front());
    shared_->finished.pop_front();
    --shared_->open;
    return f;
}

std::size_t Floor::open() const {
    const std::scoped_lock lock(shared_->mutex);
    return shared_->open;
}

void Floor::hand(const std::shared_ptr<Shared>& s) {
    std::unique_lock lock(s->mutex);
    for (;;) {
        s->work.wait(lock, [&] { return s->closed || !s->orders.empty(); });
        if (s->closed) return;
        const std::size_t block = s->orders.front();
        s->orders.pop_front();
        lock.unlock();
        auto bytes = played(s->play, block);
        lock.lock();
        s->finished.push_back({block, std::move(bytes)});
        s->result.notify_one();
    }
}

}  // namespace rakus::lab
