// Who may do slow work now. Everybody has a share: a free slot goes to the waiting client that holds the fewest, the
// longest waiting first; and only so many may wait, so that there is always a thread for what is quick.
#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <string>

namespace rakus::app {

class Slots {
   public:
    Slots(int slots, std::size_t most_waiting) : free_(slots), most_waiting_(most_waiting) {}

    // Waits for a slot, at most this long. False: too many wait, none came free, or nobody wants it any more.
    bool take(const std::string& client, std::chrono::milliseconds patience, const std::function<bool()>& gone = {});
    void give_back(const std::string& client);

   private:
    using Waiting = std::list<const std::string*>;
    Waiting::iterator next();

    std::mutex mutex_;
    std::condition_variable changed_;
    int free_;
    std::size_t most_waiting_;
    Waiting waiting_;
    std::map<std::string, int> held_;
};

// A slot for as long as it lives, if there was one.
class Slot {
   public:
    Slot(Slots& slots, std::string client, const std::function<bool()>& gone);
    ~Slot();
    Slot(const Slot&) = delete;
    Slot& operator=(const Slot&) = delete;
    bool taken() const { return taken_; }

   private:
    Slots& slots_;
    std::string client_;
    bool taken_;
};

}  // namespace rakus::app
