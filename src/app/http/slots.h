// Who may do slow work now. Everybody has a share: a free slot goes to the waiting client that holds the fewest, the
// longest waiting first, and none to a client that holds as many as one may; and only so many may wait, so that there
// is always a thread for what is quick.
#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <limits>
#include <list>
#include <map>
#include <mutex>
#include <string>

namespace rakus::app {

class Slots {
   public:
    Slots(int slots, std::size_t most_waiting, int most_of_one = std::numeric_limits<int>::max())
        : free_(slots), most_waiting_(most_waiting), most_of_one_(most_of_one) {}

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
    int most_of_one_;
    Waiting waiting_;
    std::map<std::string, int> held_;
};

// A slot for as long as it lives, if there was one.
class Slot {
   public:
    static constexpr std::chrono::milliseconds kPatience{22000};  // a little more than the longest answer takes
    Slot(Slots& slots, std::string client, const std::function<bool()>& gone,
         std::chrono::milliseconds patience = kPatience);
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
