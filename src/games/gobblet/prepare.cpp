#include "games/gobblet/prepare.h"

#include <chrono>
#include <mutex>

#include "games/gobblet/book.h"

namespace rakus::gobblet {
namespace {

constexpr Words kMaking{"making Gobblet's table", "membuat tabel Gobblet"};
constexpr Words kWaiting{"waiting for Gobblet's table", "menunggu tabel Gobblet"};

std::shared_ptr<const Scores> solved(const Rules& rules, int jobs, const Watch& watch) {
    const std::uint64_t all = Atlas::get().bytes();
    auto scores = solve_all(rules, jobs, [&](int, std::uint64_t open) {
        watch.tell(kMaking, all - open, all);
        return !watch.out();
    });
    return scores ? std::make_shared<const Scores>(std::move(*scores)) : nullptr;
}

// The table of the rules last asked for; others would take 364 MB each.
class InMemory {
   public:
    static InMemory& get() {
        static InMemory one;
        return one;
    }
    // `make` is called by one thread at a time; empty if the watch is out or it makes nothing.
    template <class Make>
    std::optional<CompleteTable> find_or(const Rules& rules, const Watch& watch, const Make& make) {
        std::unique_lock lock(mutex_, std::defer_lock);
        while (!lock.try_lock_for(std::chrono::milliseconds(50))) {
            if (watch.out()) return std::nullopt;
            watch.tell(kWaiting, 0, 0);
        }
        if (!scores_ || rules_ != rules_of_values(rules)) {
            auto made = make();
            if (!made) return std::nullopt;
            scores_ = std::move(made), rules_ = rules_of_values(rules);
        }
        return CompleteTable::in_memory(scores_);
    }

    // Not waiting for one in the making.
    std::optional<CompleteTable> at_hand(const Rules& rules) {
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (!lock.owns_lock() || !scores_ || rules_ != rules_of_values(rules)) return std::nullopt;
        return CompleteTable::in_memory(scores_);
    }

   private:
    std::timed_mutex mutex_;
    std::string rules_;
    std::shared_ptr<const Scores> scores_;
};

std::optional<CompleteTable> in_folder(const Rules& rules, const std::string& folder, bool anew) {
    if (!CompleteTable::exists(folder, rules)) return std::nullopt;
    auto table = CompleteTable::open(folder, rules);
    if (!table || (anew && !table->file().check())) return std::nullopt;
    return std::move(*table);
}

}  // namespace

Preparation cost_of_table() {
    return {10, 364'149'969};  // the bytes of the atlas, which is not made for the sake of a number
}

std::optional<CompleteTable> table_at_hand(const Rules& rules) {
    return InMemory::get().at_hand(rules);
}

std::optional<CompleteTable> prepare_table(const Rules& rules, const solve::TableShelf& shelf, const Watch& watch,
                                           bool anew) {
    const auto make = [&] { return solved(rules, shelf.jobs, watch); };
    if (shelf.folder.empty() || !shelf.keep) return InMemory::get().find_or(rules, watch, make);
    const solve::TableLock lock(CompleteTable::path(shelf.folder, rules), watch);
    if (!lock.held()) return lock.writable() ? std::nullopt : InMemory::get().find_or(rules, watch, make);
    if (auto table = in_folder(rules, shelf.folder, anew)) return table;
    const auto scores = make();
    if (!scores) return std::nullopt;
    const bool saved = CompleteTable::save(shelf.folder, rules, *scores, [&] { return watch.out(); }).ok();
    if (!saved && watch.out()) return std::nullopt;
    if (saved)
        if (auto table = in_folder(rules, shelf.folder, false)) return table;
    return InMemory::get().find_or(rules, watch, [&] { return scores; });
}

}  // namespace rakus::gobblet
