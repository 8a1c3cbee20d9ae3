#include "app/http/slots.h"

#include <algorithm>

namespace rakus::app {
namespace {

constexpr std::chrono::milliseconds kLookUp{200};  // whether the client is still there

}  // namespace

// The one whose turn it is: of those whose client holds the fewest, the first; nobody's if even that is enough for one.
Slots::Waiting::iterator Slots::next() {
    const auto held = [&](const std::string* client) {
        const auto at = held_.find(*client);
        return at == held_.end() ? 0 : at->second;
    };
    const auto first = std::ranges::min_element(waiting_, {}, held);
    return first != waiting_.end() && held(*first) < most_of_one_ ? first : waiting_.end();
}

bool Slots::take(const std::string& client, std::chrono::milliseconds patience, const std::function<bool()>& gone) {
    const auto end = std::chrono::steady_clock::now() + patience;
    std::unique_lock lock(mutex_);
    if (waiting_.size() >= most_waiting_) return false;
    const auto place = waiting_.insert(waiting_.end(), &client);
    const auto my_turn = [&] { return free_ > 0 && next() == place; };
    bool got = my_turn();
    while (!got && std::chrono::steady_clock::now() < end && !(gone && gone()))
        got = changed_.wait_until(lock, std::min(end, std::chrono::steady_clock::now() + kLookUp), my_turn);
    waiting_.erase(place);
    if (got) --free_, ++held_[client];
    changed_.notify_all();
    return got;
}

void Slots::give_back(const std::string& client) {
    const std::scoped_lock lock(mutex_);
    ++free_;
    if (const auto at = held_.find(client); --at->second == 0) held_.erase(at);
    changed_.notify_all();
}

Slot::Slot(Slots& slots, std::string client, const std::function<bool()>& gone, std::chrono::milliseconds patience)
    : slots_(slots), client_(std::move(client)), taken_(slots.take(client_, patience, gone)) {}

Slot::~Slot() {
    if (taken_) slots_.give_back(client_);
}

}  // namespace rakus::app
